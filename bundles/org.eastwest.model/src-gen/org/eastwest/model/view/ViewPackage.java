/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.eastwest.model.view;

import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EClass;
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
 * What diagrams show that is not in the design: derived from the snapshot and the results, never edited.
 * <!-- end-model-doc -->
 * @see org.eastwest.model.view.ViewFactory
 * @model kind="package"
 * @generated
 */
public interface ViewPackage extends EPackage {
	/**
	 * The package name.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	String eNAME = "view";

	/**
	 * The package namespace URI.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	String eNS_URI = "http://www.eastwest.org/view/1";

	/**
	 * The package namespace name.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	String eNS_PREFIX = "view";

	/**
	 * The singleton instance of the package.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	ViewPackage eINSTANCE = org.eastwest.model.view.impl.ViewPackageImpl.init();

	/**
	 * The meta object id for the '{@link org.eastwest.model.view.impl.ViewModelImpl <em>Model</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.eastwest.model.view.impl.ViewModelImpl
	 * @see org.eastwest.model.view.impl.ViewPackageImpl#getViewModel()
	 * @generated
	 */
	int VIEW_MODEL = 0;

	/**
	 * The feature id for the '<em><b>Design Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int VIEW_MODEL__DESIGN_NAME = 0;

	/**
	 * The feature id for the '<em><b>Scenario Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int VIEW_MODEL__SCENARIO_NAME = 1;

	/**
	 * The feature id for the '<em><b>Views</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int VIEW_MODEL__VIEWS = 2;

	/**
	 * The number of structural features of the '<em>Model</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int VIEW_MODEL_FEATURE_COUNT = 3;

	/**
	 * The meta object id for the '{@link org.eastwest.model.view.impl.ElementImpl <em>Element</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.eastwest.model.view.impl.ElementImpl
	 * @see org.eastwest.model.view.impl.ViewPackageImpl#getElement()
	 * @generated
	 */
	int ELEMENT = 1;

	/**
	 * The feature id for the '<em><b>Id</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int ELEMENT__ID = 0;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int ELEMENT__NAME = 1;

	/**
	 * The feature id for the '<em><b>Detail</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int ELEMENT__DETAIL = 2;

	/**
	 * The feature id for the '<em><b>Tooltip</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int ELEMENT__TOOLTIP = 3;

	/**
	 * The feature id for the '<em><b>Severity</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int ELEMENT__SEVERITY = 4;

	/**
	 * The feature id for the '<em><b>Message</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int ELEMENT__MESSAGE = 5;

	/**
	 * The feature id for the '<em><b>Design Element</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int ELEMENT__DESIGN_ELEMENT = 6;

	/**
	 * The feature id for the '<em><b>Opens</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int ELEMENT__OPENS = 7;

	/**
	 * The number of structural features of the '<em>Element</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int ELEMENT_FEATURE_COUNT = 8;

	/**
	 * The meta object id for the '{@link org.eastwest.model.view.impl.ViewImpl <em>View</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.eastwest.model.view.impl.ViewImpl
	 * @see org.eastwest.model.view.impl.ViewPackageImpl#getView()
	 * @generated
	 */
	int VIEW = 2;

	/**
	 * The feature id for the '<em><b>Id</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int VIEW__ID = ELEMENT__ID;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int VIEW__NAME = ELEMENT__NAME;

	/**
	 * The feature id for the '<em><b>Detail</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int VIEW__DETAIL = ELEMENT__DETAIL;

	/**
	 * The feature id for the '<em><b>Tooltip</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int VIEW__TOOLTIP = ELEMENT__TOOLTIP;

	/**
	 * The feature id for the '<em><b>Severity</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int VIEW__SEVERITY = ELEMENT__SEVERITY;

	/**
	 * The feature id for the '<em><b>Message</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int VIEW__MESSAGE = ELEMENT__MESSAGE;

	/**
	 * The feature id for the '<em><b>Design Element</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int VIEW__DESIGN_ELEMENT = ELEMENT__DESIGN_ELEMENT;

	/**
	 * The feature id for the '<em><b>Opens</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int VIEW__OPENS = ELEMENT__OPENS;

	/**
	 * The feature id for the '<em><b>Places</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int VIEW__PLACES = ELEMENT_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Things</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int VIEW__THINGS = ELEMENT_FEATURE_COUNT + 1;

	/**
	 * The feature id for the '<em><b>Links</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int VIEW__LINKS = ELEMENT_FEATURE_COUNT + 2;

	/**
	 * The number of structural features of the '<em>View</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int VIEW_FEATURE_COUNT = ELEMENT_FEATURE_COUNT + 3;

	/**
	 * The meta object id for the '{@link org.eastwest.model.view.impl.ClusterViewImpl <em>Cluster View</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.eastwest.model.view.impl.ClusterViewImpl
	 * @see org.eastwest.model.view.impl.ViewPackageImpl#getClusterView()
	 * @generated
	 */
	int CLUSTER_VIEW = 3;

	/**
	 * The feature id for the '<em><b>Id</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CLUSTER_VIEW__ID = VIEW__ID;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CLUSTER_VIEW__NAME = VIEW__NAME;

	/**
	 * The feature id for the '<em><b>Detail</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CLUSTER_VIEW__DETAIL = VIEW__DETAIL;

	/**
	 * The feature id for the '<em><b>Tooltip</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CLUSTER_VIEW__TOOLTIP = VIEW__TOOLTIP;

	/**
	 * The feature id for the '<em><b>Severity</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CLUSTER_VIEW__SEVERITY = VIEW__SEVERITY;

	/**
	 * The feature id for the '<em><b>Message</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CLUSTER_VIEW__MESSAGE = VIEW__MESSAGE;

	/**
	 * The feature id for the '<em><b>Design Element</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CLUSTER_VIEW__DESIGN_ELEMENT = VIEW__DESIGN_ELEMENT;

	/**
	 * The feature id for the '<em><b>Opens</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CLUSTER_VIEW__OPENS = VIEW__OPENS;

	/**
	 * The feature id for the '<em><b>Places</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CLUSTER_VIEW__PLACES = VIEW__PLACES;

	/**
	 * The feature id for the '<em><b>Things</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CLUSTER_VIEW__THINGS = VIEW__THINGS;

	/**
	 * The feature id for the '<em><b>Links</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CLUSTER_VIEW__LINKS = VIEW__LINKS;

	/**
	 * The number of structural features of the '<em>Cluster View</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CLUSTER_VIEW_FEATURE_COUNT = VIEW_FEATURE_COUNT + 0;

	/**
	 * The meta object id for the '{@link org.eastwest.model.view.impl.FabricViewImpl <em>Fabric View</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.eastwest.model.view.impl.FabricViewImpl
	 * @see org.eastwest.model.view.impl.ViewPackageImpl#getFabricView()
	 * @generated
	 */
	int FABRIC_VIEW = 4;

