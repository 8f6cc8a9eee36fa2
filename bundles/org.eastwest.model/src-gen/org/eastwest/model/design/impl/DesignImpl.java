/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.eastwest.model.design.impl;

import java.util.Collection;

import org.eastwest.model.design.Cluster;
import org.eastwest.model.design.Design;
import org.eastwest.model.design.DesignPackage;
import org.eastwest.model.design.Fabric;
import org.eastwest.model.design.Job;
import org.eastwest.model.design.Requirement;
import org.eastwest.model.design.Scenario;
import org.eastwest.model.design.Workload;

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
 * An implementation of the model object '<em><b>Design</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.eastwest.model.design.impl.DesignImpl#getAuthor <em>Author</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.DesignImpl#getSource <em>Source</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.DesignImpl#getClusters <em>Clusters</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.DesignImpl#getFabrics <em>Fabrics</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.DesignImpl#getWorkloads <em>Workloads</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.DesignImpl#getJobs <em>Jobs</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.DesignImpl#getScenarios <em>Scenarios</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.DesignImpl#getRequirements <em>Requirements</em>}</li>
 * </ul>
 *
 * @generated
 */
public class DesignImpl extends NamedElementImpl implements Design {
	/**
	 * The default value of the '{@link #getAuthor() <em>Author</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getAuthor()
	 * @generated
	 * @ordered
	 */
	protected static final String AUTHOR_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getAuthor() <em>Author</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getAuthor()
	 * @generated
	 * @ordered
	 */
	protected String author = AUTHOR_EDEFAULT;

	/**
	 * The default value of the '{@link #getSource() <em>Source</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getSource()
	 * @generated
	 * @ordered
	 */
	protected static final String SOURCE_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getSource() <em>Source</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getSource()
	 * @generated
	 * @ordered
	 */
	protected String source = SOURCE_EDEFAULT;

	/**
	 * The cached value of the '{@link #getClusters() <em>Clusters</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getClusters()
	 * @generated
	 * @ordered
	 */
	protected EList<Cluster> clusters;

	/**
	 * The cached value of the '{@link #getFabrics() <em>Fabrics</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getFabrics()
	 * @generated
	 * @ordered
	 */
	protected EList<Fabric> fabrics;

	/**
	 * The cached value of the '{@link #getWorkloads() <em>Workloads</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getWorkloads()
	 * @generated
	 * @ordered
	 */
	protected EList<Workload> workloads;

	/**
	 * The cached value of the '{@link #getJobs() <em>Jobs</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getJobs()
	 * @generated
	 * @ordered
	 */
	protected EList<Job> jobs;

	/**
	 * The cached value of the '{@link #getScenarios() <em>Scenarios</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getScenarios()
	 * @generated
	 * @ordered
	 */
	protected EList<Scenario> scenarios;

