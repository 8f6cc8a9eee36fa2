/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.eastwest.model.design.impl;

import java.util.Collection;
import java.util.List;

import org.eastwest.model.design.DesignFactory;
import org.eastwest.model.design.DesignPackage;
import org.eastwest.model.design.Fabric;
import org.eastwest.model.design.FabricRole;
import org.eastwest.model.design.Isolation;
import org.eastwest.model.design.Link;
import org.eastwest.model.design.ParameterOverride;
import org.eastwest.model.design.Routing;
import org.eastwest.model.design.Switch;
import org.eastwest.model.design.Tier;
import org.eastwest.model.design.Topology;

import org.eclipse.emf.common.notify.Notification;
import org.eclipse.emf.common.notify.NotificationChain;

import org.eclipse.emf.common.util.EList;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.InternalEObject;

import org.eclipse.emf.ecore.impl.ENotificationImpl;

import org.eclipse.emf.ecore.util.EObjectContainmentEList;
import org.eclipse.emf.ecore.util.InternalEList;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Fabric</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.eastwest.model.design.impl.FabricImpl#getRole <em>Role</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.FabricImpl#getTopology <em>Topology</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.FabricImpl#getSwitchType <em>Switch Type</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.FabricImpl#getTransport <em>Transport</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.FabricImpl#getLinkRate <em>Link Rate</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.FabricImpl#getPlanes <em>Planes</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.FabricImpl#getReservedPorts <em>Reserved Ports</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.FabricImpl#getRouting <em>Routing</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.FabricImpl#getIsolation <em>Isolation</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.FabricImpl#getQueuePairsPerConnection <em>Queue Pairs Per Connection</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.FabricImpl#getLosslessPriorities <em>Lossless Priorities</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.FabricImpl#getHostCable <em>Host Cable</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.FabricImpl#getHostCableLength <em>Host Cable Length</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.FabricImpl#getManagementPlane <em>Management Plane</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.FabricImpl#getTiers <em>Tiers</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.FabricImpl#getParameters <em>Parameters</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.FabricImpl#getSwitches <em>Switches</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.FabricImpl#getLinks <em>Links</em>}</li>
 * </ul>
 *
 * @generated
 */
public class FabricImpl extends NamedElementImpl implements Fabric {
	/**
	 * The default value of the '{@link #getRole() <em>Role</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getRole()
	 * @generated
	 * @ordered
	 */
	protected static final FabricRole ROLE_EDEFAULT = FabricRole.COMPUTE;

	/**
	 * The cached value of the '{@link #getRole() <em>Role</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getRole()
	 * @generated
	 * @ordered
	 */
	protected FabricRole role = ROLE_EDEFAULT;

	/**
	 * The default value of the '{@link #getTopology() <em>Topology</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getTopology()
	 * @generated
	 * @ordered
	 */
	protected static final Topology TOPOLOGY_EDEFAULT = Topology.FAT_TREE;

	/**
	 * The cached value of the '{@link #getTopology() <em>Topology</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getTopology()
	 * @generated
	 * @ordered
	 */
	protected Topology topology = TOPOLOGY_EDEFAULT;

	/**
	 * The default value of the '{@link #getSwitchType() <em>Switch Type</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getSwitchType()
	 * @generated
	 * @ordered
	 */
	protected static final String SWITCH_TYPE_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getSwitchType() <em>Switch Type</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getSwitchType()
	 * @generated
	 * @ordered
	 */
	protected String switchType = SWITCH_TYPE_EDEFAULT;

	/**
	 * The default value of the '{@link #getTransport() <em>Transport</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getTransport()
	 * @generated
	 * @ordered
	 */
	protected static final String TRANSPORT_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getTransport() <em>Transport</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getTransport()
	 * @generated
	 * @ordered
	 */
	protected String transport = TRANSPORT_EDEFAULT;

	/**
	 * The default value of the '{@link #getLinkRate() <em>Link Rate</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getLinkRate()
	 * @generated
	 * @ordered
	 */
	protected static final Double LINK_RATE_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getLinkRate() <em>Link Rate</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getLinkRate()
	 * @generated
	 * @ordered
	 */
	protected Double linkRate = LINK_RATE_EDEFAULT;