	/**
	 * The feature id for the '<em><b>Id</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FABRIC_VIEW__ID = VIEW__ID;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FABRIC_VIEW__NAME = VIEW__NAME;

	/**
	 * The feature id for the '<em><b>Detail</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FABRIC_VIEW__DETAIL = VIEW__DETAIL;

	/**
	 * The feature id for the '<em><b>Tooltip</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FABRIC_VIEW__TOOLTIP = VIEW__TOOLTIP;

	/**
	 * The feature id for the '<em><b>Severity</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FABRIC_VIEW__SEVERITY = VIEW__SEVERITY;

	/**
	 * The feature id for the '<em><b>Message</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FABRIC_VIEW__MESSAGE = VIEW__MESSAGE;

	/**
	 * The feature id for the '<em><b>Design Element</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FABRIC_VIEW__DESIGN_ELEMENT = VIEW__DESIGN_ELEMENT;

	/**
	 * The feature id for the '<em><b>Opens</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FABRIC_VIEW__OPENS = VIEW__OPENS;

	/**
	 * The feature id for the '<em><b>Places</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FABRIC_VIEW__PLACES = VIEW__PLACES;

	/**
	 * The feature id for the '<em><b>Things</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FABRIC_VIEW__THINGS = VIEW__THINGS;

	/**
	 * The feature id for the '<em><b>Links</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FABRIC_VIEW__LINKS = VIEW__LINKS;

	/**
	 * The feature id for the '<em><b>Level</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FABRIC_VIEW__LEVEL = VIEW_FEATURE_COUNT + 0;

	/**
	 * The number of structural features of the '<em>Fabric View</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FABRIC_VIEW_FEATURE_COUNT = VIEW_FEATURE_COUNT + 1;

	/**
	 * The meta object id for the '{@link org.eastwest.model.view.impl.RackViewImpl <em>Rack View</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.eastwest.model.view.impl.RackViewImpl
	 * @see org.eastwest.model.view.impl.ViewPackageImpl#getRackView()
	 * @generated
	 */
	int RACK_VIEW = 5;

	/**
	 * The feature id for the '<em><b>Id</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int RACK_VIEW__ID = VIEW__ID;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int RACK_VIEW__NAME = VIEW__NAME;

	/**
	 * The feature id for the '<em><b>Detail</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int RACK_VIEW__DETAIL = VIEW__DETAIL;

	/**
	 * The feature id for the '<em><b>Tooltip</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int RACK_VIEW__TOOLTIP = VIEW__TOOLTIP;

	/**
	 * The feature id for the '<em><b>Severity</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int RACK_VIEW__SEVERITY = VIEW__SEVERITY;

	/**
	 * The feature id for the '<em><b>Message</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int RACK_VIEW__MESSAGE = VIEW__MESSAGE;

	/**
	 * The feature id for the '<em><b>Design Element</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int RACK_VIEW__DESIGN_ELEMENT = VIEW__DESIGN_ELEMENT;

	/**
	 * The feature id for the '<em><b>Opens</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int RACK_VIEW__OPENS = VIEW__OPENS;

	/**
	 * The feature id for the '<em><b>Places</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int RACK_VIEW__PLACES = VIEW__PLACES;

	/**
	 * The feature id for the '<em><b>Things</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int RACK_VIEW__THINGS = VIEW__THINGS;

	/**
	 * The feature id for the '<em><b>Links</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int RACK_VIEW__LINKS = VIEW__LINKS;

	/**
	 * The number of structural features of the '<em>Rack View</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int RACK_VIEW_FEATURE_COUNT = VIEW_FEATURE_COUNT + 0;

	/**
	 * The meta object id for the '{@link org.eastwest.model.view.impl.PlanViewImpl <em>Plan View</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.eastwest.model.view.impl.PlanViewImpl
	 * @see org.eastwest.model.view.impl.ViewPackageImpl#getPlanView()
	 * @generated
	 */
	int PLAN_VIEW = 6;

	/**
	 * The feature id for the '<em><b>Id</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLAN_VIEW__ID = VIEW__ID;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLAN_VIEW__NAME = VIEW__NAME;

	/**
	 * The feature id for the '<em><b>Detail</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLAN_VIEW__DETAIL = VIEW__DETAIL;

	/**
	 * The feature id for the '<em><b>Tooltip</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLAN_VIEW__TOOLTIP = VIEW__TOOLTIP;

	/**
	 * The feature id for the '<em><b>Severity</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLAN_VIEW__SEVERITY = VIEW__SEVERITY;

	/**
	 * The feature id for the '<em><b>Message</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLAN_VIEW__MESSAGE = VIEW__MESSAGE;

	/**
	 * The feature id for the '<em><b>Design Element</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLAN_VIEW__DESIGN_ELEMENT = VIEW__DESIGN_ELEMENT;

	/**
	 * The feature id for the '<em><b>Opens</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLAN_VIEW__OPENS = VIEW__OPENS;

	/**
	 * The feature id for the '<em><b>Places</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLAN_VIEW__PLACES = VIEW__PLACES;

	/**
	 * The feature id for the '<em><b>Things</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLAN_VIEW__THINGS = VIEW__THINGS;

	/**
	 * The feature id for the '<em><b>Links</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLAN_VIEW__LINKS = VIEW__LINKS;

	/**
	 * The number of structural features of the '<em>Plan View</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLAN_VIEW_FEATURE_COUNT = VIEW_FEATURE_COUNT + 0;

	/**
	 * The meta object id for the '{@link org.eastwest.model.view.impl.TimelineViewImpl <em>Timeline View</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.eastwest.model.view.impl.TimelineViewImpl
	 * @see org.eastwest.model.view.impl.ViewPackageImpl#getTimelineView()
	 * @generated
	 */
	int TIMELINE_VIEW = 7;

	/**
	 * The feature id for the '<em><b>Id</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TIMELINE_VIEW__ID = VIEW__ID;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TIMELINE_VIEW__NAME = VIEW__NAME;

	/**
	 * The feature id for the '<em><b>Detail</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TIMELINE_VIEW__DETAIL = VIEW__DETAIL;

	/**
	 * The feature id for the '<em><b>Tooltip</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TIMELINE_VIEW__TOOLTIP = VIEW__TOOLTIP;

	/**
	 * The feature id for the '<em><b>Severity</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TIMELINE_VIEW__SEVERITY = VIEW__SEVERITY;

	/**
	 * The feature id for the '<em><b>Message</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TIMELINE_VIEW__MESSAGE = VIEW__MESSAGE;

	/**
	 * The feature id for the '<em><b>Design Element</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TIMELINE_VIEW__DESIGN_ELEMENT = VIEW__DESIGN_ELEMENT;

	/**
	 * The feature id for the '<em><b>Opens</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TIMELINE_VIEW__OPENS = VIEW__OPENS;

	/**
	 * The feature id for the '<em><b>Places</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TIMELINE_VIEW__PLACES = VIEW__PLACES;

	/**
	 * The feature id for the '<em><b>Things</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TIMELINE_VIEW__THINGS = VIEW__THINGS;

	/**
	 * The feature id for the '<em><b>Links</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TIMELINE_VIEW__LINKS = VIEW__LINKS;

	/**
	 * The feature id for the '<em><b>Seconds</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TIMELINE_VIEW__SECONDS = VIEW_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Lanes</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TIMELINE_VIEW__LANES = VIEW_FEATURE_COUNT + 1;

	/**
	 * The number of structural features of the '<em>Timeline View</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TIMELINE_VIEW_FEATURE_COUNT = VIEW_FEATURE_COUNT + 2;

	/**
	 * The meta object id for the '{@link org.eastwest.model.view.impl.PlaceImpl <em>Place</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.eastwest.model.view.impl.PlaceImpl
	 * @see org.eastwest.model.view.impl.ViewPackageImpl#getPlace()
	 * @generated
	 */
	int PLACE = 8;

