/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.eastwest.model.view;

import org.eclipse.emf.common.util.EList;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Thing</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * A group of equal things, or one thing.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.eastwest.model.view.Thing#getKind <em>Kind</em>}</li>
 *   <li>{@link org.eastwest.model.view.Thing#getCount <em>Count</em>}</li>
 *   <li>{@link org.eastwest.model.view.Thing#getRackUnits <em>Rack Units</em>}</li>
 *   <li>{@link org.eastwest.model.view.Thing#getPorts <em>Ports</em>}</li>
 * </ul>
 *
 * @see org.eastwest.model.view.ViewPackage#getThing()
 * @model
 * @generated
 */
public interface Thing extends Element {
	/**
	 * Returns the value of the '<em><b>Kind</b></em>' attribute.
	 * The literals are from the enumeration {@link org.eastwest.model.view.ThingKind}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * What kind of thing.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Kind</em>' attribute.
	 * @see org.eastwest.model.view.ThingKind
	 * @see #setKind(ThingKind)
	 * @see org.eastwest.model.view.ViewPackage#getThing_Kind()
	 * @model
	 * @generated
	 */
	ThingKind getKind();

	/**
	 * Sets the value of the '{@link org.eastwest.model.view.Thing#getKind <em>Kind</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Kind</em>' attribute.
	 * @see org.eastwest.model.view.ThingKind
	 * @see #getKind()
	 * @generated
	 */
	void setKind(ThingKind value);

	/**
	 * Returns the value of the '<em><b>Count</b></em>' attribute.
	 * The default value is <code>"1"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * How many equal ones this stands for.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Count</em>' attribute.
	 * @see #setCount(long)
	 * @see org.eastwest.model.view.ViewPackage#getThing_Count()
	 * @model default="1"
	 * @generated
	 */
	long getCount();

	/**
	 * Sets the value of the '{@link org.eastwest.model.view.Thing#getCount <em>Count</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Count</em>' attribute.
	 * @see #getCount()
	 * @generated
	 */
	void setCount(long value);

	/**
	 * Returns the value of the '<em><b>Rack Units</b></em>' attribute.
	 * The default value is <code>"1"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Height in a rack, in rack units of 44.45 mm.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Rack Units</em>' attribute.
	 * @see #setRackUnits(int)
	 * @see org.eastwest.model.view.ViewPackage#getThing_RackUnits()
	 * @model default="1"
	 * @generated
	 */
	int getRackUnits();

	/**
	 * Sets the value of the '{@link org.eastwest.model.view.Thing#getRackUnits <em>Rack Units</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Rack Units</em>' attribute.
	 * @see #getRackUnits()
	 * @generated
	 */
	void setRackUnits(int value);

	/**
	 * Returns the value of the '<em><b>Ports</b></em>' containment reference list.
	 * The list contents are of type {@link org.eastwest.model.view.Port}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Ports, where they are shown one by one.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Ports</em>' containment reference list.
	 * @see org.eastwest.model.view.ViewPackage#getThing_Ports()
	 * @model containment="true"
	 * @generated
	 */
	EList<Port> getPorts();

} // Thing
