/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.eastwest.model.design.impl;

import java.util.List;

import org.eastwest.model.design.ContextExchange;
import org.eastwest.model.design.DesignFactory;
import org.eastwest.model.design.DesignPackage;
import org.eastwest.model.design.ParallelDimension;
import org.eastwest.model.design.PipelineSchedule;
import org.eastwest.model.design.Plan;
import org.eastwest.model.design.TensorOverlap;

import org.eclipse.emf.common.notify.Notification;

import org.eclipse.emf.ecore.EClass;

import org.eclipse.emf.ecore.impl.ENotificationImpl;
import org.eclipse.emf.ecore.impl.MinimalEObjectImpl;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Plan</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.eastwest.model.design.impl.PlanImpl#getTp <em>Tp</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.PlanImpl#getPp <em>Pp</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.PlanImpl#getDp <em>Dp</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.PlanImpl#getEp <em>Ep</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.PlanImpl#getCp <em>Cp</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.PlanImpl#getVirtualStages <em>Virtual Stages</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.PlanImpl#getMicroBatch <em>Micro Batch</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.PlanImpl#getZeroStage <em>Zero Stage</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.PlanImpl#getShardingDegree <em>Sharding Degree</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.PlanImpl#isSequenceParallelism <em>Sequence Parallelism</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.PlanImpl#getOrder <em>Order</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.PlanImpl#getSchedule <em>Schedule</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.PlanImpl#getTensorOverlap <em>Tensor Overlap</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.PlanImpl#getContextExchange <em>Context Exchange</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.PlanImpl#isRegather <em>Regather</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.PlanImpl#isScatteredSends <em>Scattered Sends</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.PlanImpl#getScaleOut <em>Scale Out</em>}</li>
 * </ul>
 *
 * @generated
 */
public class PlanImpl extends MinimalEObjectImpl.Container implements Plan {
	/**
	 * The default value of the '{@link #getTp() <em>Tp</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getTp()
	 * @generated
	 * @ordered
	 */
	protected static final int TP_EDEFAULT = 1;

	/**
	 * The cached value of the '{@link #getTp() <em>Tp</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getTp()
	 * @generated
	 * @ordered
	 */
	protected int tp = TP_EDEFAULT;

	/**
	 * The default value of the '{@link #getPp() <em>Pp</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPp()
	 * @generated
	 * @ordered
	 */
	protected static final int PP_EDEFAULT = 1;

	/**
	 * The cached value of the '{@link #getPp() <em>Pp</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPp()
	 * @generated
	 * @ordered
	 */
	protected int pp = PP_EDEFAULT;

	/**
	 * The default value of the '{@link #getDp() <em>Dp</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getDp()
	 * @generated
	 * @ordered
	 */
	protected static final int DP_EDEFAULT = 1;

	/**
	 * The cached value of the '{@link #getDp() <em>Dp</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getDp()
	 * @generated
	 * @ordered
	 */
	protected int dp = DP_EDEFAULT;

	/**
	 * The default value of the '{@link #getEp() <em>Ep</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getEp()
	 * @generated
	 * @ordered
	 */
	protected static final int EP_EDEFAULT = 1;

	/**
	 * The cached value of the '{@link #getEp() <em>Ep</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getEp()
	 * @generated
	 * @ordered
	 */
	protected int ep = EP_EDEFAULT;

	/**
	 * The default value of the '{@link #getCp() <em>Cp</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getCp()
	 * @generated
	 * @ordered
	 */
	protected static final int CP_EDEFAULT = 1;

	/**
	 * The cached value of the '{@link #getCp() <em>Cp</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getCp()
	 * @generated
	 * @ordered
	 */
	protected int cp = CP_EDEFAULT;

	/**
	 * The default value of the '{@link #getVirtualStages() <em>Virtual Stages</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getVirtualStages()
	 * @generated
	 * @ordered
	 */
	protected static final int VIRTUAL_STAGES_EDEFAULT = 1;

	/**
	 * The cached value of the '{@link #getVirtualStages() <em>Virtual Stages</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getVirtualStages()
	 * @generated
	 * @ordered
	 */
	protected int virtualStages = VIRTUAL_STAGES_EDEFAULT;

	/**
	 * The default value of the '{@link #getMicroBatch() <em>Micro Batch</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getMicroBatch()
	 * @generated
	 * @ordered
	 */
	protected static final int MICRO_BATCH_EDEFAULT = 1;

	/**
	 * The cached value of the '{@link #getMicroBatch() <em>Micro Batch</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getMicroBatch()
	 * @generated
	 * @ordered
	 */
	protected int microBatch = MICRO_BATCH_EDEFAULT;