	/**
	 * The feature id for the '<em><b>Id</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLACE__ID = ELEMENT__ID;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLACE__NAME = ELEMENT__NAME;

	/**
	 * The feature id for the '<em><b>Detail</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLACE__DETAIL = ELEMENT__DETAIL;

	/**
	 * The feature id for the '<em><b>Tooltip</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLACE__TOOLTIP = ELEMENT__TOOLTIP;

	/**
	 * The feature id for the '<em><b>Severity</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLACE__SEVERITY = ELEMENT__SEVERITY;

	/**
	 * The feature id for the '<em><b>Message</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLACE__MESSAGE = ELEMENT__MESSAGE;

	/**
	 * The feature id for the '<em><b>Design Element</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLACE__DESIGN_ELEMENT = ELEMENT__DESIGN_ELEMENT;

	/**
	 * The feature id for the '<em><b>Opens</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLACE__OPENS = ELEMENT__OPENS;

	/**
	 * The feature id for the '<em><b>Kind</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLACE__KIND = ELEMENT_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Count</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLACE__COUNT = ELEMENT_FEATURE_COUNT + 1;

	/**
	 * The feature id for the '<em><b>Places</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLACE__PLACES = ELEMENT_FEATURE_COUNT + 2;

	/**
	 * The feature id for the '<em><b>Things</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLACE__THINGS = ELEMENT_FEATURE_COUNT + 3;

	/**
	 * The number of structural features of the '<em>Place</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLACE_FEATURE_COUNT = ELEMENT_FEATURE_COUNT + 4;

	/**
	 * The meta object id for the '{@link org.eastwest.model.view.impl.ThingImpl <em>Thing</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.eastwest.model.view.impl.ThingImpl
	 * @see org.eastwest.model.view.impl.ViewPackageImpl#getThing()
	 * @generated
	 */
	int THING = 9;

	/**
	 * The feature id for the '<em><b>Id</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int THING__ID = ELEMENT__ID;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int THING__NAME = ELEMENT__NAME;

	/**
	 * The feature id for the '<em><b>Detail</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int THING__DETAIL = ELEMENT__DETAIL;

	/**
	 * The feature id for the '<em><b>Tooltip</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int THING__TOOLTIP = ELEMENT__TOOLTIP;

	/**
	 * The feature id for the '<em><b>Severity</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int THING__SEVERITY = ELEMENT__SEVERITY;

	/**
	 * The feature id for the '<em><b>Message</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int THING__MESSAGE = ELEMENT__MESSAGE;

	/**
	 * The feature id for the '<em><b>Design Element</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int THING__DESIGN_ELEMENT = ELEMENT__DESIGN_ELEMENT;

	/**
	 * The feature id for the '<em><b>Opens</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int THING__OPENS = ELEMENT__OPENS;

	/**
	 * The feature id for the '<em><b>Kind</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int THING__KIND = ELEMENT_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Count</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int THING__COUNT = ELEMENT_FEATURE_COUNT + 1;

	/**
	 * The feature id for the '<em><b>Rack Units</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int THING__RACK_UNITS = ELEMENT_FEATURE_COUNT + 2;

	/**
	 * The feature id for the '<em><b>Ports</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int THING__PORTS = ELEMENT_FEATURE_COUNT + 3;

	/**
	 * The number of structural features of the '<em>Thing</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int THING_FEATURE_COUNT = ELEMENT_FEATURE_COUNT + 4;

	/**
	 * The meta object id for the '{@link org.eastwest.model.view.impl.PortImpl <em>Port</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.eastwest.model.view.impl.PortImpl
	 * @see org.eastwest.model.view.impl.ViewPackageImpl#getPort()
	 * @generated
	 */
	int PORT = 10;

	/**
	 * The feature id for the '<em><b>Id</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PORT__ID = ELEMENT__ID;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PORT__NAME = ELEMENT__NAME;

	/**
	 * The feature id for the '<em><b>Detail</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PORT__DETAIL = ELEMENT__DETAIL;

	/**
	 * The feature id for the '<em><b>Tooltip</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PORT__TOOLTIP = ELEMENT__TOOLTIP;

	/**
	 * The feature id for the '<em><b>Severity</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PORT__SEVERITY = ELEMENT__SEVERITY;

	/**
	 * The feature id for the '<em><b>Message</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PORT__MESSAGE = ELEMENT__MESSAGE;

	/**
	 * The feature id for the '<em><b>Design Element</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PORT__DESIGN_ELEMENT = ELEMENT__DESIGN_ELEMENT;

	/**
	 * The feature id for the '<em><b>Opens</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PORT__OPENS = ELEMENT__OPENS;

	/**
	 * The feature id for the '<em><b>Direction</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PORT__DIRECTION = ELEMENT_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Bytes Per Second</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PORT__BYTES_PER_SECOND = ELEMENT_FEATURE_COUNT + 1;

	/**
	 * The number of structural features of the '<em>Port</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PORT_FEATURE_COUNT = ELEMENT_FEATURE_COUNT + 2;

	/**
	 * The meta object id for the '{@link org.eastwest.model.view.impl.LinkImpl <em>Link</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.eastwest.model.view.impl.LinkImpl
	 * @see org.eastwest.model.view.impl.ViewPackageImpl#getLink()
	 * @generated
	 */
	int LINK = 11;

	/**
	 * The feature id for the '<em><b>Id</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LINK__ID = ELEMENT__ID;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LINK__NAME = ELEMENT__NAME;

	/**
	 * The feature id for the '<em><b>Detail</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LINK__DETAIL = ELEMENT__DETAIL;

	/**
	 * The feature id for the '<em><b>Tooltip</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LINK__TOOLTIP = ELEMENT__TOOLTIP;

	/**
	 * The feature id for the '<em><b>Severity</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LINK__SEVERITY = ELEMENT__SEVERITY;

	/**
	 * The feature id for the '<em><b>Message</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LINK__MESSAGE = ELEMENT__MESSAGE;

	/**
	 * The feature id for the '<em><b>Design Element</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LINK__DESIGN_ELEMENT = ELEMENT__DESIGN_ELEMENT;

	/**
	 * The feature id for the '<em><b>Opens</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LINK__OPENS = ELEMENT__OPENS;

	/**
	 * The feature id for the '<em><b>Kind</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LINK__KIND = ELEMENT_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Source</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LINK__SOURCE = ELEMENT_FEATURE_COUNT + 1;

	/**
	 * The feature id for the '<em><b>Target</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LINK__TARGET = ELEMENT_FEATURE_COUNT + 2;

	/**
	 * The feature id for the '<em><b>Count</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LINK__COUNT = ELEMENT_FEATURE_COUNT + 3;

	/**
	 * The feature id for the '<em><b>Cables</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LINK__CABLES = ELEMENT_FEATURE_COUNT + 4;

	/**
	 * The feature id for the '<em><b>Bytes Per Second</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LINK__BYTES_PER_SECOND = ELEMENT_FEATURE_COUNT + 5;

	/**
	 * The feature id for the '<em><b>Oversubscription</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LINK__OVERSUBSCRIPTION = ELEMENT_FEATURE_COUNT + 6;

	/**
	 * The feature id for the '<em><b>Utilisation</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LINK__UTILISATION = ELEMENT_FEATURE_COUNT + 7;

	/**
	 * The feature id for the '<em><b>Exposed Seconds</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LINK__EXPOSED_SECONDS = ELEMENT_FEATURE_COUNT + 8;

	/**
	 * The feature id for the '<em><b>Bytes</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LINK__BYTES = ELEMENT_FEATURE_COUNT + 9;

	/**
	 * The feature id for the '<em><b>State</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LINK__STATE = ELEMENT_FEATURE_COUNT + 10;

	/**
	 * The feature id for the '<em><b>Cyclic</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LINK__CYCLIC = ELEMENT_FEATURE_COUNT + 11;

	/**
	 * The feature id for the '<em><b>Dimension</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LINK__DIMENSION = ELEMENT_FEATURE_COUNT + 12;

	/**
	 * The number of structural features of the '<em>Link</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LINK_FEATURE_COUNT = ELEMENT_FEATURE_COUNT + 13;

	/**
	 * The meta object id for the '{@link org.eastwest.model.view.impl.LaneImpl <em>Lane</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.eastwest.model.view.impl.LaneImpl
	 * @see org.eastwest.model.view.impl.ViewPackageImpl#getLane()
	 * @generated
	 */
	int LANE = 12;

