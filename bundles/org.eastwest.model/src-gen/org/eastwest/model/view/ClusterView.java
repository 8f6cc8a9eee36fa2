/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.eastwest.model.view;


/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Cluster View</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * Server groups with their scale-up domains, the NICs by role, and the fabrics they reach.
 * <!-- end-model-doc -->
 *
 *
 * @see org.eastwest.model.view.ViewPackage#getClusterView()
 * @model
 * @generated
 */
public interface ClusterView extends View {
} // ClusterView
