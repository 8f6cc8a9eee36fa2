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
 * A representation of the literals of the enumeration '<em><b>Link Kind</b></em>',
 * and utility methods for working with them.
 * <!-- end-user-doc -->
 * <!-- begin-model-doc -->
 * Kinds of links.
 * <!-- end-model-doc -->
 * @see org.eastwest.model.view.ViewPackage#getLinkKind()
 * @model
 * @generated
 */
public enum LinkKind implements Enumerator {
	/**
	 * The '<em><b>SCALE UP</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Inside a scale-up domain.
	 * <!-- end-model-doc -->
	 * @see #SCALE_UP_VALUE
	 * @generated
	 * @ordered
	 */
	SCALE_UP(0, "SCALE_UP", "scale-up"),

	/**
	 * The '<em><b>SCALE OUT</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Of a fabric.
	 * <!-- end-model-doc -->
	 * @see #SCALE_OUT_VALUE
	 * @generated
	 * @ordered
	 */
	SCALE_OUT(1, "SCALE_OUT", "scale-out"),

	/**
	 * The '<em><b>ATTACHMENT</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Inside a server.
	 * <!-- end-model-doc -->
	 * @see #ATTACHMENT_VALUE
	 * @generated
	 * @ordered
	 */
	ATTACHMENT(2, "ATTACHMENT", "attachment"),

	/**
	 * The '<em><b>TRAFFIC</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Bytes that ranks send each other.
	 * <!-- end-model-doc -->
	 * @see #TRAFFIC_VALUE
	 * @generated
	 * @ordered
	 */
	TRAFFIC(3, "TRAFFIC", "traffic");

	/**
	 * The '<em><b>SCALE UP</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Inside a scale-up domain.
	 * <!-- end-model-doc -->
	 * @see #SCALE_UP
	 * @model literal="scale-up"
	 * @generated
	 * @ordered
	 */
	public static final int SCALE_UP_VALUE = 0;

	/**
	 * The '<em><b>SCALE OUT</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Of a fabric.
	 * <!-- end-model-doc -->
	 * @see #SCALE_OUT
	 * @model literal="scale-out"
	 * @generated
	 * @ordered
	 */
	public static final int SCALE_OUT_VALUE = 1;

	/**
	 * The '<em><b>ATTACHMENT</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Inside a server.
	 * <!-- end-model-doc -->
	 * @see #ATTACHMENT
	 * @model literal="attachment"
	 * @generated
	 * @ordered
	 */
	public static final int ATTACHMENT_VALUE = 2;

	/**
	 * The '<em><b>TRAFFIC</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Bytes that ranks send each other.
	 * <!-- end-model-doc -->
	 * @see #TRAFFIC
	 * @model literal="traffic"
	 * @generated
	 * @ordered
	 */
	public static final int TRAFFIC_VALUE = 3;

	/**
	 * An array of all the '<em><b>Link Kind</b></em>' enumerators.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private static final LinkKind[] VALUES_ARRAY =
		new LinkKind[] {
			SCALE_UP,
			SCALE_OUT,
			ATTACHMENT,
			TRAFFIC,
		};

	/**
	 * A public read-only list of all the '<em><b>Link Kind</b></em>' enumerators.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public static final List<LinkKind> VALUES = Collections.unmodifiableList(Arrays.asList(VALUES_ARRAY));

	/**
	 * Returns the '<em><b>Link Kind</b></em>' literal with the specified literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param literal the literal.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static LinkKind get(String literal) {
		for (int i = 0; i < VALUES_ARRAY.length; ++i) {
			LinkKind result = VALUES_ARRAY[i];
			if (result.toString().equals(literal)) {
				return result;
			}
		}
		return null;
	}

	/**
	 * Returns the '<em><b>Link Kind</b></em>' literal with the specified name.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param name the name.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static LinkKind getByName(String name) {
		for (int i = 0; i < VALUES_ARRAY.length; ++i) {
			LinkKind result = VALUES_ARRAY[i];
			if (result.getName().equals(name)) {
				return result;
			}
		}
		return null;
	}

	/**
	 * Returns the '<em><b>Link Kind</b></em>' literal with the specified integer value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the integer value.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static LinkKind get(int value) {
		switch (value) {
			case SCALE_UP_VALUE: return SCALE_UP;
			case SCALE_OUT_VALUE: return SCALE_OUT;
			case ATTACHMENT_VALUE: return ATTACHMENT;
			case TRAFFIC_VALUE: return TRAFFIC;
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
	private LinkKind(int value, String name, String literal) {
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
	
} //LinkKind
