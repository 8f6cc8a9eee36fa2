/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.eastwest.model.design;

import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EDataType;
import org.eclipse.emf.ecore.EEnum;
import org.eclipse.emf.ecore.EPackage;
import org.eclipse.emf.ecore.EReference;

/**
 * <!-- begin-user-doc -->
 * The <b>Package</b> for the model.
 * It contains accessors for the meta objects to represent
 * <ul>
 *   <li>each class,</li>
 *   <li>each feature of each class,</li>
 *   <li>each enum,</li>
 *   <li>and each data type</li>
 * </ul>
 * <!-- end-user-doc -->
 * <!-- begin-model-doc -->
 * The Eastwest design: a cluster of GPU servers, its fabrics, its workloads and plans, the scenarios that combine them and their requirements. Quantities are in SI units; bandwidth is per direction.
 * <!-- end-model-doc -->
 * @see org.eastwest.model.design.DesignFactory
 * @model kind="package"
 * @generated
 */
public interface DesignPackage extends EPackage {
	/**
	 * The package name.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	String eNAME = "design";

	/**
	 * The package namespace URI.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	String eNS_URI = "http://www.eastwest.org/design/1";

	/**
	 * The package namespace name.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	String eNS_PREFIX = "design";

	/**
	 * The singleton instance of the package.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	DesignPackage eINSTANCE = org.eastwest.model.design.impl.DesignPackageImpl.init();

	/**
	 * The meta object id for the '{@link org.eastwest.model.design.impl.NamedElementImpl <em>Named Element</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.eastwest.model.design.impl.NamedElementImpl
	 * @see org.eastwest.model.design.impl.DesignPackageImpl#getNamedElement()
	 * @generated
	 */
	int NAMED_ELEMENT = 0;

	/**
	 * The feature id for the '<em><b>Id</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int NAMED_ELEMENT__ID = 0;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int NAMED_ELEMENT__NAME = 1;

	/**
	 * The feature id for the '<em><b>Description</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int NAMED_ELEMENT__DESCRIPTION = 2;

	/**
	 * The number of structural features of the '<em>Named Element</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int NAMED_ELEMENT_FEATURE_COUNT = 3;

	/**
	 * The meta object id for the '{@link org.eastwest.model.design.impl.DesignImpl <em>Design</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.eastwest.model.design.impl.DesignImpl
	 * @see org.eastwest.model.design.impl.DesignPackageImpl#getDesign()
	 * @generated
	 */
	int DESIGN = 1;

	/**
	 * The feature id for the '<em><b>Id</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int DESIGN__ID = NAMED_ELEMENT__ID;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int DESIGN__NAME = NAMED_ELEMENT__NAME;

	/**
	 * The feature id for the '<em><b>Description</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int DESIGN__DESCRIPTION = NAMED_ELEMENT__DESCRIPTION;

	/**
	 * The feature id for the '<em><b>Author</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int DESIGN__AUTHOR = NAMED_ELEMENT_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Source</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int DESIGN__SOURCE = NAMED_ELEMENT_FEATURE_COUNT + 1;

	/**
	 * The feature id for the '<em><b>Clusters</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int DESIGN__CLUSTERS = NAMED_ELEMENT_FEATURE_COUNT + 2;

	/**
	 * The feature id for the '<em><b>Fabrics</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int DESIGN__FABRICS = NAMED_ELEMENT_FEATURE_COUNT + 3;

	/**
	 * The feature id for the '<em><b>Workloads</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int DESIGN__WORKLOADS = NAMED_ELEMENT_FEATURE_COUNT + 4;

	/**
	 * The feature id for the '<em><b>Jobs</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int DESIGN__JOBS = NAMED_ELEMENT_FEATURE_COUNT + 5;

	/**
	 * The feature id for the '<em><b>Scenarios</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int DESIGN__SCENARIOS = NAMED_ELEMENT_FEATURE_COUNT + 6;

	/**
	 * The feature id for the '<em><b>Requirements</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int DESIGN__REQUIREMENTS = NAMED_ELEMENT_FEATURE_COUNT + 7;

	/**
	 * The number of structural features of the '<em>Design</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int DESIGN_FEATURE_COUNT = NAMED_ELEMENT_FEATURE_COUNT + 8;

	/**
	 * The meta object id for the '{@link org.eastwest.model.design.impl.ClusterImpl <em>Cluster</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.eastwest.model.design.impl.ClusterImpl
	 * @see org.eastwest.model.design.impl.DesignPackageImpl#getCluster()
	 * @generated
	 */
	int CLUSTER = 2;

	/**
	 * The feature id for the '<em><b>Id</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CLUSTER__ID = NAMED_ELEMENT__ID;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CLUSTER__NAME = NAMED_ELEMENT__NAME;

	/**
	 * The feature id for the '<em><b>Description</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CLUSTER__DESCRIPTION = NAMED_ELEMENT__DESCRIPTION;

	/**
	 * The feature id for the '<em><b>Server Groups</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CLUSTER__SERVER_GROUPS = NAMED_ELEMENT_FEATURE_COUNT + 0;

	/**
	 * The number of structural features of the '<em>Cluster</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CLUSTER_FEATURE_COUNT = NAMED_ELEMENT_FEATURE_COUNT + 1;

	/**
	 * The meta object id for the '{@link org.eastwest.model.design.impl.ServerGroupImpl <em>Server Group</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.eastwest.model.design.impl.ServerGroupImpl
	 * @see org.eastwest.model.design.impl.DesignPackageImpl#getServerGroup()
	 * @generated
	 */
	int SERVER_GROUP = 3;

	/**
	 * The feature id for the '<em><b>Id</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int SERVER_GROUP__ID = NAMED_ELEMENT__ID;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int SERVER_GROUP__NAME = NAMED_ELEMENT__NAME;

	/**
	 * The feature id for the '<em><b>Description</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int SERVER_GROUP__DESCRIPTION = NAMED_ELEMENT__DESCRIPTION;

	/**
	 * The feature id for the '<em><b>Server Type</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int SERVER_GROUP__SERVER_TYPE = NAMED_ELEMENT_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Count</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int SERVER_GROUP__COUNT = NAMED_ELEMENT_FEATURE_COUNT + 1;

	/**
	 * The feature id for the '<em><b>Servers Per Rack</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int SERVER_GROUP__SERVERS_PER_RACK = NAMED_ELEMENT_FEATURE_COUNT + 2;

	/**
	 * The feature id for the '<em><b>Scale Up Domain Size</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int SERVER_GROUP__SCALE_UP_DOMAIN_SIZE = NAMED_ELEMENT_FEATURE_COUNT + 3;

	/**
	 * The feature id for the '<em><b>Gpu Direct</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int SERVER_GROUP__GPU_DIRECT = NAMED_ELEMENT_FEATURE_COUNT + 4;

	/**
	 * The feature id for the '<em><b>Nics</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int SERVER_GROUP__NICS = NAMED_ELEMENT_FEATURE_COUNT + 5;

	/**
	 * The number of structural features of the '<em>Server Group</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int SERVER_GROUP_FEATURE_COUNT = NAMED_ELEMENT_FEATURE_COUNT + 6;

	/**
	 * The meta object id for the '{@link org.eastwest.model.design.impl.NicGroupImpl <em>Nic Group</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.eastwest.model.design.impl.NicGroupImpl
	 * @see org.eastwest.model.design.impl.DesignPackageImpl#getNicGroup()
	 * @generated
	 */
	int NIC_GROUP = 4;

	/**
	 * The feature id for the '<em><b>Role</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int NIC_GROUP__ROLE = 0;

	/**
	 * The feature id for the '<em><b>Nic Type</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int NIC_GROUP__NIC_TYPE = 1;

	/**
	 * The feature id for the '<em><b>Count Per Server</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int NIC_GROUP__COUNT_PER_SERVER = 2;

	/**
	 * The feature id for the '<em><b>Rate</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int NIC_GROUP__RATE = 3;

	/**
	 * The feature id for the '<em><b>Ports Per Nic</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int NIC_GROUP__PORTS_PER_NIC = 4;

	/**
	 * The number of structural features of the '<em>Nic Group</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int NIC_GROUP_FEATURE_COUNT = 5;

	/**
	 * The meta object id for the '{@link org.eastwest.model.design.impl.FabricImpl <em>Fabric</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.eastwest.model.design.impl.FabricImpl
	 * @see org.eastwest.model.design.impl.DesignPackageImpl#getFabric()
	 * @generated
	 */
	int FABRIC = 5;

	/**
	 * The feature id for the '<em><b>Id</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FABRIC__ID = NAMED_ELEMENT__ID;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FABRIC__NAME = NAMED_ELEMENT__NAME;

	/**
	 * The feature id for the '<em><b>Description</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FABRIC__DESCRIPTION = NAMED_ELEMENT__DESCRIPTION;

	/**
	 * The feature id for the '<em><b>Role</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FABRIC__ROLE = NAMED_ELEMENT_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Topology</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FABRIC__TOPOLOGY = NAMED_ELEMENT_FEATURE_COUNT + 1;

	/**
	 * The feature id for the '<em><b>Switch Type</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FABRIC__SWITCH_TYPE = NAMED_ELEMENT_FEATURE_COUNT + 2;

	/**
	 * The feature id for the '<em><b>Transport</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FABRIC__TRANSPORT = NAMED_ELEMENT_FEATURE_COUNT + 3;

	/**
	 * The feature id for the '<em><b>Link Rate</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FABRIC__LINK_RATE = NAMED_ELEMENT_FEATURE_COUNT + 4;

	/**
	 * The feature id for the '<em><b>Planes</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FABRIC__PLANES = NAMED_ELEMENT_FEATURE_COUNT + 5;

	/**
	 * The feature id for the '<em><b>Reserved Ports</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FABRIC__RESERVED_PORTS = NAMED_ELEMENT_FEATURE_COUNT + 6;

	/**
	 * The feature id for the '<em><b>Routing</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FABRIC__ROUTING = NAMED_ELEMENT_FEATURE_COUNT + 7;

	/**
	 * The feature id for the '<em><b>Isolation</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FABRIC__ISOLATION = NAMED_ELEMENT_FEATURE_COUNT + 8;

	/**
	 * The feature id for the '<em><b>Queue Pairs Per Connection</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FABRIC__QUEUE_PAIRS_PER_CONNECTION = NAMED_ELEMENT_FEATURE_COUNT + 9;

	/**
	 * The feature id for the '<em><b>Lossless Priorities</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FABRIC__LOSSLESS_PRIORITIES = NAMED_ELEMENT_FEATURE_COUNT + 10;

	/**
	 * The feature id for the '<em><b>Host Cable</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FABRIC__HOST_CABLE = NAMED_ELEMENT_FEATURE_COUNT + 11;

	/**
	 * The feature id for the '<em><b>Host Cable Length</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FABRIC__HOST_CABLE_LENGTH = NAMED_ELEMENT_FEATURE_COUNT + 12;

	/**
	 * The feature id for the '<em><b>Management Plane</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FABRIC__MANAGEMENT_PLANE = NAMED_ELEMENT_FEATURE_COUNT + 13;

	/**
	 * The feature id for the '<em><b>Tiers</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FABRIC__TIERS = NAMED_ELEMENT_FEATURE_COUNT + 14;

	/**
	 * The feature id for the '<em><b>Parameters</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FABRIC__PARAMETERS = NAMED_ELEMENT_FEATURE_COUNT + 15;

	/**
	 * The feature id for the '<em><b>Switches</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FABRIC__SWITCHES = NAMED_ELEMENT_FEATURE_COUNT + 16;

	/**
	 * The feature id for the '<em><b>Links</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FABRIC__LINKS = NAMED_ELEMENT_FEATURE_COUNT + 17;

	/**
	 * The number of structural features of the '<em>Fabric</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FABRIC_FEATURE_COUNT = NAMED_ELEMENT_FEATURE_COUNT + 18;

	/**
	 * The meta object id for the '{@link org.eastwest.model.design.impl.TierImpl <em>Tier</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.eastwest.model.design.impl.TierImpl
	 * @see org.eastwest.model.design.impl.DesignPackageImpl#getTier()
	 * @generated
	 */
	int TIER = 6;

	/**
	 * The feature id for the '<em><b>Kind</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TIER__KIND = 0;

	/**
	 * The feature id for the '<em><b>Switch Type</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TIER__SWITCH_TYPE = 1;

	/**
	 * The feature id for the '<em><b>Switch Count</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TIER__SWITCH_COUNT = 2;

	/**
	 * The feature id for the '<em><b>Downlinks Per Switch</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TIER__DOWNLINKS_PER_SWITCH = 3;

	/**
	 * The feature id for the '<em><b>Oversubscription</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TIER__OVERSUBSCRIPTION = 4;

	/**
	 * The feature id for the '<em><b>Uplink Rate</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TIER__UPLINK_RATE = 5;

	/**
	 * The feature id for the '<em><b>Breakout</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TIER__BREAKOUT = 6;

	/**
	 * The feature id for the '<em><b>Uplink Breakout</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TIER__UPLINK_BREAKOUT = 7;

	/**
	 * The feature id for the '<em><b>Endpoints Per Pod</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TIER__ENDPOINTS_PER_POD = 8;

	/**
	 * The feature id for the '<em><b>Cable</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TIER__CABLE = 9;

	/**
	 * The feature id for the '<em><b>Cable Length</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TIER__CABLE_LENGTH = 10;

	/**
	 * The number of structural features of the '<em>Tier</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TIER_FEATURE_COUNT = 11;

	/**
	 * The meta object id for the '{@link org.eastwest.model.design.impl.ParameterOverrideImpl <em>Parameter Override</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.eastwest.model.design.impl.ParameterOverrideImpl
	 * @see org.eastwest.model.design.impl.DesignPackageImpl#getParameterOverride()
	 * @generated
	 */
	int PARAMETER_OVERRIDE = 7;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PARAMETER_OVERRIDE__NAME = 0;

	/**
	 * The feature id for the '<em><b>Value</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PARAMETER_OVERRIDE__VALUE = 1;

	/**
	 * The number of structural features of the '<em>Parameter Override</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PARAMETER_OVERRIDE_FEATURE_COUNT = 2;

	/**
	 * The meta object id for the '{@link org.eastwest.model.design.impl.SwitchImpl <em>Switch</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.eastwest.model.design.impl.SwitchImpl
	 * @see org.eastwest.model.design.impl.DesignPackageImpl#getSwitch()
	 * @generated
	 */
	int SWITCH = 8;

	/**
	 * The feature id for the '<em><b>Id</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int SWITCH__ID = NAMED_ELEMENT__ID;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int SWITCH__NAME = NAMED_ELEMENT__NAME;

	/**
	 * The feature id for the '<em><b>Description</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int SWITCH__DESCRIPTION = NAMED_ELEMENT__DESCRIPTION;

	/**
	 * The feature id for the '<em><b>Tier</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int SWITCH__TIER = NAMED_ELEMENT_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Switch Type</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int SWITCH__SWITCH_TYPE = NAMED_ELEMENT_FEATURE_COUNT + 1;

	/**
	 * The feature id for the '<em><b>Endpoints</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int SWITCH__ENDPOINTS = NAMED_ELEMENT_FEATURE_COUNT + 2;

	/**
	 * The number of structural features of the '<em>Switch</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int SWITCH_FEATURE_COUNT = NAMED_ELEMENT_FEATURE_COUNT + 3;

	/**
	 * The meta object id for the '{@link org.eastwest.model.design.impl.LinkImpl <em>Link</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.eastwest.model.design.impl.LinkImpl
	 * @see org.eastwest.model.design.impl.DesignPackageImpl#getLink()
	 * @generated
	 */
	int LINK = 9;

	/**
	 * The feature id for the '<em><b>From</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LINK__FROM = 0;

	/**
	 * The feature id for the '<em><b>To</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LINK__TO = 1;

	/**
	 * The feature id for the '<em><b>Rate</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LINK__RATE = 2;

	/**
	 * The feature id for the '<em><b>Count</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LINK__COUNT = 3;

	/**
	 * The number of structural features of the '<em>Link</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LINK_FEATURE_COUNT = 4;

	/**
	 * The meta object id for the '{@link org.eastwest.model.design.impl.WorkloadImpl <em>Workload</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.eastwest.model.design.impl.WorkloadImpl
	 * @see org.eastwest.model.design.impl.DesignPackageImpl#getWorkload()
	 * @generated
	 */
	int WORKLOAD = 10;

	/**
	 * The feature id for the '<em><b>Id</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int WORKLOAD__ID = NAMED_ELEMENT__ID;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int WORKLOAD__NAME = NAMED_ELEMENT__NAME;

	/**
	 * The feature id for the '<em><b>Description</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int WORKLOAD__DESCRIPTION = NAMED_ELEMENT__DESCRIPTION;

	/**
	 * The number of structural features of the '<em>Workload</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int WORKLOAD_FEATURE_COUNT = NAMED_ELEMENT_FEATURE_COUNT + 0;

	/**
	 * The meta object id for the '{@link org.eastwest.model.design.impl.ModelWorkloadImpl <em>Model Workload</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.eastwest.model.design.impl.ModelWorkloadImpl
	 * @see org.eastwest.model.design.impl.DesignPackageImpl#getModelWorkload()
	 * @generated
	 */
	int MODEL_WORKLOAD = 11;

