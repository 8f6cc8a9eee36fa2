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
 * A representation of the literals of the enumeration '<em><b>Fabric Role</b></em>',
 * and utility methods for working with them.
 * <!-- end-user-doc -->
 * <!-- begin-model-doc -->
 * Which traffic a fabric carries.
 * <!-- end-model-doc -->
 * @see org.eastwest.model.design.DesignPackage#getFabricRole()
 * @model
 * @generated
 */
public enum FabricRole implements Enumerator {
	/**
	 * The '<em><b>COMPUTE</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * East-west traffic between GPUs.
	 * <!-- end-model-doc -->
	 * @see #COMPUTE_VALUE
	 * @generated
	 * @ordered
	 */
	COMPUTE(0, "COMPUTE", "compute"),

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
	STORAGE(1, "STORAGE", "storage"),

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
	NORTH_SOUTH(2, "NORTH_SOUTH", "north-south"),

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
	 * The '<em><b>COMPUTE</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * East-west traffic between GPUs.
	 * <!-- end-model-doc -->
	 * @see #COMPUTE
	 * @model literal="compute"
	 * @generated
	 * @ordered
	 */
	public static final int COMPUTE_VALUE = 0;

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
	public static final int STORAGE_VALUE = 1;

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
	public static final int NORTH_SOUTH_VALUE = 2;

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
	 * An array of all the '<em><b>Fabric Role</b></em>' enumerators.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private static final FabricRole[] VALUES_ARRAY =
		new FabricRole[] {
			COMPUTE,
			STORAGE,
			NORTH_SOUTH,
			MANAGEMENT,
		};

	/**
	 * A public read-only list of all the '<em><b>Fabric Role</b></em>' enumerators.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public static final List<FabricRole> VALUES = Collections.unmodifiableList(Arrays.asList(VALUES_ARRAY));

	/**
	 * Returns the '<em><b>Fabric Role</b></em>' literal with the specified literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param literal the literal.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static FabricRole get(String literal) {
		for (int i = 0; i < VALUES_ARRAY.length; ++i) {
			FabricRole result = VALUES_ARRAY[i];
			if (result.toString().equals(literal)) {
				return result;
			}
		}
		return null;
	}

	/**
	 * Returns the '<em><b>Fabric Role</b></em>' literal with the specified name.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param name the name.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static FabricRole getByName(String name) {
		for (int i = 0; i < VALUES_ARRAY.length; ++i) {
			FabricRole result = VALUES_ARRAY[i];
			if (result.getName().equals(name)) {
				return result;
			}
		}
		return null;
	}

	/**
	 * Returns the '<em><b>Fabric Role</b></em>' literal with the specified integer value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the integer value.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static FabricRole get(int value) {
		switch (value) {
			case COMPUTE_VALUE: return COMPUTE;
			case STORAGE_VALUE: return STORAGE;
			case NORTH_SOUTH_VALUE: return NORTH_SOUTH;
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
	private FabricRole(int value, String name, String literal) {
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
	
} //FabricRole
