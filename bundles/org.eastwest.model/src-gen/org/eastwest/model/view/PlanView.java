/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.eastwest.model.view;


/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Plan View</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * How the ranks of a job fill the machine, and which bytes leave a scale-up domain.
 * <!-- end-model-doc -->
 *
 *
 * @see org.eastwest.model.view.ViewPackage#getPlanView()
 * @model
 * @generated
 */
public interface PlanView extends View {
} // PlanView