	/**
	 * The feature id for the '<em><b>Id</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MODEL_WORKLOAD__ID = WORKLOAD__ID;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MODEL_WORKLOAD__NAME = WORKLOAD__NAME;

	/**
	 * The feature id for the '<em><b>Description</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MODEL_WORKLOAD__DESCRIPTION = WORKLOAD__DESCRIPTION;

	/**
	 * The feature id for the '<em><b>Model Shape</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MODEL_WORKLOAD__MODEL_SHAPE = WORKLOAD_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Transformer</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MODEL_WORKLOAD__TRANSFORMER = WORKLOAD_FEATURE_COUNT + 1;

	/**
	 * The feature id for the '<em><b>Precision</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MODEL_WORKLOAD__PRECISION = WORKLOAD_FEATURE_COUNT + 2;

	/**
	 * The feature id for the '<em><b>Expert Load Imbalance</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MODEL_WORKLOAD__EXPERT_LOAD_IMBALANCE = WORKLOAD_FEATURE_COUNT + 3;

	/**
	 * The number of structural features of the '<em>Model Workload</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MODEL_WORKLOAD_FEATURE_COUNT = WORKLOAD_FEATURE_COUNT + 4;

	/**
	 * The meta object id for the '{@link org.eastwest.model.design.impl.TrainingRunImpl <em>Training Run</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.eastwest.model.design.impl.TrainingRunImpl
	 * @see org.eastwest.model.design.impl.DesignPackageImpl#getTrainingRun()
	 * @generated
	 */
	int TRAINING_RUN = 12;

	/**
	 * The feature id for the '<em><b>Id</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TRAINING_RUN__ID = MODEL_WORKLOAD__ID;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TRAINING_RUN__NAME = MODEL_WORKLOAD__NAME;

	/**
	 * The feature id for the '<em><b>Description</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TRAINING_RUN__DESCRIPTION = MODEL_WORKLOAD__DESCRIPTION;

	/**
	 * The feature id for the '<em><b>Model Shape</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TRAINING_RUN__MODEL_SHAPE = MODEL_WORKLOAD__MODEL_SHAPE;

	/**
	 * The feature id for the '<em><b>Transformer</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TRAINING_RUN__TRANSFORMER = MODEL_WORKLOAD__TRANSFORMER;

	/**
	 * The feature id for the '<em><b>Precision</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TRAINING_RUN__PRECISION = MODEL_WORKLOAD__PRECISION;

	/**
	 * The feature id for the '<em><b>Expert Load Imbalance</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TRAINING_RUN__EXPERT_LOAD_IMBALANCE = MODEL_WORKLOAD__EXPERT_LOAD_IMBALANCE;

	/**
	 * The feature id for the '<em><b>Sequence Length</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TRAINING_RUN__SEQUENCE_LENGTH = MODEL_WORKLOAD_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Global Batch</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TRAINING_RUN__GLOBAL_BATCH = MODEL_WORKLOAD_FEATURE_COUNT + 1;

	/**
	 * The feature id for the '<em><b>Optimizer</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TRAINING_RUN__OPTIMIZER = MODEL_WORKLOAD_FEATURE_COUNT + 2;

	/**
	 * The feature id for the '<em><b>Gradient Precision</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TRAINING_RUN__GRADIENT_PRECISION = MODEL_WORKLOAD_FEATURE_COUNT + 3;

	/**
	 * The feature id for the '<em><b>Recompute</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TRAINING_RUN__RECOMPUTE = MODEL_WORKLOAD_FEATURE_COUNT + 4;

	/**
	 * The feature id for the '<em><b>Flash Attention</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TRAINING_RUN__FLASH_ATTENTION = MODEL_WORKLOAD_FEATURE_COUNT + 5;

	/**
	 * The feature id for the '<em><b>Overlap Tensor</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TRAINING_RUN__OVERLAP_TENSOR = MODEL_WORKLOAD_FEATURE_COUNT + 6;

	/**
	 * The feature id for the '<em><b>Overlap Data</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TRAINING_RUN__OVERLAP_DATA = MODEL_WORKLOAD_FEATURE_COUNT + 7;

	/**
	 * The feature id for the '<em><b>Overlap Pipeline</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TRAINING_RUN__OVERLAP_PIPELINE = MODEL_WORKLOAD_FEATURE_COUNT + 8;

	/**
	 * The feature id for the '<em><b>Overlap Expert</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TRAINING_RUN__OVERLAP_EXPERT = MODEL_WORKLOAD_FEATURE_COUNT + 9;

	/**
	 * The feature id for the '<em><b>Overlap Context</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TRAINING_RUN__OVERLAP_CONTEXT = MODEL_WORKLOAD_FEATURE_COUNT + 10;

	/**
	 * The number of structural features of the '<em>Training Run</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TRAINING_RUN_FEATURE_COUNT = MODEL_WORKLOAD_FEATURE_COUNT + 11;

	/**
	 * The meta object id for the '{@link org.eastwest.model.design.impl.InferenceServiceImpl <em>Inference Service</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.eastwest.model.design.impl.InferenceServiceImpl
	 * @see org.eastwest.model.design.impl.DesignPackageImpl#getInferenceService()
	 * @generated
	 */
	int INFERENCE_SERVICE = 13;

	/**
	 * The feature id for the '<em><b>Id</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int INFERENCE_SERVICE__ID = MODEL_WORKLOAD__ID;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int INFERENCE_SERVICE__NAME = MODEL_WORKLOAD__NAME;

	/**
	 * The feature id for the '<em><b>Description</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int INFERENCE_SERVICE__DESCRIPTION = MODEL_WORKLOAD__DESCRIPTION;

	/**
	 * The feature id for the '<em><b>Model Shape</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int INFERENCE_SERVICE__MODEL_SHAPE = MODEL_WORKLOAD__MODEL_SHAPE;

	/**
	 * The feature id for the '<em><b>Transformer</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int INFERENCE_SERVICE__TRANSFORMER = MODEL_WORKLOAD__TRANSFORMER;

	/**
	 * The feature id for the '<em><b>Precision</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int INFERENCE_SERVICE__PRECISION = MODEL_WORKLOAD__PRECISION;

	/**
	 * The feature id for the '<em><b>Expert Load Imbalance</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int INFERENCE_SERVICE__EXPERT_LOAD_IMBALANCE = MODEL_WORKLOAD__EXPERT_LOAD_IMBALANCE;

	/**
	 * The feature id for the '<em><b>Prompt Tokens</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int INFERENCE_SERVICE__PROMPT_TOKENS = MODEL_WORKLOAD_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Output Tokens</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int INFERENCE_SERVICE__OUTPUT_TOKENS = MODEL_WORKLOAD_FEATURE_COUNT + 1;

	/**
	 * The feature id for the '<em><b>Request Rate</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int INFERENCE_SERVICE__REQUEST_RATE = MODEL_WORKLOAD_FEATURE_COUNT + 2;

	/**
	 * The feature id for the '<em><b>Concurrency</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int INFERENCE_SERVICE__CONCURRENCY = MODEL_WORKLOAD_FEATURE_COUNT + 3;

	/**
	 * The feature id for the '<em><b>Disaggregated</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int INFERENCE_SERVICE__DISAGGREGATED = MODEL_WORKLOAD_FEATURE_COUNT + 4;

	/**
	 * The feature id for the '<em><b>Time To First Token</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int INFERENCE_SERVICE__TIME_TO_FIRST_TOKEN = MODEL_WORKLOAD_FEATURE_COUNT + 5;

	/**
	 * The feature id for the '<em><b>Time Per Output Token</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int INFERENCE_SERVICE__TIME_PER_OUTPUT_TOKEN = MODEL_WORKLOAD_FEATURE_COUNT + 6;

	/**
	 * The number of structural features of the '<em>Inference Service</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int INFERENCE_SERVICE_FEATURE_COUNT = MODEL_WORKLOAD_FEATURE_COUNT + 7;

	/**
	 * The meta object id for the '{@link org.eastwest.model.design.impl.IndependentFlowsImpl <em>Independent Flows</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.eastwest.model.design.impl.IndependentFlowsImpl
	 * @see org.eastwest.model.design.impl.DesignPackageImpl#getIndependentFlows()
	 * @generated
	 */
	int INDEPENDENT_FLOWS = 14;

	/**
	 * The feature id for the '<em><b>Id</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int INDEPENDENT_FLOWS__ID = WORKLOAD__ID;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int INDEPENDENT_FLOWS__NAME = WORKLOAD__NAME;

	/**
	 * The feature id for the '<em><b>Description</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int INDEPENDENT_FLOWS__DESCRIPTION = WORKLOAD__DESCRIPTION;

	/**
	 * The feature id for the '<em><b>Flows</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int INDEPENDENT_FLOWS__FLOWS = WORKLOAD_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Flow Size</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int INDEPENDENT_FLOWS__FLOW_SIZE = WORKLOAD_FEATURE_COUNT + 1;

	/**
	 * The feature id for the '<em><b>Flow Rate</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int INDEPENDENT_FLOWS__FLOW_RATE = WORKLOAD_FEATURE_COUNT + 2;

	/**
	 * The feature id for the '<em><b>Load</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int INDEPENDENT_FLOWS__LOAD = WORKLOAD_FEATURE_COUNT + 3;

	/**
	 * The number of structural features of the '<em>Independent Flows</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int INDEPENDENT_FLOWS_FEATURE_COUNT = WORKLOAD_FEATURE_COUNT + 4;

	/**
	 * The meta object id for the '{@link org.eastwest.model.design.impl.TransformerImpl <em>Transformer</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.eastwest.model.design.impl.TransformerImpl
	 * @see org.eastwest.model.design.impl.DesignPackageImpl#getTransformer()
	 * @generated
	 */
	int TRANSFORMER = 15;

	/**
	 * The feature id for the '<em><b>Layers</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TRANSFORMER__LAYERS = 0;

	/**
	 * The feature id for the '<em><b>Hidden</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TRANSFORMER__HIDDEN = 1;

	/**
	 * The feature id for the '<em><b>Heads</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TRANSFORMER__HEADS = 2;

	/**
	 * The feature id for the '<em><b>Kv Heads</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TRANSFORMER__KV_HEADS = 3;

	/**
	 * The feature id for the '<em><b>Head Dimension</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TRANSFORMER__HEAD_DIMENSION = 4;

	/**
	 * The feature id for the '<em><b>Feed Forward</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TRANSFORMER__FEED_FORWARD = 5;

	/**
	 * The feature id for the '<em><b>Vocabulary</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TRANSFORMER__VOCABULARY = 6;

	/**
	 * The feature id for the '<em><b>Attention</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TRANSFORMER__ATTENTION = 7;

	/**
	 * The feature id for the '<em><b>Query Rank</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TRANSFORMER__QUERY_RANK = 8;

	/**
	 * The feature id for the '<em><b>Key Value Rank</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TRANSFORMER__KEY_VALUE_RANK = 9;

	/**
	 * The feature id for the '<em><b>Rope Dimension</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TRANSFORMER__ROPE_DIMENSION = 10;

	/**
	 * The feature id for the '<em><b>Sliding Window</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TRANSFORMER__SLIDING_WINDOW = 11;

	/**
	 * The feature id for the '<em><b>Experts</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TRANSFORMER__EXPERTS = 12;

	/**
	 * The feature id for the '<em><b>Top K</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TRANSFORMER__TOP_K = 13;

	/**
	 * The feature id for the '<em><b>Expert Groups</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TRANSFORMER__EXPERT_GROUPS = 14;

	/**
	 * The feature id for the '<em><b>Groups Per Token</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TRANSFORMER__GROUPS_PER_TOKEN = 15;

	/**
	 * The feature id for the '<em><b>Expert Feed Forward</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TRANSFORMER__EXPERT_FEED_FORWARD = 16;

	/**
	 * The feature id for the '<em><b>Shared Expert Feed Forward</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TRANSFORMER__SHARED_EXPERT_FEED_FORWARD = 17;

	/**
	 * The feature id for the '<em><b>Dense First Layers</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TRANSFORMER__DENSE_FIRST_LAYERS = 18;

	/**
	 * The feature id for the '<em><b>Gated Feed Forward</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TRANSFORMER__GATED_FEED_FORWARD = 19;

	/**
	 * The number of structural features of the '<em>Transformer</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TRANSFORMER_FEATURE_COUNT = 20;

	/**
	 * The meta object id for the '{@link org.eastwest.model.design.impl.JobImpl <em>Job</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.eastwest.model.design.impl.JobImpl
	 * @see org.eastwest.model.design.impl.DesignPackageImpl#getJob()
	 * @generated
	 */
	int JOB = 16;

	/**
	 * The feature id for the '<em><b>Id</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOB__ID = NAMED_ELEMENT__ID;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOB__NAME = NAMED_ELEMENT__NAME;

	/**
	 * The feature id for the '<em><b>Description</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOB__DESCRIPTION = NAMED_ELEMENT__DESCRIPTION;

	/**
	 * The feature id for the '<em><b>Workload</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOB__WORKLOAD = NAMED_ELEMENT_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Plan</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOB__PLAN = NAMED_ELEMENT_FEATURE_COUNT + 1;

	/**
	 * The feature id for the '<em><b>Placement</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOB__PLACEMENT = NAMED_ELEMENT_FEATURE_COUNT + 2;

	/**
	 * The feature id for the '<em><b>Search Space</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOB__SEARCH_SPACE = NAMED_ELEMENT_FEATURE_COUNT + 3;

	/**
	 * The number of structural features of the '<em>Job</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOB_FEATURE_COUNT = NAMED_ELEMENT_FEATURE_COUNT + 4;

	/**
	 * The meta object id for the '{@link org.eastwest.model.design.impl.PlanImpl <em>Plan</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.eastwest.model.design.impl.PlanImpl
	 * @see org.eastwest.model.design.impl.DesignPackageImpl#getPlan()
	 * @generated
	 */
	int PLAN = 17;

	/**
	 * The feature id for the '<em><b>Tp</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLAN__TP = 0;

	/**
	 * The feature id for the '<em><b>Pp</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLAN__PP = 1;

	/**
	 * The feature id for the '<em><b>Dp</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLAN__DP = 2;

	/**
	 * The feature id for the '<em><b>Ep</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLAN__EP = 3;

	/**
	 * The feature id for the '<em><b>Cp</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLAN__CP = 4;

	/**
	 * The feature id for the '<em><b>Virtual Stages</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLAN__VIRTUAL_STAGES = 5;

	/**
	 * The feature id for the '<em><b>Micro Batch</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLAN__MICRO_BATCH = 6;

	/**
	 * The feature id for the '<em><b>Zero Stage</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLAN__ZERO_STAGE = 7;

	/**
	 * The feature id for the '<em><b>Sharding Degree</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLAN__SHARDING_DEGREE = 8;

	/**
	 * The feature id for the '<em><b>Sequence Parallelism</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLAN__SEQUENCE_PARALLELISM = 9;

	/**
	 * The feature id for the '<em><b>Order</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLAN__ORDER = 10;

	/**
	 * The feature id for the '<em><b>Schedule</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLAN__SCHEDULE = 11;

	/**
	 * The feature id for the '<em><b>Tensor Overlap</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLAN__TENSOR_OVERLAP = 12;

	/**
	 * The feature id for the '<em><b>Context Exchange</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLAN__CONTEXT_EXCHANGE = 13;

	/**
	 * The feature id for the '<em><b>Regather</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLAN__REGATHER = 14;

	/**
	 * The feature id for the '<em><b>Scattered Sends</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLAN__SCATTERED_SENDS = 15;

	/**
	 * The feature id for the '<em><b>Scale Out</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLAN__SCALE_OUT = 16;

	/**
	 * The number of structural features of the '<em>Plan</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLAN_FEATURE_COUNT = 17;

	/**
	 * The meta object id for the '{@link org.eastwest.model.design.impl.PlacementImpl <em>Placement</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.eastwest.model.design.impl.PlacementImpl
	 * @see org.eastwest.model.design.impl.DesignPackageImpl#getPlacement()
	 * @generated
	 */
	int PLACEMENT = 18;

	/**
	 * The feature id for the '<em><b>Server Groups</b></em>' reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLACEMENT__SERVER_GROUPS = 0;

	/**
	 * The feature id for the '<em><b>Gpus</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLACEMENT__GPUS = 1;

	/**
	 * The feature id for the '<em><b>First Server</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLACEMENT__FIRST_SERVER = 2;

	/**
	 * The number of structural features of the '<em>Placement</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLACEMENT_FEATURE_COUNT = 3;

	/**
	 * The meta object id for the '{@link org.eastwest.model.design.impl.ScenarioImpl <em>Scenario</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.eastwest.model.design.impl.ScenarioImpl
	 * @see org.eastwest.model.design.impl.DesignPackageImpl#getScenario()
	 * @generated
	 */
	int SCENARIO = 19;

