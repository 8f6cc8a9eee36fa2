/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.eastwest.model.design.impl;

import java.util.Collection;

import org.eastwest.model.design.DesignPackage;
import org.eastwest.model.design.Placement;
import org.eastwest.model.design.ServerGroup;

import org.eclipse.emf.common.notify.Notification;

import org.eclipse.emf.common.util.EList;

import org.eclipse.emf.ecore.EClass;

import org.eclipse.emf.ecore.impl.ENotificationImpl;
import org.eclipse.emf.ecore.impl.MinimalEObjectImpl;

import org.eclipse.emf.ecore.util.EObjectResolvingEList;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Placement</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.eastwest.model.design.impl.PlacementImpl#getServerGroups <em>Server Groups</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.PlacementImpl#getGpus <em>Gpus</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.PlacementImpl#getFirstServer <em>First Server</em>}</li>
 * </ul>
 *
 * @generated
 */
public class PlacementImpl extends MinimalEObjectImpl.Container implements Placement {
	/**
	 * The cached value of the '{@link #getServerGroups() <em>Server Groups</em>}' reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getServerGroups()
	 * @generated
	 * @ordered
	 */
	protected EList<ServerGroup> serverGroups;

	/**
	 * The default value of the '{@link #getGpus() <em>Gpus</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getGpus()
	 * @generated
	 * @ordered
	 */
	protected static final Integer GPUS_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getGpus() <em>Gpus</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getGpus()
	 * @generated
	 * @ordered
	 */
	protected Integer gpus = GPUS_EDEFAULT;

	/**
	 * The default value of the '{@link #getFirstServer() <em>First Server</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getFirstServer()
	 * @generated
	 * @ordered
	 */
	protected static final int FIRST_SERVER_EDEFAULT = 0;

	/**
	 * The cached value of the '{@link #getFirstServer() <em>First Server</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getFirstServer()
	 * @generated
	 * @ordered
	 */
	protected int firstServer = FIRST_SERVER_EDEFAULT;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected PlacementImpl() {
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	protected EClass eStaticClass() {
		return DesignPackage.Literals.PLACEMENT;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<ServerGroup> getServerGroups() {
		if (serverGroups == null) {
			serverGroups = new EObjectResolvingEList<ServerGroup>(ServerGroup.class, this, DesignPackage.PLACEMENT__SERVER_GROUPS);
		}
		return serverGroups;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Integer getGpus() {
		return gpus;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setGpus(Integer newGpus) {
		Integer oldGpus = gpus;
		gpus = newGpus;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.PLACEMENT__GPUS, oldGpus, gpus));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public int getFirstServer() {
		return firstServer;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setFirstServer(int newFirstServer) {
		int oldFirstServer = firstServer;
		firstServer = newFirstServer;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.PLACEMENT__FIRST_SERVER, oldFirstServer, firstServer));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Object eGet(int featureID, boolean resolve, boolean coreType) {
		switch (featureID) {
			case DesignPackage.PLACEMENT__SERVER_GROUPS:
				return getServerGroups();
			case DesignPackage.PLACEMENT__GPUS:
				return getGpus();
			case DesignPackage.PLACEMENT__FIRST_SERVER:
				return getFirstServer();
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
			case DesignPackage.PLACEMENT__SERVER_GROUPS:
				getServerGroups().clear();
				getServerGroups().addAll((Collection<? extends ServerGroup>)newValue);
				return;
			case DesignPackage.PLACEMENT__GPUS:
				setGpus((Integer)newValue);
				return;
			case DesignPackage.PLACEMENT__FIRST_SERVER:
				setFirstServer((Integer)newValue);
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
			case DesignPackage.PLACEMENT__SERVER_GROUPS:
				getServerGroups().clear();
				return;
			case DesignPackage.PLACEMENT__GPUS:
				setGpus(GPUS_EDEFAULT);
				return;
			case DesignPackage.PLACEMENT__FIRST_SERVER:
				setFirstServer(FIRST_SERVER_EDEFAULT);
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
			case DesignPackage.PLACEMENT__SERVER_GROUPS:
				return serverGroups != null && !serverGroups.isEmpty();
			case DesignPackage.PLACEMENT__GPUS:
				return GPUS_EDEFAULT == null ? gpus != null : !GPUS_EDEFAULT.equals(gpus);
			case DesignPackage.PLACEMENT__FIRST_SERVER:
				return firstServer != FIRST_SERVER_EDEFAULT;
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
		result.append(" (gpus: ");
		result.append(gpus);
		result.append(", firstServer: ");
		result.append(firstServer);
		result.append(')');
		return result.toString();
	}

} //PlacementImpl
