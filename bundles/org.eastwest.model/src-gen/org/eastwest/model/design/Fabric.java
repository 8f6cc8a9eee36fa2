/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.eastwest.model.design;

import java.util.List;

import org.eclipse.emf.common.util.EList;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Fabric</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * One network outside the scale-up domains: its topology, its switches and cables, and the transport that runs over it.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.eastwest.model.design.Fabric#getRole <em>Role</em>}</li>
 *   <li>{@link org.eastwest.model.design.Fabric#getTopology <em>Topology</em>}</li>
 *   <li>{@link org.eastwest.model.design.Fabric#getSwitchType <em>Switch Type</em>}</li>
 *   <li>{@link org.eastwest.model.design.Fabric#getTransport <em>Transport</em>}</li>
 *   <li>{@link org.eastwest.model.design.Fabric#getLinkRate <em>Link Rate</em>}</li>
 *   <li>{@link org.eastwest.model.design.Fabric#getPlanes <em>Planes</em>}</li>
 *   <li>{@link org.eastwest.model.design.Fabric#getReservedPorts <em>Reserved Ports</em>}</li>
 *   <li>{@link org.eastwest.model.design.Fabric#getRouting <em>Routing</em>}</li>
 *   <li>{@link org.eastwest.model.design.Fabric#getIsolation <em>Isolation</em>}</li>
 *   <li>{@link org.eastwest.model.design.Fabric#getQueuePairsPerConnection <em>Queue Pairs Per Connection</em>}</li>
 *   <li>{@link org.eastwest.model.design.Fabric#getLosslessPriorities <em>Lossless Priorities</em>}</li>
 *   <li>{@link org.eastwest.model.design.Fabric#getHostCable <em>Host Cable</em>}</li>
 *   <li>{@link org.eastwest.model.design.Fabric#getHostCableLength <em>Host Cable Length</em>}</li>
 *   <li>{@link org.eastwest.model.design.Fabric#getManagementPlane <em>Management Plane</em>}</li>
 *   <li>{@link org.eastwest.model.design.Fabric#getTiers <em>Tiers</em>}</li>
 *   <li>{@link org.eastwest.model.design.Fabric#getParameters <em>Parameters</em>}</li>
 *   <li>{@link org.eastwest.model.design.Fabric#getSwitches <em>Switches</em>}</li>
 *   <li>{@link org.eastwest.model.design.Fabric#getLinks <em>Links</em>}</li>
 * </ul>
 *
 * @see org.eastwest.model.design.DesignPackage#getFabric()
 * @model
 * @generated
 */
public interface Fabric extends NamedElement {
	/**
	 * Returns the value of the '<em><b>Role</b></em>' attribute.
	 * The literals are from the enumeration {@link org.eastwest.model.design.FabricRole}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Which traffic the fabric carries.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Role</em>' attribute.
	 * @see org.eastwest.model.design.FabricRole
	 * @see #setRole(FabricRole)
	 * @see org.eastwest.model.design.DesignPackage#getFabric_Role()
	 * @model
	 * @generated
	 */
	FabricRole getRole();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Fabric#getRole <em>Role</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Role</em>' attribute.
	 * @see org.eastwest.model.design.FabricRole
	 * @see #getRole()
	 * @generated
	 */
	void setRole(FabricRole value);

	/**
	 * Returns the value of the '<em><b>Topology</b></em>' attribute.
	 * The literals are from the enumeration {@link org.eastwest.model.design.Topology}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * How the switches are arranged.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Topology</em>' attribute.
	 * @see org.eastwest.model.design.Topology
	 * @see #setTopology(Topology)
	 * @see org.eastwest.model.design.DesignPackage#getFabric_Topology()
	 * @model
	 * @generated
	 */
	Topology getTopology();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Fabric#getTopology <em>Topology</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Topology</em>' attribute.
	 * @see org.eastwest.model.design.Topology
	 * @see #getTopology()
	 * @generated
	 */
	void setTopology(Topology value);

	/**
	 * Returns the value of the '<em><b>Switch Type</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Identifier of the switch in the catalog, table switches; a tier may name another one.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Switch Type</em>' attribute.
	 * @see #setSwitchType(String)
	 * @see org.eastwest.model.design.DesignPackage#getFabric_SwitchType()
	 * @model annotation="http://www.eastwest.org/design/catalog table='switches'"
	 * @generated
	 */
	String getSwitchType();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Fabric#getSwitchType <em>Switch Type</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Switch Type</em>' attribute.
	 * @see #getSwitchType()
	 * @generated
	 */
	void setSwitchType(String value);

	/**
	 * Returns the value of the '<em><b>Transport</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Identifier of the transport, for instance ib-ndr or spectrum-x.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Transport</em>' attribute.
	 * @see #setTransport(String)
	 * @see org.eastwest.model.design.DesignPackage#getFabric_Transport()
	 * @model annotation="http://www.eastwest.org/design/catalog table='transports'"
	 * @generated
	 */
	String getTransport();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Fabric#getTransport <em>Transport</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Transport</em>' attribute.
	 * @see #getTransport()
	 * @generated
	 */
	void setTransport(String value);

	/**
	 * Returns the value of the '<em><b>Link Rate</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Rate of a link between endpoint and leaf, per direction, in B/s; unset: the rate of the NIC divided by its ports. Above 0, at most 100 Tb/s.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Link Rate</em>' attribute.
	 * @see #setLinkRate(Double)
	 * @see org.eastwest.model.design.DesignPackage#getFabric_LinkRate()
	 * @model dataType="org.eastwest.model.design.Bandwidth"
	 *        annotation="http://www.eastwest.org/design/range above='0' maximum='1.25e13'"
	 * @generated
	 */
	Double getLinkRate();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Fabric#getLinkRate <em>Link Rate</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Link Rate</em>' attribute.
	 * @see #getLinkRate()
	 * @generated
	 */
	void setLinkRate(Double value);

	/**
	 * Returns the value of the '<em><b>Planes</b></em>' attribute.
	 * The default value is <code>"1"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Disjoint copies of the topology that share the NICs; 1 to 64.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Planes</em>' attribute.
	 * @see #setPlanes(int)
	 * @see org.eastwest.model.design.DesignPackage#getFabric_Planes()
	 * @model default="1"
	 *        annotation="http://www.eastwest.org/design/range minimum='1' maximum='64'"
	 * @generated
	 */
	int getPlanes();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Fabric#getPlanes <em>Planes</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Planes</em>' attribute.
	 * @see #getPlanes()
	 * @generated
	 */
	void setPlanes(int value);

	/**
	 * Returns the value of the '<em><b>Reserved Ports</b></em>' attribute.
	 * The default value is <code>"0"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Endpoint ports of all leaves together that management takes, for instance the links of UFM appliances; 0 to 1,000,000.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Reserved Ports</em>' attribute.
	 * @see #setReservedPorts(int)
	 * @see org.eastwest.model.design.DesignPackage#getFabric_ReservedPorts()
	 * @model default="0"
	 *        annotation="http://www.eastwest.org/design/range minimum='0' maximum='1000000'"
	 * @generated
	 */
	int getReservedPorts();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Fabric#getReservedPorts <em>Reserved Ports</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Reserved Ports</em>' attribute.
	 * @see #getReservedPorts()
	 * @generated
	 */
	void setReservedPorts(int value);

	/**
	 * Returns the value of the '<em><b>Routing</b></em>' attribute.
	 * The literals are from the enumeration {@link org.eastwest.model.design.Routing}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * How packets choose among equal paths.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Routing</em>' attribute.
	 * @see org.eastwest.model.design.Routing
	 * @see #setRouting(Routing)
	 * @see org.eastwest.model.design.DesignPackage#getFabric_Routing()
	 * @model
	 * @generated
	 */
	Routing getRouting();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Fabric#getRouting <em>Routing</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Routing</em>' attribute.
	 * @see org.eastwest.model.design.Routing
	 * @see #getRouting()
	 * @generated
	 */
	void setRouting(Routing value);

	/**
	 * Returns the value of the '<em><b>Isolation</b></em>' attribute.
	 * The literals are from the enumeration {@link org.eastwest.model.design.Isolation}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * What keeps the jobs that share the fabric apart.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Isolation</em>' attribute.
	 * @see org.eastwest.model.design.Isolation
	 * @see #setIsolation(Isolation)
	 * @see org.eastwest.model.design.DesignPackage#getFabric_Isolation()
	 * @model
	 * @generated
	 */
	Isolation getIsolation();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Fabric#getIsolation <em>Isolation</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Isolation</em>' attribute.
	 * @see org.eastwest.model.design.Isolation
	 * @see #getIsolation()
	 * @generated
	 */
	void setIsolation(Isolation value);

	/**
	 * Returns the value of the '<em><b>Queue Pairs Per Connection</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Queue pairs a pair of ranks spreads its traffic over (NCCL_IB_QPS_PER_CONNECTION); unset: the default of the transport. 1 to 4,096.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Queue Pairs Per Connection</em>' attribute.
	 * @see #setQueuePairsPerConnection(Integer)
	 * @see org.eastwest.model.design.DesignPackage#getFabric_QueuePairsPerConnection()
	 * @model annotation="http://www.eastwest.org/design/range minimum='1' maximum='4096'"
	 * @generated
	 */
	Integer getQueuePairsPerConnection();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Fabric#getQueuePairsPerConnection <em>Queue Pairs Per Connection</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Queue Pairs Per Connection</em>' attribute.
	 * @see #getQueuePairsPerConnection()
	 * @generated
	 */
	void setQueuePairsPerConnection(Integer value);

	/**
	 * Returns the value of the '<em><b>Lossless Priorities</b></em>' attribute.
	 * The default value is <code>"3"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Priorities (traffic classes, 0 to 7) that flow control protects from loss; empty where the transport needs none. By convention RDMA runs on 3 (IEEE 802.1Qbb has eight).
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Lossless Priorities</em>' attribute.
	 * @see #setLosslessPriorities(List)
	 * @see org.eastwest.model.design.DesignPackage#getFabric_LosslessPriorities()
	 * @model default="3" dataType="org.eastwest.model.design.PriorityList"
	 * @generated
	 */
	List<Integer> getLosslessPriorities();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Fabric#getLosslessPriorities <em>Lossless Priorities</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Lossless Priorities</em>' attribute.
	 * @see #getLosslessPriorities()
	 * @generated
	 */
	void setLosslessPriorities(List<Integer> value);

	/**
	 * Returns the value of the '<em><b>Host Cable</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Identifier of the cable between endpoint and leaf in the catalog, table links.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Host Cable</em>' attribute.
	 * @see #setHostCable(String)
	 * @see org.eastwest.model.design.DesignPackage#getFabric_HostCable()
	 * @model annotation="http://www.eastwest.org/design/catalog table='links'"
	 * @generated
	 */
	String getHostCable();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Fabric#getHostCable <em>Host Cable</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Host Cable</em>' attribute.
	 * @see #getHostCable()
	 * @generated
	 */
	void setHostCable(String value);

	/**
	 * Returns the value of the '<em><b>Host Cable Length</b></em>' attribute.
	 * The default value is <code>"3 m"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Length of the cable between endpoint and leaf, in metres; 0 to 100,000.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Host Cable Length</em>' attribute.
	 * @see #setHostCableLength(Double)
	 * @see org.eastwest.model.design.DesignPackage#getFabric_HostCableLength()
	 * @model default="3 m" dataType="org.eastwest.model.design.Length"
	 *        annotation="http://www.eastwest.org/design/range minimum='0' maximum='100000'"
	 * @generated
	 */
	Double getHostCableLength();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Fabric#getHostCableLength <em>Host Cable Length</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Host Cable Length</em>' attribute.
	 * @see #getHostCableLength()
	 * @generated
	 */
	void setHostCableLength(Double value);

	/**
	 * Returns the value of the '<em><b>Management Plane</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * What manages the fabric, for instance UFM or NetQ; unset: what belongs to the transport.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Management Plane</em>' attribute.
	 * @see #setManagementPlane(String)
	 * @see org.eastwest.model.design.DesignPackage#getFabric_ManagementPlane()
	 * @model
	 * @generated
	 */
	String getManagementPlane();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Fabric#getManagementPlane <em>Management Plane</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Management Plane</em>' attribute.
	 * @see #getManagementPlane()
	 * @generated
	 */
	void setManagementPlane(String value);

	/**
	 * Returns the value of the '<em><b>Tiers</b></em>' containment reference list.
	 * The list contents are of type {@link org.eastwest.model.design.Tier}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * What differs from tier to tier; a tier that is not listed takes the values of the fabric.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Tiers</em>' containment reference list.
	 * @see org.eastwest.model.design.DesignPackage#getFabric_Tiers()
	 * @model containment="true"
	 * @generated
	 */
	EList<Tier> getTiers();

	/**
	 * Returns the value of the '<em><b>Parameters</b></em>' containment reference list.
	 * The list contents are of type {@link org.eastwest.model.design.ParameterOverride}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Parameters of the transport that differ from its defaults.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Parameters</em>' containment reference list.
	 * @see org.eastwest.model.design.DesignPackage#getFabric_Parameters()
	 * @model containment="true"
	 * @generated
	 */
	EList<ParameterOverride> getParameters();

	/**
	 * Returns the value of the '<em><b>Switches</b></em>' containment reference list.
	 * The list contents are of type {@link org.eastwest.model.design.Switch}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The single switches; topology explicit only.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Switches</em>' containment reference list.
	 * @see org.eastwest.model.design.DesignPackage#getFabric_Switches()
	 * @model containment="true"
	 * @generated
	 */
	EList<Switch> getSwitches();

	/**
	 * Returns the value of the '<em><b>Links</b></em>' containment reference list.
	 * The list contents are of type {@link org.eastwest.model.design.Link}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The links between single switches; topology explicit only.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Links</em>' containment reference list.
	 * @see org.eastwest.model.design.DesignPackage#getFabric_Links()
	 * @model containment="true"
	 * @generated
	 */
	EList<Link> getLinks();

} // Fabric