	/**
	 * The cached value of the '{@link #getRequirements() <em>Requirements</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getRequirements()
	 * @generated
	 * @ordered
	 */
	protected EList<Requirement> requirements;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected DesignImpl() {
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	protected EClass eStaticClass() {
		return DesignPackage.Literals.DESIGN;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getAuthor() {
		return author;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setAuthor(String newAuthor) {
		String oldAuthor = author;
		author = newAuthor;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.DESIGN__AUTHOR, oldAuthor, author));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getSource() {
		return source;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setSource(String newSource) {
		String oldSource = source;
		source = newSource;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.DESIGN__SOURCE, oldSource, source));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<Cluster> getClusters() {
		if (clusters == null) {
			clusters = new EObjectContainmentEList<Cluster>(Cluster.class, this, DesignPackage.DESIGN__CLUSTERS);
		}
		return clusters;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<Fabric> getFabrics() {
		if (fabrics == null) {
			fabrics = new EObjectContainmentEList<Fabric>(Fabric.class, this, DesignPackage.DESIGN__FABRICS);
		}
		return fabrics;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<Workload> getWorkloads() {
		if (workloads == null) {
			workloads = new EObjectContainmentEList<Workload>(Workload.class, this, DesignPackage.DESIGN__WORKLOADS);
		}
		return workloads;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<Job> getJobs() {
		if (jobs == null) {
			jobs = new EObjectContainmentEList<Job>(Job.class, this, DesignPackage.DESIGN__JOBS);
		}
		return jobs;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<Scenario> getScenarios() {
		if (scenarios == null) {
			scenarios = new EObjectContainmentEList<Scenario>(Scenario.class, this, DesignPackage.DESIGN__SCENARIOS);
		}
		return scenarios;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<Requirement> getRequirements() {
		if (requirements == null) {
			requirements = new EObjectContainmentEList<Requirement>(Requirement.class, this, DesignPackage.DESIGN__REQUIREMENTS);
		}
		return requirements;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public NotificationChain eInverseRemove(InternalEObject otherEnd, int featureID, NotificationChain msgs) {
		switch (featureID) {
			case DesignPackage.DESIGN__CLUSTERS:
				return ((InternalEList<?>)getClusters()).basicRemove(otherEnd, msgs);
			case DesignPackage.DESIGN__FABRICS:
				return ((InternalEList<?>)getFabrics()).basicRemove(otherEnd, msgs);
			case DesignPackage.DESIGN__WORKLOADS:
				return ((InternalEList<?>)getWorkloads()).basicRemove(otherEnd, msgs);
			case DesignPackage.DESIGN__JOBS:
				return ((InternalEList<?>)getJobs()).basicRemove(otherEnd, msgs);
			case DesignPackage.DESIGN__SCENARIOS:
				return ((InternalEList<?>)getScenarios()).basicRemove(otherEnd, msgs);
			case DesignPackage.DESIGN__REQUIREMENTS:
				return ((InternalEList<?>)getRequirements()).basicRemove(otherEnd, msgs);
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
			case DesignPackage.DESIGN__AUTHOR:
				return getAuthor();
			case DesignPackage.DESIGN__SOURCE:
				return getSource();
			case DesignPackage.DESIGN__CLUSTERS:
				return getClusters();
			case DesignPackage.DESIGN__FABRICS:
				return getFabrics();
			case DesignPackage.DESIGN__WORKLOADS:
				return getWorkloads();
			case DesignPackage.DESIGN__JOBS:
				return getJobs();
			case DesignPackage.DESIGN__SCENARIOS:
				return getScenarios();
			case DesignPackage.DESIGN__REQUIREMENTS:
				return getRequirements();
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
			case DesignPackage.DESIGN__AUTHOR:
				setAuthor((String)newValue);
				return;
			case DesignPackage.DESIGN__SOURCE:
				setSource((String)newValue);
				return;
			case DesignPackage.DESIGN__CLUSTERS:
				getClusters().clear();
				getClusters().addAll((Collection<? extends Cluster>)newValue);
				return;
			case DesignPackage.DESIGN__FABRICS:
				getFabrics().clear();
				getFabrics().addAll((Collection<? extends Fabric>)newValue);
				return;
			case DesignPackage.DESIGN__WORKLOADS:
				getWorkloads().clear();
				getWorkloads().addAll((Collection<? extends Workload>)newValue);
				return;
			case DesignPackage.DESIGN__JOBS:
				getJobs().clear();
				getJobs().addAll((Collection<? extends Job>)newValue);
				return;
			case DesignPackage.DESIGN__SCENARIOS:
				getScenarios().clear();
				getScenarios().addAll((Collection<? extends Scenario>)newValue);
				return;
			case DesignPackage.DESIGN__REQUIREMENTS:
				getRequirements().clear();
				getRequirements().addAll((Collection<? extends Requirement>)newValue);
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
			case DesignPackage.DESIGN__AUTHOR:
				setAuthor(AUTHOR_EDEFAULT);
				return;
			case DesignPackage.DESIGN__SOURCE:
				setSource(SOURCE_EDEFAULT);
				return;
			case DesignPackage.DESIGN__CLUSTERS:
				getClusters().clear();
				return;
			case DesignPackage.DESIGN__FABRICS:
				getFabrics().clear();
				return;
			case DesignPackage.DESIGN__WORKLOADS:
				getWorkloads().clear();
				return;
			case DesignPackage.DESIGN__JOBS:
				getJobs().clear();
				return;
			case DesignPackage.DESIGN__SCENARIOS:
				getScenarios().clear();
				return;
			case DesignPackage.DESIGN__REQUIREMENTS:
				getRequirements().clear();
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
			case DesignPackage.DESIGN__AUTHOR:
				return AUTHOR_EDEFAULT == null ? author != null : !AUTHOR_EDEFAULT.equals(author);
			case DesignPackage.DESIGN__SOURCE:
				return SOURCE_EDEFAULT == null ? source != null : !SOURCE_EDEFAULT.equals(source);
			case DesignPackage.DESIGN__CLUSTERS:
				return clusters != null && !clusters.isEmpty();
			case DesignPackage.DESIGN__FABRICS:
				return fabrics != null && !fabrics.isEmpty();
			case DesignPackage.DESIGN__WORKLOADS:
				return workloads != null && !workloads.isEmpty();
			case DesignPackage.DESIGN__JOBS:
				return jobs != null && !jobs.isEmpty();
			case DesignPackage.DESIGN__SCENARIOS:
				return scenarios != null && !scenarios.isEmpty();
			case DesignPackage.DESIGN__REQUIREMENTS:
				return requirements != null && !requirements.isEmpty();
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
		result.append(" (author: ");
		result.append(author);
		result.append(", source: ");
		result.append(source);
		result.append(')');
		return result.toString();
	}

} //DesignImpl
