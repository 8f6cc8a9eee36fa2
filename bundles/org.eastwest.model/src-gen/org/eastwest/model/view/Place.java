/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.eastwest.model.view;

import org.eclipse.emf.common.util.EList;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Place</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * A place that holds things: a domain, a server, a rack, a pod, a stage.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.eastwest.model.view.Place#getKind <em>Kind</em>}</li>
 *   <li>{@link org.eastwest.model.view.Place#getCount <em>Count</em>}</li>
 *   <li>{@link org.eastwest.model.view.Place#getPlaces <em>Places</em>}</li>
 *   <li>{@link org.eastwest.model.view.Place#getThings <em>Things</em>}</li>
 * </ul>
 *
 * @see org.eastwest.model.view.ViewPackage#getPlace()
 * @model
 * @generated
 */
public interface Place extends Element {
	/**
	 * Returns the value of the '<em><b>Kind</b></em>' attribute.
	 * The literals are from the enumeration {@link org.eastwest.model.view.PlaceKind}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * What kind of place.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Kind</em>' attribute.
	 * @see org.eastwest.model.view.PlaceKind
	 * @see #setKind(PlaceKind)
	 * @see org.eastwest.model.view.ViewPackage#getPlace_Kind()
	 * @model
	 * @generated
	 */
	PlaceKind getKind();

	/**
	 * Sets the value of the '{@link org.eastwest.model.view.Place#getKind <em>Kind</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Kind</em>' attribute.
	 * @see org.eastwest.model.view.PlaceKind
	 * @see #getKind()
	 * @generated
	 */
	void setKind(PlaceKind value);

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
	 * @see org.eastwest.model.view.ViewPackage#getPlace_Count()
	 * @model default="1"
	 * @generated
	 */
	long getCount();

	/**
	 * Sets the value of the '{@link org.eastwest.model.view.Place#getCount <em>Count</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Count</em>' attribute.
	 * @see #getCount()
	 * @generated
	 */
	void setCount(long value);

	/**
	 * Returns the value of the '<em><b>Places</b></em>' containment reference list.
	 * The list contents are of type {@link org.eastwest.model.view.Place}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Places inside.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Places</em>' containment reference list.
	 * @see org.eastwest.model.view.ViewPackage#getPlace_Places()
	 * @model containment="true"
	 * @generated
	 */
	EList<Place> getPlaces();

	/**
	 * Returns the value of the '<em><b>Things</b></em>' containment reference list.
	 * The list contents are of type {@link org.eastwest.model.view.Thing}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Things inside.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Things</em>' containment reference list.
	 * @see org.eastwest.model.view.ViewPackage#getPlace_Things()
	 * @model containment="true"
	 * @generated
	 */
	EList<Thing> getThings();

} // Place
