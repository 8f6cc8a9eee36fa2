/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.eastwest.model.view.impl;

import org.eastwest.model.view.Dimension;
import org.eastwest.model.view.Element;
import org.eastwest.model.view.Link;
import org.eastwest.model.view.LinkKind;
import org.eastwest.model.view.LinkState;
import org.eastwest.model.view.ViewPackage;

import org.eclipse.emf.common.notify.Notification;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.InternalEObject;

import org.eclipse.emf.ecore.impl.ENotificationImpl;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Link</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.eastwest.model.view.impl.LinkImpl#getKind <em>Kind</em>}</li>
 *   <li>{@link org.eastwest.model.view.impl.LinkImpl#getSource <em>Source</em>}</li>
 *   <li>{@link org.eastwest.model.view.impl.LinkImpl#getTarget <em>Target</em>}</li>
 *   <li>{@link org.eastwest.model.view.impl.LinkImpl#getCount <em>Count</em>}</li>
 *   <li>{@link org.eastwest.model.view.impl.LinkImpl#getCables <em>Cables</em>}</li>
 *   <li>{@link org.eastwest.model.view.impl.LinkImpl#getBytesPerSecond <em>Bytes Per Second</em>}</li>
 *   <li>{@link org.eastwest.model.view.impl.LinkImpl#getOversubscription <em>Oversubscription</em>}</li>
 *   <li>{@link org.eastwest.model.view.impl.LinkImpl#getUtilisation <em>Utilisation</em>}</li>
 *   <li>{@link org.eastwest.model.view.impl.LinkImpl#getExposedSeconds <em>Exposed Seconds</em>}</li>
 *   <li>{@link org.eastwest.model.view.impl.LinkImpl#getBytes <em>Bytes</em>}</li>
 *   <li>{@link org.eastwest.model.view.impl.LinkImpl#getState <em>State</em>}</li>
 *   <li>{@link org.eastwest.model.view.impl.LinkImpl#isCyclic <em>Cyclic</em>}</li>
 *   <li>{@link org.eastwest.model.view.impl.LinkImpl#getDimension <em>Dimension</em>}</li>
 * </ul>
 *
 * @generated
 */
public class LinkImpl extends ElementImpl implements Link {
	/**
	 * The default value of the '{@link #getKind() <em>Kind</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getKind()
	 * @generated
	 * @ordered
	 */
	protected static final LinkKind KIND_EDEFAULT = LinkKind.SCALE_UP;

	/**
	 * The cached value of the '{@link #getKind() <em>Kind</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getKind()
	 * @generated
	 * @ordered
	 */
	protected LinkKind kind = KIND_EDEFAULT;

	/**
	 * The cached value of the '{@link #getSource() <em>Source</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getSource()
	 * @generated
	 * @ordered
	 */
	protected Element source;

	/**
	 * The cached value of the '{@link #getTarget() <em>Target</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getTarget()
	 * @generated
	 * @ordered
	 */
	protected Element target;

	/**
	 * The default value of the '{@link #getCount() <em>Count</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getCount()
	 * @generated
	 * @ordered
	 */
	protected static final long COUNT_EDEFAULT = 1L;

	/**
	 * The cached value of the '{@link #getCount() <em>Count</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getCount()
	 * @generated
	 * @ordered
	 */
	protected long count = COUNT_EDEFAULT;

	/**
	 * The default value of the '{@link #getCables() <em>Cables</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getCables()
	 * @generated
	 * @ordered
	 */
	protected static final long CABLES_EDEFAULT = 0L;

	/**
	 * The cached value of the '{@link #getCables() <em>Cables</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getCables()
	 * @generated
	 * @ordered
	 */
	protected long cables = CABLES_EDEFAULT;

	/**
	 * The default value of the '{@link #getBytesPerSecond() <em>Bytes Per Second</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getBytesPerSecond()
	 * @generated
	 * @ordered
	 */
	protected static final double BYTES_PER_SECOND_EDEFAULT = 0.0;

	/**
	 * The cached value of the '{@link #getBytesPerSecond() <em>Bytes Per Second</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getBytesPerSecond()
	 * @generated
	 * @ordered
	 */
	protected double bytesPerSecond = BYTES_PER_SECOND_EDEFAULT;

	/**
	 * The default value of the '{@link #getOversubscription() <em>Oversubscription</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getOversubscription()
	 * @generated
	 * @ordered
	 */
	protected static final double OVERSUBSCRIPTION_EDEFAULT = 1.0;

	/**
	 * The cached value of the '{@link #getOversubscription() <em>Oversubscription</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getOversubscription()
	 * @generated
	 * @ordered
	 */
	protected double oversubscription = OVERSUBSCRIPTION_EDEFAULT;

	/**
	 * The default value of the '{@link #getUtilisation() <em>Utilisation</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getUtilisation()
	 * @generated
	 * @ordered
	 */
	protected static final double UTILISATION_EDEFAULT = -1.0;

	/**
	 * The cached value of the '{@link #getUtilisation() <em>Utilisation</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getUtilisation()
	 * @generated
	 * @ordered
	 */
	protected double utilisation = UTILISATION_EDEFAULT;

	/**
	 * The default value of the '{@link #getExposedSeconds() <em>Exposed Seconds</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getExposedSeconds()
	 * @generated
	 * @ordered
	 */
	protected static final double EXPOSED_SECONDS_EDEFAULT = -1.0;

	/**
	 * The cached value of the '{@link #getExposedSeconds() <em>Exposed Seconds</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getExposedSeconds()
	 * @generated
	 * @ordered
	 */
	protected double exposedSeconds = EXPOSED_SECONDS_EDEFAULT;

	/**
	 * The default value of the '{@link #getBytes() <em>Bytes</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getBytes()
	 * @generated
	 * @ordered
	 */
	protected static final double BYTES_EDEFAULT = -1.0;

	/**
	 * The cached value of the '{@link #getBytes() <em>Bytes</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getBytes()
	 * @generated
	 * @ordered
	 */
	protected double bytes = BYTES_EDEFAULT;

	/**
	 * The default value of the '{@link #getState() <em>State</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getState()
	 * @generated
	 * @ordered
	 */
	protected static final LinkState STATE_EDEFAULT = LinkState.UP;

	/**
	 * The cached value of the '{@link #getState() <em>State</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getState()
	 * @generated
	 * @ordered
	 */
	protected LinkState state = STATE_EDEFAULT;

	/**
	 * The default value of the '{@link #isCyclic() <em>Cyclic</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isCyclic()
	 * @generated
	 * @ordered
	 */
	protected static final boolean CYCLIC_EDEFAULT = false;

	/**
	 * The cached value of the '{@link #isCyclic() <em>Cyclic</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isCyclic()
	 * @generated
	 * @ordered
	 */
	protected boolean cyclic = CYCLIC_EDEFAULT;

	/**
	 * The default value of the '{@link #getDimension() <em>Dimension</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getDimension()
	 * @generated
	 * @ordered
	 */
	protected static final Dimension DIMENSION_EDEFAULT = Dimension.COMPUTE;

	/**
	 * The cached value of the '{@link #getDimension() <em>Dimension</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getDimension()
	 * @generated
	 * @ordered
	 */
	protected Dimension dimension = DIMENSION_EDEFAULT;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected LinkImpl() {
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	protected EClass eStaticClass() {
		return ViewPackage.Literals.LINK;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public LinkKind getKind() {
		return kind;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setKind(LinkKind newKind) {
		LinkKind oldKind = kind;
		kind = newKind == null ? KIND_EDEFAULT : newKind;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, ViewPackage.LINK__KIND, oldKind, kind));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Element getSource() {
		if (source != null && source.eIsProxy()) {
			InternalEObject oldSource = (InternalEObject)source;
			source = (Element)eResolveProxy(oldSource);
			if (source != oldSource) {
				if (eNotificationRequired())
					eNotify(new ENotificationImpl(this, Notification.RESOLVE, ViewPackage.LINK__SOURCE, oldSource, source));
			}
		}
		return source;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public Element basicGetSource() {
		return source;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setSource(Element newSource) {
		Element oldSource = source;
		source = newSource;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, ViewPackage.LINK__SOURCE, oldSource, source));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Element getTarget() {
		if (target != null && target.eIsProxy()) {
			InternalEObject oldTarget = (InternalEObject)target;
			target = (Element)eResolveProxy(oldTarget);
			if (target != oldTarget) {
				if (eNotificationRequired())
					eNotify(new ENotificationImpl(this, Notification.RESOLVE, ViewPackage.LINK__TARGET, oldTarget, target));
			}
		}
		return target;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public Element basicGetTarget() {
		return target;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setTarget(Element newTarget) {
		Element oldTarget = target;
		target = newTarget;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, ViewPackage.LINK__TARGET, oldTarget, target));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public long getCount() {
		return count;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setCount(long newCount) {
		long oldCount = count;
		count = newCount;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, ViewPackage.LINK__COUNT, oldCount, count));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public long getCables() {
		return cables;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setCables(long newCables) {
		long oldCables = cables;
		cables = newCables;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, ViewPackage.LINK__CABLES, oldCables, cables));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public double getBytesPerSecond() {
		return bytesPerSecond;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setBytesPerSecond(double newBytesPerSecond) {
		double oldBytesPerSecond = bytesPerSecond;
		bytesPerSecond = newBytesPerSecond;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, ViewPackage.LINK__BYTES_PER_SECOND, oldBytesPerSecond, bytesPerSecond));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public double getOversubscription() {
		return oversubscription;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setOversubscription(double newOversubscription) {
		double oldOversubscription = oversubscription;
		oversubscription = newOversubscription;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, ViewPackage.LINK__OVERSUBSCRIPTION, oldOversubscription, oversubscription));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public double getUtilisation() {
		return utilisation;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setUtilisation(double newUtilisation) {
		double oldUtilisation = utilisation;
		utilisation = newUtilisation;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, ViewPackage.LINK__UTILISATION, oldUtilisation, utilisation));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public double getExposedSeconds() {
		return exposedSeconds;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setExposedSeconds(double newExposedSeconds) {
		double oldExposedSeconds = exposedSeconds;
		exposedSeconds = newExposedSeconds;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, ViewPackage.LINK__EXPOSED_SECONDS, oldExposedSeconds, exposedSeconds));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public double getBytes() {
		return bytes;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setBytes(double newBytes) {
		double oldBytes = bytes;
		bytes = newBytes;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, ViewPackage.LINK__BYTES, oldBytes, bytes));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public LinkState getState() {
		return state;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setState(LinkState newState) {
		LinkState oldState = state;
		state = newState == null ? STATE_EDEFAULT : newState;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, ViewPackage.LINK__STATE, oldState, state));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isCyclic() {
		return cyclic;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setCyclic(boolean newCyclic) {
		boolean oldCyclic = cyclic;
		cyclic = newCyclic;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, ViewPackage.LINK__CYCLIC, oldCyclic, cyclic));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Dimension getDimension() {
		return dimension;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setDimension(Dimension newDimension) {
		Dimension oldDimension = dimension;
		dimension = newDimension == null ? DIMENSION_EDEFAULT : newDimension;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, ViewPackage.LINK__DIMENSION, oldDimension, dimension));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Object eGet(int featureID, boolean resolve, boolean coreType) {
		switch (featureID) {
			case ViewPackage.LINK__KIND:
				return getKind();
			case ViewPackage.LINK__SOURCE:
				if (resolve) return getSource();
				return basicGetSource();
			case ViewPackage.LINK__TARGET:
				if (resolve) return getTarget();
				return basicGetTarget();
			case ViewPackage.LINK__COUNT:
				return getCount();
			case ViewPackage.LINK__CABLES:
				return getCables();
			case ViewPackage.LINK__BYTES_PER_SECOND:
				return getBytesPerSecond();
			case ViewPackage.LINK__OVERSUBSCRIPTION:
				return getOversubscription();
			case ViewPackage.LINK__UTILISATION:
				return getUtilisation();
			case ViewPackage.LINK__EXPOSED_SECONDS:
				return getExposedSeconds();
			case ViewPackage.LINK__BYTES:
				return getBytes();
			case ViewPackage.LINK__STATE:
				return getState();
			case ViewPackage.LINK__CYCLIC:
				return isCyclic();
			case ViewPackage.LINK__DIMENSION:
				return getDimension();
		}
		return super.eGet(featureID, resolve, coreType);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void eSet(int featureID, Object newValue) {
		switch (featureID) {
			case ViewPackage.LINK__KIND:
				setKind((LinkKind)newValue);
				return;
			case ViewPackage.LINK__SOURCE:
				setSource((Element)newValue);
				return;
			case ViewPackage.LINK__TARGET:
				setTarget((Element)newValue);
				return;
			case ViewPackage.LINK__COUNT:
				setCount((Long)newValue);
				return;
			case ViewPackage.LINK__CABLES:
				setCables((Long)newValue);
				return;
			case ViewPackage.LINK__BYTES_PER_SECOND:
				setBytesPerSecond((Double)newValue);
				return;
			case ViewPackage.LINK__OVERSUBSCRIPTION:
				setOversubscription((Double)newValue);
				return;
			case ViewPackage.LINK__UTILISATION:
				setUtilisation((Double)newValue);
				return;
			case ViewPackage.LINK__EXPOSED_SECONDS:
				setExposedSeconds((Double)newValue);
				return;
			case ViewPackage.LINK__BYTES:
				setBytes((Double)newValue);
				return;
			case ViewPackage.LINK__STATE:
				setState((LinkState)newValue);
				return;
			case ViewPackage.LINK__CYCLIC:
				setCyclic((Boolean)newValue);
				return;
			case ViewPackage.LINK__DIMENSION:
				setDimension((Dimension)newValue);
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
			case ViewPackage.LINK__KIND:
				setKind(KIND_EDEFAULT);
				return;
			case ViewPackage.LINK__SOURCE:
				setSource((Element)null);
				return;
			case ViewPackage.LINK__TARGET:
				setTarget((Element)null);
				return;
			case ViewPackage.LINK__COUNT:
				setCount(COUNT_EDEFAULT);
				return;
			case ViewPackage.LINK__CABLES:
				setCables(CABLES_EDEFAULT);
				return;
			case ViewPackage.LINK__BYTES_PER_SECOND:
				setBytesPerSecond(BYTES_PER_SECOND_EDEFAULT);
				return;
			case ViewPackage.LINK__OVERSUBSCRIPTION:
				setOversubscription(OVERSUBSCRIPTION_EDEFAULT);
				return;
			case ViewPackage.LINK__UTILISATION:
				setUtilisation(UTILISATION_EDEFAULT);
				return;
			case ViewPackage.LINK__EXPOSED_SECONDS:
				setExposedSeconds(EXPOSED_SECONDS_EDEFAULT);
				return;
			case ViewPackage.LINK__BYTES:
				setBytes(BYTES_EDEFAULT);
				return;
			case ViewPackage.LINK__STATE:
				setState(STATE_EDEFAULT);
				return;
			case ViewPackage.LINK__CYCLIC:
				setCyclic(CYCLIC_EDEFAULT);
				return;
			case ViewPackage.LINK__DIMENSION:
				setDimension(DIMENSION_EDEFAULT);
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
			case ViewPackage.LINK__KIND:
				return kind != KIND_EDEFAULT;
			case ViewPackage.LINK__SOURCE:
				return source != null;
			case ViewPackage.LINK__TARGET:
				return target != null;
			case ViewPackage.LINK__COUNT:
				return count != COUNT_EDEFAULT;
			case ViewPackage.LINK__CABLES:
				return cables != CABLES_EDEFAULT;
			case ViewPackage.LINK__BYTES_PER_SECOND:
				return bytesPerSecond != BYTES_PER_SECOND_EDEFAULT;
			case ViewPackage.LINK__OVERSUBSCRIPTION:
				return oversubscription != OVERSUBSCRIPTION_EDEFAULT;
			case ViewPackage.LINK__UTILISATION:
				return utilisation != UTILISATION_EDEFAULT;
			case ViewPackage.LINK__EXPOSED_SECONDS:
				return exposedSeconds != EXPOSED_SECONDS_EDEFAULT;
			case ViewPackage.LINK__BYTES:
				return bytes != BYTES_EDEFAULT;
			case ViewPackage.LINK__STATE:
				return state != STATE_EDEFAULT;
			case ViewPackage.LINK__CYCLIC:
				return cyclic != CYCLIC_EDEFAULT;
			case ViewPackage.LINK__DIMENSION:
				return dimension != DIMENSION_EDEFAULT;
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
		result.append(" (kind: ");
		result.append(kind);
		result.append(", count: ");
		result.append(count);
		result.append(", cables: ");
		result.append(cables);
		result.append(", bytesPerSecond: ");
		result.append(bytesPerSecond);
		result.append(", oversubscription: ");
		result.append(oversubscription);
		result.append(", utilisation: ");
		result.append(utilisation);
		result.append(", exposedSeconds: ");
		result.append(exposedSeconds);
		result.append(", bytes: ");
		result.append(bytes);
		result.append(", state: ");
		result.append(state);
		result.append(", cyclic: ");
		result.append(cyclic);
		result.append(", dimension: ");
		result.append(dimension);
		result.append(')');
		return result.toString();
	}

} //LinkImpl
