/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.eastwest.model.view.impl;

import org.eastwest.model.view.ClusterView;
import org.eastwest.model.view.Dimension;
import org.eastwest.model.view.Element;
import org.eastwest.model.view.FabricLevel;
import org.eastwest.model.view.FabricView;
import org.eastwest.model.view.Lane;
import org.eastwest.model.view.Link;
import org.eastwest.model.view.LinkKind;
import org.eastwest.model.view.LinkState;
import org.eastwest.model.view.Place;
import org.eastwest.model.view.PlaceKind;
import org.eastwest.model.view.PlanView;
import org.eastwest.model.view.Port;
import org.eastwest.model.view.PortDirection;
import org.eastwest.model.view.RackView;
import org.eastwest.model.view.Severity;
import org.eastwest.model.view.Span;
import org.eastwest.model.view.Thing;
import org.eastwest.model.view.ThingKind;
import org.eastwest.model.view.TimelineView;
import org.eastwest.model.view.View;
import org.eastwest.model.view.ViewFactory;
import org.eastwest.model.view.ViewModel;
import org.eastwest.model.view.ViewPackage;

import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EClass;
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
public class ViewPackageImpl extends EPackageImpl implements ViewPackage {
	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass viewModelEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass elementEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass viewEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass clusterViewEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass fabricViewEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass rackViewEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass planViewEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass timelineViewEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass placeEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass thingEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass portEClass = null;

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
	private EClass laneEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass spanEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EEnum severityEEnum = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EEnum fabricLevelEEnum = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EEnum placeKindEEnum = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EEnum thingKindEEnum = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EEnum portDirectionEEnum = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EEnum linkKindEEnum = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EEnum linkStateEEnum = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EEnum dimensionEEnum = null;

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
	 * @see org.eastwest.model.view.ViewPackage#eNS_URI
	 * @see #init()
	 * @generated
	 */
	private ViewPackageImpl() {
		super(eNS_URI, ViewFactory.eINSTANCE);
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
	 * <p>This method is used to initialize {@link ViewPackage#eINSTANCE} when that field is accessed.
	 * Clients should not invoke it directly. Instead, they should simply access that field to obtain the package.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #eNS_URI
	 * @see #createPackageContents()
	 * @see #initializePackageContents()
	 * @generated
	 */
	public static ViewPackage init() {
		if (isInited) return (ViewPackage)EPackage.Registry.INSTANCE.getEPackage(ViewPackage.eNS_URI);

		// Obtain or create and register package
		Object registeredViewPackage = EPackage.Registry.INSTANCE.get(eNS_URI);
		ViewPackageImpl theViewPackage = registeredViewPackage instanceof ViewPackageImpl ? (ViewPackageImpl)registeredViewPackage : new ViewPackageImpl();

		isInited = true;

		// Create package meta-data objects
		theViewPackage.createPackageContents();

		// Initialize created meta-data
		theViewPackage.initializePackageContents();

		// Mark meta-data to indicate it can't be changed
		theViewPackage.freeze();

		// Update the registry and return the package
		EPackage.Registry.INSTANCE.put(ViewPackage.eNS_URI, theViewPackage);
		return theViewPackage;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getViewModel() {
		return viewModelEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getViewModel_DesignName() {
		return (EAttribute)viewModelEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getViewModel_ScenarioName() {
		return (EAttribute)viewModelEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getViewModel_Views() {
		return (EReference)viewModelEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getElement() {
		return elementEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getElement_Id() {
		return (EAttribute)elementEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getElement_Name() {
		return (EAttribute)elementEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getElement_Detail() {
		return (EAttribute)elementEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getElement_Tooltip() {
		return (EAttribute)elementEClass.getEStructuralFeatures().get(3);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getElement_Severity() {
		return (EAttribute)elementEClass.getEStructuralFeatures().get(4);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getElement_Message() {
		return (EAttribute)elementEClass.getEStructuralFeatures().get(5);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getElement_DesignElement() {
		return (EAttribute)elementEClass.getEStructuralFeatures().get(6);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getElement_Opens() {
		return (EAttribute)elementEClass.getEStructuralFeatures().get(7);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getView() {
		return viewEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getView_Places() {
		return (EReference)viewEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getView_Things() {
		return (EReference)viewEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getView_Links() {
		return (EReference)viewEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getClusterView() {
		return clusterViewEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getFabricView() {
		return fabricViewEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getFabricView_Level() {
		return (EAttribute)fabricViewEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getRackView() {
		return rackViewEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getPlanView() {
		return planViewEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getTimelineView() {
		return timelineViewEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getTimelineView_Seconds() {
		return (EAttribute)timelineViewEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getTimelineView_Lanes() {
		return (EReference)timelineViewEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getPlace() {
		return placeEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getPlace_Kind() {
		return (EAttribute)placeEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getPlace_Count() {
		return (EAttribute)placeEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getPlace_Places() {
		return (EReference)placeEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getPlace_Things() {
		return (EReference)placeEClass.getEStructuralFeatures().get(3);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getThing() {
		return thingEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getThing_Kind() {
		return (EAttribute)thingEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getThing_Count() {
		return (EAttribute)thingEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getThing_RackUnits() {
		return (EAttribute)thingEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getThing_Ports() {
		return (EReference)thingEClass.getEStructuralFeatures().get(3);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getPort() {
		return portEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getPort_Direction() {
		return (EAttribute)portEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getPort_BytesPerSecond() {
		return (EAttribute)portEClass.getEStructuralFeatures().get(1);
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
	public EAttribute getLink_Kind() {
		return (EAttribute)linkEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getLink_Source() {
		return (EReference)linkEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getLink_Target() {
		return (EReference)linkEClass.getEStructuralFeatures().get(2);
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
	public EAttribute getLink_Cables() {
		return (EAttribute)linkEClass.getEStructuralFeatures().get(4);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getLink_BytesPerSecond() {
		return (EAttribute)linkEClass.getEStructuralFeatures().get(5);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getLink_Oversubscription() {
		return (EAttribute)linkEClass.getEStructuralFeatures().get(6);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getLink_Utilisation() {
		return (EAttribute)linkEClass.getEStructuralFeatures().get(7);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getLink_ExposedSeconds() {
		return (EAttribute)linkEClass.getEStructuralFeatures().get(8);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getLink_Bytes() {
		return (EAttribute)linkEClass.getEStructuralFeatures().get(9);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getLink_State() {
		return (EAttribute)linkEClass.getEStructuralFeatures().get(10);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getLink_Cyclic() {
		return (EAttribute)linkEClass.getEStructuralFeatures().get(11);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getLink_Dimension() {
		return (EAttribute)linkEClass.getEStructuralFeatures().get(12);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getLane() {
		return laneEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getLane_Spans() {
		return (EReference)laneEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getSpan() {
		return spanEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getSpan_Kind() {
		return (EAttribute)spanEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getSpan_Start() {
		return (EAttribute)spanEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getSpan_End() {
		return (EAttribute)spanEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getSpan_Exposed() {
		return (EAttribute)spanEClass.getEStructuralFeatures().get(3);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EEnum getSeverity() {
		return severityEEnum;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EEnum getFabricLevel() {
		return fabricLevelEEnum;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EEnum getPlaceKind() {
		return placeKindEEnum;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EEnum getThingKind() {
		return thingKindEEnum;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EEnum getPortDirection() {
		return portDirectionEEnum;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EEnum getLinkKind() {
		return linkKindEEnum;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EEnum getLinkState() {
		return linkStateEEnum;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EEnum getDimension() {
		return dimensionEEnum;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public ViewFactory getViewFactory() {
		return (ViewFactory)getEFactoryInstance();
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
		viewModelEClass = createEClass(VIEW_MODEL);
		createEAttribute(viewModelEClass, VIEW_MODEL__DESIGN_NAME);
		createEAttribute(viewModelEClass, VIEW_MODEL__SCENARIO_NAME);
		createEReference(viewModelEClass, VIEW_MODEL__VIEWS);

		elementEClass = createEClass(ELEMENT);
		createEAttribute(elementEClass, ELEMENT__ID);
		createEAttribute(elementEClass, ELEMENT__NAME);
		createEAttribute(elementEClass, ELEMENT__DETAIL);
		createEAttribute(elementEClass, ELEMENT__TOOLTIP);
		createEAttribute(elementEClass, ELEMENT__SEVERITY);
		createEAttribute(elementEClass, ELEMENT__MESSAGE);
		createEAttribute(elementEClass, ELEMENT__DESIGN_ELEMENT);
		createEAttribute(elementEClass, ELEMENT__OPENS);

		viewEClass = createEClass(VIEW);
		createEReference(viewEClass, VIEW__PLACES);
		createEReference(viewEClass, VIEW__THINGS);
		createEReference(viewEClass, VIEW__LINKS);

		clusterViewEClass = createEClass(CLUSTER_VIEW);

		fabricViewEClass = createEClass(FABRIC_VIEW);
		createEAttribute(fabricViewEClass, FABRIC_VIEW__LEVEL);

		rackViewEClass = createEClass(RACK_VIEW);

		planViewEClass = createEClass(PLAN_VIEW);

		timelineViewEClass = createEClass(TIMELINE_VIEW);
		createEAttribute(timelineViewEClass, TIMELINE_VIEW__SECONDS);
		createEReference(timelineViewEClass, TIMELINE_VIEW__LANES);

		placeEClass = createEClass(PLACE);
		createEAttribute(placeEClass, PLACE__KIND);
		createEAttribute(placeEClass, PLACE__COUNT);
		createEReference(placeEClass, PLACE__PLACES);
		createEReference(placeEClass, PLACE__THINGS);

		thingEClass = createEClass(THING);
		createEAttribute(thingEClass, THING__KIND);
		createEAttribute(thingEClass, THING__COUNT);
		createEAttribute(thingEClass, THING__RACK_UNITS);
		createEReference(thingEClass, THING__PORTS);

		portEClass = createEClass(PORT);
		createEAttribute(portEClass, PORT__DIRECTION);
		createEAttribute(portEClass, PORT__BYTES_PER_SECOND);

		linkEClass = createEClass(LINK);
		createEAttribute(linkEClass, LINK__KIND);
		createEReference(linkEClass, LINK__SOURCE);
		createEReference(linkEClass, LINK__TARGET);
		createEAttribute(linkEClass, LINK__COUNT);
		createEAttribute(linkEClass, LINK__CABLES);
		createEAttribute(linkEClass, LINK__BYTES_PER_SECOND);
		createEAttribute(linkEClass, LINK__OVERSUBSCRIPTION);
		createEAttribute(linkEClass, LINK__UTILISATION);
		createEAttribute(linkEClass, LINK__EXPOSED_SECONDS);
		createEAttribute(linkEClass, LINK__BYTES);
		createEAttribute(linkEClass, LINK__STATE);
		createEAttribute(linkEClass, LINK__CYCLIC);
		createEAttribute(linkEClass, LINK__DIMENSION);

		laneEClass = createEClass(LANE);
		createEReference(laneEClass, LANE__SPANS);

		spanEClass = createEClass(SPAN);
		createEAttribute(spanEClass, SPAN__KIND);
		createEAttribute(spanEClass, SPAN__START);
		createEAttribute(spanEClass, SPAN__END);
		createEAttribute(spanEClass, SPAN__EXPOSED);

		// Create enums
		severityEEnum = createEEnum(SEVERITY);
		fabricLevelEEnum = createEEnum(FABRIC_LEVEL);
		placeKindEEnum = createEEnum(PLACE_KIND);
		thingKindEEnum = createEEnum(THING_KIND);
		portDirectionEEnum = createEEnum(PORT_DIRECTION);
		linkKindEEnum = createEEnum(LINK_KIND);
		linkStateEEnum = createEEnum(LINK_STATE);
		dimensionEEnum = createEEnum(DIMENSION);
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
		viewEClass.getESuperTypes().add(this.getElement());
		clusterViewEClass.getESuperTypes().add(this.getView());
		fabricViewEClass.getESuperTypes().add(this.getView());
		rackViewEClass.getESuperTypes().add(this.getView());
		planViewEClass.getESuperTypes().add(this.getView());
		timelineViewEClass.getESuperTypes().add(this.getView());
		placeEClass.getESuperTypes().add(this.getElement());
		thingEClass.getESuperTypes().add(this.getElement());
		portEClass.getESuperTypes().add(this.getElement());
		linkEClass.getESuperTypes().add(this.getElement());
		laneEClass.getESuperTypes().add(this.getElement());
		spanEClass.getESuperTypes().add(this.getElement());

		// Initialize classes and features; add operations and parameters
		initEClass(viewModelEClass, ViewModel.class, "ViewModel", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getViewModel_DesignName(), ecorePackage.getEString(), "designName", null, 0, 1, ViewModel.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getViewModel_ScenarioName(), ecorePackage.getEString(), "scenarioName", null, 0, 1, ViewModel.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getViewModel_Views(), this.getView(), null, "views", null, 0, -1, ViewModel.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(elementEClass, Element.class, "Element", IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getElement_Id(), ecorePackage.getEString(), "id", null, 1, 1, Element.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getElement_Name(), ecorePackage.getEString(), "name", null, 0, 1, Element.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getElement_Detail(), ecorePackage.getEString(), "detail", null, 0, 1, Element.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getElement_Tooltip(), ecorePackage.getEString(), "tooltip", null, 0, 1, Element.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getElement_Severity(), this.getSeverity(), "severity", null, 0, 1, Element.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getElement_Message(), ecorePackage.getEString(), "message", null, 0, 1, Element.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getElement_DesignElement(), ecorePackage.getEString(), "designElement", null, 0, 1, Element.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getElement_Opens(), ecorePackage.getEString(), "opens", null, 0, 1, Element.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(viewEClass, View.class, "View", IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEReference(getView_Places(), this.getPlace(), null, "places", null, 0, -1, View.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getView_Things(), this.getThing(), null, "things", null, 0, -1, View.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getView_Links(), this.getLink(), null, "links", null, 0, -1, View.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(clusterViewEClass, ClusterView.class, "ClusterView", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);

		initEClass(fabricViewEClass, FabricView.class, "FabricView", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getFabricView_Level(), this.getFabricLevel(), "level", null, 0, 1, FabricView.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(rackViewEClass, RackView.class, "RackView", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);

		initEClass(planViewEClass, PlanView.class, "PlanView", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);

		initEClass(timelineViewEClass, TimelineView.class, "TimelineView", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getTimelineView_Seconds(), ecorePackage.getEDouble(), "seconds", null, 0, 1, TimelineView.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getTimelineView_Lanes(), this.getLane(), null, "lanes", null, 0, -1, TimelineView.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(placeEClass, Place.class, "Place", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getPlace_Kind(), this.getPlaceKind(), "kind", null, 0, 1, Place.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getPlace_Count(), ecorePackage.getELong(), "count", "1", 0, 1, Place.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getPlace_Places(), this.getPlace(), null, "places", null, 0, -1, Place.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getPlace_Things(), this.getThing(), null, "things", null, 0, -1, Place.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(thingEClass, Thing.class, "Thing", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getThing_Kind(), this.getThingKind(), "kind", null, 0, 1, Thing.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getThing_Count(), ecorePackage.getELong(), "count", "1", 0, 1, Thing.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getThing_RackUnits(), ecorePackage.getEInt(), "rackUnits", "1", 0, 1, Thing.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getThing_Ports(), this.getPort(), null, "ports", null, 0, -1, Thing.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(portEClass, Port.class, "Port", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getPort_Direction(), this.getPortDirection(), "direction", null, 0, 1, Port.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getPort_BytesPerSecond(), ecorePackage.getEDouble(), "bytesPerSecond", null, 0, 1, Port.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(linkEClass, Link.class, "Link", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getLink_Kind(), this.getLinkKind(), "kind", null, 0, 1, Link.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getLink_Source(), this.getElement(), null, "source", null, 0, 1, Link.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_COMPOSITE, IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getLink_Target(), this.getElement(), null, "target", null, 0, 1, Link.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_COMPOSITE, IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getLink_Count(), ecorePackage.getELong(), "count", "1", 0, 1, Link.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getLink_Cables(), ecorePackage.getELong(), "cables", null, 0, 1, Link.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getLink_BytesPerSecond(), ecorePackage.getEDouble(), "bytesPerSecond", null, 0, 1, Link.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getLink_Oversubscription(), ecorePackage.getEDouble(), "oversubscription", "1.0", 0, 1, Link.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getLink_Utilisation(), ecorePackage.getEDouble(), "utilisation", "-1.0", 0, 1, Link.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getLink_ExposedSeconds(), ecorePackage.getEDouble(), "exposedSeconds", "-1.0", 0, 1, Link.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getLink_Bytes(), ecorePackage.getEDouble(), "bytes", "-1.0", 0, 1, Link.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getLink_State(), this.getLinkState(), "state", null, 0, 1, Link.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getLink_Cyclic(), ecorePackage.getEBoolean(), "cyclic", null, 0, 1, Link.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getLink_Dimension(), this.getDimension(), "dimension", null, 0, 1, Link.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(laneEClass, Lane.class, "Lane", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEReference(getLane_Spans(), this.getSpan(), null, "spans", null, 0, -1, Lane.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(spanEClass, Span.class, "Span", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getSpan_Kind(), this.getDimension(), "kind", null, 0, 1, Span.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getSpan_Start(), ecorePackage.getEDouble(), "start", null, 0, 1, Span.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getSpan_End(), ecorePackage.getEDouble(), "end", null, 0, 1, Span.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getSpan_Exposed(), ecorePackage.getEBoolean(), "exposed", null, 0, 1, Span.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		// Initialize enums and add enum literals
		initEEnum(severityEEnum, Severity.class, "Severity");
		addEEnumLiteral(severityEEnum, Severity.NONE);
		addEEnumLiteral(severityEEnum, Severity.NOTE);
		addEEnumLiteral(severityEEnum, Severity.WARNING);
		addEEnumLiteral(severityEEnum, Severity.ERROR);

		initEEnum(fabricLevelEEnum, FabricLevel.class, "FabricLevel");
		addEEnumLiteral(fabricLevelEEnum, FabricLevel.OVERVIEW);
		addEEnumLiteral(fabricLevelEEnum, FabricLevel.POD);
		addEEnumLiteral(fabricLevelEEnum, FabricLevel.RACK);
		addEEnumLiteral(fabricLevelEEnum, FabricLevel.SWITCH);

		initEEnum(placeKindEEnum, PlaceKind.class, "PlaceKind");
		addEEnumLiteral(placeKindEEnum, PlaceKind.SERVER_GROUP);
		addEEnumLiteral(placeKindEEnum, PlaceKind.SCALE_UP_DOMAIN);
		addEEnumLiteral(placeKindEEnum, PlaceKind.SERVER);
		addEEnumLiteral(placeKindEEnum, PlaceKind.RACK);
		addEEnumLiteral(placeKindEEnum, PlaceKind.POD);
		addEEnumLiteral(placeKindEEnum, PlaceKind.PLANE);
		addEEnumLiteral(placeKindEEnum, PlaceKind.TIER);
		addEEnumLiteral(placeKindEEnum, PlaceKind.REPLICA);
		addEEnumLiteral(placeKindEEnum, PlaceKind.STAGE);

		initEEnum(thingKindEEnum, ThingKind.class, "ThingKind");
		addEEnumLiteral(thingKindEEnum, ThingKind.GPU);
		addEEnumLiteral(thingKindEEnum, ThingKind.SCALE_UP_SWITCH);
		addEEnumLiteral(thingKindEEnum, ThingKind.NIC);
		addEEnumLiteral(thingKindEEnum, ThingKind.SERVER);
		addEEnumLiteral(thingKindEEnum, ThingKind.LEAF);
		addEEnumLiteral(thingKindEEnum, ThingKind.SPINE);
		addEEnumLiteral(thingKindEEnum, ThingKind.CORE);
		addEEnumLiteral(thingKindEEnum, ThingKind.FABRIC);
		addEEnumLiteral(thingKindEEnum, ThingKind.RANK);
		addEEnumLiteral(thingKindEEnum, ThingKind.EMPTY);
		addEEnumLiteral(thingKindEEnum, ThingKind.LEGEND);

		initEEnum(portDirectionEEnum, PortDirection.class, "PortDirection");
		addEEnumLiteral(portDirectionEEnum, PortDirection.DOWN);
		addEEnumLiteral(portDirectionEEnum, PortDirection.UP);
		addEEnumLiteral(portDirectionEEnum, PortDirection.FREE);

		initEEnum(linkKindEEnum, LinkKind.class, "LinkKind");
		addEEnumLiteral(linkKindEEnum, LinkKind.SCALE_UP);
		addEEnumLiteral(linkKindEEnum, LinkKind.SCALE_OUT);
		addEEnumLiteral(linkKindEEnum, LinkKind.ATTACHMENT);
		addEEnumLiteral(linkKindEEnum, LinkKind.TRAFFIC);

		initEEnum(linkStateEEnum, LinkState.class, "LinkState");
		addEEnumLiteral(linkStateEEnum, LinkState.UP);
		addEEnumLiteral(linkStateEEnum, LinkState.SLOW);
		addEEnumLiteral(linkStateEEnum, LinkState.PAUSED);
		addEEnumLiteral(linkStateEEnum, LinkState.FAILED);

		initEEnum(dimensionEEnum, Dimension.class, "Dimension");
		addEEnumLiteral(dimensionEEnum, Dimension.COMPUTE);
		addEEnumLiteral(dimensionEEnum, Dimension.TP);
		addEEnumLiteral(dimensionEEnum, Dimension.CP);
		addEEnumLiteral(dimensionEEnum, Dimension.EP);
		addEEnumLiteral(dimensionEEnum, Dimension.PP);
		addEEnumLiteral(dimensionEEnum, Dimension.DP);
		addEEnumLiteral(dimensionEEnum, Dimension.BUBBLE);
		addEEnumLiteral(dimensionEEnum, Dimension.OPTIMIZER);

		// Create resource
		createResource(eNS_URI);

		// Create annotations
		// http://www.eclipse.org/emf/2002/GenModel
		createGenModelAnnotations();
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
			   "documentation", "What diagrams show that is not in the design: derived from the snapshot and the results, never edited."
		   });
		addAnnotation
		  (viewModelEClass,
		   source,
		   new String[] {
			   "documentation", "Views of one scenario, derived from a design and its results; made anew, never edited."
		   });
		addAnnotation
		  (getViewModel_DesignName(),
		   source,
		   new String[] {
			   "documentation", "Name of the design."
		   });
		addAnnotation
		  (getViewModel_ScenarioName(),
		   source,
		   new String[] {
			   "documentation", "Name of the scenario."
		   });
		addAnnotation
		  (getViewModel_Views(),
		   source,
		   new String[] {
			   "documentation", "The views; those that others open by a double click come after them."
		   });
		addAnnotation
		  (elementEClass,
		   source,
		   new String[] {
			   "documentation", "What a diagram shows."
		   });
		addAnnotation
		  (getElement_Id(),
		   source,
		   new String[] {
			   "documentation", "Stable id, the same whenever the same design is looked at; layouts go by it."
		   });
		addAnnotation
		  (getElement_Name(),
		   source,
		   new String[] {
			   "documentation", "What it is called."
		   });
		addAnnotation
		  (getElement_Detail(),
		   source,
		   new String[] {
			   "documentation", "Second line of the label: type, rate, ports; with units."
		   });
		addAnnotation
		  (getElement_Tooltip(),
		   source,
		   new String[] {
			   "documentation", "Values with units, and where they come from."
		   });
		addAnnotation
		  (getElement_Severity(),
		   source,
		   new String[] {
			   "documentation", "The worst finding about it."
		   });
		addAnnotation
		  (getElement_Message(),
		   source,
		   new String[] {
			   "documentation", "That finding."
		   });
		addAnnotation
		  (getElement_DesignElement(),
		   source,
		   new String[] {
			   "documentation", "PATH of the element of the design it stands for; empty for none."
		   });
		addAnnotation
		  (getElement_Opens(),
		   source,
		   new String[] {
			   "documentation", "Id of the view that a double click opens; empty for none."
		   });
		addAnnotation
		  (viewEClass,
		   source,
		   new String[] {
			   "documentation", "What one diagram shows."
		   });
		addAnnotation
		  (getView_Places(),
		   source,
		   new String[] {
			   "documentation", "Places, outermost."
		   });
		addAnnotation
		  (getView_Things(),
		   source,
		   new String[] {
			   "documentation", "Things that stand in no place."
		   });
		addAnnotation
		  (getView_Links(),
		   source,
		   new String[] {
			   "documentation", "Links between things and places of this view."
		   });
		addAnnotation
		  (clusterViewEClass,
		   source,
		   new String[] {
			   "documentation", "Server groups with their scale-up domains, the NICs by role, and the fabrics they reach."
		   });
		addAnnotation
		  (fabricViewEClass,
		   source,
		   new String[] {
			   "documentation", "A fabric, or one pod, rack or switch of it, with what its links carry."
		   });
		addAnnotation
		  (getFabricView_Level(),
		   source,
		   new String[] {
			   "documentation", "How close."
		   });
		addAnnotation
		  (rackViewEClass,
		   source,
		   new String[] {
			   "documentation", "Racks as they stand, unit by unit."
		   });
		addAnnotation
		  (planViewEClass,
		   source,
		   new String[] {
			   "documentation", "How the ranks of a job fill the machine, and which bytes leave a scale-up domain."
		   });
		addAnnotation
		  (timelineViewEClass,
		   source,
		   new String[] {
			   "documentation", "What the stages of a pipeline do during a step."
		   });
		addAnnotation
		  (getTimelineView_Seconds(),
		   source,
		   new String[] {
			   "documentation", "Length of what is shown, in seconds."
		   });
		addAnnotation
		  (getTimelineView_Lanes(),
		   source,
		   new String[] {
			   "documentation", "Lanes from top to bottom."
		   });
		addAnnotation
		  (placeEClass,
		   source,
		   new String[] {
			   "documentation", "A place that holds things: a domain, a server, a rack, a pod, a stage."
		   });
		addAnnotation
		  (getPlace_Kind(),
		   source,
		   new String[] {
			   "documentation", "What kind of place."
		   });
		addAnnotation
		  (getPlace_Count(),
		   source,
		   new String[] {
			   "documentation", "How many equal ones this stands for."
		   });
		addAnnotation
		  (getPlace_Places(),
		   source,
		   new String[] {
			   "documentation", "Places inside."
		   });
		addAnnotation
		  (getPlace_Things(),
		   source,
		   new String[] {
			   "documentation", "Things inside."
		   });
		addAnnotation
		  (thingEClass,
		   source,
		   new String[] {
			   "documentation", "A group of equal things, or one thing."
		   });
		addAnnotation
		  (getThing_Kind(),
		   source,
		   new String[] {
			   "documentation", "What kind of thing."
		   });
		addAnnotation
		  (getThing_Count(),
		   source,
		   new String[] {
			   "documentation", "How many equal ones this stands for."
		   });
		addAnnotation
		  (getThing_RackUnits(),
		   source,
		   new String[] {
			   "documentation", "Height in a rack, in rack units of 44.45 mm."
		   });
		addAnnotation
		  (getThing_Ports(),
		   source,
		   new String[] {
			   "documentation", "Ports, where they are shown one by one."
		   });
		addAnnotation
		  (portEClass,
		   source,
		   new String[] {
			   "documentation", "A port of a switch or NIC."
		   });
		addAnnotation
		  (getPort_Direction(),
		   source,
		   new String[] {
			   "documentation", "Where it leads."
		   });
		addAnnotation
		  (getPort_BytesPerSecond(),
		   source,
		   new String[] {
			   "documentation", "Rate per direction, in B/s."
		   });
		addAnnotation
		  (linkEClass,
		   source,
		   new String[] {
			   "documentation", "Parallel links between the same two ends."
		   });
		addAnnotation
		  (getLink_Kind(),
		   source,
		   new String[] {
			   "documentation", "What kind of link."
		   });
		addAnnotation
		  (getLink_Source(),
		   source,
		   new String[] {
			   "documentation", "Where it begins; the upper end of a link between tiers."
		   });
		addAnnotation
		  (getLink_Target(),
		   source,
		   new String[] {
			   "documentation", "Where it ends."
		   });
		addAnnotation
		  (getLink_Count(),
		   source,
		   new String[] {
			   "documentation", "Parallel links."
		   });
		addAnnotation
		  (getLink_Cables(),
		   source,
		   new String[] {
			   "documentation", "Cables they are; 0 where none are counted."
		   });
		addAnnotation
		  (getLink_BytesPerSecond(),
		   source,
		   new String[] {
			   "documentation", "Rate of one link per direction, in B/s."
		   });
		addAnnotation
		  (getLink_Oversubscription(),
		   source,
		   new String[] {
			   "documentation", "Downlink over uplink capacity of the tier below; 1 for none."
		   });
		addAnnotation
		  (getLink_Utilisation(),
		   source,
		   new String[] {
			   "documentation", "Share of the rate in use, 0 to 1; negative where nothing was analysed."
		   });
		addAnnotation
		  (getLink_ExposedSeconds(),
		   source,
		   new String[] {
			   "documentation", "Exposed communication in a step that these links carry, in seconds; negative where nothing was analysed."
		   });
		addAnnotation
		  (getLink_Bytes(),
		   source,
		   new String[] {
			   "documentation", "Bytes sent in a step by one GPU; negative where nothing was analysed."
		   });
		addAnnotation
		  (getLink_State(),
		   source,
		   new String[] {
			   "documentation", "Whether it works."
		   });
		addAnnotation
		  (getLink_Cyclic(),
		   source,
		   new String[] {
			   "documentation", "True when it belongs to a cyclic buffer dependency."
		   });
		addAnnotation
		  (getLink_Dimension(),
		   source,
		   new String[] {
			   "documentation", "Dimension of parallelism whose traffic it is."
		   });
		addAnnotation
		  (laneEClass,
		   source,
		   new String[] {
			   "documentation", "What one stage or GPU does, one thing after the other."
		   });
		addAnnotation
		  (getLane_Spans(),
		   source,
		   new String[] {
			   "documentation", "Spans in the order of time, without overlap."
		   });
		addAnnotation
		  (spanEClass,
		   source,
		   new String[] {
			   "documentation", "A time during which one thing is done."
		   });
		addAnnotation
		  (getSpan_Kind(),
		   source,
		   new String[] {
			   "documentation", "What is done: compute, or the communication of a dimension."
		   });
		addAnnotation
		  (getSpan_Start(),
		   source,
		   new String[] {
			   "documentation", "Begin, in seconds since the step began."
		   });
		addAnnotation
		  (getSpan_End(),
		   source,
		   new String[] {
			   "documentation", "End, in seconds since the step began."
		   });
		addAnnotation
		  (getSpan_Exposed(),
		   source,
		   new String[] {
			   "documentation", "True for communication that compute does not hide."
		   });
		addAnnotation
		  (severityEEnum,
		   source,
		   new String[] {
			   "documentation", "How bad a finding is."
		   });
		addAnnotation
		  (severityEEnum.getELiterals().get(0),
		   source,
		   new String[] {
			   "documentation", "No finding."
		   });
		addAnnotation
		  (severityEEnum.getELiterals().get(1),
		   source,
		   new String[] {
			   "documentation", "A note."
		   });
		addAnnotation
		  (severityEEnum.getELiterals().get(2),
		   source,
		   new String[] {
			   "documentation", "A warning."
		   });
		addAnnotation
		  (severityEEnum.getELiterals().get(3),
		   source,
		   new String[] {
			   "documentation", "An error."
		   });
		addAnnotation
		  (fabricLevelEEnum,
		   source,
		   new String[] {
			   "documentation", "How close a fabric is looked at."
		   });
		addAnnotation
		  (fabricLevelEEnum.getELiterals().get(0),
		   source,
		   new String[] {
			   "documentation", "Tiers and pods as groups."
		   });
		addAnnotation
		  (fabricLevelEEnum.getELiterals().get(1),
		   source,
		   new String[] {
			   "documentation", "One pod, switch by switch."
		   });
		addAnnotation
		  (fabricLevelEEnum.getELiterals().get(2),
		   source,
		   new String[] {
			   "documentation", "One rack."
		   });
		addAnnotation
		  (fabricLevelEEnum.getELiterals().get(3),
		   source,
		   new String[] {
			   "documentation", "One switch with its ports."
		   });
		addAnnotation
		  (placeKindEEnum,
		   source,
		   new String[] {
			   "documentation", "Kinds of places."
		   });
		addAnnotation
		  (placeKindEEnum.getELiterals().get(0),
		   source,
		   new String[] {
			   "documentation", "Equal servers."
		   });
		addAnnotation
		  (placeKindEEnum.getELiterals().get(1),
		   source,
		   new String[] {
			   "documentation", "GPUs joined by NVLink or its like."
		   });
		addAnnotation
		  (placeKindEEnum.getELiterals().get(2),
		   source,
		   new String[] {
			   "documentation", "One server."
		   });
		addAnnotation
		  (placeKindEEnum.getELiterals().get(3),
		   source,
		   new String[] {
			   "documentation", "A rack."
		   });
		addAnnotation
		  (placeKindEEnum.getELiterals().get(4),
		   source,
		   new String[] {
			   "documentation", "What hangs below one group of spines."
		   });
		addAnnotation
		  (placeKindEEnum.getELiterals().get(5),
		   source,
		   new String[] {
			   "documentation", "One of several disjoint fabrics."
		   });
		addAnnotation
		  (placeKindEEnum.getELiterals().get(6),
		   source,
		   new String[] {
			   "documentation", "A tier of switches."
		   });
		addAnnotation
		  (placeKindEEnum.getELiterals().get(7),
		   source,
		   new String[] {
			   "documentation", "Ranks that hold the model once."
		   });
		addAnnotation
		  (placeKindEEnum.getELiterals().get(8),
		   source,
		   new String[] {
			   "documentation", "A stage of the pipeline."
		   });
		addAnnotation
		  (thingKindEEnum,
		   source,
		   new String[] {
			   "documentation", "Kinds of things."
		   });
		addAnnotation
		  (thingKindEEnum.getELiterals().get(0),
		   source,
		   new String[] {
			   "documentation", "GPUs."
		   });
		addAnnotation
		  (thingKindEEnum.getELiterals().get(1),
		   source,
		   new String[] {
			   "documentation", "What joins the GPUs of a domain."
		   });
		addAnnotation
		  (thingKindEEnum.getELiterals().get(2),
		   source,
		   new String[] {
			   "documentation", "NICs of one role."
		   });
		addAnnotation
		  (thingKindEEnum.getELiterals().get(3),
		   source,
		   new String[] {
			   "documentation", "Servers."
		   });
		addAnnotation
		  (thingKindEEnum.getELiterals().get(4),
		   source,
		   new String[] {
			   "documentation", "Leaf switches."
		   });
		addAnnotation
		  (thingKindEEnum.getELiterals().get(5),
		   source,
		   new String[] {
			   "documentation", "Spine switches."
		   });
		addAnnotation
		  (thingKindEEnum.getELiterals().get(6),
		   source,
		   new String[] {
			   "documentation", "Core switches."
		   });
		addAnnotation
		  (thingKindEEnum.getELiterals().get(7),
		   source,
		   new String[] {
			   "documentation", "A whole fabric."
		   });
		addAnnotation
		  (thingKindEEnum.getELiterals().get(8),
		   source,
		   new String[] {
			   "documentation", "Ranks of a job."
		   });
		addAnnotation
		  (thingKindEEnum.getELiterals().get(9),
		   source,
		   new String[] {
			   "documentation", "Free rack units."
		   });
		addAnnotation
		  (thingKindEEnum.getELiterals().get(10),
		   source,
		   new String[] {
			   "documentation", "An entry of a legend."
		   });
		addAnnotation
		  (portDirectionEEnum,
		   source,
		   new String[] {
			   "documentation", "Where a port leads."
		   });
		addAnnotation
		  (portDirectionEEnum.getELiterals().get(0),
		   source,
		   new String[] {
			   "documentation", "Towards the servers."
		   });
		addAnnotation
		  (portDirectionEEnum.getELiterals().get(1),
		   source,
		   new String[] {
			   "documentation", "Away from the servers."
		   });
		addAnnotation
		  (portDirectionEEnum.getELiterals().get(2),
		   source,
		   new String[] {
			   "documentation", "Nowhere."
		   });
		addAnnotation
		  (linkKindEEnum,
		   source,
		   new String[] {
			   "documentation", "Kinds of links."
		   });
		addAnnotation
		  (linkKindEEnum.getELiterals().get(0),
		   source,
		   new String[] {
			   "documentation", "Inside a scale-up domain."
		   });
		addAnnotation
		  (linkKindEEnum.getELiterals().get(1),
		   source,
		   new String[] {
			   "documentation", "Of a fabric."
		   });
		addAnnotation
		  (linkKindEEnum.getELiterals().get(2),
		   source,
		   new String[] {
			   "documentation", "Inside a server."
		   });
		addAnnotation
		  (linkKindEEnum.getELiterals().get(3),
		   source,
		   new String[] {
			   "documentation", "Bytes that ranks send each other."
		   });
		addAnnotation
		  (linkStateEEnum,
		   source,
		   new String[] {
			   "documentation", "Whether a link works."
		   });
		addAnnotation
		  (linkStateEEnum.getELiterals().get(0),
		   source,
		   new String[] {
			   "documentation", "It works."
		   });
		addAnnotation
		  (linkStateEEnum.getELiterals().get(1),
		   source,
		   new String[] {
			   "documentation", "It works below its rate."
		   });
		addAnnotation
		  (linkStateEEnum.getELiterals().get(2),
		   source,
		   new String[] {
			   "documentation", "PFC or credits stop it."
		   });
		addAnnotation
		  (linkStateEEnum.getELiterals().get(3),
		   source,
		   new String[] {
			   "documentation", "It is down."
		   });
		addAnnotation
		  (dimensionEEnum,
		   source,
		   new String[] {
			   "documentation", "What is done, or whose traffic it is."
		   });
		addAnnotation
		  (dimensionEEnum.getELiterals().get(0),
		   source,
		   new String[] {
			   "documentation", "Compute."
		   });
		addAnnotation
		  (dimensionEEnum.getELiterals().get(1),
		   source,
		   new String[] {
			   "documentation", "Tensor parallelism."
		   });
		addAnnotation
		  (dimensionEEnum.getELiterals().get(2),
		   source,
		   new String[] {
			   "documentation", "Context parallelism."
		   });
		addAnnotation
		  (dimensionEEnum.getELiterals().get(3),
		   source,
		   new String[] {
			   "documentation", "Expert parallelism."
		   });
		addAnnotation
		  (dimensionEEnum.getELiterals().get(4),
		   source,
		   new String[] {
			   "documentation", "Pipeline parallelism."
		   });
		addAnnotation
		  (dimensionEEnum.getELiterals().get(5),
		   source,
		   new String[] {
			   "documentation", "Data parallelism."
		   });
		addAnnotation
		  (dimensionEEnum.getELiterals().get(6),
		   source,
		   new String[] {
			   "documentation", "Idle time of the pipeline."
		   });
		addAnnotation
		  (dimensionEEnum.getELiterals().get(7),
		   source,
		   new String[] {
			   "documentation", "The optimizer and what else."
		   });
	}

} //ViewPackageImpl
