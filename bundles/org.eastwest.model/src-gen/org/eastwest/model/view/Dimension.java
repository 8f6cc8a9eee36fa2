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
 * A representation of the literals of the enumeration '<em><b>Dimension</b></em>',
 * and utility methods for working with them.
 * <!-- end-user-doc -->
 * <!-- begin-model-doc -->
 * What is done, or whose traffic it is.
 * <!-- end-model-doc -->
 * @see org.eastwest.model.view.ViewPackage#getDimension()
 * @model
 * @generated
 */
public enum Dimension implements Enumerator {
	/**
	 * The '<em><b>COMPUTE</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Compute.
	 * <!-- end-model-doc -->
	 * @see #COMPUTE_VALUE
	 * @generated
	 * @ordered
	 */
	COMPUTE(0, "COMPUTE", "compute"),

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
	TP(1, "TP", "TP"),

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
	CP(2, "CP", "CP"),

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
	EP(3, "EP", "EP"),

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
	PP(4, "PP", "PP"),

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
	DP(5, "DP", "DP"),

	/**
	 * The '<em><b>BUBBLE</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Idle time of the pipeline.
	 * <!-- end-model-doc -->
	 * @see #BUBBLE_VALUE
	 * @generated
	 * @ordered
	 */
	BUBBLE(6, "BUBBLE", "bubble"),

	/**
	 * The '<em><b>OPTIMIZER</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The optimizer and what else.
	 * <!-- end-model-doc -->
	 * @see #OPTIMIZER_VALUE
	 * @generated
	 * @ordered
	 */
	OPTIMIZER(7, "OPTIMIZER", "optimizer");

	/**
	 * The '<em><b>COMPUTE</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Compute.
	 * <!-- end-model-doc -->
	 * @see #COMPUTE
	 * @model literal="compute"
	 * @generated
	 * @ordered
	 */
	public static final int COMPUTE_VALUE = 0;

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
	public static final int TP_VALUE = 1;

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
	public static final int CP_VALUE = 2;

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
	public static final int EP_VALUE = 3;

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
	public static final int PP_VALUE = 4;

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
	public static final int DP_VALUE = 5;

	/**
	 * The '<em><b>BUBBLE</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Idle time of the pipeline.
	 * <!-- end-model-doc -->
	 * @see #BUBBLE
	 * @model literal="bubble"
	 * @generated
	 * @ordered
	 */
	public static final int BUBBLE_VALUE = 6;

	/**
	 * The '<em><b>OPTIMIZER</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The optimizer and what else.
	 * <!-- end-model-doc -->
	 * @see #OPTIMIZER
	 * @model literal="optimizer"
	 * @generated
	 * @ordered
	 */
	public static final int OPTIMIZER_VALUE = 7;

	/**
	 * An array of all the '<em><b>Dimension</b></em>' enumerators.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private static final Dimension[] VALUES_ARRAY =
		new Dimension[] {
			COMPUTE,
			TP,
			CP,
			EP,
			PP,
			DP,
			BUBBLE,
			OPTIMIZER,
		};

	/**
	 * A public read-only list of all the '<em><b>Dimension</b></em>' enumerators.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public static final List<Dimension> VALUES = Collections.unmodifiableList(Arrays.asList(VALUES_ARRAY));

	/**
	 * Returns the '<em><b>Dimension</b></em>' literal with the specified literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param literal the literal.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static Dimension get(String literal) {
		for (int i = 0; i < VALUES_ARRAY.length; ++i) {
			Dimension result = VALUES_ARRAY[i];
			if (result.toString().equals(literal)) {
				return result;
			}
		}
		return null;
	}

	/**
	 * Returns the '<em><b>Dimension</b></em>' literal with the specified name.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param name the name.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static Dimension getByName(String name) {
		for (int i = 0; i < VALUES_ARRAY.length; ++i) {
			Dimension result = VALUES_ARRAY[i];
			if (result.getName().equals(name)) {
				return result;
			}
		}
		return null;
	}

	/**
	 * Returns the '<em><b>Dimension</b></em>' literal with the specified integer value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the integer value.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static Dimension get(int value) {
		switch (value) {
			case COMPUTE_VALUE: return COMPUTE;
			case TP_VALUE: return TP;
			case CP_VALUE: return CP;
			case EP_VALUE: return EP;
			case PP_VALUE: return PP;
			case DP_VALUE: return DP;
			case BUBBLE_VALUE: return BUBBLE;
			case OPTIMIZER_VALUE: return OPTIMIZER;
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
	private Dimension(int value, String name, String literal) {
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
	
} //Dimension
