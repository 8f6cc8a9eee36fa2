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
 * A representation of the literals of the enumeration '<em><b>Context Exchange</b></em>',
 * and utility methods for working with them.
 * <!-- end-user-doc -->
 * <!-- begin-model-doc -->
 * How the ranks of CP get the keys and values of one another.
 * <!-- end-model-doc -->
 * @see org.eastwest.model.design.DesignPackage#getContextExchange()
 * @model
 * @generated
 */
public enum ContextExchange implements Enumerator {
	/**
	 * The '<em><b>RING</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * In a ring, one part at a time, beside attention to the part before (arXiv:2310.01889).
	 * <!-- end-model-doc -->
	 * @see #RING_VALUE
	 * @generated
	 * @ordered
	 */
	RING(0, "RING", "ring"),

	/**
	 * The '<em><b>ALL GATHER</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * All of them before attention, which any mask allows; nothing hides it (Llama 3, arXiv:2407.21783, section 3.3.2).
	 * <!-- end-model-doc -->
	 * @see #ALL_GATHER_VALUE
	 * @generated
	 * @ordered
	 */
	ALL_GATHER(1, "ALL_GATHER", "all-gather");

	/**
	 * The '<em><b>RING</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * In a ring, one part at a time, beside attention to the part before (arXiv:2310.01889).
	 * <!-- end-model-doc -->
	 * @see #RING
	 * @model literal="ring"
	 * @generated
	 * @ordered
	 */
	public static final int RING_VALUE = 0;

	/**
	 * The '<em><b>ALL GATHER</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * All of them before attention, which any mask allows; nothing hides it (Llama 3, arXiv:2407.21783, section 3.3.2).
	 * <!-- end-model-doc -->
	 * @see #ALL_GATHER
	 * @model literal="all-gather"
	 * @generated
	 * @ordered
	 */
	public static final int ALL_GATHER_VALUE = 1;

	/**
	 * An array of all the '<em><b>Context Exchange</b></em>' enumerators.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private static final ContextExchange[] VALUES_ARRAY =
		new ContextExchange[] {
			RING,
			ALL_GATHER,
		};

	/**
	 * A public read-only list of all the '<em><b>Context Exchange</b></em>' enumerators.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public static final List<ContextExchange> VALUES = Collections.unmodifiableList(Arrays.asList(VALUES_ARRAY));

	/**
	 * Returns the '<em><b>Context Exchange</b></em>' literal with the specified literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param literal the literal.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static ContextExchange get(String literal) {
		for (int i = 0; i < VALUES_ARRAY.length; ++i) {
			ContextExchange result = VALUES_ARRAY[i];
			if (result.toString().equals(literal)) {
				return result;
			}
		}
		return null;
	}

	/**
	 * Returns the '<em><b>Context Exchange</b></em>' literal with the specified name.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param name the name.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static ContextExchange getByName(String name) {
		for (int i = 0; i < VALUES_ARRAY.length; ++i) {
			ContextExchange result = VALUES_ARRAY[i];
			if (result.getName().equals(name)) {
				return result;
			}
		}
		return null;
	}

	/**
	 * Returns the '<em><b>Context Exchange</b></em>' literal with the specified integer value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the integer value.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static ContextExchange get(int value) {
		switch (value) {
			case RING_VALUE: return RING;
			case ALL_GATHER_VALUE: return ALL_GATHER;
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
	private ContextExchange(int value, String name, String literal) {
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
	
} //ContextExchange
