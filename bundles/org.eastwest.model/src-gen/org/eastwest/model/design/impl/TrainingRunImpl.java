/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.eastwest.model.design.impl;

import org.eastwest.model.design.DesignPackage;
import org.eastwest.model.design.Optimizer;
import org.eastwest.model.design.Precision;
import org.eastwest.model.design.Recompute;
import org.eastwest.model.design.TrainingRun;

import org.eclipse.emf.common.notify.Notification;

import org.eclipse.emf.ecore.EClass;

import org.eclipse.emf.ecore.impl.ENotificationImpl;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Training Run</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.eastwest.model.design.impl.TrainingRunImpl#getSequenceLength <em>Sequence Length</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.TrainingRunImpl#getGlobalBatch <em>Global Batch</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.TrainingRunImpl#getOptimizer <em>Optimizer</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.TrainingRunImpl#getGradientPrecision <em>Gradient Precision</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.TrainingRunImpl#getRecompute <em>Recompute</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.TrainingRunImpl#isFlashAttention <em>Flash Attention</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.TrainingRunImpl#isOverlapTensor <em>Overlap Tensor</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.TrainingRunImpl#isOverlapData <em>Overlap Data</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.TrainingRunImpl#isOverlapPipeline <em>Overlap Pipeline</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.TrainingRunImpl#isOverlapExpert <em>Overlap Expert</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.TrainingRunImpl#isOverlapContext <em>Overlap Context</em>}</li>
 * </ul>
 *
 * @generated
 */
public class TrainingRunImpl extends ModelWorkloadImpl implements TrainingRun {
	/**
	 * The default value of the '{@link #getSequenceLength() <em>Sequence Length</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getSequenceLength()
	 * @generated
	 * @ordered
	 */
	protected static final int SEQUENCE_LENGTH_EDEFAULT = 4096;

	/**
	 * The cached value of the '{@link #getSequenceLength() <em>Sequence Length</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getSequenceLength()
	 * @generated
	 * @ordered
	 */
	protected int sequenceLength = SEQUENCE_LENGTH_EDEFAULT;

	/**
	 * The default value of the '{@link #getGlobalBatch() <em>Global Batch</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getGlobalBatch()
	 * @generated
	 * @ordered
	 */
	protected static final int GLOBAL_BATCH_EDEFAULT = 1024;

	/**
	 * The cached value of the '{@link #getGlobalBatch() <em>Global Batch</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getGlobalBatch()
	 * @generated
	 * @ordered
	 */
	protected int globalBatch = GLOBAL_BATCH_EDEFAULT;

	/**
	 * The default value of the '{@link #getOptimizer() <em>Optimizer</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getOptimizer()
	 * @generated
	 * @ordered
	 */
	protected static final Optimizer OPTIMIZER_EDEFAULT = Optimizer.ADAM;

	/**
	 * The cached value of the '{@link #getOptimizer() <em>Optimizer</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getOptimizer()
	 * @generated
	 * @ordered
	 */
	protected Optimizer optimizer = OPTIMIZER_EDEFAULT;

	/**
	 * The default value of the '{@link #getGradientPrecision() <em>Gradient Precision</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getGradientPrecision()
	 * @generated
	 * @ordered
	 */
	protected static final Precision GRADIENT_PRECISION_EDEFAULT = Precision.BF16;

	/**
	 * The cached value of the '{@link #getGradientPrecision() <em>Gradient Precision</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getGradientPrecision()
	 * @generated
	 * @ordered
	 */
	protected Precision gradientPrecision = GRADIENT_PRECISION_EDEFAULT;

	/**
	 * The default value of the '{@link #getRecompute() <em>Recompute</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getRecompute()
	 * @generated
	 * @ordered
	 */
	protected static final Recompute RECOMPUTE_EDEFAULT = Recompute.NONE;

	/**
	 * The cached value of the '{@link #getRecompute() <em>Recompute</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getRecompute()
	 * @generated
	 * @ordered
	 */
	protected Recompute recompute = RECOMPUTE_EDEFAULT;

	/**
	 * The default value of the '{@link #isFlashAttention() <em>Flash Attention</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isFlashAttention()
	 * @generated
	 * @ordered
	 */
	protected static final boolean FLASH_ATTENTION_EDEFAULT = true;

	/**
	 * The cached value of the '{@link #isFlashAttention() <em>Flash Attention</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isFlashAttention()
	 * @generated
	 * @ordered
	 */
	protected boolean flashAttention = FLASH_ATTENTION_EDEFAULT;

