/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.eastwest.model.view;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;

import org.eclipse.emf.common.util.Enumerator;

/**
 * <!-- begin-user-doc -->
 * A representation of the literals of the enumeration '<em><b>Place Kind</b></em>',
 * and utility methods for working with them.
 * <!-- end-user-doc -->
 * <!-- begin-model-doc -->
 * Kinds of places.
 * <!-- end-model-doc -->
 * @see org.eastwest.model.view.ViewPackage#getPlaceKind()
 * @model
 * @generated
 */
public enum PlaceKind implements Enumerator {
	/**
	 * The '<em><b>SERVER GROUP</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Equal servers.
	 * <!-- end-model-doc -->
	 * @see #SERVER_GROUP_VALUE
	 * @generated
	 * @ordered
	 */
	SERVER_GROUP(0, "SERVER_GROUP", "server group"),

	/**
	 * The '<em><b>SCALE UP DOMAIN</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * GPUs joined by NVLink or its like.
	 * <!-- end-model-doc -->
	 * @see #SCALE_UP_DOMAIN_VALUE
	 * @generated
	 * @ordered
	 */
	SCALE_UP_DOMAIN(1, "SCALE_UP_DOMAIN", "scale-up domain"),

	/**
	 * The '<em><b>SERVER</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * One server.
	 * <!-- end-model-doc -->
	 * @see #SERVER_VALUE
	 * @generated
	 * @ordered
	 */
	SERVER(2, "SERVER", "server"),

	/**
	 * The '<em><b>RACK</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * A rack.
	 * <!-- end-model-doc -->
	 * @see #RACK_VALUE
	 * @generated
	 * @ordered
	 */
	RACK(3, "RACK", "rack"),

	/**
	 * The '<em><b>POD</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * What hangs below one group of spines.
	 * <!-- end-model-doc -->
	 * @see #POD_VALUE
	 * @generated
	 * @ordered
	 */
	POD(4, "POD", "pod"),

	/**
	 * The '<em><b>PLANE</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * One of several disjoint fabrics.
	 * <!-- end-model-doc -->
	 * @see #PLANE_VALUE
	 * @generated
	 * @ordered
	 */
	PLANE(5, "PLANE", "plane"),

	/**
	 * The '<em><b>TIER</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * A tier of switches.
	 * <!-- end-model-doc -->
	 * @see #TIER_VALUE
	 * @generated
	 * @ordered
	 */
	TIER(6, "TIER", "tier"),

	/**
	 * The '<em><b>REPLICA</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Ranks that hold the model once.
	 * <!-- end-model-doc -->
	 * @see #REPLICA_VALUE
	 * @generated
	 * @ordered
	 */
	REPLICA(7, "REPLICA", "replica"),

	/**
	 * The '<em><b>STAGE</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * A stage of the pipeline.
	 * <!-- end-model-doc -->
	 * @see #STAGE_VALUE
	 * @generated
	 * @ordered
	 */
	STAGE(8, "STAGE", "stage");

	/**
	 * The '<em><b>SERVER GROUP</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Equal servers.
	 * <!-- end-model-doc -->
	 * @see #SERVER_GROUP
	 * @model literal="server group"
	 * @generated
	 * @ordered
	 */
	public static final int SERVER_GROUP_VALUE = 0;

	/**
	 * The '<em><b>SCALE UP DOMAIN</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * GPUs joined by NVLink or its like.
	 * <!-- end-model-doc -->
	 * @see #SCALE_UP_DOMAIN
	 * @model literal="scale-up domain"
	 * @generated
	 * @ordered
	 */
	public static final int SCALE_UP_DOMAIN_VALUE = 1;

	/**
	 * The '<em><b>SERVER</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * One server.
	 * <!-- end-model-doc -->
	 * @see #SERVER
	 * @model literal="server"
	 * @generated
	 * @ordered
	 */
	public static final int SERVER_VALUE = 2;

