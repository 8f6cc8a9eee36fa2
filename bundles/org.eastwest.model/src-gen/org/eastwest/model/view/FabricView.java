/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.eastwest.model.view;


/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Fabric View</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * A fabric, or one pod, rack or switch of it, with what its links carry.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.eastwest.model.view.FabricView#getLevel <em>Level</em>}</li>
 * </ul>
 *
 * @see org.eastwest.model.view.ViewPackage#getFabricView()
 * @model
 * @generated
 */
public interface FabricView extends View {
	/**
	 * Returns the value of the '<em><b>Level</b></em>' attribute.
	 * The literals are from the enumeration {@link org.eastwest.model.view.FabricLevel}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * How close.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Level</em>' attribute.
	 * @see org.eastwest.model.view.FabricLevel
	 * @see #setLevel(FabricLevel)
	 * @see org.eastwest.model.view.ViewPackage#getFabricView_Level()
	 * @model
	 * @generated
	 */
	FabricLevel getLevel();

	/**
	 * Sets the value of the '{@link org.eastwest.model.view.FabricView#getLevel <em>Level</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Level</em>' attribute.
	 * @see org.eastwest.model.view.FabricLevel
	 * @see #getLevel()
	 * @generated
	 */
	void setLevel(FabricLevel value);

} // FabricView
