/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.eastwest.model.design.impl;

import java.util.List;

import org.eastwest.model.design.*;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EDataType;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EPackage;

import org.eclipse.emf.ecore.impl.EFactoryImpl;

import org.eclipse.emf.ecore.plugin.EcorePlugin;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model <b>Factory</b>.
 * <!-- end-user-doc -->
 * @generated
 */
public class DesignFactoryImpl extends EFactoryImpl implements DesignFactory {
	/**
	 * Creates the default factory implementation.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public static DesignFactory init() {
		try {
			DesignFactory theDesignFactory = (DesignFactory)EPackage.Registry.INSTANCE.getEFactory(DesignPackage.eNS_URI);
			if (theDesignFactory != null) {
				return theDesignFactory;
			}
		}
		catch (Exception exception) {
			EcorePlugin.INSTANCE.log(exception);
		}
		return new DesignFactoryImpl();
	}

	/**
	 * Creates an instance of the factory.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public DesignFactoryImpl() {
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EObject create(EClass eClass) {
		switch (eClass.getClassifierID()) {
			case DesignPackage.DESIGN: return createDesign();
			case DesignPackage.CLUSTER: return createCluster();
			case DesignPackage.SERVER_GROUP: return createServerGroup();
			case DesignPackage.NIC_GROUP: return createNicGroup();
			case DesignPackage.FABRIC: return createFabric();
			case DesignPackage.TIER: return createTier();
			case DesignPackage.PARAMETER_OVERRIDE: return createParameterOverride();
			case DesignPackage.SWITCH: return createSwitch();
			case DesignPackage.LINK: return createLink();
			case DesignPackage.TRAINING_RUN: return createTrainingRun();
			case DesignPackage.INFERENCE_SERVICE: return createInferenceService();
			case DesignPackage.INDEPENDENT_FLOWS: return createIndependentFlows();
			case DesignPackage.TRANSFORMER: return createTransformer();
			case DesignPackage.JOB: return createJob();
			case DesignPackage.PLAN: return createPlan();
			case DesignPackage.PLACEMENT: return createPlacement();
			case DesignPackage.SCENARIO: return createScenario();
			case DesignPackage.REQUIREMENT: return createRequirement();
			default:
				throw new IllegalArgumentException("The class '" + eClass.getName() + "' is not a valid classifier");
		}
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Object createFromString(EDataType eDataType, String initialValue) {
		switch (eDataType.getClassifierID()) {
			case DesignPackage.GPU_DIRECT:
				return createGpuDirectFromString(eDataType, initialValue);
			case DesignPackage.NIC_ROLE:
				return createNicRoleFromString(eDataType, initialValue);
			case DesignPackage.FABRIC_ROLE:
				return createFabricRoleFromString(eDataType, initialValue);
			case DesignPackage.TOPOLOGY:
				return createTopologyFromString(eDataType, initialValue);
			case DesignPackage.TIER_KIND:
				return createTierKindFromString(eDataType, initialValue);
			case DesignPackage.ROUTING:
				return createRoutingFromString(eDataType, initialValue);
			case DesignPackage.ISOLATION:
				return createIsolationFromString(eDataType, initialValue);
			case DesignPackage.PRECISION:
				return createPrecisionFromString(eDataType, initialValue);
			case DesignPackage.OPTIMIZER:
				return createOptimizerFromString(eDataType, initialValue);
			case DesignPackage.RECOMPUTE:
				return createRecomputeFromString(eDataType, initialValue);
			case DesignPackage.ATTENTION:
				return createAttentionFromString(eDataType, initialValue);
			case DesignPackage.PARALLEL_DIMENSION:
				return createParallelDimensionFromString(eDataType, initialValue);
			case DesignPackage.PIPELINE_SCHEDULE:
				return createPipelineScheduleFromString(eDataType, initialValue);
			case DesignPackage.TENSOR_OVERLAP:
				return createTensorOverlapFromString(eDataType, initialValue);
			case DesignPackage.CONTEXT_EXCHANGE:
				return createContextExchangeFromString(eDataType, initialValue);
			case DesignPackage.COMPARISON:
				return createComparisonFromString(eDataType, initialValue);
			case DesignPackage.CRITERION:
				return createCriterionFromString(eDataType, initialValue);
			case DesignPackage.BANDWIDTH:
				return createBandwidthFromString(eDataType, initialValue);
			case DesignPackage.SIZE:
				return createSizeFromString(eDataType, initialValue);
			case DesignPackage.TIME:
				return createTimeFromString(eDataType, initialValue);
			case DesignPackage.RATE:
				return createRateFromString(eDataType, initialValue);
			case DesignPackage.LENGTH:
				return createLengthFromString(eDataType, initialValue);
			case DesignPackage.RATIO:
				return createRatioFromString(eDataType, initialValue);
			case DesignPackage.DIMENSION_ORDER:
				return createDimensionOrderFromString(eDataType, initialValue);
			case DesignPackage.PRIORITY_LIST:
				return createPriorityListFromString(eDataType, initialValue);
			case DesignPackage.FAULT_LIST:
				return createFaultListFromString(eDataType, initialValue);
			default:
				throw new IllegalArgumentException("The datatype '" + eDataType.getName() + "' is not a valid classifier");
		}
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String convertToString(EDataType eDataType, Object instanceValue) {
		switch (eDataType.getClassifierID()) {
			case DesignPackage.GPU_DIRECT:
				return convertGpuDirectToString(eDataType, instanceValue);
			case DesignPackage.NIC_ROLE:
				return convertNicRoleToString(eDataType, instanceValue);
			case DesignPackage.FABRIC_ROLE:
				return convertFabricRoleToString(eDataType, instanceValue);
			case DesignPackage.TOPOLOGY:
				return convertTopologyToString(eDataType, instanceValue);
			case DesignPackage.TIER_KIND:
				return convertTierKindToString(eDataType, instanceValue);
			case DesignPackage.ROUTING:
				return convertRoutingToString(eDataType, instanceValue);
			case DesignPackage.ISOLATION:
				return convertIsolationToString(eDataType, instanceValue);
			case DesignPackage.PRECISION:
				return convertPrecisionToString(eDataType, instanceValue);
			case DesignPackage.OPTIMIZER:
				return convertOptimizerToString(eDataType, instanceValue);
			case DesignPackage.RECOMPUTE:
				return convertRecomputeToString(eDataType, instanceValue);
			case DesignPackage.ATTENTION:
				return convertAttentionToString(eDataType, instanceValue);
			case DesignPackage.PARALLEL_DIMENSION:
				return convertParallelDimensionToString(eDataType, instanceValue);
			case DesignPackage.PIPELINE_SCHEDULE:
				return convertPipelineScheduleToString(eDataType, instanceValue);
			case DesignPackage.TENSOR_OVERLAP:
				return convertTensorOverlapToString(eDataType, instanceValue);
			case DesignPackage.CONTEXT_EXCHANGE:
				return convertContextExchangeToString(eDataType, instanceValue);
			case DesignPackage.COMPARISON:
				return convertComparisonToString(eDataType, instanceValue);
			case DesignPackage.CRITERION:
				return convertCriterionToString(eDataType, instanceValue);
			case DesignPackage.BANDWIDTH:
				return convertBandwidthToString(eDataType, instanceValue);
			case DesignPackage.SIZE:
				return convertSizeToString(eDataType, instanceValue);
			case DesignPackage.TIME:
				return convertTimeToString(eDataType, instanceValue);
			case DesignPackage.RATE:
				return convertRateToString(eDataType, instanceValue);
			case DesignPackage.LENGTH:
				return convertLengthToString(eDataType, instanceValue);
			case DesignPackage.RATIO:
				return convertRatioToString(eDataType, instanceValue);
			case DesignPackage.DIMENSION_ORDER:
				return convertDimensionOrderToString(eDataType, instanceValue);
			case DesignPackage.PRIORITY_LIST:
				return convertPriorityListToString(eDataType, instanceValue);
			case DesignPackage.FAULT_LIST:
				return convertFaultListToString(eDataType, instanceValue);
			default:
				throw new IllegalArgumentException("The datatype '" + eDataType.getName() + "' is not a valid classifier");
		}
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Design createDesign() {
		DesignImpl design = new DesignImpl();
		return design;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Cluster createCluster() {
		ClusterImpl cluster = new ClusterImpl();
		return cluster;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public ServerGroup createServerGroup() {
		ServerGroupImpl serverGroup = new ServerGroupImpl();
		return serverGroup;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public NicGroup createNicGroup() {
		NicGroupImpl nicGroup = new NicGroupImpl();
		return nicGroup;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Fabric createFabric() {
		FabricImpl fabric = new FabricImpl();
		return fabric;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Tier createTier() {
		TierImpl tier = new TierImpl();
		return tier;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public ParameterOverride createParameterOverride() {
		ParameterOverrideImpl parameterOverride = new ParameterOverrideImpl();
		return parameterOverride;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Switch createSwitch() {
		SwitchImpl switch_ = new SwitchImpl();
		return switch_;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Link createLink() {
		LinkImpl link = new LinkImpl();
		return link;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public TrainingRun createTrainingRun() {
		TrainingRunImpl trainingRun = new TrainingRunImpl();
		return trainingRun;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public InferenceService createInferenceService() {
		InferenceServiceImpl inferenceService = new InferenceServiceImpl();
		return inferenceService;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public IndependentFlows createIndependentFlows() {
		IndependentFlowsImpl independentFlows = new IndependentFlowsImpl();
		return independentFlows;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Transformer createTransformer() {
		TransformerImpl transformer = new TransformerImpl();
		return transformer;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Job createJob() {
		JobImpl job = new JobImpl();
		return job;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Plan createPlan() {
		PlanImpl plan = new PlanImpl();
		return plan;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Placement createPlacement() {
		PlacementImpl placement = new PlacementImpl();
		return placement;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Scenario createScenario() {
		ScenarioImpl scenario = new ScenarioImpl();
		return scenario;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Requirement createRequirement() {
		RequirementImpl requirement = new RequirementImpl();
		return requirement;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public GpuDirect createGpuDirectFromString(EDataType eDataType, String initialValue) {
		GpuDirect result = GpuDirect.get(initialValue);
		if (result == null) throw new IllegalArgumentException("The value '" + initialValue + "' is not a valid enumerator of '" + eDataType.getName() + "'");
		return result;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertGpuDirectToString(EDataType eDataType, Object instanceValue) {
		return instanceValue == null ? null : instanceValue.toString();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NicRole createNicRoleFromString(EDataType eDataType, String initialValue) {
		NicRole result = NicRole.get(initialValue);
		if (result == null) throw new IllegalArgumentException("The value '" + initialValue + "' is not a valid enumerator of '" + eDataType.getName() + "'");
		return result;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertNicRoleToString(EDataType eDataType, Object instanceValue) {
		return instanceValue == null ? null : instanceValue.toString();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public FabricRole createFabricRoleFromString(EDataType eDataType, String initialValue) {
		FabricRole result = FabricRole.get(initialValue);
		if (result == null) throw new IllegalArgumentException("The value '" + initialValue + "' is not a valid enumerator of '" + eDataType.getName() + "'");
		return result;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertFabricRoleToString(EDataType eDataType, Object instanceValue) {
		return instanceValue == null ? null : instanceValue.toString();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public Topology createTopologyFromString(EDataType eDataType, String initialValue) {
		Topology result = Topology.get(initialValue);
		if (result == null) throw new IllegalArgumentException("The value '" + initialValue + "' is not a valid enumerator of '" + eDataType.getName() + "'");
		return result;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertTopologyToString(EDataType eDataType, Object instanceValue) {
		return instanceValue == null ? null : instanceValue.toString();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public TierKind createTierKindFromString(EDataType eDataType, String initialValue) {
		TierKind result = TierKind.get(initialValue);
		if (result == null) throw new IllegalArgumentException("The value '" + initialValue + "' is not a valid enumerator of '" + eDataType.getName() + "'");
		return result;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertTierKindToString(EDataType eDataType, Object instanceValue) {
		return instanceValue == null ? null : instanceValue.toString();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public Routing createRoutingFromString(EDataType eDataType, String initialValue) {
		Routing result = Routing.get(initialValue);
		if (result == null) throw new IllegalArgumentException("The value '" + initialValue + "' is not a valid enumerator of '" + eDataType.getName() + "'");
		return result;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertRoutingToString(EDataType eDataType, Object instanceValue) {
		return instanceValue == null ? null : instanceValue.toString();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public Isolation createIsolationFromString(EDataType eDataType, String initialValue) {
		Isolation result = Isolation.get(initialValue);
		if (result == null) throw new IllegalArgumentException("The value '" + initialValue + "' is not a valid enumerator of '" + eDataType.getName() + "'");
		return result;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertIsolationToString(EDataType eDataType, Object instanceValue) {
		return instanceValue == null ? null : instanceValue.toString();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public Precision createPrecisionFromString(EDataType eDataType, String initialValue) {
		Precision result = Precision.get(initialValue);
		if (result == null) throw new IllegalArgumentException("The value '" + initialValue + "' is not a valid enumerator of '" + eDataType.getName() + "'");
		return result;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertPrecisionToString(EDataType eDataType, Object instanceValue) {
		return instanceValue == null ? null : instanceValue.toString();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public Optimizer createOptimizerFromString(EDataType eDataType, String initialValue) {
		Optimizer result = Optimizer.get(initialValue);
		if (result == null) throw new IllegalArgumentException("The value '" + initialValue + "' is not a valid enumerator of '" + eDataType.getName() + "'");
		return result;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertOptimizerToString(EDataType eDataType, Object instanceValue) {
		return instanceValue == null ? null : instanceValue.toString();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public Recompute createRecomputeFromString(EDataType eDataType, String initialValue) {
		Recompute result = Recompute.get(initialValue);
		if (result == null) throw new IllegalArgumentException("The value '" + initialValue + "' is not a valid enumerator of '" + eDataType.getName() + "'");
		return result;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertRecomputeToString(EDataType eDataType, Object instanceValue) {
		return instanceValue == null ? null : instanceValue.toString();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public Attention createAttentionFromString(EDataType eDataType, String initialValue) {
		Attention result = Attention.get(initialValue);
		if (result == null) throw new IllegalArgumentException("The value '" + initialValue + "' is not a valid enumerator of '" + eDataType.getName() + "'");
		return result;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertAttentionToString(EDataType eDataType, Object instanceValue) {
		return instanceValue == null ? null : instanceValue.toString();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public ParallelDimension createParallelDimensionFromString(EDataType eDataType, String initialValue) {
		ParallelDimension result = ParallelDimension.get(initialValue);
		if (result == null) throw new IllegalArgumentException("The value '" + initialValue + "' is not a valid enumerator of '" + eDataType.getName() + "'");
		return result;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertParallelDimensionToString(EDataType eDataType, Object instanceValue) {
		return instanceValue == null ? null : instanceValue.toString();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public PipelineSchedule createPipelineScheduleFromString(EDataType eDataType, String initialValue) {
		PipelineSchedule result = PipelineSchedule.get(initialValue);
		if (result == null) throw new IllegalArgumentException("The value '" + initialValue + "' is not a valid enumerator of '" + eDataType.getName() + "'");
		return result;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertPipelineScheduleToString(EDataType eDataType, Object instanceValue) {
		return instanceValue == null ? null : instanceValue.toString();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public TensorOverlap createTensorOverlapFromString(EDataType eDataType, String initialValue) {
		TensorOverlap result = TensorOverlap.get(initialValue);
		if (result == null) throw new IllegalArgumentException("The value '" + initialValue + "' is not a valid enumerator of '" + eDataType.getName() + "'");
		return result;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertTensorOverlapToString(EDataType eDataType, Object instanceValue) {
		return instanceValue == null ? null : instanceValue.toString();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public ContextExchange createContextExchangeFromString(EDataType eDataType, String initialValue) {
		ContextExchange result = ContextExchange.get(initialValue);
		if (result == null) throw new IllegalArgumentException("The value '" + initialValue + "' is not a valid enumerator of '" + eDataType.getName() + "'");
		return result;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertContextExchangeToString(EDataType eDataType, Object instanceValue) {
		return instanceValue == null ? null : instanceValue.toString();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public Comparison createComparisonFromString(EDataType eDataType, String initialValue) {
		Comparison result = Comparison.get(initialValue);
		if (result == null) throw new IllegalArgumentException("The value '" + initialValue + "' is not a valid enumerator of '" + eDataType.getName() + "'");
		return result;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertComparisonToString(EDataType eDataType, Object instanceValue) {
		return instanceValue == null ? null : instanceValue.toString();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public Criterion createCriterionFromString(EDataType eDataType, String initialValue) {
		Criterion result = Criterion.get(initialValue);
		if (result == null) throw new IllegalArgumentException("The value '" + initialValue + "' is not a valid enumerator of '" + eDataType.getName() + "'");
		return result;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertCriterionToString(EDataType eDataType, Object instanceValue) {
		return instanceValue == null ? null : instanceValue.toString();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public Double createBandwidth(final String it) {
		return org.eastwest.model.internal.text.QuantityText.parse(it, org.eastwest.quantity.Dimension.BANDWIDTH);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public Double createBandwidthFromString(EDataType eDataType, String initialValue) {
		return createBandwidth(initialValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertBandwidth(final Double it) {
		return org.eastwest.model.internal.text.QuantityText.print(it, org.eastwest.quantity.Dimension.BANDWIDTH);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertBandwidthToString(EDataType eDataType, Object instanceValue) {
		return convertBandwidth((Double)instanceValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public Double createSize(final String it) {
		return org.eastwest.model.internal.text.QuantityText.parse(it, org.eastwest.quantity.Dimension.SIZE);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public Double createSizeFromString(EDataType eDataType, String initialValue) {
		return createSize(initialValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertSize(final Double it) {
		return org.eastwest.model.internal.text.QuantityText.print(it, org.eastwest.quantity.Dimension.SIZE);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertSizeToString(EDataType eDataType, Object instanceValue) {
		return convertSize((Double)instanceValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public Double createTime(final String it) {
		return org.eastwest.model.internal.text.QuantityText.parse(it, org.eastwest.quantity.Dimension.TIME);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public Double createTimeFromString(EDataType eDataType, String initialValue) {
		return createTime(initialValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertTime(final Double it) {
		return org.eastwest.model.internal.text.QuantityText.print(it, org.eastwest.quantity.Dimension.TIME);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertTimeToString(EDataType eDataType, Object instanceValue) {
		return convertTime((Double)instanceValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public Double createRate(final String it) {
		return org.eastwest.model.internal.text.QuantityText.parse(it, org.eastwest.quantity.Dimension.RATE);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public Double createRateFromString(EDataType eDataType, String initialValue) {
		return createRate(initialValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertRate(final Double it) {
		return org.eastwest.model.internal.text.QuantityText.print(it, org.eastwest.quantity.Dimension.RATE);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertRateToString(EDataType eDataType, Object instanceValue) {
		return convertRate((Double)instanceValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public Double createLength(final String it) {
		return org.eastwest.model.internal.text.QuantityText.parse(it, org.eastwest.quantity.Dimension.LENGTH);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public Double createLengthFromString(EDataType eDataType, String initialValue) {
		return createLength(initialValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertLength(final Double it) {
		return org.eastwest.model.internal.text.QuantityText.print(it, org.eastwest.quantity.Dimension.LENGTH);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertLengthToString(EDataType eDataType, Object instanceValue) {
		return convertLength((Double)instanceValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public Double createRatio(final String it) {
		return org.eastwest.model.internal.text.QuantityText.parse(it, org.eastwest.quantity.Dimension.RATIO);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public Double createRatioFromString(EDataType eDataType, String initialValue) {
		return createRatio(initialValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertRatio(final Double it) {
		return org.eastwest.model.internal.text.QuantityText.print(it, org.eastwest.quantity.Dimension.RATIO);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertRatioToString(EDataType eDataType, Object instanceValue) {
		return convertRatio((Double)instanceValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public List<ParallelDimension> createDimensionOrder(final String it) {
		return org.eastwest.model.internal.text.ListText.parseDimensionOrder(it);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public List<ParallelDimension> createDimensionOrderFromString(EDataType eDataType, String initialValue) {
		return createDimensionOrder(initialValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertDimensionOrder(final List<ParallelDimension> it) {
		return org.eastwest.model.internal.text.ListText.print(it);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@SuppressWarnings("unchecked")
	public String convertDimensionOrderToString(EDataType eDataType, Object instanceValue) {
		return convertDimensionOrder((List<ParallelDimension>)instanceValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public List<Integer> createPriorityList(final String it) {
		return org.eastwest.model.internal.text.ListText.parsePriorityList(it);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public List<Integer> createPriorityListFromString(EDataType eDataType, String initialValue) {
		return createPriorityList(initialValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertPriorityList(final List<Integer> it) {
		return org.eastwest.model.internal.text.ListText.print(it);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@SuppressWarnings("unchecked")
	public String convertPriorityListToString(EDataType eDataType, Object instanceValue) {
		return convertPriorityList((List<Integer>)instanceValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public List<String> createFaultList(final String it) {
		return org.eastwest.model.internal.text.ListText.parseFaultList(it);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public List<String> createFaultListFromString(EDataType eDataType, String initialValue) {
		return createFaultList(initialValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertFaultList(final List<String> it) {
		return org.eastwest.model.internal.text.ListText.print(it);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@SuppressWarnings("unchecked")
	public String convertFaultListToString(EDataType eDataType, Object instanceValue) {
		return convertFaultList((List<String>)instanceValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public DesignPackage getDesignPackage() {
		return (DesignPackage)getEPackage();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @deprecated
	 * @generated
	 */
	@Deprecated
	public static DesignPackage getPackage() {
		return DesignPackage.eINSTANCE;
	}

} //DesignFactoryImpl
