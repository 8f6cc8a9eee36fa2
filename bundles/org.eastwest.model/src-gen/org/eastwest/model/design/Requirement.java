/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.eastwest.model.design;


/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Requirement</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * A measurable target, traced to the metric that decides it.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.eastwest.model.design.Requirement#getCriterion <em>Criterion</em>}</li>
 *   <li>{@link org.eastwest.model.design.Requirement#getMetric <em>Metric</em>}</li>
 *   <li>{@link org.eastwest.model.design.Requirement#getComparison <em>Comparison</em>}</li>
 *   <li>{@link org.eastwest.model.design.Requirement#getTarget <em>Target</em>}</li>
 *   <li>{@link org.eastwest.model.design.Requirement#getScenario <em>Scenario</em>}</li>
 * </ul>
 *
 * @see org.eastwest.model.design.DesignPackage#getRequirement()
 * @model
 * @generated
 */
public interface Requirement extends NamedElement {
	/**
	 * Returns the value of the '<em><b>Criterion</b></em>' attribute.
	 * The literals are from the enumeration {@link org.eastwest.model.design.Criterion}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Which of the needs of an AI network the requirement states.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Criterion</em>' attribute.
	 * @see org.eastwest.model.design.Criterion
	 * @see #setCriterion(Criterion)
	 * @see org.eastwest.model.design.DesignPackage#getRequirement_Criterion()
	 * @model
	 * @generated
	 */
	Criterion getCriterion();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Requirement#getCriterion <em>Criterion</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Criterion</em>' attribute.
	 * @see org.eastwest.model.design.Criterion
	 * @see #getCriterion()
	 * @generated
	 */
	void setCriterion(Criterion value);

	/**
	 * Returns the value of the '<em><b>Metric</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Identifier of the metric that decides, as the analyses list it.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Metric</em>' attribute.
	 * @see #setMetric(String)
	 * @see org.eastwest.model.design.DesignPackage#getRequirement_Metric()
	 * @model required="true"
	 * @generated
	 */
	String getMetric();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Requirement#getMetric <em>Metric</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Metric</em>' attribute.
	 * @see #getMetric()
	 * @generated
	 */
	void setMetric(String value);

	/**
	 * Returns the value of the '<em><b>Comparison</b></em>' attribute.
	 * The literals are from the enumeration {@link org.eastwest.model.design.Comparison}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * On which side of the target the metric must be.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Comparison</em>' attribute.
	 * @see org.eastwest.model.design.Comparison
	 * @see #setComparison(Comparison)
	 * @see org.eastwest.model.design.DesignPackage#getRequirement_Comparison()
	 * @model
	 * @generated
	 */
	Comparison getComparison();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Requirement#getComparison <em>Comparison</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Comparison</em>' attribute.
	 * @see org.eastwest.model.design.Comparison
	 * @see #getComparison()
	 * @generated
	 */
	void setComparison(Comparison value);

	/**
	 * Returns the value of the '<em><b>Target</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Target with its unit, for instance 380 Gb/s, 10 us or 40%.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Target</em>' attribute.
	 * @see #setTarget(String)
	 * @see org.eastwest.model.design.DesignPackage#getRequirement_Target()
	 * @model required="true"
	 * @generated
	 */
	String getTarget();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Requirement#getTarget <em>Target</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Target</em>' attribute.
	 * @see #getTarget()
	 * @generated
	 */
	void setTarget(String value);

	/**
	 * Returns the value of the '<em><b>Scenario</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The scenario it applies to; unset: all.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Scenario</em>' reference.
	 * @see #setScenario(Scenario)
	 * @see org.eastwest.model.design.DesignPackage#getRequirement_Scenario()
	 * @model
	 * @generated
	 */
	Scenario getScenario();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Requirement#getScenario <em>Scenario</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Scenario</em>' reference.
	 * @see #getScenario()
	 * @generated
	 */
	void setScenario(Scenario value);

} // Requirement
