/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.eastwest.model.design;


/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Model Workload</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * A workload that runs a transformer.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.eastwest.model.design.ModelWorkload#getModelShape <em>Model Shape</em>}</li>
 *   <li>{@link org.eastwest.model.design.ModelWorkload#getTransformer <em>Transformer</em>}</li>
 *   <li>{@link org.eastwest.model.design.ModelWorkload#getPrecision <em>Precision</em>}</li>
 *   <li>{@link org.eastwest.model.design.ModelWorkload#getExpertLoadImbalance <em>Expert Load Imbalance</em>}</li>
 * </ul>
 *
 * @see org.eastwest.model.design.DesignPackage#getModelWorkload()
 * @model abstract="true"
 * @generated
 */
public interface ModelWorkload extends Workload {
	/**
	 * Returns the value of the '<em><b>Model Shape</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Identifier of the transformer in the catalog, table models; unset where the workload holds a transformer of its own.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Model Shape</em>' attribute.
	 * @see #setModelShape(String)
	 * @see org.eastwest.model.design.DesignPackage#getModelWorkload_ModelShape()
	 * @model annotation="http://www.eastwest.org/design/catalog table='models'"
	 * @generated
	 */
	String getModelShape();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.ModelWorkload#getModelShape <em>Model Shape</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Model Shape</em>' attribute.
	 * @see #getModelShape()
	 * @generated
	 */
	void setModelShape(String value);

	/**
	 * Returns the value of the '<em><b>Transformer</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The shape of a transformer that the catalog does not list; given in place of modelShape.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Transformer</em>' containment reference.
	 * @see #setTransformer(Transformer)
	 * @see org.eastwest.model.design.DesignPackage#getModelWorkload_Transformer()
	 * @model containment="true"
	 * @generated
	 */
	Transformer getTransformer();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.ModelWorkload#getTransformer <em>Transformer</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Transformer</em>' containment reference.
	 * @see #getTransformer()
	 * @generated
	 */
	void setTransformer(Transformer value);

	/**
	 * Returns the value of the '<em><b>Precision</b></em>' attribute.
	 * The literals are from the enumeration {@link org.eastwest.model.design.Precision}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Number format of the matrix products and of the weights they read.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Precision</em>' attribute.
	 * @see org.eastwest.model.design.Precision
	 * @see #setPrecision(Precision)
	 * @see org.eastwest.model.design.DesignPackage#getModelWorkload_Precision()
	 * @model
	 * @generated
	 */
	Precision getPrecision();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.ModelWorkload#getPrecision <em>Precision</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Precision</em>' attribute.
	 * @see org.eastwest.model.design.Precision
	 * @see #getPrecision()
	 * @generated
	 */
	void setPrecision(Precision value);

	/**
	 * Returns the value of the '<em><b>Expert Load Imbalance</b></em>' attribute.
	 * The default value is <code>"1"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Tokens of the busiest expert over the mean of a mixture of experts; 1 is perfectly balanced. 1 to 1,000.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Expert Load Imbalance</em>' attribute.
	 * @see #setExpertLoadImbalance(Double)
	 * @see org.eastwest.model.design.DesignPackage#getModelWorkload_ExpertLoadImbalance()
	 * @model default="1" dataType="org.eastwest.model.design.Ratio"
	 *        annotation="http://www.eastwest.org/design/range minimum='1' maximum='1000'"
	 * @generated
	 */
	Double getExpertLoadImbalance();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.ModelWorkload#getExpertLoadImbalance <em>Expert Load Imbalance</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Expert Load Imbalance</em>' attribute.
	 * @see #getExpertLoadImbalance()
	 * @generated
	 */
	void setExpertLoadImbalance(Double value);

} // ModelWorkload
