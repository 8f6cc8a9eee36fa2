/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.eastwest.model.design.impl;

import java.util.Collection;

import org.eastwest.model.design.DesignPackage;
import org.eastwest.model.design.GpuDirect;
import org.eastwest.model.design.NicGroup;
import org.eastwest.model.design.ServerGroup;

import org.eclipse.emf.common.notify.Notification;
import org.eclipse.emf.common.notify.NotificationChain;

import org.eclipse.emf.common.util.EList;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.InternalEObject;

import org.eclipse.emf.ecore.impl.ENotificationImpl;

import org.eclipse.emf.ecore.util.EObjectContainmentEList;
import org.eclipse.emf.ecore.util.InternalEList;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Server Group</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.eastwest.model.design.impl.ServerGroupImpl#getServerType <em>Server Type</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.ServerGroupImpl#getCount <em>Count</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.ServerGroupImpl#getServersPerRack <em>Servers Per Rack</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.ServerGroupImpl#getScaleUpDomainSize <em>Scale Up Domain Size</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.ServerGroupImpl#getGpuDirect <em>Gpu Direct</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.ServerGroupImpl#getNics <em>Nics</em>}</li>
 * </ul>
 *
 * @generated
 */
public class ServerGroupImpl extends NamedElementImpl implements ServerGroup {
	/**
	 * The default value of the '{@link #getServerType() <em>Server Type</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getServerType()
	 * @generated
	 * @ordered
	 */
	protected static final String SERVER_TYPE_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getServerType() <em>Server Type</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getServerType()
	 * @generated
	 * @ordered
	 */
	protected String serverType = SERVER_TYPE_EDEFAULT;

	/**
	 * The default value of the '{@link #getCount() <em>Count</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getCount()
	 * @generated
	 * @ordered
	 */
	protected static final int COUNT_EDEFAULT = 1;

	/**
	 * The cached value of the '{@link #getCount() <em>Count</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getCount()
	 * @generated
	 * @ordered
	 */
	protected int count = COUNT_EDEFAULT;

	/**
	 * The default value of the '{@link #getServersPerRack() <em>Servers Per Rack</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getServersPerRack()
	 * @generated
	 * @ordered
	 */
	protected static final Integer SERVERS_PER_RACK_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getServersPerRack() <em>Servers Per Rack</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getServersPerRack()
	 * @generated
	 * @ordered
	 */
	protected Integer serversPerRack = SERVERS_PER_RACK_EDEFAULT;

	/**
	 * The default value of the '{@link #getScaleUpDomainSize() <em>Scale Up Domain Size</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getScaleUpDomainSize()
	 * @generated
	 * @ordered
	 */
	protected static final Integer SCALE_UP_DOMAIN_SIZE_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getScaleUpDomainSize() <em>Scale Up Domain Size</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getScaleUpDomainSize()
	 * @generated
	 * @ordered
	 */
	protected Integer scaleUpDomainSize = SCALE_UP_DOMAIN_SIZE_EDEFAULT;

	/**
	 * The default value of the '{@link #getGpuDirect() <em>Gpu Direct</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getGpuDirect()
	 * @generated
	 * @ordered
	 */
	protected static final GpuDirect GPU_DIRECT_EDEFAULT = GpuDirect.FROM_SERVER_TYPE;

	/**
	 * The cached value of the '{@link #getGpuDirect() <em>Gpu Direct</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getGpuDirect()
	 * @generated
	 * @ordered
	 */
	protected GpuDirect gpuDirect = GPU_DIRECT_EDEFAULT;

