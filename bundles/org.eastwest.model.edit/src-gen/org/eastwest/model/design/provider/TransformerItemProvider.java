/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.eastwest.model.design.provider;


import java.util.Collection;
import java.util.List;

import org.eastwest.model.design.DesignPackage;
import org.eastwest.model.design.Transformer;

import org.eclipse.emf.common.notify.AdapterFactory;
import org.eclipse.emf.common.notify.Notification;

import org.eclipse.emf.common.util.ResourceLocator;

import org.eclipse.emf.edit.provider.ComposeableAdapterFactory;
import org.eclipse.emf.edit.provider.IEditingDomainItemProvider;
import org.eclipse.emf.edit.provider.IItemLabelProvider;
import org.eclipse.emf.edit.provider.IItemPropertyDescriptor;
import org.eclipse.emf.edit.provider.IItemPropertySource;
import org.eclipse.emf.edit.provider.IStructuredItemContentProvider;
import org.eclipse.emf.edit.provider.ITreeItemContentProvider;
import org.eclipse.emf.edit.provider.ItemPropertyDescriptor;
import org.eclipse.emf.edit.provider.ItemProviderAdapter;
import org.eclipse.emf.edit.provider.ViewerNotification;

/**
 * This is the item provider adapter for a {@link org.eastwest.model.design.Transformer} object.
 * <!-- begin-user-doc -->
 * <!-- end-user-doc -->
 * @generated
 */
