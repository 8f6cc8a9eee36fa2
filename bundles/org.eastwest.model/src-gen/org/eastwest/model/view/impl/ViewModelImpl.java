/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.eastwest.model.view.impl;

import java.util.Collection;

import org.eastwest.model.view.View;
import org.eastwest.model.view.ViewModel;
import org.eastwest.model.view.ViewPackage;

import org.eclipse.emf.common.notify.Notification;
import org.eclipse.emf.common.notify.NotificationChain;

import org.eclipse.emf.common.util.EList;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.InternalEObject;

import org.eclipse.emf.ecore.impl.ENotificationImpl;
import org.eclipse.emf.ecore.impl.MinimalEObjectImpl;

import org.eclipse.emf.ecore.util.EObjectContainmentEList;
import org.eclipse.emf.ecore.util.InternalEList;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Model</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.eastwest.model.view.impl.ViewModelImpl#getDesignName <em>Design Name</em>}</li>
 *   <li>{@link org.eastwest.model.view.impl.ViewModelImpl#getScenarioName <em>Scenario Name</em>}</li>
 *   <li>{@link org.eastwest.model.view.impl.ViewModelImpl#getViews <em>Views</em>}</li>
 * </ul>
 *
 * @generated
 */
public class ViewModelImpl extends MinimalEObjectImpl.Container implements ViewModel {
	/**
	 * The default value of the '{@link #getDesignName() <em>Design Name</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getDesignName()
	 * @generated
	 * @ordered
	 */
	protected static final String DESIGN_NAME_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getDesignName() <em>Design Name</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getDesignName()
	 * @generated
	 * @ordered
	 */
	protected String designName = DESIGN_NAME_EDEFAULT;

	/**
	 * The default value of the '{@link #getScenarioName() <em>Scenario Name</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getScenarioName()
	 * @generated
	 * @ordered
	 */
	protected static final String SCENARIO_NAME_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getScenarioName() <em>Scenario Name</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getScenarioName()
	 * @generated
	 * @ordered
	 */
	protected String scenarioName = SCENARIO_NAME_EDEFAULT;

	/**
	 * The cached value of the '{@link #getViews() <em>Views</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getViews()
	 * @generated
	 * @ordered
	 */
	protected EList<View> views;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected ViewModelImpl() {
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	protected EClass eStaticClass() {
		return ViewPackage.Literals.VIEW_MODEL;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getDesignName() {
		return designName;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setDesignName(String newDesignName) {
		String oldDesignName = designName;
		designName = newDesignName;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, ViewPackage.VIEW_MODEL__DESIGN_NAME, oldDesignName, designName));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getScenarioName() {
		return scenarioName;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setScenarioName(String newScenarioName) {
		String oldScenarioName = scenarioName;
		scenarioName = newScenarioName;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, ViewPackage.VIEW_MODEL__SCENARIO_NAME, oldScenarioName, scenarioName));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<View> getViews() {
		if (views == null) {
			views = new EObjectContainmentEList<View>(View.class, this, ViewPackage.VIEW_MODEL__VIEWS);
		}
		return views;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public NotificationChain eInverseRemove(InternalEObject otherEnd, int featureID, NotificationChain msgs) {
		switch (featureID) {
			case ViewPackage.VIEW_MODEL__VIEWS:
				return ((InternalEList<?>)getViews()).basicRemove(otherEnd, msgs);
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
			case ViewPackage.VIEW_MODEL__DESIGN_NAME:
				return getDesignName();
			case ViewPackage.VIEW_MODEL__SCENARIO_NAME:
				return getScenarioName();
			case ViewPackage.VIEW_MODEL__VIEWS:
				return getViews();
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
			case ViewPackage.VIEW_MODEL__DESIGN_NAME:
				setDesignName((String)newValue);
				return;
			case ViewPackage.VIEW_MODEL__SCENARIO_NAME:
				setScenarioName((String)newValue);
				return;
			case ViewPackage.VIEW_MODEL__VIEWS:
				getViews().clear();
				getViews().addAll((Collection<? extends View>)newValue);
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
			case ViewPackage.VIEW_MODEL__DESIGN_NAME:
				setDesignName(DESIGN_NAME_EDEFAULT);
				return;
			case ViewPackage.VIEW_MODEL__SCENARIO_NAME:
				setScenarioName(SCENARIO_NAME_EDEFAULT);
				return;
			case ViewPackage.VIEW_MODEL__VIEWS:
				getViews().clear();
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
			case ViewPackage.VIEW_MODEL__DESIGN_NAME:
				return DESIGN_NAME_EDEFAULT == null ? designName != null : !DESIGN_NAME_EDEFAULT.equals(designName);
			case ViewPackage.VIEW_MODEL__SCENARIO_NAME:
				return SCENARIO_NAME_EDEFAULT == null ? scenarioName != null : !SCENARIO_NAME_EDEFAULT.equals(scenarioName);
			case ViewPackage.VIEW_MODEL__VIEWS:
				return views != null && !views.isEmpty();
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
		result.append(" (designName: ");
		result.append(designName);
		result.append(", scenarioName: ");
		result.append(scenarioName);
		result.append(')');
		return result.toString();
	}

} //ViewModelImpl
