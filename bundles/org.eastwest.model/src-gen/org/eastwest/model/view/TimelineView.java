/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.eastwest.model.view;

import org.eclipse.emf.common.util.EList;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Timeline View</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * What the stages of a pipeline do during a step.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.eastwest.model.view.TimelineView#getSeconds <em>Seconds</em>}</li>
 *   <li>{@link org.eastwest.model.view.TimelineView#getLanes <em>Lanes</em>}</li>
 * </ul>
 *
 * @see org.eastwest.model.view.ViewPackage#getTimelineView()
 * @model
 * @generated
 */
public interface TimelineView extends View {
	/**
	 * Returns the value of the '<em><b>Seconds</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Length of what is shown, in seconds.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Seconds</em>' attribute.
	 * @see #setSeconds(double)
	 * @see org.eastwest.model.view.ViewPackage#getTimelineView_Seconds()
	 * @model
	 * @generated
	 */
	double getSeconds();

	/**
	 * Sets the value of the '{@link org.eastwest.model.view.TimelineView#getSeconds <em>Seconds</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Seconds</em>' attribute.
	 * @see #getSeconds()
	 * @generated
	 */
	void setSeconds(double value);

	/**
	 * Returns the value of the '<em><b>Lanes</b></em>' containment reference list.
	 * The list contents are of type {@link org.eastwest.model.view.Lane}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Lanes from top to bottom.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Lanes</em>' containment reference list.
	 * @see org.eastwest.model.view.ViewPackage#getTimelineView_Lanes()
	 * @model containment="true"
	 * @generated
	 */
	EList<Lane> getLanes();

} // TimelineView
