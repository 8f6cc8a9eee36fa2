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
 * A representation of the literals of the enumeration '<em><b>Precision</b></em>',
 * and utility methods for working with them.
 * <!-- end-user-doc -->
 * <!-- begin-model-doc -->
 * A number format, with its bytes per number.
 * <!-- end-model-doc -->
 * @see org.eastwest.model.design.DesignPackage#getPrecision()
 * @model
 * @generated
 */
public enum Precision implements Enumerator {
	/**
	 * The '<em><b>BF16</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Brain floating point, 2 bytes.
	 * <!-- end-model-doc -->
	 * @see #BF16_VALUE
	 * @generated
	 * @ordered
	 */
	BF16(0, "BF16", "bf16"),

	/**
	 * The '<em><b>FP16</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * IEEE half precision, 2 bytes.
	 * <!-- end-model-doc -->
	 * @see #FP16_VALUE
	 * @generated
	 * @ordered
	 */
	FP16(1, "FP16", "fp16"),

	/**
	 * The '<em><b>FP8</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * 8-bit floating point, 1 byte.
	 * <!-- end-model-doc -->
	 * @see #FP8_VALUE
	 * @generated
	 * @ordered
	 */
	FP8(2, "FP8", "fp8"),

	/**
	 * The '<em><b>FP4</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * 4-bit floating point, half a byte.
	 * <!-- end-model-doc -->
	 * @see #FP4_VALUE
	 * @generated
	 * @ordered
	 */
	FP4(3, "FP4", "fp4"),

	/**
	 * The '<em><b>FP32</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * IEEE single precision, 4 bytes.
	 * <!-- end-model-doc -->
	 * @see #FP32_VALUE
	 * @generated
	 * @ordered
	 */
	FP32(4, "FP32", "fp32");

	/**
	 * The '<em><b>BF16</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Brain floating point, 2 bytes.
	 * <!-- end-model-doc -->
	 * @see #BF16
	 * @model literal="bf16"
	 * @generated
	 * @ordered
	 */
	public static final int BF16_VALUE = 0;

	/**
	 * The '<em><b>FP16</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * IEEE half precision, 2 bytes.
	 * <!-- end-model-doc -->
	 * @see #FP16
	 * @model literal="fp16"
	 * @generated
	 * @ordered
	 */
	public static final int FP16_VALUE = 1;

	/**
	 * The '<em><b>FP8</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * 8-bit floating point, 1 byte.
	 * <!-- end-model-doc -->
	 * @see #FP8
	 * @model literal="fp8"
	 * @generated
	 * @ordered
	 */
	public static final int FP8_VALUE = 2;

	/**
	 * The '<em><b>FP4</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * 4-bit floating point, half a byte.
	 * <!-- end-model-doc -->
	 * @see #FP4
	 * @model literal="fp4"
	 * @generated
	 * @ordered
	 */
	public static final int FP4_VALUE = 3;

	/**
	 * The '<em><b>FP32</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * IEEE single precision, 4 bytes.
	 * <!-- end-model-doc -->
	 * @see #FP32
	 * @model literal="fp32"
	 * @generated
	 * @ordered
	 */
	public static final int FP32_VALUE = 4;

	/**
	 * An array of all the '<em><b>Precision</b></em>' enumerators.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private static final Precision[] VALUES_ARRAY =
		new Precision[] {
			BF16,
			FP16,
			FP8,
			FP4,
			FP32,
		};

	/**
	 * A public read-only list of all the '<em><b>Precision</b></em>' enumerators.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public static final List<Precision> VALUES = Collections.unmodifiableList(Arrays.asList(VALUES_ARRAY));

	/**
	 * Returns the '<em><b>Precision</b></em>' literal with the specified literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param literal the literal.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static Precision get(String literal) {
		for (int i = 0; i < VALUES_ARRAY.length; ++i) {
			Precision result = VALUES_ARRAY[i];
			if (result.toString().equals(literal)) {
				return result;
			}
		}
		return null;
	}

	/**
	 * Returns the '<em><b>Precision</b></em>' literal with the specified name.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param name the name.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static Precision getByName(String name) {
		for (int i = 0; i < VALUES_ARRAY.length; ++i) {
			Precision result = VALUES_ARRAY[i];
			if (result.getName().equals(name)) {
				return result;
			}
		}
		return null;
	}

	/**
	 * Returns the '<em><b>Precision</b></em>' literal with the specified integer value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the integer value.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static Precision get(int value) {
		switch (value) {
			case BF16_VALUE: return BF16;
			case FP16_VALUE: return FP16;
			case FP8_VALUE: return FP8;
			case FP4_VALUE: return FP4;
			case FP32_VALUE: return FP32;
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
	private Precision(int value, String name, String literal) {
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
	
} //Precision
