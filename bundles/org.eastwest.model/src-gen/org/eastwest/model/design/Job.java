/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.eastwest.model.design;


/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Job</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * A workload with a plan and a placement.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.eastwest.model.design.Job#getWorkload <em>Workload</em>}</li>
 *   <li>{@link org.eastwest.model.design.Job#getPlan <em>Plan</em>}</li>
 *   <li>{@link org.eastwest.model.design.Job#getPlacement <em>Placement</em>}</li>
 *   <li>{@link org.eastwest.model.design.Job#getSearchSpace <em>Search Space</em>}</li>
 * </ul>
 *
 * @see org.eastwest.model.design.DesignPackage#getJob()
 * @model
 * @generated
 */
public interface Job extends NamedElement {
	/**
	 * Returns the value of the '<em><b>Workload</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * What the job runs.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Workload</em>' reference.
	 * @see #setWorkload(Workload)
	 * @see org.eastwest.model.design.DesignPackage#getJob_Workload()
	 * @model required="true"
	 * @generated
	 */
	Workload getWorkload();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Job#getWorkload <em>Workload</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Workload</em>' reference.
	 * @see #getWorkload()
	 * @generated
	 */
	void setWorkload(Workload value);

	/**
	 * Returns the value of the '<em><b>Plan</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * How the workload is split over GPUs; required unless the workload is independent flows.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Plan</em>' containment reference.
	 * @see #setPlan(Plan)
	 * @see org.eastwest.model.design.DesignPackage#getJob_Plan()
	 * @model containment="true"
	 * @generated
	 */
	Plan getPlan();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Job#getPlan <em>Plan</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Plan</em>' containment reference.
	 * @see #getPlan()
	 * @generated
	 */
	void setPlan(Plan value);

	/**
	 * Returns the value of the '<em><b>Placement</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Which GPUs the job gets; unset: all GPUs of the scenario's cluster.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Placement</em>' containment reference.
	 * @see #setPlacement(Placement)
	 * @see org.eastwest.model.design.DesignPackage#getJob_Placement()
	 * @model containment="true"
	 * @generated
	 */
	Placement getPlacement();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Job#getPlacement <em>Placement</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Placement</em>' containment reference.
	 * @see #getPlacement()
	 * @generated
	 */
	void setPlacement(Placement value);

	/**
	 * Returns the value of the '<em><b>Search Space</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The plans that a search for a better plan looks through, as --space of the command line takes them, such as 'tp=4,8 zero=1'; unset: every plan.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Search Space</em>' attribute.
	 * @see #setSearchSpace(String)
	 * @see org.eastwest.model.design.DesignPackage#getJob_SearchSpace()
	 * @model
	 * @generated
	 */
	String getSearchSpace();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Job#getSearchSpace <em>Search Space</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Search Space</em>' attribute.
	 * @see #getSearchSpace()
	 * @generated
	 */
	void setSearchSpace(String value);

} // Job
