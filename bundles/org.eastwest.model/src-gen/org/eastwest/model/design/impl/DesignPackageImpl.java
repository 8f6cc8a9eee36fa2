/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.eastwest.model.design.impl;

import java.util.List;

import org.eastwest.model.design.Attention;
import org.eastwest.model.design.Cluster;
import org.eastwest.model.design.Comparison;
import org.eastwest.model.design.ContextExchange;
import org.eastwest.model.design.Criterion;
import org.eastwest.model.design.Design;
import org.eastwest.model.design.DesignFactory;
import org.eastwest.model.design.DesignPackage;
import org.eastwest.model.design.Fabric;
import org.eastwest.model.design.FabricRole;
import org.eastwest.model.design.GpuDirect;
import org.eastwest.model.design.IndependentFlows;
import org.eastwest.model.design.InferenceService;
import org.eastwest.model.design.Isolation;
import org.eastwest.model.design.Job;
import org.eastwest.model.design.Link;
import org.eastwest.model.design.ModelWorkload;
import org.eastwest.model.design.NamedElement;
import org.eastwest.model.design.NicGroup;
import org.eastwest.model.design.NicRole;
import org.eastwest.model.design.Optimizer;
import org.eastwest.model.design.ParallelDimension;
import org.eastwest.model.design.ParameterOverride;
import org.eastwest.model.design.PipelineSchedule;
import org.eastwest.model.design.Placement;
import org.eastwest.model.design.Plan;
import org.eastwest.model.design.Precision;
import org.eastwest.model.design.Recompute;
import org.eastwest.model.design.Requirement;
import org.eastwest.model.design.Routing;
import org.eastwest.model.design.Scenario;
import org.eastwest.model.design.ServerGroup;
import org.eastwest.model.design.Switch;
import org.eastwest.model.design.TensorOverlap;
import org.eastwest.model.design.Tier;
import org.eastwest.model.design.TierKind;
import org.eastwest.model.design.Topology;
import org.eastwest.model.design.TrainingRun;
import org.eastwest.model.design.Transformer;
import org.eastwest.model.design.Workload;

import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EDataType;
import org.eclipse.emf.ecore.EEnum;
import org.eclipse.emf.ecore.EPackage;
import org.eclipse.emf.ecore.EReference;

import org.eclipse.emf.ecore.impl.EPackageImpl;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model <b>Package</b>.
 * <!-- end-user-doc -->
 * @generated
 */
public class DesignPackageImpl extends EPackageImpl implements DesignPackage {
	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass namedElementEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass designEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass clusterEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass serverGroupEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass nicGroupEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass fabricEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass tierEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass parameterOverrideEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass switchEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass linkEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass workloadEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass modelWorkloadEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass trainingRunEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass inferenceServiceEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass independentFlowsEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass transformerEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass jobEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass planEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass placementEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass scenarioEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass requirementEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EEnum gpuDirectEEnum = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EEnum nicRoleEEnum = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EEnum fabricRoleEEnum = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EEnum topologyEEnum = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EEnum tierKindEEnum = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EEnum routingEEnum = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EEnum isolationEEnum = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EEnum precisionEEnum = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EEnum optimizerEEnum = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EEnum recomputeEEnum = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EEnum attentionEEnum = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EEnum parallelDimensionEEnum = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EEnum pipelineScheduleEEnum = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EEnum tensorOverlapEEnum = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EEnum contextExchangeEEnum = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EEnum comparisonEEnum = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EEnum criterionEEnum = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EDataType bandwidthEDataType = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EDataType sizeEDataType = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EDataType timeEDataType = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EDataType rateEDataType = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EDataType lengthEDataType = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EDataType ratioEDataType = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EDataType dimensionOrderEDataType = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EDataType priorityListEDataType = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EDataType faultListEDataType = null;

	/**
	 * Creates an instance of the model <b>Package</b>, registered with
	 * {@link org.eclipse.emf.ecore.EPackage.Registry EPackage.Registry} by the package
	 * package URI value.
	 * <p>Note: the correct way to create the package is via the static
	 * factory method {@link #init init()}, which also performs
	 * initialization of the package, or returns the registered package,
	 * if one already exists.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.eclipse.emf.ecore.EPackage.Registry
	 * @see org.eastwest.model.design.DesignPackage#eNS_URI
	 * @see #init()
	 * @generated
	 */
	private DesignPackageImpl() {
		super(eNS_URI, DesignFactory.eINSTANCE);
	}
	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private static boolean isInited = false;

