/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.eastwest.model.view.impl;

import org.eastwest.model.view.ClusterView;
import org.eastwest.model.view.ViewPackage;

import org.eclipse.emf.ecore.EClass;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Cluster View</b></em>'.
 * <!-- end-user-doc -->
 *
 * @generated
 */
public class ClusterViewImpl extends ViewImpl implements ClusterView {
	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected ClusterViewImpl() {
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	protected EClass eStaticClass() {
		return ViewPackage.Literals.CLUSTER_VIEW;
	}

} //ClusterViewImpl
