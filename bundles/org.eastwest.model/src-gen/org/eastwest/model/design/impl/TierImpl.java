/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.eastwest.model.design.impl;

import org.eastwest.model.design.DesignPackage;
import org.eastwest.model.design.Tier;
import org.eastwest.model.design.TierKind;

import org.eclipse.emf.common.notify.Notification;

import org.eclipse.emf.ecore.EClass;

import org.eclipse.emf.ecore.impl.ENotificationImpl;
import org.eclipse.emf.ecore.impl.MinimalEObjectImpl;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Tier</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.eastwest.model.design.impl.TierImpl#getKind <em>Kind</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.TierImpl#getSwitchType <em>Switch Type</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.TierImpl#getSwitchCount <em>Switch Count</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.TierImpl#getDownlinksPerSwitch <em>Downlinks Per Switch</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.TierImpl#getOversubscription <em>Oversubscription</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.TierImpl#getUplinkRate <em>Uplink Rate</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.TierImpl#getBreakout <em>Breakout</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.TierImpl#getUplinkBreakout <em>Uplink Breakout</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.TierImpl#getEndpointsPerPod <em>Endpoints Per Pod</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.TierImpl#getCable <em>Cable</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.TierImpl#getCableLength <em>Cable Length</em>}</li>
 * </ul>
 *
 * @generated
 */
public class TierImpl extends MinimalEObjectImpl.Container implements Tier {
	/**
	 * The default value of the '{@link #getKind() <em>Kind</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getKind()
	 * @generated
	 * @ordered
	 */
	protected static final TierKind KIND_EDEFAULT = TierKind.LEAF;

	/**
	 * The cached value of the '{@link #getKind() <em>Kind</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getKind()
	 * @generated
	 * @ordered
	 */
	protected TierKind kind = KIND_EDEFAULT;

	/**
	 * The default value of the '{@link #getSwitchType() <em>Switch Type</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getSwitchType()
	 * @generated
	 * @ordered
	 */
	protected static final String SWITCH_TYPE_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getSwitchType() <em>Switch Type</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getSwitchType()
	 * @generated
	 * @ordered
	 */
	protected String switchType = SWITCH_TYPE_EDEFAULT;

	/**
	 * The default value of the '{@link #getSwitchCount() <em>Switch Count</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getSwitchCount()
	 * @generated
	 * @ordered
	 */
	protected static final Integer SWITCH_COUNT_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getSwitchCount() <em>Switch Count</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getSwitchCount()
	 * @generated
	 * @ordered
	 */
	protected Integer switchCount = SWITCH_COUNT_EDEFAULT;

	/**
	 * The default value of the '{@link #getDownlinksPerSwitch() <em>Downlinks Per Switch</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getDownlinksPerSwitch()
	 * @generated
	 * @ordered
	 */
	protected static final Integer DOWNLINKS_PER_SWITCH_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getDownlinksPerSwitch() <em>Downlinks Per Switch</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getDownlinksPerSwitch()
	 * @generated
	 * @ordered
	 */
	protected Integer downlinksPerSwitch = DOWNLINKS_PER_SWITCH_EDEFAULT;

	/**
	 * The default value of the '{@link #getOversubscription() <em>Oversubscription</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getOversubscription()
	 * @generated
	 * @ordered
	 */
	protected static final Double OVERSUBSCRIPTION_EDEFAULT = 1.0D;

	/**
	 * The cached value of the '{@link #getOversubscription() <em>Oversubscription</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getOversubscription()
	 * @generated
	 * @ordered
	 */
	protected Double oversubscription = OVERSUBSCRIPTION_EDEFAULT;

	/**
	 * The default value of the '{@link #getUplinkRate() <em>Uplink Rate</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getUplinkRate()
	 * @generated
	 * @ordered
	 */
	protected static final Double UPLINK_RATE_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getUplinkRate() <em>Uplink Rate</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getUplinkRate()
	 * @generated
	 * @ordered
	 */
	protected Double uplinkRate = UPLINK_RATE_EDEFAULT;

	/**
	 * The default value of the '{@link #getBreakout() <em>Breakout</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getBreakout()
	 * @generated
	 * @ordered
	 */
	protected static final Integer BREAKOUT_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getBreakout() <em>Breakout</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getBreakout()
	 * @generated
	 * @ordered
	 */
	protected Integer breakout = BREAKOUT_EDEFAULT;