	/**
	 * The feature id for the '<em><b>Id</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LANE__ID = ELEMENT__ID;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LANE__NAME = ELEMENT__NAME;

	/**
	 * The feature id for the '<em><b>Detail</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LANE__DETAIL = ELEMENT__DETAIL;

	/**
	 * The feature id for the '<em><b>Tooltip</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LANE__TOOLTIP = ELEMENT__TOOLTIP;

	/**
	 * The feature id for the '<em><b>Severity</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LANE__SEVERITY = ELEMENT__SEVERITY;

	/**
	 * The feature id for the '<em><b>Message</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LANE__MESSAGE = ELEMENT__MESSAGE;

	/**
	 * The feature id for the '<em><b>Design Element</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LANE__DESIGN_ELEMENT = ELEMENT__DESIGN_ELEMENT;

	/**
	 * The feature id for the '<em><b>Opens</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LANE__OPENS = ELEMENT__OPENS;

	/**
	 * The feature id for the '<em><b>Spans</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LANE__SPANS = ELEMENT_FEATURE_COUNT + 0;

	/**
	 * The number of structural features of the '<em>Lane</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LANE_FEATURE_COUNT = ELEMENT_FEATURE_COUNT + 1;

	/**
	 * The meta object id for the '{@link org.eastwest.model.view.impl.SpanImpl <em>Span</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.eastwest.model.view.impl.SpanImpl
	 * @see org.eastwest.model.view.impl.ViewPackageImpl#getSpan()
	 * @generated
	 */
	int SPAN = 13;

	/**
	 * The feature id for the '<em><b>Id</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int SPAN__ID = ELEMENT__ID;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int SPAN__NAME = ELEMENT__NAME;

	/**
	 * The feature id for the '<em><b>Detail</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int SPAN__DETAIL = ELEMENT__DETAIL;

	/**
	 * The feature id for the '<em><b>Tooltip</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int SPAN__TOOLTIP = ELEMENT__TOOLTIP;

	/**
	 * The feature id for the '<em><b>Severity</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int SPAN__SEVERITY = ELEMENT__SEVERITY;

	/**
	 * The feature id for the '<em><b>Message</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int SPAN__MESSAGE = ELEMENT__MESSAGE;

	/**
	 * The feature id for the '<em><b>Design Element</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int SPAN__DESIGN_ELEMENT = ELEMENT__DESIGN_ELEMENT;

	/**
	 * The feature id for the '<em><b>Opens</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int SPAN__OPENS = ELEMENT__OPENS;

	/**
	 * The feature id for the '<em><b>Kind</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int SPAN__KIND = ELEMENT_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Start</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int SPAN__START = ELEMENT_FEATURE_COUNT + 1;

	/**
	 * The feature id for the '<em><b>End</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int SPAN__END = ELEMENT_FEATURE_COUNT + 2;

	/**
	 * The feature id for the '<em><b>Exposed</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int SPAN__EXPOSED = ELEMENT_FEATURE_COUNT + 3;

	/**
	 * The number of structural features of the '<em>Span</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int SPAN_FEATURE_COUNT = ELEMENT_FEATURE_COUNT + 4;

	/**
	 * The meta object id for the '{@link org.eastwest.model.view.Severity <em>Severity</em>}' enum.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.eastwest.model.view.Severity
	 * @see org.eastwest.model.view.impl.ViewPackageImpl#getSeverity()
	 * @generated
	 */
	int SEVERITY = 14;

	/**
	 * The meta object id for the '{@link org.eastwest.model.view.FabricLevel <em>Fabric Level</em>}' enum.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.eastwest.model.view.FabricLevel
	 * @see org.eastwest.model.view.impl.ViewPackageImpl#getFabricLevel()
	 * @generated
	 */
	int FABRIC_LEVEL = 15;

	/**
	 * The meta object id for the '{@link org.eastwest.model.view.PlaceKind <em>Place Kind</em>}' enum.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.eastwest.model.view.PlaceKind
	 * @see org.eastwest.model.view.impl.ViewPackageImpl#getPlaceKind()
	 * @generated
	 */
	int PLACE_KIND = 16;

	/**
	 * The meta object id for the '{@link org.eastwest.model.view.ThingKind <em>Thing Kind</em>}' enum.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.eastwest.model.view.ThingKind
	 * @see org.eastwest.model.view.impl.ViewPackageImpl#getThingKind()
	 * @generated
	 */
	int THING_KIND = 17;

	/**
	 * The meta object id for the '{@link org.eastwest.model.view.PortDirection <em>Port Direction</em>}' enum.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.eastwest.model.view.PortDirection
	 * @see org.eastwest.model.view.impl.ViewPackageImpl#getPortDirection()
	 * @generated
	 */
	int PORT_DIRECTION = 18;

	/**
	 * The meta object id for the '{@link org.eastwest.model.view.LinkKind <em>Link Kind</em>}' enum.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.eastwest.model.view.LinkKind
	 * @see org.eastwest.model.view.impl.ViewPackageImpl#getLinkKind()
	 * @generated
	 */
	int LINK_KIND = 19;

	/**
	 * The meta object id for the '{@link org.eastwest.model.view.LinkState <em>Link State</em>}' enum.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.eastwest.model.view.LinkState
	 * @see org.eastwest.model.view.impl.ViewPackageImpl#getLinkState()
	 * @generated
	 */
	int LINK_STATE = 20;

	/**
	 * The meta object id for the '{@link org.eastwest.model.view.Dimension <em>Dimension</em>}' enum.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.eastwest.model.view.Dimension
	 * @see org.eastwest.model.view.impl.ViewPackageImpl#getDimension()
	 * @generated
	 */
	int DIMENSION = 21;


	/**
	 * Returns the meta object for class '{@link org.eastwest.model.view.ViewModel <em>Model</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Model</em>'.
	 * @see org.eastwest.model.view.ViewModel
	 * @generated
	 */
	EClass getViewModel();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.view.ViewModel#getDesignName <em>Design Name</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Design Name</em>'.
	 * @see org.eastwest.model.view.ViewModel#getDesignName()
	 * @see #getViewModel()
	 * @generated
	 */
	EAttribute getViewModel_DesignName();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.view.ViewModel#getScenarioName <em>Scenario Name</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Scenario Name</em>'.
	 * @see org.eastwest.model.view.ViewModel#getScenarioName()
	 * @see #getViewModel()
	 * @generated
	 */
	EAttribute getViewModel_ScenarioName();

	/**
	 * Returns the meta object for the containment reference list '{@link org.eastwest.model.view.ViewModel#getViews <em>Views</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Views</em>'.
	 * @see org.eastwest.model.view.ViewModel#getViews()
	 * @see #getViewModel()
	 * @generated
	 */
	EReference getViewModel_Views();

