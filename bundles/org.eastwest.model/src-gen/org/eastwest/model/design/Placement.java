/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.eastwest.model.design;

import org.eclipse.emf.common.util.EList;

import org.eclipse.emf.ecore.EObject;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Placement</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * Which GPUs of the cluster a job gets.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.eastwest.model.design.Placement#getServerGroups <em>Server Groups</em>}</li>
 *   <li>{@link org.eastwest.model.design.Placement#getGpus <em>Gpus</em>}</li>
 *   <li>{@link org.eastwest.model.design.Placement#getFirstServer <em>First Server</em>}</li>
 * </ul>
 *
 * @see org.eastwest.model.design.DesignPackage#getPlacement()
 * @model
 * @generated
 */
public interface Placement extends EObject {
	/**
	 * Returns the value of the '<em><b>Server Groups</b></em>' reference list.
	 * The list contents are of type {@link org.eastwest.model.design.ServerGroup}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The groups the GPUs are taken from, in this order; empty: all groups of the cluster.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Server Groups</em>' reference list.
	 * @see org.eastwest.model.design.DesignPackage#getPlacement_ServerGroups()
	 * @model
	 * @generated
	 */
	EList<ServerGroup> getServerGroups();

	/**
	 * Returns the value of the '<em><b>Gpus</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Number of GPUs; unset: all of the groups. 1 to 10,000,000.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Gpus</em>' attribute.
	 * @see #setGpus(Integer)
	 * @see org.eastwest.model.design.DesignPackage#getPlacement_Gpus()
	 * @model annotation="http://www.eastwest.org/design/range minimum='1' maximum='10000000'"
	 * @generated
	 */
	Integer getGpus();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Placement#getGpus <em>Gpus</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Gpus</em>' attribute.
	 * @see #getGpus()
	 * @generated
	 */
	void setGpus(Integer value);

	/**
	 * Returns the value of the '<em><b>First Server</b></em>' attribute.
	 * The default value is <code>"0"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Servers of the groups that are skipped before the first one used; 0 to 10,000,000.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>First Server</em>' attribute.
	 * @see #setFirstServer(int)
	 * @see org.eastwest.model.design.DesignPackage#getPlacement_FirstServer()
	 * @model default="0"
	 *        annotation="http://www.eastwest.org/design/range minimum='0' maximum='10000000'"
	 * @generated
	 */
	int getFirstServer();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Placement#getFirstServer <em>First Server</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>First Server</em>' attribute.
	 * @see #getFirstServer()
	 * @generated
	 */
	void setFirstServer(int value);

} // Placement
