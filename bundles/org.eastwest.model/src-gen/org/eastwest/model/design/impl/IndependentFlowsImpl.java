/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.eastwest.model.design.impl;

import org.eastwest.model.design.DesignPackage;
import org.eastwest.model.design.IndependentFlows;

import org.eclipse.emf.common.notify.Notification;

import org.eclipse.emf.ecore.EClass;

import org.eclipse.emf.ecore.impl.ENotificationImpl;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Independent Flows</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.eastwest.model.design.impl.IndependentFlowsImpl#getFlows <em>Flows</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.IndependentFlowsImpl#getFlowSize <em>Flow Size</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.IndependentFlowsImpl#getFlowRate <em>Flow Rate</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.IndependentFlowsImpl#getLoad <em>Load</em>}</li>
 * </ul>
 *
 * @generated
 */
public class IndependentFlowsImpl extends WorkloadImpl implements IndependentFlows {
	/**
	 * The default value of the '{@link #getFlows() <em>Flows</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getFlows()
	 * @generated
	 * @ordered
	 */
	protected static final int FLOWS_EDEFAULT = 1000;

	/**
	 * The cached value of the '{@link #getFlows() <em>Flows</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getFlows()
	 * @generated
	 * @ordered
	 */
	protected int flows = FLOWS_EDEFAULT;

	/**
	 * The default value of the '{@link #getFlowSize() <em>Flow Size</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getFlowSize()
	 * @generated
	 * @ordered
	 */
	protected static final Double FLOW_SIZE_EDEFAULT = 1000000.0D;

	/**
	 * The cached value of the '{@link #getFlowSize() <em>Flow Size</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getFlowSize()
	 * @generated
	 * @ordered
	 */
	protected Double flowSize = FLOW_SIZE_EDEFAULT;

	/**
	 * The default value of the '{@link #getFlowRate() <em>Flow Rate</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getFlowRate()
	 * @generated
	 * @ordered
	 */
	protected static final Double FLOW_RATE_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getFlowRate() <em>Flow Rate</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getFlowRate()
	 * @generated
	 * @ordered
	 */
	protected Double flowRate = FLOW_RATE_EDEFAULT;

	/**
	 * The default value of the '{@link #getLoad() <em>Load</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getLoad()
	 * @generated
	 * @ordered
	 */
	protected static final Double LOAD_EDEFAULT = 0.3D;

	/**
	 * The cached value of the '{@link #getLoad() <em>Load</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getLoad()
	 * @generated
	 * @ordered
	 */
	protected Double load = LOAD_EDEFAULT;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected IndependentFlowsImpl() {
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	protected EClass eStaticClass() {
		return DesignPackage.Literals.INDEPENDENT_FLOWS;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public int getFlows() {
		return flows;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setFlows(int newFlows) {
		int oldFlows = flows;
		flows = newFlows;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.INDEPENDENT_FLOWS__FLOWS, oldFlows, flows));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Double getFlowSize() {
		return flowSize;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setFlowSize(Double newFlowSize) {
		Double oldFlowSize = flowSize;
		flowSize = newFlowSize;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.INDEPENDENT_FLOWS__FLOW_SIZE, oldFlowSize, flowSize));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Double getFlowRate() {
		return flowRate;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setFlowRate(Double newFlowRate) {
		Double oldFlowRate = flowRate;
		flowRate = newFlowRate;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.INDEPENDENT_FLOWS__FLOW_RATE, oldFlowRate, flowRate));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Double getLoad() {
		return load;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setLoad(Double newLoad) {
		Double oldLoad = load;
		load = newLoad;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.INDEPENDENT_FLOWS__LOAD, oldLoad, load));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Object eGet(int featureID, boolean resolve, boolean coreType) {
		switch (featureID) {
			case DesignPackage.INDEPENDENT_FLOWS__FLOWS:
				return getFlows();
			case DesignPackage.INDEPENDENT_FLOWS__FLOW_SIZE:
				return getFlowSize();
			case DesignPackage.INDEPENDENT_FLOWS__FLOW_RATE:
				return getFlowRate();
			case DesignPackage.INDEPENDENT_FLOWS__LOAD:
				return getLoad();
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
			case DesignPackage.INDEPENDENT_FLOWS__FLOWS:
				setFlows((Integer)newValue);
				return;
			case DesignPackage.INDEPENDENT_FLOWS__FLOW_SIZE:
				setFlowSize((Double)newValue);
				return;
			case DesignPackage.INDEPENDENT_FLOWS__FLOW_RATE:
				setFlowRate((Double)newValue);
				return;
			case DesignPackage.INDEPENDENT_FLOWS__LOAD:
				setLoad((Double)newValue);
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
			case DesignPackage.INDEPENDENT_FLOWS__FLOWS:
				setFlows(FLOWS_EDEFAULT);
				return;
			case DesignPackage.INDEPENDENT_FLOWS__FLOW_SIZE:
				setFlowSize(FLOW_SIZE_EDEFAULT);
				return;
			case DesignPackage.INDEPENDENT_FLOWS__FLOW_RATE:
				setFlowRate(FLOW_RATE_EDEFAULT);
				return;
			case DesignPackage.INDEPENDENT_FLOWS__LOAD:
				setLoad(LOAD_EDEFAULT);
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
			case DesignPackage.INDEPENDENT_FLOWS__FLOWS:
				return flows != FLOWS_EDEFAULT;
			case DesignPackage.INDEPENDENT_FLOWS__FLOW_SIZE:
				return FLOW_SIZE_EDEFAULT == null ? flowSize != null : !FLOW_SIZE_EDEFAULT.equals(flowSize);
			case DesignPackage.INDEPENDENT_FLOWS__FLOW_RATE:
				return FLOW_RATE_EDEFAULT == null ? flowRate != null : !FLOW_RATE_EDEFAULT.equals(flowRate);
			case DesignPackage.INDEPENDENT_FLOWS__LOAD:
				return LOAD_EDEFAULT == null ? load != null : !LOAD_EDEFAULT.equals(load);
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
		result.append(" (flows: ");
		result.append(flows);
		result.append(", flowSize: ");
		result.append(flowSize);
		result.append(", flowRate: ");
		result.append(flowRate);
		result.append(", load: ");
		result.append(load);
		result.append(')');
		return result.toString();
	}

} //IndependentFlowsImpl
