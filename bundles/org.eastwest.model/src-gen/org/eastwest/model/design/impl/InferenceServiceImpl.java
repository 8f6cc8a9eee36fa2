/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.eastwest.model.design.impl;

import org.eastwest.model.design.DesignPackage;
import org.eastwest.model.design.InferenceService;

import org.eclipse.emf.common.notify.Notification;

import org.eclipse.emf.ecore.EClass;

import org.eclipse.emf.ecore.impl.ENotificationImpl;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Inference Service</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.eastwest.model.design.impl.InferenceServiceImpl#getPromptTokens <em>Prompt Tokens</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.InferenceServiceImpl#getOutputTokens <em>Output Tokens</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.InferenceServiceImpl#getRequestRate <em>Request Rate</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.InferenceServiceImpl#getConcurrency <em>Concurrency</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.InferenceServiceImpl#isDisaggregated <em>Disaggregated</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.InferenceServiceImpl#getTimeToFirstToken <em>Time To First Token</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.InferenceServiceImpl#getTimePerOutputToken <em>Time Per Output Token</em>}</li>
 * </ul>
 *
 * @generated
 */
public class InferenceServiceImpl extends ModelWorkloadImpl implements InferenceService {
	/**
	 * The default value of the '{@link #getPromptTokens() <em>Prompt Tokens</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPromptTokens()
	 * @generated
	 * @ordered
	 */
	protected static final int PROMPT_TOKENS_EDEFAULT = 1024;

	/**
	 * The cached value of the '{@link #getPromptTokens() <em>Prompt Tokens</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPromptTokens()
	 * @generated
	 * @ordered
	 */
	protected int promptTokens = PROMPT_TOKENS_EDEFAULT;

	/**
	 * The default value of the '{@link #getOutputTokens() <em>Output Tokens</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getOutputTokens()
	 * @generated
	 * @ordered
	 */
	protected static final int OUTPUT_TOKENS_EDEFAULT = 256;

	/**
	 * The cached value of the '{@link #getOutputTokens() <em>Output Tokens</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getOutputTokens()
	 * @generated
	 * @ordered
	 */
	protected int outputTokens = OUTPUT_TOKENS_EDEFAULT;

	/**
	 * The default value of the '{@link #getRequestRate() <em>Request Rate</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getRequestRate()
	 * @generated
	 * @ordered
	 */
	protected static final Double REQUEST_RATE_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getRequestRate() <em>Request Rate</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getRequestRate()
	 * @generated
	 * @ordered
	 */
	protected Double requestRate = REQUEST_RATE_EDEFAULT;

	/**
	 * The default value of the '{@link #getConcurrency() <em>Concurrency</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getConcurrency()
	 * @generated
	 * @ordered
	 */
	protected static final int CONCURRENCY_EDEFAULT = 32;

	/**
	 * The cached value of the '{@link #getConcurrency() <em>Concurrency</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getConcurrency()
	 * @generated
	 * @ordered
	 */
	protected int concurrency = CONCURRENCY_EDEFAULT;

	/**
	 * The default value of the '{@link #isDisaggregated() <em>Disaggregated</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isDisaggregated()
	 * @generated
	 * @ordered
	 */
	protected static final boolean DISAGGREGATED_EDEFAULT = false;

	/**
	 * The cached value of the '{@link #isDisaggregated() <em>Disaggregated</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isDisaggregated()
	 * @generated
	 * @ordered
	 */
	protected boolean disaggregated = DISAGGREGATED_EDEFAULT;

	/**
	 * The default value of the '{@link #getTimeToFirstToken() <em>Time To First Token</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getTimeToFirstToken()
	 * @generated
	 * @ordered
	 */
	protected static final Double TIME_TO_FIRST_TOKEN_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getTimeToFirstToken() <em>Time To First Token</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getTimeToFirstToken()
	 * @generated
	 * @ordered
	 */
	protected Double timeToFirstToken = TIME_TO_FIRST_TOKEN_EDEFAULT;

