/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.eastwest.model.design;

import org.eclipse.emf.ecore.EObject;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Link</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * Equal parallel links between two switches of an explicit topology. A link runs both ways; from and to only name its ends.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.eastwest.model.design.Link#getFrom <em>From</em>}</li>
 *   <li>{@link org.eastwest.model.design.Link#getTo <em>To</em>}</li>
 *   <li>{@link org.eastwest.model.design.Link#getRate <em>Rate</em>}</li>
 *   <li>{@link org.eastwest.model.design.Link#getCount <em>Count</em>}</li>
 * </ul>
 *
 * @see org.eastwest.model.design.DesignPackage#getLink()
 * @model
 * @generated
 */
public interface Link extends EObject {
	/**
	 * Returns the value of the '<em><b>From</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * One end.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>From</em>' reference.
	 * @see #setFrom(Switch)
	 * @see org.eastwest.model.design.DesignPackage#getLink_From()
	 * @model required="true"
	 * @generated
	 */
	Switch getFrom();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Link#getFrom <em>From</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>From</em>' reference.
	 * @see #getFrom()
	 * @generated
	 */
	void setFrom(Switch value);

	/**
	 * Returns the value of the '<em><b>To</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The other end.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>To</em>' reference.
	 * @see #setTo(Switch)
	 * @see org.eastwest.model.design.DesignPackage#getLink_To()
	 * @model required="true"
	 * @generated
	 */
	Switch getTo();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Link#getTo <em>To</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>To</em>' reference.
	 * @see #getTo()
	 * @generated
	 */
	void setTo(Switch value);

	/**
	 * Returns the value of the '<em><b>Rate</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Rate of one link, per direction, in B/s; unset: the rate of the links of the fabric. Above 0, at most 100 Tb/s.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Rate</em>' attribute.
	 * @see #setRate(Double)
	 * @see org.eastwest.model.design.DesignPackage#getLink_Rate()
	 * @model dataType="org.eastwest.model.design.Bandwidth"
	 *        annotation="http://www.eastwest.org/design/range above='0' maximum='1.25e13'"
	 * @generated
	 */
	Double getRate();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Link#getRate <em>Rate</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Rate</em>' attribute.
	 * @see #getRate()
	 * @generated
	 */
	void setRate(Double value);

	/**
	 * Returns the value of the '<em><b>Count</b></em>' attribute.
	 * The default value is <code>"1"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Number of parallel links; 1 to 4,096.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Count</em>' attribute.
	 * @see #setCount(int)
	 * @see org.eastwest.model.design.DesignPackage#getLink_Count()
	 * @model default="1"
	 *        annotation="http://www.eastwest.org/design/range minimum='1' maximum='4096'"
	 * @generated
	 */
	int getCount();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Link#getCount <em>Count</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Count</em>' attribute.
	 * @see #getCount()
	 * @generated
	 */
	void setCount(int value);

} // Link
