/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.eastwest.model.view;


/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Span</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * A time during which one thing is done.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.eastwest.model.view.Span#getKind <em>Kind</em>}</li>
 *   <li>{@link org.eastwest.model.view.Span#getStart <em>Start</em>}</li>
 *   <li>{@link org.eastwest.model.view.Span#getEnd <em>End</em>}</li>
 *   <li>{@link org.eastwest.model.view.Span#isExposed <em>Exposed</em>}</li>
 * </ul>
 *
 * @see org.eastwest.model.view.ViewPackage#getSpan()
 * @model
 * @generated
 */
public interface Span extends Element {
	/**
	 * Returns the value of the '<em><b>Kind</b></em>' attribute.
	 * The literals are from the enumeration {@link org.eastwest.model.view.Dimension}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * What is done: compute, or the communication of a dimension.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Kind</em>' attribute.
	 * @see org.eastwest.model.view.Dimension
	 * @see #setKind(Dimension)
	 * @see org.eastwest.model.view.ViewPackage#getSpan_Kind()
	 * @model
	 * @generated
	 */
	Dimension getKind();

	/**
	 * Sets the value of the '{@link org.eastwest.model.view.Span#getKind <em>Kind</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Kind</em>' attribute.
	 * @see org.eastwest.model.view.Dimension
	 * @see #getKind()
	 * @generated
	 */
	void setKind(Dimension value);

	/**
	 * Returns the value of the '<em><b>Start</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Begin, in seconds since the step began.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Start</em>' attribute.
	 * @see #setStart(double)
	 * @see org.eastwest.model.view.ViewPackage#getSpan_Start()
	 * @model
	 * @generated
	 */
	double getStart();

	/**
	 * Sets the value of the '{@link org.eastwest.model.view.Span#getStart <em>Start</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Start</em>' attribute.
	 * @see #getStart()
	 * @generated
	 */
	void setStart(double value);

	/**
	 * Returns the value of the '<em><b>End</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * End, in seconds since the step began.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>End</em>' attribute.
	 * @see #setEnd(double)
	 * @see org.eastwest.model.view.ViewPackage#getSpan_End()
	 * @model
	 * @generated
	 */
	double getEnd();

	/**
	 * Sets the value of the '{@link org.eastwest.model.view.Span#getEnd <em>End</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>End</em>' attribute.
	 * @see #getEnd()
	 * @generated
	 */
	void setEnd(double value);

	/**
	 * Returns the value of the '<em><b>Exposed</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * True for communication that compute does not hide.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Exposed</em>' attribute.
	 * @see #setExposed(boolean)
	 * @see org.eastwest.model.view.ViewPackage#getSpan_Exposed()
	 * @model
	 * @generated
	 */
	boolean isExposed();

	/**
	 * Sets the value of the '{@link org.eastwest.model.view.Span#isExposed <em>Exposed</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Exposed</em>' attribute.
	 * @see #isExposed()
	 * @generated
	 */
	void setExposed(boolean value);

} // Span
