/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.eastwest.model.design.provider;


import java.util.Collection;
import java.util.List;

import org.eastwest.model.design.DesignFactory;
import org.eastwest.model.design.DesignPackage;
import org.eastwest.model.design.Fabric;

import org.eclipse.emf.common.notify.AdapterFactory;
import org.eclipse.emf.common.notify.Notification;

import org.eclipse.emf.ecore.EStructuralFeature;

import org.eclipse.emf.edit.provider.ComposeableAdapterFactory;
import org.eclipse.emf.edit.provider.IItemPropertyDescriptor;
import org.eclipse.emf.edit.provider.ItemPropertyDescriptor;
import org.eclipse.emf.edit.provider.ViewerNotification;

/**
 * This is the item provider adapter for a {@link org.eastwest.model.design.Fabric} object.
 * <!-- begin-user-doc -->
 * <!-- end-user-doc -->
 * @generated
 */
public class FabricItemProvider extends NamedElementItemProvider {
	/**
	 * This constructs an instance from a factory and a notifier.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public FabricItemProvider(AdapterFactory adapterFactory) {
		super(adapterFactory);
	}

	/**
	 * This returns the property descriptors for the adapted class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public List<IItemPropertyDescriptor> getPropertyDescriptors(Object object) {
		if (itemPropertyDescriptors == null) {
			super.getPropertyDescriptors(object);

			addRolePropertyDescriptor(object);
			addTopologyPropertyDescriptor(object);
			addSwitchTypePropertyDescriptor(object);
			addTransportPropertyDescriptor(object);
			addLinkRatePropertyDescriptor(object);
			addPlanesPropertyDescriptor(object);
			addReservedPortsPropertyDescriptor(object);
			addRoutingPropertyDescriptor(object);
			addIsolationPropertyDescriptor(object);
			addQueuePairsPerConnectionPropertyDescriptor(object);
			addLosslessPrioritiesPropertyDescriptor(object);
			addHostCablePropertyDescriptor(object);
			addHostCableLengthPropertyDescriptor(object);
			addManagementPlanePropertyDescriptor(object);
		}
		return itemPropertyDescriptors;
	}

	/**
	 * This adds a property descriptor for the Role feature.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void addRolePropertyDescriptor(Object object) {
		itemPropertyDescriptors.add
			(createItemPropertyDescriptor
				(((ComposeableAdapterFactory)adapterFactory).getRootAdapterFactory(),
				 getResourceLocator(),
				 getString("_UI_Fabric_role_feature"),
				 getString("_UI_PropertyDescriptor_description", "_UI_Fabric_role_feature", "_UI_Fabric_type"),
				 DesignPackage.Literals.FABRIC__ROLE,
				 true,
				 false,
				 false,
				 ItemPropertyDescriptor.GENERIC_VALUE_IMAGE,
				 null,
				 null));
	}

	/**
	 * This adds a property descriptor for the Topology feature.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void addTopologyPropertyDescriptor(Object object) {
		itemPropertyDescriptors.add
			(createItemPropertyDescriptor
				(((ComposeableAdapterFactory)adapterFactory).getRootAdapterFactory(),
				 getResourceLocator(),
				 getString("_UI_Fabric_topology_feature"),
				 getString("_UI_PropertyDescriptor_description", "_UI_Fabric_topology_feature", "_UI_Fabric_type"),
				 DesignPackage.Literals.FABRIC__TOPOLOGY,
				 true,
				 false,
				 false,
				 ItemPropertyDescriptor.GENERIC_VALUE_IMAGE,
				 null,
				 null));
	}

	/**
	 * This adds a property descriptor for the Switch Type feature.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void addSwitchTypePropertyDescriptor(Object object) {
		itemPropertyDescriptors.add
			(createItemPropertyDescriptor
				(((ComposeableAdapterFactory)adapterFactory).getRootAdapterFactory(),
				 getResourceLocator(),
				 getString("_UI_Fabric_switchType_feature"),
				 getString("_UI_PropertyDescriptor_description", "_UI_Fabric_switchType_feature", "_UI_Fabric_type"),
				 DesignPackage.Literals.FABRIC__SWITCH_TYPE,
				 true,
				 false,
				 false,
				 ItemPropertyDescriptor.GENERIC_VALUE_IMAGE,
				 null,
				 null));
	}

	/**
	 * This adds a property descriptor for the Transport feature.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void addTransportPropertyDescriptor(Object object) {
		itemPropertyDescriptors.add
			(createItemPropertyDescriptor
				(((ComposeableAdapterFactory)adapterFactory).getRootAdapterFactory(),
				 getResourceLocator(),
				 getString("_UI_Fabric_transport_feature"),
				 getString("_UI_PropertyDescriptor_description", "_UI_Fabric_transport_feature", "_UI_Fabric_type"),
				 DesignPackage.Literals.FABRIC__TRANSPORT,
				 true,
				 false,
				 false,
				 ItemPropertyDescriptor.GENERIC_VALUE_IMAGE,
				 null,
				 null));
	}

	/**
	 * This adds a property descriptor for the Link Rate feature.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void addLinkRatePropertyDescriptor(Object object) {
		itemPropertyDescriptors.add
			(createItemPropertyDescriptor
				(((ComposeableAdapterFactory)adapterFactory).getRootAdapterFactory(),
				 getResourceLocator(),
				 getString("_UI_Fabric_linkRate_feature"),
				 getString("_UI_PropertyDescriptor_description", "_UI_Fabric_linkRate_feature", "_UI_Fabric_type"),
				 DesignPackage.Literals.FABRIC__LINK_RATE,
				 true,
				 false,
				 false,
				 ItemPropertyDescriptor.GENERIC_VALUE_IMAGE,
				 null,
				 null));
	}

	/**
	 * This adds a property descriptor for the Planes feature.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void addPlanesPropertyDescriptor(Object object) {
		itemPropertyDescriptors.add
			(createItemPropertyDescriptor
				(((ComposeableAdapterFactory)adapterFactory).getRootAdapterFactory(),
				 getResourceLocator(),
				 getString("_UI_Fabric_planes_feature"),
				 getString("_UI_PropertyDescriptor_description", "_UI_Fabric_planes_feature", "_UI_Fabric_type"),
				 DesignPackage.Literals.FABRIC__PLANES,
				 true,
				 false,
				 false,
				 ItemPropertyDescriptor.INTEGRAL_VALUE_IMAGE,
				 null,
				 null));
	}

	/**
	 * This adds a property descriptor for the Reserved Ports feature.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void addReservedPortsPropertyDescriptor(Object object) {
		itemPropertyDescriptors.add
			(createItemPropertyDescriptor
				(((ComposeableAdapterFactory)adapterFactory).getRootAdapterFactory(),
				 getResourceLocator(),
				 getString("_UI_Fabric_reservedPorts_feature"),
				 getString("_UI_PropertyDescriptor_description", "_UI_Fabric_reservedPorts_feature", "_UI_Fabric_type"),
				 DesignPackage.Literals.FABRIC__RESERVED_PORTS,
				 true,
				 false,
				 false,
				 ItemPropertyDescriptor.INTEGRAL_VALUE_IMAGE,
				 null,
				 null));
	}

	/**
	 * This adds a property descriptor for the Routing feature.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void addRoutingPropertyDescriptor(Object object) {
		itemPropertyDescriptors.add
			(createItemPropertyDescriptor
				(((ComposeableAdapterFactory)adapterFactory).getRootAdapterFactory(),
				 getResourceLocator(),
				 getString("_UI_Fabric_routing_feature"),
				 getString("_UI_PropertyDescriptor_description", "_UI_Fabric_routing_feature", "_UI_Fabric_type"),
				 DesignPackage.Literals.FABRIC__ROUTING,
				 true,
				 false,
				 false,
				 ItemPropertyDescriptor.GENERIC_VALUE_IMAGE,
				 null,
				 null));
	}

	/**
	 * This adds a property descriptor for the Isolation feature.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void addIsolationPropertyDescriptor(Object object) {
		itemPropertyDescriptors.add
			(createItemPropertyDescriptor
				(((ComposeableAdapterFactory)adapterFactory).getRootAdapterFactory(),
				 getResourceLocator(),
				 getString("_UI_Fabric_isolation_feature"),
				 getString("_UI_PropertyDescriptor_description", "_UI_Fabric_isolation_feature", "_UI_Fabric_type"),
				 DesignPackage.Literals.FABRIC__ISOLATION,
				 true,
				 false,
				 false,
				 ItemPropertyDescriptor.GENERIC_VALUE_IMAGE,
				 null,
				 null));
	}

	/**
	 * This adds a property descriptor for the Queue Pairs Per Connection feature.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void addQueuePairsPerConnectionPropertyDescriptor(Object object) {
		itemPropertyDescriptors.add
			(createItemPropertyDescriptor
				(((ComposeableAdapterFactory)adapterFactory).getRootAdapterFactory(),
				 getResourceLocator(),
				 getString("_UI_Fabric_queuePairsPerConnection_feature"),
				 getString("_UI_PropertyDescriptor_description", "_UI_Fabric_queuePairsPerConnection_feature", "_UI_Fabric_type"),
				 DesignPackage.Literals.FABRIC__QUEUE_PAIRS_PER_CONNECTION,
				 true,
				 false,
				 false,
				 ItemPropertyDescriptor.GENERIC_VALUE_IMAGE,
				 null,
				 null));
	}

	/**
	 * This adds a property descriptor for the Lossless Priorities feature.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void addLosslessPrioritiesPropertyDescriptor(Object object) {
		itemPropertyDescriptors.add
			(createItemPropertyDescriptor
				(((ComposeableAdapterFactory)adapterFactory).getRootAdapterFactory(),
				 getResourceLocator(),
				 getString("_UI_Fabric_losslessPriorities_feature"),
				 getString("_UI_PropertyDescriptor_description", "_UI_Fabric_losslessPriorities_feature", "_UI_Fabric_type"),
				 DesignPackage.Literals.FABRIC__LOSSLESS_PRIORITIES,
				 true,
				 false,
				 false,
				 ItemPropertyDescriptor.GENERIC_VALUE_IMAGE,
				 null,
				 null));
	}

	/**
	 * This adds a property descriptor for the Host Cable feature.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void addHostCablePropertyDescriptor(Object object) {
		itemPropertyDescriptors.add
			(createItemPropertyDescriptor
				(((ComposeableAdapterFactory)adapterFactory).getRootAdapterFactory(),
				 getResourceLocator(),
				 getString("_UI_Fabric_hostCable_feature"),
				 getString("_UI_PropertyDescriptor_description", "_UI_Fabric_hostCable_feature", "_UI_Fabric_type"),
				 DesignPackage.Literals.FABRIC__HOST_CABLE,
				 true,
				 false,
				 false,
				 ItemPropertyDescriptor.GENERIC_VALUE_IMAGE,
				 null,
				 null));
	}

	/**
	 * This adds a property descriptor for the Host Cable Length feature.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void addHostCableLengthPropertyDescriptor(Object object) {
		itemPropertyDescriptors.add
			(createItemPropertyDescriptor
				(((ComposeableAdapterFactory)adapterFactory).getRootAdapterFactory(),
				 getResourceLocator(),
				 getString("_UI_Fabric_hostCableLength_feature"),
				 getString("_UI_PropertyDescriptor_description", "_UI_Fabric_hostCableLength_feature", "_UI_Fabric_type"),
				 DesignPackage.Literals.FABRIC__HOST_CABLE_LENGTH,
				 true,
				 false,
				 false,
				 ItemPropertyDescriptor.GENERIC_VALUE_IMAGE,
				 null,
				 null));
	}

	/**
	 * This adds a property descriptor for the Management Plane feature.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void addManagementPlanePropertyDescriptor(Object object) {
		itemPropertyDescriptors.add
			(createItemPropertyDescriptor
				(((ComposeableAdapterFactory)adapterFactory).getRootAdapterFactory(),
				 getResourceLocator(),
				 getString("_UI_Fabric_managementPlane_feature"),
				 getString("_UI_PropertyDescriptor_description", "_UI_Fabric_managementPlane_feature", "_UI_Fabric_type"),
				 DesignPackage.Literals.FABRIC__MANAGEMENT_PLANE,
				 true,
				 false,
				 false,
				 ItemPropertyDescriptor.GENERIC_VALUE_IMAGE,
				 null,
				 null));
	}

	/**
	 * This specifies how to implement {@link #getChildren} and is used to deduce an appropriate feature for an
	 * {@link org.eclipse.emf.edit.command.AddCommand}, {@link org.eclipse.emf.edit.command.RemoveCommand} or
	 * {@link org.eclipse.emf.edit.command.MoveCommand} in {@link #createCommand}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Collection<? extends EStructuralFeature> getChildrenFeatures(Object object) {
		if (childrenFeatures == null) {
			super.getChildrenFeatures(object);
			childrenFeatures.add(DesignPackage.Literals.FABRIC__TIERS);
			childrenFeatures.add(DesignPackage.Literals.FABRIC__PARAMETERS);
			childrenFeatures.add(DesignPackage.Literals.FABRIC__SWITCHES);
			childrenFeatures.add(DesignPackage.Literals.FABRIC__LINKS);
		}
		return childrenFeatures;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	protected EStructuralFeature getChildFeature(Object object, Object child) {
		// Check the type of the specified child object and return the proper feature to use for
		// adding (see {@link AddCommand}) it as a child.

		return super.getChildFeature(object, child);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	protected boolean shouldComposeCreationImage() {
		return true;
	}

	/**
	 * This returns the label text for the adapted class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getText(Object object) {
		String label = ((Fabric)object).getName();
		return label == null || label.length() == 0 ?
			getString("_UI_Fabric_type") :
			getString("_UI_Fabric_type") + " " + label;
	}


	/**
	 * This handles model notifications by calling {@link #updateChildren} to update any cached
	 * children and by creating a viewer notification, which it passes to {@link #fireNotifyChanged}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void notifyChanged(Notification notification) {
		updateChildren(notification);

		switch (notification.getFeatureID(Fabric.class)) {
			case DesignPackage.FABRIC__ROLE:
			case DesignPackage.FABRIC__TOPOLOGY:
			case DesignPackage.FABRIC__SWITCH_TYPE:
			case DesignPackage.FABRIC__TRANSPORT:
			case DesignPackage.FABRIC__LINK_RATE:
			case DesignPackage.FABRIC__PLANES:
			case DesignPackage.FABRIC__RESERVED_PORTS:
			case DesignPackage.FABRIC__ROUTING:
			case DesignPackage.FABRIC__ISOLATION:
			case DesignPackage.FABRIC__QUEUE_PAIRS_PER_CONNECTION:
			case DesignPackage.FABRIC__LOSSLESS_PRIORITIES:
			case DesignPackage.FABRIC__HOST_CABLE:
			case DesignPackage.FABRIC__HOST_CABLE_LENGTH:
			case DesignPackage.FABRIC__MANAGEMENT_PLANE:
				fireNotifyChanged(new ViewerNotification(notification, notification.getNotifier(), false, true));
				return;
			case DesignPackage.FABRIC__TIERS:
			case DesignPackage.FABRIC__PARAMETERS:
			case DesignPackage.FABRIC__SWITCHES:
			case DesignPackage.FABRIC__LINKS:
				fireNotifyChanged(new ViewerNotification(notification, notification.getNotifier(), true, false));
				return;
		}
		super.notifyChanged(notification);
	}

	/**
	 * This adds {@link org.eclipse.emf.edit.command.CommandParameter}s describing the children
	 * that can be created under this object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	protected void collectNewChildDescriptors(Collection<Object> newChildDescriptors, Object object) {
		super.collectNewChildDescriptors(newChildDescriptors, object);

		newChildDescriptors.add
			(createChildParameter
				(DesignPackage.Literals.FABRIC__TIERS,
				 DesignFactory.eINSTANCE.createTier()));

		newChildDescriptors.add
			(createChildParameter
				(DesignPackage.Literals.FABRIC__PARAMETERS,
				 DesignFactory.eINSTANCE.createParameterOverride()));

		newChildDescriptors.add
			(createChildParameter
				(DesignPackage.Literals.FABRIC__SWITCHES,
				 DesignFactory.eINSTANCE.createSwitch()));

		newChildDescriptors.add
			(createChildParameter
				(DesignPackage.Literals.FABRIC__LINKS,
				 DesignFactory.eINSTANCE.createLink()));
	}

}
