/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.eastwest.model.design.provider;


import java.util.Collection;
import java.util.List;

import org.eastwest.model.design.Design;
import org.eastwest.model.design.DesignFactory;
import org.eastwest.model.design.DesignPackage;

import org.eclipse.emf.common.notify.AdapterFactory;
import org.eclipse.emf.common.notify.Notification;

import org.eclipse.emf.ecore.EStructuralFeature;

import org.eclipse.emf.edit.provider.ComposeableAdapterFactory;
import org.eclipse.emf.edit.provider.IItemPropertyDescriptor;
import org.eclipse.emf.edit.provider.ItemPropertyDescriptor;
import org.eclipse.emf.edit.provider.ViewerNotification;

/**
 * This is the item provider adapter for a {@link org.eastwest.model.design.Design} object.
 * <!-- begin-user-doc -->
 * <!-- end-user-doc -->
 * @generated
 */
public class DesignItemProvider extends NamedElementItemProvider {
	/**
	 * This constructs an instance from a factory and a notifier.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public DesignItemProvider(AdapterFactory adapterFactory) {
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

			addAuthorPropertyDescriptor(object);
			addSourcePropertyDescriptor(object);
		}
		return itemPropertyDescriptors;
	}

	/**
	 * This adds a property descriptor for the Author feature.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void addAuthorPropertyDescriptor(Object object) {
		itemPropertyDescriptors.add
			(createItemPropertyDescriptor
				(((ComposeableAdapterFactory)adapterFactory).getRootAdapterFactory(),
				 getResourceLocator(),
				 getString("_UI_Design_author_feature"),
				 getString("_UI_PropertyDescriptor_description", "_UI_Design_author_feature", "_UI_Design_type"),
				 DesignPackage.Literals.DESIGN__AUTHOR,
				 true,
				 false,
				 false,
				 ItemPropertyDescriptor.GENERIC_VALUE_IMAGE,
				 null,
				 null));
	}

	/**
	 * This adds a property descriptor for the Source feature.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void addSourcePropertyDescriptor(Object object) {
		itemPropertyDescriptors.add
			(createItemPropertyDescriptor
				(((ComposeableAdapterFactory)adapterFactory).getRootAdapterFactory(),
				 getResourceLocator(),
				 getString("_UI_Design_source_feature"),
				 getString("_UI_PropertyDescriptor_description", "_UI_Design_source_feature", "_UI_Design_type"),
				 DesignPackage.Literals.DESIGN__SOURCE,
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
			childrenFeatures.add(DesignPackage.Literals.DESIGN__CLUSTERS);
			childrenFeatures.add(DesignPackage.Literals.DESIGN__FABRICS);
			childrenFeatures.add(DesignPackage.Literals.DESIGN__WORKLOADS);
			childrenFeatures.add(DesignPackage.Literals.DESIGN__JOBS);
			childrenFeatures.add(DesignPackage.Literals.DESIGN__SCENARIOS);
			childrenFeatures.add(DesignPackage.Literals.DESIGN__REQUIREMENTS);
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
		String label = ((Design)object).getName();
		return label == null || label.length() == 0 ?
			getString("_UI_Design_type") :
			getString("_UI_Design_type") + " " + label;
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

		switch (notification.getFeatureID(Design.class)) {
			case DesignPackage.DESIGN__AUTHOR:
			case DesignPackage.DESIGN__SOURCE:
				fireNotifyChanged(new ViewerNotification(notification, notification.getNotifier(), false, true));
				return;
			case DesignPackage.DESIGN__CLUSTERS:
			case DesignPackage.DESIGN__FABRICS:
			case DesignPackage.DESIGN__WORKLOADS:
			case DesignPackage.DESIGN__JOBS:
			case DesignPackage.DESIGN__SCENARIOS:
			case DesignPackage.DESIGN__REQUIREMENTS:
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
				(DesignPackage.Literals.DESIGN__CLUSTERS,
				 DesignFactory.eINSTANCE.createCluster()));

		newChildDescriptors.add
			(createChildParameter
				(DesignPackage.Literals.DESIGN__FABRICS,
				 DesignFactory.eINSTANCE.createFabric()));

		newChildDescriptors.add
			(createChildParameter
				(DesignPackage.Literals.DESIGN__WORKLOADS,
				 DesignFactory.eINSTANCE.createTrainingRun()));

		newChildDescriptors.add
			(createChildParameter
				(DesignPackage.Literals.DESIGN__WORKLOADS,
				 DesignFactory.eINSTANCE.createInferenceService()));

		newChildDescriptors.add
			(createChildParameter
				(DesignPackage.Literals.DESIGN__WORKLOADS,
				 DesignFactory.eINSTANCE.createIndependentFlows()));

		newChildDescriptors.add
			(createChildParameter
				(DesignPackage.Literals.DESIGN__JOBS,
				 DesignFactory.eINSTANCE.createJob()));

		newChildDescriptors.add
			(createChildParameter
				(DesignPackage.Literals.DESIGN__SCENARIOS,
				 DesignFactory.eINSTANCE.createScenario()));

		newChildDescriptors.add
			(createChildParameter
				(DesignPackage.Literals.DESIGN__REQUIREMENTS,
				 DesignFactory.eINSTANCE.createRequirement()));
	}

}