	/**
	 * The default value of the '{@link #getUplinkBreakout() <em>Uplink Breakout</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getUplinkBreakout()
	 * @generated
	 * @ordered
	 */
	protected static final Integer UPLINK_BREAKOUT_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getUplinkBreakout() <em>Uplink Breakout</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getUplinkBreakout()
	 * @generated
	 * @ordered
	 */
	protected Integer uplinkBreakout = UPLINK_BREAKOUT_EDEFAULT;

	/**
	 * The default value of the '{@link #getEndpointsPerPod() <em>Endpoints Per Pod</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getEndpointsPerPod()
	 * @generated
	 * @ordered
	 */
	protected static final Integer ENDPOINTS_PER_POD_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getEndpointsPerPod() <em>Endpoints Per Pod</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getEndpointsPerPod()
	 * @generated
	 * @ordered
	 */
	protected Integer endpointsPerPod = ENDPOINTS_PER_POD_EDEFAULT;

	/**
	 * The default value of the '{@link #getCable() <em>Cable</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getCable()
	 * @generated
	 * @ordered
	 */
	protected static final String CABLE_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getCable() <em>Cable</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getCable()
	 * @generated
	 * @ordered
	 */
	protected String cable = CABLE_EDEFAULT;

	/**
	 * The default value of the '{@link #getCableLength() <em>Cable Length</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getCableLength()
	 * @generated
	 * @ordered
	 */
	protected static final Double CABLE_LENGTH_EDEFAULT = 30.0D;