	/**
	 * The default value of the '{@link #getPlanes() <em>Planes</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPlanes()
	 * @generated
	 * @ordered
	 */
	protected static final int PLANES_EDEFAULT = 1;

	/**
	 * The cached value of the '{@link #getPlanes() <em>Planes</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPlanes()
	 * @generated
	 * @ordered
	 */
	protected int planes = PLANES_EDEFAULT;

	/**
	 * The default value of the '{@link #getReservedPorts() <em>Reserved Ports</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getReservedPorts()
	 * @generated
	 * @ordered
	 */
	protected static final int RESERVED_PORTS_EDEFAULT = 0;

	/**
	 * The cached value of the '{@link #getReservedPorts() <em>Reserved Ports</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getReservedPorts()
	 * @generated
	 * @ordered
	 */
	protected int reservedPorts = RESERVED_PORTS_EDEFAULT;

	/**
	 * The default value of the '{@link #getRouting() <em>Routing</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getRouting()
	 * @generated
	 * @ordered
	 */
	protected static final Routing ROUTING_EDEFAULT = Routing.TRANSPORT_DEFAULT;

	/**
	 * The cached value of the '{@link #getRouting() <em>Routing</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getRouting()
	 * @generated
	 * @ordered
	 */
	protected Routing routing = ROUTING_EDEFAULT;

	/**
	 * The default value of the '{@link #getIsolation() <em>Isolation</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getIsolation()
	 * @generated
	 * @ordered
	 */
	protected static final Isolation ISOLATION_EDEFAULT = Isolation.NONE;

	/**
	 * The cached value of the '{@link #getIsolation() <em>Isolation</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getIsolation()
	 * @generated
	 * @ordered
	 */
	protected Isolation isolation = ISOLATION_EDEFAULT;

	/**
	 * The default value of the '{@link #getQueuePairsPerConnection() <em>Queue Pairs Per Connection</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getQueuePairsPerConnection()
	 * @generated
	 * @ordered
	 */
	protected static final Integer QUEUE_PAIRS_PER_CONNECTION_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getQueuePairsPerConnection() <em>Queue Pairs Per Connection</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getQueuePairsPerConnection()
	 * @generated
	 * @ordered
	 */
	protected Integer queuePairsPerConnection = QUEUE_PAIRS_PER_CONNECTION_EDEFAULT;

	/**
	 * The default value of the '{@link #getLosslessPriorities() <em>Lossless Priorities</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getLosslessPriorities()
	 * @generated
	 * @ordered
	 */
	@SuppressWarnings("unchecked")
	protected static final List<Integer> LOSSLESS_PRIORITIES_EDEFAULT = (List<Integer>)DesignFactory.eINSTANCE.createFromString(DesignPackage.eINSTANCE.getPriorityList(), "3");

	/**
	 * The cached value of the '{@link #getLosslessPriorities() <em>Lossless Priorities</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getLosslessPriorities()
	 * @generated
	 * @ordered
	 */
	protected List<Integer> losslessPriorities = LOSSLESS_PRIORITIES_EDEFAULT;

	/**
	 * The default value of the '{@link #getHostCable() <em>Host Cable</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getHostCable()
	 * @generated
	 * @ordered
	 */
	protected static final String HOST_CABLE_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getHostCable() <em>Host Cable</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getHostCable()
	 * @generated
	 * @ordered
	 */
	protected String hostCable = HOST_CABLE_EDEFAULT;

	/**
	 * The default value of the '{@link #getHostCableLength() <em>Host Cable Length</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getHostCableLength()
	 * @generated
	 * @ordered
	 */
	protected static final Double HOST_CABLE_LENGTH_EDEFAULT = 3.0D;

	/**
	 * The cached value of the '{@link #getHostCableLength() <em>Host Cable Length</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getHostCableLength()
	 * @generated
	 * @ordered
	 */
	protected Double hostCableLength = HOST_CABLE_LENGTH_EDEFAULT;

	/**
	 * The default value of the '{@link #getManagementPlane() <em>Management Plane</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getManagementPlane()
	 * @generated
	 * @ordered
	 */
	protected static final String MANAGEMENT_PLANE_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getManagementPlane() <em>Management Plane</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getManagementPlane()
	 * @generated
	 * @ordered
	 */
	protected String managementPlane = MANAGEMENT_PLANE_EDEFAULT;