public class TransformerItemProvider 
	extends ItemProviderAdapter
	implements
		IEditingDomainItemProvider,
		IStructuredItemContentProvider,
		ITreeItemContentProvider,
		IItemLabelProvider,
		IItemPropertySource {
	/**
	 * This constructs an instance from a factory and a notifier.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public TransformerItemProvider(AdapterFactory adapterFactory) {
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

			addLayersPropertyDescriptor(object);
			addHiddenPropertyDescriptor(object);
			addHeadsPropertyDescriptor(object);
			addKvHeadsPropertyDescriptor(object);
			addHeadDimensionPropertyDescriptor(object);
			addFeedForwardPropertyDescriptor(object);
			addVocabularyPropertyDescriptor(object);
			addAttentionPropertyDescriptor(object);
			addQueryRankPropertyDescriptor(object);
			addKeyValueRankPropertyDescriptor(object);
			addRopeDimensionPropertyDescriptor(object);
			addSlidingWindowPropertyDescriptor(object);
			addExpertsPropertyDescriptor(object);
			addTopKPropertyDescriptor(object);
			addExpertGroupsPropertyDescriptor(object);
			addGroupsPerTokenPropertyDescriptor(object);
			addExpertFeedForwardPropertyDescriptor(object);
			addSharedExpertFeedForwardPropertyDescriptor(object);
			addDenseFirstLayersPropertyDescriptor(object);
			addGatedFeedForwardPropertyDescriptor(object);
		}
		return itemPropertyDescriptors;
	}

	/**
	 * This adds a property descriptor for the Layers feature.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void addLayersPropertyDescriptor(Object object) {
		itemPropertyDescriptors.add
			(createItemPropertyDescriptor
				(((ComposeableAdapterFactory)adapterFactory).getRootAdapterFactory(),
				 getResourceLocator(),
				 getString("_UI_Transformer_layers_feature"),
				 getString("_UI_PropertyDescriptor_description", "_UI_Transformer_layers_feature", "_UI_Transformer_type"),
				 DesignPackage.Literals.TRANSFORMER__LAYERS,
				 true,
				 false,
				 false,
				 ItemPropertyDescriptor.INTEGRAL_VALUE_IMAGE,
				 null,
				 null));
	}

	/**
	 * This adds a property descriptor for the Hidden feature.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void addHiddenPropertyDescriptor(Object object) {
		itemPropertyDescriptors.add
			(createItemPropertyDescriptor
				(((ComposeableAdapterFactory)adapterFactory).getRootAdapterFactory(),
				 getResourceLocator(),
				 getString("_UI_Transformer_hidden_feature"),
				 getString("_UI_PropertyDescriptor_description", "_UI_Transformer_hidden_feature", "_UI_Transformer_type"),
				 DesignPackage.Literals.TRANSFORMER__HIDDEN,
				 true,
				 false,
				 false,
				 ItemPropertyDescriptor.INTEGRAL_VALUE_IMAGE,
				 null,
				 null));
	}

	/**
	 * This adds a property descriptor for the Heads feature.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void addHeadsPropertyDescriptor(Object object) {
		itemPropertyDescriptors.add
			(createItemPropertyDescriptor
				(((ComposeableAdapterFactory)adapterFactory).getRootAdapterFactory(),
				 getResourceLocator(),
				 getString("_UI_Transformer_heads_feature"),
				 getString("_UI_PropertyDescriptor_description", "_UI_Transformer_heads_feature", "_UI_Transformer_type"),
				 DesignPackage.Literals.TRANSFORMER__HEADS,
				 true,
				 false,
				 false,
				 ItemPropertyDescriptor.INTEGRAL_VALUE_IMAGE,
				 null,
				 null));
	}

	/**
	 * This adds a property descriptor for the Kv Heads feature.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void addKvHeadsPropertyDescriptor(Object object) {
		itemPropertyDescriptors.add
			(createItemPropertyDescriptor
				(((ComposeableAdapterFactory)adapterFactory).getRootAdapterFactory(),
				 getResourceLocator(),
				 getString("_UI_Transformer_kvHeads_feature"),
				 getString("_UI_PropertyDescriptor_description", "_UI_Transformer_kvHeads_feature", "_UI_Transformer_type"),
				 DesignPackage.Literals.TRANSFORMER__KV_HEADS,
				 true,
				 false,
				 false,
				 ItemPropertyDescriptor.GENERIC_VALUE_IMAGE,
				 null,
				 null));
	}

	/**
	 * This adds a property descriptor for the Head Dimension feature.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void addHeadDimensionPropertyDescriptor(Object object) {
		itemPropertyDescriptors.add
			(createItemPropertyDescriptor
				(((ComposeableAdapterFactory)adapterFactory).getRootAdapterFactory(),
				 getResourceLocator(),
				 getString("_UI_Transformer_headDimension_feature"),
				 getString("_UI_PropertyDescriptor_description", "_UI_Transformer_headDimension_feature", "_UI_Transformer_type"),
				 DesignPackage.Literals.TRANSFORMER__HEAD_DIMENSION,
				 true,
				 false,
				 false,
				 ItemPropertyDescriptor.GENERIC_VALUE_IMAGE,
				 null,
				 null));
	}

	/**
	 * This adds a property descriptor for the Feed Forward feature.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void addFeedForwardPropertyDescriptor(Object object) {
		itemPropertyDescriptors.add
			(createItemPropertyDescriptor
				(((ComposeableAdapterFactory)adapterFactory).getRootAdapterFactory(),
				 getResourceLocator(),
				 getString("_UI_Transformer_feedForward_feature"),
				 getString("_UI_PropertyDescriptor_description", "_UI_Transformer_feedForward_feature", "_UI_Transformer_type"),
				 DesignPackage.Literals.TRANSFORMER__FEED_FORWARD,
				 true,
				 false,
				 false,
				 ItemPropertyDescriptor.INTEGRAL_VALUE_IMAGE,
				 null,
				 null));
	}

	/**
	 * This adds a property descriptor for the Vocabulary feature.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void addVocabularyPropertyDescriptor(Object object) {
		itemPropertyDescriptors.add
			(createItemPropertyDescriptor
				(((ComposeableAdapterFactory)adapterFactory).getRootAdapterFactory(),
				 getResourceLocator(),
				 getString("_UI_Transformer_vocabulary_feature"),
				 getString("_UI_PropertyDescriptor_description", "_UI_Transformer_vocabulary_feature", "_UI_Transformer_type"),
				 DesignPackage.Literals.TRANSFORMER__VOCABULARY,
				 true,
				 false,
				 false,
				 ItemPropertyDescriptor.INTEGRAL_VALUE_IMAGE,
				 null,
				 null));
	}

	/**
	 * This adds a property descriptor for the Attention feature.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void addAttentionPropertyDescriptor(Object object) {
		itemPropertyDescriptors.add
			(createItemPropertyDescriptor
				(((ComposeableAdapterFactory)adapterFactory).getRootAdapterFactory(),
				 getResourceLocator(),
				 getString("_UI_Transformer_attention_feature"),
				 getString("_UI_PropertyDescriptor_description", "_UI_Transformer_attention_feature", "_UI_Transformer_type"),
				 DesignPackage.Literals.TRANSFORMER__ATTENTION,
				 true,
				 false,
				 false,
				 ItemPropertyDescriptor.GENERIC_VALUE_IMAGE,
				 null,
				 null));
	}

	/**
	 * This adds a property descriptor for the Query Rank feature.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void addQueryRankPropertyDescriptor(Object object) {
		itemPropertyDescriptors.add
			(createItemPropertyDescriptor
				(((ComposeableAdapterFactory)adapterFactory).getRootAdapterFactory(),
				 getResourceLocator(),
				 getString("_UI_Transformer_queryRank_feature"),
				 getString("_UI_PropertyDescriptor_description", "_UI_Transformer_queryRank_feature", "_UI_Transformer_type"),
				 DesignPackage.Literals.TRANSFORMER__QUERY_RANK,
				 true,
				 false,
				 false,
				 ItemPropertyDescriptor.GENERIC_VALUE_IMAGE,
				 null,
				 null));
	}

	/**
	 * This adds a property descriptor for the Key Value Rank feature.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void addKeyValueRankPropertyDescriptor(Object object) {
		itemPropertyDescriptors.add
			(createItemPropertyDescriptor
				(((ComposeableAdapterFactory)adapterFactory).getRootAdapterFactory(),
				 getResourceLocator(),
				 getString("_UI_Transformer_keyValueRank_feature"),
				 getString("_UI_PropertyDescriptor_description", "_UI_Transformer_keyValueRank_feature", "_UI_Transformer_type"),
				 DesignPackage.Literals.TRANSFORMER__KEY_VALUE_RANK,
				 true,
				 false,
				 false,
				 ItemPropertyDescriptor.GENERIC_VALUE_IMAGE,
				 null,
				 null));
	}

	/**
	 * This adds a property descriptor for the Rope Dimension feature.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void addRopeDimensionPropertyDescriptor(Object object) {
		itemPropertyDescriptors.add
			(createItemPropertyDescriptor
				(((ComposeableAdapterFactory)adapterFactory).getRootAdapterFactory(),
				 getResourceLocator(),
				 getString("_UI_Transformer_ropeDimension_feature"),
				 getString("_UI_PropertyDescriptor_description", "_UI_Transformer_ropeDimension_feature", "_UI_Transformer_type"),
				 DesignPackage.Literals.TRANSFORMER__ROPE_DIMENSION,
				 true,
				 false,
				 false,
				 ItemPropertyDescriptor.GENERIC_VALUE_IMAGE,
				 null,
				 null));
	}

	/**
	 * This adds a property descriptor for the Sliding Window feature.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void addSlidingWindowPropertyDescriptor(Object object) {
		itemPropertyDescriptors.add
			(createItemPropertyDescriptor
				(((ComposeableAdapterFactory)adapterFactory).getRootAdapterFactory(),
				 getResourceLocator(),
				 getString("_UI_Transformer_slidingWindow_feature"),
				 getString("_UI_PropertyDescriptor_description", "_UI_Transformer_slidingWindow_feature", "_UI_Transformer_type"),
				 DesignPackage.Literals.TRANSFORMER__SLIDING_WINDOW,
				 true,
				 false,
				 false,
				 ItemPropertyDescriptor.GENERIC_VALUE_IMAGE,
				 null,
				 null));
	}

	/**
	 * This adds a property descriptor for the Experts feature.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void addExpertsPropertyDescriptor(Object object) {
		itemPropertyDescriptors.add
			(createItemPropertyDescriptor
				(((ComposeableAdapterFactory)adapterFactory).getRootAdapterFactory(),
				 getResourceLocator(),
				 getString("_UI_Transformer_experts_feature"),
				 getString("_UI_PropertyDescriptor_description", "_UI_Transformer_experts_feature", "_UI_Transformer_type"),
				 DesignPackage.Literals.TRANSFORMER__EXPERTS,
				 true,
				 false,
				 false,
				 ItemPropertyDescriptor.INTEGRAL_VALUE_IMAGE,
				 null,
				 null));
	}

	/**
	 * This adds a property descriptor for the Top K feature.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void addTopKPropertyDescriptor(Object object) {
		itemPropertyDescriptors.add
			(createItemPropertyDescriptor
				(((ComposeableAdapterFactory)adapterFactory).getRootAdapterFactory(),
				 getResourceLocator(),
				 getString("_UI_Transformer_topK_feature"),
				 getString("_UI_PropertyDescriptor_description", "_UI_Transformer_topK_feature", "_UI_Transformer_type"),
				 DesignPackage.Literals.TRANSFORMER__TOP_K,
				 true,
				 false,
				 false,
				 ItemPropertyDescriptor.INTEGRAL_VALUE_IMAGE,
				 null,
				 null));
	}

	/**
	 * This adds a property descriptor for the Expert Groups feature.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void addExpertGroupsPropertyDescriptor(Object object) {
		itemPropertyDescriptors.add
			(createItemPropertyDescriptor
				(((ComposeableAdapterFactory)adapterFactory).getRootAdapterFactory(),
				 getResourceLocator(),
				 getString("_UI_Transformer_expertGroups_feature"),
				 getString("_UI_PropertyDescriptor_description", "_UI_Transformer_expertGroups_feature", "_UI_Transformer_type"),
				 DesignPackage.Literals.TRANSFORMER__EXPERT_GROUPS,
				 true,
				 false,
				 false,
				 ItemPropertyDescriptor.INTEGRAL_VALUE_IMAGE,
				 null,
				 null));
	}

	/**
	 * This adds a property descriptor for the Groups Per Token feature.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void addGroupsPerTokenPropertyDescriptor(Object object) {
		itemPropertyDescriptors.add
			(createItemPropertyDescriptor
				(((ComposeableAdapterFactory)adapterFactory).getRootAdapterFactory(),
				 getResourceLocator(),
				 getString("_UI_Transformer_groupsPerToken_feature"),
				 getString("_UI_PropertyDescriptor_description", "_UI_Transformer_groupsPerToken_feature", "_UI_Transformer_type"),
				 DesignPackage.Literals.TRANSFORMER__GROUPS_PER_TOKEN,
				 true,
				 false,
				 false,
				 ItemPropertyDescriptor.INTEGRAL_VALUE_IMAGE,
				 null,
				 null));
	}

	/**
	 * This adds a property descriptor for the Expert Feed Forward feature.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void addExpertFeedForwardPropertyDescriptor(Object object) {
		itemPropertyDescriptors.add
			(createItemPropertyDescriptor
				(((ComposeableAdapterFactory)adapterFactory).getRootAdapterFactory(),
				 getResourceLocator(),
				 getString("_UI_Transformer_expertFeedForward_feature"),
				 getString("_UI_PropertyDescriptor_description", "_UI_Transformer_expertFeedForward_feature", "_UI_Transformer_type"),
				 DesignPackage.Literals.TRANSFORMER__EXPERT_FEED_FORWARD,
				 true,
				 false,
				 false,
				 ItemPropertyDescriptor.GENERIC_VALUE_IMAGE,
				 null,
				 null));
	}

	/**
	 * This adds a property descriptor for the Shared Expert Feed Forward feature.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void addSharedExpertFeedForwardPropertyDescriptor(Object object) {
		itemPropertyDescriptors.add
			(createItemPropertyDescriptor
				(((ComposeableAdapterFactory)adapterFactory).getRootAdapterFactory(),
				 getResourceLocator(),
				 getString("_UI_Transformer_sharedExpertFeedForward_feature"),
				 getString("_UI_PropertyDescriptor_description", "_UI_Transformer_sharedExpertFeedForward_feature", "_UI_Transformer_type"),
				 DesignPackage.Literals.TRANSFORMER__SHARED_EXPERT_FEED_FORWARD,
				 true,
				 false,
				 false,
				 ItemPropertyDescriptor.INTEGRAL_VALUE_IMAGE,
				 null,
				 null));
	}

	/**
	 * This adds a property descriptor for the Dense First Layers feature.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void addDenseFirstLayersPropertyDescriptor(Object object) {
		itemPropertyDescriptors.add
			(createItemPropertyDescriptor
				(((ComposeableAdapterFactory)adapterFactory).getRootAdapterFactory(),
				 getResourceLocator(),
				 getString("_UI_Transformer_denseFirstLayers_feature"),
				 getString("_UI_PropertyDescriptor_description", "_UI_Transformer_denseFirstLayers_feature", "_UI_Transformer_type"),
				 DesignPackage.Literals.TRANSFORMER__DENSE_FIRST_LAYERS,
				 true,
				 false,
				 false,
				 ItemPropertyDescriptor.INTEGRAL_VALUE_IMAGE,
				 null,
				 null));
	}

	/**
	 * This adds a property descriptor for the Gated Feed Forward feature.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void addGatedFeedForwardPropertyDescriptor(Object object) {
		itemPropertyDescriptors.add
			(createItemPropertyDescriptor
				(((ComposeableAdapterFactory)adapterFactory).getRootAdapterFactory(),
				 getResourceLocator(),
				 getString("_UI_Transformer_gatedFeedForward_feature"),
				 getString("_UI_PropertyDescriptor_description", "_UI_Transformer_gatedFeedForward_feature", "_UI_Transformer_type"),
				 DesignPackage.Literals.TRANSFORMER__GATED_FEED_FORWARD,
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
		Transformer transformer = (Transformer)object;
		return getString("_UI_Transformer_type") + " " + transformer.getLayers();
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

		switch (notification.getFeatureID(Transformer.class)) {
			case DesignPackage.TRANSFORMER__LAYERS:
			case DesignPackage.TRANSFORMER__HIDDEN:
			case DesignPackage.TRANSFORMER__HEADS:
			case DesignPackage.TRANSFORMER__KV_HEADS:
			case DesignPackage.TRANSFORMER__HEAD_DIMENSION:
			case DesignPackage.TRANSFORMER__FEED_FORWARD:
			case DesignPackage.TRANSFORMER__VOCABULARY:
			case DesignPackage.TRANSFORMER__ATTENTION:
			case DesignPackage.TRANSFORMER__QUERY_RANK:
			case DesignPackage.TRANSFORMER__KEY_VALUE_RANK:
			case DesignPackage.TRANSFORMER__ROPE_DIMENSION:
			case DesignPackage.TRANSFORMER__SLIDING_WINDOW:
			case DesignPackage.TRANSFORMER__EXPERTS:
			case DesignPackage.TRANSFORMER__TOP_K:
			case DesignPackage.TRANSFORMER__EXPERT_GROUPS:
			case DesignPackage.TRANSFORMER__GROUPS_PER_TOKEN:
			case DesignPackage.TRANSFORMER__EXPERT_FEED_FORWARD:
			case DesignPackage.TRANSFORMER__SHARED_EXPERT_FEED_FORWARD:
			case DesignPackage.TRANSFORMER__DENSE_FIRST_LAYERS:
			case DesignPackage.TRANSFORMER__GATED_FEED_FORWARD:
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

	/**
	 * Return the resource locator for this item provider's resources.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public ResourceLocator getResourceLocator() {
		return DesignEditPlugin.INSTANCE;
	}

}