	/**
	 * The default value of the '{@link #getZeroStage() <em>Zero Stage</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getZeroStage()
	 * @generated
	 * @ordered
	 */
	protected static final int ZERO_STAGE_EDEFAULT = 0;

	/**
	 * The cached value of the '{@link #getZeroStage() <em>Zero Stage</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getZeroStage()
	 * @generated
	 * @ordered
	 */
	protected int zeroStage = ZERO_STAGE_EDEFAULT;

	/**
	 * The default value of the '{@link #getShardingDegree() <em>Sharding Degree</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getShardingDegree()
	 * @generated
	 * @ordered
	 */
	protected static final Integer SHARDING_DEGREE_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getShardingDegree() <em>Sharding Degree</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getShardingDegree()
	 * @generated
	 * @ordered
	 */
	protected Integer shardingDegree = SHARDING_DEGREE_EDEFAULT;

	/**
	 * The default value of the '{@link #isSequenceParallelism() <em>Sequence Parallelism</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isSequenceParallelism()
	 * @generated
	 * @ordered
	 */
	protected static final boolean SEQUENCE_PARALLELISM_EDEFAULT = false;

	/**
	 * The cached value of the '{@link #isSequenceParallelism() <em>Sequence Parallelism</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isSequenceParallelism()
	 * @generated
	 * @ordered
	 */
	protected boolean sequenceParallelism = SEQUENCE_PARALLELISM_EDEFAULT;

	/**
	 * The default value of the '{@link #getOrder() <em>Order</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getOrder()
	 * @generated
	 * @ordered
	 */
	@SuppressWarnings("unchecked")
	protected static final List<ParallelDimension> ORDER_EDEFAULT = (List<ParallelDimension>)DesignFactory.eINSTANCE.createFromString(DesignPackage.eINSTANCE.getDimensionOrder(), "TP CP PP DP");

	/**
	 * The cached value of the '{@link #getOrder() <em>Order</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getOrder()
	 * @generated
	 * @ordered
	 */
	protected List<ParallelDimension> order = ORDER_EDEFAULT;

	/**
	 * The default value of the '{@link #getSchedule() <em>Schedule</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getSchedule()
	 * @generated
	 * @ordered
	 */
	protected static final PipelineSchedule SCHEDULE_EDEFAULT = PipelineSchedule.ONE_FORWARD_ONE_BACKWARD;

	/**
	 * The cached value of the '{@link #getSchedule() <em>Schedule</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getSchedule()
	 * @generated
	 * @ordered
	 */
	protected PipelineSchedule schedule = SCHEDULE_EDEFAULT;

	/**
	 * The default value of the '{@link #getTensorOverlap() <em>Tensor Overlap</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getTensorOverlap()
	 * @generated
	 * @ordered
	 */
	protected static final TensorOverlap TENSOR_OVERLAP_EDEFAULT = TensorOverlap.RING;

	/**
	 * The cached value of the '{@link #getTensorOverlap() <em>Tensor Overlap</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getTensorOverlap()
	 * @generated
	 * @ordered
	 */
	protected TensorOverlap tensorOverlap = TENSOR_OVERLAP_EDEFAULT;

	/**
	 * The default value of the '{@link #getContextExchange() <em>Context Exchange</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getContextExchange()
	 * @generated
	 * @ordered
	 */
	protected static final ContextExchange CONTEXT_EXCHANGE_EDEFAULT = ContextExchange.RING;

	/**
	 * The cached value of the '{@link #getContextExchange() <em>Context Exchange</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getContextExchange()
	 * @generated
	 * @ordered
	 */
	protected ContextExchange contextExchange = CONTEXT_EXCHANGE_EDEFAULT;

	/**
	 * The default value of the '{@link #isRegather() <em>Regather</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isRegather()
	 * @generated
	 * @ordered
	 */
	protected static final boolean REGATHER_EDEFAULT = true;

	/**
	 * The cached value of the '{@link #isRegather() <em>Regather</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isRegather()
	 * @generated
	 * @ordered
	 */
	protected boolean regather = REGATHER_EDEFAULT;

	/**
	 * The default value of the '{@link #isScatteredSends() <em>Scattered Sends</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isScatteredSends()
	 * @generated
	 * @ordered
	 */
	protected static final boolean SCATTERED_SENDS_EDEFAULT = true;

	/**
	 * The cached value of the '{@link #isScatteredSends() <em>Scattered Sends</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isScatteredSends()
	 * @generated
	 * @ordered
	 */
	protected boolean scatteredSends = SCATTERED_SENDS_EDEFAULT;

