/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.eastwest.model.view;

import org.eclipse.emf.common.util.EList;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Lane</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * What one stage or GPU does, one thing after the other.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.eastwest.model.view.Lane#getSpans <em>Spans</em>}</li>
 * </ul>
 *
 * @see org.eastwest.model.view.ViewPackage#getLane()
 * @model
 * @generated
 */
public interface Lane extends Element {
	/**
	 * Returns the value of the '<em><b>Spans</b></em>' containment reference list.
	 * The list contents are of type {@link org.eastwest.model.view.Span}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Spans in the order of time, without overlap.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Spans</em>' containment reference list.
	 * @see org.eastwest.model.view.ViewPackage#getLane_Spans()
	 * @model containment="true"
	 * @generated
	 */
	EList<Span> getSpans();

} // Lane
