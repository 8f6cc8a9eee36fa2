/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.eastwest.model.design;

import java.util.List;

import org.eclipse.emf.ecore.EObject;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Plan</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * How a workload is split over GPUs. A job uses TP x CP x PP x DP ranks, one GPU each; EP shares the ranks of DP.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.eastwest.model.design.Plan#getTp <em>Tp</em>}</li>
 *   <li>{@link org.eastwest.model.design.Plan#getPp <em>Pp</em>}</li>
 *   <li>{@link org.eastwest.model.design.Plan#getDp <em>Dp</em>}</li>
 *   <li>{@link org.eastwest.model.design.Plan#getEp <em>Ep</em>}</li>
 *   <li>{@link org.eastwest.model.design.Plan#getCp <em>Cp</em>}</li>
 *   <li>{@link org.eastwest.model.design.Plan#getVirtualStages <em>Virtual Stages</em>}</li>
 *   <li>{@link org.eastwest.model.design.Plan#getMicroBatch <em>Micro Batch</em>}</li>
 *   <li>{@link org.eastwest.model.design.Plan#getZeroStage <em>Zero Stage</em>}</li>
 *   <li>{@link org.eastwest.model.design.Plan#getShardingDegree <em>Sharding Degree</em>}</li>
 *   <li>{@link org.eastwest.model.design.Plan#isSequenceParallelism <em>Sequence Parallelism</em>}</li>
 *   <li>{@link org.eastwest.model.design.Plan#getOrder <em>Order</em>}</li>
 *   <li>{@link org.eastwest.model.design.Plan#getSchedule <em>Schedule</em>}</li>
 *   <li>{@link org.eastwest.model.design.Plan#getTensorOverlap <em>Tensor Overlap</em>}</li>
 *   <li>{@link org.eastwest.model.design.Plan#getContextExchange <em>Context Exchange</em>}</li>
 *   <li>{@link org.eastwest.model.design.Plan#isRegather <em>Regather</em>}</li>
 *   <li>{@link org.eastwest.model.design.Plan#isScatteredSends <em>Scattered Sends</em>}</li>
 *   <li>{@link org.eastwest.model.design.Plan#getScaleOut <em>Scale Out</em>}</li>
 * </ul>
 *
 * @see org.eastwest.model.design.DesignPackage#getPlan()
 * @model
 * @generated
 */
public interface Plan extends EObject {
	/**
	 * Returns the value of the '<em><b>Tp</b></em>' attribute.
	 * The default value is <code>"1"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Tensor parallelism (TP): GPUs that split each layer; 1 to 10,000,000.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Tp</em>' attribute.
	 * @see #setTp(int)
	 * @see org.eastwest.model.design.DesignPackage#getPlan_Tp()
	 * @model default="1"
	 *        annotation="http://www.eastwest.org/design/range minimum='1' maximum='10000000'"
	 * @generated
	 */
	int getTp();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Plan#getTp <em>Tp</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Tp</em>' attribute.
	 * @see #getTp()
	 * @generated
	 */
	void setTp(int value);

	/**
	 * Returns the value of the '<em><b>Pp</b></em>' attribute.
	 * The default value is <code>"1"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Pipeline parallelism (PP): stages the layers are split into; 1 to 10,000,000.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Pp</em>' attribute.
	 * @see #setPp(int)
	 * @see org.eastwest.model.design.DesignPackage#getPlan_Pp()
	 * @model default="1"
	 *        annotation="http://www.eastwest.org/design/range minimum='1' maximum='10000000'"
	 * @generated
	 */
	int getPp();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Plan#getPp <em>Pp</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Pp</em>' attribute.
	 * @see #getPp()
	 * @generated
	 */
	void setPp(int value);

	/**
	 * Returns the value of the '<em><b>Dp</b></em>' attribute.
	 * The default value is <code>"1"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Data parallelism (DP): replicas that split the global batch; 1 to 10,000,000.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Dp</em>' attribute.
	 * @see #setDp(int)
	 * @see org.eastwest.model.design.DesignPackage#getPlan_Dp()
	 * @model default="1"
	 *        annotation="http://www.eastwest.org/design/range minimum='1' maximum='10000000'"
	 * @generated
	 */
	int getDp();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Plan#getDp <em>Dp</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Dp</em>' attribute.
	 * @see #getDp()
	 * @generated
	 */
	void setDp(int value);

	/**
	 * Returns the value of the '<em><b>Ep</b></em>' attribute.
	 * The default value is <code>"1"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Expert parallelism (EP): GPUs the experts of a layer are spread over; 1 to 10,000,000.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Ep</em>' attribute.
	 * @see #setEp(int)
	 * @see org.eastwest.model.design.DesignPackage#getPlan_Ep()
	 * @model default="1"
	 *        annotation="http://www.eastwest.org/design/range minimum='1' maximum='10000000'"
	 * @generated
	 */
	int getEp();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Plan#getEp <em>Ep</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Ep</em>' attribute.
	 * @see #getEp()
	 * @generated
	 */
	void setEp(int value);

	/**
	 * Returns the value of the '<em><b>Cp</b></em>' attribute.
	 * The default value is <code>"1"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Context parallelism (CP): GPUs that split each sequence; 1 to 10,000,000.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Cp</em>' attribute.
	 * @see #setCp(int)
	 * @see org.eastwest.model.design.DesignPackage#getPlan_Cp()
	 * @model default="1"
	 *        annotation="http://www.eastwest.org/design/range minimum='1' maximum='10000000'"
	 * @generated
	 */
	int getCp();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Plan#getCp <em>Cp</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Cp</em>' attribute.
	 * @see #getCp()
	 * @generated
	 */
	void setCp(int value);

	/**
	 * Returns the value of the '<em><b>Virtual Stages</b></em>' attribute.
	 * The default value is <code>"1"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Interleaving factor of the pipeline: chunks of layers per stage; 1 to 10,000.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Virtual Stages</em>' attribute.
	 * @see #setVirtualStages(int)
	 * @see org.eastwest.model.design.DesignPackage#getPlan_VirtualStages()
	 * @model default="1"
	 *        annotation="http://www.eastwest.org/design/range minimum='1' maximum='10000'"
	 * @generated
	 */
	int getVirtualStages();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Plan#getVirtualStages <em>Virtual Stages</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Virtual Stages</em>' attribute.
	 * @see #getVirtualStages()
	 * @generated
	 */
	void setVirtualStages(int value);

	/**
	 * Returns the value of the '<em><b>Micro Batch</b></em>' attribute.
	 * The default value is <code>"1"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Sequences of one micro-batch of a replica; 1 to 10,000,000.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Micro Batch</em>' attribute.
	 * @see #setMicroBatch(int)
	 * @see org.eastwest.model.design.DesignPackage#getPlan_MicroBatch()
	 * @model default="1"
	 *        annotation="http://www.eastwest.org/design/range minimum='1' maximum='10000000'"
	 * @generated
	 */
	int getMicroBatch();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Plan#getMicroBatch <em>Micro Batch</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Micro Batch</em>' attribute.
	 * @see #getMicroBatch()
	 * @generated
	 */
	void setMicroBatch(int value);

	/**
	 * Returns the value of the '<em><b>Zero Stage</b></em>' attribute.
	 * The default value is <code>"0"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * What DP shards: 0 nothing, 1 optimizer state, 2 also gradients, 3 also parameters (ZeRO, FSDP).
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Zero Stage</em>' attribute.
	 * @see #setZeroStage(int)
	 * @see org.eastwest.model.design.DesignPackage#getPlan_ZeroStage()
	 * @model default="0"
	 *        annotation="http://www.eastwest.org/design/range minimum='0' maximum='3'"
	 * @generated
	 */
	int getZeroStage();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Plan#getZeroStage <em>Zero Stage</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Zero Stage</em>' attribute.
	 * @see #getZeroStage()
	 * @generated
	 */
	void setZeroStage(int value);

	/**
	 * Returns the value of the '<em><b>Sharding Degree</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * DP ranks over which ZeRO shards, next to each other; the other ranks of DP hold replicas of the shards (HSDP, arXiv:2304.11277, section 3.2.2). Divides DP; unset: all of DP.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Sharding Degree</em>' attribute.
	 * @see #setShardingDegree(Integer)
	 * @see org.eastwest.model.design.DesignPackage#getPlan_ShardingDegree()
	 * @model annotation="http://www.eastwest.org/design/range minimum='1' maximum='10000000'"
	 * @generated
	 */
	Integer getShardingDegree();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Plan#getShardingDegree <em>Sharding Degree</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Sharding Degree</em>' attribute.
	 * @see #getShardingDegree()
	 * @generated
	 */
	void setShardingDegree(Integer value);

	/**
	 * Returns the value of the '<em><b>Sequence Parallelism</b></em>' attribute.
	 * The default value is <code>"false"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Megatron's sequence parallelism: with TP, norms and dropouts are split along the sequence (arXiv:2205.05198).
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Sequence Parallelism</em>' attribute.
	 * @see #setSequenceParallelism(boolean)
	 * @see org.eastwest.model.design.DesignPackage#getPlan_SequenceParallelism()
	 * @model default="false"
	 * @generated
	 */
	boolean isSequenceParallelism();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Plan#isSequenceParallelism <em>Sequence Parallelism</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Sequence Parallelism</em>' attribute.
	 * @see #isSequenceParallelism()
	 * @generated
	 */
	void setSequenceParallelism(boolean value);

	/**
	 * Returns the value of the '<em><b>Order</b></em>' attribute.
	 * The default value is <code>"TP CP PP DP"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The dimensions from the inner, which fill the scale-up domain first, to the outer. One that is missing comes last; EP, where missing, takes neighbouring ranks of DP. Default as Llama 3 (arXiv:2407.21783, section 3.3.2).
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Order</em>' attribute.
	 * @see #setOrder(List)
	 * @see org.eastwest.model.design.DesignPackage#getPlan_Order()
	 * @model default="TP CP PP DP" dataType="org.eastwest.model.design.DimensionOrder"
	 * @generated
	 */
	List<ParallelDimension> getOrder();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Plan#getOrder <em>Order</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Order</em>' attribute.
	 * @see #getOrder()
	 * @generated
	 */
	void setOrder(List<ParallelDimension> value);

	/**
	 * Returns the value of the '<em><b>Schedule</b></em>' attribute.
	 * The literals are from the enumeration {@link org.eastwest.model.design.PipelineSchedule}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * In which order a pipeline stage works on its micro-batches.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Schedule</em>' attribute.
	 * @see org.eastwest.model.design.PipelineSchedule
	 * @see #setSchedule(PipelineSchedule)
	 * @see org.eastwest.model.design.DesignPackage#getPlan_Schedule()
	 * @model
	 * @generated
	 */
	PipelineSchedule getSchedule();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Plan#getSchedule <em>Schedule</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Schedule</em>' attribute.
	 * @see org.eastwest.model.design.PipelineSchedule
	 * @see #getSchedule()
	 * @generated
	 */
	void setSchedule(PipelineSchedule value);

	/**
	 * Returns the value of the '<em><b>Tensor Overlap</b></em>' attribute.
	 * The literals are from the enumeration {@link org.eastwest.model.design.TensorOverlap}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * In which pieces communication of TP hides behind matrix multiplications, where the workload overlaps it.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Tensor Overlap</em>' attribute.
	 * @see org.eastwest.model.design.TensorOverlap
	 * @see #setTensorOverlap(TensorOverlap)
	 * @see org.eastwest.model.design.DesignPackage#getPlan_TensorOverlap()
	 * @model
	 * @generated
	 */
	TensorOverlap getTensorOverlap();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Plan#getTensorOverlap <em>Tensor Overlap</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Tensor Overlap</em>' attribute.
	 * @see org.eastwest.model.design.TensorOverlap
	 * @see #getTensorOverlap()
	 * @generated
	 */
	void setTensorOverlap(TensorOverlap value);

	/**
	 * Returns the value of the '<em><b>Context Exchange</b></em>' attribute.
	 * The literals are from the enumeration {@link org.eastwest.model.design.ContextExchange}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * How the ranks of CP get the keys and values of one another.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Context Exchange</em>' attribute.
	 * @see org.eastwest.model.design.ContextExchange
	 * @see #setContextExchange(ContextExchange)
	 * @see org.eastwest.model.design.DesignPackage#getPlan_ContextExchange()
	 * @model
	 * @generated
	 */
	ContextExchange getContextExchange();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Plan#getContextExchange <em>Context Exchange</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Context Exchange</em>' attribute.
	 * @see org.eastwest.model.design.ContextExchange
	 * @see #getContextExchange()
	 * @generated
	 */
	void setContextExchange(ContextExchange value);

	/**
	 * Returns the value of the '<em><b>Regather</b></em>' attribute.
	 * The default value is <code>"true"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * With sequence parallelism: backward gathers the inputs of linear layers once more; false keeps them whole in memory (arXiv:2205.05198, section 4.2.2).
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Regather</em>' attribute.
	 * @see #setRegather(boolean)
	 * @see org.eastwest.model.design.DesignPackage#getPlan_Regather()
	 * @model default="true"
	 * @generated
	 */
	boolean isRegather();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Plan#isRegather <em>Regather</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Regather</em>' attribute.
	 * @see #isRegather()
	 * @generated
	 */
	void setRegather(boolean value);

	/**
	 * Returns the value of the '<em><b>Scattered Sends</b></em>' attribute.
	 * The default value is <code>"true"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Without sequence parallelism: each GPU of a TP group sends its share of the activations to the next stage, which gathers them; false: each sends all of them (arXiv:2104.04473, section 4.1).
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Scattered Sends</em>' attribute.
	 * @see #setScatteredSends(boolean)
	 * @see org.eastwest.model.design.DesignPackage#getPlan_ScatteredSends()
	 * @model default="true"
	 * @generated
	 */
	boolean isScatteredSends();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Plan#isScatteredSends <em>Scattered Sends</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Scattered Sends</em>' attribute.
	 * @see #isScatteredSends()
	 * @generated
	 */
	void setScatteredSends(boolean value);

	/**
	 * Returns the value of the '<em><b>Scale Out</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Dimensions whose neighbours stand in different scale-up domains, so that the compute fabric carries them wherever they stand in the order; unset: none.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Scale Out</em>' attribute.
	 * @see #setScaleOut(List)
	 * @see org.eastwest.model.design.DesignPackage#getPlan_ScaleOut()
	 * @model dataType="org.eastwest.model.design.DimensionOrder"
	 * @generated
	 */
	List<ParallelDimension> getScaleOut();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Plan#getScaleOut <em>Scale Out</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Scale Out</em>' attribute.
	 * @see #getScaleOut()
	 * @generated
	 */
	void setScaleOut(List<ParallelDimension> value);

} // Plan