	/**
	 * The feature id for the '<em><b>Id</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int SCENARIO__ID = NAMED_ELEMENT__ID;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int SCENARIO__NAME = NAMED_ELEMENT__NAME;

	/**
	 * The feature id for the '<em><b>Description</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int SCENARIO__DESCRIPTION = NAMED_ELEMENT__DESCRIPTION;

	/**
	 * The feature id for the '<em><b>Cluster</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int SCENARIO__CLUSTER = NAMED_ELEMENT_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Fabrics</b></em>' reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int SCENARIO__FABRICS = NAMED_ELEMENT_FEATURE_COUNT + 1;

	/**
	 * The feature id for the '<em><b>Jobs</b></em>' reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int SCENARIO__JOBS = NAMED_ELEMENT_FEATURE_COUNT + 2;

	/**
	 * The feature id for the '<em><b>Faults</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int SCENARIO__FAULTS = NAMED_ELEMENT_FEATURE_COUNT + 3;

	/**
	 * The number of structural features of the '<em>Scenario</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int SCENARIO_FEATURE_COUNT = NAMED_ELEMENT_FEATURE_COUNT + 4;

	/**
	 * The meta object id for the '{@link org.eastwest.model.design.impl.RequirementImpl <em>Requirement</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.eastwest.model.design.impl.RequirementImpl
	 * @see org.eastwest.model.design.impl.DesignPackageImpl#getRequirement()
	 * @generated
	 */
	int REQUIREMENT = 20;

	/**
	 * The feature id for the '<em><b>Id</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int REQUIREMENT__ID = NAMED_ELEMENT__ID;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int REQUIREMENT__NAME = NAMED_ELEMENT__NAME;

	/**
	 * The feature id for the '<em><b>Description</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int REQUIREMENT__DESCRIPTION = NAMED_ELEMENT__DESCRIPTION;

	/**
	 * The feature id for the '<em><b>Criterion</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int REQUIREMENT__CRITERION = NAMED_ELEMENT_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Metric</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int REQUIREMENT__METRIC = NAMED_ELEMENT_FEATURE_COUNT + 1;

	/**
	 * The feature id for the '<em><b>Comparison</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int REQUIREMENT__COMPARISON = NAMED_ELEMENT_FEATURE_COUNT + 2;

	/**
	 * The feature id for the '<em><b>Target</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int REQUIREMENT__TARGET = NAMED_ELEMENT_FEATURE_COUNT + 3;

	/**
	 * The feature id for the '<em><b>Scenario</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int REQUIREMENT__SCENARIO = NAMED_ELEMENT_FEATURE_COUNT + 4;

	/**
	 * The number of structural features of the '<em>Requirement</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int REQUIREMENT_FEATURE_COUNT = NAMED_ELEMENT_FEATURE_COUNT + 5;

	/**
	 * The meta object id for the '{@link org.eastwest.model.design.GpuDirect <em>Gpu Direct</em>}' enum.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.eastwest.model.design.GpuDirect
	 * @see org.eastwest.model.design.impl.DesignPackageImpl#getGpuDirect()
	 * @generated
	 */
	int GPU_DIRECT = 21;

	/**
	 * The meta object id for the '{@link org.eastwest.model.design.NicRole <em>Nic Role</em>}' enum.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.eastwest.model.design.NicRole
	 * @see org.eastwest.model.design.impl.DesignPackageImpl#getNicRole()
	 * @generated
	 */
	int NIC_ROLE = 22;

	/**
	 * The meta object id for the '{@link org.eastwest.model.design.FabricRole <em>Fabric Role</em>}' enum.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.eastwest.model.design.FabricRole
	 * @see org.eastwest.model.design.impl.DesignPackageImpl#getFabricRole()
	 * @generated
	 */
	int FABRIC_ROLE = 23;

	/**
	 * The meta object id for the '{@link org.eastwest.model.design.Topology <em>Topology</em>}' enum.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.eastwest.model.design.Topology
	 * @see org.eastwest.model.design.impl.DesignPackageImpl#getTopology()
	 * @generated
	 */
	int TOPOLOGY = 24;

	/**
	 * The meta object id for the '{@link org.eastwest.model.design.TierKind <em>Tier Kind</em>}' enum.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.eastwest.model.design.TierKind
	 * @see org.eastwest.model.design.impl.DesignPackageImpl#getTierKind()
	 * @generated
	 */
	int TIER_KIND = 25;

	/**
	 * The meta object id for the '{@link org.eastwest.model.design.Routing <em>Routing</em>}' enum.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.eastwest.model.design.Routing
	 * @see org.eastwest.model.design.impl.DesignPackageImpl#getRouting()
	 * @generated
	 */
	int ROUTING = 26;

	/**
	 * The meta object id for the '{@link org.eastwest.model.design.Isolation <em>Isolation</em>}' enum.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.eastwest.model.design.Isolation
	 * @see org.eastwest.model.design.impl.DesignPackageImpl#getIsolation()
	 * @generated
	 */
	int ISOLATION = 27;

	/**
	 * The meta object id for the '{@link org.eastwest.model.design.Precision <em>Precision</em>}' enum.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.eastwest.model.design.Precision
	 * @see org.eastwest.model.design.impl.DesignPackageImpl#getPrecision()
	 * @generated
	 */
	int PRECISION = 28;

	/**
	 * The meta object id for the '{@link org.eastwest.model.design.Optimizer <em>Optimizer</em>}' enum.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.eastwest.model.design.Optimizer
	 * @see org.eastwest.model.design.impl.DesignPackageImpl#getOptimizer()
	 * @generated
	 */
	int OPTIMIZER = 29;

	/**
	 * The meta object id for the '{@link org.eastwest.model.design.Recompute <em>Recompute</em>}' enum.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.eastwest.model.design.Recompute
	 * @see org.eastwest.model.design.impl.DesignPackageImpl#getRecompute()
	 * @generated
	 */
	int RECOMPUTE = 30;

	/**
	 * The meta object id for the '{@link org.eastwest.model.design.Attention <em>Attention</em>}' enum.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.eastwest.model.design.Attention
	 * @see org.eastwest.model.design.impl.DesignPackageImpl#getAttention()
	 * @generated
	 */
	int ATTENTION = 31;

	/**
	 * The meta object id for the '{@link org.eastwest.model.design.ParallelDimension <em>Parallel Dimension</em>}' enum.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.eastwest.model.design.ParallelDimension
	 * @see org.eastwest.model.design.impl.DesignPackageImpl#getParallelDimension()
	 * @generated
	 */
	int PARALLEL_DIMENSION = 32;

	/**
	 * The meta object id for the '{@link org.eastwest.model.design.PipelineSchedule <em>Pipeline Schedule</em>}' enum.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.eastwest.model.design.PipelineSchedule
	 * @see org.eastwest.model.design.impl.DesignPackageImpl#getPipelineSchedule()
	 * @generated
	 */
	int PIPELINE_SCHEDULE = 33;

	/**
	 * The meta object id for the '{@link org.eastwest.model.design.TensorOverlap <em>Tensor Overlap</em>}' enum.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.eastwest.model.design.TensorOverlap
	 * @see org.eastwest.model.design.impl.DesignPackageImpl#getTensorOverlap()
	 * @generated
	 */
	int TENSOR_OVERLAP = 34;

	/**
	 * The meta object id for the '{@link org.eastwest.model.design.ContextExchange <em>Context Exchange</em>}' enum.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.eastwest.model.design.ContextExchange
	 * @see org.eastwest.model.design.impl.DesignPackageImpl#getContextExchange()
	 * @generated
	 */
	int CONTEXT_EXCHANGE = 35;

	/**
	 * The meta object id for the '{@link org.eastwest.model.design.Comparison <em>Comparison</em>}' enum.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.eastwest.model.design.Comparison
	 * @see org.eastwest.model.design.impl.DesignPackageImpl#getComparison()
	 * @generated
	 */
	int COMPARISON = 36;

	/**
	 * The meta object id for the '{@link org.eastwest.model.design.Criterion <em>Criterion</em>}' enum.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.eastwest.model.design.Criterion
	 * @see org.eastwest.model.design.impl.DesignPackageImpl#getCriterion()
	 * @generated
	 */
	int CRITERION = 37;

	/**
	 * The meta object id for the '<em>Bandwidth</em>' data type.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see java.lang.Double
	 * @see org.eastwest.model.design.impl.DesignPackageImpl#getBandwidth()
	 * @generated
	 */
	int BANDWIDTH = 38;

	/**
	 * The meta object id for the '<em>Size</em>' data type.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see java.lang.Double
	 * @see org.eastwest.model.design.impl.DesignPackageImpl#getSize()
	 * @generated
	 */
	int SIZE = 39;

	/**
	 * The meta object id for the '<em>Time</em>' data type.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see java.lang.Double
	 * @see org.eastwest.model.design.impl.DesignPackageImpl#getTime()
	 * @generated
	 */
	int TIME = 40;

	/**
	 * The meta object id for the '<em>Rate</em>' data type.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see java.lang.Double
	 * @see org.eastwest.model.design.impl.DesignPackageImpl#getRate()
	 * @generated
	 */
	int RATE = 41;

	/**
	 * The meta object id for the '<em>Length</em>' data type.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see java.lang.Double
	 * @see org.eastwest.model.design.impl.DesignPackageImpl#getLength()
	 * @generated
	 */
	int LENGTH = 42;

	/**
	 * The meta object id for the '<em>Ratio</em>' data type.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see java.lang.Double
	 * @see org.eastwest.model.design.impl.DesignPackageImpl#getRatio()
	 * @generated
	 */
	int RATIO = 43;

	/**
	 * The meta object id for the '<em>Dimension Order</em>' data type.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see java.util.List
	 * @see org.eastwest.model.design.impl.DesignPackageImpl#getDimensionOrder()
	 * @generated
	 */
	int DIMENSION_ORDER = 44;

	/**
	 * The meta object id for the '<em>Priority List</em>' data type.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see java.util.List
	 * @see org.eastwest.model.design.impl.DesignPackageImpl#getPriorityList()
	 * @generated
	 */
	int PRIORITY_LIST = 45;

	/**
	 * The meta object id for the '<em>Fault List</em>' data type.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see java.util.List
	 * @see org.eastwest.model.design.impl.DesignPackageImpl#getFaultList()
	 * @generated
	 */
	int FAULT_LIST = 46;


	/**
	 * Returns the meta object for class '{@link org.eastwest.model.design.NamedElement <em>Named Element</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Named Element</em>'.
	 * @see org.eastwest.model.design.NamedElement
	 * @generated
	 */
	EClass getNamedElement();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.NamedElement#getId <em>Id</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Id</em>'.
	 * @see org.eastwest.model.design.NamedElement#getId()
	 * @see #getNamedElement()
	 * @generated
	 */
	EAttribute getNamedElement_Id();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.NamedElement#getName <em>Name</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Name</em>'.
	 * @see org.eastwest.model.design.NamedElement#getName()
	 * @see #getNamedElement()
	 * @generated
	 */
	EAttribute getNamedElement_Name();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.NamedElement#getDescription <em>Description</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Description</em>'.
	 * @see org.eastwest.model.design.NamedElement#getDescription()
	 * @see #getNamedElement()
	 * @generated
	 */
	EAttribute getNamedElement_Description();

	/**
	 * Returns the meta object for class '{@link org.eastwest.model.design.Design <em>Design</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Design</em>'.
	 * @see org.eastwest.model.design.Design
	 * @generated
	 */
	EClass getDesign();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Design#getAuthor <em>Author</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Author</em>'.
	 * @see org.eastwest.model.design.Design#getAuthor()
	 * @see #getDesign()
	 * @generated
	 */
	EAttribute getDesign_Author();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Design#getSource <em>Source</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Source</em>'.
	 * @see org.eastwest.model.design.Design#getSource()
	 * @see #getDesign()
	 * @generated
	 */
	EAttribute getDesign_Source();

	/**
	 * Returns the meta object for the containment reference list '{@link org.eastwest.model.design.Design#getClusters <em>Clusters</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Clusters</em>'.
	 * @see org.eastwest.model.design.Design#getClusters()
	 * @see #getDesign()
	 * @generated
	 */
	EReference getDesign_Clusters();

	/**
	 * Returns the meta object for the containment reference list '{@link org.eastwest.model.design.Design#getFabrics <em>Fabrics</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Fabrics</em>'.
	 * @see org.eastwest.model.design.Design#getFabrics()
	 * @see #getDesign()
	 * @generated
	 */
	EReference getDesign_Fabrics();

	/**
	 * Returns the meta object for the containment reference list '{@link org.eastwest.model.design.Design#getWorkloads <em>Workloads</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Workloads</em>'.
	 * @see org.eastwest.model.design.Design#getWorkloads()
	 * @see #getDesign()
	 * @generated
	 */
	EReference getDesign_Workloads();

	/**
	 * Returns the meta object for the containment reference list '{@link org.eastwest.model.design.Design#getJobs <em>Jobs</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Jobs</em>'.
	 * @see org.eastwest.model.design.Design#getJobs()
	 * @see #getDesign()
	 * @generated
	 */
	EReference getDesign_Jobs();

	/**
	 * Returns the meta object for the containment reference list '{@link org.eastwest.model.design.Design#getScenarios <em>Scenarios</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Scenarios</em>'.
	 * @see org.eastwest.model.design.Design#getScenarios()
	 * @see #getDesign()
	 * @generated
	 */
	EReference getDesign_Scenarios();

	/**
	 * Returns the meta object for the containment reference list '{@link org.eastwest.model.design.Design#getRequirements <em>Requirements</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Requirements</em>'.
	 * @see org.eastwest.model.design.Design#getRequirements()
	 * @see #getDesign()
	 * @generated
	 */
	EReference getDesign_Requirements();

	/**
	 * Returns the meta object for class '{@link org.eastwest.model.design.Cluster <em>Cluster</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Cluster</em>'.
	 * @see org.eastwest.model.design.Cluster
	 * @generated
	 */
	EClass getCluster();

	/**
	 * Returns the meta object for the containment reference list '{@link org.eastwest.model.design.Cluster#getServerGroups <em>Server Groups</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Server Groups</em>'.
	 * @see org.eastwest.model.design.Cluster#getServerGroups()
	 * @see #getCluster()
	 * @generated
	 */
	EReference getCluster_ServerGroups();

	/**
	 * Returns the meta object for class '{@link org.eastwest.model.design.ServerGroup <em>Server Group</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Server Group</em>'.
	 * @see org.eastwest.model.design.ServerGroup
	 * @generated
	 */
	EClass getServerGroup();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.ServerGroup#getServerType <em>Server Type</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Server Type</em>'.
	 * @see org.eastwest.model.design.ServerGroup#getServerType()
	 * @see #getServerGroup()
	 * @generated
	 */
	EAttribute getServerGroup_ServerType();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.ServerGroup#getCount <em>Count</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Count</em>'.
	 * @see org.eastwest.model.design.ServerGroup#getCount()
	 * @see #getServerGroup()
	 * @generated
	 */
	EAttribute getServerGroup_Count();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.ServerGroup#getServersPerRack <em>Servers Per Rack</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Servers Per Rack</em>'.
	 * @see org.eastwest.model.design.ServerGroup#getServersPerRack()
	 * @see #getServerGroup()
	 * @generated
	 */
	EAttribute getServerGroup_ServersPerRack();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.ServerGroup#getScaleUpDomainSize <em>Scale Up Domain Size</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Scale Up Domain Size</em>'.
	 * @see org.eastwest.model.design.ServerGroup#getScaleUpDomainSize()
	 * @see #getServerGroup()
	 * @generated
	 */
	EAttribute getServerGroup_ScaleUpDomainSize();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.ServerGroup#getGpuDirect <em>Gpu Direct</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Gpu Direct</em>'.
	 * @see org.eastwest.model.design.ServerGroup#getGpuDirect()
	 * @see #getServerGroup()
	 * @generated
	 */
	EAttribute getServerGroup_GpuDirect();

	/**
	 * Returns the meta object for the containment reference list '{@link org.eastwest.model.design.ServerGroup#getNics <em>Nics</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Nics</em>'.
	 * @see org.eastwest.model.design.ServerGroup#getNics()
	 * @see #getServerGroup()
	 * @generated
	 */
	EReference getServerGroup_Nics();

	/**
	 * Returns the meta object for class '{@link org.eastwest.model.design.NicGroup <em>Nic Group</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Nic Group</em>'.
	 * @see org.eastwest.model.design.NicGroup
	 * @generated
	 */
	EClass getNicGroup();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.NicGroup#getRole <em>Role</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Role</em>'.
	 * @see org.eastwest.model.design.NicGroup#getRole()
	 * @see #getNicGroup()
	 * @generated
	 */
	EAttribute getNicGroup_Role();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.NicGroup#getNicType <em>Nic Type</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Nic Type</em>'.
	 * @see org.eastwest.model.design.NicGroup#getNicType()
	 * @see #getNicGroup()
	 * @generated
	 */
	EAttribute getNicGroup_NicType();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.NicGroup#getCountPerServer <em>Count Per Server</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Count Per Server</em>'.
	 * @see org.eastwest.model.design.NicGroup#getCountPerServer()
	 * @see #getNicGroup()
	 * @generated
	 */
	EAttribute getNicGroup_CountPerServer();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.NicGroup#getRate <em>Rate</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Rate</em>'.
	 * @see org.eastwest.model.design.NicGroup#getRate()
	 * @see #getNicGroup()
	 * @generated
	 */
	EAttribute getNicGroup_Rate();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.NicGroup#getPortsPerNic <em>Ports Per Nic</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Ports Per Nic</em>'.
	 * @see org.eastwest.model.design.NicGroup#getPortsPerNic()
	 * @see #getNicGroup()
	 * @generated
	 */
	EAttribute getNicGroup_PortsPerNic();

