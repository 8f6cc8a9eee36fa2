/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.eastwest.model.view;


/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Link</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * Parallel links between the same two ends.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.eastwest.model.view.Link#getKind <em>Kind</em>}</li>
 *   <li>{@link org.eastwest.model.view.Link#getSource <em>Source</em>}</li>
 *   <li>{@link org.eastwest.model.view.Link#getTarget <em>Target</em>}</li>
 *   <li>{@link org.eastwest.model.view.Link#getCount <em>Count</em>}</li>
 *   <li>{@link org.eastwest.model.view.Link#getCables <em>Cables</em>}</li>
 *   <li>{@link org.eastwest.model.view.Link#getBytesPerSecond <em>Bytes Per Second</em>}</li>
 *   <li>{@link org.eastwest.model.view.Link#getOversubscription <em>Oversubscription</em>}</li>
 *   <li>{@link org.eastwest.model.view.Link#getUtilisation <em>Utilisation</em>}</li>
 *   <li>{@link org.eastwest.model.view.Link#getExposedSeconds <em>Exposed Seconds</em>}</li>
 *   <li>{@link org.eastwest.model.view.Link#getBytes <em>Bytes</em>}</li>
 *   <li>{@link org.eastwest.model.view.Link#getState <em>State</em>}</li>
 *   <li>{@link org.eastwest.model.view.Link#isCyclic <em>Cyclic</em>}</li>
 *   <li>{@link org.eastwest.model.view.Link#getDimension <em>Dimension</em>}</li>
 * </ul>
 *
 * @see org.eastwest.model.view.ViewPackage#getLink()
 * @model
 * @generated
 */
public interface Link extends Element {
	/**
	 * Returns the value of the '<em><b>Kind</b></em>' attribute.
	 * The literals are from the enumeration {@link org.eastwest.model.view.LinkKind}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * What kind of link.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Kind</em>' attribute.
	 * @see org.eastwest.model.view.LinkKind
	 * @see #setKind(LinkKind)
	 * @see org.eastwest.model.view.ViewPackage#getLink_Kind()
	 * @model
	 * @generated
	 */
	LinkKind getKind();

	/**
	 * Sets the value of the '{@link org.eastwest.model.view.Link#getKind <em>Kind</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Kind</em>' attribute.
	 * @see org.eastwest.model.view.LinkKind
	 * @see #getKind()
	 * @generated
	 */
	void setKind(LinkKind value);

	/**
	 * Returns the value of the '<em><b>Source</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Where it begins; the upper end of a link between tiers.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Source</em>' reference.
	 * @see #setSource(Element)
	 * @see org.eastwest.model.view.ViewPackage#getLink_Source()
	 * @model
	 * @generated
	 */
	Element getSource();

	/**
	 * Sets the value of the '{@link org.eastwest.model.view.Link#getSource <em>Source</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Source</em>' reference.
	 * @see #getSource()
	 * @generated
	 */
	void setSource(Element value);

	/**
	 * Returns the value of the '<em><b>Target</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Where it ends.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Target</em>' reference.
	 * @see #setTarget(Element)
	 * @see org.eastwest.model.view.ViewPackage#getLink_Target()
	 * @model
	 * @generated
	 */
	Element getTarget();

	/**
	 * Sets the value of the '{@link org.eastwest.model.view.Link#getTarget <em>Target</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Target</em>' reference.
	 * @see #getTarget()
	 * @generated
	 */
	void setTarget(Element value);

	/**
	 * Returns the value of the '<em><b>Count</b></em>' attribute.
	 * The default value is <code>"1"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Parallel links.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Count</em>' attribute.
	 * @see #setCount(long)
	 * @see org.eastwest.model.view.ViewPackage#getLink_Count()
	 * @model default="1"
	 * @generated
	 */
	long getCount();

	/**
	 * Sets the value of the '{@link org.eastwest.model.view.Link#getCount <em>Count</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Count</em>' attribute.
	 * @see #getCount()
	 * @generated
	 */
	void setCount(long value);

	/**
	 * Returns the value of the '<em><b>Cables</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Cables they are; 0 where none are counted.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Cables</em>' attribute.
	 * @see #setCables(long)
	 * @see org.eastwest.model.view.ViewPackage#getLink_Cables()
	 * @model
	 * @generated
	 */
	long getCables();

	/**
	 * Sets the value of the '{@link org.eastwest.model.view.Link#getCables <em>Cables</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Cables</em>' attribute.
	 * @see #getCables()
	 * @generated
	 */
	void setCables(long value);

	/**
	 * Returns the value of the '<em><b>Bytes Per Second</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Rate of one link per direction, in B/s.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Bytes Per Second</em>' attribute.
	 * @see #setBytesPerSecond(double)
	 * @see org.eastwest.model.view.ViewPackage#getLink_BytesPerSecond()
	 * @model
	 * @generated
	 */
	double getBytesPerSecond();

	/**
	 * Sets the value of the '{@link org.eastwest.model.view.Link#getBytesPerSecond <em>Bytes Per Second</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Bytes Per Second</em>' attribute.
	 * @see #getBytesPerSecond()
	 * @generated
	 */
	void setBytesPerSecond(double value);

	/**
	 * Returns the value of the '<em><b>Oversubscription</b></em>' attribute.
	 * The default value is <code>"1.0"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Downlink over uplink capacity of the tier below; 1 for none.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Oversubscription</em>' attribute.
	 * @see #setOversubscription(double)
	 * @see org.eastwest.model.view.ViewPackage#getLink_Oversubscription()
	 * @model default="1.0"
	 * @generated
	 */
	double getOversubscription();

	/**
	 * Sets the value of the '{@link org.eastwest.model.view.Link#getOversubscription <em>Oversubscription</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Oversubscription</em>' attribute.
	 * @see #getOversubscription()
	 * @generated
	 */
	void setOversubscription(double value);

	/**
	 * Returns the value of the '<em><b>Utilisation</b></em>' attribute.
	 * The default value is <code>"-1.0"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Share of the rate in use, 0 to 1; negative where nothing was analysed.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Utilisation</em>' attribute.
	 * @see #setUtilisation(double)
	 * @see org.eastwest.model.view.ViewPackage#getLink_Utilisation()
	 * @model default="-1.0"
	 * @generated
	 */
	double getUtilisation();

	/**
	 * Sets the value of the '{@link org.eastwest.model.view.Link#getUtilisation <em>Utilisation</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Utilisation</em>' attribute.
	 * @see #getUtilisation()
	 * @generated
	 */
	void setUtilisation(double value);

	/**
	 * Returns the value of the '<em><b>Exposed Seconds</b></em>' attribute.
	 * The default value is <code>"-1.0"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Exposed communication in a step that these links carry, in seconds; negative where nothing was analysed.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Exposed Seconds</em>' attribute.
	 * @see #setExposedSeconds(double)
	 * @see org.eastwest.model.view.ViewPackage#getLink_ExposedSeconds()
	 * @model default="-1.0"
	 * @generated
	 */
	double getExposedSeconds();

	/**
	 * Sets the value of the '{@link org.eastwest.model.view.Link#getExposedSeconds <em>Exposed Seconds</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Exposed Seconds</em>' attribute.
	 * @see #getExposedSeconds()
	 * @generated
	 */
	void setExposedSeconds(double value);

	/**
	 * Returns the value of the '<em><b>Bytes</b></em>' attribute.
	 * The default value is <code>"-1.0"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Bytes sent in a step by one GPU; negative where nothing was analysed.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Bytes</em>' attribute.
	 * @see #setBytes(double)
	 * @see org.eastwest.model.view.ViewPackage#getLink_Bytes()
	 * @model default="-1.0"
	 * @generated
	 */
	double getBytes();

	/**
	 * Sets the value of the '{@link org.eastwest.model.view.Link#getBytes <em>Bytes</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Bytes</em>' attribute.
	 * @see #getBytes()
	 * @generated
	 */
	void setBytes(double value);

	/**
	 * Returns the value of the '<em><b>State</b></em>' attribute.
	 * The literals are from the enumeration {@link org.eastwest.model.view.LinkState}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Whether it works.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>State</em>' attribute.
	 * @see org.eastwest.model.view.LinkState
	 * @see #setState(LinkState)
	 * @see org.eastwest.model.view.ViewPackage#getLink_State()
	 * @model
	 * @generated
	 */
	LinkState getState();

	/**
	 * Sets the value of the '{@link org.eastwest.model.view.Link#getState <em>State</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>State</em>' attribute.
	 * @see org.eastwest.model.view.LinkState
	 * @see #getState()
	 * @generated
	 */
	void setState(LinkState value);

	/**
	 * Returns the value of the '<em><b>Cyclic</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * True when it belongs to a cyclic buffer dependency.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Cyclic</em>' attribute.
	 * @see #setCyclic(boolean)
	 * @see org.eastwest.model.view.ViewPackage#getLink_Cyclic()
	 * @model
	 * @generated
	 */
	boolean isCyclic();

	/**
	 * Sets the value of the '{@link org.eastwest.model.view.Link#isCyclic <em>Cyclic</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Cyclic</em>' attribute.
	 * @see #isCyclic()
	 * @generated
	 */
	void setCyclic(boolean value);

	/**
	 * Returns the value of the '<em><b>Dimension</b></em>' attribute.
	 * The literals are from the enumeration {@link org.eastwest.model.view.Dimension}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Dimension of parallelism whose traffic it is.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Dimension</em>' attribute.
	 * @see org.eastwest.model.view.Dimension
	 * @see #setDimension(Dimension)
	 * @see org.eastwest.model.view.ViewPackage#getLink_Dimension()
	 * @model
	 * @generated
	 */
	Dimension getDimension();

	/**
	 * Sets the value of the '{@link org.eastwest.model.view.Link#getDimension <em>Dimension</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Dimension</em>' attribute.
	 * @see org.eastwest.model.view.Dimension
	 * @see #getDimension()
	 * @generated
	 */
	void setDimension(Dimension value);

} // Link
