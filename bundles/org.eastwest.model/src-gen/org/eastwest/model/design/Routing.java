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
 * A representation of the literals of the enumeration '<em><b>Routing</b></em>',
 * and utility methods for working with them.
 * <!-- end-user-doc -->
 * <!-- begin-model-doc -->
 * How packets choose among equal paths.
 * <!-- end-model-doc -->
 * @see org.eastwest.model.design.DesignPackage#getRouting()
 * @model
 * @generated
 */
public enum Routing implements Enumerator {
	/**
	 * The '<em><b>TRANSPORT DEFAULT</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * As the transport does by default.
	 * <!-- end-model-doc -->
	 * @see #TRANSPORT_DEFAULT_VALUE
	 * @generated
	 * @ordered
	 */
	TRANSPORT_DEFAULT(0, "TRANSPORT_DEFAULT", "transport-default"),

	/**
	 * The '<em><b>ECMP</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * By a hash of the flow.
	 * <!-- end-model-doc -->
	 * @see #ECMP_VALUE
	 * @generated
	 * @ordered
	 */
	ECMP(1, "ECMP", "ecmp"),

	/**
	 * The '<em><b>ADAPTIVE</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Packet by packet, by the load of the ports.
	 * <!-- end-model-doc -->
	 * @see #ADAPTIVE_VALUE
	 * @generated
	 * @ordered
	 */
	ADAPTIVE(2, "ADAPTIVE", "adaptive"),

	/**
	 * The '<em><b>SPRAYING</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Packet by packet, evenly over all paths.
	 * <!-- end-model-doc -->
	 * @see #SPRAYING_VALUE
	 * @generated
	 * @ordered
	 */
	SPRAYING(3, "SPRAYING", "spraying"),

	/**
	 * The '<em><b>STATIC</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * By fixed tables, destination by destination.
	 * <!-- end-model-doc -->
	 * @see #STATIC_VALUE
	 * @generated
	 * @ordered
	 */
	STATIC(4, "STATIC", "static");

	/**
	 * The '<em><b>TRANSPORT DEFAULT</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * As the transport does by default.
	 * <!-- end-model-doc -->
	 * @see #TRANSPORT_DEFAULT
	 * @model literal="transport-default"
	 * @generated
	 * @ordered
	 */
	public static final int TRANSPORT_DEFAULT_VALUE = 0;

	/**
	 * The '<em><b>ECMP</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * By a hash of the flow.
	 * <!-- end-model-doc -->
	 * @see #ECMP
	 * @model literal="ecmp"
	 * @generated
	 * @ordered
	 */
	public static final int ECMP_VALUE = 1;

	/**
	 * The '<em><b>ADAPTIVE</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Packet by packet, by the load of the ports.
	 * <!-- end-model-doc -->
	 * @see #ADAPTIVE
	 * @model literal="adaptive"
	 * @generated
	 * @ordered
	 */
	public static final int ADAPTIVE_VALUE = 2;

	/**
	 * The '<em><b>SPRAYING</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Packet by packet, evenly over all paths.
	 * <!-- end-model-doc -->
	 * @see #SPRAYING
	 * @model literal="spraying"
	 * @generated
	 * @ordered
	 */
	public static final int SPRAYING_VALUE = 3;

	/**
	 * The '<em><b>STATIC</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * By fixed tables, destination by destination.
	 * <!-- end-model-doc -->
	 * @see #STATIC
	 * @model literal="static"
	 * @generated
	 * @ordered
	 */
	public static final int STATIC_VALUE = 4;

	/**
	 * An array of all the '<em><b>Routing</b></em>' enumerators.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private static final Routing[] VALUES_ARRAY =
		new Routing[] {
			TRANSPORT_DEFAULT,
			ECMP,
			ADAPTIVE,
			SPRAYING,
			STATIC,
		};

	/**
	 * A public read-only list of all the '<em><b>Routing</b></em>' enumerators.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public static final List<Routing> VALUES = Collections.unmodifiableList(Arrays.asList(VALUES_ARRAY));

	/**
	 * Returns the '<em><b>Routing</b></em>' literal with the specified literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param literal the literal.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static Routing get(String literal) {
		for (int i = 0; i < VALUES_ARRAY.length; ++i) {
			Routing result = VALUES_ARRAY[i];
			if (result.toString().equals(literal)) {
				return result;
			}
		}
		return null;
	}

	/**
	 * Returns the '<em><b>Routing</b></em>' literal with the specified name.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param name the name.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static Routing getByName(String name) {
		for (int i = 0; i < VALUES_ARRAY.length; ++i) {
			Routing result = VALUES_ARRAY[i];
			if (result.getName().equals(name)) {
				return result;
			}
		}
		return null;
	}

	/**
	 * Returns the '<em><b>Routing</b></em>' literal with the specified integer value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the integer value.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static Routing get(int value) {
		switch (value) {
			case TRANSPORT_DEFAULT_VALUE: return TRANSPORT_DEFAULT;
			case ECMP_VALUE: return ECMP;
			case ADAPTIVE_VALUE: return ADAPTIVE;
			case SPRAYING_VALUE: return SPRAYING;
			case STATIC_VALUE: return STATIC;
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
	private Routing(int value, String name, String literal) {
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
	
} //Routing
