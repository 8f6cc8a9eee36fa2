/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.eastwest.model.view;

import org.eclipse.emf.common.util.EList;

import org.eclipse.emf.ecore.EObject;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Model</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * Views of one scenario, derived from a design and its results; made anew, never edited.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.eastwest.model.view.ViewModel#getDesignName <em>Design Name</em>}</li>
 *   <li>{@link org.eastwest.model.view.ViewModel#getScenarioName <em>Scenario Name</em>}</li>
 *   <li>{@link org.eastwest.model.view.ViewModel#getViews <em>Views</em>}</li>
 * </ul>
 *
 * @see org.eastwest.model.view.ViewPackage#getViewModel()
 * @model
 * @generated
 */
public interface ViewModel extends EObject {
	/**
	 * Returns the value of the '<em><b>Design Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Name of the design.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Design Name</em>' attribute.
	 * @see #setDesignName(String)
	 * @see org.eastwest.model.view.ViewPackage#getViewModel_DesignName()
	 * @model
	 * @generated
	 */
	String getDesignName();

	/**
	 * Sets the value of the '{@link org.eastwest.model.view.ViewModel#getDesignName <em>Design Name</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Design Name</em>' attribute.
	 * @see #getDesignName()
	 * @generated
	 */
	void setDesignName(String value);

	/**
	 * Returns the value of the '<em><b>Scenario Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Name of the scenario.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Scenario Name</em>' attribute.
	 * @see #setScenarioName(String)
	 * @see org.eastwest.model.view.ViewPackage#getViewModel_ScenarioName()
	 * @model
	 * @generated
	 */
	String getScenarioName();

	/**
	 * Sets the value of the '{@link org.eastwest.model.view.ViewModel#getScenarioName <em>Scenario Name</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Scenario Name</em>' attribute.
	 * @see #getScenarioName()
	 * @generated
	 */
	void setScenarioName(String value);

	/**
	 * Returns the value of the '<em><b>Views</b></em>' containment reference list.
	 * The list contents are of type {@link org.eastwest.model.view.View}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The views; those that others open by a double click come after them.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Views</em>' containment reference list.
	 * @see org.eastwest.model.view.ViewPackage#getViewModel_Views()
	 * @model containment="true"
	 * @generated
	 */
	EList<View> getViews();

} // ViewModel
