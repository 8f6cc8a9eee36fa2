/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.eastwest.model.design;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;

import org.eclipse.emf.common.util.Enumerator;

/**
 * <!-- begin-user-doc -->
 * A representation of the literals of the enumeration '<em><b>Tier Kind</b></em>',
 * and utility methods for working with them.
 * <!-- end-user-doc -->
 * <!-- begin-model-doc -->
 * The place of a switch in the hierarchy.
 * <!-- end-model-doc -->
 * @see org.eastwest.model.design.DesignPackage#getTierKind()
 * @model
 * @generated
 */
public enum TierKind implements Enumerator {
	/**
	 * The '<em><b>LEAF</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Connects endpoints.
	 * <!-- end-model-doc -->
	 * @see #LEAF_VALUE
	 * @generated
	 * @ordered
	 */
	LEAF(0, "LEAF", "leaf"),

	/**
	 * The '<em><b>SPINE</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Connects leaves.
	 * <!-- end-model-doc -->
	 * @see #SPINE_VALUE
	 * @generated
	 * @ordered
	 */
	SPINE(1, "SPINE", "spine"),

	/**
	 * The '<em><b>CORE</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Connects spines.
	 * <!-- end-model-doc -->
	 * @see #CORE_VALUE
	 * @generated
	 * @ordered
	 */
	CORE(2, "CORE", "core");

	/**
	 * The '<em><b>LEAF</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Connects endpoints.
	 * <!-- end-model-doc -->
	 * @see #LEAF
	 * @model literal="leaf"
	 * @generated
	 * @ordered
	 */
	public static final int LEAF_VALUE = 0;

	/**
	 * The '<em><b>SPINE</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Connects leaves.
	 * <!-- end-model-doc -->
	 * @see #SPINE
	 * @model literal="spine"
	 * @generated
	 * @ordered
	 */
	public static final int SPINE_VALUE = 1;

	/**
	 * The '<em><b>CORE</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Connects spines.
	 * <!-- end-model-doc -->
	 * @see #CORE
	 * @model literal="core"
	 * @generated
	 * @ordered
	 */
	public static final int CORE_VALUE = 2;

	/**
	 * An array of all the '<em><b>Tier Kind</b></em>' enumerators.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private static final TierKind[] VALUES_ARRAY =
		new TierKind[] {
			LEAF,
			SPINE,
			CORE,
		};

	/**
	 * A public read-only list of all the '<em><b>Tier Kind</b></em>' enumerators.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public static final List<TierKind> VALUES = Collections.unmodifiableList(Arrays.asList(VALUES_ARRAY));

	/**
	 * Returns the '<em><b>Tier Kind</b></em>' literal with the specified literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param literal the literal.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static TierKind get(String literal) {
		for (int i = 0; i < VALUES_ARRAY.length; ++i) {
			TierKind result = VALUES_ARRAY[i];
			if (result.toString().equals(literal)) {
				return result;
			}
		}
		return null;
	}

	/**
	 * Returns the '<em><b>Tier Kind</b></em>' literal with the specified name.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param name the name.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static TierKind getByName(String name) {
		for (int i = 0; i < VALUES_ARRAY.length; ++i) {
			TierKind result = VALUES_ARRAY[i];
			if (result.getName().equals(name)) {
				return result;
			}
		}
		return null;
	}

	/**
	 * Returns the '<em><b>Tier Kind</b></em>' literal with the specified integer value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the integer value.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static TierKind get(int value) {
		switch (value) {
			case LEAF_VALUE: return LEAF;
			case SPINE_VALUE: return SPINE;
			case CORE_VALUE: return CORE;
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
	private TierKind(int value, String name, String literal) {
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
	
} //TierKind
