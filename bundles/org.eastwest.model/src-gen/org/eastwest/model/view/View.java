/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.eastwest.model.view;

import org.eclipse.emf.common.util.EList;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>View</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * What one diagram shows.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.eastwest.model.view.View#getPlaces <em>Places</em>}</li>
 *   <li>{@link org.eastwest.model.view.View#getThings <em>Things</em>}</li>
 *   <li>{@link org.eastwest.model.view.View#getLinks <em>Links</em>}</li>
 * </ul>
 *
 * @see org.eastwest.model.view.ViewPackage#getView()
 * @model abstract="true"
 * @generated
 */
public interface View extends Element {
	/**
	 * Returns the value of the '<em><b>Places</b></em>' containment reference list.
	 * The list contents are of type {@link org.eastwest.model.view.Place}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Places, outermost.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Places</em>' containment reference list.
	 * @see org.eastwest.model.view.ViewPackage#getView_Places()
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
	 * Things that stand in no place.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Things</em>' containment reference list.
	 * @see org.eastwest.model.view.ViewPackage#getView_Things()
	 * @model containment="true"
	 * @generated
	 */
	EList<Thing> getThings();

	/**
	 * Returns the value of the '<em><b>Links</b></em>' containment reference list.
	 * The list contents are of type {@link org.eastwest.model.view.Link}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Links between things and places of this view.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Links</em>' containment reference list.
	 * @see org.eastwest.model.view.ViewPackage#getView_Links()
	 * @model containment="true"
	 * @generated
	 */
	EList<Link> getLinks();

} // View