	/**
	 * Returns the meta object for class '{@link org.eastwest.model.design.Fabric <em>Fabric</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Fabric</em>'.
	 * @see org.eastwest.model.design.Fabric
	 * @generated
	 */
	EClass getFabric();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Fabric#getRole <em>Role</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Role</em>'.
	 * @see org.eastwest.model.design.Fabric#getRole()
	 * @see #getFabric()
	 * @generated
	 */
	EAttribute getFabric_Role();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Fabric#getTopology <em>Topology</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Topology</em>'.
	 * @see org.eastwest.model.design.Fabric#getTopology()
	 * @see #getFabric()
	 * @generated
	 */
	EAttribute getFabric_Topology();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Fabric#getSwitchType <em>Switch Type</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Switch Type</em>'.
	 * @see org.eastwest.model.design.Fabric#getSwitchType()
	 * @see #getFabric()
	 * @generated
	 */
	EAttribute getFabric_SwitchType();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Fabric#getTransport <em>Transport</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Transport</em>'.
	 * @see org.eastwest.model.design.Fabric#getTransport()
	 * @see #getFabric()
	 * @generated
	 */
	EAttribute getFabric_Transport();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Fabric#getLinkRate <em>Link Rate</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Link Rate</em>'.
	 * @see org.eastwest.model.design.Fabric#getLinkRate()
	 * @see #getFabric()
	 * @generated
	 */
	EAttribute getFabric_LinkRate();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Fabric#getPlanes <em>Planes</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Planes</em>'.
	 * @see org.eastwest.model.design.Fabric#getPlanes()
	 * @see #getFabric()
	 * @generated
	 */
	EAttribute getFabric_Planes();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Fabric#getReservedPorts <em>Reserved Ports</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Reserved Ports</em>'.
	 * @see org.eastwest.model.design.Fabric#getReservedPorts()
	 * @see #getFabric()
	 * @generated
	 */
	EAttribute getFabric_ReservedPorts();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Fabric#getRouting <em>Routing</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Routing</em>'.
	 * @see org.eastwest.model.design.Fabric#getRouting()
	 * @see #getFabric()
	 * @generated
	 */
	EAttribute getFabric_Routing();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Fabric#getIsolation <em>Isolation</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Isolation</em>'.
	 * @see org.eastwest.model.design.Fabric#getIsolation()
	 * @see #getFabric()
	 * @generated
	 */
	EAttribute getFabric_Isolation();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Fabric#getQueuePairsPerConnection <em>Queue Pairs Per Connection</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Queue Pairs Per Connection</em>'.
	 * @see org.eastwest.model.design.Fabric#getQueuePairsPerConnection()
	 * @see #getFabric()
	 * @generated
	 */
	EAttribute getFabric_QueuePairsPerConnection();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Fabric#getLosslessPriorities <em>Lossless Priorities</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Lossless Priorities</em>'.
	 * @see org.eastwest.model.design.Fabric#getLosslessPriorities()
	 * @see #getFabric()
	 * @generated
	 */
	EAttribute getFabric_LosslessPriorities();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Fabric#getHostCable <em>Host Cable</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Host Cable</em>'.
	 * @see org.eastwest.model.design.Fabric#getHostCable()
	 * @see #getFabric()
	 * @generated
	 */
	EAttribute getFabric_HostCable();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Fabric#getHostCableLength <em>Host Cable Length</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Host Cable Length</em>'.
	 * @see org.eastwest.model.design.Fabric#getHostCableLength()
	 * @see #getFabric()
	 * @generated
	 */
	EAttribute getFabric_HostCableLength();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Fabric#getManagementPlane <em>Management Plane</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Management Plane</em>'.
	 * @see org.eastwest.model.design.Fabric#getManagementPlane()
	 * @see #getFabric()
	 * @generated
	 */
	EAttribute getFabric_ManagementPlane();

	/**
	 * Returns the meta object for the containment reference list '{@link org.eastwest.model.design.Fabric#getTiers <em>Tiers</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Tiers</em>'.
	 * @see org.eastwest.model.design.Fabric#getTiers()
	 * @see #getFabric()
	 * @generated
	 */
	EReference getFabric_Tiers();

	/**
	 * Returns the meta object for the containment reference list '{@link org.eastwest.model.design.Fabric#getParameters <em>Parameters</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Parameters</em>'.
	 * @see org.eastwest.model.design.Fabric#getParameters()
	 * @see #getFabric()
	 * @generated
	 */
	EReference getFabric_Parameters();

	/**
	 * Returns the meta object for the containment reference list '{@link org.eastwest.model.design.Fabric#getSwitches <em>Switches</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Switches</em>'.
	 * @see org.eastwest.model.design.Fabric#getSwitches()
	 * @see #getFabric()
	 * @generated
	 */
	EReference getFabric_Switches();

	/**
	 * Returns the meta object for the containment reference list '{@link org.eastwest.model.design.Fabric#getLinks <em>Links</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Links</em>'.
	 * @see org.eastwest.model.design.Fabric#getLinks()
	 * @see #getFabric()
	 * @generated
	 */
	EReference getFabric_Links();

	/**
	 * Returns the meta object for class '{@link org.eastwest.model.design.Tier <em>Tier</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Tier</em>'.
	 * @see org.eastwest.model.design.Tier
	 * @generated
	 */
	EClass getTier();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Tier#getKind <em>Kind</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Kind</em>'.
	 * @see org.eastwest.model.design.Tier#getKind()
	 * @see #getTier()
	 * @generated
	 */
	EAttribute getTier_Kind();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Tier#getSwitchType <em>Switch Type</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Switch Type</em>'.
	 * @see org.eastwest.model.design.Tier#getSwitchType()
	 * @see #getTier()
	 * @generated
	 */
	EAttribute getTier_SwitchType();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Tier#getSwitchCount <em>Switch Count</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Switch Count</em>'.
	 * @see org.eastwest.model.design.Tier#getSwitchCount()
	 * @see #getTier()
	 * @generated
	 */
	EAttribute getTier_SwitchCount();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Tier#getDownlinksPerSwitch <em>Downlinks Per Switch</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Downlinks Per Switch</em>'.
	 * @see org.eastwest.model.design.Tier#getDownlinksPerSwitch()
	 * @see #getTier()
	 * @generated
	 */
	EAttribute getTier_DownlinksPerSwitch();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Tier#getOversubscription <em>Oversubscription</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Oversubscription</em>'.
	 * @see org.eastwest.model.design.Tier#getOversubscription()
	 * @see #getTier()
	 * @generated
	 */
	EAttribute getTier_Oversubscription();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Tier#getUplinkRate <em>Uplink Rate</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Uplink Rate</em>'.
	 * @see org.eastwest.model.design.Tier#getUplinkRate()
	 * @see #getTier()
	 * @generated
	 */
	EAttribute getTier_UplinkRate();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Tier#getBreakout <em>Breakout</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Breakout</em>'.
	 * @see org.eastwest.model.design.Tier#getBreakout()
	 * @see #getTier()
	 * @generated
	 */
	EAttribute getTier_Breakout();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Tier#getUplinkBreakout <em>Uplink Breakout</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Uplink Breakout</em>'.
	 * @see org.eastwest.model.design.Tier#getUplinkBreakout()
	 * @see #getTier()
	 * @generated
	 */
	EAttribute getTier_UplinkBreakout();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Tier#getEndpointsPerPod <em>Endpoints Per Pod</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Endpoints Per Pod</em>'.
	 * @see org.eastwest.model.design.Tier#getEndpointsPerPod()
	 * @see #getTier()
	 * @generated
	 */
	EAttribute getTier_EndpointsPerPod();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Tier#getCable <em>Cable</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Cable</em>'.
	 * @see org.eastwest.model.design.Tier#getCable()
	 * @see #getTier()
	 * @generated
	 */
	EAttribute getTier_Cable();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Tier#getCableLength <em>Cable Length</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Cable Length</em>'.
	 * @see org.eastwest.model.design.Tier#getCableLength()
	 * @see #getTier()
	 * @generated
	 */
	EAttribute getTier_CableLength();

	/**
	 * Returns the meta object for class '{@link org.eastwest.model.design.ParameterOverride <em>Parameter Override</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Parameter Override</em>'.
	 * @see org.eastwest.model.design.ParameterOverride
	 * @generated
	 */
	EClass getParameterOverride();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.ParameterOverride#getName <em>Name</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Name</em>'.
	 * @see org.eastwest.model.design.ParameterOverride#getName()
	 * @see #getParameterOverride()
	 * @generated
	 */
	EAttribute getParameterOverride_Name();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.ParameterOverride#getValue <em>Value</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Value</em>'.
	 * @see org.eastwest.model.design.ParameterOverride#getValue()
	 * @see #getParameterOverride()
	 * @generated
	 */
	EAttribute getParameterOverride_Value();

	/**
	 * Returns the meta object for class '{@link org.eastwest.model.design.Switch <em>Switch</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Switch</em>'.
	 * @see org.eastwest.model.design.Switch
	 * @generated
	 */
	EClass getSwitch();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Switch#getTier <em>Tier</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Tier</em>'.
	 * @see org.eastwest.model.design.Switch#getTier()
	 * @see #getSwitch()
	 * @generated
	 */
	EAttribute getSwitch_Tier();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Switch#getSwitchType <em>Switch Type</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Switch Type</em>'.
	 * @see org.eastwest.model.design.Switch#getSwitchType()
	 * @see #getSwitch()
	 * @generated
	 */
	EAttribute getSwitch_SwitchType();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Switch#getEndpoints <em>Endpoints</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Endpoints</em>'.
	 * @see org.eastwest.model.design.Switch#getEndpoints()
	 * @see #getSwitch()
	 * @generated
	 */
	EAttribute getSwitch_Endpoints();

	/**
	 * Returns the meta object for class '{@link org.eastwest.model.design.Link <em>Link</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Link</em>'.
	 * @see org.eastwest.model.design.Link
	 * @generated
	 */
	EClass getLink();

	/**
	 * Returns the meta object for the reference '{@link org.eastwest.model.design.Link#getFrom <em>From</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the reference '<em>From</em>'.
	 * @see org.eastwest.model.design.Link#getFrom()
	 * @see #getLink()
	 * @generated
	 */
	EReference getLink_From();

	/**
	 * Returns the meta object for the reference '{@link org.eastwest.model.design.Link#getTo <em>To</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the reference '<em>To</em>'.
	 * @see org.eastwest.model.design.Link#getTo()
	 * @see #getLink()
	 * @generated
	 */
	EReference getLink_To();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Link#getRate <em>Rate</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Rate</em>'.
	 * @see org.eastwest.model.design.Link#getRate()
	 * @see #getLink()
	 * @generated
	 */
	EAttribute getLink_Rate();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Link#getCount <em>Count</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Count</em>'.
	 * @see org.eastwest.model.design.Link#getCount()
	 * @see #getLink()
	 * @generated
	 */
	EAttribute getLink_Count();

	/**
	 * Returns the meta object for class '{@link org.eastwest.model.design.Workload <em>Workload</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Workload</em>'.
	 * @see org.eastwest.model.design.Workload
	 * @generated
	 */
	EClass getWorkload();

	/**
	 * Returns the meta object for class '{@link org.eastwest.model.design.ModelWorkload <em>Model Workload</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Model Workload</em>'.
	 * @see org.eastwest.model.design.ModelWorkload
	 * @generated
	 */
	EClass getModelWorkload();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.ModelWorkload#getModelShape <em>Model Shape</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Model Shape</em>'.
	 * @see org.eastwest.model.design.ModelWorkload#getModelShape()
	 * @see #getModelWorkload()
	 * @generated
	 */
	EAttribute getModelWorkload_ModelShape();

	/**
	 * Returns the meta object for the containment reference '{@link org.eastwest.model.design.ModelWorkload#getTransformer <em>Transformer</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Transformer</em>'.
	 * @see org.eastwest.model.design.ModelWorkload#getTransformer()
	 * @see #getModelWorkload()
	 * @generated
	 */
	EReference getModelWorkload_Transformer();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.ModelWorkload#getPrecision <em>Precision</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Precision</em>'.
	 * @see org.eastwest.model.design.ModelWorkload#getPrecision()
	 * @see #getModelWorkload()
	 * @generated
	 */
	EAttribute getModelWorkload_Precision();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.ModelWorkload#getExpertLoadImbalance <em>Expert Load Imbalance</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Expert Load Imbalance</em>'.
	 * @see org.eastwest.model.design.ModelWorkload#getExpertLoadImbalance()
	 * @see #getModelWorkload()
	 * @generated
	 */
	EAttribute getModelWorkload_ExpertLoadImbalance();

	/**
	 * Returns the meta object for class '{@link org.eastwest.model.design.TrainingRun <em>Training Run</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Training Run</em>'.
	 * @see org.eastwest.model.design.TrainingRun
	 * @generated
	 */
	EClass getTrainingRun();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.TrainingRun#getSequenceLength <em>Sequence Length</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Sequence Length</em>'.
	 * @see org.eastwest.model.design.TrainingRun#getSequenceLength()
	 * @see #getTrainingRun()
	 * @generated
	 */
	EAttribute getTrainingRun_SequenceLength();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.TrainingRun#getGlobalBatch <em>Global Batch</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Global Batch</em>'.
	 * @see org.eastwest.model.design.TrainingRun#getGlobalBatch()
	 * @see #getTrainingRun()
	 * @generated
	 */
	EAttribute getTrainingRun_GlobalBatch();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.TrainingRun#getOptimizer <em>Optimizer</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Optimizer</em>'.
	 * @see org.eastwest.model.design.TrainingRun#getOptimizer()
	 * @see #getTrainingRun()
	 * @generated
	 */
	EAttribute getTrainingRun_Optimizer();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.TrainingRun#getGradientPrecision <em>Gradient Precision</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Gradient Precision</em>'.
	 * @see org.eastwest.model.design.TrainingRun#getGradientPrecision()
	 * @see #getTrainingRun()
	 * @generated
	 */
	EAttribute getTrainingRun_GradientPrecision();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.TrainingRun#getRecompute <em>Recompute</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Recompute</em>'.
	 * @see org.eastwest.model.design.TrainingRun#getRecompute()
	 * @see #getTrainingRun()
	 * @generated
	 */
	EAttribute getTrainingRun_Recompute();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.TrainingRun#isFlashAttention <em>Flash Attention</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Flash Attention</em>'.
	 * @see org.eastwest.model.design.TrainingRun#isFlashAttention()
	 * @see #getTrainingRun()
	 * @generated
	 */
	EAttribute getTrainingRun_FlashAttention();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.TrainingRun#isOverlapTensor <em>Overlap Tensor</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Overlap Tensor</em>'.
	 * @see org.eastwest.model.design.TrainingRun#isOverlapTensor()
	 * @see #getTrainingRun()
	 * @generated
	 */
	EAttribute getTrainingRun_OverlapTensor();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.TrainingRun#isOverlapData <em>Overlap Data</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Overlap Data</em>'.
	 * @see org.eastwest.model.design.TrainingRun#isOverlapData()
	 * @see #getTrainingRun()
	 * @generated
	 */
	EAttribute getTrainingRun_OverlapData();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.TrainingRun#isOverlapPipeline <em>Overlap Pipeline</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Overlap Pipeline</em>'.
	 * @see org.eastwest.model.design.TrainingRun#isOverlapPipeline()
	 * @see #getTrainingRun()
	 * @generated
	 */
	EAttribute getTrainingRun_OverlapPipeline();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.TrainingRun#isOverlapExpert <em>Overlap Expert</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Overlap Expert</em>'.
	 * @see org.eastwest.model.design.TrainingRun#isOverlapExpert()
	 * @see #getTrainingRun()
	 * @generated
	 */
	EAttribute getTrainingRun_OverlapExpert();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.TrainingRun#isOverlapContext <em>Overlap Context</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Overlap Context</em>'.
	 * @see org.eastwest.model.design.TrainingRun#isOverlapContext()
	 * @see #getTrainingRun()
	 * @generated
	 */
	EAttribute getTrainingRun_OverlapContext();

