/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.eastwest.model.design.impl;

import org.eastwest.model.design.DesignPackage;
import org.eastwest.model.design.Switch;
import org.eastwest.model.design.TierKind;

import org.eclipse.emf.common.notify.Notification;

import org.eclipse.emf.ecore.EClass;

import org.eclipse.emf.ecore.impl.ENotificationImpl;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Switch</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.eastwest.model.design.impl.SwitchImpl#getTier <em>Tier</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.SwitchImpl#getSwitchType <em>Switch Type</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.SwitchImpl#getEndpoints <em>Endpoints</em>}</li>
 * </ul>
 *
 * @generated
 */
public class SwitchImpl extends NamedElementImpl implements Switch {
	/**
	 * The default value of the '{@link #getTier() <em>Tier</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getTier()
	 * @generated
	 * @ordered
	 */
	protected static final TierKind TIER_EDEFAULT = TierKind.LEAF;

	/**
	 * The cached value of the '{@link #getTier() <em>Tier</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getTier()
	 * @generated
	 * @ordered
	 */
	protected TierKind tier = TIER_EDEFAULT;

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
	 * The default value of the '{@link #getEndpoints() <em>Endpoints</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getEndpoints()
	 * @generated
	 * @ordered
	 */
	protected static final int ENDPOINTS_EDEFAULT = 0;

	/**
	 * The cached value of the '{@link #getEndpoints() <em>Endpoints</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getEndpoints()
	 * @generated
	 * @ordered
	 */
	protected int endpoints = ENDPOINTS_EDEFAULT;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected SwitchImpl() {
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	protected EClass eStaticClass() {
		return DesignPackage.Literals.SWITCH;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public TierKind getTier() {
		return tier;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setTier(TierKind newTier) {
		TierKind oldTier = tier;
		tier = newTier == null ? TIER_EDEFAULT : newTier;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.SWITCH__TIER, oldTier, tier));
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
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.SWITCH__SWITCH_TYPE, oldSwitchType, switchType));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public int getEndpoints() {
		return endpoints;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setEndpoints(int newEndpoints) {
		int oldEndpoints = endpoints;
		endpoints = newEndpoints;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.SWITCH__ENDPOINTS, oldEndpoints, endpoints));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Object eGet(int featureID, boolean resolve, boolean coreType) {
		switch (featureID) {
			case DesignPackage.SWITCH__TIER:
				return getTier();
			case DesignPackage.SWITCH__SWITCH_TYPE:
				return getSwitchType();
			case DesignPackage.SWITCH__ENDPOINTS:
				return getEndpoints();
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
			case DesignPackage.SWITCH__TIER:
				setTier((TierKind)newValue);
				return;
			case DesignPackage.SWITCH__SWITCH_TYPE:
				setSwitchType((String)newValue);
				return;
			case DesignPackage.SWITCH__ENDPOINTS:
				setEndpoints((Integer)newValue);
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
			case DesignPackage.SWITCH__TIER:
				setTier(TIER_EDEFAULT);
				return;
			case DesignPackage.SWITCH__SWITCH_TYPE:
				setSwitchType(SWITCH_TYPE_EDEFAULT);
				return;
			case DesignPackage.SWITCH__ENDPOINTS:
				setEndpoints(ENDPOINTS_EDEFAULT);
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
			case DesignPackage.SWITCH__TIER:
				return tier != TIER_EDEFAULT;
			case DesignPackage.SWITCH__SWITCH_TYPE:
				return SWITCH_TYPE_EDEFAULT == null ? switchType != null : !SWITCH_TYPE_EDEFAULT.equals(switchType);
			case DesignPackage.SWITCH__ENDPOINTS:
				return endpoints != ENDPOINTS_EDEFAULT;
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
		result.append(" (tier: ");
		result.append(tier);
		result.append(", switchType: ");
		result.append(switchType);
		result.append(", endpoints: ");
		result.append(endpoints);
		result.append(')');
		return result.toString();
	}

} //SwitchImpl
