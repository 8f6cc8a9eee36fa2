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
 * A representation of the literals of the enumeration '<em><b>Thing Kind</b></em>',
 * and utility methods for working with them.
 * <!-- end-user-doc -->
 * <!-- begin-model-doc -->
 * Kinds of things.
 * <!-- end-model-doc -->
 * @see org.eastwest.model.view.ViewPackage#getThingKind()
 * @model
 * @generated
 */
public enum ThingKind implements Enumerator {
	/**
	 * The '<em><b>GPU</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * GPUs.
	 * <!-- end-model-doc -->
	 * @see #GPU_VALUE
	 * @generated
	 * @ordered
	 */
	GPU(0, "GPU", "GPU"),

	/**
	 * The '<em><b>SCALE UP SWITCH</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * What joins the GPUs of a domain.
	 * <!-- end-model-doc -->
	 * @see #SCALE_UP_SWITCH_VALUE
	 * @generated
	 * @ordered
	 */
	SCALE_UP_SWITCH(1, "SCALE_UP_SWITCH", "scale-up switch"),

	/**
	 * The '<em><b>NIC</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * NICs of one role.
	 * <!-- end-model-doc -->
	 * @see #NIC_VALUE
	 * @generated
	 * @ordered
	 */
	NIC(2, "NIC", "NIC"),

	/**
	 * The '<em><b>SERVER</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Servers.
	 * <!-- end-model-doc -->
	 * @see #SERVER_VALUE
	 * @generated
	 * @ordered
	 */
	SERVER(3, "SERVER", "server"),

	/**
	 * The '<em><b>LEAF</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Leaf switches.
	 * <!-- end-model-doc -->
	 * @see #LEAF_VALUE
	 * @generated
	 * @ordered
	 */
	LEAF(4, "LEAF", "leaf"),

	/**
	 * The '<em><b>SPINE</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Spine switches.
	 * <!-- end-model-doc -->
	 * @see #SPINE_VALUE
	 * @generated
	 * @ordered
	 */
	SPINE(5, "SPINE", "spine"),

	/**
	 * The '<em><b>CORE</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Core switches.
	 * <!-- end-model-doc -->
	 * @see #CORE_VALUE
	 * @generated
	 * @ordered
	 */
	CORE(6, "CORE", "core"),

	/**
	 * The '<em><b>FABRIC</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * A whole fabric.
	 * <!-- end-model-doc -->
	 * @see #FABRIC_VALUE
	 * @generated
	 * @ordered
	 */
	FABRIC(7, "FABRIC", "fabric"),

	/**
	 * The '<em><b>RANK</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Ranks of a job.
	 * <!-- end-model-doc -->
	 * @see #RANK_VALUE
	 * @generated
	 * @ordered
	 */
	RANK(8, "RANK", "rank"),

	/**
	 * The '<em><b>EMPTY</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Free rack units.
	 * <!-- end-model-doc -->
	 * @see #EMPTY_VALUE
	 * @generated
	 * @ordered
	 */
	EMPTY(9, "EMPTY", "empty"),

	/**
	 * The '<em><b>LEGEND</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * An entry of a legend.
	 * <!-- end-model-doc -->
	 * @see #LEGEND_VALUE
	 * @generated
	 * @ordered
	 */
	LEGEND(10, "LEGEND", "legend");

	/**
	 * The '<em><b>GPU</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * GPUs.
	 * <!-- end-model-doc -->
	 * @see #GPU
	 * @model
	 * @generated
	 * @ordered
	 */
	public static final int GPU_VALUE = 0;

	/**
	 * The '<em><b>SCALE UP SWITCH</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * What joins the GPUs of a domain.
	 * <!-- end-model-doc -->
	 * @see #SCALE_UP_SWITCH
	 * @model literal="scale-up switch"
	 * @generated
	 * @ordered
	 */
	public static final int SCALE_UP_SWITCH_VALUE = 1;

	/**
	 * The '<em><b>NIC</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * NICs of one role.
	 * <!-- end-model-doc -->
	 * @see #NIC
	 * @model
	 * @generated
	 * @ordered
	 */
	public static final int NIC_VALUE = 2;