	/**
	 * Returns the meta object for class '{@link org.eastwest.model.design.InferenceService <em>Inference Service</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Inference Service</em>'.
	 * @see org.eastwest.model.design.InferenceService
	 * @generated
	 */
	EClass getInferenceService();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.InferenceService#getPromptTokens <em>Prompt Tokens</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Prompt Tokens</em>'.
	 * @see org.eastwest.model.design.InferenceService#getPromptTokens()
	 * @see #getInferenceService()
	 * @generated
	 */
	EAttribute getInferenceService_PromptTokens();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.InferenceService#getOutputTokens <em>Output Tokens</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Output Tokens</em>'.
	 * @see org.eastwest.model.design.InferenceService#getOutputTokens()
	 * @see #getInferenceService()
	 * @generated
	 */
	EAttribute getInferenceService_OutputTokens();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.InferenceService#getRequestRate <em>Request Rate</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Request Rate</em>'.
	 * @see org.eastwest.model.design.InferenceService#getRequestRate()
	 * @see #getInferenceService()
	 * @generated
	 */
	EAttribute getInferenceService_RequestRate();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.InferenceService#getConcurrency <em>Concurrency</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Concurrency</em>'.
	 * @see org.eastwest.model.design.InferenceService#getConcurrency()
	 * @see #getInferenceService()
	 * @generated
	 */
	EAttribute getInferenceService_Concurrency();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.InferenceService#isDisaggregated <em>Disaggregated</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Disaggregated</em>'.
	 * @see org.eastwest.model.design.InferenceService#isDisaggregated()
	 * @see #getInferenceService()
	 * @generated
	 */
	EAttribute getInferenceService_Disaggregated();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.InferenceService#getTimeToFirstToken <em>Time To First Token</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Time To First Token</em>'.
	 * @see org.eastwest.model.design.InferenceService#getTimeToFirstToken()
	 * @see #getInferenceService()
	 * @generated
	 */
	EAttribute getInferenceService_TimeToFirstToken();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.InferenceService#getTimePerOutputToken <em>Time Per Output Token</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Time Per Output Token</em>'.
	 * @see org.eastwest.model.design.InferenceService#getTimePerOutputToken()
	 * @see #getInferenceService()
	 * @generated
	 */
	EAttribute getInferenceService_TimePerOutputToken();

	/**
	 * Returns the meta object for class '{@link org.eastwest.model.design.IndependentFlows <em>Independent Flows</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Independent Flows</em>'.
	 * @see org.eastwest.model.design.IndependentFlows
	 * @generated
	 */
	EClass getIndependentFlows();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.IndependentFlows#getFlows <em>Flows</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Flows</em>'.
	 * @see org.eastwest.model.design.IndependentFlows#getFlows()
	 * @see #getIndependentFlows()
	 * @generated
	 */
	EAttribute getIndependentFlows_Flows();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.IndependentFlows#getFlowSize <em>Flow Size</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Flow Size</em>'.
	 * @see org.eastwest.model.design.IndependentFlows#getFlowSize()
	 * @see #getIndependentFlows()
	 * @generated
	 */
	EAttribute getIndependentFlows_FlowSize();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.IndependentFlows#getFlowRate <em>Flow Rate</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Flow Rate</em>'.
	 * @see org.eastwest.model.design.IndependentFlows#getFlowRate()
	 * @see #getIndependentFlows()
	 * @generated
	 */
	EAttribute getIndependentFlows_FlowRate();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.IndependentFlows#getLoad <em>Load</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Load</em>'.
	 * @see org.eastwest.model.design.IndependentFlows#getLoad()
	 * @see #getIndependentFlows()
	 * @generated
	 */
	EAttribute getIndependentFlows_Load();

	/**
	 * Returns the meta object for class '{@link org.eastwest.model.design.Transformer <em>Transformer</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Transformer</em>'.
	 * @see org.eastwest.model.design.Transformer
	 * @generated
	 */
	EClass getTransformer();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Transformer#getLayers <em>Layers</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Layers</em>'.
	 * @see org.eastwest.model.design.Transformer#getLayers()
	 * @see #getTransformer()
	 * @generated
	 */
	EAttribute getTransformer_Layers();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Transformer#getHidden <em>Hidden</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Hidden</em>'.
	 * @see org.eastwest.model.design.Transformer#getHidden()
	 * @see #getTransformer()
	 * @generated
	 */
	EAttribute getTransformer_Hidden();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Transformer#getHeads <em>Heads</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Heads</em>'.
	 * @see org.eastwest.model.design.Transformer#getHeads()
	 * @see #getTransformer()
	 * @generated
	 */
	EAttribute getTransformer_Heads();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Transformer#getKvHeads <em>Kv Heads</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Kv Heads</em>'.
	 * @see org.eastwest.model.design.Transformer#getKvHeads()
	 * @see #getTransformer()
	 * @generated
	 */
	EAttribute getTransformer_KvHeads();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Transformer#getHeadDimension <em>Head Dimension</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Head Dimension</em>'.
	 * @see org.eastwest.model.design.Transformer#getHeadDimension()
	 * @see #getTransformer()
	 * @generated
	 */
	EAttribute getTransformer_HeadDimension();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Transformer#getFeedForward <em>Feed Forward</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Feed Forward</em>'.
	 * @see org.eastwest.model.design.Transformer#getFeedForward()
	 * @see #getTransformer()
	 * @generated
	 */
	EAttribute getTransformer_FeedForward();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Transformer#getVocabulary <em>Vocabulary</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Vocabulary</em>'.
	 * @see org.eastwest.model.design.Transformer#getVocabulary()
	 * @see #getTransformer()
	 * @generated
	 */
	EAttribute getTransformer_Vocabulary();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Transformer#getAttention <em>Attention</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Attention</em>'.
	 * @see org.eastwest.model.design.Transformer#getAttention()
	 * @see #getTransformer()
	 * @generated
	 */
	EAttribute getTransformer_Attention();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Transformer#getQueryRank <em>Query Rank</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Query Rank</em>'.
	 * @see org.eastwest.model.design.Transformer#getQueryRank()
	 * @see #getTransformer()
	 * @generated
	 */
	EAttribute getTransformer_QueryRank();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Transformer#getKeyValueRank <em>Key Value Rank</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Key Value Rank</em>'.
	 * @see org.eastwest.model.design.Transformer#getKeyValueRank()
	 * @see #getTransformer()
	 * @generated
	 */
	EAttribute getTransformer_KeyValueRank();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Transformer#getRopeDimension <em>Rope Dimension</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Rope Dimension</em>'.
	 * @see org.eastwest.model.design.Transformer#getRopeDimension()
	 * @see #getTransformer()
	 * @generated
	 */
	EAttribute getTransformer_RopeDimension();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Transformer#getSlidingWindow <em>Sliding Window</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Sliding Window</em>'.
	 * @see org.eastwest.model.design.Transformer#getSlidingWindow()
	 * @see #getTransformer()
	 * @generated
	 */
	EAttribute getTransformer_SlidingWindow();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Transformer#getExperts <em>Experts</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Experts</em>'.
	 * @see org.eastwest.model.design.Transformer#getExperts()
	 * @see #getTransformer()
	 * @generated
	 */
	EAttribute getTransformer_Experts();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Transformer#getTopK <em>Top K</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Top K</em>'.
	 * @see org.eastwest.model.design.Transformer#getTopK()
	 * @see #getTransformer()
	 * @generated
	 */
	EAttribute getTransformer_TopK();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Transformer#getExpertGroups <em>Expert Groups</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Expert Groups</em>'.
	 * @see org.eastwest.model.design.Transformer#getExpertGroups()
	 * @see #getTransformer()
	 * @generated
	 */
	EAttribute getTransformer_ExpertGroups();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Transformer#getGroupsPerToken <em>Groups Per Token</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Groups Per Token</em>'.
	 * @see org.eastwest.model.design.Transformer#getGroupsPerToken()
	 * @see #getTransformer()
	 * @generated
	 */
	EAttribute getTransformer_GroupsPerToken();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Transformer#getExpertFeedForward <em>Expert Feed Forward</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Expert Feed Forward</em>'.
	 * @see org.eastwest.model.design.Transformer#getExpertFeedForward()
	 * @see #getTransformer()
	 * @generated
	 */
	EAttribute getTransformer_ExpertFeedForward();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Transformer#getSharedExpertFeedForward <em>Shared Expert Feed Forward</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Shared Expert Feed Forward</em>'.
	 * @see org.eastwest.model.design.Transformer#getSharedExpertFeedForward()
	 * @see #getTransformer()
	 * @generated
	 */
	EAttribute getTransformer_SharedExpertFeedForward();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Transformer#getDenseFirstLayers <em>Dense First Layers</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Dense First Layers</em>'.
	 * @see org.eastwest.model.design.Transformer#getDenseFirstLayers()
	 * @see #getTransformer()
	 * @generated
	 */
	EAttribute getTransformer_DenseFirstLayers();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Transformer#isGatedFeedForward <em>Gated Feed Forward</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Gated Feed Forward</em>'.
	 * @see org.eastwest.model.design.Transformer#isGatedFeedForward()
	 * @see #getTransformer()
	 * @generated
	 */
	EAttribute getTransformer_GatedFeedForward();

	/**
	 * Returns the meta object for class '{@link org.eastwest.model.design.Job <em>Job</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Job</em>'.
	 * @see org.eastwest.model.design.Job
	 * @generated
	 */
	EClass getJob();

	/**
	 * Returns the meta object for the reference '{@link org.eastwest.model.design.Job#getWorkload <em>Workload</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the reference '<em>Workload</em>'.
	 * @see org.eastwest.model.design.Job#getWorkload()
	 * @see #getJob()
	 * @generated
	 */
	EReference getJob_Workload();

	/**
	 * Returns the meta object for the containment reference '{@link org.eastwest.model.design.Job#getPlan <em>Plan</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Plan</em>'.
	 * @see org.eastwest.model.design.Job#getPlan()
	 * @see #getJob()
	 * @generated
	 */
	EReference getJob_Plan();

	/**
	 * Returns the meta object for the containment reference '{@link org.eastwest.model.design.Job#getPlacement <em>Placement</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Placement</em>'.
	 * @see org.eastwest.model.design.Job#getPlacement()
	 * @see #getJob()
	 * @generated
	 */
	EReference getJob_Placement();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Job#getSearchSpace <em>Search Space</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Search Space</em>'.
	 * @see org.eastwest.model.design.Job#getSearchSpace()
	 * @see #getJob()
	 * @generated
	 */
	EAttribute getJob_SearchSpace();

	/**
	 * Returns the meta object for class '{@link org.eastwest.model.design.Plan <em>Plan</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Plan</em>'.
	 * @see org.eastwest.model.design.Plan
	 * @generated
	 */
	EClass getPlan();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Plan#getTp <em>Tp</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Tp</em>'.
	 * @see org.eastwest.model.design.Plan#getTp()
	 * @see #getPlan()
	 * @generated
	 */
	EAttribute getPlan_Tp();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Plan#getPp <em>Pp</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Pp</em>'.
	 * @see org.eastwest.model.design.Plan#getPp()
	 * @see #getPlan()
	 * @generated
	 */
	EAttribute getPlan_Pp();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Plan#getDp <em>Dp</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Dp</em>'.
	 * @see org.eastwest.model.design.Plan#getDp()
	 * @see #getPlan()
	 * @generated
	 */
	EAttribute getPlan_Dp();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Plan#getEp <em>Ep</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Ep</em>'.
	 * @see org.eastwest.model.design.Plan#getEp()
	 * @see #getPlan()
	 * @generated
	 */
	EAttribute getPlan_Ep();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Plan#getCp <em>Cp</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Cp</em>'.
	 * @see org.eastwest.model.design.Plan#getCp()
	 * @see #getPlan()
	 * @generated
	 */
	EAttribute getPlan_Cp();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Plan#getVirtualStages <em>Virtual Stages</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Virtual Stages</em>'.
	 * @see org.eastwest.model.design.Plan#getVirtualStages()
	 * @see #getPlan()
	 * @generated
	 */
	EAttribute getPlan_VirtualStages();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Plan#getMicroBatch <em>Micro Batch</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Micro Batch</em>'.
	 * @see org.eastwest.model.design.Plan#getMicroBatch()
	 * @see #getPlan()
	 * @generated
	 */
	EAttribute getPlan_MicroBatch();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Plan#getZeroStage <em>Zero Stage</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Zero Stage</em>'.
	 * @see org.eastwest.model.design.Plan#getZeroStage()
	 * @see #getPlan()
	 * @generated
	 */
	EAttribute getPlan_ZeroStage();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Plan#getShardingDegree <em>Sharding Degree</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Sharding Degree</em>'.
	 * @see org.eastwest.model.design.Plan#getShardingDegree()
	 * @see #getPlan()
	 * @generated
	 */
	EAttribute getPlan_ShardingDegree();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Plan#isSequenceParallelism <em>Sequence Parallelism</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Sequence Parallelism</em>'.
	 * @see org.eastwest.model.design.Plan#isSequenceParallelism()
	 * @see #getPlan()
	 * @generated
	 */
	EAttribute getPlan_SequenceParallelism();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Plan#getOrder <em>Order</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Order</em>'.
	 * @see org.eastwest.model.design.Plan#getOrder()
	 * @see #getPlan()
	 * @generated
	 */
	EAttribute getPlan_Order();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Plan#getSchedule <em>Schedule</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Schedule</em>'.
	 * @see org.eastwest.model.design.Plan#getSchedule()
	 * @see #getPlan()
	 * @generated
	 */
	EAttribute getPlan_Schedule();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Plan#getTensorOverlap <em>Tensor Overlap</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Tensor Overlap</em>'.
	 * @see org.eastwest.model.design.Plan#getTensorOverlap()
	 * @see #getPlan()
	 * @generated
	 */
	EAttribute getPlan_TensorOverlap();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Plan#getContextExchange <em>Context Exchange</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Context Exchange</em>'.
	 * @see org.eastwest.model.design.Plan#getContextExchange()
	 * @see #getPlan()
	 * @generated
	 */
	EAttribute getPlan_ContextExchange();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Plan#isRegather <em>Regather</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Regather</em>'.
	 * @see org.eastwest.model.design.Plan#isRegather()
	 * @see #getPlan()
	 * @generated
	 */
	EAttribute getPlan_Regather();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Plan#isScatteredSends <em>Scattered Sends</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Scattered Sends</em>'.
	 * @see org.eastwest.model.design.Plan#isScatteredSends()
	 * @see #getPlan()
	 * @generated
	 */
	EAttribute getPlan_ScatteredSends();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Plan#getScaleOut <em>Scale Out</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Scale Out</em>'.
	 * @see org.eastwest.model.design.Plan#getScaleOut()
	 * @see #getPlan()
	 * @generated
	 */
	EAttribute getPlan_ScaleOut();

	/**
	 * Returns the meta object for class '{@link org.eastwest.model.design.Placement <em>Placement</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Placement</em>'.
	 * @see org.eastwest.model.design.Placement
	 * @generated
	 */
	EClass getPlacement();

	/**
	 * Returns the meta object for the reference list '{@link org.eastwest.model.design.Placement#getServerGroups <em>Server Groups</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the reference list '<em>Server Groups</em>'.
	 * @see org.eastwest.model.design.Placement#getServerGroups()
	 * @see #getPlacement()
	 * @generated
	 */
	EReference getPlacement_ServerGroups();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Placement#getGpus <em>Gpus</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Gpus</em>'.
	 * @see org.eastwest.model.design.Placement#getGpus()
	 * @see #getPlacement()
	 * @generated
	 */
	EAttribute getPlacement_Gpus();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Placement#getFirstServer <em>First Server</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>First Server</em>'.
	 * @see org.eastwest.model.design.Placement#getFirstServer()
	 * @see #getPlacement()
	 * @generated
	 */
	EAttribute getPlacement_FirstServer();

	/**
	 * Returns the meta object for class '{@link org.eastwest.model.design.Scenario <em>Scenario</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Scenario</em>'.
	 * @see org.eastwest.model.design.Scenario
	 * @generated
	 */
	EClass getScenario();

	/**
	 * Returns the meta object for the reference '{@link org.eastwest.model.design.Scenario#getCluster <em>Cluster</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the reference '<em>Cluster</em>'.
	 * @see org.eastwest.model.design.Scenario#getCluster()
	 * @see #getScenario()
	 * @generated
	 */
	EReference getScenario_Cluster();

	/**
	 * Returns the meta object for the reference list '{@link org.eastwest.model.design.Scenario#getFabrics <em>Fabrics</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the reference list '<em>Fabrics</em>'.
	 * @see org.eastwest.model.design.Scenario#getFabrics()
	 * @see #getScenario()
	 * @generated
	 */
	EReference getScenario_Fabrics();

	/**
	 * Returns the meta object for the reference list '{@link org.eastwest.model.design.Scenario#getJobs <em>Jobs</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the reference list '<em>Jobs</em>'.
	 * @see org.eastwest.model.design.Scenario#getJobs()
	 * @see #getScenario()
	 * @generated
	 */
	EReference getScenario_Jobs();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Scenario#getFaults <em>Faults</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Faults</em>'.
	 * @see org.eastwest.model.design.Scenario#getFaults()
	 * @see #getScenario()
	 * @generated
	 */
	EAttribute getScenario_Faults();

	/**
	 * Returns the meta object for class '{@link org.eastwest.model.design.Requirement <em>Requirement</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Requirement</em>'.
	 * @see org.eastwest.model.design.Requirement
	 * @generated
	 */
	EClass getRequirement();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Requirement#getCriterion <em>Criterion</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Criterion</em>'.
	 * @see org.eastwest.model.design.Requirement#getCriterion()
	 * @see #getRequirement()
	 * @generated
	 */
	EAttribute getRequirement_Criterion();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Requirement#getMetric <em>Metric</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Metric</em>'.
	 * @see org.eastwest.model.design.Requirement#getMetric()
	 * @see #getRequirement()
	 * @generated
	 */
	EAttribute getRequirement_Metric();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Requirement#getComparison <em>Comparison</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Comparison</em>'.
	 * @see org.eastwest.model.design.Requirement#getComparison()
	 * @see #getRequirement()
	 * @generated
	 */
	EAttribute getRequirement_Comparison();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.design.Requirement#getTarget <em>Target</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Target</em>'.
	 * @see org.eastwest.model.design.Requirement#getTarget()
	 * @see #getRequirement()
	 * @generated
	 */
	EAttribute getRequirement_Target();