	/**
	 * The default value of the '{@link #isOverlapTensor() <em>Overlap Tensor</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isOverlapTensor()
	 * @generated
	 * @ordered
	 */
	protected static final boolean OVERLAP_TENSOR_EDEFAULT = false;

	/**
	 * The cached value of the '{@link #isOverlapTensor() <em>Overlap Tensor</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isOverlapTensor()
	 * @generated
	 * @ordered
	 */
	protected boolean overlapTensor = OVERLAP_TENSOR_EDEFAULT;

	/**
	 * The default value of the '{@link #isOverlapData() <em>Overlap Data</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isOverlapData()
	 * @generated
	 * @ordered
	 */
	protected static final boolean OVERLAP_DATA_EDEFAULT = true;

	/**
	 * The cached value of the '{@link #isOverlapData() <em>Overlap Data</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isOverlapData()
	 * @generated
	 * @ordered
	 */
	protected boolean overlapData = OVERLAP_DATA_EDEFAULT;

	/**
	 * The default value of the '{@link #isOverlapPipeline() <em>Overlap Pipeline</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isOverlapPipeline()
	 * @generated
	 * @ordered
	 */
	protected static final boolean OVERLAP_PIPELINE_EDEFAULT = true;

	/**
	 * The cached value of the '{@link #isOverlapPipeline() <em>Overlap Pipeline</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isOverlapPipeline()
	 * @generated
	 * @ordered
	 */
	protected boolean overlapPipeline = OVERLAP_PIPELINE_EDEFAULT;

	/**
	 * The default value of the '{@link #isOverlapExpert() <em>Overlap Expert</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isOverlapExpert()
	 * @generated
	 * @ordered
	 */
	protected static final boolean OVERLAP_EXPERT_EDEFAULT = false;

	/**
	 * The cached value of the '{@link #isOverlapExpert() <em>Overlap Expert</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isOverlapExpert()
	 * @generated
	 * @ordered
	 */
	protected boolean overlapExpert = OVERLAP_EXPERT_EDEFAULT;

	/**
	 * The default value of the '{@link #isOverlapContext() <em>Overlap Context</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isOverlapContext()
	 * @generated
	 * @ordered
	 */
	protected static final boolean OVERLAP_CONTEXT_EDEFAULT = true;