	/**
	 * The cached value of the '{@link #getNics() <em>Nics</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getNics()
	 * @generated
	 * @ordered
	 */
	protected EList<NicGroup> nics;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected ServerGroupImpl() {
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	protected EClass eStaticClass() {
		return DesignPackage.Literals.SERVER_GROUP;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getServerType() {
		return serverType;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setServerType(String newServerType) {
		String oldServerType = serverType;
		serverType = newServerType;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.SERVER_GROUP__SERVER_TYPE, oldServerType, serverType));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public int getCount() {
		return count;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setCount(int newCount) {
		int oldCount = count;
		count = newCount;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.SERVER_GROUP__COUNT, oldCount, count));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Integer getServersPerRack() {
		return serversPerRack;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setServersPerRack(Integer newServersPerRack) {
		Integer oldServersPerRack = serversPerRack;
		serversPerRack = newServersPerRack;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.SERVER_GROUP__SERVERS_PER_RACK, oldServersPerRack, serversPerRack));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Integer getScaleUpDomainSize() {
		return scaleUpDomainSize;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setScaleUpDomainSize(Integer newScaleUpDomainSize) {
		Integer oldScaleUpDomainSize = scaleUpDomainSize;
		scaleUpDomainSize = newScaleUpDomainSize;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.SERVER_GROUP__SCALE_UP_DOMAIN_SIZE, oldScaleUpDomainSize, scaleUpDomainSize));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public GpuDirect getGpuDirect() {
		return gpuDirect;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setGpuDirect(GpuDirect newGpuDirect) {
		GpuDirect oldGpuDirect = gpuDirect;
		gpuDirect = newGpuDirect == null ? GPU_DIRECT_EDEFAULT : newGpuDirect;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.SERVER_GROUP__GPU_DIRECT, oldGpuDirect, gpuDirect));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<NicGroup> getNics() {
		if (nics == null) {
			nics = new EObjectContainmentEList<NicGroup>(NicGroup.class, this, DesignPackage.SERVER_GROUP__NICS);
		}
		return nics;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public NotificationChain eInverseRemove(InternalEObject otherEnd, int featureID, NotificationChain msgs) {
		switch (featureID) {
			case DesignPackage.SERVER_GROUP__NICS:
				return ((InternalEList<?>)getNics()).basicRemove(otherEnd, msgs);
		}
		return super.eInverseRemove(otherEnd, featureID, msgs);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Object eGet(int featureID, boolean resolve, boolean coreType) {
		switch (featureID) {
			case DesignPackage.SERVER_GROUP__SERVER_TYPE:
				return getServerType();
			case DesignPackage.SERVER_GROUP__COUNT:
				return getCount();
			case DesignPackage.SERVER_GROUP__SERVERS_PER_RACK:
				return getServersPerRack();
			case DesignPackage.SERVER_GROUP__SCALE_UP_DOMAIN_SIZE:
				return getScaleUpDomainSize();
			case DesignPackage.SERVER_GROUP__GPU_DIRECT:
				return getGpuDirect();
			case DesignPackage.SERVER_GROUP__NICS:
				return getNics();
		}
		return super.eGet(featureID, resolve, coreType);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@SuppressWarnings("unchecked")
	@Override
	public void eSet(int featureID, Object newValue) {
		switch (featureID) {
			case DesignPackage.SERVER_GROUP__SERVER_TYPE:
				setServerType((String)newValue);
				return;
			case DesignPackage.SERVER_GROUP__COUNT:
				setCount((Integer)newValue);
				return;
			case DesignPackage.SERVER_GROUP__SERVERS_PER_RACK:
				setServersPerRack((Integer)newValue);
				return;
			case DesignPackage.SERVER_GROUP__SCALE_UP_DOMAIN_SIZE:
				setScaleUpDomainSize((Integer)newValue);
				return;
			case DesignPackage.SERVER_GROUP__GPU_DIRECT:
				setGpuDirect((GpuDirect)newValue);
				return;
			case DesignPackage.SERVER_GROUP__NICS:
				getNics().clear();
				getNics().addAll((Collection<? extends NicGroup>)newValue);
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
			case DesignPackage.SERVER_GROUP__SERVER_TYPE:
				setServerType(SERVER_TYPE_EDEFAULT);
				return;
			case DesignPackage.SERVER_GROUP__COUNT:
				setCount(COUNT_EDEFAULT);
				return;
			case DesignPackage.SERVER_GROUP__SERVERS_PER_RACK:
				setServersPerRack(SERVERS_PER_RACK_EDEFAULT);
				return;
			case DesignPackage.SERVER_GROUP__SCALE_UP_DOMAIN_SIZE:
				setScaleUpDomainSize(SCALE_UP_DOMAIN_SIZE_EDEFAULT);
				return;
			case DesignPackage.SERVER_GROUP__GPU_DIRECT:
				setGpuDirect(GPU_DIRECT_EDEFAULT);
				return;
			case DesignPackage.SERVER_GROUP__NICS:
				getNics().clear();
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
			case DesignPackage.SERVER_GROUP__SERVER_TYPE:
				return SERVER_TYPE_EDEFAULT == null ? serverType != null : !SERVER_TYPE_EDEFAULT.equals(serverType);
			case DesignPackage.SERVER_GROUP__COUNT:
				return count != COUNT_EDEFAULT;
			case DesignPackage.SERVER_GROUP__SERVERS_PER_RACK:
				return SERVERS_PER_RACK_EDEFAULT == null ? serversPerRack != null : !SERVERS_PER_RACK_EDEFAULT.equals(serversPerRack);
			case DesignPackage.SERVER_GROUP__SCALE_UP_DOMAIN_SIZE:
				return SCALE_UP_DOMAIN_SIZE_EDEFAULT == null ? scaleUpDomainSize != null : !SCALE_UP_DOMAIN_SIZE_EDEFAULT.equals(scaleUpDomainSize);
			case DesignPackage.SERVER_GROUP__GPU_DIRECT:
				return gpuDirect != GPU_DIRECT_EDEFAULT;
			case DesignPackage.SERVER_GROUP__NICS:
				return nics != null && !nics.isEmpty();
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
		result.append(" (serverType: ");
		result.append(serverType);
		result.append(", count: ");
		result.append(count);
		result.append(", serversPerRack: ");
		result.append(serversPerRack);
		result.append(", scaleUpDomainSize: ");
		result.append(scaleUpDomainSize);
		result.append(", gpuDirect: ");
		result.append(gpuDirect);
		result.append(')');
		return result.toString();
	}

} //ServerGroupImpl
