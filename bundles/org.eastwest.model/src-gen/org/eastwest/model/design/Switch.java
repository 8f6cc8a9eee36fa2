/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.eastwest.model.design;


/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Switch</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * A single switch of an explicit topology.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.eastwest.model.design.Switch#getTier <em>Tier</em>}</li>
 *   <li>{@link org.eastwest.model.design.Switch#getSwitchType <em>Switch Type</em>}</li>
 *   <li>{@link org.eastwest.model.design.Switch#getEndpoints <em>Endpoints</em>}</li>
 * </ul>
 *
 * @see org.eastwest.model.design.DesignPackage#getSwitch()
 * @model
 * @generated
 */
public interface Switch extends NamedElement {
	/**
	 * Returns the value of the '<em><b>Tier</b></em>' attribute.
	 * The literals are from the enumeration {@link org.eastwest.model.design.TierKind}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The tier the switch belongs to.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Tier</em>' attribute.
	 * @see org.eastwest.model.design.TierKind
	 * @see #setTier(TierKind)
	 * @see org.eastwest.model.design.DesignPackage#getSwitch_Tier()
	 * @model
	 * @generated
	 */
	TierKind getTier();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Switch#getTier <em>Tier</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Tier</em>' attribute.
	 * @see org.eastwest.model.design.TierKind
	 * @see #getTier()
	 * @generated
	 */
	void setTier(TierKind value);

	/**
	 * Returns the value of the '<em><b>Switch Type</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Identifier of the switch in the catalog, table switches; unset: the switch of the fabric.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Switch Type</em>' attribute.
	 * @see #setSwitchType(String)
	 * @see org.eastwest.model.design.DesignPackage#getSwitch_SwitchType()
	 * @model annotation="http://www.eastwest.org/design/catalog table='switches'"
	 * @generated
	 */
	String getSwitchType();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Switch#getSwitchType <em>Switch Type</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Switch Type</em>' attribute.
	 * @see #getSwitchType()
	 * @generated
	 */
	void setSwitchType(String value);

	/**
	 * Returns the value of the '<em><b>Endpoints</b></em>' attribute.
	 * The default value is <code>"0"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Endpoint ports connected to the switch; endpoints are dealt to the switches in their order. 0 to 4,096.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Endpoints</em>' attribute.
	 * @see #setEndpoints(int)
	 * @see org.eastwest.model.design.DesignPackage#getSwitch_Endpoints()
	 * @model default="0"
	 *        annotation="http://www.eastwest.org/design/range minimum='0' maximum='4096'"
	 * @generated
	 */
	int getEndpoints();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Switch#getEndpoints <em>Endpoints</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Endpoints</em>' attribute.
	 * @see #getEndpoints()
	 * @generated
	 */
	void setEndpoints(int value);

} // Switch
