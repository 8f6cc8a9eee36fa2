/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.eastwest.model.design;

import org.eclipse.emf.common.util.EList;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Cluster</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * The servers of one site, as groups of equal ones.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.eastwest.model.design.Cluster#getServerGroups <em>Server Groups</em>}</li>
 * </ul>
 *
 * @see org.eastwest.model.design.DesignPackage#getCluster()
 * @model
 * @generated
 */
public interface Cluster extends NamedElement {
	/**
	 * Returns the value of the '<em><b>Server Groups</b></em>' containment reference list.
	 * The list contents are of type {@link org.eastwest.model.design.ServerGroup}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The groups of equal servers; at least one.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Server Groups</em>' containment reference list.
	 * @see org.eastwest.model.design.DesignPackage#getCluster_ServerGroups()
	 * @model containment="true" required="true"
	 * @generated
	 */
	EList<ServerGroup> getServerGroups();

} // Cluster