	/**
	 * Creates, registers, and initializes the <b>Package</b> for this model, and for any others upon which it depends.
	 *
	 * <p>This method is used to initialize {@link DesignPackage#eINSTANCE} when that field is accessed.
	 * Clients should not invoke it directly. Instead, they should simply access that field to obtain the package.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #eNS_URI
	 * @see #createPackageContents()
	 * @see #initializePackageContents()
	 * @generated
	 */
	public static DesignPackage init() {
		if (isInited) return (DesignPackage)EPackage.Registry.INSTANCE.getEPackage(DesignPackage.eNS_URI);

		// Obtain or create and register package
		Object registeredDesignPackage = EPackage.Registry.INSTANCE.get(eNS_URI);
		DesignPackageImpl theDesignPackage = registeredDesignPackage instanceof DesignPackageImpl ? (DesignPackageImpl)registeredDesignPackage : new DesignPackageImpl();

		isInited = true;

		// Create package meta-data objects
		theDesignPackage.createPackageContents();

		// Initialize created meta-data
		theDesignPackage.initializePackageContents();

		// Mark meta-data to indicate it can't be changed
		theDesignPackage.freeze();

		// Update the registry and return the package
		EPackage.Registry.INSTANCE.put(DesignPackage.eNS_URI, theDesignPackage);
		return theDesignPackage;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getNamedElement() {
		return namedElementEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getNamedElement_Id() {
		return (EAttribute)namedElementEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getNamedElement_Name() {
		return (EAttribute)namedElementEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getNamedElement_Description() {
		return (EAttribute)namedElementEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getDesign() {
		return designEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getDesign_Author() {
		return (EAttribute)designEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getDesign_Source() {
		return (EAttribute)designEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getDesign_Clusters() {
		return (EReference)designEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getDesign_Fabrics() {
		return (EReference)designEClass.getEStructuralFeatures().get(3);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getDesign_Workloads() {
		return (EReference)designEClass.getEStructuralFeatures().get(4);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getDesign_Jobs() {
		return (EReference)designEClass.getEStructuralFeatures().get(5);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getDesign_Scenarios() {
		return (EReference)designEClass.getEStructuralFeatures().get(6);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getDesign_Requirements() {
		return (EReference)designEClass.getEStructuralFeatures().get(7);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getCluster() {
		return clusterEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getCluster_ServerGroups() {
		return (EReference)clusterEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getServerGroup() {
		return serverGroupEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getServerGroup_ServerType() {
		return (EAttribute)serverGroupEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getServerGroup_Count() {
		return (EAttribute)serverGroupEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getServerGroup_ServersPerRack() {
		return (EAttribute)serverGroupEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getServerGroup_ScaleUpDomainSize() {
		return (EAttribute)serverGroupEClass.getEStructuralFeatures().get(3);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getServerGroup_GpuDirect() {
		return (EAttribute)serverGroupEClass.getEStructuralFeatures().get(4);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getServerGroup_Nics() {
		return (EReference)serverGroupEClass.getEStructuralFeatures().get(5);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getNicGroup() {
		return nicGroupEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getNicGroup_Role() {
		return (EAttribute)nicGroupEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getNicGroup_NicType() {
		return (EAttribute)nicGroupEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getNicGroup_CountPerServer() {
		return (EAttribute)nicGroupEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getNicGroup_Rate() {
		return (EAttribute)nicGroupEClass.getEStructuralFeatures().get(3);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getNicGroup_PortsPerNic() {
		return (EAttribute)nicGroupEClass.getEStructuralFeatures().get(4);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getFabric() {
		return fabricEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getFabric_Role() {
		return (EAttribute)fabricEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getFabric_Topology() {
		return (EAttribute)fabricEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getFabric_SwitchType() {
		return (EAttribute)fabricEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getFabric_Transport() {
		return (EAttribute)fabricEClass.getEStructuralFeatures().get(3);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getFabric_LinkRate() {
		return (EAttribute)fabricEClass.getEStructuralFeatures().get(4);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getFabric_Planes() {
		return (EAttribute)fabricEClass.getEStructuralFeatures().get(5);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getFabric_ReservedPorts() {
		return (EAttribute)fabricEClass.getEStructuralFeatures().get(6);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getFabric_Routing() {
		return (EAttribute)fabricEClass.getEStructuralFeatures().get(7);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getFabric_Isolation() {
		return (EAttribute)fabricEClass.getEStructuralFeatures().get(8);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getFabric_QueuePairsPerConnection() {
		return (EAttribute)fabricEClass.getEStructuralFeatures().get(9);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getFabric_LosslessPriorities() {
		return (EAttribute)fabricEClass.getEStructuralFeatures().get(10);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getFabric_HostCable() {
		return (EAttribute)fabricEClass.getEStructuralFeatures().get(11);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getFabric_HostCableLength() {
		return (EAttribute)fabricEClass.getEStructuralFeatures().get(12);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getFabric_ManagementPlane() {
		return (EAttribute)fabricEClass.getEStructuralFeatures().get(13);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getFabric_Tiers() {
		return (EReference)fabricEClass.getEStructuralFeatures().get(14);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getFabric_Parameters() {
		return (EReference)fabricEClass.getEStructuralFeatures().get(15);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getFabric_Switches() {
		return (EReference)fabricEClass.getEStructuralFeatures().get(16);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getFabric_Links() {
		return (EReference)fabricEClass.getEStructuralFeatures().get(17);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getTier() {
		return tierEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getTier_Kind() {
		return (EAttribute)tierEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getTier_SwitchType() {
		return (EAttribute)tierEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getTier_SwitchCount() {
		return (EAttribute)tierEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getTier_DownlinksPerSwitch() {
		return (EAttribute)tierEClass.getEStructuralFeatures().get(3);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getTier_Oversubscription() {
		return (EAttribute)tierEClass.getEStructuralFeatures().get(4);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getTier_UplinkRate() {
		return (EAttribute)tierEClass.getEStructuralFeatures().get(5);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getTier_Breakout() {
		return (EAttribute)tierEClass.getEStructuralFeatures().get(6);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getTier_UplinkBreakout() {
		return (EAttribute)tierEClass.getEStructuralFeatures().get(7);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getTier_EndpointsPerPod() {
		return (EAttribute)tierEClass.getEStructuralFeatures().get(8);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getTier_Cable() {
		return (EAttribute)tierEClass.getEStructuralFeatures().get(9);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getTier_CableLength() {
		return (EAttribute)tierEClass.getEStructuralFeatures().get(10);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getParameterOverride() {
		return parameterOverrideEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getParameterOverride_Name() {
		return (EAttribute)parameterOverrideEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getParameterOverride_Value() {
		return (EAttribute)parameterOverrideEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getSwitch() {
		return switchEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getSwitch_Tier() {
		return (EAttribute)switchEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getSwitch_SwitchType() {
		return (EAttribute)switchEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getSwitch_Endpoints() {
		return (EAttribute)switchEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getLink() {
		return linkEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getLink_From() {
		return (EReference)linkEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getLink_To() {
		return (EReference)linkEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getLink_Rate() {
		return (EAttribute)linkEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getLink_Count() {
		return (EAttribute)linkEClass.getEStructuralFeatures().get(3);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getWorkload() {
		return workloadEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getModelWorkload() {
		return modelWorkloadEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getModelWorkload_ModelShape() {
		return (EAttribute)modelWorkloadEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getModelWorkload_Transformer() {
		return (EReference)modelWorkloadEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getModelWorkload_Precision() {
		return (EAttribute)modelWorkloadEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getModelWorkload_ExpertLoadImbalance() {
		return (EAttribute)modelWorkloadEClass.getEStructuralFeatures().get(3);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getTrainingRun() {
		return trainingRunEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getTrainingRun_SequenceLength() {
		return (EAttribute)trainingRunEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getTrainingRun_GlobalBatch() {
		return (EAttribute)trainingRunEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getTrainingRun_Optimizer() {
		return (EAttribute)trainingRunEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getTrainingRun_GradientPrecision() {
		return (EAttribute)trainingRunEClass.getEStructuralFeatures().get(3);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getTrainingRun_Recompute() {
		return (EAttribute)trainingRunEClass.getEStructuralFeatures().get(4);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getTrainingRun_FlashAttention() {
		return (EAttribute)trainingRunEClass.getEStructuralFeatures().get(5);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getTrainingRun_OverlapTensor() {
		return (EAttribute)trainingRunEClass.getEStructuralFeatures().get(6);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getTrainingRun_OverlapData() {
		return (EAttribute)trainingRunEClass.getEStructuralFeatures().get(7);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getTrainingRun_OverlapPipeline() {
		return (EAttribute)trainingRunEClass.getEStructuralFeatures().get(8);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getTrainingRun_OverlapExpert() {
		return (EAttribute)trainingRunEClass.getEStructuralFeatures().get(9);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getTrainingRun_OverlapContext() {
		return (EAttribute)trainingRunEClass.getEStructuralFeatures().get(10);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getInferenceService() {
		return inferenceServiceEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getInferenceService_PromptTokens() {
		return (EAttribute)inferenceServiceEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getInferenceService_OutputTokens() {
		return (EAttribute)inferenceServiceEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getInferenceService_RequestRate() {
		return (EAttribute)inferenceServiceEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getInferenceService_Concurrency() {
		return (EAttribute)inferenceServiceEClass.getEStructuralFeatures().get(3);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getInferenceService_Disaggregated() {
		return (EAttribute)inferenceServiceEClass.getEStructuralFeatures().get(4);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getInferenceService_TimeToFirstToken() {
		return (EAttribute)inferenceServiceEClass.getEStructuralFeatures().get(5);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getInferenceService_TimePerOutputToken() {
		return (EAttribute)inferenceServiceEClass.getEStructuralFeatures().get(6);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getIndependentFlows() {
		return independentFlowsEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getIndependentFlows_Flows() {
		return (EAttribute)independentFlowsEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getIndependentFlows_FlowSize() {
		return (EAttribute)independentFlowsEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getIndependentFlows_FlowRate() {
		return (EAttribute)independentFlowsEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getIndependentFlows_Load() {
		return (EAttribute)independentFlowsEClass.getEStructuralFeatures().get(3);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getTransformer() {
		return transformerEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getTransformer_Layers() {
		return (EAttribute)transformerEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getTransformer_Hidden() {
		return (EAttribute)transformerEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getTransformer_Heads() {
		return (EAttribute)transformerEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getTransformer_KvHeads() {
		return (EAttribute)transformerEClass.getEStructuralFeatures().get(3);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getTransformer_HeadDimension() {
		return (EAttribute)transformerEClass.getEStructuralFeatures().get(4);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getTransformer_FeedForward() {
		return (EAttribute)transformerEClass.getEStructuralFeatures().get(5);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getTransformer_Vocabulary() {
		return (EAttribute)transformerEClass.getEStructuralFeatures().get(6);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getTransformer_Attention() {
		return (EAttribute)transformerEClass.getEStructuralFeatures().get(7);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getTransformer_QueryRank() {
		return (EAttribute)transformerEClass.getEStructuralFeatures().get(8);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getTransformer_KeyValueRank() {
		return (EAttribute)transformerEClass.getEStructuralFeatures().get(9);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getTransformer_RopeDimension() {
		return (EAttribute)transformerEClass.getEStructuralFeatures().get(10);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getTransformer_SlidingWindow() {
		return (EAttribute)transformerEClass.getEStructuralFeatures().get(11);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getTransformer_Experts() {
		return (EAttribute)transformerEClass.getEStructuralFeatures().get(12);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getTransformer_TopK() {
		return (EAttribute)transformerEClass.getEStructuralFeatures().get(13);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getTransformer_ExpertGroups() {
		return (EAttribute)transformerEClass.getEStructuralFeatures().get(14);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getTransformer_GroupsPerToken() {
		return (EAttribute)transformerEClass.getEStructuralFeatures().get(15);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getTransformer_ExpertFeedForward() {
		return (EAttribute)transformerEClass.getEStructuralFeatures().get(16);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getTransformer_SharedExpertFeedForward() {
		return (EAttribute)transformerEClass.getEStructuralFeatures().get(17);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getTransformer_DenseFirstLayers() {
		return (EAttribute)transformerEClass.getEStructuralFeatures().get(18);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getTransformer_GatedFeedForward() {
		return (EAttribute)transformerEClass.getEStructuralFeatures().get(19);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getJob() {
		return jobEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getJob_Workload() {
		return (EReference)jobEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getJob_Plan() {
		return (EReference)jobEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getJob_Placement() {
		return (EReference)jobEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getJob_SearchSpace() {
		return (EAttribute)jobEClass.getEStructuralFeatures().get(3);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getPlan() {
		return planEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getPlan_Tp() {
		return (EAttribute)planEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getPlan_Pp() {
		return (EAttribute)planEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getPlan_Dp() {
		return (EAttribute)planEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getPlan_Ep() {
		return (EAttribute)planEClass.getEStructuralFeatures().get(3);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getPlan_Cp() {
		return (EAttribute)planEClass.getEStructuralFeatures().get(4);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getPlan_VirtualStages() {
		return (EAttribute)planEClass.getEStructuralFeatures().get(5);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getPlan_MicroBatch() {
		return (EAttribute)planEClass.getEStructuralFeatures().get(6);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getPlan_ZeroStage() {
		return (EAttribute)planEClass.getEStructuralFeatures().get(7);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getPlan_ShardingDegree() {
		return (EAttribute)planEClass.getEStructuralFeatures().get(8);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getPlan_SequenceParallelism() {
		return (EAttribute)planEClass.getEStructuralFeatures().get(9);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getPlan_Order() {
		return (EAttribute)planEClass.getEStructuralFeatures().get(10);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getPlan_Schedule() {
		return (EAttribute)planEClass.getEStructuralFeatures().get(11);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getPlan_TensorOverlap() {
		return (EAttribute)planEClass.getEStructuralFeatures().get(12);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getPlan_ContextExchange() {
		return (EAttribute)planEClass.getEStructuralFeatures().get(13);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getPlan_Regather() {
		return (EAttribute)planEClass.getEStructuralFeatures().get(14);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getPlan_ScatteredSends() {
		return (EAttribute)planEClass.getEStructuralFeatures().get(15);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getPlan_ScaleOut() {
		return (EAttribute)planEClass.getEStructuralFeatures().get(16);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getPlacement() {
		return placementEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getPlacement_ServerGroups() {
		return (EReference)placementEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getPlacement_Gpus() {
		return (EAttribute)placementEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getPlacement_FirstServer() {
		return (EAttribute)placementEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getScenario() {
		return scenarioEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getScenario_Cluster() {
		return (EReference)scenarioEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getScenario_Fabrics() {
		return (EReference)scenarioEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getScenario_Jobs() {
		return (EReference)scenarioEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getScenario_Faults() {
		return (EAttribute)scenarioEClass.getEStructuralFeatures().get(3);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getRequirement() {
		return requirementEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getRequirement_Criterion() {
		return (EAttribute)requirementEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getRequirement_Metric() {
		return (EAttribute)requirementEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getRequirement_Comparison() {
		return (EAttribute)requirementEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getRequirement_Target() {
		return (EAttribute)requirementEClass.getEStructuralFeatures().get(3);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getRequirement_Scenario() {
		return (EReference)requirementEClass.getEStructuralFeatures().get(4);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EEnum getGpuDirect() {
		return gpuDirectEEnum;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EEnum getNicRole() {
		return nicRoleEEnum;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EEnum getFabricRole() {
		return fabricRoleEEnum;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EEnum getTopology() {
		return topologyEEnum;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EEnum getTierKind() {
		return tierKindEEnum;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EEnum getRouting() {
		return routingEEnum;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EEnum getIsolation() {
		return isolationEEnum;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EEnum getPrecision() {
		return precisionEEnum;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EEnum getOptimizer() {
		return optimizerEEnum;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EEnum getRecompute() {
		return recomputeEEnum;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EEnum getAttention() {
		return attentionEEnum;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EEnum getParallelDimension() {
		return parallelDimensionEEnum;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EEnum getPipelineSchedule() {
		return pipelineScheduleEEnum;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EEnum getTensorOverlap() {
		return tensorOverlapEEnum;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EEnum getContextExchange() {
		return contextExchangeEEnum;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EEnum getComparison() {
		return comparisonEEnum;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EEnum getCriterion() {
		return criterionEEnum;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EDataType getBandwidth() {
		return bandwidthEDataType;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EDataType getSize() {
		return sizeEDataType;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EDataType getTime() {
		return timeEDataType;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EDataType getRate() {
		return rateEDataType;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EDataType getLength() {
		return lengthEDataType;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EDataType getRatio() {
		return ratioEDataType;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EDataType getDimensionOrder() {
		return dimensionOrderEDataType;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EDataType getPriorityList() {
		return priorityListEDataType;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EDataType getFaultList() {
		return faultListEDataType;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public DesignFactory getDesignFactory() {
		return (DesignFactory)getEFactoryInstance();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private boolean isCreated = false;

	/**
	 * Creates the meta-model objects for the package.  This method is
	 * guarded to have no affect on any invocation but its first.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public void createPackageContents() {
		if (isCreated) return;
		isCreated = true;

		// Create classes and their features
		namedElementEClass = createEClass(NAMED_ELEMENT);
		createEAttribute(namedElementEClass, NAMED_ELEMENT__ID);
		createEAttribute(namedElementEClass, NAMED_ELEMENT__NAME);
		createEAttribute(namedElementEClass, NAMED_ELEMENT__DESCRIPTION);

		designEClass = createEClass(DESIGN);
		createEAttribute(designEClass, DESIGN__AUTHOR);
		createEAttribute(designEClass, DESIGN__SOURCE);
		createEReference(designEClass, DESIGN__CLUSTERS);
		createEReference(designEClass, DESIGN__FABRICS);
		createEReference(designEClass, DESIGN__WORKLOADS);
		createEReference(designEClass, DESIGN__JOBS);
		createEReference(designEClass, DESIGN__SCENARIOS);
		createEReference(designEClass, DESIGN__REQUIREMENTS);

		clusterEClass = createEClass(CLUSTER);
		createEReference(clusterEClass, CLUSTER__SERVER_GROUPS);

		serverGroupEClass = createEClass(SERVER_GROUP);
		createEAttribute(serverGroupEClass, SERVER_GROUP__SERVER_TYPE);
		createEAttribute(serverGroupEClass, SERVER_GROUP__COUNT);
		createEAttribute(serverGroupEClass, SERVER_GROUP__SERVERS_PER_RACK);
		createEAttribute(serverGroupEClass, SERVER_GROUP__SCALE_UP_DOMAIN_SIZE);
		createEAttribute(serverGroupEClass, SERVER_GROUP__GPU_DIRECT);
		createEReference(serverGroupEClass, SERVER_GROUP__NICS);

		nicGroupEClass = createEClass(NIC_GROUP);
		createEAttribute(nicGroupEClass, NIC_GROUP__ROLE);
		createEAttribute(nicGroupEClass, NIC_GROUP__NIC_TYPE);
		createEAttribute(nicGroupEClass, NIC_GROUP__COUNT_PER_SERVER);
		createEAttribute(nicGroupEClass, NIC_GROUP__RATE);
		createEAttribute(nicGroupEClass, NIC_GROUP__PORTS_PER_NIC);

		fabricEClass = createEClass(FABRIC);
		createEAttribute(fabricEClass, FABRIC__ROLE);
		createEAttribute(fabricEClass, FABRIC__TOPOLOGY);
		createEAttribute(fabricEClass, FABRIC__SWITCH_TYPE);
		createEAttribute(fabricEClass, FABRIC__TRANSPORT);
		createEAttribute(fabricEClass, FABRIC__LINK_RATE);
		createEAttribute(fabricEClass, FABRIC__PLANES);
		createEAttribute(fabricEClass, FABRIC__RESERVED_PORTS);
		createEAttribute(fabricEClass, FABRIC__ROUTING);
		createEAttribute(fabricEClass, FABRIC__ISOLATION);
		createEAttribute(fabricEClass, FABRIC__QUEUE_PAIRS_PER_CONNECTION);
		createEAttribute(fabricEClass, FABRIC__LOSSLESS_PRIORITIES);
		createEAttribute(fabricEClass, FABRIC__HOST_CABLE);
		createEAttribute(fabricEClass, FABRIC__HOST_CABLE_LENGTH);
		createEAttribute(fabricEClass, FABRIC__MANAGEMENT_PLANE);
		createEReference(fabricEClass, FABRIC__TIERS);
		createEReference(fabricEClass, FABRIC__PARAMETERS);
		createEReference(fabricEClass, FABRIC__SWITCHES);
		createEReference(fabricEClass, FABRIC__LINKS);

		tierEClass = createEClass(TIER);
		createEAttribute(tierEClass, TIER__KIND);
		createEAttribute(tierEClass, TIER__SWITCH_TYPE);
		createEAttribute(tierEClass, TIER__SWITCH_COUNT);
		createEAttribute(tierEClass, TIER__DOWNLINKS_PER_SWITCH);
		createEAttribute(tierEClass, TIER__OVERSUBSCRIPTION);
		createEAttribute(tierEClass, TIER__UPLINK_RATE);
		createEAttribute(tierEClass, TIER__BREAKOUT);
		createEAttribute(tierEClass, TIER__UPLINK_BREAKOUT);
		createEAttribute(tierEClass, TIER__ENDPOINTS_PER_POD);
		createEAttribute(tierEClass, TIER__CABLE);
		createEAttribute(tierEClass, TIER__CABLE_LENGTH);

		parameterOverrideEClass = createEClass(PARAMETER_OVERRIDE);
		createEAttribute(parameterOverrideEClass, PARAMETER_OVERRIDE__NAME);
		createEAttribute(parameterOverrideEClass, PARAMETER_OVERRIDE__VALUE);

		switchEClass = createEClass(SWITCH);
		createEAttribute(switchEClass, SWITCH__TIER);
		createEAttribute(switchEClass, SWITCH__SWITCH_TYPE);
		createEAttribute(switchEClass, SWITCH__ENDPOINTS);

		linkEClass = createEClass(LINK);
		createEReference(linkEClass, LINK__FROM);
		createEReference(linkEClass, LINK__TO);
		createEAttribute(linkEClass, LINK__RATE);
		createEAttribute(linkEClass, LINK__COUNT);

		workloadEClass = createEClass(WORKLOAD);

		modelWorkloadEClass = createEClass(MODEL_WORKLOAD);
		createEAttribute(modelWorkloadEClass, MODEL_WORKLOAD__MODEL_SHAPE);
		createEReference(modelWorkloadEClass, MODEL_WORKLOAD__TRANSFORMER);
		createEAttribute(modelWorkloadEClass, MODEL_WORKLOAD__PRECISION);
		createEAttribute(modelWorkloadEClass, MODEL_WORKLOAD__EXPERT_LOAD_IMBALANCE);

		trainingRunEClass = createEClass(TRAINING_RUN);
		createEAttribute(trainingRunEClass, TRAINING_RUN__SEQUENCE_LENGTH);
		createEAttribute(trainingRunEClass, TRAINING_RUN__GLOBAL_BATCH);
		createEAttribute(trainingRunEClass, TRAINING_RUN__OPTIMIZER);
		createEAttribute(trainingRunEClass, TRAINING_RUN__GRADIENT_PRECISION);
		createEAttribute(trainingRunEClass, TRAINING_RUN__RECOMPUTE);
		createEAttribute(trainingRunEClass, TRAINING_RUN__FLASH_ATTENTION);
		createEAttribute(trainingRunEClass, TRAINING_RUN__OVERLAP_TENSOR);
		createEAttribute(trainingRunEClass, TRAINING_RUN__OVERLAP_DATA);
		createEAttribute(trainingRunEClass, TRAINING_RUN__OVERLAP_PIPELINE);
		createEAttribute(trainingRunEClass, TRAINING_RUN__OVERLAP_EXPERT);
		createEAttribute(trainingRunEClass, TRAINING_RUN__OVERLAP_CONTEXT);

		inferenceServiceEClass = createEClass(INFERENCE_SERVICE);
		createEAttribute(inferenceServiceEClass, INFERENCE_SERVICE__PROMPT_TOKENS);
		createEAttribute(inferenceServiceEClass, INFERENCE_SERVICE__OUTPUT_TOKENS);
		createEAttribute(inferenceServiceEClass, INFERENCE_SERVICE__REQUEST_RATE);
		createEAttribute(inferenceServiceEClass, INFERENCE_SERVICE__CONCURRENCY);
		createEAttribute(inferenceServiceEClass, INFERENCE_SERVICE__DISAGGREGATED);
		createEAttribute(inferenceServiceEClass, INFERENCE_SERVICE__TIME_TO_FIRST_TOKEN);
		createEAttribute(inferenceServiceEClass, INFERENCE_SERVICE__TIME_PER_OUTPUT_TOKEN);

		independentFlowsEClass = createEClass(INDEPENDENT_FLOWS);
		createEAttribute(independentFlowsEClass, INDEPENDENT_FLOWS__FLOWS);
		createEAttribute(independentFlowsEClass, INDEPENDENT_FLOWS__FLOW_SIZE);
		createEAttribute(independentFlowsEClass, INDEPENDENT_FLOWS__FLOW_RATE);
		createEAttribute(independentFlowsEClass, INDEPENDENT_FLOWS__LOAD);

		transformerEClass = createEClass(TRANSFORMER);
		createEAttribute(transformerEClass, TRANSFORMER__LAYERS);
		createEAttribute(transformerEClass, TRANSFORMER__HIDDEN);
		createEAttribute(transformerEClass, TRANSFORMER__HEADS);
		createEAttribute(transformerEClass, TRANSFORMER__KV_HEADS);
		createEAttribute(transformerEClass, TRANSFORMER__HEAD_DIMENSION);
		createEAttribute(transformerEClass, TRANSFORMER__FEED_FORWARD);
		createEAttribute(transformerEClass, TRANSFORMER__VOCABULARY);
		createEAttribute(transformerEClass, TRANSFORMER__ATTENTION);
		createEAttribute(transformerEClass, TRANSFORMER__QUERY_RANK);
		createEAttribute(transformerEClass, TRANSFORMER__KEY_VALUE_RANK);
		createEAttribute(transformerEClass, TRANSFORMER__ROPE_DIMENSION);
		createEAttribute(transformerEClass, TRANSFORMER__SLIDING_WINDOW);
		createEAttribute(transformerEClass, TRANSFORMER__EXPERTS);
		createEAttribute(transformerEClass, TRANSFORMER__TOP_K);
		createEAttribute(transformerEClass, TRANSFORMER__EXPERT_GROUPS);
		createEAttribute(transformerEClass, TRANSFORMER__GROUPS_PER_TOKEN);
		createEAttribute(transformerEClass, TRANSFORMER__EXPERT_FEED_FORWARD);
		createEAttribute(transformerEClass, TRANSFORMER__SHARED_EXPERT_FEED_FORWARD);
		createEAttribute(transformerEClass, TRANSFORMER__DENSE_FIRST_LAYERS);
		createEAttribute(transformerEClass, TRANSFORMER__GATED_FEED_FORWARD);

		jobEClass = createEClass(JOB);
		createEReference(jobEClass, JOB__WORKLOAD);
		createEReference(jobEClass, JOB__PLAN);
		createEReference(jobEClass, JOB__PLACEMENT);
		createEAttribute(jobEClass, JOB__SEARCH_SPACE);

		planEClass = createEClass(PLAN);
		createEAttribute(planEClass, PLAN__TP);
		createEAttribute(planEClass, PLAN__PP);
		createEAttribute(planEClass, PLAN__DP);
		createEAttribute(planEClass, PLAN__EP);
		createEAttribute(planEClass, PLAN__CP);
		createEAttribute(planEClass, PLAN__VIRTUAL_STAGES);
		createEAttribute(planEClass, PLAN__MICRO_BATCH);
		createEAttribute(planEClass, PLAN__ZERO_STAGE);
		createEAttribute(planEClass, PLAN__SHARDING_DEGREE);
		createEAttribute(planEClass, PLAN__SEQUENCE_PARALLELISM);
		createEAttribute(planEClass, PLAN__ORDER);
		createEAttribute(planEClass, PLAN__SCHEDULE);
		createEAttribute(planEClass, PLAN__TENSOR_OVERLAP);
		createEAttribute(planEClass, PLAN__CONTEXT_EXCHANGE);
		createEAttribute(planEClass, PLAN__REGATHER);
		createEAttribute(planEClass, PLAN__SCATTERED_SENDS);
		createEAttribute(planEClass, PLAN__SCALE_OUT);

		placementEClass = createEClass(PLACEMENT);
		createEReference(placementEClass, PLACEMENT__SERVER_GROUPS);
		createEAttribute(placementEClass, PLACEMENT__GPUS);
		createEAttribute(placementEClass, PLACEMENT__FIRST_SERVER);

		scenarioEClass = createEClass(SCENARIO);
		createEReference(scenarioEClass, SCENARIO__CLUSTER);
		createEReference(scenarioEClass, SCENARIO__FABRICS);
		createEReference(scenarioEClass, SCENARIO__JOBS);
		createEAttribute(scenarioEClass, SCENARIO__FAULTS);

		requirementEClass = createEClass(REQUIREMENT);
		createEAttribute(requirementEClass, REQUIREMENT__CRITERION);
		createEAttribute(requirementEClass, REQUIREMENT__METRIC);
		createEAttribute(requirementEClass, REQUIREMENT__COMPARISON);
		createEAttribute(requirementEClass, REQUIREMENT__TARGET);
		createEReference(requirementEClass, REQUIREMENT__SCENARIO);

		// Create enums
		gpuDirectEEnum = createEEnum(GPU_DIRECT);
		nicRoleEEnum = createEEnum(NIC_ROLE);
		fabricRoleEEnum = createEEnum(FABRIC_ROLE);
		topologyEEnum = createEEnum(TOPOLOGY);
		tierKindEEnum = createEEnum(TIER_KIND);
		routingEEnum = createEEnum(ROUTING);
		isolationEEnum = createEEnum(ISOLATION);
		precisionEEnum = createEEnum(PRECISION);
		optimizerEEnum = createEEnum(OPTIMIZER);
		recomputeEEnum = createEEnum(RECOMPUTE);
		attentionEEnum = createEEnum(ATTENTION);
		parallelDimensionEEnum = createEEnum(PARALLEL_DIMENSION);
		pipelineScheduleEEnum = createEEnum(PIPELINE_SCHEDULE);
		tensorOverlapEEnum = createEEnum(TENSOR_OVERLAP);
		contextExchangeEEnum = createEEnum(CONTEXT_EXCHANGE);
		comparisonEEnum = createEEnum(COMPARISON);
		criterionEEnum = createEEnum(CRITERION);

		// Create data types
		bandwidthEDataType = createEDataType(BANDWIDTH);
		sizeEDataType = createEDataType(SIZE);
		timeEDataType = createEDataType(TIME);
		rateEDataType = createEDataType(RATE);
		lengthEDataType = createEDataType(LENGTH);
		ratioEDataType = createEDataType(RATIO);
		dimensionOrderEDataType = createEDataType(DIMENSION_ORDER);
		priorityListEDataType = createEDataType(PRIORITY_LIST);
		faultListEDataType = createEDataType(FAULT_LIST);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private boolean isInitialized = false;

	/**
	 * Complete the initialization of the package and its meta-model.  This
	 * method is guarded to have no affect on any invocation but its first.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public void initializePackageContents() {
		if (isInitialized) return;
		isInitialized = true;

		// Initialize package
		setName(eNAME);
		setNsPrefix(eNS_PREFIX);
		setNsURI(eNS_URI);

		// Create type parameters

		// Set bounds for type parameters

		// Add supertypes to classes
		designEClass.getESuperTypes().add(this.getNamedElement());
		clusterEClass.getESuperTypes().add(this.getNamedElement());
		serverGroupEClass.getESuperTypes().add(this.getNamedElement());
		fabricEClass.getESuperTypes().add(this.getNamedElement());
		switchEClass.getESuperTypes().add(this.getNamedElement());
		workloadEClass.getESuperTypes().add(this.getNamedElement());
		modelWorkloadEClass.getESuperTypes().add(this.getWorkload());
		trainingRunEClass.getESuperTypes().add(this.getModelWorkload());
		inferenceServiceEClass.getESuperTypes().add(this.getModelWorkload());
		independentFlowsEClass.getESuperTypes().add(this.getWorkload());
		jobEClass.getESuperTypes().add(this.getNamedElement());
		scenarioEClass.getESuperTypes().add(this.getNamedElement());
		requirementEClass.getESuperTypes().add(this.getNamedElement());

		// Initialize classes and features; add operations and parameters
		initEClass(namedElementEClass, NamedElement.class, "NamedElement", IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getNamedElement_Id(), ecorePackage.getEString(), "id", null, 1, 1, NamedElement.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getNamedElement_Name(), ecorePackage.getEString(), "name", null, 0, 1, NamedElement.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getNamedElement_Description(), ecorePackage.getEString(), "description", null, 0, 1, NamedElement.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(designEClass, Design.class, "Design", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getDesign_Author(), ecorePackage.getEString(), "author", null, 0, 1, Design.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getDesign_Source(), ecorePackage.getEString(), "source", null, 0, 1, Design.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getDesign_Clusters(), this.getCluster(), null, "clusters", null, 0, -1, Design.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getDesign_Fabrics(), this.getFabric(), null, "fabrics", null, 0, -1, Design.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getDesign_Workloads(), this.getWorkload(), null, "workloads", null, 0, -1, Design.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getDesign_Jobs(), this.getJob(), null, "jobs", null, 0, -1, Design.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getDesign_Scenarios(), this.getScenario(), null, "scenarios", null, 0, -1, Design.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getDesign_Requirements(), this.getRequirement(), null, "requirements", null, 0, -1, Design.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(clusterEClass, Cluster.class, "Cluster", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEReference(getCluster_ServerGroups(), this.getServerGroup(), null, "serverGroups", null, 1, -1, Cluster.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(serverGroupEClass, ServerGroup.class, "ServerGroup", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getServerGroup_ServerType(), ecorePackage.getEString(), "serverType", null, 1, 1, ServerGroup.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getServerGroup_Count(), ecorePackage.getEInt(), "count", "1", 0, 1, ServerGroup.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getServerGroup_ServersPerRack(), ecorePackage.getEIntegerObject(), "serversPerRack", null, 0, 1, ServerGroup.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getServerGroup_ScaleUpDomainSize(), ecorePackage.getEIntegerObject(), "scaleUpDomainSize", null, 0, 1, ServerGroup.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getServerGroup_GpuDirect(), this.getGpuDirect(), "gpuDirect", null, 0, 1, ServerGroup.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getServerGroup_Nics(), this.getNicGroup(), null, "nics", null, 0, -1, ServerGroup.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(nicGroupEClass, NicGroup.class, "NicGroup", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getNicGroup_Role(), this.getNicRole(), "role", null, 0, 1, NicGroup.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getNicGroup_NicType(), ecorePackage.getEString(), "nicType", null, 0, 1, NicGroup.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getNicGroup_CountPerServer(), ecorePackage.getEIntegerObject(), "countPerServer", null, 0, 1, NicGroup.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getNicGroup_Rate(), this.getBandwidth(), "rate", null, 0, 1, NicGroup.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getNicGroup_PortsPerNic(), ecorePackage.getEInt(), "portsPerNic", "1", 0, 1, NicGroup.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(fabricEClass, Fabric.class, "Fabric", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getFabric_Role(), this.getFabricRole(), "role", null, 0, 1, Fabric.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getFabric_Topology(), this.getTopology(), "topology", null, 0, 1, Fabric.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getFabric_SwitchType(), ecorePackage.getEString(), "switchType", null, 0, 1, Fabric.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getFabric_Transport(), ecorePackage.getEString(), "transport", null, 0, 1, Fabric.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getFabric_LinkRate(), this.getBandwidth(), "linkRate", null, 0, 1, Fabric.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getFabric_Planes(), ecorePackage.getEInt(), "planes", "1", 0, 1, Fabric.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getFabric_ReservedPorts(), ecorePackage.getEInt(), "reservedPorts", "0", 0, 1, Fabric.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getFabric_Routing(), this.getRouting(), "routing", null, 0, 1, Fabric.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getFabric_Isolation(), this.getIsolation(), "isolation", null, 0, 1, Fabric.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getFabric_QueuePairsPerConnection(), ecorePackage.getEIntegerObject(), "queuePairsPerConnection", null, 0, 1, Fabric.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getFabric_LosslessPriorities(), this.getPriorityList(), "losslessPriorities", "3", 0, 1, Fabric.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getFabric_HostCable(), ecorePackage.getEString(), "hostCable", null, 0, 1, Fabric.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getFabric_HostCableLength(), this.getLength(), "hostCableLength", "3 m", 0, 1, Fabric.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getFabric_ManagementPlane(), ecorePackage.getEString(), "managementPlane", null, 0, 1, Fabric.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getFabric_Tiers(), this.getTier(), null, "tiers", null, 0, -1, Fabric.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getFabric_Parameters(), this.getParameterOverride(), null, "parameters", null, 0, -1, Fabric.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getFabric_Switches(), this.getSwitch(), null, "switches", null, 0, -1, Fabric.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getFabric_Links(), this.getLink(), null, "links", null, 0, -1, Fabric.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(tierEClass, Tier.class, "Tier", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getTier_Kind(), this.getTierKind(), "kind", null, 0, 1, Tier.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getTier_SwitchType(), ecorePackage.getEString(), "switchType", null, 0, 1, Tier.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getTier_SwitchCount(), ecorePackage.getEIntegerObject(), "switchCount", null, 0, 1, Tier.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getTier_DownlinksPerSwitch(), ecorePackage.getEIntegerObject(), "downlinksPerSwitch", null, 0, 1, Tier.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getTier_Oversubscription(), this.getRatio(), "oversubscription", "1", 0, 1, Tier.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getTier_UplinkRate(), this.getBandwidth(), "uplinkRate", null, 0, 1, Tier.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getTier_Breakout(), ecorePackage.getEIntegerObject(), "breakout", null, 0, 1, Tier.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getTier_UplinkBreakout(), ecorePackage.getEIntegerObject(), "uplinkBreakout", null, 0, 1, Tier.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getTier_EndpointsPerPod(), ecorePackage.getEIntegerObject(), "endpointsPerPod", null, 0, 1, Tier.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getTier_Cable(), ecorePackage.getEString(), "cable", null, 0, 1, Tier.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getTier_CableLength(), this.getLength(), "cableLength", "30 m", 0, 1, Tier.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(parameterOverrideEClass, ParameterOverride.class, "ParameterOverride", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getParameterOverride_Name(), ecorePackage.getEString(), "name", null, 1, 1, ParameterOverride.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getParameterOverride_Value(), ecorePackage.getEString(), "value", null, 1, 1, ParameterOverride.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(switchEClass, Switch.class, "Switch", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getSwitch_Tier(), this.getTierKind(), "tier", null, 0, 1, Switch.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getSwitch_SwitchType(), ecorePackage.getEString(), "switchType", null, 0, 1, Switch.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getSwitch_Endpoints(), ecorePackage.getEInt(), "endpoints", "0", 0, 1, Switch.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(linkEClass, Link.class, "Link", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEReference(getLink_From(), this.getSwitch(), null, "from", null, 1, 1, Link.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_COMPOSITE, IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getLink_To(), this.getSwitch(), null, "to", null, 1, 1, Link.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_COMPOSITE, IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getLink_Rate(), this.getBandwidth(), "rate", null, 0, 1, Link.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getLink_Count(), ecorePackage.getEInt(), "count", "1", 0, 1, Link.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(workloadEClass, Workload.class, "Workload", IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);

		initEClass(modelWorkloadEClass, ModelWorkload.class, "ModelWorkload", IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getModelWorkload_ModelShape(), ecorePackage.getEString(), "modelShape", null, 0, 1, ModelWorkload.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getModelWorkload_Transformer(), this.getTransformer(), null, "transformer", null, 0, 1, ModelWorkload.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getModelWorkload_Precision(), this.getPrecision(), "precision", null, 0, 1, ModelWorkload.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getModelWorkload_ExpertLoadImbalance(), this.getRatio(), "expertLoadImbalance", "1", 0, 1, ModelWorkload.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(trainingRunEClass, TrainingRun.class, "TrainingRun", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getTrainingRun_SequenceLength(), ecorePackage.getEInt(), "sequenceLength", "4096", 0, 1, TrainingRun.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getTrainingRun_GlobalBatch(), ecorePackage.getEInt(), "globalBatch", "1024", 0, 1, TrainingRun.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getTrainingRun_Optimizer(), this.getOptimizer(), "optimizer", null, 0, 1, TrainingRun.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getTrainingRun_GradientPrecision(), this.getPrecision(), "gradientPrecision", "bf16", 0, 1, TrainingRun.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getTrainingRun_Recompute(), this.getRecompute(), "recompute", null, 0, 1, TrainingRun.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getTrainingRun_FlashAttention(), ecorePackage.getEBoolean(), "flashAttention", "true", 0, 1, TrainingRun.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getTrainingRun_OverlapTensor(), ecorePackage.getEBoolean(), "overlapTensor", "false", 0, 1, TrainingRun.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getTrainingRun_OverlapData(), ecorePackage.getEBoolean(), "overlapData", "true", 0, 1, TrainingRun.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getTrainingRun_OverlapPipeline(), ecorePackage.getEBoolean(), "overlapPipeline", "true", 0, 1, TrainingRun.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getTrainingRun_OverlapExpert(), ecorePackage.getEBoolean(), "overlapExpert", "false", 0, 1, TrainingRun.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getTrainingRun_OverlapContext(), ecorePackage.getEBoolean(), "overlapContext", "true", 0, 1, TrainingRun.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(inferenceServiceEClass, InferenceService.class, "InferenceService", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getInferenceService_PromptTokens(), ecorePackage.getEInt(), "promptTokens", "1024", 0, 1, InferenceService.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getInferenceService_OutputTokens(), ecorePackage.getEInt(), "outputTokens", "256", 0, 1, InferenceService.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getInferenceService_RequestRate(), this.getRate(), "requestRate", null, 0, 1, InferenceService.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getInferenceService_Concurrency(), ecorePackage.getEInt(), "concurrency", "32", 0, 1, InferenceService.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getInferenceService_Disaggregated(), ecorePackage.getEBoolean(), "disaggregated", "false", 0, 1, InferenceService.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getInferenceService_TimeToFirstToken(), this.getTime(), "timeToFirstToken", null, 0, 1, InferenceService.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getInferenceService_TimePerOutputToken(), this.getTime(), "timePerOutputToken", null, 0, 1, InferenceService.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(independentFlowsEClass, IndependentFlows.class, "IndependentFlows", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getIndependentFlows_Flows(), ecorePackage.getEInt(), "flows", "1000", 0, 1, IndependentFlows.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getIndependentFlows_FlowSize(), this.getSize(), "flowSize", "1 MB", 0, 1, IndependentFlows.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getIndependentFlows_FlowRate(), this.getBandwidth(), "flowRate", null, 0, 1, IndependentFlows.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getIndependentFlows_Load(), this.getRatio(), "load", "0.3", 0, 1, IndependentFlows.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(transformerEClass, Transformer.class, "Transformer", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getTransformer_Layers(), ecorePackage.getEInt(), "layers", "1", 0, 1, Transformer.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getTransformer_Hidden(), ecorePackage.getEInt(), "hidden", "1", 0, 1, Transformer.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getTransformer_Heads(), ecorePackage.getEInt(), "heads", "1", 0, 1, Transformer.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getTransformer_KvHeads(), ecorePackage.getEIntegerObject(), "kvHeads", null, 0, 1, Transformer.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getTransformer_HeadDimension(), ecorePackage.getEIntegerObject(), "headDimension", null, 0, 1, Transformer.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getTransformer_FeedForward(), ecorePackage.getEInt(), "feedForward", "1", 0, 1, Transformer.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getTransformer_Vocabulary(), ecorePackage.getEInt(), "vocabulary", "1", 0, 1, Transformer.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getTransformer_Attention(), this.getAttention(), "attention", null, 0, 1, Transformer.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getTransformer_QueryRank(), ecorePackage.getEIntegerObject(), "queryRank", null, 0, 1, Transformer.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getTransformer_KeyValueRank(), ecorePackage.getEIntegerObject(), "keyValueRank", null, 0, 1, Transformer.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getTransformer_RopeDimension(), ecorePackage.getEIntegerObject(), "ropeDimension", null, 0, 1, Transformer.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getTransformer_SlidingWindow(), ecorePackage.getEIntegerObject(), "slidingWindow", null, 0, 1, Transformer.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getTransformer_Experts(), ecorePackage.getEInt(), "experts", "0", 0, 1, Transformer.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getTransformer_TopK(), ecorePackage.getEInt(), "topK", "0", 0, 1, Transformer.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getTransformer_ExpertGroups(), ecorePackage.getEInt(), "expertGroups", "0", 0, 1, Transformer.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getTransformer_GroupsPerToken(), ecorePackage.getEInt(), "groupsPerToken", "0", 0, 1, Transformer.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getTransformer_ExpertFeedForward(), ecorePackage.getEIntegerObject(), "expertFeedForward", null, 0, 1, Transformer.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getTransformer_SharedExpertFeedForward(), ecorePackage.getEInt(), "sharedExpertFeedForward", "0", 0, 1, Transformer.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getTransformer_DenseFirstLayers(), ecorePackage.getEInt(), "denseFirstLayers", "0", 0, 1, Transformer.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getTransformer_GatedFeedForward(), ecorePackage.getEBoolean(), "gatedFeedForward", "true", 0, 1, Transformer.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(jobEClass, Job.class, "Job", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEReference(getJob_Workload(), this.getWorkload(), null, "workload", null, 1, 1, Job.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_COMPOSITE, IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getJob_Plan(), this.getPlan(), null, "plan", null, 0, 1, Job.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getJob_Placement(), this.getPlacement(), null, "placement", null, 0, 1, Job.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getJob_SearchSpace(), ecorePackage.getEString(), "searchSpace", null, 0, 1, Job.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(planEClass, Plan.class, "Plan", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getPlan_Tp(), ecorePackage.getEInt(), "tp", "1", 0, 1, Plan.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getPlan_Pp(), ecorePackage.getEInt(), "pp", "1", 0, 1, Plan.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getPlan_Dp(), ecorePackage.getEInt(), "dp", "1", 0, 1, Plan.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getPlan_Ep(), ecorePackage.getEInt(), "ep", "1", 0, 1, Plan.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getPlan_Cp(), ecorePackage.getEInt(), "cp", "1", 0, 1, Plan.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getPlan_VirtualStages(), ecorePackage.getEInt(), "virtualStages", "1", 0, 1, Plan.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getPlan_MicroBatch(), ecorePackage.getEInt(), "microBatch", "1", 0, 1, Plan.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getPlan_ZeroStage(), ecorePackage.getEInt(), "zeroStage", "0", 0, 1, Plan.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getPlan_ShardingDegree(), ecorePackage.getEIntegerObject(), "shardingDegree", null, 0, 1, Plan.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getPlan_SequenceParallelism(), ecorePackage.getEBoolean(), "sequenceParallelism", "false", 0, 1, Plan.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getPlan_Order(), this.getDimensionOrder(), "order", "TP CP PP DP", 0, 1, Plan.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getPlan_Schedule(), this.getPipelineSchedule(), "schedule", null, 0, 1, Plan.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getPlan_TensorOverlap(), this.getTensorOverlap(), "tensorOverlap", null, 0, 1, Plan.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getPlan_ContextExchange(), this.getContextExchange(), "contextExchange", null, 0, 1, Plan.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getPlan_Regather(), ecorePackage.getEBoolean(), "regather", "true", 0, 1, Plan.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getPlan_ScatteredSends(), ecorePackage.getEBoolean(), "scatteredSends", "true", 0, 1, Plan.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getPlan_ScaleOut(), this.getDimensionOrder(), "scaleOut", null, 0, 1, Plan.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(placementEClass, Placement.class, "Placement", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEReference(getPlacement_ServerGroups(), this.getServerGroup(), null, "serverGroups", null, 0, -1, Placement.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_COMPOSITE, IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getPlacement_Gpus(), ecorePackage.getEIntegerObject(), "gpus", null, 0, 1, Placement.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getPlacement_FirstServer(), ecorePackage.getEInt(), "firstServer", "0", 0, 1, Placement.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(scenarioEClass, Scenario.class, "Scenario", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEReference(getScenario_Cluster(), this.getCluster(), null, "cluster", null, 1, 1, Scenario.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_COMPOSITE, IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getScenario_Fabrics(), this.getFabric(), null, "fabrics", null, 0, -1, Scenario.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_COMPOSITE, IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getScenario_Jobs(), this.getJob(), null, "jobs", null, 0, -1, Scenario.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_COMPOSITE, IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getScenario_Faults(), this.getFaultList(), "faults", null, 0, 1, Scenario.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(requirementEClass, Requirement.class, "Requirement", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getRequirement_Criterion(), this.getCriterion(), "criterion", null, 0, 1, Requirement.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getRequirement_Metric(), ecorePackage.getEString(), "metric", null, 1, 1, Requirement.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getRequirement_Comparison(), this.getComparison(), "comparison", null, 0, 1, Requirement.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getRequirement_Target(), ecorePackage.getEString(), "target", null, 1, 1, Requirement.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getRequirement_Scenario(), this.getScenario(), null, "scenario", null, 0, 1, Requirement.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_COMPOSITE, IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		// Initialize enums and add enum literals
		initEEnum(gpuDirectEEnum, GpuDirect.class, "GpuDirect");
		addEEnumLiteral(gpuDirectEEnum, GpuDirect.FROM_SERVER_TYPE);
		addEEnumLiteral(gpuDirectEEnum, GpuDirect.ON);
		addEEnumLiteral(gpuDirectEEnum, GpuDirect.OFF);

		initEEnum(nicRoleEEnum, NicRole.class, "NicRole");
		addEEnumLiteral(nicRoleEEnum, NicRole.EAST_WEST);
		addEEnumLiteral(nicRoleEEnum, NicRole.NORTH_SOUTH);
		addEEnumLiteral(nicRoleEEnum, NicRole.STORAGE);
		addEEnumLiteral(nicRoleEEnum, NicRole.MANAGEMENT);

		initEEnum(fabricRoleEEnum, FabricRole.class, "FabricRole");
		addEEnumLiteral(fabricRoleEEnum, FabricRole.COMPUTE);
		addEEnumLiteral(fabricRoleEEnum, FabricRole.STORAGE);
		addEEnumLiteral(fabricRoleEEnum, FabricRole.NORTH_SOUTH);
		addEEnumLiteral(fabricRoleEEnum, FabricRole.MANAGEMENT);

		initEEnum(topologyEEnum, Topology.class, "Topology");
		addEEnumLiteral(topologyEEnum, Topology.FAT_TREE);
		addEEnumLiteral(topologyEEnum, Topology.TWO_TIER_FAT_TREE);
		addEEnumLiteral(topologyEEnum, Topology.THREE_TIER_FAT_TREE);
		addEEnumLiteral(topologyEEnum, Topology.RAIL_OPTIMISED);
		addEEnumLiteral(topologyEEnum, Topology.RAIL_ONLY);
		addEEnumLiteral(topologyEEnum, Topology.MULTI_PLANE);
		addEEnumLiteral(topologyEEnum, Topology.DRAGONFLY_PLUS);
		addEEnumLiteral(topologyEEnum, Topology.EXPLICIT);

		initEEnum(tierKindEEnum, TierKind.class, "TierKind");
		addEEnumLiteral(tierKindEEnum, TierKind.LEAF);
		addEEnumLiteral(tierKindEEnum, TierKind.SPINE);
		addEEnumLiteral(tierKindEEnum, TierKind.CORE);

		initEEnum(routingEEnum, Routing.class, "Routing");
		addEEnumLiteral(routingEEnum, Routing.TRANSPORT_DEFAULT);
		addEEnumLiteral(routingEEnum, Routing.ECMP);
		addEEnumLiteral(routingEEnum, Routing.ADAPTIVE);
		addEEnumLiteral(routingEEnum, Routing.SPRAYING);
		addEEnumLiteral(routingEEnum, Routing.STATIC);

		initEEnum(isolationEEnum, Isolation.class, "Isolation");
		addEEnumLiteral(isolationEEnum, Isolation.NONE);
		addEEnumLiteral(isolationEEnum, Isolation.PRIORITIES);
		addEEnumLiteral(isolationEEnum, Isolation.PLANES);

		initEEnum(precisionEEnum, Precision.class, "Precision");
		addEEnumLiteral(precisionEEnum, Precision.BF16);
		addEEnumLiteral(precisionEEnum, Precision.FP16);
		addEEnumLiteral(precisionEEnum, Precision.FP8);
		addEEnumLiteral(precisionEEnum, Precision.FP4);
		addEEnumLiteral(precisionEEnum, Precision.FP32);

		initEEnum(optimizerEEnum, Optimizer.class, "Optimizer");
		addEEnumLiteral(optimizerEEnum, Optimizer.ADAM);
		addEEnumLiteral(optimizerEEnum, Optimizer.ADAM_BF16);
		addEEnumLiteral(optimizerEEnum, Optimizer.SGD_MOMENTUM);
		addEEnumLiteral(optimizerEEnum, Optimizer.SGD);

		initEEnum(recomputeEEnum, Recompute.class, "Recompute");
		addEEnumLiteral(recomputeEEnum, Recompute.NONE);
		addEEnumLiteral(recomputeEEnum, Recompute.SELECTIVE);
		addEEnumLiteral(recomputeEEnum, Recompute.FULL);

		initEEnum(attentionEEnum, Attention.class, "Attention");
		addEEnumLiteral(attentionEEnum, Attention.MHA);
		addEEnumLiteral(attentionEEnum, Attention.GQA);
		addEEnumLiteral(attentionEEnum, Attention.MLA);

		initEEnum(parallelDimensionEEnum, ParallelDimension.class, "ParallelDimension");
		addEEnumLiteral(parallelDimensionEEnum, ParallelDimension.TP);
		addEEnumLiteral(parallelDimensionEEnum, ParallelDimension.CP);
		addEEnumLiteral(parallelDimensionEEnum, ParallelDimension.EP);
		addEEnumLiteral(parallelDimensionEEnum, ParallelDimension.PP);
		addEEnumLiteral(parallelDimensionEEnum, ParallelDimension.DP);

		initEEnum(pipelineScheduleEEnum, PipelineSchedule.class, "PipelineSchedule");
		addEEnumLiteral(pipelineScheduleEEnum, PipelineSchedule.ONE_FORWARD_ONE_BACKWARD);
		addEEnumLiteral(pipelineScheduleEEnum, PipelineSchedule.GPIPE);
		addEEnumLiteral(pipelineScheduleEEnum, PipelineSchedule.INTERLEAVED);
		addEEnumLiteral(pipelineScheduleEEnum, PipelineSchedule.ZERO_BUBBLE);
		addEEnumLiteral(pipelineScheduleEEnum, PipelineSchedule.DUAL_PIPE);
		addEEnumLiteral(pipelineScheduleEEnum, PipelineSchedule.ZERO_BUBBLE_V);

		initEEnum(tensorOverlapEEnum, TensorOverlap.class, "TensorOverlap");
		addEEnumLiteral(tensorOverlapEEnum, TensorOverlap.RING);
		addEEnumLiteral(tensorOverlapEEnum, TensorOverlap.PIPELINED);

		initEEnum(contextExchangeEEnum, ContextExchange.class, "ContextExchange");
		addEEnumLiteral(contextExchangeEEnum, ContextExchange.RING);
		addEEnumLiteral(contextExchangeEEnum, ContextExchange.ALL_GATHER);

		initEEnum(comparisonEEnum, Comparison.class, "Comparison");
		addEEnumLiteral(comparisonEEnum, Comparison.AT_LEAST);
		addEEnumLiteral(comparisonEEnum, Comparison.AT_MOST);

		initEEnum(criterionEEnum, Criterion.class, "Criterion");
		addEEnumLiteral(criterionEEnum, Criterion.EFFECTIVE_BANDWIDTH);
		addEEnumLiteral(criterionEEnum, Criterion.LATENCY_AND_JITTER);
		addEEnumLiteral(criterionEEnum, Criterion.CONGESTION_CONTROL);
		addEEnumLiteral(criterionEEnum, Criterion.ADAPTIVE_ROUTING);
		addEEnumLiteral(criterionEEnum, Criterion.ISOLATION);
		addEEnumLiteral(criterionEEnum, Criterion.OBSERVABILITY);
		addEEnumLiteral(criterionEEnum, Criterion.OTHER);

		// Initialize data types
		initEDataType(bandwidthEDataType, Double.class, "Bandwidth", IS_SERIALIZABLE, !IS_GENERATED_INSTANCE_CLASS);
		initEDataType(sizeEDataType, Double.class, "Size", IS_SERIALIZABLE, !IS_GENERATED_INSTANCE_CLASS);
		initEDataType(timeEDataType, Double.class, "Time", IS_SERIALIZABLE, !IS_GENERATED_INSTANCE_CLASS);
		initEDataType(rateEDataType, Double.class, "Rate", IS_SERIALIZABLE, !IS_GENERATED_INSTANCE_CLASS);
		initEDataType(lengthEDataType, Double.class, "Length", IS_SERIALIZABLE, !IS_GENERATED_INSTANCE_CLASS);
		initEDataType(ratioEDataType, Double.class, "Ratio", IS_SERIALIZABLE, !IS_GENERATED_INSTANCE_CLASS);
		initEDataType(dimensionOrderEDataType, List.class, "DimensionOrder", IS_SERIALIZABLE, !IS_GENERATED_INSTANCE_CLASS, "java.util.List<org.eastwest.model.design.ParallelDimension>");
		initEDataType(priorityListEDataType, List.class, "PriorityList", IS_SERIALIZABLE, !IS_GENERATED_INSTANCE_CLASS, "java.util.List<java.lang.Integer>");
		initEDataType(faultListEDataType, List.class, "FaultList", IS_SERIALIZABLE, !IS_GENERATED_INSTANCE_CLASS, "java.util.List<java.lang.String>");

		// Create resource
		createResource(eNS_URI);

		// Create annotations
		// http://www.eclipse.org/emf/2002/GenModel
		createGenModelAnnotations();
		// http://www.eastwest.org/design/catalog
		createCatalogAnnotations();
		// http://www.eastwest.org/design/range
		createRangeAnnotations();
	}

	/**
	 * Initializes the annotations for <b>http://www.eclipse.org/emf/2002/GenModel</b>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void createGenModelAnnotations() {
		String source = "http://www.eclipse.org/emf/2002/GenModel";
		addAnnotation
		  (this,
		   source,
		   new String[] {
			   "documentation", "The Eastwest design: a cluster of GPU servers, its fabrics, its workloads and plans, the scenarios that combine them and their requirements. Quantities are in SI units; bandwidth is per direction."
		   });
		addAnnotation
		  (namedElementEClass,
		   source,
		   new String[] {
			   "documentation", "An element that has an identifier. Identifiers are unique in the whole design, so that references, paths and findings can name an element by it alone."
		   });
		addAnnotation
		  (getNamedElement_Id(),
		   source,
		   new String[] {
			   "documentation", "Identifier: lower-case letters, digits and hyphens, starting with a letter; unique in the design."
		   });
		addAnnotation
		  (getNamedElement_Name(),
		   source,
		   new String[] {
			   "documentation", "Name shown to people; the identifier stands in when it is empty."
		   });
		addAnnotation
		  (getNamedElement_Description(),
		   source,
		   new String[] {
			   "documentation", "Free text: what the element is for, and the reason for its values."
		   });
		addAnnotation
		  (designEClass,
		   source,
		   new String[] {
			   "documentation", "The root of a design file: the parts (clusters, fabrics, workloads, jobs), the scenarios that combine them, and the requirements they must meet. Scenarios share parts, so that variants differ only where they differ."
		   });
		addAnnotation
		  (getDesign_Author(),
		   source,
		   new String[] {
			   "documentation", "Who answers for the design."
		   });
		addAnnotation
		  (getDesign_Source(),
		   source,
		   new String[] {
			   "documentation", "The public document the design follows, for instance a reference architecture with its date; empty for a design of one\'s own."
		   });
		addAnnotation
		  (getDesign_Clusters(),
		   source,
		   new String[] {
			   "documentation", "The sets of servers that scenarios choose from."
		   });
		addAnnotation
		  (getDesign_Fabrics(),
		   source,
		   new String[] {
			   "documentation", "The networks that scenarios choose from."
		   });
		addAnnotation
		  (getDesign_Workloads(),
		   source,
		   new String[] {
			   "documentation", "What is computed: training runs, inference services and plain flows."
		   });
		addAnnotation
		  (getDesign_Jobs(),
		   source,
		   new String[] {
			   "documentation", "Workloads with a plan and a placement."
		   });
		addAnnotation
		  (getDesign_Scenarios(),
		   source,
		   new String[] {
			   "documentation", "The combinations to analyse; the first is the one commands take unless told otherwise."
		   });
		addAnnotation
		  (getDesign_Requirements(),
		   source,
		   new String[] {
			   "documentation", "Measurable targets."
		   });
		addAnnotation
		  (clusterEClass,
		   source,
		   new String[] {
			   "documentation", "The servers of one site, as groups of equal ones."
		   });
		addAnnotation
		  (getCluster_ServerGroups(),
		   source,
		   new String[] {
			   "documentation", "The groups of equal servers; at least one."
		   });
		addAnnotation
		  (serverGroupEClass,
		   source,
		   new String[] {
			   "documentation", "A number of equal servers: type, count, and how their GPUs and NICs are used. One object stands for all of them."
		   });
		addAnnotation
		  (getServerGroup_ServerType(),
		   source,
		   new String[] {
			   "documentation", "Identifier of the server in the catalog, table servers."
		   });
		addAnnotation
		  (getServerGroup_Count(),
		   source,
		   new String[] {
			   "documentation", "Number of servers; 1 to 10,000,000."
		   });
		addAnnotation
		  (getServerGroup_ServersPerRack(),
		   source,
		   new String[] {
			   "documentation", "Servers in one rack; unset: one server per rack for servers that fill a rack, else four. 1 to 100."
		   });
		addAnnotation
		  (getServerGroup_ScaleUpDomainSize(),
		   source,
		   new String[] {
			   "documentation", "GPUs joined by one scale-up network (NVLink or its like); unset: the value of the server type. 1 to 100,000."
		   });
		addAnnotation
		  (getServerGroup_GpuDirect(),
		   source,
		   new String[] {
			   "documentation", "Whether NICs read and write GPU memory directly (GPUDirect RDMA)."
		   });
		addAnnotation
		  (getServerGroup_Nics(),
		   source,
		   new String[] {
			   "documentation", "The NICs of one server, grouped by role; empty: those of the server type."
		   });
		addAnnotation
		  (nicGroupEClass,
		   source,
		   new String[] {
			   "documentation", "Equal NICs of every server of a group that serve one role."
		   });
		addAnnotation
		  (getNicGroup_Role(),
		   source,
		   new String[] {
			   "documentation", "What the NICs are for; one group per role."
		   });
		addAnnotation
		  (getNicGroup_NicType(),
		   source,
		   new String[] {
			   "documentation", "Identifier of the NIC in the catalog, table nics; unset: the NIC of the server type."
		   });
		addAnnotation
		  (getNicGroup_CountPerServer(),
		   source,
		   new String[] {
			   "documentation", "NICs of this role in one server; unset: the value of the server type. 1 to 256."
		   });
		addAnnotation
		  (getNicGroup_Rate(),
		   source,
		   new String[] {
			   "documentation", "Rate of one NIC over all its ports, per direction, in B/s; unset: the rate of the server type or else of the NIC type. Above 0, at most 100 Tb/s."
		   });
		addAnnotation
		  (getNicGroup_PortsPerNic(),
		   source,
		   new String[] {
			   "documentation", "Ports one NIC is split into, each on a plane of its own; 1 to 64."
		   });
		addAnnotation
		  (fabricEClass,
		   source,
		   new String[] {
			   "documentation", "One network outside the scale-up domains: its topology, its switches and cables, and the transport that runs over it."
		   });
		addAnnotation
		  (getFabric_Role(),
		   source,
		   new String[] {
			   "documentation", "Which traffic the fabric carries."
		   });
		addAnnotation
		  (getFabric_Topology(),
		   source,
		   new String[] {
			   "documentation", "How the switches are arranged."
		   });
		addAnnotation
		  (getFabric_SwitchType(),
		   source,
		   new String[] {
			   "documentation", "Identifier of the switch in the catalog, table switches; a tier may name another one."
		   });
		addAnnotation
		  (getFabric_Transport(),
		   source,
		   new String[] {
			   "documentation", "Identifier of the transport, for instance ib-ndr or spectrum-x."
		   });
		addAnnotation
		  (getFabric_LinkRate(),
		   source,
		   new String[] {
			   "documentation", "Rate of a link between endpoint and leaf, per direction, in B/s; unset: the rate of the NIC divided by its ports. Above 0, at most 100 Tb/s."
		   });
		addAnnotation
		  (getFabric_Planes(),
		   source,
		   new String[] {
			   "documentation", "Disjoint copies of the topology that share the NICs; 1 to 64."
		   });
		addAnnotation
		  (getFabric_ReservedPorts(),
		   source,
		   new String[] {
			   "documentation", "Endpoint ports of all leaves together that management takes, for instance the links of UFM appliances; 0 to 1,000,000."
		   });
		addAnnotation
		  (getFabric_Routing(),
		   source,
		   new String[] {
			   "documentation", "How packets choose among equal paths."
		   });
		addAnnotation
		  (getFabric_Isolation(),
		   source,
		   new String[] {
			   "documentation", "What keeps the jobs that share the fabric apart."
		   });
		addAnnotation
		  (getFabric_QueuePairsPerConnection(),
		   source,
		   new String[] {
			   "documentation", "Queue pairs a pair of ranks spreads its traffic over (NCCL_IB_QPS_PER_CONNECTION); unset: the default of the transport. 1 to 4,096."
		   });
		addAnnotation
		  (getFabric_LosslessPriorities(),
		   source,
		   new String[] {
			   "documentation", "Priorities (traffic classes, 0 to 7) that flow control protects from loss; empty where the transport needs none. By convention RDMA runs on 3 (IEEE 802.1Qbb has eight)."
		   });
		addAnnotation
		  (getFabric_HostCable(),
		   source,
		   new String[] {
			   "documentation", "Identifier of the cable between endpoint and leaf in the catalog, table links."
		   });
		addAnnotation
		  (getFabric_HostCableLength(),
		   source,
		   new String[] {
			   "documentation", "Length of the cable between endpoint and leaf, in metres; 0 to 100,000."
		   });
		addAnnotation
		  (getFabric_ManagementPlane(),
		   source,
		   new String[] {
			   "documentation", "What manages the fabric, for instance UFM or NetQ; unset: what belongs to the transport."
		   });
		addAnnotation
		  (getFabric_Tiers(),
		   source,
		   new String[] {
			   "documentation", "What differs from tier to tier; a tier that is not listed takes the values of the fabric."
		   });
		addAnnotation
		  (getFabric_Parameters(),
		   source,
		   new String[] {
			   "documentation", "Parameters of the transport that differ from its defaults."
		   });
		addAnnotation
		  (getFabric_Switches(),
		   source,
		   new String[] {
			   "documentation", "The single switches; topology explicit only."
		   });
		addAnnotation
		  (getFabric_Links(),
		   source,
		   new String[] {
			   "documentation", "The links between single switches; topology explicit only."
		   });
		addAnnotation
		  (tierEClass,
		   source,
		   new String[] {
			   "documentation", "One tier of switches of a fabric."
		   });
		addAnnotation
		  (getTier_Kind(),
		   source,
		   new String[] {
			   "documentation", "Which tier; one of each kind in a fabric."
		   });
		addAnnotation
		  (getTier_SwitchType(),
		   source,
		   new String[] {
			   "documentation", "Identifier of the switch in the catalog, table switches; unset: the switch of the fabric."
		   });
		addAnnotation
		  (getTier_SwitchCount(),
		   source,
		   new String[] {
			   "documentation", "Number of switches in the tier over all planes; unset: what the sizing rule gives. 1 to 1,000,000."
		   });
		addAnnotation
		  (getTier_DownlinksPerSwitch(),
		   source,
		   new String[] {
			   "documentation", "Ports of a switch that point down; unset: what radix and oversubscription give. 1 to 4,096."
		   });
		addAnnotation
		  (getTier_Oversubscription(),
		   source,
		   new String[] {
			   "documentation", "Downlink over uplink capacity, 7:1 is 7; 1 is non-blocking. 0.01 to 1,000."
		   });
		addAnnotation
		  (getTier_UplinkRate(),
		   source,
		   new String[] {
			   "documentation", "Rate of a link to the next tier, per direction, in B/s; unset: that of a port over uplinkBreakout, or without that the rate of the links below. Above 0, at most 100 Tb/s."
		   });
		addAnnotation
		  (getTier_Breakout(),
		   source,
		   new String[] {
			   "documentation", "Links that a port towards the servers is broken out into: 2 makes two 400 Gb/s links of an 800 Gb/s port; unset: as many as the port has the rate for. 1 to 64."
		   });
		addAnnotation
		  (getTier_UplinkBreakout(),
		   source,
		   new String[] {
			   "documentation", "Links that a port to the next tier is broken out into; unset: as many as the port has the rate for. 1 to 64."
		   });
		addAnnotation
		  (getTier_EndpointsPerPod(),
		   source,
		   new String[] {
			   "documentation", "Endpoints below one pod of this tier; unset: what the topology gives. 1 to 10,000,000."
		   });
		addAnnotation
		  (getTier_Cable(),
		   source,
		   new String[] {
			   "documentation", "Identifier of the cable to the next tier in the catalog, table links."
		   });
		addAnnotation
		  (getTier_CableLength(),
		   source,
		   new String[] {
			   "documentation", "Length of the cable to the next tier, in metres; 0 to 100,000."
		   });
		addAnnotation
		  (parameterOverrideEClass,
		   source,
		   new String[] {
			   "documentation", "A value for a parameter of the transport in place of its default."
		   });
		addAnnotation
		  (getParameterOverride_Name(),
		   source,
		   new String[] {
			   "documentation", "Name of the parameter as the transport lists it."
		   });
		addAnnotation
		  (getParameterOverride_Value(),
		   source,
		   new String[] {
			   "documentation", "Value with its unit, for instance 55 us."
		   });
		addAnnotation
		  (switchEClass,
		   source,
		   new String[] {
			   "documentation", "A single switch of an explicit topology."
		   });
		addAnnotation
		  (getSwitch_Tier(),
		   source,
		   new String[] {
			   "documentation", "The tier the switch belongs to."
		   });
		addAnnotation
		  (getSwitch_SwitchType(),
		   source,
		   new String[] {
			   "documentation", "Identifier of the switch in the catalog, table switches; unset: the switch of the fabric."
		   });
		addAnnotation
		  (getSwitch_Endpoints(),
		   source,
		   new String[] {
			   "documentation", "Endpoint ports connected to the switch; endpoints are dealt to the switches in their order. 0 to 4,096."
		   });
		addAnnotation
		  (linkEClass,
		   source,
		   new String[] {
			   "documentation", "Equal parallel links between two switches of an explicit topology. A link runs both ways; from and to only name its ends."
		   });
		addAnnotation
		  (getLink_From(),
		   source,
		   new String[] {
			   "documentation", "One end."
		   });
		addAnnotation
		  (getLink_To(),
		   source,
		   new String[] {
			   "documentation", "The other end."
		   });
		addAnnotation
		  (getLink_Rate(),
		   source,
		   new String[] {
			   "documentation", "Rate of one link, per direction, in B/s; unset: the rate of the links of the fabric. Above 0, at most 100 Tb/s."
		   });
		addAnnotation
		  (getLink_Count(),
		   source,
		   new String[] {
			   "documentation", "Number of parallel links; 1 to 4,096."
		   });
		addAnnotation
		  (workloadEClass,
		   source,
		   new String[] {
			   "documentation", "What a job computes or sends."
		   });
		addAnnotation
		  (modelWorkloadEClass,
		   source,
		   new String[] {
			   "documentation", "A workload that runs a transformer."
		   });
		addAnnotation
		  (getModelWorkload_ModelShape(),
		   source,
		   new String[] {
			   "documentation", "Identifier of the transformer in the catalog, table models; unset where the workload holds a transformer of its own."
		   });
		addAnnotation
		  (getModelWorkload_Transformer(),
		   source,
		   new String[] {
			   "documentation", "The shape of a transformer that the catalog does not list; given in place of modelShape."
		   });
		addAnnotation
		  (getModelWorkload_Precision(),
		   source,
		   new String[] {
			   "documentation", "Number format of the matrix products and of the weights they read."
		   });
		addAnnotation
		  (getModelWorkload_ExpertLoadImbalance(),
		   source,
		   new String[] {
			   "documentation", "Tokens of the busiest expert over the mean of a mixture of experts; 1 is perfectly balanced. 1 to 1,000."
		   });
		addAnnotation
		  (trainingRunEClass,
		   source,
		   new String[] {
			   "documentation", "Training of a transformer, step by step, with a barrier at the end of each step."
		   });
		addAnnotation
		  (getTrainingRun_SequenceLength(),
		   source,
		   new String[] {
			   "documentation", "Tokens of one sequence; 1 to 100,000,000."
		   });
		addAnnotation
		  (getTrainingRun_GlobalBatch(),
		   source,
		   new String[] {
			   "documentation", "Sequences of one step over the whole job; 1 to 10,000,000."
		   });
		addAnnotation
		  (getTrainingRun_Optimizer(),
		   source,
		   new String[] {
			   "documentation", "The optimizer; decides the bytes of its state per parameter."
		   });
		addAnnotation
		  (getTrainingRun_GradientPrecision(),
		   source,
		   new String[] {
			   "documentation", "Number format in which gradients are kept and reduced."
		   });
		addAnnotation
		  (getTrainingRun_Recompute(),
		   source,
		   new String[] {
			   "documentation", "Which activations the backward pass computes again instead of keeping them."
		   });
		addAnnotation
		  (getTrainingRun_FlashAttention(),
		   source,
		   new String[] {
			   "documentation", "Whether attention is computed in tiles, so that its score matrix is never written to memory (FlashAttention, arXiv:2205.14135)."
		   });
		addAnnotation
		  (getTrainingRun_OverlapTensor(),
		   source,
		   new String[] {
			   "documentation", "Whether communication of tensor parallelism runs beside computation."
		   });
		addAnnotation
		  (getTrainingRun_OverlapData(),
		   source,
		   new String[] {
			   "documentation", "Whether communication of data parallelism runs beside computation, in buckets."
		   });
		addAnnotation
		  (getTrainingRun_OverlapPipeline(),
		   source,
		   new String[] {
			   "documentation", "Whether sends between pipeline stages run beside computation."
		   });
		addAnnotation
		  (getTrainingRun_OverlapExpert(),
		   source,
		   new String[] {
			   "documentation", "Whether the all-to-all of expert parallelism runs beside computation."
		   });
		addAnnotation
		  (getTrainingRun_OverlapContext(),
		   source,
		   new String[] {
			   "documentation", "Whether communication of context parallelism runs beside computation."
		   });
		addAnnotation
		  (inferenceServiceEClass,
		   source,
		   new String[] {
			   "documentation", "A service that answers requests with a transformer: prefill of the prompt, then decoding token by token."
		   });
		addAnnotation
		  (getInferenceService_PromptTokens(),
		   source,
		   new String[] {
			   "documentation", "Tokens of a prompt; 1 to 100,000,000."
		   });
		addAnnotation
		  (getInferenceService_OutputTokens(),
		   source,
		   new String[] {
			   "documentation", "Tokens of an answer; 1 to 100,000,000."
		   });
		addAnnotation
		  (getInferenceService_RequestRate(),
		   source,
		   new String[] {
			   "documentation", "Requests per second over the whole service, in 1/s; unset: as many as it can serve. Above 0, at most 1,000,000,000."
		   });
		addAnnotation
		  (getInferenceService_Concurrency(),
		   source,
		   new String[] {
			   "documentation", "Requests that one replica decodes together; 1 to 10,000,000."
		   });
		addAnnotation
		  (getInferenceService_Disaggregated(),
		   source,
		   new String[] {
			   "documentation", "Whether prefill and decoding run on different GPUs, which moves the KV cache over the fabric."
		   });
		addAnnotation
		  (getInferenceService_TimeToFirstToken(),
		   source,
		   new String[] {
			   "documentation", "Target for the time from request to first token (TTFT), in seconds; unset: no target. Above 0, at most 100,000 s."
		   });
		addAnnotation
		  (getInferenceService_TimePerOutputToken(),
		   source,
		   new String[] {
			   "documentation", "Target for the time between two tokens (TPOT), in seconds; unset: no target. Above 0, at most 100,000 s."
		   });
		addAnnotation
		  (independentFlowsEClass,
		   source,
		   new String[] {
			   "documentation", "Flows that do not wait for one another: storage, many tenants, ordinary data centre traffic. The contrast to a synchronised job."
		   });
		addAnnotation
		  (getIndependentFlows_Flows(),
		   source,
		   new String[] {
			   "documentation", "Flows that are open at a time; 1 to 10,000,000."
		   });
		addAnnotation
		  (getIndependentFlows_FlowSize(),
		   source,
		   new String[] {
			   "documentation", "Bytes of one flow; above 0, at most 1 EB."
		   });
		addAnnotation
		  (getIndependentFlows_FlowRate(),
		   source,
		   new String[] {
			   "documentation", "Rate a flow asks for, per direction, in B/s; unset: as much as it gets. Above 0, at most 100 Tb/s."
		   });
		addAnnotation
		  (getIndependentFlows_Load(),
		   source,
		   new String[] {
			   "documentation", "Offered load over the capacity of the endpoint links; above 0 to 1."
		   });
		addAnnotation
		  (transformerEClass,
		   source,
		   new String[] {
			   "documentation", "The shape of a transformer: what decides its parameters, operations and bytes."
		   });
		addAnnotation
		  (getTransformer_Layers(),
		   source,
		   new String[] {
			   "documentation", "Transformer layers; 1 to 100,000."
		   });
		addAnnotation
		  (getTransformer_Hidden(),
		   source,
		   new String[] {
			   "documentation", "Width of the residual stream; 1 to 10,000,000."
		   });
		addAnnotation
		  (getTransformer_Heads(),
		   source,
		   new String[] {
			   "documentation", "Query heads of attention; 1 to 100,000."
		   });
		addAnnotation
		  (getTransformer_KvHeads(),
		   source,
		   new String[] {
			   "documentation", "Key and value heads of grouped-query attention; unset: as many as heads. 1 to 100,000."
		   });
		addAnnotation
		  (getTransformer_HeadDimension(),
		   source,
		   new String[] {
			   "documentation", "Width of a head; unset: hidden divided by heads. 1 to 1,000,000."
		   });
		addAnnotation
		  (getTransformer_FeedForward(),
		   source,
		   new String[] {
			   "documentation", "Inner width of the feed-forward block of a dense layer; 1 to 100,000,000."
		   });
		addAnnotation
		  (getTransformer_Vocabulary(),
		   source,
		   new String[] {
			   "documentation", "Tokens of the vocabulary; 1 to 100,000,000."
		   });
		addAnnotation
		  (getTransformer_Attention(),
		   source,
		   new String[] {
			   "documentation", "Kind of attention."
		   });
		addAnnotation
		  (getTransformer_QueryRank(),
		   source,
		   new String[] {
			   "documentation", "Rank of the compressed query of MLA; unset: not compressed. 1 to 10,000,000."
		   });
		addAnnotation
		  (getTransformer_KeyValueRank(),
		   source,
		   new String[] {
			   "documentation", "Rank of the compressed keys and values of MLA; required with MLA. 1 to 10,000,000."
		   });
		addAnnotation
		  (getTransformer_RopeDimension(),
		   source,
		   new String[] {
			   "documentation", "Width of the part of a head that carries the rotary position in MLA; required with MLA. 1 to 1,000,000."
		   });
		addAnnotation
		  (getTransformer_SlidingWindow(),
		   source,
		   new String[] {
			   "documentation", "Tokens that attention looks back where a layer uses a window; unset: all of them. 1 to 100,000,000."
		   });
		addAnnotation
		  (getTransformer_Experts(),
		   source,
		   new String[] {
			   "documentation", "Routed experts of a mixture-of-experts layer; 0 is a dense transformer. 0 to 100,000."
		   });
		addAnnotation
		  (getTransformer_TopK(),
		   source,
		   new String[] {
			   "documentation", "Routed experts a token visits; 0 in a dense transformer. 0 to 100,000."
		   });
		addAnnotation
		  (getTransformer_ExpertGroups(),
		   source,
		   new String[] {
			   "documentation", "Groups of experts whose choice the router limits, as in node-limited routing; 0: it chooses among all. 0 to 100,000."
		   });
		addAnnotation
		  (getTransformer_GroupsPerToken(),
		   source,
		   new String[] {
			   "documentation", "Groups that the experts of one token come from; required with expertGroups. 0 to 100,000."
		   });
		addAnnotation
		  (getTransformer_ExpertFeedForward(),
		   source,
		   new String[] {
			   "documentation", "Inner width of one routed expert; required with experts. 1 to 100,000,000."
		   });
		addAnnotation
		  (getTransformer_SharedExpertFeedForward(),
		   source,
		   new String[] {
			   "documentation", "Inner width of all shared experts together; 0: none. 0 to 100,000,000."
		   });
		addAnnotation
		  (getTransformer_DenseFirstLayers(),
		   source,
		   new String[] {
			   "documentation", "Layers at the start that are dense in a mixture of experts; 0 to 100,000."
		   });
		addAnnotation
		  (getTransformer_GatedFeedForward(),
		   source,
		   new String[] {
			   "documentation", "Whether feed-forward blocks have a gate (SwiGLU), which makes three matrices of two."
		   });
		addAnnotation
		  (jobEClass,
		   source,
		   new String[] {
			   "documentation", "A workload with a plan and a placement."
		   });
		addAnnotation
		  (getJob_Workload(),
		   source,
		   new String[] {
			   "documentation", "What the job runs."
		   });
		addAnnotation
		  (getJob_Plan(),
		   source,
		   new String[] {
			   "documentation", "How the workload is split over GPUs; required unless the workload is independent flows."
		   });
		addAnnotation
		  (getJob_Placement(),
		   source,
		   new String[] {
			   "documentation", "Which GPUs the job gets; unset: all GPUs of the scenario\'s cluster."
		   });
		addAnnotation
		  (getJob_SearchSpace(),
		   source,
		   new String[] {
			   "documentation", "The plans that a search for a better plan looks through, as --space of the command line takes them, such as \'tp=4,8 zero=1\'; unset: every plan."
		   });
		addAnnotation
		  (planEClass,
		   source,
		   new String[] {
			   "documentation", "How a workload is split over GPUs. A job uses TP x CP x PP x DP ranks, one GPU each; EP shares the ranks of DP."
		   });
		addAnnotation
		  (getPlan_Tp(),
		   source,
		   new String[] {
			   "documentation", "Tensor parallelism (TP): GPUs that split each layer; 1 to 10,000,000."
		   });
		addAnnotation
		  (getPlan_Pp(),
		   source,
		   new String[] {
			   "documentation", "Pipeline parallelism (PP): stages the layers are split into; 1 to 10,000,000."
		   });
		addAnnotation
		  (getPlan_Dp(),
		   source,
		   new String[] {
			   "documentation", "Data parallelism (DP): replicas that split the global batch; 1 to 10,000,000."
		   });
		addAnnotation
		  (getPlan_Ep(),
		   source,
		   new String[] {
			   "documentation", "Expert parallelism (EP): GPUs the experts of a layer are spread over; 1 to 10,000,000."
		   });
		addAnnotation
		  (getPlan_Cp(),
		   source,
		   new String[] {
			   "documentation", "Context parallelism (CP): GPUs that split each sequence; 1 to 10,000,000."
		   });
		addAnnotation
		  (getPlan_VirtualStages(),
		   source,
		   new String[] {
			   "documentation", "Interleaving factor of the pipeline: chunks of layers per stage; 1 to 10,000."
		   });
		addAnnotation
		  (getPlan_MicroBatch(),
		   source,
		   new String[] {
			   "documentation", "Sequences of one micro-batch of a replica; 1 to 10,000,000."
		   });
		addAnnotation
		  (getPlan_ZeroStage(),
		   source,
		   new String[] {
			   "documentation", "What DP shards: 0 nothing, 1 optimizer state, 2 also gradients, 3 also parameters (ZeRO, FSDP)."
		   });
		addAnnotation
		  (getPlan_ShardingDegree(),
		   source,
		   new String[] {
			   "documentation", "DP ranks over which ZeRO shards, next to each other; the other ranks of DP hold replicas of the shards (HSDP, arXiv:2304.11277, section 3.2.2). Divides DP; unset: all of DP."
		   });
		addAnnotation
		  (getPlan_SequenceParallelism(),
		   source,
		   new String[] {
			   "documentation", "Megatron\'s sequence parallelism: with TP, norms and dropouts are split along the sequence (arXiv:2205.05198)."
		   });
		addAnnotation
		  (getPlan_Order(),
		   source,
		   new String[] {
			   "documentation", "The dimensions from the inner, which fill the scale-up domain first, to the outer. One that is missing comes last; EP, where missing, takes neighbouring ranks of DP. Default as Llama 3 (arXiv:2407.21783, section 3.3.2)."
		   });
		addAnnotation
		  (getPlan_Schedule(),
		   source,
		   new String[] {
			   "documentation", "In which order a pipeline stage works on its micro-batches."
		   });
		addAnnotation
		  (getPlan_TensorOverlap(),
		   source,
		   new String[] {
			   "documentation", "In which pieces communication of TP hides behind matrix multiplications, where the workload overlaps it."
		   });
		addAnnotation
		  (getPlan_ContextExchange(),
		   source,
		   new String[] {
			   "documentation", "How the ranks of CP get the keys and values of one another."
		   });
		addAnnotation
		  (getPlan_Regather(),
		   source,
		   new String[] {
			   "documentation", "With sequence parallelism: backward gathers the inputs of linear layers once more; false keeps them whole in memory (arXiv:2205.05198, section 4.2.2)."
		   });
		addAnnotation
		  (getPlan_ScatteredSends(),
		   source,
		   new String[] {
			   "documentation", "Without sequence parallelism: each GPU of a TP group sends its share of the activations to the next stage, which gathers them; false: each sends all of them (arXiv:2104.04473, section 4.1)."
		   });
		addAnnotation
		  (getPlan_ScaleOut(),
		   source,
		   new String[] {
			   "documentation", "Dimensions whose neighbours stand in different scale-up domains, so that the compute fabric carries them wherever they stand in the order; unset: none."
		   });
		addAnnotation
		  (placementEClass,
		   source,
		   new String[] {
			   "documentation", "Which GPUs of the cluster a job gets."
		   });
		addAnnotation
		  (getPlacement_ServerGroups(),
		   source,
		   new String[] {
			   "documentation", "The groups the GPUs are taken from, in this order; empty: all groups of the cluster."
		   });
		addAnnotation
		  (getPlacement_Gpus(),
		   source,
		   new String[] {
			   "documentation", "Number of GPUs; unset: all of the groups. 1 to 10,000,000."
		   });
		addAnnotation
		  (getPlacement_FirstServer(),
		   source,
		   new String[] {
			   "documentation", "Servers of the groups that are skipped before the first one used; 0 to 10,000,000."
		   });
		addAnnotation
		  (scenarioEClass,
		   source,
		   new String[] {
			   "documentation", "One combination to analyse: a cluster, its fabrics, at most one of each role, and the jobs that share them."
		   });
		addAnnotation
		  (getScenario_Cluster(),
		   source,
		   new String[] {
			   "documentation", "The servers."
		   });
		addAnnotation
		  (getScenario_Fabrics(),
		   source,
		   new String[] {
			   "documentation", "The networks, at most one of each role."
		   });
		addAnnotation
		  (getScenario_Jobs(),
		   source,
		   new String[] {
			   "documentation", "The jobs that run at the same time."
		   });
		addAnnotation
		  (getScenario_Faults(),
		   source,
		   new String[] {
			   "documentation", "What has failed or slowed down, with blanks between: link:leaf3-spine1, switch:spine2, plane:1, optic:leaf3-host7, rate:leaf3-spine1=200Gb/s, random-links:3%, gpu:servers=80%, nic:servers=200Gb/s, nic:servers; unset: nothing."
		   });
		addAnnotation
		  (requirementEClass,
		   source,
		   new String[] {
			   "documentation", "A measurable target, traced to the metric that decides it."
		   });
		addAnnotation
		  (getRequirement_Criterion(),
		   source,
		   new String[] {
			   "documentation", "Which of the needs of an AI network the requirement states."
		   });
		addAnnotation
		  (getRequirement_Metric(),
		   source,
		   new String[] {
			   "documentation", "Identifier of the metric that decides, as the analyses list it."
		   });
		addAnnotation
		  (getRequirement_Comparison(),
		   source,
		   new String[] {
			   "documentation", "On which side of the target the metric must be."
		   });
		addAnnotation
		  (getRequirement_Target(),
		   source,
		   new String[] {
			   "documentation", "Target with its unit, for instance 380 Gb/s, 10 us or 40%."
		   });
		addAnnotation
		  (getRequirement_Scenario(),
		   source,
		   new String[] {
			   "documentation", "The scenario it applies to; unset: all."
		   });
		addAnnotation
		  (gpuDirectEEnum,
		   source,
		   new String[] {
			   "documentation", "Whether NICs read and write GPU memory directly (GPUDirect RDMA), without a copy in host memory."
		   });
		addAnnotation
		  (gpuDirectEEnum.getELiterals().get(0),
		   source,
		   new String[] {
			   "documentation", "As the catalog says of the server type."
		   });
		addAnnotation
		  (gpuDirectEEnum.getELiterals().get(1),
		   source,
		   new String[] {
			   "documentation", "Used."
		   });
		addAnnotation
		  (gpuDirectEEnum.getELiterals().get(2),
		   source,
		   new String[] {
			   "documentation", "Not used: every transfer is copied through host memory."
		   });
		addAnnotation
		  (nicRoleEEnum,
		   source,
		   new String[] {
			   "documentation", "What a NIC is for."
		   });
		addAnnotation
		  (nicRoleEEnum.getELiterals().get(0),
		   source,
		   new String[] {
			   "documentation", "Traffic between GPUs, over the compute fabric."
		   });
		addAnnotation
		  (nicRoleEEnum.getELiterals().get(1),
		   source,
		   new String[] {
			   "documentation", "Traffic with users and the rest of the data centre."
		   });
		addAnnotation
		  (nicRoleEEnum.getELiterals().get(2),
		   source,
		   new String[] {
			   "documentation", "Traffic with storage."
		   });
		addAnnotation
		  (nicRoleEEnum.getELiterals().get(3),
		   source,
		   new String[] {
			   "documentation", "Out-of-band management."
		   });
		addAnnotation
		  (fabricRoleEEnum,
		   source,
		   new String[] {
			   "documentation", "Which traffic a fabric carries."
		   });
		addAnnotation
		  (fabricRoleEEnum.getELiterals().get(0),
		   source,
		   new String[] {
			   "documentation", "East-west traffic between GPUs."
		   });
		addAnnotation
		  (fabricRoleEEnum.getELiterals().get(1),
		   source,
		   new String[] {
			   "documentation", "Traffic with storage."
		   });
		addAnnotation
		  (fabricRoleEEnum.getELiterals().get(2),
		   source,
		   new String[] {
			   "documentation", "Traffic with users and the rest of the data centre."
		   });
		addAnnotation
		  (fabricRoleEEnum.getELiterals().get(3),
		   source,
		   new String[] {
			   "documentation", "Out-of-band management."
		   });
		addAnnotation
		  (topologyEEnum,
		   source,
		   new String[] {
			   "documentation", "How the switches of a fabric are arranged."
		   });
		addAnnotation
		  (topologyEEnum.getELiterals().get(0),
		   source,
		   new String[] {
			   "documentation", "Fat tree with as few tiers as the number of endpoints allows."
		   });
		addAnnotation
		  (topologyEEnum.getELiterals().get(1),
		   source,
		   new String[] {
			   "documentation", "Leaf and spine."
		   });
		addAnnotation
		  (topologyEEnum.getELiterals().get(2),
		   source,
		   new String[] {
			   "documentation", "Leaf, spine and core."
		   });
		addAnnotation
		  (topologyEEnum.getELiterals().get(3),
		   source,
		   new String[] {
			   "documentation", "Fat tree whose leaf j of a group takes NIC j of every server in the group."
		   });
		addAnnotation
		  (topologyEEnum.getELiterals().get(4),
		   source,
		   new String[] {
			   "documentation", "Rails without a tier that joins them; traffic between rails goes through the scale-up domain (arXiv:2307.12169)."
		   });
		addAnnotation
		  (topologyEEnum.getELiterals().get(5),
		   source,
		   new String[] {
			   "documentation", "Several disjoint fat trees, each on a port of its own of every NIC."
		   });
		addAnnotation
		  (topologyEEnum.getELiterals().get(6),
		   source,
		   new String[] {
			   "documentation", "Groups of leaves and spines, joined by links between spines (Shpiner et al., 2017)."
		   });
		addAnnotation
		  (topologyEEnum.getELiterals().get(7),
		   source,
		   new String[] {
			   "documentation", "The single switches and links that the fabric lists."
		   });
		addAnnotation
		  (tierKindEEnum,
		   source,
		   new String[] {
			   "documentation", "The place of a switch in the hierarchy."
		   });
		addAnnotation
		  (tierKindEEnum.getELiterals().get(0),
		   source,
		   new String[] {
			   "documentation", "Connects endpoints."
		   });
		addAnnotation
		  (tierKindEEnum.getELiterals().get(1),
		   source,
		   new String[] {
			   "documentation", "Connects leaves."
		   });
		addAnnotation
		  (tierKindEEnum.getELiterals().get(2),
		   source,
		   new String[] {
			   "documentation", "Connects spines."
		   });
		addAnnotation
		  (routingEEnum,
		   source,
		   new String[] {
			   "documentation", "How packets choose among equal paths."
		   });
		addAnnotation
		  (routingEEnum.getELiterals().get(0),
		   source,
		   new String[] {
			   "documentation", "As the transport does by default."
		   });
		addAnnotation
		  (routingEEnum.getELiterals().get(1),
		   source,
		   new String[] {
			   "documentation", "By a hash of the flow."
		   });
		addAnnotation
		  (routingEEnum.getELiterals().get(2),
		   source,
		   new String[] {
			   "documentation", "Packet by packet, by the load of the ports."
		   });
		addAnnotation
		  (routingEEnum.getELiterals().get(3),
		   source,
		   new String[] {
			   "documentation", "Packet by packet, evenly over all paths."
		   });
		addAnnotation
		  (routingEEnum.getELiterals().get(4),
		   source,
		   new String[] {
			   "documentation", "By fixed tables, destination by destination."
		   });
		addAnnotation
		  (isolationEEnum,
		   source,
		   new String[] {
			   "documentation", "What keeps the jobs that share a fabric apart."
		   });
		addAnnotation
		  (isolationEEnum.getELiterals().get(0),
		   source,
		   new String[] {
			   "documentation", "Nothing: their flows share every link alike."
		   });
		addAnnotation
		  (isolationEEnum.getELiterals().get(1),
		   source,
		   new String[] {
			   "documentation", "Each job has a priority or virtual lane of its own, as far as the transport has some; each that waits at a link gets an equal part of it."
		   });
		addAnnotation
		  (isolationEEnum.getELiterals().get(2),
		   source,
		   new String[] {
			   "documentation", "Each job uses planes of its own, in turn; needs a fabric of several planes."
		   });
		addAnnotation
		  (precisionEEnum,
		   source,
		   new String[] {
			   "documentation", "A number format, with its bytes per number."
		   });
		addAnnotation
		  (precisionEEnum.getELiterals().get(0),
		   source,
		   new String[] {
			   "documentation", "Brain floating point, 2 bytes."
		   });
		addAnnotation
		  (precisionEEnum.getELiterals().get(1),
		   source,
		   new String[] {
			   "documentation", "IEEE half precision, 2 bytes."
		   });
		addAnnotation
		  (precisionEEnum.getELiterals().get(2),
		   source,
		   new String[] {
			   "documentation", "8-bit floating point, 1 byte."
		   });
		addAnnotation
		  (precisionEEnum.getELiterals().get(3),
		   source,
		   new String[] {
			   "documentation", "4-bit floating point, half a byte."
		   });
		addAnnotation
		  (precisionEEnum.getELiterals().get(4),
		   source,
		   new String[] {
			   "documentation", "IEEE single precision, 4 bytes."
		   });
		addAnnotation
		  (optimizerEEnum,
		   source,
		   new String[] {
			   "documentation", "An optimizer, with the state it keeps per parameter beside a 4-byte master copy."
		   });
		addAnnotation
		  (optimizerEEnum.getELiterals().get(0),
		   source,
		   new String[] {
			   "documentation", "Adam or AdamW: two moments, 8 bytes."
		   });
		addAnnotation
		  (optimizerEEnum.getELiterals().get(1),
		   source,
		   new String[] {
			   "documentation", "Adam with moments in bf16: 4 bytes (arXiv:2412.19437, section 3.3.3)."
		   });
		addAnnotation
		  (optimizerEEnum.getELiterals().get(2),
		   source,
		   new String[] {
			   "documentation", "Stochastic gradient descent with momentum: 4 bytes."
		   });
		addAnnotation
		  (optimizerEEnum.getELiterals().get(3),
		   source,
		   new String[] {
			   "documentation", "Stochastic gradient descent: none."
		   });
		addAnnotation
		  (recomputeEEnum,
		   source,
		   new String[] {
			   "documentation", "Which activations the backward pass computes again (arXiv:2205.05198)."
		   });
		addAnnotation
		  (recomputeEEnum.getELiterals().get(0),
		   source,
		   new String[] {
			   "documentation", "None: all are kept."
		   });
		addAnnotation
		  (recomputeEEnum.getELiterals().get(1),
		   source,
		   new String[] {
			   "documentation", "The core of attention only."
		   });
		addAnnotation
		  (recomputeEEnum.getELiterals().get(2),
		   source,
		   new String[] {
			   "documentation", "All of each layer; only its input is kept."
		   });
		addAnnotation
		  (attentionEEnum,
		   source,
		   new String[] {
			   "documentation", "Kind of attention."
		   });
		addAnnotation
		  (attentionEEnum.getELiterals().get(0),
		   source,
		   new String[] {
			   "documentation", "Multi-head attention: every query head has keys and values of its own."
		   });
		addAnnotation
		  (attentionEEnum.getELiterals().get(1),
		   source,
		   new String[] {
			   "documentation", "Grouped-query attention: query heads share key and value heads."
		   });
		addAnnotation
		  (attentionEEnum.getELiterals().get(2),
		   source,
		   new String[] {
			   "documentation", "Multi-head latent attention: keys and values are compressed (arXiv:2405.04434)."
		   });
		addAnnotation
		  (parallelDimensionEEnum,
		   source,
		   new String[] {
			   "documentation", "A dimension of parallelism."
		   });
		addAnnotation
		  (parallelDimensionEEnum.getELiterals().get(0),
		   source,
		   new String[] {
			   "documentation", "Tensor parallelism."
		   });
		addAnnotation
		  (parallelDimensionEEnum.getELiterals().get(1),
		   source,
		   new String[] {
			   "documentation", "Context parallelism."
		   });
		addAnnotation
		  (parallelDimensionEEnum.getELiterals().get(2),
		   source,
		   new String[] {
			   "documentation", "Expert parallelism."
		   });
		addAnnotation
		  (parallelDimensionEEnum.getELiterals().get(3),
		   source,
		   new String[] {
			   "documentation", "Pipeline parallelism."
		   });
		addAnnotation
		  (parallelDimensionEEnum.getELiterals().get(4),
		   source,
		   new String[] {
			   "documentation", "Data parallelism."
		   });
		addAnnotation
		  (pipelineScheduleEEnum,
		   source,
		   new String[] {
			   "documentation", "In which order a pipeline stage works on its micro-batches."
		   });
		addAnnotation
		  (pipelineScheduleEEnum.getELiterals().get(0),
		   source,
		   new String[] {
			   "documentation", "One forward, one backward in turn (arXiv:2006.09503)."
		   });
		addAnnotation
		  (pipelineScheduleEEnum.getELiterals().get(1),
		   source,
		   new String[] {
			   "documentation", "All forward, then all backward (arXiv:1811.06965)."
		   });
		addAnnotation
		  (pipelineScheduleEEnum.getELiterals().get(2),
		   source,
		   new String[] {
			   "documentation", "1F1B over several virtual stages (arXiv:2104.04473)."
		   });
		addAnnotation
		  (pipelineScheduleEEnum.getELiterals().get(3),
		   source,
		   new String[] {
			   "documentation", "Backward split in two, ZB-H1 (arXiv:2401.10241)."
		   });
		addAnnotation
		  (pipelineScheduleEEnum.getELiterals().get(4),
		   source,
		   new String[] {
			   "documentation", "Two directions at once, with forward and backward paired (arXiv:2412.19437)."
		   });
		addAnnotation
		  (pipelineScheduleEEnum.getELiterals().get(5),
		   source,
		   new String[] {
			   "documentation", "Backward split in two over two chunks of a stage, which micro-batches pass down and up again, ZB-V (arXiv:2401.10241, section 6)."
		   });
		addAnnotation
		  (tensorOverlapEEnum,
		   source,
		   new String[] {
			   "documentation", "In which pieces communication of TP hides behind matrix multiplications."
		   });
		addAnnotation
		  (tensorOverlapEEnum.getELiterals().get(0),
		   source,
		   new String[] {
			   "documentation", "As many chunks as ranks, each multiplied while the ring passes on the next; needs sequence parallelism."
		   });
		addAnnotation
		  (tensorOverlapEEnum.getELiterals().get(1),
		   source,
		   new String[] {
			   "documentation", "A collective for each of four parts of the micro-batch, beside the multiplication of the next."
		   });
		addAnnotation
		  (contextExchangeEEnum,
		   source,
		   new String[] {
			   "documentation", "How the ranks of CP get the keys and values of one another."
		   });
		addAnnotation
		  (contextExchangeEEnum.getELiterals().get(0),
		   source,
		   new String[] {
			   "documentation", "In a ring, one part at a time, beside attention to the part before (arXiv:2310.01889)."
		   });
		addAnnotation
		  (contextExchangeEEnum.getELiterals().get(1),
		   source,
		   new String[] {
			   "documentation", "All of them before attention, which any mask allows; nothing hides it (Llama 3, arXiv:2407.21783, section 3.3.2)."
		   });
		addAnnotation
		  (comparisonEEnum,
		   source,
		   new String[] {
			   "documentation", "On which side of the target a metric must be."
		   });
		addAnnotation
		  (comparisonEEnum.getELiterals().get(0),
		   source,
		   new String[] {
			   "documentation", "Target or more."
		   });
		addAnnotation
		  (comparisonEEnum.getELiterals().get(1),
		   source,
		   new String[] {
			   "documentation", "Target or less."
		   });
		addAnnotation
		  (criterionEEnum,
		   source,
		   new String[] {
			   "documentation", "The six needs of an AI network, and others."
		   });
		addAnnotation
		  (criterionEEnum.getELiterals().get(0),
		   source,
		   new String[] {
			   "documentation", "Bandwidth that a collective really gets."
		   });
		addAnnotation
		  (criterionEEnum.getELiterals().get(1),
		   source,
		   new String[] {
			   "documentation", "Latency and how much it varies."
		   });
		addAnnotation
		  (criterionEEnum.getELiterals().get(2),
		   source,
		   new String[] {
			   "documentation", "Behaviour when many send to one."
		   });
		addAnnotation
		  (criterionEEnum.getELiterals().get(3),
		   source,
		   new String[] {
			   "documentation", "Even use of equal paths."
		   });
		addAnnotation
		  (criterionEEnum.getELiterals().get(4),
		   source,
		   new String[] {
			   "documentation", "Jobs and tenants do not slow one another."
		   });
		addAnnotation
		  (criterionEEnum.getELiterals().get(5),
		   source,
		   new String[] {
			   "documentation", "Trouble can be seen and located."
		   });
		addAnnotation
		  (criterionEEnum.getELiterals().get(6),
		   source,
		   new String[] {
			   "documentation", "Any other need, for instance cost or power."
		   });
		addAnnotation
		  (bandwidthEDataType,
		   source,
		   new String[] {
			   "documentation", "Bandwidth per direction, in B/s. Text with a unit: 400 Gb/s, 50 GB/s.",
			   "create", "return org.eastwest.model.internal.text.QuantityText.parse(it, org.eastwest.quantity.Dimension.BANDWIDTH);",
			   "convert", "return org.eastwest.model.internal.text.QuantityText.print(it, org.eastwest.quantity.Dimension.BANDWIDTH);"
		   });
		addAnnotation
		  (sizeEDataType,
		   source,
		   new String[] {
			   "documentation", "Amount of data, in bytes. Text with a unit: 80 GiB, 1 MB.",
			   "create", "return org.eastwest.model.internal.text.QuantityText.parse(it, org.eastwest.quantity.Dimension.SIZE);",
			   "convert", "return org.eastwest.model.internal.text.QuantityText.print(it, org.eastwest.quantity.Dimension.SIZE);"
		   });
		addAnnotation
		  (timeEDataType,
		   source,
		   new String[] {
			   "documentation", "Duration, in seconds. Text with a unit: 1.2 us.",
			   "create", "return org.eastwest.model.internal.text.QuantityText.parse(it, org.eastwest.quantity.Dimension.TIME);",
			   "convert", "return org.eastwest.model.internal.text.QuantityText.print(it, org.eastwest.quantity.Dimension.TIME);"
		   });
		addAnnotation
		  (rateEDataType,
		   source,
		   new String[] {
			   "documentation", "Events per second, in 1/s.",
			   "create", "return org.eastwest.model.internal.text.QuantityText.parse(it, org.eastwest.quantity.Dimension.RATE);",
			   "convert", "return org.eastwest.model.internal.text.QuantityText.print(it, org.eastwest.quantity.Dimension.RATE);"
		   });
		addAnnotation
		  (lengthEDataType,
		   source,
		   new String[] {
			   "documentation", "Length, in metres. Text with a unit: 30 m.",
			   "create", "return org.eastwest.model.internal.text.QuantityText.parse(it, org.eastwest.quantity.Dimension.LENGTH);",
			   "convert", "return org.eastwest.model.internal.text.QuantityText.print(it, org.eastwest.quantity.Dimension.LENGTH);"
		   });
		addAnnotation
		  (ratioEDataType,
		   source,
		   new String[] {
			   "documentation", "Quotient of two like quantities, without a unit. Text: 0.3, 30% or 7:1.",
			   "create", "return org.eastwest.model.internal.text.QuantityText.parse(it, org.eastwest.quantity.Dimension.RATIO);",
			   "convert", "return org.eastwest.model.internal.text.QuantityText.print(it, org.eastwest.quantity.Dimension.RATIO);"
		   });
		addAnnotation
		  (dimensionOrderEDataType,
		   source,
		   new String[] {
			   "documentation", "Dimensions of parallelism in an order. Text: their literals with blanks between, TP CP PP DP.",
			   "create", "return org.eastwest.model.internal.text.ListText.parseDimensionOrder(it);",
			   "convert", "return org.eastwest.model.internal.text.ListText.print(it);"
		   });
		addAnnotation
		  (priorityListEDataType,
		   source,
		   new String[] {
			   "documentation", "Priorities of traffic, 0 to 7. Text: numbers with blanks between.",
			   "create", "return org.eastwest.model.internal.text.ListText.parsePriorityList(it);",
			   "convert", "return org.eastwest.model.internal.text.ListText.print(it);"
		   });
		addAnnotation
		  (faultListEDataType,
		   source,
		   new String[] {
			   "documentation", "Faults, blanks between.",
			   "create", "return org.eastwest.model.internal.text.ListText.parseFaultList(it);",
			   "convert", "return org.eastwest.model.internal.text.ListText.print(it);"
		   });
	}

	/**
	 * Initializes the annotations for <b>http://www.eastwest.org/design/catalog</b>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void createCatalogAnnotations() {
		String source = "http://www.eastwest.org/design/catalog";
		addAnnotation
		  (getServerGroup_ServerType(),
		   source,
		   new String[] {
			   "table", "servers"
		   });
		addAnnotation
		  (getNicGroup_NicType(),
		   source,
		   new String[] {
			   "table", "nics"
		   });
		addAnnotation
		  (getFabric_SwitchType(),
		   source,
		   new String[] {
			   "table", "switches"
		   });
		addAnnotation
		  (getFabric_Transport(),
		   source,
		   new String[] {
			   "table", "transports"
		   });
		addAnnotation
		  (getFabric_HostCable(),
		   source,
		   new String[] {
			   "table", "links"
		   });
		addAnnotation
		  (getTier_SwitchType(),
		   source,
		   new String[] {
			   "table", "switches"
		   });
		addAnnotation
		  (getTier_Cable(),
		   source,
		   new String[] {
			   "table", "links"
		   });
		addAnnotation
		  (getSwitch_SwitchType(),
		   source,
		   new String[] {
			   "table", "switches"
		   });
		addAnnotation
		  (getModelWorkload_ModelShape(),
		   source,
		   new String[] {
			   "table", "models"
		   });
	}

	/**
	 * Initializes the annotations for <b>http://www.eastwest.org/design/range</b>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void createRangeAnnotations() {
		String source = "http://www.eastwest.org/design/range";
		addAnnotation
		  (getServerGroup_Count(),
		   source,
		   new String[] {
			   "minimum", "1",
			   "maximum", "10000000"
		   });
		addAnnotation
		  (getServerGroup_ServersPerRack(),
		   source,
		   new String[] {
			   "minimum", "1",
			   "maximum", "100"
		   });
		addAnnotation
		  (getServerGroup_ScaleUpDomainSize(),
		   source,
		   new String[] {
			   "minimum", "1",
			   "maximum", "100000"
		   });
		addAnnotation
		  (getNicGroup_CountPerServer(),
		   source,
		   new String[] {
			   "minimum", "1",
			   "maximum", "256"
		   });
		addAnnotation
		  (getNicGroup_Rate(),
		   source,
		   new String[] {
			   "above", "0",
			   "maximum", "1.25e13"
		   });
		addAnnotation
		  (getNicGroup_PortsPerNic(),
		   source,
		   new String[] {
			   "minimum", "1",
			   "maximum", "64"
		   });
		addAnnotation
		  (getFabric_LinkRate(),
		   source,
		   new String[] {
			   "above", "0",
			   "maximum", "1.25e13"
		   });
		addAnnotation
		  (getFabric_Planes(),
		   source,
		   new String[] {
			   "minimum", "1",
			   "maximum", "64"
		   });
		addAnnotation
		  (getFabric_ReservedPorts(),
		   source,
		   new String[] {
			   "minimum", "0",
			   "maximum", "1000000"
		   });
		addAnnotation
		  (getFabric_QueuePairsPerConnection(),
		   source,
		   new String[] {
			   "minimum", "1",
			   "maximum", "4096"
		   });
		addAnnotation
		  (getFabric_HostCableLength(),
		   source,
		   new String[] {
			   "minimum", "0",
			   "maximum", "100000"
		   });
		addAnnotation
		  (getTier_SwitchCount(),
		   source,
		   new String[] {
			   "minimum", "1",
			   "maximum", "1000000"
		   });
		addAnnotation
		  (getTier_DownlinksPerSwitch(),
		   source,
		   new String[] {
			   "minimum", "1",
			   "maximum", "4096"
		   });
		addAnnotation
		  (getTier_Oversubscription(),
		   source,
		   new String[] {
			   "minimum", "0.01",
			   "maximum", "1000"
		   });
		addAnnotation
		  (getTier_UplinkRate(),
		   source,
		   new String[] {
			   "above", "0",
			   "maximum", "1.25e13"
		   });
		addAnnotation
		  (getTier_Breakout(),
		   source,
		   new String[] {
			   "minimum", "1",
			   "maximum", "64"
		   });
		addAnnotation
		  (getTier_UplinkBreakout(),
		   source,
		   new String[] {
			   "minimum", "1",
			   "maximum", "64"
		   });
		addAnnotation
		  (getTier_EndpointsPerPod(),
		   source,
		   new String[] {
			   "minimum", "1",
			   "maximum", "10000000"
		   });
		addAnnotation
		  (getTier_CableLength(),
		   source,
		   new String[] {
			   "minimum", "0",
			   "maximum", "100000"
		   });
		addAnnotation
		  (getSwitch_Endpoints(),
		   source,
		   new String[] {
			   "minimum", "0",
			   "maximum", "4096"
		   });
		addAnnotation
		  (getLink_Rate(),
		   source,
		   new String[] {
			   "above", "0",
			   "maximum", "1.25e13"
		   });
		addAnnotation
		  (getLink_Count(),
		   source,
		   new String[] {
			   "minimum", "1",
			   "maximum", "4096"
		   });
		addAnnotation
		  (getModelWorkload_ExpertLoadImbalance(),
		   source,
		   new String[] {
			   "minimum", "1",
			   "maximum", "1000"
		   });
		addAnnotation
		  (getTrainingRun_SequenceLength(),
		   source,
		   new String[] {
			   "minimum", "1",
			   "maximum", "100000000"
		   });
		addAnnotation
		  (getTrainingRun_GlobalBatch(),
		   source,
		   new String[] {
			   "minimum", "1",
			   "maximum", "10000000"
		   });
		addAnnotation
		  (getInferenceService_PromptTokens(),
		   source,
		   new String[] {
			   "minimum", "1",
			   "maximum", "100000000"
		   });
		addAnnotation
		  (getInferenceService_OutputTokens(),
		   source,
		   new String[] {
			   "minimum", "1",
			   "maximum", "100000000"
		   });
		addAnnotation
		  (getInferenceService_RequestRate(),
		   source,
		   new String[] {
			   "above", "0",
			   "maximum", "1e9"
		   });
		addAnnotation
		  (getInferenceService_Concurrency(),
		   source,
		   new String[] {
			   "minimum", "1",
			   "maximum", "10000000"
		   });
		addAnnotation
		  (getInferenceService_TimeToFirstToken(),
		   source,
		   new String[] {
			   "above", "0",
			   "maximum", "1e5"
		   });
		addAnnotation
		  (getInferenceService_TimePerOutputToken(),
		   source,
		   new String[] {
			   "above", "0",
			   "maximum", "1e5"
		   });
		addAnnotation
		  (getIndependentFlows_Flows(),
		   source,
		   new String[] {
			   "minimum", "1",
			   "maximum", "10000000"
		   });
		addAnnotation
		  (getIndependentFlows_FlowSize(),
		   source,
		   new String[] {
			   "above", "0",
			   "maximum", "1e18"
		   });
		addAnnotation
		  (getIndependentFlows_FlowRate(),
		   source,
		   new String[] {
			   "above", "0",
			   "maximum", "1.25e13"
		   });
		addAnnotation
		  (getIndependentFlows_Load(),
		   source,
		   new String[] {
			   "above", "0",
			   "maximum", "1"
		   });
		addAnnotation
		  (getTransformer_Layers(),
		   source,
		   new String[] {
			   "minimum", "1",
			   "maximum", "100000"
		   });
		addAnnotation
		  (getTransformer_Hidden(),
		   source,
		   new String[] {
			   "minimum", "1",
			   "maximum", "10000000"
		   });
		addAnnotation
		  (getTransformer_Heads(),
		   source,
		   new String[] {
			   "minimum", "1",
			   "maximum", "100000"
		   });
		addAnnotation
		  (getTransformer_KvHeads(),
		   source,
		   new String[] {
			   "minimum", "1",
			   "maximum", "100000"
		   });
		addAnnotation
		  (getTransformer_HeadDimension(),
		   source,
		   new String[] {
			   "minimum", "1",
			   "maximum", "1000000"
		   });
		addAnnotation
		  (getTransformer_FeedForward(),
		   source,
		   new String[] {
			   "minimum", "1",
			   "maximum", "100000000"
		   });
		addAnnotation
		  (getTransformer_Vocabulary(),
		   source,
		   new String[] {
			   "minimum", "1",
			   "maximum", "100000000"
		   });
		addAnnotation
		  (getTransformer_QueryRank(),
		   source,
		   new String[] {
			   "minimum", "1",
			   "maximum", "10000000"
		   });
		addAnnotation
		  (getTransformer_KeyValueRank(),
		   source,
		   new String[] {
			   "minimum", "1",
			   "maximum", "10000000"
		   });
		addAnnotation
		  (getTransformer_RopeDimension(),
		   source,
		   new String[] {
			   "minimum", "1",
			   "maximum", "1000000"
		   });
		addAnnotation
		  (getTransformer_SlidingWindow(),
		   source,
		   new String[] {
			   "minimum", "1",
			   "maximum", "100000000"
		   });
		addAnnotation
		  (getTransformer_Experts(),
		   source,
		   new String[] {
			   "minimum", "0",
			   "maximum", "100000"
		   });
		addAnnotation
		  (getTransformer_TopK(),
		   source,
		   new String[] {
			   "minimum", "0",
			   "maximum", "100000"
		   });
		addAnnotation
		  (getTransformer_ExpertGroups(),
		   source,
		   new String[] {
			   "minimum", "0",
			   "maximum", "100000"
		   });
		addAnnotation
		  (getTransformer_GroupsPerToken(),
		   source,
		   new String[] {
			   "minimum", "0",
			   "maximum", "100000"
		   });
		addAnnotation
		  (getTransformer_ExpertFeedForward(),
		   source,
		   new String[] {
			   "minimum", "1",
			   "maximum", "100000000"
		   });
		addAnnotation
		  (getTransformer_SharedExpertFeedForward(),
		   source,
		   new String[] {
			   "minimum", "0",
			   "maximum", "100000000"
		   });
		addAnnotation
		  (getTransformer_DenseFirstLayers(),
		   source,
		   new String[] {
			   "minimum", "0",
			   "maximum", "100000"
		   });
		addAnnotation
		  (getPlan_Tp(),
		   source,
		   new String[] {
			   "minimum", "1",
			   "maximum", "10000000"
		   });
		addAnnotation
		  (getPlan_Pp(),
		   source,
		   new String[] {
			   "minimum", "1",
			   "maximum", "10000000"
		   });
		addAnnotation
		  (getPlan_Dp(),
		   source,
		   new String[] {
			   "minimum", "1",
			   "maximum", "10000000"
		   });
		addAnnotation
		  (getPlan_Ep(),
		   source,
		   new String[] {
			   "minimum", "1",
			   "maximum", "10000000"
		   });
		addAnnotation
		  (getPlan_Cp(),
		   source,
		   new String[] {
			   "minimum", "1",
			   "maximum", "10000000"
		   });
		addAnnotation
		  (getPlan_VirtualStages(),
		   source,
		   new String[] {
			   "minimum", "1",
			   "maximum", "10000"
		   });
		addAnnotation
		  (getPlan_MicroBatch(),
		   source,
		   new String[] {
			   "minimum", "1",
			   "maximum", "10000000"
		   });
		addAnnotation
		  (getPlan_ZeroStage(),
		   source,
		   new String[] {
			   "minimum", "0",
			   "maximum", "3"
		   });
		addAnnotation
		  (getPlan_ShardingDegree(),
		   source,
		   new String[] {
			   "minimum", "1",
			   "maximum", "10000000"
		   });
		addAnnotation
		  (getPlacement_Gpus(),
		   source,
		   new String[] {
			   "minimum", "1",
			   "maximum", "10000000"
		   });
		addAnnotation
		  (getPlacement_FirstServer(),
		   source,
		   new String[] {
			   "minimum", "0",
			   "maximum", "10000000"
		   });
	}

} //DesignPackageImpl
