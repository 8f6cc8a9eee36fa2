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
 * A representation of the literals of the enumeration '<em><b>Parallel Dimension</b></em>',
 * and utility methods for working with them.
 * <!-- end-user-doc -->
 * <!-- begin-model-doc -->
 * A dimension of parallelism.
 * <!-- end-model-doc -->
 * @see org.eastwest.model.design.DesignPackage#getParallelDimension()
 * @model
 * @generated
 */
public enum ParallelDimension implements Enumerator {
	/**
	 * The '<em><b>TP</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Tensor parallelism.
	 * <!-- end-model-doc -->
	 * @see #TP_VALUE
	 * @generated
	 * @ordered
	 */
	TP(0, "TP", "TP"),

	/**
	 * The '<em><b>CP</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Context parallelism.
	 * <!-- end-model-doc -->
	 * @see #CP_VALUE
	 * @generated
	 * @ordered
	 */
	CP(1, "CP", "CP"),

	/**
	 * The '<em><b>EP</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Expert parallelism.
	 * <!-- end-model-doc -->
	 * @see #EP_VALUE
	 * @generated
	 * @ordered
	 */
	EP(2, "EP", "EP"),

	/**
	 * The '<em><b>PP</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Pipeline parallelism.
	 * <!-- end-model-doc -->
	 * @see #PP_VALUE
	 * @generated
	 * @ordered
	 */
	PP(3, "PP", "PP"),

	/**
	 * The '<em><b>DP</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Data parallelism.
	 * <!-- end-model-doc -->
	 * @see #DP_VALUE
	 * @generated
	 * @ordered
	 */
	DP(4, "DP", "DP");

	/**
	 * The '<em><b>TP</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Tensor parallelism.
	 * <!-- end-model-doc -->
	 * @see #TP
	 * @model
	 * @generated
	 * @ordered
	 */
	public static final int TP_VALUE = 0;

	/**
	 * The '<em><b>CP</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Context parallelism.
	 * <!-- end-model-doc -->
	 * @see #CP
	 * @model
	 * @generated
	 * @ordered
	 */
	public static final int CP_VALUE = 1;

	/**
	 * The '<em><b>EP</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Expert parallelism.
	 * <!-- end-model-doc -->
	 * @see #EP
	 * @model
	 * @generated
	 * @ordered
	 */
	public static final int EP_VALUE = 2;

	/**
	 * The '<em><b>PP</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Pipeline parallelism.
	 * <!-- end-model-doc -->
	 * @see #PP
	 * @model
	 * @generated
	 * @ordered
	 */
	public static final int PP_VALUE = 3;

	/**
	 * The '<em><b>DP</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Data parallelism.
	 * <!-- end-model-doc -->
	 * @see #DP
	 * @model
	 * @generated
	 * @ordered
	 */
	public static final int DP_VALUE = 4;

	/**
	 * An array of all the '<em><b>Parallel Dimension</b></em>' enumerators.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private static final ParallelDimension[] VALUES_ARRAY =
		new ParallelDimension[] {
			TP,
			CP,
			EP,
			PP,
			DP,
		};

	/**
	 * A public read-only list of all the '<em><b>Parallel Dimension</b></em>' enumerators.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public static final List<ParallelDimension> VALUES = Collections.unmodifiableList(Arrays.asList(VALUES_ARRAY));

	/**
	 * Returns the '<em><b>Parallel Dimension</b></em>' literal with the specified literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param literal the literal.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static ParallelDimension get(String literal) {
		for (int i = 0; i < VALUES_ARRAY.length; ++i) {
			ParallelDimension result = VALUES_ARRAY[i];
			if (result.toString().equals(literal)) {
				return result;
			}
		}
		return null;
	}

	/**
	 * Returns the '<em><b>Parallel Dimension</b></em>' literal with the specified name.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param name the name.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static ParallelDimension getByName(String name) {
		for (int i = 0; i < VALUES_ARRAY.length; ++i) {
			ParallelDimension result = VALUES_ARRAY[i];
			if (result.getName().equals(name)) {
				return result;
			}
		}
		return null;
	}

	/**
	 * Returns the '<em><b>Parallel Dimension</b></em>' literal with the specified integer value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the integer value.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static ParallelDimension get(int value) {
		switch (value) {
			case TP_VALUE: return TP;
			case CP_VALUE: return CP;
			case EP_VALUE: return EP;
			case PP_VALUE: return PP;
			case DP_VALUE: return DP;
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
	private ParallelDimension(int value, String name, String literal) {
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
	
} //ParallelDimension
