/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.eastwest.model.design;

import org.eclipse.emf.common.util.EList;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Server Group</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * A number of equal servers: type, count, and how their GPUs and NICs are used. One object stands for all of them.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.eastwest.model.design.ServerGroup#getServerType <em>Server Type</em>}</li>
 *   <li>{@link org.eastwest.model.design.ServerGroup#getCount <em>Count</em>}</li>
 *   <li>{@link org.eastwest.model.design.ServerGroup#getServersPerRack <em>Servers Per Rack</em>}</li>
 *   <li>{@link org.eastwest.model.design.ServerGroup#getScaleUpDomainSize <em>Scale Up Domain Size</em>}</li>
 *   <li>{@link org.eastwest.model.design.ServerGroup#getGpuDirect <em>Gpu Direct</em>}</li>
 *   <li>{@link org.eastwest.model.design.ServerGroup#getNics <em>Nics</em>}</li>
 * </ul>
 *
 * @see org.eastwest.model.design.DesignPackage#getServerGroup()
 * @model
 * @generated
 */
public interface ServerGroup extends NamedElement {
	/**
	 * Returns the value of the '<em><b>Server Type</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Identifier of the server in the catalog, table servers.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Server Type</em>' attribute.
	 * @see #setServerType(String)
	 * @see org.eastwest.model.design.DesignPackage#getServerGroup_ServerType()
	 * @model required="true"
	 *        annotation="http://www.eastwest.org/design/catalog table='servers'"
	 * @generated
	 */
	String getServerType();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.ServerGroup#getServerType <em>Server Type</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Server Type</em>' attribute.
	 * @see #getServerType()
	 * @generated
	 */
	void setServerType(String value);

	/**
	 * Returns the value of the '<em><b>Count</b></em>' attribute.
	 * The default value is <code>"1"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Number of servers; 1 to 10,000,000.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Count</em>' attribute.
	 * @see #setCount(int)
	 * @see org.eastwest.model.design.DesignPackage#getServerGroup_Count()
	 * @model default="1"
	 *        annotation="http://www.eastwest.org/design/range minimum='1' maximum='10000000'"
	 * @generated
	 */
	int getCount();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.ServerGroup#getCount <em>Count</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Count</em>' attribute.
	 * @see #getCount()
	 * @generated
	 */
	void setCount(int value);

	/**
	 * Returns the value of the '<em><b>Servers Per Rack</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Servers in one rack; unset: one server per rack for servers that fill a rack, else four. 1 to 100.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Servers Per Rack</em>' attribute.
	 * @see #setServersPerRack(Integer)
	 * @see org.eastwest.model.design.DesignPackage#getServerGroup_ServersPerRack()
	 * @model annotation="http://www.eastwest.org/design/range minimum='1' maximum='100'"
	 * @generated
	 */
	Integer getServersPerRack();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.ServerGroup#getServersPerRack <em>Servers Per Rack</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Servers Per Rack</em>' attribute.
	 * @see #getServersPerRack()
	 * @generated
	 */
	void setServersPerRack(Integer value);

	/**
	 * Returns the value of the '<em><b>Scale Up Domain Size</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * GPUs joined by one scale-up network (NVLink or its like); unset: the value of the server type. 1 to 100,000.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Scale Up Domain Size</em>' attribute.
	 * @see #setScaleUpDomainSize(Integer)
	 * @see org.eastwest.model.design.DesignPackage#getServerGroup_ScaleUpDomainSize()
	 * @model annotation="http://www.eastwest.org/design/range minimum='1' maximum='100000'"
	 * @generated
	 */
	Integer getScaleUpDomainSize();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.ServerGroup#getScaleUpDomainSize <em>Scale Up Domain Size</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Scale Up Domain Size</em>' attribute.
	 * @see #getScaleUpDomainSize()
	 * @generated
	 */
	void setScaleUpDomainSize(Integer value);

	/**
	 * Returns the value of the '<em><b>Gpu Direct</b></em>' attribute.
	 * The literals are from the enumeration {@link org.eastwest.model.design.GpuDirect}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Whether NICs read and write GPU memory directly (GPUDirect RDMA).
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Gpu Direct</em>' attribute.
	 * @see org.eastwest.model.design.GpuDirect
	 * @see #setGpuDirect(GpuDirect)
	 * @see org.eastwest.model.design.DesignPackage#getServerGroup_GpuDirect()
	 * @model
	 * @generated
	 */
	GpuDirect getGpuDirect();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.ServerGroup#getGpuDirect <em>Gpu Direct</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Gpu Direct</em>' attribute.
	 * @see org.eastwest.model.design.GpuDirect
	 * @see #getGpuDirect()
	 * @generated
	 */
	void setGpuDirect(GpuDirect value);

	/**
	 * Returns the value of the '<em><b>Nics</b></em>' containment reference list.
	 * The list contents are of type {@link org.eastwest.model.design.NicGroup}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The NICs of one server, grouped by role; empty: those of the server type.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Nics</em>' containment reference list.
	 * @see org.eastwest.model.design.DesignPackage#getServerGroup_Nics()
	 * @model containment="true"
	 * @generated
	 */
	EList<NicGroup> getNics();

} // ServerGroup
