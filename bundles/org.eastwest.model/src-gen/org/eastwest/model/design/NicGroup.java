/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.eastwest.model.design;

import org.eclipse.emf.ecore.EObject;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Nic Group</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * Equal NICs of every server of a group that serve one role.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.eastwest.model.design.NicGroup#getRole <em>Role</em>}</li>
 *   <li>{@link org.eastwest.model.design.NicGroup#getNicType <em>Nic Type</em>}</li>
 *   <li>{@link org.eastwest.model.design.NicGroup#getCountPerServer <em>Count Per Server</em>}</li>
 *   <li>{@link org.eastwest.model.design.NicGroup#getRate <em>Rate</em>}</li>
 *   <li>{@link org.eastwest.model.design.NicGroup#getPortsPerNic <em>Ports Per Nic</em>}</li>
 * </ul>
 *
 * @see org.eastwest.model.design.DesignPackage#getNicGroup()
 * @model
 * @generated
 */
public interface NicGroup extends EObject {
	/**
	 * Returns the value of the '<em><b>Role</b></em>' attribute.
	 * The literals are from the enumeration {@link org.eastwest.model.design.NicRole}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * What the NICs are for; one group per role.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Role</em>' attribute.
	 * @see org.eastwest.model.design.NicRole
	 * @see #setRole(NicRole)
	 * @see org.eastwest.model.design.DesignPackage#getNicGroup_Role()
	 * @model
	 * @generated
	 */
	NicRole getRole();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.NicGroup#getRole <em>Role</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Role</em>' attribute.
	 * @see org.eastwest.model.design.NicRole
	 * @see #getRole()
	 * @generated
	 */
	void setRole(NicRole value);

	/**
	 * Returns the value of the '<em><b>Nic Type</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Identifier of the NIC in the catalog, table nics; unset: the NIC of the server type.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Nic Type</em>' attribute.
	 * @see #setNicType(String)
	 * @see org.eastwest.model.design.DesignPackage#getNicGroup_NicType()
	 * @model annotation="http://www.eastwest.org/design/catalog table='nics'"
	 * @generated
	 */
	String getNicType();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.NicGroup#getNicType <em>Nic Type</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Nic Type</em>' attribute.
	 * @see #getNicType()
	 * @generated
	 */
	void setNicType(String value);

	/**
	 * Returns the value of the '<em><b>Count Per Server</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * NICs of this role in one server; unset: the value of the server type. 1 to 256.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Count Per Server</em>' attribute.
	 * @see #setCountPerServer(Integer)
	 * @see org.eastwest.model.design.DesignPackage#getNicGroup_CountPerServer()
	 * @model annotation="http://www.eastwest.org/design/range minimum='1' maximum='256'"
	 * @generated
	 */
	Integer getCountPerServer();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.NicGroup#getCountPerServer <em>Count Per Server</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Count Per Server</em>' attribute.
	 * @see #getCountPerServer()
	 * @generated
	 */
	void setCountPerServer(Integer value);

	/**
	 * Returns the value of the '<em><b>Rate</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Rate of one NIC over all its ports, per direction, in B/s; unset: the rate of the server type or else of the NIC type. Above 0, at most 100 Tb/s.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Rate</em>' attribute.
	 * @see #setRate(Double)
	 * @see org.eastwest.model.design.DesignPackage#getNicGroup_Rate()
	 * @model dataType="org.eastwest.model.design.Bandwidth"
	 *        annotation="http://www.eastwest.org/design/range above='0' maximum='1.25e13'"
	 * @generated
	 */
	Double getRate();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.NicGroup#getRate <em>Rate</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Rate</em>' attribute.
	 * @see #getRate()
	 * @generated
	 */
	void setRate(Double value);

	/**
	 * Returns the value of the '<em><b>Ports Per Nic</b></em>' attribute.
	 * The default value is <code>"1"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Ports one NIC is split into, each on a plane of its own; 1 to 64.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Ports Per Nic</em>' attribute.
	 * @see #setPortsPerNic(int)
	 * @see org.eastwest.model.design.DesignPackage#getNicGroup_PortsPerNic()
	 * @model default="1"
	 *        annotation="http://www.eastwest.org/design/range minimum='1' maximum='64'"
	 * @generated
	 */
	int getPortsPerNic();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.NicGroup#getPortsPerNic <em>Ports Per Nic</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Ports Per Nic</em>' attribute.
	 * @see #getPortsPerNic()
	 * @generated
	 */
	void setPortsPerNic(int value);

} // NicGroup
