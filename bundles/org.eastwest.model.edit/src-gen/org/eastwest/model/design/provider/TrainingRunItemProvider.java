/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.eastwest.model.design.provider;


import java.util.Collection;
import java.util.List;

import org.eastwest.model.design.DesignPackage;
import org.eastwest.model.design.TrainingRun;

import org.eclipse.emf.common.notify.AdapterFactory;
import org.eclipse.emf.common.notify.Notification;

import org.eclipse.emf.edit.provider.ComposeableAdapterFactory;
import org.eclipse.emf.edit.provider.IItemPropertyDescriptor;
import org.eclipse.emf.edit.provider.ItemPropertyDescriptor;
import org.eclipse.emf.edit.provider.ViewerNotification;

/**
 * This is the item provider adapter for a {@link org.eastwest.model.design.TrainingRun} object.
 * <!-- begin-user-doc -->
 * <!-- end-user-doc -->
 * @generated
 */
public class TrainingRunItemProvider extends ModelWorkloadItemProvider {
	/**
	 * This constructs an instance from a factory and a notifier.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public TrainingRunItemProvider(AdapterFactory adapterFactory) {
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

			addSequenceLengthPropertyDescriptor(object);
			addGlobalBatchPropertyDescriptor(object);
			addOptimizerPropertyDescriptor(object);
			addGradientPrecisionPropertyDescriptor(object);
			addRecomputePropertyDescriptor(object);
			addFlashAttentionPropertyDescriptor(object);
			addOverlapTensorPropertyDescriptor(object);
			addOverlapDataPropertyDescriptor(object);
			addOverlapPipelinePropertyDescriptor(object);
			addOverlapExpertPropertyDescriptor(object);
			addOverlapContextPropertyDescriptor(object);
		}
		return itemPropertyDescriptors;
	}

	/**
	 * This adds a property descriptor for the Sequence Length feature.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void addSequenceLengthPropertyDescriptor(Object object) {
		itemPropertyDescriptors.add
			(createItemPropertyDescriptor
				(((ComposeableAdapterFactory)adapterFactory).getRootAdapterFactory(),
				 getResourceLocator(),
				 getString("_UI_TrainingRun_sequenceLength_feature"),
				 getString("_UI_PropertyDescriptor_description", "_UI_TrainingRun_sequenceLength_feature", "_UI_TrainingRun_type"),
				 DesignPackage.Literals.TRAINING_RUN__SEQUENCE_LENGTH,
				 true,
				 false,
				 false,
				 ItemPropertyDescriptor.INTEGRAL_VALUE_IMAGE,
				 null,
				 null));
	}

	/**
	 * This adds a property descriptor for the Global Batch feature.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void addGlobalBatchPropertyDescriptor(Object object) {
		itemPropertyDescriptors.add
			(createItemPropertyDescriptor
				(((ComposeableAdapterFactory)adapterFactory).getRootAdapterFactory(),
				 getResourceLocator(),
				 getString("_UI_TrainingRun_globalBatch_feature"),
				 getString("_UI_PropertyDescriptor_description", "_UI_TrainingRun_globalBatch_feature", "_UI_TrainingRun_type"),
				 DesignPackage.Literals.TRAINING_RUN__GLOBAL_BATCH,
				 true,
				 false,
				 false,
				 ItemPropertyDescriptor.INTEGRAL_VALUE_IMAGE,
				 null,
				 null));
	}

	/**
	 * This adds a property descriptor for the Optimizer feature.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void addOptimizerPropertyDescriptor(Object object) {
		itemPropertyDescriptors.add
			(createItemPropertyDescriptor
				(((ComposeableAdapterFactory)adapterFactory).getRootAdapterFactory(),
				 getResourceLocator(),
				 getString("_UI_TrainingRun_optimizer_feature"),
				 getString("_UI_PropertyDescriptor_description", "_UI_TrainingRun_optimizer_feature", "_UI_TrainingRun_type"),
				 DesignPackage.Literals.TRAINING_RUN__OPTIMIZER,
				 true,
				 false,
				 false,
				 ItemPropertyDescriptor.GENERIC_VALUE_IMAGE,
				 null,
				 null));
	}

	/**
	 * This adds a property descriptor for the Gradient Precision feature.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void addGradientPrecisionPropertyDescriptor(Object object) {
		itemPropertyDescriptors.add
			(createItemPropertyDescriptor
				(((ComposeableAdapterFactory)adapterFactory).getRootAdapterFactory(),
				 getResourceLocator(),
				 getString("_UI_TrainingRun_gradientPrecision_feature"),
				 getString("_UI_PropertyDescriptor_description", "_UI_TrainingRun_gradientPrecision_feature", "_UI_TrainingRun_type"),
				 DesignPackage.Literals.TRAINING_RUN__GRADIENT_PRECISION,
				 true,
				 false,
				 false,
				 ItemPropertyDescriptor.GENERIC_VALUE_IMAGE,
				 null,
				 null));
	}

	/**
	 * This adds a property descriptor for the Recompute feature.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void addRecomputePropertyDescriptor(Object object) {
		itemPropertyDescriptors.add
			(createItemPropertyDescriptor
				(((ComposeableAdapterFactory)adapterFactory).getRootAdapterFactory(),
				 getResourceLocator(),
				 getString("_UI_TrainingRun_recompute_feature"),
				 getString("_UI_PropertyDescriptor_description", "_UI_TrainingRun_recompute_feature", "_UI_TrainingRun_type"),
				 DesignPackage.Literals.TRAINING_RUN__RECOMPUTE,
				 true,
				 false,
				 false,
				 ItemPropertyDescriptor.GENERIC_VALUE_IMAGE,
				 null,
				 null));
	}

	/**
	 * This adds a property descriptor for the Flash Attention feature.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void addFlashAttentionPropertyDescriptor(Object object) {
		itemPropertyDescriptors.add
			(createItemPropertyDescriptor
				(((ComposeableAdapterFactory)adapterFactory).getRootAdapterFactory(),
				 getResourceLocator(),
				 getString("_UI_TrainingRun_flashAttention_feature"),
				 getString("_UI_PropertyDescriptor_description", "_UI_TrainingRun_flashAttention_feature", "_UI_TrainingRun_type"),
				 DesignPackage.Literals.TRAINING_RUN__FLASH_ATTENTION,
				 true,
				 false,
				 false,
				 ItemPropertyDescriptor.BOOLEAN_VALUE_IMAGE,
				 null,
				 null));
	}

	/**
	 * This adds a property descriptor for the Overlap Tensor feature.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void addOverlapTensorPropertyDescriptor(Object object) {
		itemPropertyDescriptors.add
			(createItemPropertyDescriptor
				(((ComposeableAdapterFactory)adapterFactory).getRootAdapterFactory(),
				 getResourceLocator(),
				 getString("_UI_TrainingRun_overlapTensor_feature"),
				 getString("_UI_PropertyDescriptor_description", "_UI_TrainingRun_overlapTensor_feature", "_UI_TrainingRun_type"),
				 DesignPackage.Literals.TRAINING_RUN__OVERLAP_TENSOR,
				 true,
				 false,
				 false,
				 ItemPropertyDescriptor.BOOLEAN_VALUE_IMAGE,
				 null,
				 null));
	}

	/**
	 * This adds a property descriptor for the Overlap Data feature.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void addOverlapDataPropertyDescriptor(Object object) {
		itemPropertyDescriptors.add
			(createItemPropertyDescriptor
				(((ComposeableAdapterFactory)adapterFactory).getRootAdapterFactory(),
				 getResourceLocator(),
				 getString("_UI_TrainingRun_overlapData_feature"),
				 getString("_UI_PropertyDescriptor_description", "_UI_TrainingRun_overlapData_feature", "_UI_TrainingRun_type"),
				 DesignPackage.Literals.TRAINING_RUN__OVERLAP_DATA,
				 true,
				 false,
				 false,
				 ItemPropertyDescriptor.BOOLEAN_VALUE_IMAGE,
				 null,
				 null));
	}

	/**
	 * This adds a property descriptor for the Overlap Pipeline feature.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void addOverlapPipelinePropertyDescriptor(Object object) {
		itemPropertyDescriptors.add
			(createItemPropertyDescriptor
				(((ComposeableAdapterFactory)adapterFactory).getRootAdapterFactory(),
				 getResourceLocator(),
				 getString("_UI_TrainingRun_overlapPipeline_feature"),
				 getString("_UI_PropertyDescriptor_description", "_UI_TrainingRun_overlapPipeline_feature", "_UI_TrainingRun_type"),
				 DesignPackage.Literals.TRAINING_RUN__OVERLAP_PIPELINE,
				 true,
				 false,
				 false,
				 ItemPropertyDescriptor.BOOLEAN_VALUE_IMAGE,
				 null,
				 null));
	}

	/**
	 * This adds a property descriptor for the Overlap Expert feature.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void addOverlapExpertPropertyDescriptor(Object object) {
		itemPropertyDescriptors.add
			(createItemPropertyDescriptor
				(((ComposeableAdapterFactory)adapterFactory).getRootAdapterFactory(),
				 getResourceLocator(),
				 getString("_UI_TrainingRun_overlapExpert_feature"),
				 getString("_UI_PropertyDescriptor_description", "_UI_TrainingRun_overlapExpert_feature", "_UI_TrainingRun_type"),
				 DesignPackage.Literals.TRAINING_RUN__OVERLAP_EXPERT,
				 true,
				 false,
				 false,
				 ItemPropertyDescriptor.BOOLEAN_VALUE_IMAGE,
				 null,
				 null));
	}

	/**
	 * This adds a property descriptor for the Overlap Context feature.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void addOverlapContextPropertyDescriptor(Object object) {
		itemPropertyDescriptors.add
			(createItemPropertyDescriptor
				(((ComposeableAdapterFactory)adapterFactory).getRootAdapterFactory(),
				 getResourceLocator(),
				 getString("_UI_TrainingRun_overlapContext_feature"),
				 getString("_UI_PropertyDescriptor_description", "_UI_TrainingRun_overlapContext_feature", "_UI_TrainingRun_type"),
				 DesignPackage.Literals.TRAINING_RUN__OVERLAP_CONTEXT,
				 true,
				 false,
				 false,
				 ItemPropertyDescriptor.BOOLEAN_VALUE_IMAGE,
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
		String label = ((TrainingRun)object).getName();
		return label == null || label.length() == 0 ?
			getString("_UI_TrainingRun_type") :
			getString("_UI_TrainingRun_type") + " " + label;
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

		switch (notification.getFeatureID(TrainingRun.class)) {
			case DesignPackage.TRAINING_RUN__SEQUENCE_LENGTH:
			case DesignPackage.TRAINING_RUN__GLOBAL_BATCH:
			case DesignPackage.TRAINING_RUN__OPTIMIZER:
			case DesignPackage.TRAINING_RUN__GRADIENT_PRECISION:
			case DesignPackage.TRAINING_RUN__RECOMPUTE:
			case DesignPackage.TRAINING_RUN__FLASH_ATTENTION:
			case DesignPackage.TRAINING_RUN__OVERLAP_TENSOR:
			case DesignPackage.TRAINING_RUN__OVERLAP_DATA:
			case DesignPackage.TRAINING_RUN__OVERLAP_PIPELINE:
			case DesignPackage.TRAINING_RUN__OVERLAP_EXPERT:
			case DesignPackage.TRAINING_RUN__OVERLAP_CONTEXT:
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