	/**
	 * Returns the meta object for class '{@link org.eastwest.model.view.Element <em>Element</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Element</em>'.
	 * @see org.eastwest.model.view.Element
	 * @generated
	 */
	EClass getElement();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.view.Element#getId <em>Id</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Id</em>'.
	 * @see org.eastwest.model.view.Element#getId()
	 * @see #getElement()
	 * @generated
	 */
	EAttribute getElement_Id();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.view.Element#getName <em>Name</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Name</em>'.
	 * @see org.eastwest.model.view.Element#getName()
	 * @see #getElement()
	 * @generated
	 */
	EAttribute getElement_Name();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.view.Element#getDetail <em>Detail</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Detail</em>'.
	 * @see org.eastwest.model.view.Element#getDetail()
	 * @see #getElement()
	 * @generated
	 */
	EAttribute getElement_Detail();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.view.Element#getTooltip <em>Tooltip</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Tooltip</em>'.
	 * @see org.eastwest.model.view.Element#getTooltip()
	 * @see #getElement()
	 * @generated
	 */
	EAttribute getElement_Tooltip();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.view.Element#getSeverity <em>Severity</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Severity</em>'.
	 * @see org.eastwest.model.view.Element#getSeverity()
	 * @see #getElement()
	 * @generated
	 */
	EAttribute getElement_Severity();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.view.Element#getMessage <em>Message</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Message</em>'.
	 * @see org.eastwest.model.view.Element#getMessage()
	 * @see #getElement()
	 * @generated
	 */
	EAttribute getElement_Message();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.view.Element#getDesignElement <em>Design Element</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Design Element</em>'.
	 * @see org.eastwest.model.view.Element#getDesignElement()
	 * @see #getElement()
	 * @generated
	 */
	EAttribute getElement_DesignElement();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.view.Element#getOpens <em>Opens</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Opens</em>'.
	 * @see org.eastwest.model.view.Element#getOpens()
	 * @see #getElement()
	 * @generated
	 */
	EAttribute getElement_Opens();

	/**
	 * Returns the meta object for class '{@link org.eastwest.model.view.View <em>View</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>View</em>'.
	 * @see org.eastwest.model.view.View
	 * @generated
	 */
	EClass getView();

	/**
	 * Returns the meta object for the containment reference list '{@link org.eastwest.model.view.View#getPlaces <em>Places</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Places</em>'.
	 * @see org.eastwest.model.view.View#getPlaces()
	 * @see #getView()
	 * @generated
	 */
	EReference getView_Places();

	/**
	 * Returns the meta object for the containment reference list '{@link org.eastwest.model.view.View#getThings <em>Things</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Things</em>'.
	 * @see org.eastwest.model.view.View#getThings()
	 * @see #getView()
	 * @generated
	 */
	EReference getView_Things();

	/**
	 * Returns the meta object for the containment reference list '{@link org.eastwest.model.view.View#getLinks <em>Links</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Links</em>'.
	 * @see org.eastwest.model.view.View#getLinks()
	 * @see #getView()
	 * @generated
	 */
	EReference getView_Links();

	/**
	 * Returns the meta object for class '{@link org.eastwest.model.view.ClusterView <em>Cluster View</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Cluster View</em>'.
	 * @see org.eastwest.model.view.ClusterView
	 * @generated
	 */
	EClass getClusterView();

	/**
	 * Returns the meta object for class '{@link org.eastwest.model.view.FabricView <em>Fabric View</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Fabric View</em>'.
	 * @see org.eastwest.model.view.FabricView
	 * @generated
	 */
	EClass getFabricView();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.view.FabricView#getLevel <em>Level</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Level</em>'.
	 * @see org.eastwest.model.view.FabricView#getLevel()
	 * @see #getFabricView()
	 * @generated
	 */
	EAttribute getFabricView_Level();

	/**
	 * Returns the meta object for class '{@link org.eastwest.model.view.RackView <em>Rack View</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Rack View</em>'.
	 * @see org.eastwest.model.view.RackView
	 * @generated
	 */
	EClass getRackView();

	/**
	 * Returns the meta object for class '{@link org.eastwest.model.view.PlanView <em>Plan View</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Plan View</em>'.
	 * @see org.eastwest.model.view.PlanView
	 * @generated
	 */
	EClass getPlanView();

	/**
	 * Returns the meta object for class '{@link org.eastwest.model.view.TimelineView <em>Timeline View</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Timeline View</em>'.
	 * @see org.eastwest.model.view.TimelineView
	 * @generated
	 */
	EClass getTimelineView();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.view.TimelineView#getSeconds <em>Seconds</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Seconds</em>'.
	 * @see org.eastwest.model.view.TimelineView#getSeconds()
	 * @see #getTimelineView()
	 * @generated
	 */
	EAttribute getTimelineView_Seconds();

	/**
	 * Returns the meta object for the containment reference list '{@link org.eastwest.model.view.TimelineView#getLanes <em>Lanes</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Lanes</em>'.
	 * @see org.eastwest.model.view.TimelineView#getLanes()
	 * @see #getTimelineView()
	 * @generated
	 */
	EReference getTimelineView_Lanes();

	/**
	 * Returns the meta object for class '{@link org.eastwest.model.view.Place <em>Place</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Place</em>'.
	 * @see org.eastwest.model.view.Place
	 * @generated
	 */
	EClass getPlace();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.view.Place#getKind <em>Kind</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Kind</em>'.
	 * @see org.eastwest.model.view.Place#getKind()
	 * @see #getPlace()
	 * @generated
	 */
	EAttribute getPlace_Kind();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.view.Place#getCount <em>Count</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Count</em>'.
	 * @see org.eastwest.model.view.Place#getCount()
	 * @see #getPlace()
	 * @generated
	 */
	EAttribute getPlace_Count();

	/**
	 * Returns the meta object for the containment reference list '{@link org.eastwest.model.view.Place#getPlaces <em>Places</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Places</em>'.
	 * @see org.eastwest.model.view.Place#getPlaces()
	 * @see #getPlace()
	 * @generated
	 */
	EReference getPlace_Places();

	/**
	 * Returns the meta object for the containment reference list '{@link org.eastwest.model.view.Place#getThings <em>Things</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Things</em>'.
	 * @see org.eastwest.model.view.Place#getThings()
	 * @see #getPlace()
	 * @generated
	 */
	EReference getPlace_Things();

	/**
	 * Returns the meta object for class '{@link org.eastwest.model.view.Thing <em>Thing</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Thing</em>'.
	 * @see org.eastwest.model.view.Thing
	 * @generated
	 */
	EClass getThing();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.view.Thing#getKind <em>Kind</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Kind</em>'.
	 * @see org.eastwest.model.view.Thing#getKind()
	 * @see #getThing()
	 * @generated
	 */
	EAttribute getThing_Kind();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.view.Thing#getCount <em>Count</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Count</em>'.
	 * @see org.eastwest.model.view.Thing#getCount()
	 * @see #getThing()
	 * @generated
	 */
	EAttribute getThing_Count();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.view.Thing#getRackUnits <em>Rack Units</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Rack Units</em>'.
	 * @see org.eastwest.model.view.Thing#getRackUnits()
	 * @see #getThing()
	 * @generated
	 */
	EAttribute getThing_RackUnits();

	/**
	 * Returns the meta object for the containment reference list '{@link org.eastwest.model.view.Thing#getPorts <em>Ports</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Ports</em>'.
	 * @see org.eastwest.model.view.Thing#getPorts()
	 * @see #getThing()
	 * @generated
	 */
	EReference getThing_Ports();