	/**
	 * The cached value of the '{@link #getTiers() <em>Tiers</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getTiers()
	 * @generated
	 * @ordered
	 */
	protected EList<Tier> tiers;

	/**
	 * The cached value of the '{@link #getParameters() <em>Parameters</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getParameters()
	 * @generated
	 * @ordered
	 */
	protected EList<ParameterOverride> parameters;

	/**
	 * The cached value of the '{@link #getSwitches() <em>Switches</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getSwitches()
	 * @generated
	 * @ordered
	 */
	protected EList<Switch> switches;

	/**
	 * The cached value of the '{@link #getLinks() <em>Links</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getLinks()
	 * @generated
	 * @ordered
	 */
	protected EList<Link> links;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected FabricImpl() {
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	protected EClass eStaticClass() {
		return DesignPackage.Literals.FABRIC;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public FabricRole getRole() {
		return role;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setRole(FabricRole newRole) {
		FabricRole oldRole = role;
		role = newRole == null ? ROLE_EDEFAULT : newRole;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.FABRIC__ROLE, oldRole, role));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Topology getTopology() {
		return topology;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setTopology(Topology newTopology) {
		Topology oldTopology = topology;
		topology = newTopology == null ? TOPOLOGY_EDEFAULT : newTopology;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.FABRIC__TOPOLOGY, oldTopology, topology));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getSwitchType() {
		return switchType;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setSwitchType(String newSwitchType) {
		String oldSwitchType = switchType;
		switchType = newSwitchType;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.FABRIC__SWITCH_TYPE, oldSwitchType, switchType));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getTransport() {
		return transport;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setTransport(String newTransport) {
		String oldTransport = transport;
		transport = newTransport;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.FABRIC__TRANSPORT, oldTransport, transport));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Double getLinkRate() {
		return linkRate;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setLinkRate(Double newLinkRate) {
		Double oldLinkRate = linkRate;
		linkRate = newLinkRate;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.FABRIC__LINK_RATE, oldLinkRate, linkRate));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public int getPlanes() {
		return planes;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setPlanes(int newPlanes) {
		int oldPlanes = planes;
		planes = newPlanes;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.FABRIC__PLANES, oldPlanes, planes));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public int getReservedPorts() {
		return reservedPorts;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setReservedPorts(int newReservedPorts) {
		int oldReservedPorts = reservedPorts;
		reservedPorts = newReservedPorts;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.FABRIC__RESERVED_PORTS, oldReservedPorts, reservedPorts));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Routing getRouting() {
		return routing;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setRouting(Routing newRouting) {
		Routing oldRouting = routing;
		routing = newRouting == null ? ROUTING_EDEFAULT : newRouting;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.FABRIC__ROUTING, oldRouting, routing));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Isolation getIsolation() {
		return isolation;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setIsolation(Isolation newIsolation) {
		Isolation oldIsolation = isolation;
		isolation = newIsolation == null ? ISOLATION_EDEFAULT : newIsolation;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.FABRIC__ISOLATION, oldIsolation, isolation));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Integer getQueuePairsPerConnection() {
		return queuePairsPerConnection;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setQueuePairsPerConnection(Integer newQueuePairsPerConnection) {
		Integer oldQueuePairsPerConnection = queuePairsPerConnection;
		queuePairsPerConnection = newQueuePairsPerConnection;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.FABRIC__QUEUE_PAIRS_PER_CONNECTION, oldQueuePairsPerConnection, queuePairsPerConnection));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public List<Integer> getLosslessPriorities() {
		return losslessPriorities;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setLosslessPriorities(List<Integer> newLosslessPriorities) {
		List<Integer> oldLosslessPriorities = losslessPriorities;
		losslessPriorities = newLosslessPriorities;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.FABRIC__LOSSLESS_PRIORITIES, oldLosslessPriorities, losslessPriorities));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getHostCable() {
		return hostCable;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setHostCable(String newHostCable) {
		String oldHostCable = hostCable;
		hostCable = newHostCable;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.FABRIC__HOST_CABLE, oldHostCable, hostCable));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Double getHostCableLength() {
		return hostCableLength;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setHostCableLength(Double newHostCableLength) {
		Double oldHostCableLength = hostCableLength;
		hostCableLength = newHostCableLength;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.FABRIC__HOST_CABLE_LENGTH, oldHostCableLength, hostCableLength));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getManagementPlane() {
		return managementPlane;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setManagementPlane(String newManagementPlane) {
		String oldManagementPlane = managementPlane;
		managementPlane = newManagementPlane;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.FABRIC__MANAGEMENT_PLANE, oldManagementPlane, managementPlane));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<Tier> getTiers() {
		if (tiers == null) {
			tiers = new EObjectContainmentEList<Tier>(Tier.class, this, DesignPackage.FABRIC__TIERS);
		}
		return tiers;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<ParameterOverride> getParameters() {
		if (parameters == null) {
			parameters = new EObjectContainmentEList<ParameterOverride>(ParameterOverride.class, this, DesignPackage.FABRIC__PARAMETERS);
		}
		return parameters;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<Switch> getSwitches() {
		if (switches == null) {
			switches = new EObjectContainmentEList<Switch>(Switch.class, this, DesignPackage.FABRIC__SWITCHES);
		}
		return switches;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<Link> getLinks() {
		if (links == null) {
			links = new EObjectContainmentEList<Link>(Link.class, this, DesignPackage.FABRIC__LINKS);
		}
		return links;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public NotificationChain eInverseRemove(InternalEObject otherEnd, int featureID, NotificationChain msgs) {
		switch (featureID) {
			case DesignPackage.FABRIC__TIERS:
				return ((InternalEList<?>)getTiers()).basicRemove(otherEnd, msgs);
			case DesignPackage.FABRIC__PARAMETERS:
				return ((InternalEList<?>)getParameters()).basicRemove(otherEnd, msgs);
			case DesignPackage.FABRIC__SWITCHES:
				return ((InternalEList<?>)getSwitches()).basicRemove(otherEnd, msgs);
			case DesignPackage.FABRIC__LINKS:
				return ((InternalEList<?>)getLinks()).basicRemove(otherEnd, msgs);
		}
		return super.eInverseRemove(otherEnd, featureID, msgs);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Object eGet(int featureID, boolean resolve, boolean coreType) {
		switch (featureID) {
			case DesignPackage.FABRIC__ROLE:
				return getRole();
			case DesignPackage.FABRIC__TOPOLOGY:
				return getTopology();
			case DesignPackage.FABRIC__SWITCH_TYPE:
				return getSwitchType();
			case DesignPackage.FABRIC__TRANSPORT:
				return getTransport();
			case DesignPackage.FABRIC__LINK_RATE:
				return getLinkRate();
			case DesignPackage.FABRIC__PLANES:
				return getPlanes();
			case DesignPackage.FABRIC__RESERVED_PORTS:
				return getReservedPorts();
			case DesignPackage.FABRIC__ROUTING:
				return getRouting();
			case DesignPackage.FABRIC__ISOLATION:
				return getIsolation();
			case DesignPackage.FABRIC__QUEUE_PAIRS_PER_CONNECTION:
				return getQueuePairsPerConnection();
			case DesignPackage.FABRIC__LOSSLESS_PRIORITIES:
				return getLosslessPriorities();
			case DesignPackage.FABRIC__HOST_CABLE:
				return getHostCable();
			case DesignPackage.FABRIC__HOST_CABLE_LENGTH:
				return getHostCableLength();
			case DesignPackage.FABRIC__MANAGEMENT_PLANE:
				return getManagementPlane();
			case DesignPackage.FABRIC__TIERS:
				return getTiers();
			case DesignPackage.FABRIC__PARAMETERS:
				return getParameters();
			case DesignPackage.FABRIC__SWITCHES:
				return getSwitches();
			case DesignPackage.FABRIC__LINKS:
				return getLinks();
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
			case DesignPackage.FABRIC__ROLE:
				setRole((FabricRole)newValue);
				return;
			case DesignPackage.FABRIC__TOPOLOGY:
				setTopology((Topology)newValue);
				return;
			case DesignPackage.FABRIC__SWITCH_TYPE:
				setSwitchType((String)newValue);
				return;
			case DesignPackage.FABRIC__TRANSPORT:
				setTransport((String)newValue);
				return;
			case DesignPackage.FABRIC__LINK_RATE:
				setLinkRate((Double)newValue);
				return;
			case DesignPackage.FABRIC__PLANES:
				setPlanes((Integer)newValue);
				return;
			case DesignPackage.FABRIC__RESERVED_PORTS:
				setReservedPorts((Integer)newValue);
				return;
			case DesignPackage.FABRIC__ROUTING:
				setRouting((Routing)newValue);
				return;
			case DesignPackage.FABRIC__ISOLATION:
				setIsolation((Isolation)newValue);
				return;
			case DesignPackage.FABRIC__QUEUE_PAIRS_PER_CONNECTION:
				setQueuePairsPerConnection((Integer)newValue);
				return;
			case DesignPackage.FABRIC__LOSSLESS_PRIORITIES:
				setLosslessPriorities((List<Integer>)newValue);
				return;
			case DesignPackage.FABRIC__HOST_CABLE:
				setHostCable((String)newValue);
				return;
			case DesignPackage.FABRIC__HOST_CABLE_LENGTH:
				setHostCableLength((Double)newValue);
				return;
			case DesignPackage.FABRIC__MANAGEMENT_PLANE:
				setManagementPlane((String)newValue);
				return;
			case DesignPackage.FABRIC__TIERS:
				getTiers().clear();
				getTiers().addAll((Collection<? extends Tier>)newValue);
				return;
			case DesignPackage.FABRIC__PARAMETERS:
				getParameters().clear();
				getParameters().addAll((Collection<? extends ParameterOverride>)newValue);
				return;
			case DesignPackage.FABRIC__SWITCHES:
				getSwitches().clear();
				getSwitches().addAll((Collection<? extends Switch>)newValue);
				return;
			case DesignPackage.FABRIC__LINKS:
				getLinks().clear();
				getLinks().addAll((Collection<? extends Link>)newValue);
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
			case DesignPackage.FABRIC__ROLE:
				setRole(ROLE_EDEFAULT);
				return;
			case DesignPackage.FABRIC__TOPOLOGY:
				setTopology(TOPOLOGY_EDEFAULT);
				return;
			case DesignPackage.FABRIC__SWITCH_TYPE:
				setSwitchType(SWITCH_TYPE_EDEFAULT);
				return;
			case DesignPackage.FABRIC__TRANSPORT:
				setTransport(TRANSPORT_EDEFAULT);
				return;
			case DesignPackage.FABRIC__LINK_RATE:
				setLinkRate(LINK_RATE_EDEFAULT);
				return;
			case DesignPackage.FABRIC__PLANES:
				setPlanes(PLANES_EDEFAULT);
				return;
			case DesignPackage.FABRIC__RESERVED_PORTS:
				setReservedPorts(RESERVED_PORTS_EDEFAULT);
				return;
			case DesignPackage.FABRIC__ROUTING:
				setRouting(ROUTING_EDEFAULT);
				return;
			case DesignPackage.FABRIC__ISOLATION:
				setIsolation(ISOLATION_EDEFAULT);
				return;
			case DesignPackage.FABRIC__QUEUE_PAIRS_PER_CONNECTION:
				setQueuePairsPerConnection(QUEUE_PAIRS_PER_CONNECTION_EDEFAULT);
				return;
			case DesignPackage.FABRIC__LOSSLESS_PRIORITIES:
				setLosslessPriorities(LOSSLESS_PRIORITIES_EDEFAULT);
				return;
			case DesignPackage.FABRIC__HOST_CABLE:
				setHostCable(HOST_CABLE_EDEFAULT);
				return;
			case DesignPackage.FABRIC__HOST_CABLE_LENGTH:
				setHostCableLength(HOST_CABLE_LENGTH_EDEFAULT);
				return;
			case DesignPackage.FABRIC__MANAGEMENT_PLANE:
				setManagementPlane(MANAGEMENT_PLANE_EDEFAULT);
				return;
			case DesignPackage.FABRIC__TIERS:
				getTiers().clear();
				return;
			case DesignPackage.FABRIC__PARAMETERS:
				getParameters().clear();
				return;
			case DesignPackage.FABRIC__SWITCHES:
				getSwitches().clear();
				return;
			case DesignPackage.FABRIC__LINKS:
				getLinks().clear();
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
			case DesignPackage.FABRIC__ROLE:
				return role != ROLE_EDEFAULT;
			case DesignPackage.FABRIC__TOPOLOGY:
				return topology != TOPOLOGY_EDEFAULT;
			case DesignPackage.FABRIC__SWITCH_TYPE:
				return SWITCH_TYPE_EDEFAULT == null ? switchType != null : !SWITCH_TYPE_EDEFAULT.equals(switchType);
			case DesignPackage.FABRIC__TRANSPORT:
				return TRANSPORT_EDEFAULT == null ? transport != null : !TRANSPORT_EDEFAULT.equals(transport);
			case DesignPackage.FABRIC__LINK_RATE:
				return LINK_RATE_EDEFAULT == null ? linkRate != null : !LINK_RATE_EDEFAULT.equals(linkRate);
			case DesignPackage.FABRIC__PLANES:
				return planes != PLANES_EDEFAULT;
			case DesignPackage.FABRIC__RESERVED_PORTS:
				return reservedPorts != RESERVED_PORTS_EDEFAULT;
			case DesignPackage.FABRIC__ROUTING:
				return routing != ROUTING_EDEFAULT;
			case DesignPackage.FABRIC__ISOLATION:
				return isolation != ISOLATION_EDEFAULT;
			case DesignPackage.FABRIC__QUEUE_PAIRS_PER_CONNECTION:
				return QUEUE_PAIRS_PER_CONNECTION_EDEFAULT == null ? queuePairsPerConnection != null : !QUEUE_PAIRS_PER_CONNECTION_EDEFAULT.equals(queuePairsPerConnection);
			case DesignPackage.FABRIC__LOSSLESS_PRIORITIES:
				return LOSSLESS_PRIORITIES_EDEFAULT == null ? losslessPriorities != null : !LOSSLESS_PRIORITIES_EDEFAULT.equals(losslessPriorities);
			case DesignPackage.FABRIC__HOST_CABLE:
				return HOST_CABLE_EDEFAULT == null ? hostCable != null : !HOST_CABLE_EDEFAULT.equals(hostCable);
			case DesignPackage.FABRIC__HOST_CABLE_LENGTH:
				return HOST_CABLE_LENGTH_EDEFAULT == null ? hostCableLength != null : !HOST_CABLE_LENGTH_EDEFAULT.equals(hostCableLength);
			case DesignPackage.FABRIC__MANAGEMENT_PLANE:
				return MANAGEMENT_PLANE_EDEFAULT == null ? managementPlane != null : !MANAGEMENT_PLANE_EDEFAULT.equals(managementPlane);
			case DesignPackage.FABRIC__TIERS:
				return tiers != null && !tiers.isEmpty();
			case DesignPackage.FABRIC__PARAMETERS:
				return parameters != null && !parameters.isEmpty();
			case DesignPackage.FABRIC__SWITCHES:
				return switches != null && !switches.isEmpty();
			case DesignPackage.FABRIC__LINKS:
				return links != null && !links.isEmpty();
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
		result.append(" (role: ");
		result.append(role);
		result.append(", topology: ");
		result.append(topology);
		result.append(", switchType: ");
		result.append(switchType);
		result.append(", transport: ");
		result.append(transport);
		result.append(", linkRate: ");
		result.append(linkRate);
		result.append(", planes: ");
		result.append(planes);
		result.append(", reservedPorts: ");
		result.append(reservedPorts);
		result.append(", routing: ");
		result.append(routing);
		result.append(", isolation: ");
		result.append(isolation);
		result.append(", queuePairsPerConnection: ");
		result.append(queuePairsPerConnection);
		result.append(", losslessPriorities: ");
		result.append(losslessPriorities);
		result.append(", hostCable: ");
		result.append(hostCable);
		result.append(", hostCableLength: ");
		result.append(hostCableLength);
		result.append(", managementPlane: ");
		result.append(managementPlane);
		result.append(')');
		return result.toString();
	}

} //FabricImpl