	/**
	 * Returns the meta object for the reference '{@link org.eastwest.model.design.Requirement#getScenario <em>Scenario</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the reference '<em>Scenario</em>'.
	 * @see org.eastwest.model.design.Requirement#getScenario()
	 * @see #getRequirement()
	 * @generated
	 */
	EReference getRequirement_Scenario();

	/**
	 * Returns the meta object for enum '{@link org.eastwest.model.design.GpuDirect <em>Gpu Direct</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for enum '<em>Gpu Direct</em>'.
	 * @see org.eastwest.model.design.GpuDirect
	 * @generated
	 */
	EEnum getGpuDirect();

	/**
	 * Returns the meta object for enum '{@link org.eastwest.model.design.NicRole <em>Nic Role</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for enum '<em>Nic Role</em>'.
	 * @see org.eastwest.model.design.NicRole
	 * @generated
	 */
	EEnum getNicRole();

	/**
	 * Returns the meta object for enum '{@link org.eastwest.model.design.FabricRole <em>Fabric Role</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for enum '<em>Fabric Role</em>'.
	 * @see org.eastwest.model.design.FabricRole
	 * @generated
	 */
	EEnum getFabricRole();

	/**
	 * Returns the meta object for enum '{@link org.eastwest.model.design.Topology <em>Topology</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for enum '<em>Topology</em>'.
	 * @see org.eastwest.model.design.Topology
	 * @generated
	 */
	EEnum getTopology();

	/**
	 * Returns the meta object for enum '{@link org.eastwest.model.design.TierKind <em>Tier Kind</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for enum '<em>Tier Kind</em>'.
	 * @see org.eastwest.model.design.TierKind
	 * @generated
	 */
	EEnum getTierKind();

	/**
	 * Returns the meta object for enum '{@link org.eastwest.model.design.Routing <em>Routing</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for enum '<em>Routing</em>'.
	 * @see org.eastwest.model.design.Routing
	 * @generated
	 */
	EEnum getRouting();

	/**
	 * Returns the meta object for enum '{@link org.eastwest.model.design.Isolation <em>Isolation</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for enum '<em>Isolation</em>'.
	 * @see org.eastwest.model.design.Isolation
	 * @generated
	 */
	EEnum getIsolation();

	/**
	 * Returns the meta object for enum '{@link org.eastwest.model.design.Precision <em>Precision</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for enum '<em>Precision</em>'.
	 * @see org.eastwest.model.design.Precision
	 * @generated
	 */
	EEnum getPrecision();

	/**
	 * Returns the meta object for enum '{@link org.eastwest.model.design.Optimizer <em>Optimizer</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for enum '<em>Optimizer</em>'.
	 * @see org.eastwest.model.design.Optimizer
	 * @generated
	 */
	EEnum getOptimizer();

	/**
	 * Returns the meta object for enum '{@link org.eastwest.model.design.Recompute <em>Recompute</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for enum '<em>Recompute</em>'.
	 * @see org.eastwest.model.design.Recompute
	 * @generated
	 */
	EEnum getRecompute();

	/**
	 * Returns the meta object for enum '{@link org.eastwest.model.design.Attention <em>Attention</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for enum '<em>Attention</em>'.
	 * @see org.eastwest.model.design.Attention
	 * @generated
	 */
	EEnum getAttention();

	/**
	 * Returns the meta object for enum '{@link org.eastwest.model.design.ParallelDimension <em>Parallel Dimension</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for enum '<em>Parallel Dimension</em>'.
	 * @see org.eastwest.model.design.ParallelDimension
	 * @generated
	 */
	EEnum getParallelDimension();

	/**
	 * Returns the meta object for enum '{@link org.eastwest.model.design.PipelineSchedule <em>Pipeline Schedule</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for enum '<em>Pipeline Schedule</em>'.
	 * @see org.eastwest.model.design.PipelineSchedule
	 * @generated
	 */
	EEnum getPipelineSchedule();

	/**
	 * Returns the meta object for enum '{@link org.eastwest.model.design.TensorOverlap <em>Tensor Overlap</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for enum '<em>Tensor Overlap</em>'.
	 * @see org.eastwest.model.design.TensorOverlap
	 * @generated
	 */
	EEnum getTensorOverlap();

	/**
	 * Returns the meta object for enum '{@link org.eastwest.model.design.ContextExchange <em>Context Exchange</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for enum '<em>Context Exchange</em>'.
	 * @see org.eastwest.model.design.ContextExchange
	 * @generated
	 */
	EEnum getContextExchange();

	/**
	 * Returns the meta object for enum '{@link org.eastwest.model.design.Comparison <em>Comparison</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for enum '<em>Comparison</em>'.
	 * @see org.eastwest.model.design.Comparison
	 * @generated
	 */
	EEnum getComparison();

	/**
	 * Returns the meta object for enum '{@link org.eastwest.model.design.Criterion <em>Criterion</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for enum '<em>Criterion</em>'.
	 * @see org.eastwest.model.design.Criterion
	 * @generated
	 */
	EEnum getCriterion();

	/**
	 * Returns the meta object for data type '{@link java.lang.Double <em>Bandwidth</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
     * <!-- begin-model-doc -->
     * Bandwidth per direction, in B/s. Text with a unit: 400 Gb/s, 50 GB/s.
     * <!-- end-model-doc -->
	 * @return the meta object for data type '<em>Bandwidth</em>'.
	 * @see java.lang.Double
	 * @model instanceClass="java.lang.Double"
	 *        annotation="http://www.eclipse.org/emf/2002/GenModel create='return org.eastwest.model.internal.text.QuantityText.parse(it, org.eastwest.quantity.Dimension.BANDWIDTH);' convert='return org.eastwest.model.internal.text.QuantityText.print(it, org.eastwest.quantity.Dimension.BANDWIDTH);'"
	 * @generated
	 */
	EDataType getBandwidth();

	/**
	 * Returns the meta object for data type '{@link java.lang.Double <em>Size</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
     * <!-- begin-model-doc -->
     * Amount of data, in bytes. Text with a unit: 80 GiB, 1 MB.
     * <!-- end-model-doc -->
	 * @return the meta object for data type '<em>Size</em>'.
	 * @see java.lang.Double
	 * @model instanceClass="java.lang.Double"
	 *        annotation="http://www.eclipse.org/emf/2002/GenModel create='return org.eastwest.model.internal.text.QuantityText.parse(it, org.eastwest.quantity.Dimension.SIZE);' convert='return org.eastwest.model.internal.text.QuantityText.print(it, org.eastwest.quantity.Dimension.SIZE);'"
	 * @generated
	 */
	EDataType getSize();

	/**
	 * Returns the meta object for data type '{@link java.lang.Double <em>Time</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
     * <!-- begin-model-doc -->
     * Duration, in seconds. Text with a unit: 1.2 us.
     * <!-- end-model-doc -->
	 * @return the meta object for data type '<em>Time</em>'.
	 * @see java.lang.Double
	 * @model instanceClass="java.lang.Double"
	 *        annotation="http://www.eclipse.org/emf/2002/GenModel create='return org.eastwest.model.internal.text.QuantityText.parse(it, org.eastwest.quantity.Dimension.TIME);' convert='return org.eastwest.model.internal.text.QuantityText.print(it, org.eastwest.quantity.Dimension.TIME);'"
	 * @generated
	 */
	EDataType getTime();

	/**
	 * Returns the meta object for data type '{@link java.lang.Double <em>Rate</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
     * <!-- begin-model-doc -->
     * Events per second, in 1/s.
     * <!-- end-model-doc -->
	 * @return the meta object for data type '<em>Rate</em>'.
	 * @see java.lang.Double
	 * @model instanceClass="java.lang.Double"
	 *        annotation="http://www.eclipse.org/emf/2002/GenModel create='return org.eastwest.model.internal.text.QuantityText.parse(it, org.eastwest.quantity.Dimension.RATE);' convert='return org.eastwest.model.internal.text.QuantityText.print(it, org.eastwest.quantity.Dimension.RATE);'"
	 * @generated
	 */
	EDataType getRate();

	/**
	 * Returns the meta object for data type '{@link java.lang.Double <em>Length</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
     * <!-- begin-model-doc -->
     * Length, in metres. Text with a unit: 30 m.
     * <!-- end-model-doc -->
	 * @return the meta object for data type '<em>Length</em>'.
	 * @see java.lang.Double
	 * @model instanceClass="java.lang.Double"
	 *        annotation="http://www.eclipse.org/emf/2002/GenModel create='return org.eastwest.model.internal.text.QuantityText.parse(it, org.eastwest.quantity.Dimension.LENGTH);' convert='return org.eastwest.model.internal.text.QuantityText.print(it, org.eastwest.quantity.Dimension.LENGTH);'"
	 * @generated
	 */
	EDataType getLength();

	/**
	 * Returns the meta object for data type '{@link java.lang.Double <em>Ratio</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
     * <!-- begin-model-doc -->
     * Quotient of two like quantities, without a unit. Text: 0.3, 30% or 7:1.
     * <!-- end-model-doc -->
	 * @return the meta object for data type '<em>Ratio</em>'.
	 * @see java.lang.Double
	 * @model instanceClass="java.lang.Double"
	 *        annotation="http://www.eclipse.org/emf/2002/GenModel create='return org.eastwest.model.internal.text.QuantityText.parse(it, org.eastwest.quantity.Dimension.RATIO);' convert='return org.eastwest.model.internal.text.QuantityText.print(it, org.eastwest.quantity.Dimension.RATIO);'"
	 * @generated
	 */
	EDataType getRatio();

	/**
	 * Returns the meta object for data type '{@link java.util.List <em>Dimension Order</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
     * <!-- begin-model-doc -->
     * Dimensions of parallelism in an order. Text: their literals with blanks between, TP CP PP DP.
     * <!-- end-model-doc -->
	 * @return the meta object for data type '<em>Dimension Order</em>'.
	 * @see java.util.List
	 * @model instanceClass="java.util.List&lt;org.eastwest.model.design.ParallelDimension&gt;"
	 *        annotation="http://www.eclipse.org/emf/2002/GenModel create='return org.eastwest.model.internal.text.ListText.parseDimensionOrder(it);' convert='return org.eastwest.model.internal.text.ListText.print(it);'"
	 * @generated
	 */
	EDataType getDimensionOrder();

	/**
	 * Returns the meta object for data type '{@link java.util.List <em>Priority List</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
     * <!-- begin-model-doc -->
     * Priorities of traffic, 0 to 7. Text: numbers with blanks between.
     * <!-- end-model-doc -->
	 * @return the meta object for data type '<em>Priority List</em>'.
	 * @see java.util.List
	 * @model instanceClass="java.util.List&lt;java.lang.Integer&gt;"
	 *        annotation="http://www.eclipse.org/emf/2002/GenModel create='return org.eastwest.model.internal.text.ListText.parsePriorityList(it);' convert='return org.eastwest.model.internal.text.ListText.print(it);'"
	 * @generated
	 */
	EDataType getPriorityList();

	/**
	 * Returns the meta object for data type '{@link java.util.List <em>Fault List</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
     * <!-- begin-model-doc -->
     * Faults, blanks between.
     * <!-- end-model-doc -->
	 * @return the meta object for data type '<em>Fault List</em>'.
	 * @see java.util.List
	 * @model instanceClass="java.util.List&lt;java.lang.String&gt;"
	 *        annotation="http://www.eclipse.org/emf/2002/GenModel create='return org.eastwest.model.internal.text.ListText.parseFaultList(it);' convert='return org.eastwest.model.internal.text.ListText.print(it);'"
	 * @generated
	 */
	EDataType getFaultList();

	/**
	 * Returns the factory that creates the instances of the model.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the factory that creates the instances of the model.
	 * @generated
	 */
	DesignFactory getDesignFactory();

	/**
	 * <!-- begin-user-doc -->
	 * Defines literals for the meta objects that represent
	 * <ul>
	 *   <li>each class,</li>
	 *   <li>each feature of each class,</li>
	 *   <li>each enum,</li>
	 *   <li>and each data type</li>
	 * </ul>
	 * <!-- end-user-doc -->
	 * @generated
	 */
	interface Literals {
		/**
		 * The meta object literal for the '{@link org.eastwest.model.design.impl.NamedElementImpl <em>Named Element</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.eastwest.model.design.impl.NamedElementImpl
		 * @see org.eastwest.model.design.impl.DesignPackageImpl#getNamedElement()
		 * @generated
		 */
		EClass NAMED_ELEMENT = eINSTANCE.getNamedElement();

		/**
		 * The meta object literal for the '<em><b>Id</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute NAMED_ELEMENT__ID = eINSTANCE.getNamedElement_Id();

		/**
		 * The meta object literal for the '<em><b>Name</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute NAMED_ELEMENT__NAME = eINSTANCE.getNamedElement_Name();

		/**
		 * The meta object literal for the '<em><b>Description</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute NAMED_ELEMENT__DESCRIPTION = eINSTANCE.getNamedElement_Description();

		/**
		 * The meta object literal for the '{@link org.eastwest.model.design.impl.DesignImpl <em>Design</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.eastwest.model.design.impl.DesignImpl
		 * @see org.eastwest.model.design.impl.DesignPackageImpl#getDesign()
		 * @generated
		 */
		EClass DESIGN = eINSTANCE.getDesign();

		/**
		 * The meta object literal for the '<em><b>Author</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute DESIGN__AUTHOR = eINSTANCE.getDesign_Author();

		/**
		 * The meta object literal for the '<em><b>Source</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute DESIGN__SOURCE = eINSTANCE.getDesign_Source();

		/**
		 * The meta object literal for the '<em><b>Clusters</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference DESIGN__CLUSTERS = eINSTANCE.getDesign_Clusters();

		/**
		 * The meta object literal for the '<em><b>Fabrics</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference DESIGN__FABRICS = eINSTANCE.getDesign_Fabrics();

		/**
		 * The meta object literal for the '<em><b>Workloads</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference DESIGN__WORKLOADS = eINSTANCE.getDesign_Workloads();

		/**
		 * The meta object literal for the '<em><b>Jobs</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference DESIGN__JOBS = eINSTANCE.getDesign_Jobs();

		/**
		 * The meta object literal for the '<em><b>Scenarios</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference DESIGN__SCENARIOS = eINSTANCE.getDesign_Scenarios();

		/**
		 * The meta object literal for the '<em><b>Requirements</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference DESIGN__REQUIREMENTS = eINSTANCE.getDesign_Requirements();

		/**
		 * The meta object literal for the '{@link org.eastwest.model.design.impl.ClusterImpl <em>Cluster</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.eastwest.model.design.impl.ClusterImpl
		 * @see org.eastwest.model.design.impl.DesignPackageImpl#getCluster()
		 * @generated
		 */
		EClass CLUSTER = eINSTANCE.getCluster();

		/**
		 * The meta object literal for the '<em><b>Server Groups</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference CLUSTER__SERVER_GROUPS = eINSTANCE.getCluster_ServerGroups();

		/**
		 * The meta object literal for the '{@link org.eastwest.model.design.impl.ServerGroupImpl <em>Server Group</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.eastwest.model.design.impl.ServerGroupImpl
		 * @see org.eastwest.model.design.impl.DesignPackageImpl#getServerGroup()
		 * @generated
		 */
		EClass SERVER_GROUP = eINSTANCE.getServerGroup();

		/**
		 * The meta object literal for the '<em><b>Server Type</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute SERVER_GROUP__SERVER_TYPE = eINSTANCE.getServerGroup_ServerType();

		/**
		 * The meta object literal for the '<em><b>Count</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute SERVER_GROUP__COUNT = eINSTANCE.getServerGroup_Count();

		/**
		 * The meta object literal for the '<em><b>Servers Per Rack</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute SERVER_GROUP__SERVERS_PER_RACK = eINSTANCE.getServerGroup_ServersPerRack();

		/**
		 * The meta object literal for the '<em><b>Scale Up Domain Size</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute SERVER_GROUP__SCALE_UP_DOMAIN_SIZE = eINSTANCE.getServerGroup_ScaleUpDomainSize();

		/**
		 * The meta object literal for the '<em><b>Gpu Direct</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute SERVER_GROUP__GPU_DIRECT = eINSTANCE.getServerGroup_GpuDirect();

		/**
		 * The meta object literal for the '<em><b>Nics</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference SERVER_GROUP__NICS = eINSTANCE.getServerGroup_Nics();

		/**
		 * The meta object literal for the '{@link org.eastwest.model.design.impl.NicGroupImpl <em>Nic Group</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.eastwest.model.design.impl.NicGroupImpl
		 * @see org.eastwest.model.design.impl.DesignPackageImpl#getNicGroup()
		 * @generated
		 */
		EClass NIC_GROUP = eINSTANCE.getNicGroup();