	/**
	 * Returns the meta object for class '{@link org.eastwest.model.view.Port <em>Port</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Port</em>'.
	 * @see org.eastwest.model.view.Port
	 * @generated
	 */
	EClass getPort();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.view.Port#getDirection <em>Direction</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Direction</em>'.
	 * @see org.eastwest.model.view.Port#getDirection()
	 * @see #getPort()
	 * @generated
	 */
	EAttribute getPort_Direction();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.view.Port#getBytesPerSecond <em>Bytes Per Second</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Bytes Per Second</em>'.
	 * @see org.eastwest.model.view.Port#getBytesPerSecond()
	 * @see #getPort()
	 * @generated
	 */
	EAttribute getPort_BytesPerSecond();

	/**
	 * Returns the meta object for class '{@link org.eastwest.model.view.Link <em>Link</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Link</em>'.
	 * @see org.eastwest.model.view.Link
	 * @generated
	 */
	EClass getLink();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.view.Link#getKind <em>Kind</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Kind</em>'.
	 * @see org.eastwest.model.view.Link#getKind()
	 * @see #getLink()
	 * @generated
	 */
	EAttribute getLink_Kind();

	/**
	 * Returns the meta object for the reference '{@link org.eastwest.model.view.Link#getSource <em>Source</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the reference '<em>Source</em>'.
	 * @see org.eastwest.model.view.Link#getSource()
	 * @see #getLink()
	 * @generated
	 */
	EReference getLink_Source();

	/**
	 * Returns the meta object for the reference '{@link org.eastwest.model.view.Link#getTarget <em>Target</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the reference '<em>Target</em>'.
	 * @see org.eastwest.model.view.Link#getTarget()
	 * @see #getLink()
	 * @generated
	 */
	EReference getLink_Target();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.view.Link#getCount <em>Count</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Count</em>'.
	 * @see org.eastwest.model.view.Link#getCount()
	 * @see #getLink()
	 * @generated
	 */
	EAttribute getLink_Count();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.view.Link#getCables <em>Cables</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Cables</em>'.
	 * @see org.eastwest.model.view.Link#getCables()
	 * @see #getLink()
	 * @generated
	 */
	EAttribute getLink_Cables();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.view.Link#getBytesPerSecond <em>Bytes Per Second</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Bytes Per Second</em>'.
	 * @see org.eastwest.model.view.Link#getBytesPerSecond()
	 * @see #getLink()
	 * @generated
	 */
	EAttribute getLink_BytesPerSecond();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.view.Link#getOversubscription <em>Oversubscription</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Oversubscription</em>'.
	 * @see org.eastwest.model.view.Link#getOversubscription()
	 * @see #getLink()
	 * @generated
	 */
	EAttribute getLink_Oversubscription();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.view.Link#getUtilisation <em>Utilisation</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Utilisation</em>'.
	 * @see org.eastwest.model.view.Link#getUtilisation()
	 * @see #getLink()
	 * @generated
	 */
	EAttribute getLink_Utilisation();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.view.Link#getExposedSeconds <em>Exposed Seconds</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Exposed Seconds</em>'.
	 * @see org.eastwest.model.view.Link#getExposedSeconds()
	 * @see #getLink()
	 * @generated
	 */
	EAttribute getLink_ExposedSeconds();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.view.Link#getBytes <em>Bytes</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Bytes</em>'.
	 * @see org.eastwest.model.view.Link#getBytes()
	 * @see #getLink()
	 * @generated
	 */
	EAttribute getLink_Bytes();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.view.Link#getState <em>State</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>State</em>'.
	 * @see org.eastwest.model.view.Link#getState()
	 * @see #getLink()
	 * @generated
	 */
	EAttribute getLink_State();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.view.Link#isCyclic <em>Cyclic</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Cyclic</em>'.
	 * @see org.eastwest.model.view.Link#isCyclic()
	 * @see #getLink()
	 * @generated
	 */
	EAttribute getLink_Cyclic();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.view.Link#getDimension <em>Dimension</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Dimension</em>'.
	 * @see org.eastwest.model.view.Link#getDimension()
	 * @see #getLink()
	 * @generated
	 */
	EAttribute getLink_Dimension();

	/**
	 * Returns the meta object for class '{@link org.eastwest.model.view.Lane <em>Lane</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Lane</em>'.
	 * @see org.eastwest.model.view.Lane
	 * @generated
	 */
	EClass getLane();

	/**
	 * Returns the meta object for the containment reference list '{@link org.eastwest.model.view.Lane#getSpans <em>Spans</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Spans</em>'.
	 * @see org.eastwest.model.view.Lane#getSpans()
	 * @see #getLane()
	 * @generated
	 */
	EReference getLane_Spans();

	/**
	 * Returns the meta object for class '{@link org.eastwest.model.view.Span <em>Span</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Span</em>'.
	 * @see org.eastwest.model.view.Span
	 * @generated
	 */
	EClass getSpan();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.view.Span#getKind <em>Kind</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Kind</em>'.
	 * @see org.eastwest.model.view.Span#getKind()
	 * @see #getSpan()
	 * @generated
	 */
	EAttribute getSpan_Kind();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.view.Span#getStart <em>Start</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Start</em>'.
	 * @see org.eastwest.model.view.Span#getStart()
	 * @see #getSpan()
	 * @generated
	 */
	EAttribute getSpan_Start();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.view.Span#getEnd <em>End</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>End</em>'.
	 * @see org.eastwest.model.view.Span#getEnd()
	 * @see #getSpan()
	 * @generated
	 */
	EAttribute getSpan_End();

	/**
	 * Returns the meta object for the attribute '{@link org.eastwest.model.view.Span#isExposed <em>Exposed</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Exposed</em>'.
	 * @see org.eastwest.model.view.Span#isExposed()
	 * @see #getSpan()
	 * @generated
	 */
	EAttribute getSpan_Exposed();

	/**
	 * Returns the meta object for enum '{@link org.eastwest.model.view.Severity <em>Severity</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for enum '<em>Severity</em>'.
	 * @see org.eastwest.model.view.Severity
	 * @generated
	 */
	EEnum getSeverity();

	/**
	 * Returns the meta object for enum '{@link org.eastwest.model.view.FabricLevel <em>Fabric Level</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for enum '<em>Fabric Level</em>'.
	 * @see org.eastwest.model.view.FabricLevel
	 * @generated
	 */
	EEnum getFabricLevel();

	/**
	 * Returns the meta object for enum '{@link org.eastwest.model.view.PlaceKind <em>Place Kind</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for enum '<em>Place Kind</em>'.
	 * @see org.eastwest.model.view.PlaceKind
	 * @generated
	 */
	EEnum getPlaceKind();

	/**
	 * Returns the meta object for enum '{@link org.eastwest.model.view.ThingKind <em>Thing Kind</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for enum '<em>Thing Kind</em>'.
	 * @see org.eastwest.model.view.ThingKind
	 * @generated
	 */
	EEnum getThingKind();

	/**
	 * Returns the meta object for enum '{@link org.eastwest.model.view.PortDirection <em>Port Direction</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for enum '<em>Port Direction</em>'.
	 * @see org.eastwest.model.view.PortDirection
	 * @generated
	 */
	EEnum getPortDirection();

	/**
	 * Returns the meta object for enum '{@link org.eastwest.model.view.LinkKind <em>Link Kind</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for enum '<em>Link Kind</em>'.
	 * @see org.eastwest.model.view.LinkKind
	 * @generated
	 */
	EEnum getLinkKind();