	/**
	 * The default value of the '{@link #getTimePerOutputToken() <em>Time Per Output Token</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getTimePerOutputToken()
	 * @generated
	 * @ordered
	 */
	protected static final Double TIME_PER_OUTPUT_TOKEN_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getTimePerOutputToken() <em>Time Per Output Token</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getTimePerOutputToken()
	 * @generated
	 * @ordered
	 */
	protected Double timePerOutputToken = TIME_PER_OUTPUT_TOKEN_EDEFAULT;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected InferenceServiceImpl() {
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	protected EClass eStaticClass() {
		return DesignPackage.Literals.INFERENCE_SERVICE;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public int getPromptTokens() {
		return promptTokens;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setPromptTokens(int newPromptTokens) {
		int oldPromptTokens = promptTokens;
		promptTokens = newPromptTokens;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.INFERENCE_SERVICE__PROMPT_TOKENS, oldPromptTokens, promptTokens));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public int getOutputTokens() {
		return outputTokens;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setOutputTokens(int newOutputTokens) {
		int oldOutputTokens = outputTokens;
		outputTokens = newOutputTokens;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.INFERENCE_SERVICE__OUTPUT_TOKENS, oldOutputTokens, outputTokens));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Double getRequestRate() {
		return requestRate;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setRequestRate(Double newRequestRate) {
		Double oldRequestRate = requestRate;
		requestRate = newRequestRate;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.INFERENCE_SERVICE__REQUEST_RATE, oldRequestRate, requestRate));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public int getConcurrency() {
		return concurrency;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setConcurrency(int newConcurrency) {
		int oldConcurrency = concurrency;
		concurrency = newConcurrency;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.INFERENCE_SERVICE__CONCURRENCY, oldConcurrency, concurrency));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isDisaggregated() {
		return disaggregated;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setDisaggregated(boolean newDisaggregated) {
		boolean oldDisaggregated = disaggregated;
		disaggregated = newDisaggregated;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.INFERENCE_SERVICE__DISAGGREGATED, oldDisaggregated, disaggregated));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Double getTimeToFirstToken() {
		return timeToFirstToken;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setTimeToFirstToken(Double newTimeToFirstToken) {
		Double oldTimeToFirstToken = timeToFirstToken;
		timeToFirstToken = newTimeToFirstToken;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.INFERENCE_SERVICE__TIME_TO_FIRST_TOKEN, oldTimeToFirstToken, timeToFirstToken));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Double getTimePerOutputToken() {
		return timePerOutputToken;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setTimePerOutputToken(Double newTimePerOutputToken) {
		Double oldTimePerOutputToken = timePerOutputToken;
		timePerOutputToken = newTimePerOutputToken;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.INFERENCE_SERVICE__TIME_PER_OUTPUT_TOKEN, oldTimePerOutputToken, timePerOutputToken));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Object eGet(int featureID, boolean resolve, boolean coreType) {
		switch (featureID) {
			case DesignPackage.INFERENCE_SERVICE__PROMPT_TOKENS:
				return getPromptTokens();
			case DesignPackage.INFERENCE_SERVICE__OUTPUT_TOKENS:
				return getOutputTokens();
			case DesignPackage.INFERENCE_SERVICE__REQUEST_RATE:
				return getRequestRate();
			case DesignPackage.INFERENCE_SERVICE__CONCURRENCY:
				return getConcurrency();
			case DesignPackage.INFERENCE_SERVICE__DISAGGREGATED:
				return isDisaggregated();
			case DesignPackage.INFERENCE_SERVICE__TIME_TO_FIRST_TOKEN:
				return getTimeToFirstToken();
			case DesignPackage.INFERENCE_SERVICE__TIME_PER_OUTPUT_TOKEN:
				return getTimePerOutputToken();
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
			case DesignPackage.INFERENCE_SERVICE__PROMPT_TOKENS:
				setPromptTokens((Integer)newValue);
				return;
			case DesignPackage.INFERENCE_SERVICE__OUTPUT_TOKENS:
				setOutputTokens((Integer)newValue);
				return;
			case DesignPackage.INFERENCE_SERVICE__REQUEST_RATE:
				setRequestRate((Double)newValue);
				return;
			case DesignPackage.INFERENCE_SERVICE__CONCURRENCY:
				setConcurrency((Integer)newValue);
				return;
			case DesignPackage.INFERENCE_SERVICE__DISAGGREGATED:
				setDisaggregated((Boolean)newValue);
				return;
			case DesignPackage.INFERENCE_SERVICE__TIME_TO_FIRST_TOKEN:
				setTimeToFirstToken((Double)newValue);
				return;
			case DesignPackage.INFERENCE_SERVICE__TIME_PER_OUTPUT_TOKEN:
				setTimePerOutputToken((Double)newValue);
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
			case DesignPackage.INFERENCE_SERVICE__PROMPT_TOKENS:
				setPromptTokens(PROMPT_TOKENS_EDEFAULT);
				return;
			case DesignPackage.INFERENCE_SERVICE__OUTPUT_TOKENS:
				setOutputTokens(OUTPUT_TOKENS_EDEFAULT);
				return;
			case DesignPackage.INFERENCE_SERVICE__REQUEST_RATE:
				setRequestRate(REQUEST_RATE_EDEFAULT);
				return;
			case DesignPackage.INFERENCE_SERVICE__CONCURRENCY:
				setConcurrency(CONCURRENCY_EDEFAULT);
				return;
			case DesignPackage.INFERENCE_SERVICE__DISAGGREGATED:
				setDisaggregated(DISAGGREGATED_EDEFAULT);
				return;
			case DesignPackage.INFERENCE_SERVICE__TIME_TO_FIRST_TOKEN:
				setTimeToFirstToken(TIME_TO_FIRST_TOKEN_EDEFAULT);
				return;
			case DesignPackage.INFERENCE_SERVICE__TIME_PER_OUTPUT_TOKEN:
				setTimePerOutputToken(TIME_PER_OUTPUT_TOKEN_EDEFAULT);
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
			case DesignPackage.INFERENCE_SERVICE__PROMPT_TOKENS:
				return promptTokens != PROMPT_TOKENS_EDEFAULT;
			case DesignPackage.INFERENCE_SERVICE__OUTPUT_TOKENS:
				return outputTokens != OUTPUT_TOKENS_EDEFAULT;
			case DesignPackage.INFERENCE_SERVICE__REQUEST_RATE:
				return REQUEST_RATE_EDEFAULT == null ? requestRate != null : !REQUEST_RATE_EDEFAULT.equals(requestRate);
			case DesignPackage.INFERENCE_SERVICE__CONCURRENCY:
				return concurrency != CONCURRENCY_EDEFAULT;
			case DesignPackage.INFERENCE_SERVICE__DISAGGREGATED:
				return disaggregated != DISAGGREGATED_EDEFAULT;
			case DesignPackage.INFERENCE_SERVICE__TIME_TO_FIRST_TOKEN:
				return TIME_TO_FIRST_TOKEN_EDEFAULT == null ? timeToFirstToken != null : !TIME_TO_FIRST_TOKEN_EDEFAULT.equals(timeToFirstToken);
			case DesignPackage.INFERENCE_SERVICE__TIME_PER_OUTPUT_TOKEN:
				return TIME_PER_OUTPUT_TOKEN_EDEFAULT == null ? timePerOutputToken != null : !TIME_PER_OUTPUT_TOKEN_EDEFAULT.equals(timePerOutputToken);
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
		result.append(" (promptTokens: ");
		result.append(promptTokens);
		result.append(", outputTokens: ");
		result.append(outputTokens);
		result.append(", requestRate: ");
		result.append(requestRate);
		result.append(", concurrency: ");
		result.append(concurrency);
		result.append(", disaggregated: ");
		result.append(disaggregated);
		result.append(", timeToFirstToken: ");
		result.append(timeToFirstToken);
		result.append(", timePerOutputToken: ");
		result.append(timePerOutputToken);
		result.append(')');
		return result.toString();
	}

} //InferenceServiceImpl