		/**
		 * The meta object literal for the '<em><b>Role</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute NIC_GROUP__ROLE = eINSTANCE.getNicGroup_Role();

		/**
		 * The meta object literal for the '<em><b>Nic Type</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute NIC_GROUP__NIC_TYPE = eINSTANCE.getNicGroup_NicType();

		/**
		 * The meta object literal for the '<em><b>Count Per Server</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute NIC_GROUP__COUNT_PER_SERVER = eINSTANCE.getNicGroup_CountPerServer();

		/**
		 * The meta object literal for the '<em><b>Rate</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute NIC_GROUP__RATE = eINSTANCE.getNicGroup_Rate();

		/**
		 * The meta object literal for the '<em><b>Ports Per Nic</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute NIC_GROUP__PORTS_PER_NIC = eINSTANCE.getNicGroup_PortsPerNic();

		/**
		 * The meta object literal for the '{@link org.eastwest.model.design.impl.FabricImpl <em>Fabric</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.eastwest.model.design.impl.FabricImpl
		 * @see org.eastwest.model.design.impl.DesignPackageImpl#getFabric()
		 * @generated
		 */
		EClass FABRIC = eINSTANCE.getFabric();

		/**
		 * The meta object literal for the '<em><b>Role</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute FABRIC__ROLE = eINSTANCE.getFabric_Role();

		/**
		 * The meta object literal for the '<em><b>Topology</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute FABRIC__TOPOLOGY = eINSTANCE.getFabric_Topology();

		/**
		 * The meta object literal for the '<em><b>Switch Type</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute FABRIC__SWITCH_TYPE = eINSTANCE.getFabric_SwitchType();

		/**
		 * The meta object literal for the '<em><b>Transport</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute FABRIC__TRANSPORT = eINSTANCE.getFabric_Transport();

		/**
		 * The meta object literal for the '<em><b>Link Rate</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute FABRIC__LINK_RATE = eINSTANCE.getFabric_LinkRate();

		/**
		 * The meta object literal for the '<em><b>Planes</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute FABRIC__PLANES = eINSTANCE.getFabric_Planes();

		/**
		 * The meta object literal for the '<em><b>Reserved Ports</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute FABRIC__RESERVED_PORTS = eINSTANCE.getFabric_ReservedPorts();

		/**
		 * The meta object literal for the '<em><b>Routing</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute FABRIC__ROUTING = eINSTANCE.getFabric_Routing();

		/**
		 * The meta object literal for the '<em><b>Isolation</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute FABRIC__ISOLATION = eINSTANCE.getFabric_Isolation();

		/**
		 * The meta object literal for the '<em><b>Queue Pairs Per Connection</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute FABRIC__QUEUE_PAIRS_PER_CONNECTION = eINSTANCE.getFabric_QueuePairsPerConnection();

		/**
		 * The meta object literal for the '<em><b>Lossless Priorities</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute FABRIC__LOSSLESS_PRIORITIES = eINSTANCE.getFabric_LosslessPriorities();

		/**
		 * The meta object literal for the '<em><b>Host Cable</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute FABRIC__HOST_CABLE = eINSTANCE.getFabric_HostCable();

		/**
		 * The meta object literal for the '<em><b>Host Cable Length</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute FABRIC__HOST_CABLE_LENGTH = eINSTANCE.getFabric_HostCableLength();

		/**
		 * The meta object literal for the '<em><b>Management Plane</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute FABRIC__MANAGEMENT_PLANE = eINSTANCE.getFabric_ManagementPlane();

		/**
		 * The meta object literal for the '<em><b>Tiers</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference FABRIC__TIERS = eINSTANCE.getFabric_Tiers();

		/**
		 * The meta object literal for the '<em><b>Parameters</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference FABRIC__PARAMETERS = eINSTANCE.getFabric_Parameters();

		/**
		 * The meta object literal for the '<em><b>Switches</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference FABRIC__SWITCHES = eINSTANCE.getFabric_Switches();

		/**
		 * The meta object literal for the '<em><b>Links</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference FABRIC__LINKS = eINSTANCE.getFabric_Links();

		/**
		 * The meta object literal for the '{@link org.eastwest.model.design.impl.TierImpl <em>Tier</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.eastwest.model.design.impl.TierImpl
		 * @see org.eastwest.model.design.impl.DesignPackageImpl#getTier()
		 * @generated
		 */
		EClass TIER = eINSTANCE.getTier();

		/**
		 * The meta object literal for the '<em><b>Kind</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute TIER__KIND = eINSTANCE.getTier_Kind();

		/**
		 * The meta object literal for the '<em><b>Switch Type</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute TIER__SWITCH_TYPE = eINSTANCE.getTier_SwitchType();

		/**
		 * The meta object literal for the '<em><b>Switch Count</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute TIER__SWITCH_COUNT = eINSTANCE.getTier_SwitchCount();

		/**
		 * The meta object literal for the '<em><b>Downlinks Per Switch</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute TIER__DOWNLINKS_PER_SWITCH = eINSTANCE.getTier_DownlinksPerSwitch();

		/**
		 * The meta object literal for the '<em><b>Oversubscription</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute TIER__OVERSUBSCRIPTION = eINSTANCE.getTier_Oversubscription();

		/**
		 * The meta object literal for the '<em><b>Uplink Rate</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute TIER__UPLINK_RATE = eINSTANCE.getTier_UplinkRate();

		/**
		 * The meta object literal for the '<em><b>Breakout</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute TIER__BREAKOUT = eINSTANCE.getTier_Breakout();

		/**
		 * The meta object literal for the '<em><b>Uplink Breakout</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute TIER__UPLINK_BREAKOUT = eINSTANCE.getTier_UplinkBreakout();

		/**
		 * The meta object literal for the '<em><b>Endpoints Per Pod</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute TIER__ENDPOINTS_PER_POD = eINSTANCE.getTier_EndpointsPerPod();

		/**
		 * The meta object literal for the '<em><b>Cable</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute TIER__CABLE = eINSTANCE.getTier_Cable();

		/**
		 * The meta object literal for the '<em><b>Cable Length</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute TIER__CABLE_LENGTH = eINSTANCE.getTier_CableLength();

		/**
		 * The meta object literal for the '{@link org.eastwest.model.design.impl.ParameterOverrideImpl <em>Parameter Override</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.eastwest.model.design.impl.ParameterOverrideImpl
		 * @see org.eastwest.model.design.impl.DesignPackageImpl#getParameterOverride()
		 * @generated
		 */
		EClass PARAMETER_OVERRIDE = eINSTANCE.getParameterOverride();

		/**
		 * The meta object literal for the '<em><b>Name</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PARAMETER_OVERRIDE__NAME = eINSTANCE.getParameterOverride_Name();

		/**
		 * The meta object literal for the '<em><b>Value</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PARAMETER_OVERRIDE__VALUE = eINSTANCE.getParameterOverride_Value();

		/**
		 * The meta object literal for the '{@link org.eastwest.model.design.impl.SwitchImpl <em>Switch</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.eastwest.model.design.impl.SwitchImpl
		 * @see org.eastwest.model.design.impl.DesignPackageImpl#getSwitch()
		 * @generated
		 */
		EClass SWITCH = eINSTANCE.getSwitch();

		/**
		 * The meta object literal for the '<em><b>Tier</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute SWITCH__TIER = eINSTANCE.getSwitch_Tier();

		/**
		 * The meta object literal for the '<em><b>Switch Type</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute SWITCH__SWITCH_TYPE = eINSTANCE.getSwitch_SwitchType();

		/**
		 * The meta object literal for the '<em><b>Endpoints</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute SWITCH__ENDPOINTS = eINSTANCE.getSwitch_Endpoints();

		/**
		 * The meta object literal for the '{@link org.eastwest.model.design.impl.LinkImpl <em>Link</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.eastwest.model.design.impl.LinkImpl
		 * @see org.eastwest.model.design.impl.DesignPackageImpl#getLink()
		 * @generated
		 */
		EClass LINK = eINSTANCE.getLink();

		/**
		 * The meta object literal for the '<em><b>From</b></em>' reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference LINK__FROM = eINSTANCE.getLink_From();

		/**
		 * The meta object literal for the '<em><b>To</b></em>' reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference LINK__TO = eINSTANCE.getLink_To();

		/**
		 * The meta object literal for the '<em><b>Rate</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute LINK__RATE = eINSTANCE.getLink_Rate();

		/**
		 * The meta object literal for the '<em><b>Count</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute LINK__COUNT = eINSTANCE.getLink_Count();

		/**
		 * The meta object literal for the '{@link org.eastwest.model.design.impl.WorkloadImpl <em>Workload</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.eastwest.model.design.impl.WorkloadImpl
		 * @see org.eastwest.model.design.impl.DesignPackageImpl#getWorkload()
		 * @generated
		 */
		EClass WORKLOAD = eINSTANCE.getWorkload();

		/**
		 * The meta object literal for the '{@link org.eastwest.model.design.impl.ModelWorkloadImpl <em>Model Workload</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.eastwest.model.design.impl.ModelWorkloadImpl
		 * @see org.eastwest.model.design.impl.DesignPackageImpl#getModelWorkload()
		 * @generated
		 */
		EClass MODEL_WORKLOAD = eINSTANCE.getModelWorkload();

		/**
		 * The meta object literal for the '<em><b>Model Shape</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute MODEL_WORKLOAD__MODEL_SHAPE = eINSTANCE.getModelWorkload_ModelShape();

		/**
		 * The meta object literal for the '<em><b>Transformer</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference MODEL_WORKLOAD__TRANSFORMER = eINSTANCE.getModelWorkload_Transformer();

		/**
		 * The meta object literal for the '<em><b>Precision</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute MODEL_WORKLOAD__PRECISION = eINSTANCE.getModelWorkload_Precision();

		/**
		 * The meta object literal for the '<em><b>Expert Load Imbalance</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute MODEL_WORKLOAD__EXPERT_LOAD_IMBALANCE = eINSTANCE.getModelWorkload_ExpertLoadImbalance();

		/**
		 * The meta object literal for the '{@link org.eastwest.model.design.impl.TrainingRunImpl <em>Training Run</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.eastwest.model.design.impl.TrainingRunImpl
		 * @see org.eastwest.model.design.impl.DesignPackageImpl#getTrainingRun()
		 * @generated
		 */
		EClass TRAINING_RUN = eINSTANCE.getTrainingRun();

		/**
		 * The meta object literal for the '<em><b>Sequence Length</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute TRAINING_RUN__SEQUENCE_LENGTH = eINSTANCE.getTrainingRun_SequenceLength();

		/**
		 * The meta object literal for the '<em><b>Global Batch</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute TRAINING_RUN__GLOBAL_BATCH = eINSTANCE.getTrainingRun_GlobalBatch();

		/**
		 * The meta object literal for the '<em><b>Optimizer</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute TRAINING_RUN__OPTIMIZER = eINSTANCE.getTrainingRun_Optimizer();

		/**
		 * The meta object literal for the '<em><b>Gradient Precision</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute TRAINING_RUN__GRADIENT_PRECISION = eINSTANCE.getTrainingRun_GradientPrecision();

		/**
		 * The meta object literal for the '<em><b>Recompute</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute TRAINING_RUN__RECOMPUTE = eINSTANCE.getTrainingRun_Recompute();

		/**
		 * The meta object literal for the '<em><b>Flash Attention</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute TRAINING_RUN__FLASH_ATTENTION = eINSTANCE.getTrainingRun_FlashAttention();

		/**
		 * The meta object literal for the '<em><b>Overlap Tensor</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute TRAINING_RUN__OVERLAP_TENSOR = eINSTANCE.getTrainingRun_OverlapTensor();

		/**
		 * The meta object literal for the '<em><b>Overlap Data</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute TRAINING_RUN__OVERLAP_DATA = eINSTANCE.getTrainingRun_OverlapData();

		/**
		 * The meta object literal for the '<em><b>Overlap Pipeline</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute TRAINING_RUN__OVERLAP_PIPELINE = eINSTANCE.getTrainingRun_OverlapPipeline();

		/**
		 * The meta object literal for the '<em><b>Overlap Expert</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute TRAINING_RUN__OVERLAP_EXPERT = eINSTANCE.getTrainingRun_OverlapExpert();

		/**
		 * The meta object literal for the '<em><b>Overlap Context</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute TRAINING_RUN__OVERLAP_CONTEXT = eINSTANCE.getTrainingRun_OverlapContext();

		/**
		 * The meta object literal for the '{@link org.eastwest.model.design.impl.InferenceServiceImpl <em>Inference Service</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.eastwest.model.design.impl.InferenceServiceImpl
		 * @see org.eastwest.model.design.impl.DesignPackageImpl#getInferenceService()
		 * @generated
		 */
		EClass INFERENCE_SERVICE = eINSTANCE.getInferenceService();

		/**
		 * The meta object literal for the '<em><b>Prompt Tokens</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute INFERENCE_SERVICE__PROMPT_TOKENS = eINSTANCE.getInferenceService_PromptTokens();

		/**
		 * The meta object literal for the '<em><b>Output Tokens</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute INFERENCE_SERVICE__OUTPUT_TOKENS = eINSTANCE.getInferenceService_OutputTokens();

		/**
		 * The meta object literal for the '<em><b>Request Rate</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute INFERENCE_SERVICE__REQUEST_RATE = eINSTANCE.getInferenceService_RequestRate();

		/**
		 * The meta object literal for the '<em><b>Concurrency</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute INFERENCE_SERVICE__CONCURRENCY = eINSTANCE.getInferenceService_Concurrency();

		/**
		 * The meta object literal for the '<em><b>Disaggregated</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute INFERENCE_SERVICE__DISAGGREGATED = eINSTANCE.getInferenceService_Disaggregated();

		/**
		 * The meta object literal for the '<em><b>Time To First Token</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute INFERENCE_SERVICE__TIME_TO_FIRST_TOKEN = eINSTANCE.getInferenceService_TimeToFirstToken();

		/**
		 * The meta object literal for the '<em><b>Time Per Output Token</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute INFERENCE_SERVICE__TIME_PER_OUTPUT_TOKEN = eINSTANCE.getInferenceService_TimePerOutputToken();

		/**
		 * The meta object literal for the '{@link org.eastwest.model.design.impl.IndependentFlowsImpl <em>Independent Flows</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.eastwest.model.design.impl.IndependentFlowsImpl
		 * @see org.eastwest.model.design.impl.DesignPackageImpl#getIndependentFlows()
		 * @generated
		 */
		EClass INDEPENDENT_FLOWS = eINSTANCE.getIndependentFlows();

		/**
		 * The meta object literal for the '<em><b>Flows</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute INDEPENDENT_FLOWS__FLOWS = eINSTANCE.getIndependentFlows_Flows();

		/**
		 * The meta object literal for the '<em><b>Flow Size</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute INDEPENDENT_FLOWS__FLOW_SIZE = eINSTANCE.getIndependentFlows_FlowSize();

		/**
		 * The meta object literal for the '<em><b>Flow Rate</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute INDEPENDENT_FLOWS__FLOW_RATE = eINSTANCE.getIndependentFlows_FlowRate();

		/**
		 * The meta object literal for the '<em><b>Load</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute INDEPENDENT_FLOWS__LOAD = eINSTANCE.getIndependentFlows_Load();

		/**
		 * The meta object literal for the '{@link org.eastwest.model.design.impl.TransformerImpl <em>Transformer</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.eastwest.model.design.impl.TransformerImpl
		 * @see org.eastwest.model.design.impl.DesignPackageImpl#getTransformer()
		 * @generated
		 */
		EClass TRANSFORMER = eINSTANCE.getTransformer();

