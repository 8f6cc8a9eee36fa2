/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.eastwest.model.design.impl;

import org.eastwest.model.design.DesignPackage;
import org.eastwest.model.design.NicGroup;
import org.eastwest.model.design.NicRole;

import org.eclipse.emf.common.notify.Notification;

import org.eclipse.emf.ecore.EClass;

import org.eclipse.emf.ecore.impl.ENotificationImpl;
import org.eclipse.emf.ecore.impl.MinimalEObjectImpl;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Nic Group</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.eastwest.model.design.impl.NicGroupImpl#getRole <em>Role</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.NicGroupImpl#getNicType <em>Nic Type</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.NicGroupImpl#getCountPerServer <em>Count Per Server</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.NicGroupImpl#getRate <em>Rate</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.NicGroupImpl#getPortsPerNic <em>Ports Per Nic</em>}</li>
 * </ul>
 *
 * @generated
 */
public class NicGroupImpl extends MinimalEObjectImpl.Container implements NicGroup {
	/**
	 * The default value of the '{@link #getRole() <em>Role</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getRole()
	 * @generated
	 * @ordered
	 */
	protected static final NicRole ROLE_EDEFAULT = NicRole.EAST_WEST;

	/**
	 * The cached value of the '{@link #getRole() <em>Role</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getRole()
	 * @generated
	 * @ordered
	 */
	protected NicRole role = ROLE_EDEFAULT;

	/**
	 * The default value of the '{@link #getNicType() <em>Nic Type</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getNicType()
	 * @generated
	 * @ordered
	 */
	protected static final String NIC_TYPE_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getNicType() <em>Nic Type</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getNicType()
	 * @generated
	 * @ordered
	 */
	protected String nicType = NIC_TYPE_EDEFAULT;

	/**
	 * The default value of the '{@link #getCountPerServer() <em>Count Per Server</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getCountPerServer()
	 * @generated
	 * @ordered
	 */
	protected static final Integer COUNT_PER_SERVER_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getCountPerServer() <em>Count Per Server</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getCountPerServer()
	 * @generated
	 * @ordered
	 */
	protected Integer countPerServer = COUNT_PER_SERVER_EDEFAULT;

	/**
	 * The default value of the '{@link #getRate() <em>Rate</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getRate()
	 * @generated
	 * @ordered
	 */
	protected static final Double RATE_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getRate() <em>Rate</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getRate()
	 * @generated
	 * @ordered
	 */
	protected Double rate = RATE_EDEFAULT;

	/**
	 * The default value of the '{@link #getPortsPerNic() <em>Ports Per Nic</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPortsPerNic()
	 * @generated
	 * @ordered
	 */
	protected static final int PORTS_PER_NIC_EDEFAULT = 1;

	/**
	 * The cached value of the '{@link #getPortsPerNic() <em>Ports Per Nic</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPortsPerNic()
	 * @generated
	 * @ordered
	 */
	protected int portsPerNic = PORTS_PER_NIC_EDEFAULT;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected NicGroupImpl() {
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	protected EClass eStaticClass() {
		return DesignPackage.Literals.NIC_GROUP;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public NicRole getRole() {
		return role;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setRole(NicRole newRole) {
		NicRole oldRole = role;
		role = newRole == null ? ROLE_EDEFAULT : newRole;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.NIC_GROUP__ROLE, oldRole, role));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getNicType() {
		return nicType;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setNicType(String newNicType) {
		String oldNicType = nicType;
		nicType = newNicType;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.NIC_GROUP__NIC_TYPE, oldNicType, nicType));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Integer getCountPerServer() {
		return countPerServer;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setCountPerServer(Integer newCountPerServer) {
		Integer oldCountPerServer = countPerServer;
		countPerServer = newCountPerServer;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.NIC_GROUP__COUNT_PER_SERVER, oldCountPerServer, countPerServer));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Double getRate() {
		return rate;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setRate(Double newRate) {
		Double oldRate = rate;
		rate = newRate;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.NIC_GROUP__RATE, oldRate, rate));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public int getPortsPerNic() {
		return portsPerNic;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setPortsPerNic(int newPortsPerNic) {
		int oldPortsPerNic = portsPerNic;
		portsPerNic = newPortsPerNic;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.NIC_GROUP__PORTS_PER_NIC, oldPortsPerNic, portsPerNic));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Object eGet(int featureID, boolean resolve, boolean coreType) {
		switch (featureID) {
			case DesignPackage.NIC_GROUP__ROLE:
				return getRole();
			case DesignPackage.NIC_GROUP__NIC_TYPE:
				return getNicType();
			case DesignPackage.NIC_GROUP__COUNT_PER_SERVER:
				return getCountPerServer();
			case DesignPackage.NIC_GROUP__RATE:
				return getRate();
			case DesignPackage.NIC_GROUP__PORTS_PER_NIC:
				return getPortsPerNic();
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
			case DesignPackage.NIC_GROUP__ROLE:
				setRole((NicRole)newValue);
				return;
			case DesignPackage.NIC_GROUP__NIC_TYPE:
				setNicType((String)newValue);
				return;
			case DesignPackage.NIC_GROUP__COUNT_PER_SERVER:
				setCountPerServer((Integer)newValue);
				return;
			case DesignPackage.NIC_GROUP__RATE:
				setRate((Double)newValue);
				return;
			case DesignPackage.NIC_GROUP__PORTS_PER_NIC:
				setPortsPerNic((Integer)newValue);
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
			case DesignPackage.NIC_GROUP__ROLE:
				setRole(ROLE_EDEFAULT);
				return;
			case DesignPackage.NIC_GROUP__NIC_TYPE:
				setNicType(NIC_TYPE_EDEFAULT);
				return;
			case DesignPackage.NIC_GROUP__COUNT_PER_SERVER:
				setCountPerServer(COUNT_PER_SERVER_EDEFAULT);
				return;
			case DesignPackage.NIC_GROUP__RATE:
				setRate(RATE_EDEFAULT);
				return;
			case DesignPackage.NIC_GROUP__PORTS_PER_NIC:
				setPortsPerNic(PORTS_PER_NIC_EDEFAULT);
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
			case DesignPackage.NIC_GROUP__ROLE:
				return role != ROLE_EDEFAULT;
			case DesignPackage.NIC_GROUP__NIC_TYPE:
				return NIC_TYPE_EDEFAULT == null ? nicType != null : !NIC_TYPE_EDEFAULT.equals(nicType);
			case DesignPackage.NIC_GROUP__COUNT_PER_SERVER:
				return COUNT_PER_SERVER_EDEFAULT == null ? countPerServer != null : !COUNT_PER_SERVER_EDEFAULT.equals(countPerServer);
			case DesignPackage.NIC_GROUP__RATE:
				return RATE_EDEFAULT == null ? rate != null : !RATE_EDEFAULT.equals(rate);
			case DesignPackage.NIC_GROUP__PORTS_PER_NIC:
				return portsPerNic != PORTS_PER_NIC_EDEFAULT;
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
		result.append(" (role: ");
		result.append(role);
		result.append(", nicType: ");
		result.append(nicType);
		result.append(", countPerServer: ");
		result.append(countPerServer);
		result.append(", rate: ");
		result.append(rate);
		result.append(", portsPerNic: ");
		result.append(portsPerNic);
		result.append(')');
		return result.toString();
	}

} //NicGroupImpl
