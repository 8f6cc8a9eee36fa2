/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.eastwest.model.view;


/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Rack View</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * Racks as they stand, unit by unit.
 * <!-- end-model-doc -->
 *
 *
 * @see org.eastwest.model.view.ViewPackage#getRackView()
 * @model
 * @generated
 */
public interface RackView extends View {
} // RackView