		/**
		 * The meta object literal for the '<em><b>Layers</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute TRANSFORMER__LAYERS = eINSTANCE.getTransformer_Layers();

		/**
		 * The meta object literal for the '<em><b>Hidden</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute TRANSFORMER__HIDDEN = eINSTANCE.getTransformer_Hidden();

		/**
		 * The meta object literal for the '<em><b>Heads</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute TRANSFORMER__HEADS = eINSTANCE.getTransformer_Heads();

		/**
		 * The meta object literal for the '<em><b>Kv Heads</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute TRANSFORMER__KV_HEADS = eINSTANCE.getTransformer_KvHeads();

		/**
		 * The meta object literal for the '<em><b>Head Dimension</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute TRANSFORMER__HEAD_DIMENSION = eINSTANCE.getTransformer_HeadDimension();

		/**
		 * The meta object literal for the '<em><b>Feed Forward</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute TRANSFORMER__FEED_FORWARD = eINSTANCE.getTransformer_FeedForward();

		/**
		 * The meta object literal for the '<em><b>Vocabulary</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute TRANSFORMER__VOCABULARY = eINSTANCE.getTransformer_Vocabulary();

		/**
		 * The meta object literal for the '<em><b>Attention</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute TRANSFORMER__ATTENTION = eINSTANCE.getTransformer_Attention();

		/**
		 * The meta object literal for the '<em><b>Query Rank</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute TRANSFORMER__QUERY_RANK = eINSTANCE.getTransformer_QueryRank();

		/**
		 * The meta object literal for the '<em><b>Key Value Rank</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute TRANSFORMER__KEY_VALUE_RANK = eINSTANCE.getTransformer_KeyValueRank();

		/**
		 * The meta object literal for the '<em><b>Rope Dimension</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute TRANSFORMER__ROPE_DIMENSION = eINSTANCE.getTransformer_RopeDimension();

		/**
		 * The meta object literal for the '<em><b>Sliding Window</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute TRANSFORMER__SLIDING_WINDOW = eINSTANCE.getTransformer_SlidingWindow();

		/**
		 * The meta object literal for the '<em><b>Experts</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute TRANSFORMER__EXPERTS = eINSTANCE.getTransformer_Experts();

		/**
		 * The meta object literal for the '<em><b>Top K</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute TRANSFORMER__TOP_K = eINSTANCE.getTransformer_TopK();

		/**
		 * The meta object literal for the '<em><b>Expert Groups</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute TRANSFORMER__EXPERT_GROUPS = eINSTANCE.getTransformer_ExpertGroups();

		/**
		 * The meta object literal for the '<em><b>Groups Per Token</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute TRANSFORMER__GROUPS_PER_TOKEN = eINSTANCE.getTransformer_GroupsPerToken();

		/**
		 * The meta object literal for the '<em><b>Expert Feed Forward</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute TRANSFORMER__EXPERT_FEED_FORWARD = eINSTANCE.getTransformer_ExpertFeedForward();

		/**
		 * The meta object literal for the '<em><b>Shared Expert Feed Forward</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute TRANSFORMER__SHARED_EXPERT_FEED_FORWARD = eINSTANCE.getTransformer_SharedExpertFeedForward();

		/**
		 * The meta object literal for the '<em><b>Dense First Layers</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute TRANSFORMER__DENSE_FIRST_LAYERS = eINSTANCE.getTransformer_DenseFirstLayers();

		/**
		 * The meta object literal for the '<em><b>Gated Feed Forward</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute TRANSFORMER__GATED_FEED_FORWARD = eINSTANCE.getTransformer_GatedFeedForward();

		/**
		 * The meta object literal for the '{@link org.eastwest.model.design.impl.JobImpl <em>Job</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.eastwest.model.design.impl.JobImpl
		 * @see org.eastwest.model.design.impl.DesignPackageImpl#getJob()
		 * @generated
		 */
		EClass JOB = eINSTANCE.getJob();

		/**
		 * The meta object literal for the '<em><b>Workload</b></em>' reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference JOB__WORKLOAD = eINSTANCE.getJob_Workload();

		/**
		 * The meta object literal for the '<em><b>Plan</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference JOB__PLAN = eINSTANCE.getJob_Plan();

		/**
		 * The meta object literal for the '<em><b>Placement</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference JOB__PLACEMENT = eINSTANCE.getJob_Placement();

		/**
		 * The meta object literal for the '<em><b>Search Space</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute JOB__SEARCH_SPACE = eINSTANCE.getJob_SearchSpace();

		/**
		 * The meta object literal for the '{@link org.eastwest.model.design.impl.PlanImpl <em>Plan</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.eastwest.model.design.impl.PlanImpl
		 * @see org.eastwest.model.design.impl.DesignPackageImpl#getPlan()
		 * @generated
		 */
		EClass PLAN = eINSTANCE.getPlan();

		/**
		 * The meta object literal for the '<em><b>Tp</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PLAN__TP = eINSTANCE.getPlan_Tp();

		/**
		 * The meta object literal for the '<em><b>Pp</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PLAN__PP = eINSTANCE.getPlan_Pp();

		/**
		 * The meta object literal for the '<em><b>Dp</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PLAN__DP = eINSTANCE.getPlan_Dp();

		/**
		 * The meta object literal for the '<em><b>Ep</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PLAN__EP = eINSTANCE.getPlan_Ep();

		/**
		 * The meta object literal for the '<em><b>Cp</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PLAN__CP = eINSTANCE.getPlan_Cp();

		/**
		 * The meta object literal for the '<em><b>Virtual Stages</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PLAN__VIRTUAL_STAGES = eINSTANCE.getPlan_VirtualStages();

		/**
		 * The meta object literal for the '<em><b>Micro Batch</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PLAN__MICRO_BATCH = eINSTANCE.getPlan_MicroBatch();

		/**
		 * The meta object literal for the '<em><b>Zero Stage</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PLAN__ZERO_STAGE = eINSTANCE.getPlan_ZeroStage();

		/**
		 * The meta object literal for the '<em><b>Sharding Degree</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PLAN__SHARDING_DEGREE = eINSTANCE.getPlan_ShardingDegree();

		/**
		 * The meta object literal for the '<em><b>Sequence Parallelism</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PLAN__SEQUENCE_PARALLELISM = eINSTANCE.getPlan_SequenceParallelism();

		/**
		 * The meta object literal for the '<em><b>Order</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PLAN__ORDER = eINSTANCE.getPlan_Order();

		/**
		 * The meta object literal for the '<em><b>Schedule</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PLAN__SCHEDULE = eINSTANCE.getPlan_Schedule();

		/**
		 * The meta object literal for the '<em><b>Tensor Overlap</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PLAN__TENSOR_OVERLAP = eINSTANCE.getPlan_TensorOverlap();

		/**
		 * The meta object literal for the '<em><b>Context Exchange</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PLAN__CONTEXT_EXCHANGE = eINSTANCE.getPlan_ContextExchange();

		/**
		 * The meta object literal for the '<em><b>Regather</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PLAN__REGATHER = eINSTANCE.getPlan_Regather();

		/**
		 * The meta object literal for the '<em><b>Scattered Sends</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PLAN__SCATTERED_SENDS = eINSTANCE.getPlan_ScatteredSends();

		/**
		 * The meta object literal for the '<em><b>Scale Out</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PLAN__SCALE_OUT = eINSTANCE.getPlan_ScaleOut();

		/**
		 * The meta object literal for the '{@link org.eastwest.model.design.impl.PlacementImpl <em>Placement</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.eastwest.model.design.impl.PlacementImpl
		 * @see org.eastwest.model.design.impl.DesignPackageImpl#getPlacement()
		 * @generated
		 */
		EClass PLACEMENT = eINSTANCE.getPlacement();

		/**
		 * The meta object literal for the '<em><b>Server Groups</b></em>' reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference PLACEMENT__SERVER_GROUPS = eINSTANCE.getPlacement_ServerGroups();

		/**
		 * The meta object literal for the '<em><b>Gpus</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PLACEMENT__GPUS = eINSTANCE.getPlacement_Gpus();

		/**
		 * The meta object literal for the '<em><b>First Server</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PLACEMENT__FIRST_SERVER = eINSTANCE.getPlacement_FirstServer();

		/**
		 * The meta object literal for the '{@link org.eastwest.model.design.impl.ScenarioImpl <em>Scenario</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.eastwest.model.design.impl.ScenarioImpl
		 * @see org.eastwest.model.design.impl.DesignPackageImpl#getScenario()
		 * @generated
		 */
		EClass SCENARIO = eINSTANCE.getScenario();

		/**
		 * The meta object literal for the '<em><b>Cluster</b></em>' reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference SCENARIO__CLUSTER = eINSTANCE.getScenario_Cluster();

		/**
		 * The meta object literal for the '<em><b>Fabrics</b></em>' reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference SCENARIO__FABRICS = eINSTANCE.getScenario_Fabrics();

		/**
		 * The meta object literal for the '<em><b>Jobs</b></em>' reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference SCENARIO__JOBS = eINSTANCE.getScenario_Jobs();

		/**
		 * The meta object literal for the '<em><b>Faults</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute SCENARIO__FAULTS = eINSTANCE.getScenario_Faults();

		/**
		 * The meta object literal for the '{@link org.eastwest.model.design.impl.RequirementImpl <em>Requirement</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.eastwest.model.design.impl.RequirementImpl
		 * @see org.eastwest.model.design.impl.DesignPackageImpl#getRequirement()
		 * @generated
		 */
		EClass REQUIREMENT = eINSTANCE.getRequirement();

		/**
		 * The meta object literal for the '<em><b>Criterion</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute REQUIREMENT__CRITERION = eINSTANCE.getRequirement_Criterion();

		/**
		 * The meta object literal for the '<em><b>Metric</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute REQUIREMENT__METRIC = eINSTANCE.getRequirement_Metric();

		/**
		 * The meta object literal for the '<em><b>Comparison</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute REQUIREMENT__COMPARISON = eINSTANCE.getRequirement_Comparison();

		/**
		 * The meta object literal for the '<em><b>Target</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute REQUIREMENT__TARGET = eINSTANCE.getRequirement_Target();

		/**
		 * The meta object literal for the '<em><b>Scenario</b></em>' reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference REQUIREMENT__SCENARIO = eINSTANCE.getRequirement_Scenario();

		/**
		 * The meta object literal for the '{@link org.eastwest.model.design.GpuDirect <em>Gpu Direct</em>}' enum.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.eastwest.model.design.GpuDirect
		 * @see org.eastwest.model.design.impl.DesignPackageImpl#getGpuDirect()
		 * @generated
		 */
		EEnum GPU_DIRECT = eINSTANCE.getGpuDirect();

		/**
		 * The meta object literal for the '{@link org.eastwest.model.design.NicRole <em>Nic Role</em>}' enum.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.eastwest.model.design.NicRole
		 * @see org.eastwest.model.design.impl.DesignPackageImpl#getNicRole()
		 * @generated
		 */
		EEnum NIC_ROLE = eINSTANCE.getNicRole();

		/**
		 * The meta object literal for the '{@link org.eastwest.model.design.FabricRole <em>Fabric Role</em>}' enum.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.eastwest.model.design.FabricRole
		 * @see org.eastwest.model.design.impl.DesignPackageImpl#getFabricRole()
		 * @generated
		 */
		EEnum FABRIC_ROLE = eINSTANCE.getFabricRole();

		/**
		 * The meta object literal for the '{@link org.eastwest.model.design.Topology <em>Topology</em>}' enum.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.eastwest.model.design.Topology
		 * @see org.eastwest.model.design.impl.DesignPackageImpl#getTopology()
		 * @generated
		 */
		EEnum TOPOLOGY = eINSTANCE.getTopology();

		/**
		 * The meta object literal for the '{@link org.eastwest.model.design.TierKind <em>Tier Kind</em>}' enum.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.eastwest.model.design.TierKind
		 * @see org.eastwest.model.design.impl.DesignPackageImpl#getTierKind()
		 * @generated
		 */
		EEnum TIER_KIND = eINSTANCE.getTierKind();

		/**
		 * The meta object literal for the '{@link org.eastwest.model.design.Routing <em>Routing</em>}' enum.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.eastwest.model.design.Routing
		 * @see org.eastwest.model.design.impl.DesignPackageImpl#getRouting()
		 * @generated
		 */
		EEnum ROUTING = eINSTANCE.getRouting();

		/**
		 * The meta object literal for the '{@link org.eastwest.model.design.Isolation <em>Isolation</em>}' enum.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.eastwest.model.design.Isolation
		 * @see org.eastwest.model.design.impl.DesignPackageImpl#getIsolation()
		 * @generated
		 */
		EEnum ISOLATION = eINSTANCE.getIsolation();

		/**
		 * The meta object literal for the '{@link org.eastwest.model.design.Precision <em>Precision</em>}' enum.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.eastwest.model.design.Precision
		 * @see org.eastwest.model.design.impl.DesignPackageImpl#getPrecision()
		 * @generated
		 */
		EEnum PRECISION = eINSTANCE.getPrecision();

		/**
		 * The meta object literal for the '{@link org.eastwest.model.design.Optimizer <em>Optimizer</em>}' enum.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.eastwest.model.design.Optimizer
		 * @see org.eastwest.model.design.impl.DesignPackageImpl#getOptimizer()
		 * @generated
		 */
		EEnum OPTIMIZER = eINSTANCE.getOptimizer();

		/**
		 * The meta object literal for the '{@link org.eastwest.model.design.Recompute <em>Recompute</em>}' enum.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.eastwest.model.design.Recompute
		 * @see org.eastwest.model.design.impl.DesignPackageImpl#getRecompute()
		 * @generated
		 */
		EEnum RECOMPUTE = eINSTANCE.getRecompute();

		/**
		 * The meta object literal for the '{@link org.eastwest.model.design.Attention <em>Attention</em>}' enum.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.eastwest.model.design.Attention
		 * @see org.eastwest.model.design.impl.DesignPackageImpl#getAttention()
		 * @generated
		 */
		EEnum ATTENTION = eINSTANCE.getAttention();

		/**
		 * The meta object literal for the '{@link org.eastwest.model.design.ParallelDimension <em>Parallel Dimension</em>}' enum.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.eastwest.model.design.ParallelDimension
		 * @see org.eastwest.model.design.impl.DesignPackageImpl#getParallelDimension()
		 * @generated
		 */
		EEnum PARALLEL_DIMENSION = eINSTANCE.getParallelDimension();

		/**
		 * The meta object literal for the '{@link org.eastwest.model.design.PipelineSchedule <em>Pipeline Schedule</em>}' enum.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.eastwest.model.design.PipelineSchedule
		 * @see org.eastwest.model.design.impl.DesignPackageImpl#getPipelineSchedule()
		 * @generated
		 */
		EEnum PIPELINE_SCHEDULE = eINSTANCE.getPipelineSchedule();

		/**
		 * The meta object literal for the '{@link org.eastwest.model.design.TensorOverlap <em>Tensor Overlap</em>}' enum.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.eastwest.model.design.TensorOverlap
		 * @see org.eastwest.model.design.impl.DesignPackageImpl#getTensorOverlap()
		 * @generated
		 */
		EEnum TENSOR_OVERLAP = eINSTANCE.getTensorOverlap();

		/**
		 * The meta object literal for the '{@link org.eastwest.model.design.ContextExchange <em>Context Exchange</em>}' enum.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.eastwest.model.design.ContextExchange
		 * @see org.eastwest.model.design.impl.DesignPackageImpl#getContextExchange()
		 * @generated
		 */
		EEnum CONTEXT_EXCHANGE = eINSTANCE.getContextExchange();

		/**
		 * The meta object literal for the '{@link org.eastwest.model.design.Comparison <em>Comparison</em>}' enum.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.eastwest.model.design.Comparison
		 * @see org.eastwest.model.design.impl.DesignPackageImpl#getComparison()
		 * @generated
		 */
		EEnum COMPARISON = eINSTANCE.getComparison();

		/**
		 * The meta object literal for the '{@link org.eastwest.model.design.Criterion <em>Criterion</em>}' enum.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.eastwest.model.design.Criterion
		 * @see org.eastwest.model.design.impl.DesignPackageImpl#getCriterion()
		 * @generated
		 */
		EEnum CRITERION = eINSTANCE.getCriterion();

		/**
		 * The meta object literal for the '<em>Bandwidth</em>' data type.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see java.lang.Double
		 * @see org.eastwest.model.design.impl.DesignPackageImpl#getBandwidth()
		 * @generated
		 */
		EDataType BANDWIDTH = eINSTANCE.getBandwidth();

		/**
		 * The meta object literal for the '<em>Size</em>' data type.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see java.lang.Double
		 * @see org.eastwest.model.design.impl.DesignPackageImpl#getSize()
		 * @generated
		 */
		EDataType SIZE = eINSTANCE.getSize();

		/**
		 * The meta object literal for the '<em>Time</em>' data type.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see java.lang.Double
		 * @see org.eastwest.model.design.impl.DesignPackageImpl#getTime()
		 * @generated
		 */
		EDataType TIME = eINSTANCE.getTime();

		/**
		 * The meta object literal for the '<em>Rate</em>' data type.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see java.lang.Double
		 * @see org.eastwest.model.design.impl.DesignPackageImpl#getRate()
		 * @generated
		 */
		EDataType RATE = eINSTANCE.getRate();

		/**
		 * The meta object literal for the '<em>Length</em>' data type.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see java.lang.Double
		 * @see org.eastwest.model.design.impl.DesignPackageImpl#getLength()
		 * @generated
		 */
		EDataType LENGTH = eINSTANCE.getLength();

		/**
		 * The meta object literal for the '<em>Ratio</em>' data type.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see java.lang.Double
		 * @see org.eastwest.model.design.impl.DesignPackageImpl#getRatio()
		 * @generated
		 */
		EDataType RATIO = eINSTANCE.getRatio();

		/**
		 * The meta object literal for the '<em>Dimension Order</em>' data type.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see java.util.List
		 * @see org.eastwest.model.design.impl.DesignPackageImpl#getDimensionOrder()
		 * @generated
		 */
		EDataType DIMENSION_ORDER = eINSTANCE.getDimensionOrder();

		/**
		 * The meta object literal for the '<em>Priority List</em>' data type.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see java.util.List
		 * @see org.eastwest.model.design.impl.DesignPackageImpl#getPriorityList()
		 * @generated
		 */
		EDataType PRIORITY_LIST = eINSTANCE.getPriorityList();

		/**
		 * The meta object literal for the '<em>Fault List</em>' data type.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see java.util.List
		 * @see org.eastwest.model.design.impl.DesignPackageImpl#getFaultList()
		 * @generated
		 */
		EDataType FAULT_LIST = eINSTANCE.getFaultList();

	}

} //DesignPackage
