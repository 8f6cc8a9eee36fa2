/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.eastwest.model.design;

import org.eclipse.emf.ecore.EObject;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Tier</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * One tier of switches of a fabric.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.eastwest.model.design.Tier#getKind <em>Kind</em>}</li>
 *   <li>{@link org.eastwest.model.design.Tier#getSwitchType <em>Switch Type</em>}</li>
 *   <li>{@link org.eastwest.model.design.Tier#getSwitchCount <em>Switch Count</em>}</li>
 *   <li>{@link org.eastwest.model.design.Tier#getDownlinksPerSwitch <em>Downlinks Per Switch</em>}</li>
 *   <li>{@link org.eastwest.model.design.Tier#getOversubscription <em>Oversubscription</em>}</li>
 *   <li>{@link org.eastwest.model.design.Tier#getUplinkRate <em>Uplink Rate</em>}</li>
 *   <li>{@link org.eastwest.model.design.Tier#getBreakout <em>Breakout</em>}</li>
 *   <li>{@link org.eastwest.model.design.Tier#getUplinkBreakout <em>Uplink Breakout</em>}</li>
 *   <li>{@link org.eastwest.model.design.Tier#getEndpointsPerPod <em>Endpoints Per Pod</em>}</li>
 *   <li>{@link org.eastwest.model.design.Tier#getCable <em>Cable</em>}</li>
 *   <li>{@link org.eastwest.model.design.Tier#getCableLength <em>Cable Length</em>}</li>
 * </ul>
 *
 * @see org.eastwest.model.design.DesignPackage#getTier()
 * @model
 * @generated
 */
public interface Tier extends EObject {
	/**
	 * Returns the value of the '<em><b>Kind</b></em>' attribute.
	 * The literals are from the enumeration {@link org.eastwest.model.design.TierKind}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Which tier; one of each kind in a fabric.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Kind</em>' attribute.
	 * @see org.eastwest.model.design.TierKind
	 * @see #setKind(TierKind)
	 * @see org.eastwest.model.design.DesignPackage#getTier_Kind()
	 * @model
	 * @generated
	 */
	TierKind getKind();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Tier#getKind <em>Kind</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Kind</em>' attribute.
	 * @see org.eastwest.model.design.TierKind
	 * @see #getKind()
	 * @generated
	 */
	void setKind(TierKind value);

	/**
	 * Returns the value of the '<em><b>Switch Type</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Identifier of the switch in the catalog, table switches; unset: the switch of the fabric.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Switch Type</em>' attribute.
	 * @see #setSwitchType(String)
	 * @see org.eastwest.model.design.DesignPackage#getTier_SwitchType()
	 * @model annotation="http://www.eastwest.org/design/catalog table='switches'"
	 * @generated
	 */
	String getSwitchType();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Tier#getSwitchType <em>Switch Type</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Switch Type</em>' attribute.
	 * @see #getSwitchType()
	 * @generated
	 */
	void setSwitchType(String value);

	/**
	 * Returns the value of the '<em><b>Switch Count</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Number of switches in the tier over all planes; unset: what the sizing rule gives. 1 to 1,000,000.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Switch Count</em>' attribute.
	 * @see #setSwitchCount(Integer)
	 * @see org.eastwest.model.design.DesignPackage#getTier_SwitchCount()
	 * @model annotation="http://www.eastwest.org/design/range minimum='1' maximum='1000000'"
	 * @generated
	 */
	Integer getSwitchCount();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Tier#getSwitchCount <em>Switch Count</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Switch Count</em>' attribute.
	 * @see #getSwitchCount()
	 * @generated
	 */
	void setSwitchCount(Integer value);

	/**
	 * Returns the value of the '<em><b>Downlinks Per Switch</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Ports of a switch that point down; unset: what radix and oversubscription give. 1 to 4,096.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Downlinks Per Switch</em>' attribute.
	 * @see #setDownlinksPerSwitch(Integer)
	 * @see org.eastwest.model.design.DesignPackage#getTier_DownlinksPerSwitch()
	 * @model annotation="http://www.eastwest.org/design/range minimum='1' maximum='4096'"
	 * @generated
	 */
	Integer getDownlinksPerSwitch();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Tier#getDownlinksPerSwitch <em>Downlinks Per Switch</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Downlinks Per Switch</em>' attribute.
	 * @see #getDownlinksPerSwitch()
	 * @generated
	 */
	void setDownlinksPerSwitch(Integer value);

	/**
	 * Returns the value of the '<em><b>Oversubscription</b></em>' attribute.
	 * The default value is <code>"1"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Downlink over uplink capacity, 7:1 is 7; 1 is non-blocking. 0.01 to 1,000.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Oversubscription</em>' attribute.
	 * @see #setOversubscription(Double)
	 * @see org.eastwest.model.design.DesignPackage#getTier_Oversubscription()
	 * @model default="1" dataType="org.eastwest.model.design.Ratio"
	 *        annotation="http://www.eastwest.org/design/range minimum='0.01' maximum='1000'"
	 * @generated
	 */
	Double getOversubscription();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Tier#getOversubscription <em>Oversubscription</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Oversubscription</em>' attribute.
	 * @see #getOversubscription()
	 * @generated
	 */
	void setOversubscription(Double value);

	/**
	 * Returns the value of the '<em><b>Uplink Rate</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Rate of a link to the next tier, per direction, in B/s; unset: that of a port over uplinkBreakout, or without that the rate of the links below. Above 0, at most 100 Tb/s.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Uplink Rate</em>' attribute.
	 * @see #setUplinkRate(Double)
	 * @see org.eastwest.model.design.DesignPackage#getTier_UplinkRate()
	 * @model dataType="org.eastwest.model.design.Bandwidth"
	 *        annotation="http://www.eastwest.org/design/range above='0' maximum='1.25e13'"
	 * @generated
	 */
	Double getUplinkRate();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Tier#getUplinkRate <em>Uplink Rate</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Uplink Rate</em>' attribute.
	 * @see #getUplinkRate()
	 * @generated
	 */
	void setUplinkRate(Double value);

	/**
	 * Returns the value of the '<em><b>Breakout</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Links that a port towards the servers is broken out into: 2 makes two 400 Gb/s links of an 800 Gb/s port; unset: as many as the port has the rate for. 1 to 64.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Breakout</em>' attribute.
	 * @see #setBreakout(Integer)
	 * @see org.eastwest.model.design.DesignPackage#getTier_Breakout()
	 * @model annotation="http://www.eastwest.org/design/range minimum='1' maximum='64'"
	 * @generated
	 */
	Integer getBreakout();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Tier#getBreakout <em>Breakout</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Breakout</em>' attribute.
	 * @see #getBreakout()
	 * @generated
	 */
	void setBreakout(Integer value);

	/**
	 * Returns the value of the '<em><b>Uplink Breakout</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Links that a port to the next tier is broken out into; unset: as many as the port has the rate for. 1 to 64.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Uplink Breakout</em>' attribute.
	 * @see #setUplinkBreakout(Integer)
	 * @see org.eastwest.model.design.DesignPackage#getTier_UplinkBreakout()
	 * @model annotation="http://www.eastwest.org/design/range minimum='1' maximum='64'"
	 * @generated
	 */
	Integer getUplinkBreakout();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Tier#getUplinkBreakout <em>Uplink Breakout</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Uplink Breakout</em>' attribute.
	 * @see #getUplinkBreakout()
	 * @generated
	 */
	void setUplinkBreakout(Integer value);

	/**
	 * Returns the value of the '<em><b>Endpoints Per Pod</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Endpoints below one pod of this tier; unset: what the topology gives. 1 to 10,000,000.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Endpoints Per Pod</em>' attribute.
	 * @see #setEndpointsPerPod(Integer)
	 * @see org.eastwest.model.design.DesignPackage#getTier_EndpointsPerPod()
	 * @model annotation="http://www.eastwest.org/design/range minimum='1' maximum='10000000'"
	 * @generated
	 */
	Integer getEndpointsPerPod();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Tier#getEndpointsPerPod <em>Endpoints Per Pod</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Endpoints Per Pod</em>' attribute.
	 * @see #getEndpointsPerPod()
	 * @generated
	 */
	void setEndpointsPerPod(Integer value);

	/**
	 * Returns the value of the '<em><b>Cable</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Identifier of the cable to the next tier in the catalog, table links.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Cable</em>' attribute.
	 * @see #setCable(String)
	 * @see org.eastwest.model.design.DesignPackage#getTier_Cable()
	 * @model annotation="http://www.eastwest.org/design/catalog table='links'"
	 * @generated
	 */
	String getCable();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Tier#getCable <em>Cable</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Cable</em>' attribute.
	 * @see #getCable()
	 * @generated
	 */
	void setCable(String value);

	/**
	 * Returns the value of the '<em><b>Cable Length</b></em>' attribute.
	 * The default value is <code>"30 m"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Length of the cable to the next tier, in metres; 0 to 100,000.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Cable Length</em>' attribute.
	 * @see #setCableLength(Double)
	 * @see org.eastwest.model.design.DesignPackage#getTier_CableLength()
	 * @model default="30 m" dataType="org.eastwest.model.design.Length"
	 *        annotation="http://www.eastwest.org/design/range minimum='0' maximum='100000'"
	 * @generated
	 */
	Double getCableLength();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Tier#getCableLength <em>Cable Length</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Cable Length</em>' attribute.
	 * @see #getCableLength()
	 * @generated
	 */
	void setCableLength(Double value);

} // Tier
