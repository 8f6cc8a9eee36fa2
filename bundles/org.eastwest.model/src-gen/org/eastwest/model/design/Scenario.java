/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.eastwest.model.design;

import java.util.List;

import org.eclipse.emf.common.util.EList;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Scenario</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * One combination to analyse: a cluster, its fabrics, at most one of each role, and the jobs that share them.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.eastwest.model.design.Scenario#getCluster <em>Cluster</em>}</li>
 *   <li>{@link org.eastwest.model.design.Scenario#getFabrics <em>Fabrics</em>}</li>
 *   <li>{@link org.eastwest.model.design.Scenario#getJobs <em>Jobs</em>}</li>
 *   <li>{@link org.eastwest.model.design.Scenario#getFaults <em>Faults</em>}</li>
 * </ul>
 *
 * @see org.eastwest.model.design.DesignPackage#getScenario()
 * @model
 * @generated
 */
public interface Scenario extends NamedElement {
	/**
	 * Returns the value of the '<em><b>Cluster</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The servers.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Cluster</em>' reference.
	 * @see #setCluster(Cluster)
	 * @see org.eastwest.model.design.DesignPackage#getScenario_Cluster()
	 * @model required="true"
	 * @generated
	 */
	Cluster getCluster();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Scenario#getCluster <em>Cluster</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Cluster</em>' reference.
	 * @see #getCluster()
	 * @generated
	 */
	void setCluster(Cluster value);

	/**
	 * Returns the value of the '<em><b>Fabrics</b></em>' reference list.
	 * The list contents are of type {@link org.eastwest.model.design.Fabric}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The networks, at most one of each role.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Fabrics</em>' reference list.
	 * @see org.eastwest.model.design.DesignPackage#getScenario_Fabrics()
	 * @model
	 * @generated
	 */
	EList<Fabric> getFabrics();

	/**
	 * Returns the value of the '<em><b>Jobs</b></em>' reference list.
	 * The list contents are of type {@link org.eastwest.model.design.Job}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The jobs that run at the same time.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Jobs</em>' reference list.
	 * @see org.eastwest.model.design.DesignPackage#getScenario_Jobs()
	 * @model
	 * @generated
	 */
	EList<Job> getJobs();

	/**
	 * Returns the value of the '<em><b>Faults</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * What has failed or slowed down, with blanks between: link:leaf3-spine1, switch:spine2, plane:1, optic:leaf3-host7, rate:leaf3-spine1=200Gb/s, random-links:3%, gpu:servers=80%, nic:servers=200Gb/s, nic:servers; unset: nothing.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Faults</em>' attribute.
	 * @see #setFaults(List)
	 * @see org.eastwest.model.design.DesignPackage#getScenario_Faults()
	 * @model dataType="org.eastwest.model.design.FaultList"
	 * @generated
	 */
	List<String> getFaults();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Scenario#getFaults <em>Faults</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Faults</em>' attribute.
	 * @see #getFaults()
	 * @generated
	 */
	void setFaults(List<String> value);

} // Scenario