	/**
	 * The cached value of the '{@link #isOverlapContext() <em>Overlap Context</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isOverlapContext()
	 * @generated
	 * @ordered
	 */
	protected boolean overlapContext = OVERLAP_CONTEXT_EDEFAULT;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected TrainingRunImpl() {
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	protected EClass eStaticClass() {
		return DesignPackage.Literals.TRAINING_RUN;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public int getSequenceLength() {
		return sequenceLength;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setSequenceLength(int newSequenceLength) {
		int oldSequenceLength = sequenceLength;
		sequenceLength = newSequenceLength;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.TRAINING_RUN__SEQUENCE_LENGTH, oldSequenceLength, sequenceLength));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public int getGlobalBatch() {
		return globalBatch;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setGlobalBatch(int newGlobalBatch) {
		int oldGlobalBatch = globalBatch;
		globalBatch = newGlobalBatch;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.TRAINING_RUN__GLOBAL_BATCH, oldGlobalBatch, globalBatch));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Optimizer getOptimizer() {
		return optimizer;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setOptimizer(Optimizer newOptimizer) {
		Optimizer oldOptimizer = optimizer;
		optimizer = newOptimizer == null ? OPTIMIZER_EDEFAULT : newOptimizer;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.TRAINING_RUN__OPTIMIZER, oldOptimizer, optimizer));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Precision getGradientPrecision() {
		return gradientPrecision;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setGradientPrecision(Precision newGradientPrecision) {
		Precision oldGradientPrecision = gradientPrecision;
		gradientPrecision = newGradientPrecision == null ? GRADIENT_PRECISION_EDEFAULT : newGradientPrecision;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.TRAINING_RUN__GRADIENT_PRECISION, oldGradientPrecision, gradientPrecision));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Recompute getRecompute() {
		return recompute;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setRecompute(Recompute newRecompute) {
		Recompute oldRecompute = recompute;
		recompute = newRecompute == null ? RECOMPUTE_EDEFAULT : newRecompute;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.TRAINING_RUN__RECOMPUTE, oldRecompute, recompute));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isFlashAttention() {
		return flashAttention;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setFlashAttention(boolean newFlashAttention) {
		boolean oldFlashAttention = flashAttention;
		flashAttention = newFlashAttention;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.TRAINING_RUN__FLASH_ATTENTION, oldFlashAttention, flashAttention));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isOverlapTensor() {
		return overlapTensor;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setOverlapTensor(boolean newOverlapTensor) {
		boolean oldOverlapTensor = overlapTensor;
		overlapTensor = newOverlapTensor;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.TRAINING_RUN__OVERLAP_TENSOR, oldOverlapTensor, overlapTensor));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isOverlapData() {
		return overlapData;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setOverlapData(boolean newOverlapData) {
		boolean oldOverlapData = overlapData;
		overlapData = newOverlapData;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.TRAINING_RUN__OVERLAP_DATA, oldOverlapData, overlapData));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isOverlapPipeline() {
		return overlapPipeline;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setOverlapPipeline(boolean newOverlapPipeline) {
		boolean oldOverlapPipeline = overlapPipeline;
		overlapPipeline = newOverlapPipeline;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.TRAINING_RUN__OVERLAP_PIPELINE, oldOverlapPipeline, overlapPipeline));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isOverlapExpert() {
		return overlapExpert;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setOverlapExpert(boolean newOverlapExpert) {
		boolean oldOverlapExpert = overlapExpert;
		overlapExpert = newOverlapExpert;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.TRAINING_RUN__OVERLAP_EXPERT, oldOverlapExpert, overlapExpert));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isOverlapContext() {
		return overlapContext;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setOverlapContext(boolean newOverlapContext) {
		boolean oldOverlapContext = overlapContext;
		overlapContext = newOverlapContext;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.TRAINING_RUN__OVERLAP_CONTEXT, oldOverlapContext, overlapContext));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Object eGet(int featureID, boolean resolve, boolean coreType) {
		switch (featureID) {
			case DesignPackage.TRAINING_RUN__SEQUENCE_LENGTH:
				return getSequenceLength();
			case DesignPackage.TRAINING_RUN__GLOBAL_BATCH:
				return getGlobalBatch();
			case DesignPackage.TRAINING_RUN__OPTIMIZER:
				return getOptimizer();
			case DesignPackage.TRAINING_RUN__GRADIENT_PRECISION:
				return getGradientPrecision();
			case DesignPackage.TRAINING_RUN__RECOMPUTE:
				return getRecompute();
			case DesignPackage.TRAINING_RUN__FLASH_ATTENTION:
				return isFlashAttention();
			case DesignPackage.TRAINING_RUN__OVERLAP_TENSOR:
				return isOverlapTensor();
			case DesignPackage.TRAINING_RUN__OVERLAP_DATA:
				return isOverlapData();
			case DesignPackage.TRAINING_RUN__OVERLAP_PIPELINE:
				return isOverlapPipeline();
			case DesignPackage.TRAINING_RUN__OVERLAP_EXPERT:
				return isOverlapExpert();
			case DesignPackage.TRAINING_RUN__OVERLAP_CONTEXT:
				return isOverlapContext();
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
			case DesignPackage.TRAINING_RUN__SEQUENCE_LENGTH:
				setSequenceLength((Integer)newValue);
				return;
			case DesignPackage.TRAINING_RUN__GLOBAL_BATCH:
				setGlobalBatch((Integer)newValue);
				return;
			case DesignPackage.TRAINING_RUN__OPTIMIZER:
				setOptimizer((Optimizer)newValue);
				return;
			case DesignPackage.TRAINING_RUN__GRADIENT_PRECISION:
				setGradientPrecision((Precision)newValue);
				return;
			case DesignPackage.TRAINING_RUN__RECOMPUTE:
				setRecompute((Recompute)newValue);
				return;
			case DesignPackage.TRAINING_RUN__FLASH_ATTENTION:
				setFlashAttention((Boolean)newValue);
				return;
			case DesignPackage.TRAINING_RUN__OVERLAP_TENSOR:
				setOverlapTensor((Boolean)newValue);
				return;
			case DesignPackage.TRAINING_RUN__OVERLAP_DATA:
				setOverlapData((Boolean)newValue);
				return;
			case DesignPackage.TRAINING_RUN__OVERLAP_PIPELINE:
				setOverlapPipeline((Boolean)newValue);
				return;
			case DesignPackage.TRAINING_RUN__OVERLAP_EXPERT:
				setOverlapExpert((Boolean)newValue);
				return;
			case DesignPackage.TRAINING_RUN__OVERLAP_CONTEXT:
				setOverlapContext((Boolean)newValue);
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
			case DesignPackage.TRAINING_RUN__SEQUENCE_LENGTH:
				setSequenceLength(SEQUENCE_LENGTH_EDEFAULT);
				return;
			case DesignPackage.TRAINING_RUN__GLOBAL_BATCH:
				setGlobalBatch(GLOBAL_BATCH_EDEFAULT);
				return;
			case DesignPackage.TRAINING_RUN__OPTIMIZER:
				setOptimizer(OPTIMIZER_EDEFAULT);
				return;
			case DesignPackage.TRAINING_RUN__GRADIENT_PRECISION:
				setGradientPrecision(GRADIENT_PRECISION_EDEFAULT);
				return;
			case DesignPackage.TRAINING_RUN__RECOMPUTE:
				setRecompute(RECOMPUTE_EDEFAULT);
				return;
			case DesignPackage.TRAINING_RUN__FLASH_ATTENTION:
				setFlashAttention(FLASH_ATTENTION_EDEFAULT);
				return;
			case DesignPackage.TRAINING_RUN__OVERLAP_TENSOR:
				setOverlapTensor(OVERLAP_TENSOR_EDEFAULT);
				return;
			case DesignPackage.TRAINING_RUN__OVERLAP_DATA:
				setOverlapData(OVERLAP_DATA_EDEFAULT);
				return;
			case DesignPackage.TRAINING_RUN__OVERLAP_PIPELINE:
				setOverlapPipeline(OVERLAP_PIPELINE_EDEFAULT);
				return;
			case DesignPackage.TRAINING_RUN__OVERLAP_EXPERT:
				setOverlapExpert(OVERLAP_EXPERT_EDEFAULT);
				return;
			case DesignPackage.TRAINING_RUN__OVERLAP_CONTEXT:
				setOverlapContext(OVERLAP_CONTEXT_EDEFAULT);
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
			case DesignPackage.TRAINING_RUN__SEQUENCE_LENGTH:
				return sequenceLength != SEQUENCE_LENGTH_EDEFAULT;
			case DesignPackage.TRAINING_RUN__GLOBAL_BATCH:
				return globalBatch != GLOBAL_BATCH_EDEFAULT;
			case DesignPackage.TRAINING_RUN__OPTIMIZER:
				return optimizer != OPTIMIZER_EDEFAULT;
			case DesignPackage.TRAINING_RUN__GRADIENT_PRECISION:
				return gradientPrecision != GRADIENT_PRECISION_EDEFAULT;
			case DesignPackage.TRAINING_RUN__RECOMPUTE:
				return recompute != RECOMPUTE_EDEFAULT;
			case DesignPackage.TRAINING_RUN__FLASH_ATTENTION:
				return flashAttention != FLASH_ATTENTION_EDEFAULT;
			case DesignPackage.TRAINING_RUN__OVERLAP_TENSOR:
				return overlapTensor != OVERLAP_TENSOR_EDEFAULT;
			case DesignPackage.TRAINING_RUN__OVERLAP_DATA:
				return overlapData != OVERLAP_DATA_EDEFAULT;
			case DesignPackage.TRAINING_RUN__OVERLAP_PIPELINE:
				return overlapPipeline != OVERLAP_PIPELINE_EDEFAULT;
			case DesignPackage.TRAINING_RUN__OVERLAP_EXPERT:
				return overlapExpert != OVERLAP_EXPERT_EDEFAULT;
			case DesignPackage.TRAINING_RUN__OVERLAP_CONTEXT:
				return overlapContext != OVERLAP_CONTEXT_EDEFAULT;
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
		result.append(" (sequenceLength: ");
		result.append(sequenceLength);
		result.append(", globalBatch: ");
		result.append(globalBatch);
		result.append(", optimizer: ");
		result.append(optimizer);
		result.append(", gradientPrecision: ");
		result.append(gradientPrecision);
		result.append(", recompute: ");
		result.append(recompute);
		result.append(", flashAttention: ");
		result.append(flashAttention);
		result.append(", overlapTensor: ");
		result.append(overlapTensor);
		result.append(", overlapData: ");
		result.append(overlapData);
		result.append(", overlapPipeline: ");
		result.append(overlapPipeline);
		result.append(", overlapExpert: ");
		result.append(overlapExpert);
		result.append(", overlapContext: ");
		result.append(overlapContext);
		result.append(')');
		return result.toString();
	}

} //TrainingRunImpl