	/**
	 * Returns the meta object for enum '{@link org.eastwest.model.view.LinkState <em>Link State</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for enum '<em>Link State</em>'.
	 * @see org.eastwest.model.view.LinkState
	 * @generated
	 */
	EEnum getLinkState();

	/**
	 * Returns the meta object for enum '{@link org.eastwest.model.view.Dimension <em>Dimension</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for enum '<em>Dimension</em>'.
	 * @see org.eastwest.model.view.Dimension
	 * @generated
	 */
	EEnum getDimension();

	/**
	 * Returns the factory that creates the instances of the model.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the factory that creates the instances of the model.
	 * @generated
	 */
	ViewFactory getViewFactory();

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
		 * The meta object literal for the '{@link org.eastwest.model.view.impl.ViewModelImpl <em>Model</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.eastwest.model.view.impl.ViewModelImpl
		 * @see org.eastwest.model.view.impl.ViewPackageImpl#getViewModel()
		 * @generated
		 */
		EClass VIEW_MODEL = eINSTANCE.getViewModel();

		/**
		 * The meta object literal for the '<em><b>Design Name</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute VIEW_MODEL__DESIGN_NAME = eINSTANCE.getViewModel_DesignName();

		/**
		 * The meta object literal for the '<em><b>Scenario Name</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute VIEW_MODEL__SCENARIO_NAME = eINSTANCE.getViewModel_ScenarioName();

		/**
		 * The meta object literal for the '<em><b>Views</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference VIEW_MODEL__VIEWS = eINSTANCE.getViewModel_Views();

		/**
		 * The meta object literal for the '{@link org.eastwest.model.view.impl.ElementImpl <em>Element</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.eastwest.model.view.impl.ElementImpl
		 * @see org.eastwest.model.view.impl.ViewPackageImpl#getElement()
		 * @generated
		 */
		EClass ELEMENT = eINSTANCE.getElement();

		/**
		 * The meta object literal for the '<em><b>Id</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute ELEMENT__ID = eINSTANCE.getElement_Id();

		/**
		 * The meta object literal for the '<em><b>Name</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute ELEMENT__NAME = eINSTANCE.getElement_Name();

		/**
		 * The meta object literal for the '<em><b>Detail</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute ELEMENT__DETAIL = eINSTANCE.getElement_Detail();

		/**
		 * The meta object literal for the '<em><b>Tooltip</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute ELEMENT__TOOLTIP = eINSTANCE.getElement_Tooltip();

		/**
		 * The meta object literal for the '<em><b>Severity</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute ELEMENT__SEVERITY = eINSTANCE.getElement_Severity();

		/**
		 * The meta object literal for the '<em><b>Message</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute ELEMENT__MESSAGE = eINSTANCE.getElement_Message();

		/**
		 * The meta object literal for the '<em><b>Design Element</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute ELEMENT__DESIGN_ELEMENT = eINSTANCE.getElement_DesignElement();

		/**
		 * The meta object literal for the '<em><b>Opens</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute ELEMENT__OPENS = eINSTANCE.getElement_Opens();

		/**
		 * The meta object literal for the '{@link org.eastwest.model.view.impl.ViewImpl <em>View</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.eastwest.model.view.impl.ViewImpl
		 * @see org.eastwest.model.view.impl.ViewPackageImpl#getView()
		 * @generated
		 */
		EClass VIEW = eINSTANCE.getView();

		/**
		 * The meta object literal for the '<em><b>Places</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference VIEW__PLACES = eINSTANCE.getView_Places();

		/**
		 * The meta object literal for the '<em><b>Things</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference VIEW__THINGS = eINSTANCE.getView_Things();

		/**
		 * The meta object literal for the '<em><b>Links</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference VIEW__LINKS = eINSTANCE.getView_Links();

		/**
		 * The meta object literal for the '{@link org.eastwest.model.view.impl.ClusterViewImpl <em>Cluster View</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.eastwest.model.view.impl.ClusterViewImpl
		 * @see org.eastwest.model.view.impl.ViewPackageImpl#getClusterView()
		 * @generated
		 */
		EClass CLUSTER_VIEW = eINSTANCE.getClusterView();

		/**
		 * The meta object literal for the '{@link org.eastwest.model.view.impl.FabricViewImpl <em>Fabric View</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.eastwest.model.view.impl.FabricViewImpl
		 * @see org.eastwest.model.view.impl.ViewPackageImpl#getFabricView()
		 * @generated
		 */
		EClass FABRIC_VIEW = eINSTANCE.getFabricView();

		/**
		 * The meta object literal for the '<em><b>Level</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute FABRIC_VIEW__LEVEL = eINSTANCE.getFabricView_Level();

		/**
		 * The meta object literal for the '{@link org.eastwest.model.view.impl.RackViewImpl <em>Rack View</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.eastwest.model.view.impl.RackViewImpl
		 * @see org.eastwest.model.view.impl.ViewPackageImpl#getRackView()
		 * @generated
		 */
		EClass RACK_VIEW = eINSTANCE.getRackView();

		/**
		 * The meta object literal for the '{@link org.eastwest.model.view.impl.PlanViewImpl <em>Plan View</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.eastwest.model.view.impl.PlanViewImpl
		 * @see org.eastwest.model.view.impl.ViewPackageImpl#getPlanView()
		 * @generated
		 */
		EClass PLAN_VIEW = eINSTANCE.getPlanView();

		/**
		 * The meta object literal for the '{@link org.eastwest.model.view.impl.TimelineViewImpl <em>Timeline View</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.eastwest.model.view.impl.TimelineViewImpl
		 * @see org.eastwest.model.view.impl.ViewPackageImpl#getTimelineView()
		 * @generated
		 */
		EClass TIMELINE_VIEW = eINSTANCE.getTimelineView();

		/**
		 * The meta object literal for the '<em><b>Seconds</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute TIMELINE_VIEW__SECONDS = eINSTANCE.getTimelineView_Seconds();

		/**
		 * The meta object literal for the '<em><b>Lanes</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference TIMELINE_VIEW__LANES = eINSTANCE.getTimelineView_Lanes();

		/**
		 * The meta object literal for the '{@link org.eastwest.model.view.impl.PlaceImpl <em>Place</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.eastwest.model.view.impl.PlaceImpl
		 * @see org.eastwest.model.view.impl.ViewPackageImpl#getPlace()
		 * @generated
		 */
		EClass PLACE = eINSTANCE.getPlace();

		/**
		 * The meta object literal for the '<em><b>Kind</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PLACE__KIND = eINSTANCE.getPlace_Kind();

		/**
		 * The meta object literal for the '<em><b>Count</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PLACE__COUNT = eINSTANCE.getPlace_Count();

		/**
		 * The meta object literal for the '<em><b>Places</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference PLACE__PLACES = eINSTANCE.getPlace_Places();

		/**
		 * The meta object literal for the '<em><b>Things</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference PLACE__THINGS = eINSTANCE.getPlace_Things();

		/**
		 * The meta object literal for the '{@link org.eastwest.model.view.impl.ThingImpl <em>Thing</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.eastwest.model.view.impl.ThingImpl
		 * @see org.eastwest.model.view.impl.ViewPackageImpl#getThing()
		 * @generated
		 */
		EClass THING = eINSTANCE.getThing();

