/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.eastwest.model.design;


/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Workload</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * What a job computes or sends.
 * <!-- end-model-doc -->
 *
 *
 * @see org.eastwest.model.design.DesignPackage#getWorkload()
 * @model abstract="true"
 * @generated
 */
public interface Workload extends NamedElement {
} // Workload
