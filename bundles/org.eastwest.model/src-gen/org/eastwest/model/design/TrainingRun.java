/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.eastwest.model.design;


/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Training Run</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * Training of a transformer, step by step, with a barrier at the end of each step.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.eastwest.model.design.TrainingRun#getSequenceLength <em>Sequence Length</em>}</li>
 *   <li>{@link org.eastwest.model.design.TrainingRun#getGlobalBatch <em>Global Batch</em>}</li>
 *   <li>{@link org.eastwest.model.design.TrainingRun#getOptimizer <em>Optimizer</em>}</li>
 *   <li>{@link org.eastwest.model.design.TrainingRun#getGradientPrecision <em>Gradient Precision</em>}</li>
 *   <li>{@link org.eastwest.model.design.TrainingRun#getRecompute <em>Recompute</em>}</li>
 *   <li>{@link org.eastwest.model.design.TrainingRun#isFlashAttention <em>Flash Attention</em>}</li>
 *   <li>{@link org.eastwest.model.design.TrainingRun#isOverlapTensor <em>Overlap Tensor</em>}</li>
 *   <li>{@link org.eastwest.model.design.TrainingRun#isOverlapData <em>Overlap Data</em>}</li>
 *   <li>{@link org.eastwest.model.design.TrainingRun#isOverlapPipeline <em>Overlap Pipeline</em>}</li>
 *   <li>{@link org.eastwest.model.design.TrainingRun#isOverlapExpert <em>Overlap Expert</em>}</li>
 *   <li>{@link org.eastwest.model.design.TrainingRun#isOverlapContext <em>Overlap Context</em>}</li>
 * </ul>
 *
 * @see org.eastwest.model.design.DesignPackage#getTrainingRun()
 * @model
 * @generated
 */
public interface TrainingRun extends ModelWorkload {
	/**
	 * Returns the value of the '<em><b>Sequence Length</b></em>' attribute.
	 * The default value is <code>"4096"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Tokens of one sequence; 1 to 100,000,000.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Sequence Length</em>' attribute.
	 * @see #setSequenceLength(int)
	 * @see org.eastwest.model.design.DesignPackage#getTrainingRun_SequenceLength()
	 * @model default="4096"
	 *        annotation="http://www.eastwest.org/design/range minimum='1' maximum='100000000'"
	 * @generated
	 */
	int getSequenceLength();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.TrainingRun#getSequenceLength <em>Sequence Length</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Sequence Length</em>' attribute.
	 * @see #getSequenceLength()
	 * @generated
	 */
	void setSequenceLength(int value);

	/**
	 * Returns the value of the '<em><b>Global Batch</b></em>' attribute.
	 * The default value is <code>"1024"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Sequences of one step over the whole job; 1 to 10,000,000.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Global Batch</em>' attribute.
	 * @see #setGlobalBatch(int)
	 * @see org.eastwest.model.design.DesignPackage#getTrainingRun_GlobalBatch()
	 * @model default="1024"
	 *        annotation="http://www.eastwest.org/design/range minimum='1' maximum='10000000'"
	 * @generated
	 */
	int getGlobalBatch();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.TrainingRun#getGlobalBatch <em>Global Batch</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Global Batch</em>' attribute.
	 * @see #getGlobalBatch()
	 * @generated
	 */
	void setGlobalBatch(int value);

	/**
	 * Returns the value of the '<em><b>Optimizer</b></em>' attribute.
	 * The literals are from the enumeration {@link org.eastwest.model.design.Optimizer}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The optimizer; decides the bytes of its state per parameter.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Optimizer</em>' attribute.
	 * @see org.eastwest.model.design.Optimizer
	 * @see #setOptimizer(Optimizer)
	 * @see org.eastwest.model.design.DesignPackage#getTrainingRun_Optimizer()
	 * @model
	 * @generated
	 */
	Optimizer getOptimizer();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.TrainingRun#getOptimizer <em>Optimizer</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Optimizer</em>' attribute.
	 * @see org.eastwest.model.design.Optimizer
	 * @see #getOptimizer()
	 * @generated
	 */
	void setOptimizer(Optimizer value);

	/**
	 * Returns the value of the '<em><b>Gradient Precision</b></em>' attribute.
	 * The default value is <code>"bf16"</code>.
	 * The literals are from the enumeration {@link org.eastwest.model.design.Precision}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Number format in which gradients are kept and reduced.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Gradient Precision</em>' attribute.
	 * @see org.eastwest.model.design.Precision
	 * @see #setGradientPrecision(Precision)
	 * @see org.eastwest.model.design.DesignPackage#getTrainingRun_GradientPrecision()
	 * @model default="bf16"
	 * @generated
	 */
	Precision getGradientPrecision();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.TrainingRun#getGradientPrecision <em>Gradient Precision</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Gradient Precision</em>' attribute.
	 * @see org.eastwest.model.design.Precision
	 * @see #getGradientPrecision()
	 * @generated
	 */
	void setGradientPrecision(Precision value);

	/**
	 * Returns the value of the '<em><b>Recompute</b></em>' attribute.
	 * The literals are from the enumeration {@link org.eastwest.model.design.Recompute}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Which activations the backward pass computes again instead of keeping them.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Recompute</em>' attribute.
	 * @see org.eastwest.model.design.Recompute
	 * @see #setRecompute(Recompute)
	 * @see org.eastwest.model.design.DesignPackage#getTrainingRun_Recompute()
	 * @model
	 * @generated
	 */
	Recompute getRecompute();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.TrainingRun#getRecompute <em>Recompute</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Recompute</em>' attribute.
	 * @see org.eastwest.model.design.Recompute
	 * @see #getRecompute()
	 * @generated
	 */
	void setRecompute(Recompute value);

	/**
	 * Returns the value of the '<em><b>Flash Attention</b></em>' attribute.
	 * The default value is <code>"true"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Whether attention is computed in tiles, so that its score matrix is never written to memory (FlashAttention, arXiv:2205.14135).
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Flash Attention</em>' attribute.
	 * @see #setFlashAttention(boolean)
	 * @see org.eastwest.model.design.DesignPackage#getTrainingRun_FlashAttention()
	 * @model default="true"
	 * @generated
	 */
	boolean isFlashAttention();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.TrainingRun#isFlashAttention <em>Flash Attention</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Flash Attention</em>' attribute.
	 * @see #isFlashAttention()
	 * @generated
	 */
	void setFlashAttention(boolean value);

	/**
	 * Returns the value of the '<em><b>Overlap Tensor</b></em>' attribute.
	 * The default value is <code>"false"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Whether communication of tensor parallelism runs beside computation.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Overlap Tensor</em>' attribute.
	 * @see #setOverlapTensor(boolean)
	 * @see org.eastwest.model.design.DesignPackage#getTrainingRun_OverlapTensor()
	 * @model default="false"
	 * @generated
	 */
	boolean isOverlapTensor();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.TrainingRun#isOverlapTensor <em>Overlap Tensor</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Overlap Tensor</em>' attribute.
	 * @see #isOverlapTensor()
	 * @generated
	 */
	void setOverlapTensor(boolean value);

	/**
	 * Returns the value of the '<em><b>Overlap Data</b></em>' attribute.
	 * The default value is <code>"true"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Whether communication of data parallelism runs beside computation, in buckets.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Overlap Data</em>' attribute.
	 * @see #setOverlapData(boolean)
	 * @see org.eastwest.model.design.DesignPackage#getTrainingRun_OverlapData()
	 * @model default="true"
	 * @generated
	 */
	boolean isOverlapData();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.TrainingRun#isOverlapData <em>Overlap Data</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Overlap Data</em>' attribute.
	 * @see #isOverlapData()
	 * @generated
	 */
	void setOverlapData(boolean value);

	/**
	 * Returns the value of the '<em><b>Overlap Pipeline</b></em>' attribute.
	 * The default value is <code>"true"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Whether sends between pipeline stages run beside computation.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Overlap Pipeline</em>' attribute.
	 * @see #setOverlapPipeline(boolean)
	 * @see org.eastwest.model.design.DesignPackage#getTrainingRun_OverlapPipeline()
	 * @model default="true"
	 * @generated
	 */
	boolean isOverlapPipeline();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.TrainingRun#isOverlapPipeline <em>Overlap Pipeline</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Overlap Pipeline</em>' attribute.
	 * @see #isOverlapPipeline()
	 * @generated
	 */
	void setOverlapPipeline(boolean value);

	/**
	 * Returns the value of the '<em><b>Overlap Expert</b></em>' attribute.
	 * The default value is <code>"false"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Whether the all-to-all of expert parallelism runs beside computation.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Overlap Expert</em>' attribute.
	 * @see #setOverlapExpert(boolean)
	 * @see org.eastwest.model.design.DesignPackage#getTrainingRun_OverlapExpert()
	 * @model default="false"
	 * @generated
	 */
	boolean isOverlapExpert();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.TrainingRun#isOverlapExpert <em>Overlap Expert</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Overlap Expert</em>' attribute.
	 * @see #isOverlapExpert()
	 * @generated
	 */
	void setOverlapExpert(boolean value);

	/**
	 * Returns the value of the '<em><b>Overlap Context</b></em>' attribute.
	 * The default value is <code>"true"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Whether communication of context parallelism runs beside computation.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Overlap Context</em>' attribute.
	 * @see #setOverlapContext(boolean)
	 * @see org.eastwest.model.design.DesignPackage#getTrainingRun_OverlapContext()
	 * @model default="true"
	 * @generated
	 */
	boolean isOverlapContext();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.TrainingRun#isOverlapContext <em>Overlap Context</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Overlap Context</em>' attribute.
	 * @see #isOverlapContext()
	 * @generated
	 */
	void setOverlapContext(boolean value);

} // TrainingRun