		/**
		 * The meta object literal for the '<em><b>Kind</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute THING__KIND = eINSTANCE.getThing_Kind();

		/**
		 * The meta object literal for the '<em><b>Count</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute THING__COUNT = eINSTANCE.getThing_Count();

		/**
		 * The meta object literal for the '<em><b>Rack Units</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute THING__RACK_UNITS = eINSTANCE.getThing_RackUnits();

		/**
		 * The meta object literal for the '<em><b>Ports</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference THING__PORTS = eINSTANCE.getThing_Ports();

		/**
		 * The meta object literal for the '{@link org.eastwest.model.view.impl.PortImpl <em>Port</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.eastwest.model.view.impl.PortImpl
		 * @see org.eastwest.model.view.impl.ViewPackageImpl#getPort()
		 * @generated
		 */
		EClass PORT = eINSTANCE.getPort();

		/**
		 * The meta object literal for the '<em><b>Direction</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PORT__DIRECTION = eINSTANCE.getPort_Direction();

		/**
		 * The meta object literal for the '<em><b>Bytes Per Second</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PORT__BYTES_PER_SECOND = eINSTANCE.getPort_BytesPerSecond();

		/**
		 * The meta object literal for the '{@link org.eastwest.model.view.impl.LinkImpl <em>Link</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.eastwest.model.view.impl.LinkImpl
		 * @see org.eastwest.model.view.impl.ViewPackageImpl#getLink()
		 * @generated
		 */
		EClass LINK = eINSTANCE.getLink();

		/**
		 * The meta object literal for the '<em><b>Kind</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute LINK__KIND = eINSTANCE.getLink_Kind();

		/**
		 * The meta object literal for the '<em><b>Source</b></em>' reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference LINK__SOURCE = eINSTANCE.getLink_Source();

		/**
		 * The meta object literal for the '<em><b>Target</b></em>' reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference LINK__TARGET = eINSTANCE.getLink_Target();

		/**
		 * The meta object literal for the '<em><b>Count</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute LINK__COUNT = eINSTANCE.getLink_Count();

		/**
		 * The meta object literal for the '<em><b>Cables</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute LINK__CABLES = eINSTANCE.getLink_Cables();

		/**
		 * The meta object literal for the '<em><b>Bytes Per Second</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute LINK__BYTES_PER_SECOND = eINSTANCE.getLink_BytesPerSecond();

		/**
		 * The meta object literal for the '<em><b>Oversubscription</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute LINK__OVERSUBSCRIPTION = eINSTANCE.getLink_Oversubscription();

		/**
		 * The meta object literal for the '<em><b>Utilisation</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute LINK__UTILISATION = eINSTANCE.getLink_Utilisation();

		/**
		 * The meta object literal for the '<em><b>Exposed Seconds</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute LINK__EXPOSED_SECONDS = eINSTANCE.getLink_ExposedSeconds();

		/**
		 * The meta object literal for the '<em><b>Bytes</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute LINK__BYTES = eINSTANCE.getLink_Bytes();

		/**
		 * The meta object literal for the '<em><b>State</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute LINK__STATE = eINSTANCE.getLink_State();

		/**
		 * The meta object literal for the '<em><b>Cyclic</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute LINK__CYCLIC = eINSTANCE.getLink_Cyclic();

		/**
		 * The meta object literal for the '<em><b>Dimension</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute LINK__DIMENSION = eINSTANCE.getLink_Dimension();

		/**
		 * The meta object literal for the '{@link org.eastwest.model.view.impl.LaneImpl <em>Lane</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.eastwest.model.view.impl.LaneImpl
		 * @see org.eastwest.model.view.impl.ViewPackageImpl#getLane()
		 * @generated
		 */
		EClass LANE = eINSTANCE.getLane();

		/**
		 * The meta object literal for the '<em><b>Spans</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference LANE__SPANS = eINSTANCE.getLane_Spans();

		/**
		 * The meta object literal for the '{@link org.eastwest.model.view.impl.SpanImpl <em>Span</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.eastwest.model.view.impl.SpanImpl
		 * @see org.eastwest.model.view.impl.ViewPackageImpl#getSpan()
		 * @generated
		 */
		EClass SPAN = eINSTANCE.getSpan();

		/**
		 * The meta object literal for the '<em><b>Kind</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute SPAN__KIND = eINSTANCE.getSpan_Kind();

		/**
		 * The meta object literal for the '<em><b>Start</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute SPAN__START = eINSTANCE.getSpan_Start();

		/**
		 * The meta object literal for the '<em><b>End</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute SPAN__END = eINSTANCE.getSpan_End();

		/**
		 * The meta object literal for the '<em><b>Exposed</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute SPAN__EXPOSED = eINSTANCE.getSpan_Exposed();

		/**
		 * The meta object literal for the '{@link org.eastwest.model.view.Severity <em>Severity</em>}' enum.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.eastwest.model.view.Severity
		 * @see org.eastwest.model.view.impl.ViewPackageImpl#getSeverity()
		 * @generated
		 */
		EEnum SEVERITY = eINSTANCE.getSeverity();

		/**
		 * The meta object literal for the '{@link org.eastwest.model.view.FabricLevel <em>Fabric Level</em>}' enum.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.eastwest.model.view.FabricLevel
		 * @see org.eastwest.model.view.impl.ViewPackageImpl#getFabricLevel()
		 * @generated
		 */
		EEnum FABRIC_LEVEL = eINSTANCE.getFabricLevel();

		/**
		 * The meta object literal for the '{@link org.eastwest.model.view.PlaceKind <em>Place Kind</em>}' enum.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.eastwest.model.view.PlaceKind
		 * @see org.eastwest.model.view.impl.ViewPackageImpl#getPlaceKind()
		 * @generated
		 */
		EEnum PLACE_KIND = eINSTANCE.getPlaceKind();

		/**
		 * The meta object literal for the '{@link org.eastwest.model.view.ThingKind <em>Thing Kind</em>}' enum.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.eastwest.model.view.ThingKind
		 * @see org.eastwest.model.view.impl.ViewPackageImpl#getThingKind()
		 * @generated
		 */
		EEnum THING_KIND = eINSTANCE.getThingKind();

		/**
		 * The meta object literal for the '{@link org.eastwest.model.view.PortDirection <em>Port Direction</em>}' enum.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.eastwest.model.view.PortDirection
		 * @see org.eastwest.model.view.impl.ViewPackageImpl#getPortDirection()
		 * @generated
		 */
		EEnum PORT_DIRECTION = eINSTANCE.getPortDirection();

		/**
		 * The meta object literal for the '{@link org.eastwest.model.view.LinkKind <em>Link Kind</em>}' enum.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.eastwest.model.view.LinkKind
		 * @see org.eastwest.model.view.impl.ViewPackageImpl#getLinkKind()
		 * @generated
		 */
		EEnum LINK_KIND = eINSTANCE.getLinkKind();

		/**
		 * The meta object literal for the '{@link org.eastwest.model.view.LinkState <em>Link State</em>}' enum.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.eastwest.model.view.LinkState
		 * @see org.eastwest.model.view.impl.ViewPackageImpl#getLinkState()
		 * @generated
		 */
		EEnum LINK_STATE = eINSTANCE.getLinkState();

		/**
		 * The meta object literal for the '{@link org.eastwest.model.view.Dimension <em>Dimension</em>}' enum.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.eastwest.model.view.Dimension
		 * @see org.eastwest.model.view.impl.ViewPackageImpl#getDimension()
		 * @generated
		 */
		EEnum DIMENSION = eINSTANCE.getDimension();

	}

} //ViewPackage