	/**
	 * The '<em><b>RACK</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * A rack.
	 * <!-- end-model-doc -->
	 * @see #RACK
	 * @model literal="rack"
	 * @generated
	 * @ordered
	 */
	public static final int RACK_VALUE = 3;

	/**
	 * The '<em><b>POD</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * What hangs below one group of spines.
	 * <!-- end-model-doc -->
	 * @see #POD
	 * @model literal="pod"
	 * @generated
	 * @ordered
	 */
	public static final int POD_VALUE = 4;

	/**
	 * The '<em><b>PLANE</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * One of several disjoint fabrics.
	 * <!-- end-model-doc -->
	 * @see #PLANE
	 * @model literal="plane"
	 * @generated
	 * @ordered
	 */
	public static final int PLANE_VALUE = 5;

	/**
	 * The '<em><b>TIER</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * A tier of switches.
	 * <!-- end-model-doc -->
	 * @see #TIER
	 * @model literal="tier"
	 * @generated
	 * @ordered
	 */
	public static final int TIER_VALUE = 6;

	/**
	 * The '<em><b>REPLICA</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Ranks that hold the model once.
	 * <!-- end-model-doc -->
	 * @see #REPLICA
	 * @model literal="replica"
	 * @generated
	 * @ordered
	 */
	public static final int REPLICA_VALUE = 7;

	/**
	 * The '<em><b>STAGE</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * A stage of the pipeline.
	 * <!-- end-model-doc -->
	 * @see #STAGE
	 * @model literal="stage"
	 * @generated
	 * @ordered
	 */
	public static final int STAGE_VALUE = 8;

	/**
	 * An array of all the '<em><b>Place Kind</b></em>' enumerators.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private static final PlaceKind[] VALUES_ARRAY =
		new PlaceKind[] {
			SERVER_GROUP,
			SCALE_UP_DOMAIN,
			SERVER,
			RACK,
			POD,
			PLANE,
			TIER,
			REPLICA,
			STAGE,
		};

	/**
	 * A public read-only list of all the '<em><b>Place Kind</b></em>' enumerators.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public static final List<PlaceKind> VALUES = Collections.unmodifiableList(Arrays.asList(VALUES_ARRAY));

	/**
	 * Returns the '<em><b>Place Kind</b></em>' literal with the specified literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param literal the literal.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static PlaceKind get(String literal) {
		for (int i = 0; i < VALUES_ARRAY.length; ++i) {
			PlaceKind result = VALUES_ARRAY[i];
			if (result.toString().equals(literal)) {
				return result;
			}
		}
		return null;
	}

	/**
	 * Returns the '<em><b>Place Kind</b></em>' literal with the specified name.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param name the name.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static PlaceKind getByName(String name) {
		for (int i = 0; i < VALUES_ARRAY.length; ++i) {
			PlaceKind result = VALUES_ARRAY[i];
			if (result.getName().equals(name)) {
				return result;
			}
		}
		return null;
	}

	/**
	 * Returns the '<em><b>Place Kind</b></em>' literal with the specified integer value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the integer value.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static PlaceKind get(int value) {
		switch (value) {
			case SERVER_GROUP_VALUE: return SERVER_GROUP;
			case SCALE_UP_DOMAIN_VALUE: return SCALE_UP_DOMAIN;
			case SERVER_VALUE: return SERVER;
			case RACK_VALUE: return RACK;
			case POD_VALUE: return POD;
			case PLANE_VALUE: return PLANE;
			case TIER_VALUE: return TIER;
			case REPLICA_VALUE: return REPLICA;
			case STAGE_VALUE: return STAGE;
		}
		return null;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private final int value;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private final String name;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private final String literal;

	/**
	 * Only this class can construct instances.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private PlaceKind(int value, String name, String literal) {
		this.value = value;
		this.name = name;
		this.literal = literal;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public int getValue() {
	  return value;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getName() {
	  return name;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getLiteral() {
	  return literal;
	}

	/**
	 * Returns the literal value of the enumerator, which is its string representation.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String toString() {
		return literal;
	}
	
} //PlaceKind
