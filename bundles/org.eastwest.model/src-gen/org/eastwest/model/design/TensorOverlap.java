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
 * A representation of the literals of the enumeration '<em><b>Tensor Overlap</b></em>',
 * and utility methods for working with them.
 * <!-- end-user-doc -->
 * <!-- begin-model-doc -->
 * In which pieces communication of TP hides behind matrix multiplications.
 * <!-- end-model-doc -->
 * @see org.eastwest.model.design.DesignPackage#getTensorOverlap()
 * @model
 * @generated
 */
public enum TensorOverlap implements Enumerator {
	/**
	 * The '<em><b>RING</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * As many chunks as ranks, each multiplied while the ring passes on the next; needs sequence parallelism.
	 * <!-- end-model-doc -->
	 * @see #RING_VALUE
	 * @generated
	 * @ordered
	 */
	RING(0, "RING", "ring"),

	/**
	 * The '<em><b>PIPELINED</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * A collective for each of four parts of the micro-batch, beside the multiplication of the next.
	 * <!-- end-model-doc -->
	 * @see #PIPELINED_VALUE
	 * @generated
	 * @ordered
	 */
	PIPELINED(1, "PIPELINED", "pipelined");

	/**
	 * The '<em><b>RING</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * As many chunks as ranks, each multiplied while the ring passes on the next; needs sequence parallelism.
	 * <!-- end-model-doc -->
	 * @see #RING
	 * @model literal="ring"
	 * @generated
	 * @ordered
	 */
	public static final int RING_VALUE = 0;

	/**
	 * The '<em><b>PIPELINED</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * A collective for each of four parts of the micro-batch, beside the multiplication of the next.
	 * <!-- end-model-doc -->
	 * @see #PIPELINED
	 * @model literal="pipelined"
	 * @generated
	 * @ordered
	 */
	public static final int PIPELINED_VALUE = 1;

	/**
	 * An array of all the '<em><b>Tensor Overlap</b></em>' enumerators.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private static final TensorOverlap[] VALUES_ARRAY =
		new TensorOverlap[] {
			RING,
			PIPELINED,
		};

	/**
	 * A public read-only list of all the '<em><b>Tensor Overlap</b></em>' enumerators.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public static final List<TensorOverlap> VALUES = Collections.unmodifiableList(Arrays.asList(VALUES_ARRAY));

	/**
	 * Returns the '<em><b>Tensor Overlap</b></em>' literal with the specified literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param literal the literal.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static TensorOverlap get(String literal) {
		for (int i = 0; i < VALUES_ARRAY.length; ++i) {
			TensorOverlap result = VALUES_ARRAY[i];
			if (result.toString().equals(literal)) {
				return result;
			}
		}
		return null;
	}

	/**
	 * Returns the '<em><b>Tensor Overlap</b></em>' literal with the specified name.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param name the name.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static TensorOverlap getByName(String name) {
		for (int i = 0; i < VALUES_ARRAY.length; ++i) {
			TensorOverlap result = VALUES_ARRAY[i];
			if (result.getName().equals(name)) {
				return result;
			}
		}
		return null;
	}

	/**
	 * Returns the '<em><b>Tensor Overlap</b></em>' literal with the specified integer value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the integer value.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static TensorOverlap get(int value) {
		switch (value) {
			case RING_VALUE: return RING;
			case PIPELINED_VALUE: return PIPELINED;
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
	private TensorOverlap(int value, String name, String literal) {
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
	
} //TensorOverlap
