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
 * A representation of the literals of the enumeration '<em><b>Optimizer</b></em>',
 * and utility methods for working with them.
 * <!-- end-user-doc -->
 * <!-- begin-model-doc -->
 * An optimizer, with the state it keeps per parameter beside a 4-byte master copy.
 * <!-- end-model-doc -->
 * @see org.eastwest.model.design.DesignPackage#getOptimizer()
 * @model
 * @generated
 */
public enum Optimizer implements Enumerator {
	/**
	 * The '<em><b>ADAM</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Adam or AdamW: two moments, 8 bytes.
	 * <!-- end-model-doc -->
	 * @see #ADAM_VALUE
	 * @generated
	 * @ordered
	 */
	ADAM(0, "ADAM", "adam"),

	/**
	 * The '<em><b>ADAM BF16</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Adam with moments in bf16: 4 bytes (arXiv:2412.19437, section 3.3.3).
	 * <!-- end-model-doc -->
	 * @see #ADAM_BF16_VALUE
	 * @generated
	 * @ordered
	 */
	ADAM_BF16(1, "ADAM_BF16", "adam-bf16"),

	/**
	 * The '<em><b>SGD MOMENTUM</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Stochastic gradient descent with momentum: 4 bytes.
	 * <!-- end-model-doc -->
	 * @see #SGD_MOMENTUM_VALUE
	 * @generated
	 * @ordered
	 */
	SGD_MOMENTUM(2, "SGD_MOMENTUM", "sgd-momentum"),

	/**
	 * The '<em><b>SGD</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Stochastic gradient descent: none.
	 * <!-- end-model-doc -->
	 * @see #SGD_VALUE
	 * @generated
	 * @ordered
	 */
	SGD(3, "SGD", "sgd");

	/**
	 * The '<em><b>ADAM</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Adam or AdamW: two moments, 8 bytes.
	 * <!-- end-model-doc -->
	 * @see #ADAM
	 * @model literal="adam"
	 * @generated
	 * @ordered
	 */
	public static final int ADAM_VALUE = 0;

	/**
	 * The '<em><b>ADAM BF16</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Adam with moments in bf16: 4 bytes (arXiv:2412.19437, section 3.3.3).
	 * <!-- end-model-doc -->
	 * @see #ADAM_BF16
	 * @model literal="adam-bf16"
	 * @generated
	 * @ordered
	 */
	public static final int ADAM_BF16_VALUE = 1;

	/**
	 * The '<em><b>SGD MOMENTUM</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Stochastic gradient descent with momentum: 4 bytes.
	 * <!-- end-model-doc -->
	 * @see #SGD_MOMENTUM
	 * @model literal="sgd-momentum"
	 * @generated
	 * @ordered
	 */
	public static final int SGD_MOMENTUM_VALUE = 2;

	/**
	 * The '<em><b>SGD</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Stochastic gradient descent: none.
	 * <!-- end-model-doc -->
	 * @see #SGD
	 * @model literal="sgd"
	 * @generated
	 * @ordered
	 */
	public static final int SGD_VALUE = 3;

	/**
	 * An array of all the '<em><b>Optimizer</b></em>' enumerators.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private static final Optimizer[] VALUES_ARRAY =
		new Optimizer[] {
			ADAM,
			ADAM_BF16,
			SGD_MOMENTUM,
			SGD,
		};

	/**
	 * A public read-only list of all the '<em><b>Optimizer</b></em>' enumerators.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public static final List<Optimizer> VALUES = Collections.unmodifiableList(Arrays.asList(VALUES_ARRAY));

	/**
	 * Returns the '<em><b>Optimizer</b></em>' literal with the specified literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param literal the literal.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static Optimizer get(String literal) {
		for (int i = 0; i < VALUES_ARRAY.length; ++i) {
			Optimizer result = VALUES_ARRAY[i];
			if (result.toString().equals(literal)) {
				return result;
			}
		}
		return null;
	}

	/**
	 * Returns the '<em><b>Optimizer</b></em>' literal with the specified name.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param name the name.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static Optimizer getByName(String name) {
		for (int i = 0; i < VALUES_ARRAY.length; ++i) {
			Optimizer result = VALUES_ARRAY[i];
			if (result.getName().equals(name)) {
				return result;
			}
		}
		return null;
	}

	/**
	 * Returns the '<em><b>Optimizer</b></em>' literal with the specified integer value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the integer value.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static Optimizer get(int value) {
		switch (value) {
			case ADAM_VALUE: return ADAM;
			case ADAM_BF16_VALUE: return ADAM_BF16;
			case SGD_MOMENTUM_VALUE: return SGD_MOMENTUM;
			case SGD_VALUE: return SGD;
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
	private Optimizer(int value, String name, String literal) {
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
	
} //Optimizer
