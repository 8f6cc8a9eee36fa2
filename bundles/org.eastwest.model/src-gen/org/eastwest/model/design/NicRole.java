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
 * A representation of the literals of the enumeration '<em><b>Nic Role</b></em>',
 * and utility methods for working with them.
 * <!-- end-user-doc -->
 * <!-- begin-model-doc -->
 * What a NIC is for.
 * <!-- end-model-doc -->
 * @see org.eastwest.model.design.DesignPackage#getNicRole()
 * @model
 * @generated
 */
public enum NicRole implements Enumerator {
	/**
	 * The '<em><b>EAST WEST</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Traffic between GPUs, over the compute fabric.
	 * <!-- end-model-doc -->
	 * @see #EAST_WEST_VALUE
	 * @generated
	 * @ordered
	 */
	EAST_WEST(0, "EAST_WEST", "east-west"),

	/**
	 * The '<em><b>NORTH SOUTH</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Traffic with users and the rest of the data centre.
	 * <!-- end-model-doc -->
	 * @see #NORTH_SOUTH_VALUE
	 * @generated
	 * @ordered
	 */
	NORTH_SOUTH(1, "NORTH_SOUTH", "north-south"),

	/**
	 * The '<em><b>STORAGE</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Traffic with storage.
	 * <!-- end-model-doc -->
	 * @see #STORAGE_VALUE
	 * @generated
	 * @ordered
	 */
	STORAGE(2, "STORAGE", "storage"),

	/**
	 * The '<em><b>MANAGEMENT</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Out-of-band management.
	 * <!-- end-model-doc -->
	 * @see #MANAGEMENT_VALUE
	 * @generated
	 * @ordered
	 */
	MANAGEMENT(3, "MANAGEMENT", "management");

	/**
	 * The '<em><b>EAST WEST</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Traffic between GPUs, over the compute fabric.
	 * <!-- end-model-doc -->
	 * @see #EAST_WEST
	 * @model literal="east-west"
	 * @generated
	 * @ordered
	 */
	public static final int EAST_WEST_VALUE = 0;

	/**
	 * The '<em><b>NORTH SOUTH</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Traffic with users and the rest of the data centre.
	 * <!-- end-model-doc -->
	 * @see #NORTH_SOUTH
	 * @model literal="north-south"
	 * @generated
	 * @ordered
	 */
	public static final int NORTH_SOUTH_VALUE = 1;

	/**
	 * The '<em><b>STORAGE</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Traffic with storage.
	 * <!-- end-model-doc -->
	 * @see #STORAGE
	 * @model literal="storage"
	 * @generated
	 * @ordered
	 */
	public static final int STORAGE_VALUE = 2;

	/**
	 * The '<em><b>MANAGEMENT</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Out-of-band management.
	 * <!-- end-model-doc -->
	 * @see #MANAGEMENT
	 * @model literal="management"
	 * @generated
	 * @ordered
	 */
	public static final int MANAGEMENT_VALUE = 3;

	/**
	 * An array of all the '<em><b>Nic Role</b></em>' enumerators.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private static final NicRole[] VALUES_ARRAY =
		new NicRole[] {
			EAST_WEST,
			NORTH_SOUTH,
			STORAGE,
			MANAGEMENT,
		};

	/**
	 * A public read-only list of all the '<em><b>Nic Role</b></em>' enumerators.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public static final List<NicRole> VALUES = Collections.unmodifiableList(Arrays.asList(VALUES_ARRAY));

	/**
	 * Returns the '<em><b>Nic Role</b></em>' literal with the specified literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param literal the literal.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static NicRole get(String literal) {
		for (int i = 0; i < VALUES_ARRAY.length; ++i) {
			NicRole result = VALUES_ARRAY[i];
			if (result.toString().equals(literal)) {
				return result;
			}
		}
		return null;
	}

	/**
	 * Returns the '<em><b>Nic Role</b></em>' literal with the specified name.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param name the name.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static NicRole getByName(String name) {
		for (int i = 0; i < VALUES_ARRAY.length; ++i) {
			NicRole result = VALUES_ARRAY[i];
			if (result.getName().equals(name)) {
				return result;
			}
		}
		return null;
	}

	/**
	 * Returns the '<em><b>Nic Role</b></em>' literal with the specified integer value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the integer value.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static NicRole get(int value) {
		switch (value) {
			case EAST_WEST_VALUE: return EAST_WEST;
			case NORTH_SOUTH_VALUE: return NORTH_SOUTH;
			case STORAGE_VALUE: return STORAGE;
			case MANAGEMENT_VALUE: return MANAGEMENT;
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
	private NicRole(int value, String name, String literal) {
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
	
} //NicRole
