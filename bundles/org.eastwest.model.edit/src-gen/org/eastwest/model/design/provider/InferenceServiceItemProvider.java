/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.eastwest.model.design.provider;


import java.util.Collection;
import java.util.List;

import org.eastwest.model.design.DesignPackage;
import org.eastwest.model.design.InferenceService;

import org.eclipse.emf.common.notify.AdapterFactory;
import org.eclipse.emf.common.notify.Notification;

import org.eclipse.emf.edit.provider.ComposeableAdapterFactory;
import org.eclipse.emf.edit.provider.IItemPropertyDescriptor;
import org.eclipse.emf.edit.provider.ItemPropertyDescriptor;
import org.eclipse.emf.edit.provider.ViewerNotification;

/**
 * This is the item provider adapter for a {@link org.eastwest.model.design.InferenceService} object.
 * <!-- begin-user-doc -->
 * <!-- end-user-doc -->
 * @generated
 */
public class InferenceServiceItemProvider extends ModelWorkloadItemProvider {
	/**
	 * This constructs an instance from a factory and a notifier.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public InferenceServiceItemProvider(AdapterFactory adapterFactory) {
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

			addPromptTokensPropertyDescriptor(object);
			addOutputTokensPropertyDescriptor(object);
			addRequestRatePropertyDescriptor(object);
			addConcurrencyPropertyDescriptor(object);
			addDisaggregatedPropertyDescriptor(object);
			addTimeToFirstTokenPropertyDescriptor(object);
			addTimePerOutputTokenPropertyDescriptor(object);
		}
		return itemPropertyDescriptors;
	}

	/**
	 * This adds a property descriptor for the Prompt Tokens feature.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void addPromptTokensPropertyDescriptor(Object object) {
		itemPropertyDescriptors.add
			(createItemPropertyDescriptor
				(((ComposeableAdapterFactory)adapterFactory).getRootAdapterFactory(),
				 getResourceLocator(),
				 getString("_UI_InferenceService_promptTokens_feature"),
				 getString("_UI_PropertyDescriptor_description", "_UI_InferenceService_promptTokens_feature", "_UI_InferenceService_type"),
				 DesignPackage.Literals.INFERENCE_SERVICE__PROMPT_TOKENS,
				 true,
				 false,
				 false,
				 ItemPropertyDescriptor.INTEGRAL_VALUE_IMAGE,
				 null,
				 null));
	}

	/**
	 * This adds a property descriptor for the Output Tokens feature.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void addOutputTokensPropertyDescriptor(Object object) {
		itemPropertyDescriptors.add
			(createItemPropertyDescriptor
				(((ComposeableAdapterFactory)adapterFactory).getRootAdapterFactory(),
				 getResourceLocator(),
				 getString("_UI_InferenceService_outputTokens_feature"),
				 getString("_UI_PropertyDescriptor_description", "_UI_InferenceService_outputTokens_feature", "_UI_InferenceService_type"),
				 DesignPackage.Literals.INFERENCE_SERVICE__OUTPUT_TOKENS,
				 true,
				 false,
				 false,
				 ItemPropertyDescriptor.INTEGRAL_VALUE_IMAGE,
				 null,
				 null));
	}

	/**
	 * This adds a property descriptor for the Request Rate feature.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void addRequestRatePropertyDescriptor(Object object) {
		itemPropertyDescriptors.add
			(createItemPropertyDescriptor
				(((ComposeableAdapterFactory)adapterFactory).getRootAdapterFactory(),
				 getResourceLocator(),
				 getString("_UI_InferenceService_requestRate_feature"),
				 getString("_UI_PropertyDescriptor_description", "_UI_InferenceService_requestRate_feature", "_UI_InferenceService_type"),
				 DesignPackage.Literals.INFERENCE_SERVICE__REQUEST_RATE,
				 true,
				 false,
				 false,
				 ItemPropertyDescriptor.GENERIC_VALUE_IMAGE,
				 null,
				 null));
	}

	/**
	 * This adds a property descriptor for the Concurrency feature.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void addConcurrencyPropertyDescriptor(Object object) {
		itemPropertyDescriptors.add
			(createItemPropertyDescriptor
				(((ComposeableAdapterFactory)adapterFactory).getRootAdapterFactory(),
				 getResourceLocator(),
				 getString("_UI_InferenceService_concurrency_feature"),
				 getString("_UI_PropertyDescriptor_description", "_UI_InferenceService_concurrency_feature", "_UI_InferenceService_type"),
				 DesignPackage.Literals.INFERENCE_SERVICE__CONCURRENCY,
				 true,
				 false,
				 false,
				 ItemPropertyDescriptor.INTEGRAL_VALUE_IMAGE,
				 null,
				 null));
	}

	/**
	 * This adds a property descriptor for the Disaggregated feature.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void addDisaggregatedPropertyDescriptor(Object object) {
		itemPropertyDescriptors.add
			(createItemPropertyDescriptor
				(((ComposeableAdapterFactory)adapterFactory).getRootAdapterFactory(),
				 getResourceLocator(),
				 getString("_UI_InferenceService_disaggregated_feature"),
				 getString("_UI_PropertyDescriptor_description", "_UI_InferenceService_disaggregated_feature", "_UI_InferenceService_type"),
				 DesignPackage.Literals.INFERENCE_SERVICE__DISAGGREGATED,
				 true,
				 false,
				 false,
				 ItemPropertyDescriptor.BOOLEAN_VALUE_IMAGE,
				 null,
				 null));
	}

	/**
	 * This adds a property descriptor for the Time To First Token feature.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void addTimeToFirstTokenPropertyDescriptor(Object object) {
		itemPropertyDescriptors.add
			(createItemPropertyDescriptor
				(((ComposeableAdapterFactory)adapterFactory).getRootAdapterFactory(),
				 getResourceLocator(),
				 getString("_UI_InferenceService_timeToFirstToken_feature"),
				 getString("_UI_PropertyDescriptor_description", "_UI_InferenceService_timeToFirstToken_feature", "_UI_InferenceService_type"),
				 DesignPackage.Literals.INFERENCE_SERVICE__TIME_TO_FIRST_TOKEN,
				 true,
				 false,
				 false,
				 ItemPropertyDescriptor.GENERIC_VALUE_IMAGE,
				 null,
				 null));
	}

	/**
	 * This adds a property descriptor for the Time Per Output Token feature.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void addTimePerOutputTokenPropertyDescriptor(Object object) {
		itemPropertyDescriptors.add
			(createItemPropertyDescriptor
				(((ComposeableAdapterFactory)adapterFactory).getRootAdapterFactory(),
				 getResourceLocator(),
				 getString("_UI_InferenceService_timePerOutputToken_feature"),
				 getString("_UI_PropertyDescriptor_description", "_UI_InferenceService_timePerOutputToken_feature", "_UI_InferenceService_type"),
				 DesignPackage.Literals.INFERENCE_SERVICE__TIME_PER_OUTPUT_TOKEN,
				 true,
				 false,
				 false,
				 ItemPropertyDescriptor.GENERIC_VALUE_IMAGE,
				 null,
				 null));
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
		String label = ((InferenceService)object).getName();
		return label == null || label.length() == 0 ?
			getString("_UI_InferenceService_type") :
			getString("_UI_InferenceService_type") + " " + label;
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

		switch (notification.getFeatureID(InferenceService.class)) {
			case DesignPackage.INFERENCE_SERVICE__PROMPT_TOKENS:
			case DesignPackage.INFERENCE_SERVICE__OUTPUT_TOKENS:
			case DesignPackage.INFERENCE_SERVICE__REQUEST_RATE:
			case DesignPackage.INFERENCE_SERVICE__CONCURRENCY:
			case DesignPackage.INFERENCE_SERVICE__DISAGGREGATED:
			case DesignPackage.INFERENCE_SERVICE__TIME_TO_FIRST_TOKEN:
			case DesignPackage.INFERENCE_SERVICE__TIME_PER_OUTPUT_TOKEN:
				fireNotifyChanged(new ViewerNotification(notification, notification.getNotifier(), false, true));
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
	}

}
