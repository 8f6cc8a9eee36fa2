/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.eastwest.model.design;


/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Inference Service</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * A service that answers requests with a transformer: prefill of the prompt, then decoding token by token.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.eastwest.model.design.InferenceService#getPromptTokens <em>Prompt Tokens</em>}</li>
 *   <li>{@link org.eastwest.model.design.InferenceService#getOutputTokens <em>Output Tokens</em>}</li>
 *   <li>{@link org.eastwest.model.design.InferenceService#getRequestRate <em>Request Rate</em>}</li>
 *   <li>{@link org.eastwest.model.design.InferenceService#getConcurrency <em>Concurrency</em>}</li>
 *   <li>{@link org.eastwest.model.design.InferenceService#isDisaggregated <em>Disaggregated</em>}</li>
 *   <li>{@link org.eastwest.model.design.InferenceService#getTimeToFirstToken <em>Time To First Token</em>}</li>
 *   <li>{@link org.eastwest.model.design.InferenceService#getTimePerOutputToken <em>Time Per Output Token</em>}</li>
 * </ul>
 *
 * @see org.eastwest.model.design.DesignPackage#getInferenceService()
 * @model
 * @generated
 */
public interface InferenceService extends ModelWorkload {
	/**
	 * Returns the value of the '<em><b>Prompt Tokens</b></em>' attribute.
	 * The default value is <code>"1024"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Tokens of a prompt; 1 to 100,000,000.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Prompt Tokens</em>' attribute.
	 * @see #setPromptTokens(int)
	 * @see org.eastwest.model.design.DesignPackage#getInferenceService_PromptTokens()
	 * @model default="1024"
	 *        annotation="http://www.eastwest.org/design/range minimum='1' maximum='100000000'"
	 * @generated
	 */
	int getPromptTokens();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.InferenceService#getPromptTokens <em>Prompt Tokens</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Prompt Tokens</em>' attribute.
	 * @see #getPromptTokens()
	 * @generated
	 */
	void setPromptTokens(int value);

	/**
	 * Returns the value of the '<em><b>Output Tokens</b></em>' attribute.
	 * The default value is <code>"256"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Tokens of an answer; 1 to 100,000,000.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Output Tokens</em>' attribute.
	 * @see #setOutputTokens(int)
	 * @see org.eastwest.model.design.DesignPackage#getInferenceService_OutputTokens()
	 * @model default="256"
	 *        annotation="http://www.eastwest.org/design/range minimum='1' maximum='100000000'"
	 * @generated
	 */
	int getOutputTokens();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.InferenceService#getOutputTokens <em>Output Tokens</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Output Tokens</em>' attribute.
	 * @see #getOutputTokens()
	 * @generated
	 */
	void setOutputTokens(int value);

	/**
	 * Returns the value of the '<em><b>Request Rate</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Requests per second over the whole service, in 1/s; unset: as many as it can serve. Above 0, at most 1,000,000,000.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Request Rate</em>' attribute.
	 * @see #setRequestRate(Double)
	 * @see org.eastwest.model.design.DesignPackage#getInferenceService_RequestRate()
	 * @model dataType="org.eastwest.model.design.Rate"
	 *        annotation="http://www.eastwest.org/design/range above='0' maximum='1e9'"
	 * @generated
	 */
	Double getRequestRate();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.InferenceService#getRequestRate <em>Request Rate</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Request Rate</em>' attribute.
	 * @see #getRequestRate()
	 * @generated
	 */
	void setRequestRate(Double value);

	/**
	 * Returns the value of the '<em><b>Concurrency</b></em>' attribute.
	 * The default value is <code>"32"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Requests that one replica decodes together; 1 to 10,000,000.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Concurrency</em>' attribute.
	 * @see #setConcurrency(int)
	 * @see org.eastwest.model.design.DesignPackage#getInferenceService_Concurrency()
	 * @model default="32"
	 *        annotation="http://www.eastwest.org/design/range minimum='1' maximum='10000000'"
	 * @generated
	 */
	int getConcurrency();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.InferenceService#getConcurrency <em>Concurrency</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Concurrency</em>' attribute.
	 * @see #getConcurrency()
	 * @generated
	 */
	void setConcurrency(int value);

	/**
	 * Returns the value of the '<em><b>Disaggregated</b></em>' attribute.
	 * The default value is <code>"false"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Whether prefill and decoding run on different GPUs, which moves the KV cache over the fabric.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Disaggregated</em>' attribute.
	 * @see #setDisaggregated(boolean)
	 * @see org.eastwest.model.design.DesignPackage#getInferenceService_Disaggregated()
	 * @model default="false"
	 * @generated
	 */
	boolean isDisaggregated();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.InferenceService#isDisaggregated <em>Disaggregated</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Disaggregated</em>' attribute.
	 * @see #isDisaggregated()
	 * @generated
	 */
	void setDisaggregated(boolean value);

	/**
	 * Returns the value of the '<em><b>Time To First Token</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Target for the time from request to first token (TTFT), in seconds; unset: no target. Above 0, at most 100,000 s.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Time To First Token</em>' attribute.
	 * @see #setTimeToFirstToken(Double)
	 * @see org.eastwest.model.design.DesignPackage#getInferenceService_TimeToFirstToken()
	 * @model dataType="org.eastwest.model.design.Time"
	 *        annotation="http://www.eastwest.org/design/range above='0' maximum='1e5'"
	 * @generated
	 */
	Double getTimeToFirstToken();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.InferenceService#getTimeToFirstToken <em>Time To First Token</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Time To First Token</em>' attribute.
	 * @see #getTimeToFirstToken()
	 * @generated
	 */
	void setTimeToFirstToken(Double value);

	/**
	 * Returns the value of the '<em><b>Time Per Output Token</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Target for the time between two tokens (TPOT), in seconds; unset: no target. Above 0, at most 100,000 s.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Time Per Output Token</em>' attribute.
	 * @see #setTimePerOutputToken(Double)
	 * @see org.eastwest.model.design.DesignPackage#getInferenceService_TimePerOutputToken()
	 * @model dataType="org.eastwest.model.design.Time"
	 *        annotation="http://www.eastwest.org/design/range above='0' maximum='1e5'"
	 * @generated
	 */
	Double getTimePerOutputToken();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.InferenceService#getTimePerOutputToken <em>Time Per Output Token</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Time Per Output Token</em>' attribute.
	 * @see #getTimePerOutputToken()
	 * @generated
	 */
	void setTimePerOutputToken(Double value);

} // InferenceService