	/**
	 * The '<em><b>SERVER</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Servers.
	 * <!-- end-model-doc -->
	 * @see #SERVER
	 * @model literal="server"
	 * @generated
	 * @ordered
	 */
	public static final int SERVER_VALUE = 3;

	/**
	 * The '<em><b>LEAF</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Leaf switches.
	 * <!-- end-model-doc -->
	 * @see #LEAF
	 * @model literal="leaf"
	 * @generated
	 * @ordered
	 */
	public static final int LEAF_VALUE = 4;

	/**
	 * The '<em><b>SPINE</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Spine switches.
	 * <!-- end-model-doc -->
	 * @see #SPINE
	 * @model literal="spine"
	 * @generated
	 * @ordered
	 */
	public static final int SPINE_VALUE = 5;

	/**
	 * The '<em><b>CORE</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Core switches.
	 * <!-- end-model-doc -->
	 * @see #CORE
	 * @model literal="core"
	 * @generated
	 * @ordered
	 */
	public static final int CORE_VALUE = 6;

	/**
	 * The '<em><b>FABRIC</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * A whole fabric.
	 * <!-- end-model-doc -->
	 * @see #FABRIC
	 * @model literal="fabric"
	 * @generated
	 * @ordered
	 */
	public static final int FABRIC_VALUE = 7;

	/**
	 * The '<em><b>RANK</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Ranks of a job.
	 * <!-- end-model-doc -->
	 * @see #RANK
	 * @model literal="rank"
	 * @generated
	 * @ordered
	 */
	public static final int RANK_VALUE = 8;

	/**
	 * The '<em><b>EMPTY</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Free rack units.
	 * <!-- end-model-doc -->
	 * @see #EMPTY
	 * @model literal="empty"
	 * @generated
	 * @ordered
	 */
	public static final int EMPTY_VALUE = 9;

	/**
	 * The '<em><b>LEGEND</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * An entry of a legend.
	 * <!-- end-model-doc -->
	 * @see #LEGEND
	 * @model literal="legend"
	 * @generated
	 * @ordered
	 */
	public static final int LEGEND_VALUE = 10;

	/**
	 * An array of all the '<em><b>Thing Kind</b></em>' enumerators.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private static final ThingKind[] VALUES_ARRAY =
		new ThingKind[] {
			GPU,
			SCALE_UP_SWITCH,
			NIC,
			SERVER,
			LEAF,
			SPINE,
			CORE,
			FABRIC,
			RANK,
			EMPTY,
			LEGEND,
		};

	/**
	 * A public read-only list of all the '<em><b>Thing Kind</b></em>' enumerators.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public static final List<ThingKind> VALUES = Collections.unmodifiableList(Arrays.asList(VALUES_ARRAY));

	/**
	 * Returns the '<em><b>Thing Kind</b></em>' literal with the specified literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param literal the literal.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static ThingKind get(String literal) {
		for (int i = 0; i < VALUES_ARRAY.length; ++i) {
			ThingKind result = VALUES_ARRAY[i];
			if (result.toString().equals(literal)) {
				return result;
			}
		}
		return null;
	}

	/**
	 * Returns the '<em><b>Thing Kind</b></em>' literal with the specified name.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param name the name.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static ThingKind getByName(String name) {
		for (int i = 0; i < VALUES_ARRAY.length; ++i) {
			ThingKind result = VALUES_ARRAY[i];
			if (result.getName().equals(name)) {
				return result;
			}
		}
		return null;
	}

	/**
	 * Returns the '<em><b>Thing Kind</b></em>' literal with the specified integer value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the integer value.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static ThingKind get(int value) {
		switch (value) {
			case GPU_VALUE: return GPU;
			case SCALE_UP_SWITCH_VALUE: return SCALE_UP_SWITCH;
			case NIC_VALUE: return NIC;
			case SERVER_VALUE: return SERVER;
			case LEAF_VALUE: return LEAF;
			case SPINE_VALUE: return SPINE;
			case CORE_VALUE: return CORE;
			case FABRIC_VALUE: return FABRIC;
			case RANK_VALUE: return RANK;
			case EMPTY_VALUE: return EMPTY;
			case LEGEND_VALUE: return LEGEND;
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
	private ThingKind(int value, String name, String literal) {
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
	
} //ThingKind