	/**
	 * The cached value of the '{@link #getCableLength() <em>Cable Length</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getCableLength()
	 * @generated
	 * @ordered
	 */
	protected Double cableLength = CABLE_LENGTH_EDEFAULT;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected TierImpl() {
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	protected EClass eStaticClass() {
		return DesignPackage.Literals.TIER;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public TierKind getKind() {
		return kind;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setKind(TierKind newKind) {
		TierKind oldKind = kind;
		kind = newKind == null ? KIND_EDEFAULT : newKind;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.TIER__KIND, oldKind, kind));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getSwitchType() {
		return switchType;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setSwitchType(String newSwitchType) {
		String oldSwitchType = switchType;
		switchType = newSwitchType;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.TIER__SWITCH_TYPE, oldSwitchType, switchType));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Integer getSwitchCount() {
		return switchCount;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setSwitchCount(Integer newSwitchCount) {
		Integer oldSwitchCount = switchCount;
		switchCount = newSwitchCount;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.TIER__SWITCH_COUNT, oldSwitchCount, switchCount));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Integer getDownlinksPerSwitch() {
		return downlinksPerSwitch;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setDownlinksPerSwitch(Integer newDownlinksPerSwitch) {
		Integer oldDownlinksPerSwitch = downlinksPerSwitch;
		downlinksPerSwitch = newDownlinksPerSwitch;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.TIER__DOWNLINKS_PER_SWITCH, oldDownlinksPerSwitch, downlinksPerSwitch));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Double getOversubscription() {
		return oversubscription;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setOversubscription(Double newOversubscription) {
		Double oldOversubscription = oversubscription;
		oversubscription = newOversubscription;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.TIER__OVERSUBSCRIPTION, oldOversubscription, oversubscription));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Double getUplinkRate() {
		return uplinkRate;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setUplinkRate(Double newUplinkRate) {
		Double oldUplinkRate = uplinkRate;
		uplinkRate = newUplinkRate;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.TIER__UPLINK_RATE, oldUplinkRate, uplinkRate));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Integer getBreakout() {
		return breakout;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setBreakout(Integer newBreakout) {
		Integer oldBreakout = breakout;
		breakout = newBreakout;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.TIER__BREAKOUT, oldBreakout, breakout));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Integer getUplinkBreakout() {
		return uplinkBreakout;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setUplinkBreakout(Integer newUplinkBreakout) {
		Integer oldUplinkBreakout = uplinkBreakout;
		uplinkBreakout = newUplinkBreakout;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.TIER__UPLINK_BREAKOUT, oldUplinkBreakout, uplinkBreakout));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Integer getEndpointsPerPod() {
		return endpointsPerPod;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setEndpointsPerPod(Integer newEndpointsPerPod) {
		Integer oldEndpointsPerPod = endpointsPerPod;
		endpointsPerPod = newEndpointsPerPod;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.TIER__ENDPOINTS_PER_POD, oldEndpointsPerPod, endpointsPerPod));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getCable() {
		return cable;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setCable(String newCable) {
		String oldCable = cable;
		cable = newCable;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.TIER__CABLE, oldCable, cable));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Double getCableLength() {
		return cableLength;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setCableLength(Double newCableLength) {
		Double oldCableLength = cableLength;
		cableLength = newCableLength;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.TIER__CABLE_LENGTH, oldCableLength, cableLength));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Object eGet(int featureID, boolean resolve, boolean coreType) {
		switch (featureID) {
			case DesignPackage.TIER__KIND:
				return getKind();
			case DesignPackage.TIER__SWITCH_TYPE:
				return getSwitchType();
			case DesignPackage.TIER__SWITCH_COUNT:
				return getSwitchCount();
			case DesignPackage.TIER__DOWNLINKS_PER_SWITCH:
				return getDownlinksPerSwitch();
			case DesignPackage.TIER__OVERSUBSCRIPTION:
				return getOversubscription();
			case DesignPackage.TIER__UPLINK_RATE:
				return getUplinkRate();
			case DesignPackage.TIER__BREAKOUT:
				return getBreakout();
			case DesignPackage.TIER__UPLINK_BREAKOUT:
				return getUplinkBreakout();
			case DesignPackage.TIER__ENDPOINTS_PER_POD:
				return getEndpointsPerPod();
			case DesignPackage.TIER__CABLE:
				return getCable();
			case DesignPackage.TIER__CABLE_LENGTH:
				return getCableLength();
		}
		return super.eGet(featureID, resolve, coreType);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void eSet(int featureID, Object newValue) {
		switch (featureID) {
			case DesignPackage.TIER__KIND:
				setKind((TierKind)newValue);
				return;
			case DesignPackage.TIER__SWITCH_TYPE:
				setSwitchType((String)newValue);
				return;
			case DesignPackage.TIER__SWITCH_COUNT:
				setSwitchCount((Integer)newValue);
				return;
			case DesignPackage.TIER__DOWNLINKS_PER_SWITCH:
				setDownlinksPerSwitch((Integer)newValue);
				return;
			case DesignPackage.TIER__OVERSUBSCRIPTION:
				setOversubscription((Double)newValue);
				return;
			case DesignPackage.TIER__UPLINK_RATE:
				setUplinkRate((Double)newValue);
				return;
			case DesignPackage.TIER__BREAKOUT:
				setBreakout((Integer)newValue);
				return;
			case DesignPackage.TIER__UPLINK_BREAKOUT:
				setUplinkBreakout((Integer)newValue);
				return;
			case DesignPackage.TIER__ENDPOINTS_PER_POD:
				setEndpointsPerPod((Integer)newValue);
				return;
			case DesignPackage.TIER__CABLE:
				setCable((String)newValue);
				return;
			case DesignPackage.TIER__CABLE_LENGTH:
				setCableLength((Double)newValue);
				return;
		}
		super.eSet(featureID, newValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void eUnset(int featureID) {
		switch (featureID) {
			case DesignPackage.TIER__KIND:
				setKind(KIND_EDEFAULT);
				return;
			case DesignPackage.TIER__SWITCH_TYPE:
				setSwitchType(SWITCH_TYPE_EDEFAULT);
				return;
			case DesignPackage.TIER__SWITCH_COUNT:
				setSwitchCount(SWITCH_COUNT_EDEFAULT);
				return;
			case DesignPackage.TIER__DOWNLINKS_PER_SWITCH:
				setDownlinksPerSwitch(DOWNLINKS_PER_SWITCH_EDEFAULT);
				return;
			case DesignPackage.TIER__OVERSUBSCRIPTION:
				setOversubscription(OVERSUBSCRIPTION_EDEFAULT);
				return;
			case DesignPackage.TIER__UPLINK_RATE:
				setUplinkRate(UPLINK_RATE_EDEFAULT);
				return;
			case DesignPackage.TIER__BREAKOUT:
				setBreakout(BREAKOUT_EDEFAULT);
				return;
			case DesignPackage.TIER__UPLINK_BREAKOUT:
				setUplinkBreakout(UPLINK_BREAKOUT_EDEFAULT);
				return;
			case DesignPackage.TIER__ENDPOINTS_PER_POD:
				setEndpointsPerPod(ENDPOINTS_PER_POD_EDEFAULT);
				return;
			case DesignPackage.TIER__CABLE:
				setCable(CABLE_EDEFAULT);
				return;
			case DesignPackage.TIER__CABLE_LENGTH:
				setCableLength(CABLE_LENGTH_EDEFAULT);
				return;
		}
		super.eUnset(featureID);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean eIsSet(int featureID) {
		switch (featureID) {
			case DesignPackage.TIER__KIND:
				return kind != KIND_EDEFAULT;
			case DesignPackage.TIER__SWITCH_TYPE:
				return SWITCH_TYPE_EDEFAULT == null ? switchType != null : !SWITCH_TYPE_EDEFAULT.equals(switchType);
			case DesignPackage.TIER__SWITCH_COUNT:
				return SWITCH_COUNT_EDEFAULT == null ? switchCount != null : !SWITCH_COUNT_EDEFAULT.equals(switchCount);
			case DesignPackage.TIER__DOWNLINKS_PER_SWITCH:
				return DOWNLINKS_PER_SWITCH_EDEFAULT == null ? downlinksPerSwitch != null : !DOWNLINKS_PER_SWITCH_EDEFAULT.equals(downlinksPerSwitch);
			case DesignPackage.TIER__OVERSUBSCRIPTION:
				return OVERSUBSCRIPTION_EDEFAULT == null ? oversubscription != null : !OVERSUBSCRIPTION_EDEFAULT.equals(oversubscription);
			case DesignPackage.TIER__UPLINK_RATE:
				return UPLINK_RATE_EDEFAULT == null ? uplinkRate != null : !UPLINK_RATE_EDEFAULT.equals(uplinkRate);
			case DesignPackage.TIER__BREAKOUT:
				return BREAKOUT_EDEFAULT == null ? breakout != null : !BREAKOUT_EDEFAULT.equals(breakout);
			case DesignPackage.TIER__UPLINK_BREAKOUT:
				return UPLINK_BREAKOUT_EDEFAULT == null ? uplinkBreakout != null : !UPLINK_BREAKOUT_EDEFAULT.equals(uplinkBreakout);
			case DesignPackage.TIER__ENDPOINTS_PER_POD:
				return ENDPOINTS_PER_POD_EDEFAULT == null ? endpointsPerPod != null : !ENDPOINTS_PER_POD_EDEFAULT.equals(endpointsPerPod);
			case DesignPackage.TIER__CABLE:
				return CABLE_EDEFAULT == null ? cable != null : !CABLE_EDEFAULT.equals(cable);
			case DesignPackage.TIER__CABLE_LENGTH:
				return CABLE_LENGTH_EDEFAULT == null ? cableLength != null : !CABLE_LENGTH_EDEFAULT.equals(cableLength);
		}
		return super.eIsSet(featureID);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String toString() {
		if (eIsProxy()) return super.toString();

		StringBuilder result = new StringBuilder(super.toString());
		result.append(" (kind: ");
		result.append(kind);
		result.append(", switchType: ");
		result.append(switchType);
		result.append(", switchCount: ");
		result.append(switchCount);
		result.append(", downlinksPerSwitch: ");
		result.append(downlinksPerSwitch);
		result.append(", oversubscription: ");
		result.append(oversubscription);
		result.append(", uplinkRate: ");
		result.append(uplinkRate);
		result.append(", breakout: ");
		result.append(breakout);
		result.append(", uplinkBreakout: ");
		result.append(uplinkBreakout);
		result.append(", endpointsPerPod: ");
		result.append(endpointsPerPod);
		result.append(", cable: ");
		result.append(cable);
		result.append(", cableLength: ");
		result.append(cableLength);
		result.append(')');
		return result.toString();
	}

} //TierImpl
