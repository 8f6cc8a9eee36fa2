/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.eastwest.model.design;


/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Independent Flows</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * Flows that do not wait for one another: storage, many tenants, ordinary data centre traffic. The contrast to a synchronised job.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.eastwest.model.design.IndependentFlows#getFlows <em>Flows</em>}</li>
 *   <li>{@link org.eastwest.model.design.IndependentFlows#getFlowSize <em>Flow Size</em>}</li>
 *   <li>{@link org.eastwest.model.design.IndependentFlows#getFlowRate <em>Flow Rate</em>}</li>
 *   <li>{@link org.eastwest.model.design.IndependentFlows#getLoad <em>Load</em>}</li>
 * </ul>
 *
 * @see org.eastwest.model.design.DesignPackage#getIndependentFlows()
 * @model
 * @generated
 */
public interface IndependentFlows extends Workload {
	/**
	 * Returns the value of the '<em><b>Flows</b></em>' attribute.
	 * The default value is <code>"1000"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Flows that are open at a time; 1 to 10,000,000.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Flows</em>' attribute.
	 * @see #setFlows(int)
	 * @see org.eastwest.model.design.DesignPackage#getIndependentFlows_Flows()
	 * @model default="1000"
	 *        annotation="http://www.eastwest.org/design/range minimum='1' maximum='10000000'"
	 * @generated
	 */
	int getFlows();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.IndependentFlows#getFlows <em>Flows</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Flows</em>' attribute.
	 * @see #getFlows()
	 * @generated
	 */
	void setFlows(int value);

	/**
	 * Returns the value of the '<em><b>Flow Size</b></em>' attribute.
	 * The default value is <code>"1 MB"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Bytes of one flow; above 0, at most 1 EB.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Flow Size</em>' attribute.
	 * @see #setFlowSize(Double)
	 * @see org.eastwest.model.design.DesignPackage#getIndependentFlows_FlowSize()
	 * @model default="1 MB" dataType="org.eastwest.model.design.Size"
	 *        annotation="http://www.eastwest.org/design/range above='0' maximum='1e18'"
	 * @generated
	 */
	Double getFlowSize();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.IndependentFlows#getFlowSize <em>Flow Size</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Flow Size</em>' attribute.
	 * @see #getFlowSize()
	 * @generated
	 */
	void setFlowSize(Double value);

	/**
	 * Returns the value of the '<em><b>Flow Rate</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Rate a flow asks for, per direction, in B/s; unset: as much as it gets. Above 0, at most 100 Tb/s.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Flow Rate</em>' attribute.
	 * @see #setFlowRate(Double)
	 * @see org.eastwest.model.design.DesignPackage#getIndependentFlows_FlowRate()
	 * @model dataType="org.eastwest.model.design.Bandwidth"
	 *        annotation="http://www.eastwest.org/design/range above='0' maximum='1.25e13'"
	 * @generated
	 */
	Double getFlowRate();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.IndependentFlows#getFlowRate <em>Flow Rate</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Flow Rate</em>' attribute.
	 * @see #getFlowRate()
	 * @generated
	 */
	void setFlowRate(Double value);

	/**
	 * Returns the value of the '<em><b>Load</b></em>' attribute.
	 * The default value is <code>"0.3"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Offered load over the capacity of the endpoint links; above 0 to 1.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Load</em>' attribute.
	 * @see #setLoad(Double)
	 * @see org.eastwest.model.design.DesignPackage#getIndependentFlows_Load()
	 * @model default="0.3" dataType="org.eastwest.model.design.Ratio"
	 *        annotation="http://www.eastwest.org/design/range above='0' maximum='1'"
	 * @generated
	 */
	Double getLoad();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.IndependentFlows#getLoad <em>Load</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Load</em>' attribute.
	 * @see #getLoad()
	 * @generated
	 */
	void setLoad(Double value);

} // IndependentFlows