	/**
	 * The cached value of the '{@link #getScaleOut() <em>Scale Out</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getScaleOut()
	 * @generated
	 * @ordered
	 */
	protected List<ParallelDimension> scaleOut;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected PlanImpl() {
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	protected EClass eStaticClass() {
		return DesignPackage.Literals.PLAN;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public int getTp() {
		return tp;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setTp(int newTp) {
		int oldTp = tp;
		tp = newTp;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.PLAN__TP, oldTp, tp));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public int getPp() {
		return pp;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setPp(int newPp) {
		int oldPp = pp;
		pp = newPp;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.PLAN__PP, oldPp, pp));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public int getDp() {
		return dp;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setDp(int newDp) {
		int oldDp = dp;
		dp = newDp;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.PLAN__DP, oldDp, dp));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public int getEp() {
		return ep;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setEp(int newEp) {
		int oldEp = ep;
		ep = newEp;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.PLAN__EP, oldEp, ep));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public int getCp() {
		return cp;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setCp(int newCp) {
		int oldCp = cp;
		cp = newCp;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.PLAN__CP, oldCp, cp));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public int getVirtualStages() {
		return virtualStages;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setVirtualStages(int newVirtualStages) {
		int oldVirtualStages = virtualStages;
		virtualStages = newVirtualStages;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.PLAN__VIRTUAL_STAGES, oldVirtualStages, virtualStages));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public int getMicroBatch() {
		return microBatch;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setMicroBatch(int newMicroBatch) {
		int oldMicroBatch = microBatch;
		microBatch = newMicroBatch;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.PLAN__MICRO_BATCH, oldMicroBatch, microBatch));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public int getZeroStage() {
		return zeroStage;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setZeroStage(int newZeroStage) {
		int oldZeroStage = zeroStage;
		zeroStage = newZeroStage;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.PLAN__ZERO_STAGE, oldZeroStage, zeroStage));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Integer getShardingDegree() {
		return shardingDegree;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setShardingDegree(Integer newShardingDegree) {
		Integer oldShardingDegree = shardingDegree;
		shardingDegree = newShardingDegree;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.PLAN__SHARDING_DEGREE, oldShardingDegree, shardingDegree));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isSequenceParallelism() {
		return sequenceParallelism;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setSequenceParallelism(boolean newSequenceParallelism) {
		boolean oldSequenceParallelism = sequenceParallelism;
		sequenceParallelism = newSequenceParallelism;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.PLAN__SEQUENCE_PARALLELISM, oldSequenceParallelism, sequenceParallelism));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public List<ParallelDimension> getOrder() {
		return order;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setOrder(List<ParallelDimension> newOrder) {
		List<ParallelDimension> oldOrder = order;
		order = newOrder;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.PLAN__ORDER, oldOrder, order));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public PipelineSchedule getSchedule() {
		return schedule;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setSchedule(PipelineSchedule newSchedule) {
		PipelineSchedule oldSchedule = schedule;
		schedule = newSchedule == null ? SCHEDULE_EDEFAULT : newSchedule;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.PLAN__SCHEDULE, oldSchedule, schedule));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public TensorOverlap getTensorOverlap() {
		return tensorOverlap;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setTensorOverlap(TensorOverlap newTensorOverlap) {
		TensorOverlap oldTensorOverlap = tensorOverlap;
		tensorOverlap = newTensorOverlap == null ? TENSOR_OVERLAP_EDEFAULT : newTensorOverlap;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.PLAN__TENSOR_OVERLAP, oldTensorOverlap, tensorOverlap));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public ContextExchange getContextExchange() {
		return contextExchange;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setContextExchange(ContextExchange newContextExchange) {
		ContextExchange oldContextExchange = contextExchange;
		contextExchange = newContextExchange == null ? CONTEXT_EXCHANGE_EDEFAULT : newContextExchange;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.PLAN__CONTEXT_EXCHANGE, oldContextExchange, contextExchange));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isRegather() {
		return regather;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setRegather(boolean newRegather) {
		boolean oldRegather = regather;
		regather = newRegather;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.PLAN__REGATHER, oldRegather, regather));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isScatteredSends() {
		return scatteredSends;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setScatteredSends(boolean newScatteredSends) {
		boolean oldScatteredSends = scatteredSends;
		scatteredSends = newScatteredSends;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.PLAN__SCATTERED_SENDS, oldScatteredSends, scatteredSends));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public List<ParallelDimension> getScaleOut() {
		return scaleOut;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setScaleOut(List<ParallelDimension> newScaleOut) {
		List<ParallelDimension> oldScaleOut = scaleOut;
		scaleOut = newScaleOut;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.PLAN__SCALE_OUT, oldScaleOut, scaleOut));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Object eGet(int featureID, boolean resolve, boolean coreType) {
		switch (featureID) {
			case DesignPackage.PLAN__TP:
				return getTp();
			case DesignPackage.PLAN__PP:
				return getPp();
			case DesignPackage.PLAN__DP:
				return getDp();
			case DesignPackage.PLAN__EP:
				return getEp();
			case DesignPackage.PLAN__CP:
				return getCp();
			case DesignPackage.PLAN__VIRTUAL_STAGES:
				return getVirtualStages();
			case DesignPackage.PLAN__MICRO_BATCH:
				return getMicroBatch();
			case DesignPackage.PLAN__ZERO_STAGE:
				return getZeroStage();
			case DesignPackage.PLAN__SHARDING_DEGREE:
				return getShardingDegree();
			case DesignPackage.PLAN__SEQUENCE_PARALLELISM:
				return isSequenceParallelism();
			case DesignPackage.PLAN__ORDER:
				return getOrder();
			case DesignPackage.PLAN__SCHEDULE:
				return getSchedule();
			case DesignPackage.PLAN__TENSOR_OVERLAP:
				return getTensorOverlap();
			case DesignPackage.PLAN__CONTEXT_EXCHANGE:
				return getContextExchange();
			case DesignPackage.PLAN__REGATHER:
				return isRegather();
			case DesignPackage.PLAN__SCATTERED_SENDS:
				return isScatteredSends();
			case DesignPackage.PLAN__SCALE_OUT:
				return getScaleOut();
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
			case DesignPackage.PLAN__TP:
				setTp((Integer)newValue);
				return;
			case DesignPackage.PLAN__PP:
				setPp((Integer)newValue);
				return;
			case DesignPackage.PLAN__DP:
				setDp((Integer)newValue);
				return;
			case DesignPackage.PLAN__EP:
				setEp((Integer)newValue);
				return;
			case DesignPackage.PLAN__CP:
				setCp((Integer)newValue);
				return;
			case DesignPackage.PLAN__VIRTUAL_STAGES:
				setVirtualStages((Integer)newValue);
				return;
			case DesignPackage.PLAN__MICRO_BATCH:
				setMicroBatch((Integer)newValue);
				return;
			case DesignPackage.PLAN__ZERO_STAGE:
				setZeroStage((Integer)newValue);
				return;
			case DesignPackage.PLAN__SHARDING_DEGREE:
				setShardingDegree((Integer)newValue);
				return;
			case DesignPackage.PLAN__SEQUENCE_PARALLELISM:
				setSequenceParallelism((Boolean)newValue);
				return;
			case DesignPackage.PLAN__ORDER:
				setOrder((List<ParallelDimension>)newValue);
				return;
			case DesignPackage.PLAN__SCHEDULE:
				setSchedule((PipelineSchedule)newValue);
				return;
			case DesignPackage.PLAN__TENSOR_OVERLAP:
				setTensorOverlap((TensorOverlap)newValue);
				return;
			case DesignPackage.PLAN__CONTEXT_EXCHANGE:
				setContextExchange((ContextExchange)newValue);
				return;
			case DesignPackage.PLAN__REGATHER:
				setRegather((Boolean)newValue);
				return;
			case DesignPackage.PLAN__SCATTERED_SENDS:
				setScatteredSends((Boolean)newValue);
				return;
			case DesignPackage.PLAN__SCALE_OUT:
				setScaleOut((List<ParallelDimension>)newValue);
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
			case DesignPackage.PLAN__TP:
				setTp(TP_EDEFAULT);
				return;
			case DesignPackage.PLAN__PP:
				setPp(PP_EDEFAULT);
				return;
			case DesignPackage.PLAN__DP:
				setDp(DP_EDEFAULT);
				return;
			case DesignPackage.PLAN__EP:
				setEp(EP_EDEFAULT);
				return;
			case DesignPackage.PLAN__CP:
				setCp(CP_EDEFAULT);
				return;
			case DesignPackage.PLAN__VIRTUAL_STAGES:
				setVirtualStages(VIRTUAL_STAGES_EDEFAULT);
				return;
			case DesignPackage.PLAN__MICRO_BATCH:
				setMicroBatch(MICRO_BATCH_EDEFAULT);
				return;
			case DesignPackage.PLAN__ZERO_STAGE:
				setZeroStage(ZERO_STAGE_EDEFAULT);
				return;
			case DesignPackage.PLAN__SHARDING_DEGREE:
				setShardingDegree(SHARDING_DEGREE_EDEFAULT);
				return;
			case DesignPackage.PLAN__SEQUENCE_PARALLELISM:
				setSequenceParallelism(SEQUENCE_PARALLELISM_EDEFAULT);
				return;
			case DesignPackage.PLAN__ORDER:
				setOrder(ORDER_EDEFAULT);
				return;
			case DesignPackage.PLAN__SCHEDULE:
				setSchedule(SCHEDULE_EDEFAULT);
				return;
			case DesignPackage.PLAN__TENSOR_OVERLAP:
				setTensorOverlap(TENSOR_OVERLAP_EDEFAULT);
				return;
			case DesignPackage.PLAN__CONTEXT_EXCHANGE:
				setContextExchange(CONTEXT_EXCHANGE_EDEFAULT);
				return;
			case DesignPackage.PLAN__REGATHER:
				setRegather(REGATHER_EDEFAULT);
				return;
			case DesignPackage.PLAN__SCATTERED_SENDS:
				setScatteredSends(SCATTERED_SENDS_EDEFAULT);
				return;
			case DesignPackage.PLAN__SCALE_OUT:
				setScaleOut((List<ParallelDimension>)null);
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
			case DesignPackage.PLAN__TP:
				return tp != TP_EDEFAULT;
			case DesignPackage.PLAN__PP:
				return pp != PP_EDEFAULT;
			case DesignPackage.PLAN__DP:
				return dp != DP_EDEFAULT;
			case DesignPackage.PLAN__EP:
				return ep != EP_EDEFAULT;
			case DesignPackage.PLAN__CP:
				return cp != CP_EDEFAULT;
			case DesignPackage.PLAN__VIRTUAL_STAGES:
				return virtualStages != VIRTUAL_STAGES_EDEFAULT;
			case DesignPackage.PLAN__MICRO_BATCH:
				return microBatch != MICRO_BATCH_EDEFAULT;
			case DesignPackage.PLAN__ZERO_STAGE:
				return zeroStage != ZERO_STAGE_EDEFAULT;
			case DesignPackage.PLAN__SHARDING_DEGREE:
				return SHARDING_DEGREE_EDEFAULT == null ? shardingDegree != null : !SHARDING_DEGREE_EDEFAULT.equals(shardingDegree);
			case DesignPackage.PLAN__SEQUENCE_PARALLELISM:
				return sequenceParallelism != SEQUENCE_PARALLELISM_EDEFAULT;
			case DesignPackage.PLAN__ORDER:
				return ORDER_EDEFAULT == null ? order != null : !ORDER_EDEFAULT.equals(order);
			case DesignPackage.PLAN__SCHEDULE:
				return schedule != SCHEDULE_EDEFAULT;
			case DesignPackage.PLAN__TENSOR_OVERLAP:
				return tensorOverlap != TENSOR_OVERLAP_EDEFAULT;
			case DesignPackage.PLAN__CONTEXT_EXCHANGE:
				return contextExchange != CONTEXT_EXCHANGE_EDEFAULT;
			case DesignPackage.PLAN__REGATHER:
				return regather != REGATHER_EDEFAULT;
			case DesignPackage.PLAN__SCATTERED_SENDS:
				return scatteredSends != SCATTERED_SENDS_EDEFAULT;
			case DesignPackage.PLAN__SCALE_OUT:
				return scaleOut != null;
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
		result.append(" (tp: ");
		result.append(tp);
		result.append(", pp: ");
		result.append(pp);
		result.append(", dp: ");
		result.append(dp);
		result.append(", ep: ");
		result.append(ep);
		result.append(", cp: ");
		result.append(cp);
		result.append(", virtualStages: ");
		result.append(virtualStages);
		result.append(", microBatch: ");
		result.append(microBatch);
		result.append(", zeroStage: ");
		result.append(zeroStage);
		result.append(", shardingDegree: ");
		result.append(shardingDegree);
		result.append(", sequenceParallelism: ");
		result.append(sequenceParallelism);
		result.append(", order: ");
		result.append(order);
		result.append(", schedule: ");
		result.append(schedule);
		result.append(", tensorOverlap: ");
		result.append(tensorOverlap);
		result.append(", contextExchange: ");
		result.append(contextExchange);
		result.append(", regather: ");
		result.append(regather);
		result.append(", scatteredSends: ");
		result.append(scatteredSends);
		result.append(", scaleOut: ");
		result.append(scaleOut);
		result.append(')');
		return result.toString();
	}

} //PlanImpl
