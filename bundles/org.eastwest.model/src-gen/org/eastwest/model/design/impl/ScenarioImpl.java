/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.eastwest.model.design.impl;

import java.util.Collection;
import java.util.List;

import org.eastwest.model.design.Cluster;
import org.eastwest.model.design.DesignPackage;
import org.eastwest.model.design.Fabric;
import org.eastwest.model.design.Job;
import org.eastwest.model.design.Scenario;

import org.eclipse.emf.common.notify.Notification;

import org.eclipse.emf.common.util.EList;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.InternalEObject;

import org.eclipse.emf.ecore.impl.ENotificationImpl;

import org.eclipse.emf.ecore.util.EObjectResolvingEList;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Scenario</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.eastwest.model.design.impl.ScenarioImpl#getCluster <em>Cluster</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.ScenarioImpl#getFabrics <em>Fabrics</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.ScenarioImpl#getJobs <em>Jobs</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.ScenarioImpl#getFaults <em>Faults</em>}</li>
 * </ul>
 *
 * @generated
 */
public class ScenarioImpl extends NamedElementImpl implements Scenario {
	/**
	 * The cached value of the '{@link #getCluster() <em>Cluster</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getCluster()
	 * @generated
	 * @ordered
	 */
	protected Cluster cluster;

	/**
	 * The cached value of the '{@link #getFabrics() <em>Fabrics</em>}' reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getFabrics()
	 * @generated
	 * @ordered
	 */
	protected EList<Fabric> fabrics;

	/**
	 * The cached value of the '{@link #getJobs() <em>Jobs</em>}' reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getJobs()
	 * @generated
	 * @ordered
	 */
	protected EList<Job> jobs;

	/**
	 * The cached value of the '{@link #getFaults() <em>Faults</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getFaults()
	 * @generated
	 * @ordered
	 */
	protected List<String> faults;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected ScenarioImpl() {
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	protected EClass eStaticClass() {
		return DesignPackage.Literals.SCENARIO;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Cluster getCluster() {
		if (cluster != null && cluster.eIsProxy()) {
			InternalEObject oldCluster = (InternalEObject)cluster;
			cluster = (Cluster)eResolveProxy(oldCluster);
			if (cluster != oldCluster) {
				if (eNotificationRequired())
					eNotify(new ENotificationImpl(this, Notification.RESOLVE, DesignPackage.SCENARIO__CLUSTER, oldCluster, cluster));
			}
		}
		return cluster;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public Cluster basicGetCluster() {
		return cluster;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setCluster(Cluster newCluster) {
		Cluster oldCluster = cluster;
		cluster = newCluster;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.SCENARIO__CLUSTER, oldCluster, cluster));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<Fabric> getFabrics() {
		if (fabrics == null) {
			fabrics = new EObjectResolvingEList<Fabric>(Fabric.class, this, DesignPackage.SCENARIO__FABRICS);
		}
		return fabrics;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<Job> getJobs() {
		if (jobs == null) {
			jobs = new EObjectResolvingEList<Job>(Job.class, this, DesignPackage.SCENARIO__JOBS);
		}
		return jobs;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public List<String> getFaults() {
		return faults;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setFaults(List<String> newFaults) {
		List<String> oldFaults = faults;
		faults = newFaults;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.SCENARIO__FAULTS, oldFaults, faults));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Object eGet(int featureID, boolean resolve, boolean coreType) {
		switch (featureID) {
			case DesignPackage.SCENARIO__CLUSTER:
				if (resolve) return getCluster();
				return basicGetCluster();
			case DesignPackage.SCENARIO__FABRICS:
				return getFabrics();
			case DesignPackage.SCENARIO__JOBS:
				return getJobs();
			case DesignPackage.SCENARIO__FAULTS:
				return getFaults();
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
			case DesignPackage.SCENARIO__CLUSTER:
				setCluster((Cluster)newValue);
				return;
			case DesignPackage.SCENARIO__FABRICS:
				getFabrics().clear();
				getFabrics().addAll((Collection<? extends Fabric>)newValue);
				return;
			case DesignPackage.SCENARIO__JOBS:
				getJobs().clear();
				getJobs().addAll((Collection<? extends Job>)newValue);
				return;
			case DesignPackage.SCENARIO__FAULTS:
				setFaults((List<String>)newValue);
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
			case DesignPackage.SCENARIO__CLUSTER:
				setCluster((Cluster)null);
				return;
			case DesignPackage.SCENARIO__FABRICS:
				getFabrics().clear();
				return;
			case DesignPackage.SCENARIO__JOBS:
				getJobs().clear();
				return;
			case DesignPackage.SCENARIO__FAULTS:
				setFaults((List<String>)null);
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
			case DesignPackage.SCENARIO__CLUSTER:
				return cluster != null;
			case DesignPackage.SCENARIO__FABRICS:
				return fabrics != null && !fabrics.isEmpty();
			case DesignPackage.SCENARIO__JOBS:
				return jobs != null && !jobs.isEmpty();
			case DesignPackage.SCENARIO__FAULTS:
				return faults != null;
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
		result.append(" (faults: ");
		result.append(faults);
		result.append(')');
		return result.toString();
	}

} //ScenarioImpl
