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
 * A representation of the literals of the enumeration '<em><b>Criterion</b></em>',
 * and utility methods for working with them.
 * <!-- end-user-doc -->
 * <!-- begin-model-doc -->
 * The six needs of an AI network, and others.
 * <!-- end-model-doc -->
 * @see org.eastwest.model.design.DesignPackage#getCriterion()
 * @model
 * @generated
 */
public enum Criterion implements Enumerator {
	/**
	 * The '<em><b>EFFECTIVE BANDWIDTH</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Bandwidth that a collective really gets.
	 * <!-- end-model-doc -->
	 * @see #EFFECTIVE_BANDWIDTH_VALUE
	 * @generated
	 * @ordered
	 */
	EFFECTIVE_BANDWIDTH(0, "EFFECTIVE_BANDWIDTH", "effective-bandwidth"),

	/**
	 * The '<em><b>LATENCY AND JITTER</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Latency and how much it varies.
	 * <!-- end-model-doc -->
	 * @see #LATENCY_AND_JITTER_VALUE
	 * @generated
	 * @ordered
	 */
	LATENCY_AND_JITTER(1, "LATENCY_AND_JITTER", "latency-and-jitter"),

	/**
	 * The '<em><b>CONGESTION CONTROL</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Behaviour when many send to one.
	 * <!-- end-model-doc -->
	 * @see #CONGESTION_CONTROL_VALUE
	 * @generated
	 * @ordered
	 */
	CONGESTION_CONTROL(2, "CONGESTION_CONTROL", "congestion-control"),

	/**
	 * The '<em><b>ADAPTIVE ROUTING</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Even use of equal paths.
	 * <!-- end-model-doc -->
	 * @see #ADAPTIVE_ROUTING_VALUE
	 * @generated
	 * @ordered
	 */
	ADAPTIVE_ROUTING(3, "ADAPTIVE_ROUTING", "adaptive-routing"),

	/**
	 * The '<em><b>ISOLATION</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Jobs and tenants do not slow one another.
	 * <!-- end-model-doc -->
	 * @see #ISOLATION_VALUE
	 * @generated
	 * @ordered
	 */
	ISOLATION(4, "ISOLATION", "isolation"),

	/**
	 * The '<em><b>OBSERVABILITY</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Trouble can be seen and located.
	 * <!-- end-model-doc -->
	 * @see #OBSERVABILITY_VALUE
	 * @generated
	 * @ordered
	 */
	OBSERVABILITY(5, "OBSERVABILITY", "observability"),

	/**
	 * The '<em><b>OTHER</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Any other need, for instance cost or power.
	 * <!-- end-model-doc -->
	 * @see #OTHER_VALUE
	 * @generated
	 * @ordered
	 */
	OTHER(6, "OTHER", "other");

	/**
	 * The '<em><b>EFFECTIVE BANDWIDTH</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Bandwidth that a collective really gets.
	 * <!-- end-model-doc -->
	 * @see #EFFECTIVE_BANDWIDTH
	 * @model literal="effective-bandwidth"
	 * @generated
	 * @ordered
	 */
	public static final int EFFECTIVE_BANDWIDTH_VALUE = 0;

	/**
	 * The '<em><b>LATENCY AND JITTER</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Latency and how much it varies.
	 * <!-- end-model-doc -->
	 * @see #LATENCY_AND_JITTER
	 * @model literal="latency-and-jitter"
	 * @generated
	 * @ordered
	 */
	public static final int LATENCY_AND_JITTER_VALUE = 1;

	/**
	 * The '<em><b>CONGESTION CONTROL</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Behaviour when many send to one.
	 * <!-- end-model-doc -->
	 * @see #CONGESTION_CONTROL
	 * @model literal="congestion-control"
	 * @generated
	 * @ordered
	 */
	public static final int CONGESTION_CONTROL_VALUE = 2;

	/**
	 * The '<em><b>ADAPTIVE ROUTING</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Even use of equal paths.
	 * <!-- end-model-doc -->
	 * @see #ADAPTIVE_ROUTING
	 * @model literal="adaptive-routing"
	 * @generated
	 * @ordered
	 */
	public static final int ADAPTIVE_ROUTING_VALUE = 3;

	/**
	 * The '<em><b>ISOLATION</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Jobs and tenants do not slow one another.
	 * <!-- end-model-doc -->
	 * @see #ISOLATION
	 * @model literal="isolation"
	 * @generated
	 * @ordered
	 */
	public static final int ISOLATION_VALUE = 4;

	/**
	 * The '<em><b>OBSERVABILITY</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Trouble can be seen and located.
	 * <!-- end-model-doc -->
	 * @see #OBSERVABILITY
	 * @model literal="observability"
	 * @generated
	 * @ordered
	 */
	public static final int OBSERVABILITY_VALUE = 5;

	/**
	 * The '<em><b>OTHER</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Any other need, for instance cost or power.
	 * <!-- end-model-doc -->
	 * @see #OTHER
	 * @model literal="other"
	 * @generated
	 * @ordered
	 */
	public static final int OTHER_VALUE = 6;

	/**
	 * An array of all the '<em><b>Criterion</b></em>' enumerators.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private static final Criterion[] VALUES_ARRAY =
		new Criterion[] {
			EFFECTIVE_BANDWIDTH,
			LATENCY_AND_JITTER,
			CONGESTION_CONTROL,
			ADAPTIVE_ROUTING,
			ISOLATION,
			OBSERVABILITY,
			OTHER,
		};

	/**
	 * A public read-only list of all the '<em><b>Criterion</b></em>' enumerators.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public static final List<Criterion> VALUES = Collections.unmodifiableList(Arrays.asList(VALUES_ARRAY));

	/**
	 * Returns the '<em><b>Criterion</b></em>' literal with the specified literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param literal the literal.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static Criterion get(String literal) {
		for (int i = 0; i < VALUES_ARRAY.length; ++i) {
			Criterion result = VALUES_ARRAY[i];
			if (result.toString().equals(literal)) {
				return result;
			}
		}
		return null;
	}

	/**
	 * Returns the '<em><b>Criterion</b></em>' literal with the specified name.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param name the name.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static Criterion getByName(String name) {
		for (int i = 0; i < VALUES_ARRAY.length; ++i) {
			Criterion result = VALUES_ARRAY[i];
			if (result.getName().equals(name)) {
				return result;
			}
		}
		return null;
	}

	/**
	 * Returns the '<em><b>Criterion</b></em>' literal with the specified integer value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the integer value.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static Criterion get(int value) {
		switch (value) {
			case EFFECTIVE_BANDWIDTH_VALUE: return EFFECTIVE_BANDWIDTH;
			case LATENCY_AND_JITTER_VALUE: return LATENCY_AND_JITTER;
			case CONGESTION_CONTROL_VALUE: return CONGESTION_CONTROL;
			case ADAPTIVE_ROUTING_VALUE: return ADAPTIVE_ROUTING;
			case ISOLATION_VALUE: return ISOLATION;
			case OBSERVABILITY_VALUE: return OBSERVABILITY;
			case OTHER_VALUE: return OTHER;
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
	private Criterion(int value, String name, String literal) {
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
	
} //Criterion
