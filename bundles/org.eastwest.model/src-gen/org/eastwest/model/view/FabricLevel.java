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
 * A representation of the literals of the enumeration '<em><b>Fabric Level</b></em>',
 * and utility methods for working with them.
 * <!-- end-user-doc -->
 * <!-- begin-model-doc -->
 * How close a fabric is looked at.
 * <!-- end-model-doc -->
 * @see org.eastwest.model.view.ViewPackage#getFabricLevel()
 * @model
 * @generated
 */
public enum FabricLevel implements Enumerator {
	/**
	 * The '<em><b>OVERVIEW</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Tiers and pods as groups.
	 * <!-- end-model-doc -->
	 * @see #OVERVIEW_VALUE
	 * @generated
	 * @ordered
	 */
	OVERVIEW(0, "OVERVIEW", "overview"),

	/**
	 * The '<em><b>POD</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * One pod, switch by switch.
	 * <!-- end-model-doc -->
	 * @see #POD_VALUE
	 * @generated
	 * @ordered
	 */
	POD(1, "POD", "pod"),

	/**
	 * The '<em><b>RACK</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * One rack.
	 * <!-- end-model-doc -->
	 * @see #RACK_VALUE
	 * @generated
	 * @ordered
	 */
	RACK(2, "RACK", "rack"),

	/**
	 * The '<em><b>SWITCH</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * One switch with its ports.
	 * <!-- end-model-doc -->
	 * @see #SWITCH_VALUE
	 * @generated
	 * @ordered
	 */
	SWITCH(3, "SWITCH", "switch");

	/**
	 * The '<em><b>OVERVIEW</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Tiers and pods as groups.
	 * <!-- end-model-doc -->
	 * @see #OVERVIEW
	 * @model literal="overview"
	 * @generated
	 * @ordered
	 */
	public static final int OVERVIEW_VALUE = 0;

	/**
	 * The '<em><b>POD</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * One pod, switch by switch.
	 * <!-- end-model-doc -->
	 * @see #POD
	 * @model literal="pod"
	 * @generated
	 * @ordered
	 */
	public static final int POD_VALUE = 1;

	/**
	 * The '<em><b>RACK</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * One rack.
	 * <!-- end-model-doc -->
	 * @see #RACK
	 * @model literal="rack"
	 * @generated
	 * @ordered
	 */
	public static final int RACK_VALUE = 2;

	/**
	 * The '<em><b>SWITCH</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * One switch with its ports.
	 * <!-- end-model-doc -->
	 * @see #SWITCH
	 * @model literal="switch"
	 * @generated
	 * @ordered
	 */
	public static final int SWITCH_VALUE = 3;

	/**
	 * An array of all the '<em><b>Fabric Level</b></em>' enumerators.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private static final FabricLevel[] VALUES_ARRAY =
		new FabricLevel[] {
			OVERVIEW,
			POD,
			RACK,
			SWITCH,
		};

	/**
	 * A public read-only list of all the '<em><b>Fabric Level</b></em>' enumerators.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public static final List<FabricLevel> VALUES = Collections.unmodifiableList(Arrays.asList(VALUES_ARRAY));

	/**
	 * Returns the '<em><b>Fabric Level</b></em>' literal with the specified literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param literal the literal.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static FabricLevel get(String literal) {
		for (int i = 0; i < VALUES_ARRAY.length; ++i) {
			FabricLevel result = VALUES_ARRAY[i];
			if (result.toString().equals(literal)) {
				return result;
			}
		}
		return null;
	}

	/**
	 * Returns the '<em><b>Fabric Level</b></em>' literal with the specified name.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param name the name.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static FabricLevel getByName(String name) {
		for (int i = 0; i < VALUES_ARRAY.length; ++i) {
			FabricLevel result = VALUES_ARRAY[i];
			if (result.getName().equals(name)) {
				return result;
			}
		}
		return null;
	}

	/**
	 * Returns the '<em><b>Fabric Level</b></em>' literal with the specified integer value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the integer value.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static FabricLevel get(int value) {
		switch (value) {
			case OVERVIEW_VALUE: return OVERVIEW;
			case POD_VALUE: return POD;
			case RACK_VALUE: return RACK;
			case SWITCH_VALUE: return SWITCH;
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
	private FabricLevel(int value, String name, String literal) {
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
	
} //FabricLevel
