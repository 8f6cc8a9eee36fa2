/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.eastwest.model.design.impl;

import org.eastwest.model.design.DesignPackage;
import org.eastwest.model.design.ModelWorkload;
import org.eastwest.model.design.Precision;
import org.eastwest.model.design.Transformer;

import org.eclipse.emf.common.notify.Notification;
import org.eclipse.emf.common.notify.NotificationChain;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.InternalEObject;

import org.eclipse.emf.ecore.impl.ENotificationImpl;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Model Workload</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.eastwest.model.design.impl.ModelWorkloadImpl#getModelShape <em>Model Shape</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.ModelWorkloadImpl#getTransformer <em>Transformer</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.ModelWorkloadImpl#getPrecision <em>Precision</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.ModelWorkloadImpl#getExpertLoadImbalance <em>Expert Load Imbalance</em>}</li>
 * </ul>
 *
 * @generated
 */
public abstract class ModelWorkloadImpl extends WorkloadImpl implements ModelWorkload {
	/**
	 * The default value of the '{@link #getModelShape() <em>Model Shape</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getModelShape()
	 * @generated
	 * @ordered
	 */
	protected static final String MODEL_SHAPE_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getModelShape() <em>Model Shape</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getModelShape()
	 * @generated
	 * @ordered
	 */
	protected String modelShape = MODEL_SHAPE_EDEFAULT;

	/**
	 * The cached value of the '{@link #getTransformer() <em>Transformer</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getTransformer()
	 * @generated
	 * @ordered
	 */
	protected Transformer transformer;

	/**
	 * The default value of the '{@link #getPrecision() <em>Precision</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPrecision()
	 * @generated
	 * @ordered
	 */
	protected static final Precision PRECISION_EDEFAULT = Precision.BF16;

	/**
	 * The cached value of the '{@link #getPrecision() <em>Precision</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPrecision()
	 * @generated
	 * @ordered
	 */
	protected Precision precision = PRECISION_EDEFAULT;

	/**
	 * The default value of the '{@link #getExpertLoadImbalance() <em>Expert Load Imbalance</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getExpertLoadImbalance()
	 * @generated
	 * @ordered
	 */
	protected static final Double EXPERT_LOAD_IMBALANCE_EDEFAULT = 1.0D;

	/**
	 * The cached value of the '{@link #getExpertLoadImbalance() <em>Expert Load Imbalance</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getExpertLoadImbalance()
	 * @generated
	 * @ordered
	 */
	protected Double expertLoadImbalance = EXPERT_LOAD_IMBALANCE_EDEFAULT;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected ModelWorkloadImpl() {
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	protected EClass eStaticClass() {
		return DesignPackage.Literals.MODEL_WORKLOAD;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getModelShape() {
		return modelShape;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setModelShape(String newModelShape) {
		String oldModelShape = modelShape;
		modelShape = newModelShape;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.MODEL_WORKLOAD__MODEL_SHAPE, oldModelShape, modelShape));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Transformer getTransformer() {
		return transformer;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetTransformer(Transformer newTransformer, NotificationChain msgs) {
		Transformer oldTransformer = transformer;
		transformer = newTransformer;
		if (eNotificationRequired()) {
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, DesignPackage.MODEL_WORKLOAD__TRANSFORMER, oldTransformer, newTransformer);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setTransformer(Transformer newTransformer) {
		if (newTransformer != transformer) {
			NotificationChain msgs = null;
			if (transformer != null)
				msgs = ((InternalEObject)transformer).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - DesignPackage.MODEL_WORKLOAD__TRANSFORMER, null, msgs);
			if (newTransformer != null)
				msgs = ((InternalEObject)newTransformer).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - DesignPackage.MODEL_WORKLOAD__TRANSFORMER, null, msgs);
			msgs = basicSetTransformer(newTransformer, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.MODEL_WORKLOAD__TRANSFORMER, newTransformer, newTransformer));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Precision getPrecision() {
		return precision;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setPrecision(Precision newPrecision) {
		Precision oldPrecision = precision;
		precision = newPrecision == null ? PRECISION_EDEFAULT : newPrecision;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.MODEL_WORKLOAD__PRECISION, oldPrecision, precision));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Double getExpertLoadImbalance() {
		return expertLoadImbalance;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setExpertLoadImbalance(Double newExpertLoadImbalance) {
		Double oldExpertLoadImbalance = expertLoadImbalance;
		expertLoadImbalance = newExpertLoadImbalance;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.MODEL_WORKLOAD__EXPERT_LOAD_IMBALANCE, oldExpertLoadImbalance, expertLoadImbalance));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public NotificationChain eInverseRemove(InternalEObject otherEnd, int featureID, NotificationChain msgs) {
		switch (featureID) {
			case DesignPackage.MODEL_WORKLOAD__TRANSFORMER:
				return basicSetTransformer(null, msgs);
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
			case DesignPackage.MODEL_WORKLOAD__MODEL_SHAPE:
				return getModelShape();
			case DesignPackage.MODEL_WORKLOAD__TRANSFORMER:
				return getTransformer();
			case DesignPackage.MODEL_WORKLOAD__PRECISION:
				return getPrecision();
			case DesignPackage.MODEL_WORKLOAD__EXPERT_LOAD_IMBALANCE:
				return getExpertLoadImbalance();
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
			case DesignPackage.MODEL_WORKLOAD__MODEL_SHAPE:
				setModelShape((String)newValue);
				return;
			case DesignPackage.MODEL_WORKLOAD__TRANSFORMER:
				setTransformer((Transformer)newValue);
				return;
			case DesignPackage.MODEL_WORKLOAD__PRECISION:
				setPrecision((Precision)newValue);
				return;
			case DesignPackage.MODEL_WORKLOAD__EXPERT_LOAD_IMBALANCE:
				setExpertLoadImbalance((Double)newValue);
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
			case DesignPackage.MODEL_WORKLOAD__MODEL_SHAPE:
				setModelShape(MODEL_SHAPE_EDEFAULT);
				return;
			case DesignPackage.MODEL_WORKLOAD__TRANSFORMER:
				setTransformer((Transformer)null);
				return;
			case DesignPackage.MODEL_WORKLOAD__PRECISION:
				setPrecision(PRECISION_EDEFAULT);
				return;
			case DesignPackage.MODEL_WORKLOAD__EXPERT_LOAD_IMBALANCE:
				setExpertLoadImbalance(EXPERT_LOAD_IMBALANCE_EDEFAULT);
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
			case DesignPackage.MODEL_WORKLOAD__MODEL_SHAPE:
				return MODEL_SHAPE_EDEFAULT == null ? modelShape != null : !MODEL_SHAPE_EDEFAULT.equals(modelShape);
			case DesignPackage.MODEL_WORKLOAD__TRANSFORMER:
				return transformer != null;
			case DesignPackage.MODEL_WORKLOAD__PRECISION:
				return precision != PRECISION_EDEFAULT;
			case DesignPackage.MODEL_WORKLOAD__EXPERT_LOAD_IMBALANCE:
				return EXPERT_LOAD_IMBALANCE_EDEFAULT == null ? expertLoadImbalance != null : !EXPERT_LOAD_IMBALANCE_EDEFAULT.equals(expertLoadImbalance);
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
		result.append(" (modelShape: ");
		result.append(modelShape);
		result.append(", precision: ");
		result.append(precision);
		result.append(", expertLoadImbalance: ");
		result.append(expertLoadImbalance);
		result.append(')');
		return result.toString();
	}

} //ModelWorkloadImpl
