/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.eastwest.model.design;

import org.eclipse.emf.common.util.EList;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Design</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * The root of a design file: the parts (clusters, fabrics, workloads, jobs), the scenarios that combine them, and the requirements they must meet. Scenarios share parts, so that variants differ only where they differ.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.eastwest.model.design.Design#getAuthor <em>Author</em>}</li>
 *   <li>{@link org.eastwest.model.design.Design#getSource <em>Source</em>}</li>
 *   <li>{@link org.eastwest.model.design.Design#getClusters <em>Clusters</em>}</li>
 *   <li>{@link org.eastwest.model.design.Design#getFabrics <em>Fabrics</em>}</li>
 *   <li>{@link org.eastwest.model.design.Design#getWorkloads <em>Workloads</em>}</li>
 *   <li>{@link org.eastwest.model.design.Design#getJobs <em>Jobs</em>}</li>
 *   <li>{@link org.eastwest.model.design.Design#getScenarios <em>Scenarios</em>}</li>
 *   <li>{@link org.eastwest.model.design.Design#getRequirements <em>Requirements</em>}</li>
 * </ul>
 *
 * @see org.eastwest.model.design.DesignPackage#getDesign()
 * @model
 * @generated
 */
public interface Design extends NamedElement {
	/**
	 * Returns the value of the '<em><b>Author</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Who answers for the design.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Author</em>' attribute.
	 * @see #setAuthor(String)
	 * @see org.eastwest.model.design.DesignPackage#getDesign_Author()
	 * @model
	 * @generated
	 */
	String getAuthor();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Design#getAuthor <em>Author</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Author</em>' attribute.
	 * @see #getAuthor()
	 * @generated
	 */
	void setAuthor(String value);

	/**
	 * Returns the value of the '<em><b>Source</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The public document the design follows, for instance a reference architecture with its date; empty for a design of one's own.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Source</em>' attribute.
	 * @see #setSource(String)
	 * @see org.eastwest.model.design.DesignPackage#getDesign_Source()
	 * @model
	 * @generated
	 */
	String getSource();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Design#getSource <em>Source</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Source</em>' attribute.
	 * @see #getSource()
	 * @generated
	 */
	void setSource(String value);

	/**
	 * Returns the value of the '<em><b>Clusters</b></em>' containment reference list.
	 * The list contents are of type {@link org.eastwest.model.design.Cluster}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The sets of servers that scenarios choose from.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Clusters</em>' containment reference list.
	 * @see org.eastwest.model.design.DesignPackage#getDesign_Clusters()
	 * @model containment="true"
	 * @generated
	 */
	EList<Cluster> getClusters();

	/**
	 * Returns the value of the '<em><b>Fabrics</b></em>' containment reference list.
	 * The list contents are of type {@link org.eastwest.model.design.Fabric}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The networks that scenarios choose from.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Fabrics</em>' containment reference list.
	 * @see org.eastwest.model.design.DesignPackage#getDesign_Fabrics()
	 * @model containment="true"
	 * @generated
	 */
	EList<Fabric> getFabrics();

	/**
	 * Returns the value of the '<em><b>Workloads</b></em>' containment reference list.
	 * The list contents are of type {@link org.eastwest.model.design.Workload}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * What is computed: training runs, inference services and plain flows.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Workloads</em>' containment reference list.
	 * @see org.eastwest.model.design.DesignPackage#getDesign_Workloads()
	 * @model containment="true"
	 * @generated
	 */
	EList<Workload> getWorkloads();

	/**
	 * Returns the value of the '<em><b>Jobs</b></em>' containment reference list.
	 * The list contents are of type {@link org.eastwest.model.design.Job}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Workloads with a plan and a placement.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Jobs</em>' containment reference list.
	 * @see org.eastwest.model.design.DesignPackage#getDesign_Jobs()
	 * @model containment="true"
	 * @generated
	 */
	EList<Job> getJobs();

	/**
	 * Returns the value of the '<em><b>Scenarios</b></em>' containment reference list.
	 * The list contents are of type {@link org.eastwest.model.design.Scenario}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The combinations to analyse; the first is the one commands take unless told otherwise.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Scenarios</em>' containment reference list.
	 * @see org.eastwest.model.design.DesignPackage#getDesign_Scenarios()
	 * @model containment="true"
	 * @generated
	 */
	EList<Scenario> getScenarios();

	/**
	 * Returns the value of the '<em><b>Requirements</b></em>' containment reference list.
	 * The list contents are of type {@link org.eastwest.model.design.Requirement}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Measurable targets.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Requirements</em>' containment reference list.
	 * @see org.eastwest.model.design.DesignPackage#getDesign_Requirements()
	 * @model containment="true"
	 * @generated
	 */
	EList<Requirement> getRequirements();

} // Design
