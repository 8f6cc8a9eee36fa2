/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.eastwest.model.view;


/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Port</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * A port of a switch or NIC.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.eastwest.model.view.Port#getDirection <em>Direction</em>}</li>
 *   <li>{@link org.eastwest.model.view.Port#getBytesPerSecond <em>Bytes Per Second</em>}</li>
 * </ul>
 *
 * @see org.eastwest.model.view.ViewPackage#getPort()
 * @model
 * @generated
 */
public interface Port extends Element {
	/**
	 * Returns the value of the '<em><b>Direction</b></em>' attribute.
	 * The literals are from the enumeration {@link org.eastwest.model.view.PortDirection}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Where it leads.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Direction</em>' attribute.
	 * @see org.eastwest.model.view.PortDirection
	 * @see #setDirection(PortDirection)
	 * @see org.eastwest.model.view.ViewPackage#getPort_Direction()
	 * @model
	 * @generated
	 */
	PortDirection getDirection();

	/**
	 * Sets the value of the '{@link org.eastwest.model.view.Port#getDirection <em>Direction</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Direction</em>' attribute.
	 * @see org.eastwest.model.view.PortDirection
	 * @see #getDirection()
	 * @generated
	 */
	void setDirection(PortDirection value);

	/**
	 * Returns the value of the '<em><b>Bytes Per Second</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Rate per direction, in B/s.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Bytes Per Second</em>' attribute.
	 * @see #setBytesPerSecond(double)
	 * @see org.eastwest.model.view.ViewPackage#getPort_BytesPerSecond()
	 * @model
	 * @generated
	 */
	double getBytesPerSecond();

	/**
	 * Sets the value of the '{@link org.eastwest.model.view.Port#getBytesPerSecond <em>Bytes Per Second</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Bytes Per Second</em>' attribute.
	 * @see #getBytesPerSecond()
	 * @generated
	 */
	void setBytesPerSecond(double value);

} // Port
