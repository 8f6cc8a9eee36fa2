/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.eastwest.model.design.impl;

import org.eastwest.model.design.Attention;
import org.eastwest.model.design.DesignPackage;
import org.eastwest.model.design.Transformer;

import org.eclipse.emf.common.notify.Notification;

import org.eclipse.emf.ecore.EClass;

import org.eclipse.emf.ecore.impl.ENotificationImpl;
import org.eclipse.emf.ecore.impl.MinimalEObjectImpl;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Transformer</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.eastwest.model.design.impl.TransformerImpl#getLayers <em>Layers</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.TransformerImpl#getHidden <em>Hidden</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.TransformerImpl#getHeads <em>Heads</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.TransformerImpl#getKvHeads <em>Kv Heads</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.TransformerImpl#getHeadDimension <em>Head Dimension</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.TransformerImpl#getFeedForward <em>Feed Forward</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.TransformerImpl#getVocabulary <em>Vocabulary</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.TransformerImpl#getAttention <em>Attention</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.TransformerImpl#getQueryRank <em>Query Rank</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.TransformerImpl#getKeyValueRank <em>Key Value Rank</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.TransformerImpl#getRopeDimension <em>Rope Dimension</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.TransformerImpl#getSlidingWindow <em>Sliding Window</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.TransformerImpl#getExperts <em>Experts</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.TransformerImpl#getTopK <em>Top K</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.TransformerImpl#getExpertGroups <em>Expert Groups</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.TransformerImpl#getGroupsPerToken <em>Groups Per Token</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.TransformerImpl#getExpertFeedForward <em>Expert Feed Forward</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.TransformerImpl#getSharedExpertFeedForward <em>Shared Expert Feed Forward</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.TransformerImpl#getDenseFirstLayers <em>Dense First Layers</em>}</li>
 *   <li>{@link org.eastwest.model.design.impl.TransformerImpl#isGatedFeedForward <em>Gated Feed Forward</em>}</li>
 * </ul>
 *
 * @generated
 */
public class TransformerImpl extends MinimalEObjectImpl.Container implements Transformer {
	/**
	 * The default value of the '{@link #getLayers() <em>Layers</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getLayers()
	 * @generated
	 * @ordered
	 */
	protected static final int LAYERS_EDEFAULT = 1;

	/**
	 * The cached value of the '{@link #getLayers() <em>Layers</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getLayers()
	 * @generated
	 * @ordered
	 */
	protected int layers = LAYERS_EDEFAULT;

	/**
	 * The default value of the '{@link #getHidden() <em>Hidden</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getHidden()
	 * @generated
	 * @ordered
	 */
	protected static final int HIDDEN_EDEFAULT = 1;

	/**
	 * The cached value of the '{@link #getHidden() <em>Hidden</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getHidden()
	 * @generated
	 * @ordered
	 */
	protected int hidden = HIDDEN_EDEFAULT;

	/**
	 * The default value of the '{@link #getHeads() <em>Heads</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getHeads()
	 * @generated
	 * @ordered
	 */
	protected static final int HEADS_EDEFAULT = 1;

	/**
	 * The cached value of the '{@link #getHeads() <em>Heads</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getHeads()
	 * @generated
	 * @ordered
	 */
	protected int heads = HEADS_EDEFAULT;

	/**
	 * The default value of the '{@link #getKvHeads() <em>Kv Heads</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getKvHeads()
	 * @generated
	 * @ordered
	 */
	protected static final Integer KV_HEADS_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getKvHeads() <em>Kv Heads</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getKvHeads()
	 * @generated
	 * @ordered
	 */
	protected Integer kvHeads = KV_HEADS_EDEFAULT;

	/**
	 * The default value of the '{@link #getHeadDimension() <em>Head Dimension</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getHeadDimension()
	 * @generated
	 * @ordered
	 */
	protected static final Integer HEAD_DIMENSION_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getHeadDimension() <em>Head Dimension</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getHeadDimension()
	 * @generated
	 * @ordered
	 */
	protected Integer headDimension = HEAD_DIMENSION_EDEFAULT;

	/**
	 * The default value of the '{@link #getFeedForward() <em>Feed Forward</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getFeedForward()
	 * @generated
	 * @ordered
	 */
	protected static final int FEED_FORWARD_EDEFAULT = 1;

	/**
	 * The cached value of the '{@link #getFeedForward() <em>Feed Forward</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getFeedForward()
	 * @generated
	 * @ordered
	 */
	protected int feedForward = FEED_FORWARD_EDEFAULT;

	/**
	 * The default value of the '{@link #getVocabulary() <em>Vocabulary</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getVocabulary()
	 * @generated
	 * @ordered
	 */
	protected static final int VOCABULARY_EDEFAULT = 1;

	/**
	 * The cached value of the '{@link #getVocabulary() <em>Vocabulary</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getVocabulary()
	 * @generated
	 * @ordered
	 */
	protected int vocabulary = VOCABULARY_EDEFAULT;

	/**
	 * The default value of the '{@link #getAttention() <em>Attention</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getAttention()
	 * @generated
	 * @ordered
	 */
	protected static final Attention ATTENTION_EDEFAULT = Attention.MHA;

	/**
	 * The cached value of the '{@link #getAttention() <em>Attention</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getAttention()
	 * @generated
	 * @ordered
	 */
	protected Attention attention = ATTENTION_EDEFAULT;

	/**
	 * The default value of the '{@link #getQueryRank() <em>Query Rank</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getQueryRank()
	 * @generated
	 * @ordered
	 */
	protected static final Integer QUERY_RANK_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getQueryRank() <em>Query Rank</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getQueryRank()
	 * @generated
	 * @ordered
	 */
	protected Integer queryRank = QUERY_RANK_EDEFAULT;

	/**
	 * The default value of the '{@link #getKeyValueRank() <em>Key Value Rank</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getKeyValueRank()
	 * @generated
	 * @ordered
	 */
	protected static final Integer KEY_VALUE_RANK_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getKeyValueRank() <em>Key Value Rank</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getKeyValueRank()
	 * @generated
	 * @ordered
	 */
	protected Integer keyValueRank = KEY_VALUE_RANK_EDEFAULT;

	/**
	 * The default value of the '{@link #getRopeDimension() <em>Rope Dimension</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getRopeDimension()
	 * @generated
	 * @ordered
	 */
	protected static final Integer ROPE_DIMENSION_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getRopeDimension() <em>Rope Dimension</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getRopeDimension()
	 * @generated
	 * @ordered
	 */
	protected Integer ropeDimension = ROPE_DIMENSION_EDEFAULT;

	/**
	 * The default value of the '{@link #getSlidingWindow() <em>Sliding Window</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getSlidingWindow()
	 * @generated
	 * @ordered
	 */
	protected static final Integer SLIDING_WINDOW_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getSlidingWindow() <em>Sliding Window</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getSlidingWindow()
	 * @generated
	 * @ordered
	 */
	protected Integer slidingWindow = SLIDING_WINDOW_EDEFAULT;

	/**
	 * The default value of the '{@link #getExperts() <em>Experts</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getExperts()
	 * @generated
	 * @ordered
	 */
	protected static final int EXPERTS_EDEFAULT = 0;

	/**
	 * The cached value of the '{@link #getExperts() <em>Experts</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getExperts()
	 * @generated
	 * @ordered
	 */
	protected int experts = EXPERTS_EDEFAULT;

	/**
	 * The default value of the '{@link #getTopK() <em>Top K</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getTopK()
	 * @generated
	 * @ordered
	 */
	protected static final int TOP_K_EDEFAULT = 0;

	/**
	 * The cached value of the '{@link #getTopK() <em>Top K</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getTopK()
	 * @generated
	 * @ordered
	 */
	protected int topK = TOP_K_EDEFAULT;

	/**
	 * The default value of the '{@link #getExpertGroups() <em>Expert Groups</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getExpertGroups()
	 * @generated
	 * @ordered
	 */
	protected static final int EXPERT_GROUPS_EDEFAULT = 0;

	/**
	 * The cached value of the '{@link #getExpertGroups() <em>Expert Groups</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getExpertGroups()
	 * @generated
	 * @ordered
	 */
	protected int expertGroups = EXPERT_GROUPS_EDEFAULT;

	/**
	 * The default value of the '{@link #getGroupsPerToken() <em>Groups Per Token</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getGroupsPerToken()
	 * @generated
	 * @ordered
	 */
	protected static final int GROUPS_PER_TOKEN_EDEFAULT = 0;

	/**
	 * The cached value of the '{@link #getGroupsPerToken() <em>Groups Per Token</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getGroupsPerToken()
	 * @generated
	 * @ordered
	 */
	protected int groupsPerToken = GROUPS_PER_TOKEN_EDEFAULT;

	/**
	 * The default value of the '{@link #getExpertFeedForward() <em>Expert Feed Forward</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getExpertFeedForward()
	 * @generated
	 * @ordered
	 */
	protected static final Integer EXPERT_FEED_FORWARD_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getExpertFeedForward() <em>Expert Feed Forward</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getExpertFeedForward()
	 * @generated
	 * @ordered
	 */
	protected Integer expertFeedForward = EXPERT_FEED_FORWARD_EDEFAULT;

	/**
	 * The default value of the '{@link #getSharedExpertFeedForward() <em>Shared Expert Feed Forward</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getSharedExpertFeedForward()
	 * @generated
	 * @ordered
	 */
	protected static final int SHARED_EXPERT_FEED_FORWARD_EDEFAULT = 0;

	/**
	 * The cached value of the '{@link #getSharedExpertFeedForward() <em>Shared Expert Feed Forward</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getSharedExpertFeedForward()
	 * @generated
	 * @ordered
	 */
	protected int sharedExpertFeedForward = SHARED_EXPERT_FEED_FORWARD_EDEFAULT;

	/**
	 * The default value of the '{@link #getDenseFirstLayers() <em>Dense First Layers</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getDenseFirstLayers()
	 * @generated
	 * @ordered
	 */
	protected static final int DENSE_FIRST_LAYERS_EDEFAULT = 0;

	/**
	 * The cached value of the '{@link #getDenseFirstLayers() <em>Dense First Layers</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getDenseFirstLayers()
	 * @generated
	 * @ordered
	 */
	protected int denseFirstLayers = DENSE_FIRST_LAYERS_EDEFAULT;

	/**
	 * The default value of the '{@link #isGatedFeedForward() <em>Gated Feed Forward</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isGatedFeedForward()
	 * @generated
	 * @ordered
	 */
	protected static final boolean GATED_FEED_FORWARD_EDEFAULT = true;

	/**
	 * The cached value of the '{@link #isGatedFeedForward() <em>Gated Feed Forward</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isGatedFeedForward()
	 * @generated
	 * @ordered
	 */
	protected boolean gatedFeedForward = GATED_FEED_FORWARD_EDEFAULT;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected TransformerImpl() {
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	protected EClass eStaticClass() {
		return DesignPackage.Literals.TRANSFORMER;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public int getLayers() {
		return layers;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setLayers(int newLayers) {
		int oldLayers = layers;
		layers = newLayers;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.TRANSFORMER__LAYERS, oldLayers, layers));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public int getHidden() {
		return hidden;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setHidden(int newHidden) {
		int oldHidden = hidden;
		hidden = newHidden;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.TRANSFORMER__HIDDEN, oldHidden, hidden));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public int getHeads() {
		return heads;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setHeads(int newHeads) {
		int oldHeads = heads;
		heads = newHeads;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.TRANSFORMER__HEADS, oldHeads, heads));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Integer getKvHeads() {
		return kvHeads;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setKvHeads(Integer newKvHeads) {
		Integer oldKvHeads = kvHeads;
		kvHeads = newKvHeads;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.TRANSFORMER__KV_HEADS, oldKvHeads, kvHeads));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Integer getHeadDimension() {
		return headDimension;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setHeadDimension(Integer newHeadDimension) {
		Integer oldHeadDimension = headDimension;
		headDimension = newHeadDimension;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.TRANSFORMER__HEAD_DIMENSION, oldHeadDimension, headDimension));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public int getFeedForward() {
		return feedForward;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setFeedForward(int newFeedForward) {
		int oldFeedForward = feedForward;
		feedForward = newFeedForward;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.TRANSFORMER__FEED_FORWARD, oldFeedForward, feedForward));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public int getVocabulary() {
		return vocabulary;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setVocabulary(int newVocabulary) {
		int oldVocabulary = vocabulary;
		vocabulary = newVocabulary;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.TRANSFORMER__VOCABULARY, oldVocabulary, vocabulary));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Attention getAttention() {
		return attention;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setAttention(Attention newAttention) {
		Attention oldAttention = attention;
		attention = newAttention == null ? ATTENTION_EDEFAULT : newAttention;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.TRANSFORMER__ATTENTION, oldAttention, attention));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Integer getQueryRank() {
		return queryRank;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setQueryRank(Integer newQueryRank) {
		Integer oldQueryRank = queryRank;
		queryRank = newQueryRank;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.TRANSFORMER__QUERY_RANK, oldQueryRank, queryRank));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Integer getKeyValueRank() {
		return keyValueRank;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setKeyValueRank(Integer newKeyValueRank) {
		Integer oldKeyValueRank = keyValueRank;
		keyValueRank = newKeyValueRank;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.TRANSFORMER__KEY_VALUE_RANK, oldKeyValueRank, keyValueRank));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Integer getRopeDimension() {
		return ropeDimension;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setRopeDimension(Integer newRopeDimension) {
		Integer oldRopeDimension = ropeDimension;
		ropeDimension = newRopeDimension;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.TRANSFORMER__ROPE_DIMENSION, oldRopeDimension, ropeDimension));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Integer getSlidingWindow() {
		return slidingWindow;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setSlidingWindow(Integer newSlidingWindow) {
		Integer oldSlidingWindow = slidingWindow;
		slidingWindow = newSlidingWindow;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.TRANSFORMER__SLIDING_WINDOW, oldSlidingWindow, slidingWindow));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public int getExperts() {
		return experts;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setExperts(int newExperts) {
		int oldExperts = experts;
		experts = newExperts;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.TRANSFORMER__EXPERTS, oldExperts, experts));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public int getTopK() {
		return topK;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setTopK(int newTopK) {
		int oldTopK = topK;
		topK = newTopK;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.TRANSFORMER__TOP_K, oldTopK, topK));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public int getExpertGroups() {
		return expertGroups;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setExpertGroups(int newExpertGroups) {
		int oldExpertGroups = expertGroups;
		expertGroups = newExpertGroups;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.TRANSFORMER__EXPERT_GROUPS, oldExpertGroups, expertGroups));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public int getGroupsPerToken() {
		return groupsPerToken;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setGroupsPerToken(int newGroupsPerToken) {
		int oldGroupsPerToken = groupsPerToken;
		groupsPerToken = newGroupsPerToken;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.TRANSFORMER__GROUPS_PER_TOKEN, oldGroupsPerToken, groupsPerToken));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Integer getExpertFeedForward() {
		return expertFeedForward;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setExpertFeedForward(Integer newExpertFeedForward) {
		Integer oldExpertFeedForward = expertFeedForward;
		expertFeedForward = newExpertFeedForward;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.TRANSFORMER__EXPERT_FEED_FORWARD, oldExpertFeedForward, expertFeedForward));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public int getSharedExpertFeedForward() {
		return sharedExpertFeedForward;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setSharedExpertFeedForward(int newSharedExpertFeedForward) {
		int oldSharedExpertFeedForward = sharedExpertFeedForward;
		sharedExpertFeedForward = newSharedExpertFeedForward;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.TRANSFORMER__SHARED_EXPERT_FEED_FORWARD, oldSharedExpertFeedForward, sharedExpertFeedForward));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public int getDenseFirstLayers() {
		return denseFirstLayers;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setDenseFirstLayers(int newDenseFirstLayers) {
		int oldDenseFirstLayers = denseFirstLayers;
		denseFirstLayers = newDenseFirstLayers;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.TRANSFORMER__DENSE_FIRST_LAYERS, oldDenseFirstLayers, denseFirstLayers));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isGatedFeedForward() {
		return gatedFeedForward;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setGatedFeedForward(boolean newGatedFeedForward) {
		boolean oldGatedFeedForward = gatedFeedForward;
		gatedFeedForward = newGatedFeedForward;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, DesignPackage.TRANSFORMER__GATED_FEED_FORWARD, oldGatedFeedForward, gatedFeedForward));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Object eGet(int featureID, boolean resolve, boolean coreType) {
		switch (featureID) {
			case DesignPackage.TRANSFORMER__LAYERS:
				return getLayers();
			case DesignPackage.TRANSFORMER__HIDDEN:
				return getHidden();
			case DesignPackage.TRANSFORMER__HEADS:
				return getHeads();
			case DesignPackage.TRANSFORMER__KV_HEADS:
				return getKvHeads();
			case DesignPackage.TRANSFORMER__HEAD_DIMENSION:
				return getHeadDimension();
			case DesignPackage.TRANSFORMER__FEED_FORWARD:
				return getFeedForward();
			case DesignPackage.TRANSFORMER__VOCABULARY:
				return getVocabulary();
			case DesignPackage.TRANSFORMER__ATTENTION:
				return getAttention();
			case DesignPackage.TRANSFORMER__QUERY_RANK:
				return getQueryRank();
			case DesignPackage.TRANSFORMER__KEY_VALUE_RANK:
				return getKeyValueRank();
			case DesignPackage.TRANSFORMER__ROPE_DIMENSION:
				return getRopeDimension();
			case DesignPackage.TRANSFORMER__SLIDING_WINDOW:
				return getSlidingWindow();
			case DesignPackage.TRANSFORMER__EXPERTS:
				return getExperts();
			case DesignPackage.TRANSFORMER__TOP_K:
				return getTopK();
			case DesignPackage.TRANSFORMER__EXPERT_GROUPS:
				return getExpertGroups();
			case DesignPackage.TRANSFORMER__GROUPS_PER_TOKEN:
				return getGroupsPerToken();
			case DesignPackage.TRANSFORMER__EXPERT_FEED_FORWARD:
				return getExpertFeedForward();
			case DesignPackage.TRANSFORMER__SHARED_EXPERT_FEED_FORWARD:
				return getSharedExpertFeedForward();
			case DesignPackage.TRANSFORMER__DENSE_FIRST_LAYERS:
				return getDenseFirstLayers();
			case DesignPackage.TRANSFORMER__GATED_FEED_FORWARD:
				return isGatedFeedForward();
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
			case DesignPackage.TRANSFORMER__LAYERS:
				setLayers((Integer)newValue);
				return;
			case DesignPackage.TRANSFORMER__HIDDEN:
				setHidden((Integer)newValue);
				return;
			case DesignPackage.TRANSFORMER__HEADS:
				setHeads((Integer)newValue);
				return;
			case DesignPackage.TRANSFORMER__KV_HEADS:
				setKvHeads((Integer)newValue);
				return;
			case DesignPackage.TRANSFORMER__HEAD_DIMENSION:
				setHeadDimension((Integer)newValue);
				return;
			case DesignPackage.TRANSFORMER__FEED_FORWARD:
				setFeedForward((Integer)newValue);
				return;
			case DesignPackage.TRANSFORMER__VOCABULARY:
				setVocabulary((Integer)newValue);
				return;
			case DesignPackage.TRANSFORMER__ATTENTION:
				setAttention((Attention)newValue);
				return;
			case DesignPackage.TRANSFORMER__QUERY_RANK:
				setQueryRank((Integer)newValue);
				return;
			case DesignPackage.TRANSFORMER__KEY_VALUE_RANK:
				setKeyValueRank((Integer)newValue);
				return;
			case DesignPackage.TRANSFORMER__ROPE_DIMENSION:
				setRopeDimension((Integer)newValue);
				return;
			case DesignPackage.TRANSFORMER__SLIDING_WINDOW:
				setSlidingWindow((Integer)newValue);
				return;
			case DesignPackage.TRANSFORMER__EXPERTS:
				setExperts((Integer)newValue);
				return;
			case DesignPackage.TRANSFORMER__TOP_K:
				setTopK((Integer)newValue);
				return;
			case DesignPackage.TRANSFORMER__EXPERT_GROUPS:
				setExpertGroups((Integer)newValue);
				return;
			case DesignPackage.TRANSFORMER__GROUPS_PER_TOKEN:
				setGroupsPerToken((Integer)newValue);
				return;
			case DesignPackage.TRANSFORMER__EXPERT_FEED_FORWARD:
				setExpertFeedForward((Integer)newValue);
				return;
			case DesignPackage.TRANSFORMER__SHARED_EXPERT_FEED_FORWARD:
				setSharedExpertFeedForward((Integer)newValue);
				return;
			case DesignPackage.TRANSFORMER__DENSE_FIRST_LAYERS:
				setDenseFirstLayers((Integer)newValue);
				return;
			case DesignPackage.TRANSFORMER__GATED_FEED_FORWARD:
				setGatedFeedForward((Boolean)newValue);
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
			case DesignPackage.TRANSFORMER__LAYERS:
				setLayers(LAYERS_EDEFAULT);
				return;
			case DesignPackage.TRANSFORMER__HIDDEN:
				setHidden(HIDDEN_EDEFAULT);
				return;
			case DesignPackage.TRANSFORMER__HEADS:
				setHeads(HEADS_EDEFAULT);
				return;
			case DesignPackage.TRANSFORMER__KV_HEADS:
				setKvHeads(KV_HEADS_EDEFAULT);
				return;
			case DesignPackage.TRANSFORMER__HEAD_DIMENSION:
				setHeadDimension(HEAD_DIMENSION_EDEFAULT);
				return;
			case DesignPackage.TRANSFORMER__FEED_FORWARD:
				setFeedForward(FEED_FORWARD_EDEFAULT);
				return;
			case DesignPackage.TRANSFORMER__VOCABULARY:
				setVocabulary(VOCABULARY_EDEFAULT);
				return;
			case DesignPackage.TRANSFORMER__ATTENTION:
				setAttention(ATTENTION_EDEFAULT);
				return;
			case DesignPackage.TRANSFORMER__QUERY_RANK:
				setQueryRank(QUERY_RANK_EDEFAULT);
				return;
			case DesignPackage.TRANSFORMER__KEY_VALUE_RANK:
				setKeyValueRank(KEY_VALUE_RANK_EDEFAULT);
				return;
			case DesignPackage.TRANSFORMER__ROPE_DIMENSION:
				setRopeDimension(ROPE_DIMENSION_EDEFAULT);
				return;
			case DesignPackage.TRANSFORMER__SLIDING_WINDOW:
				setSlidingWindow(SLIDING_WINDOW_EDEFAULT);
				return;
			case DesignPackage.TRANSFORMER__EXPERTS:
				setExperts(EXPERTS_EDEFAULT);
				return;
			case DesignPackage.TRANSFORMER__TOP_K:
				setTopK(TOP_K_EDEFAULT);
				return;
			case DesignPackage.TRANSFORMER__EXPERT_GROUPS:
				setExpertGroups(EXPERT_GROUPS_EDEFAULT);
				return;
			case DesignPackage.TRANSFORMER__GROUPS_PER_TOKEN:
				setGroupsPerToken(GROUPS_PER_TOKEN_EDEFAULT);
				return;
			case DesignPackage.TRANSFORMER__EXPERT_FEED_FORWARD:
				setExpertFeedForward(EXPERT_FEED_FORWARD_EDEFAULT);
				return;
			case DesignPackage.TRANSFORMER__SHARED_EXPERT_FEED_FORWARD:
				setSharedExpertFeedForward(SHARED_EXPERT_FEED_FORWARD_EDEFAULT);
				return;
			case DesignPackage.TRANSFORMER__DENSE_FIRST_LAYERS:
				setDenseFirstLayers(DENSE_FIRST_LAYERS_EDEFAULT);
				return;
			case DesignPackage.TRANSFORMER__GATED_FEED_FORWARD:
				setGatedFeedForward(GATED_FEED_FORWARD_EDEFAULT);
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
			case DesignPackage.TRANSFORMER__LAYERS:
				return layers != LAYERS_EDEFAULT;
			case DesignPackage.TRANSFORMER__HIDDEN:
				return hidden != HIDDEN_EDEFAULT;
			case DesignPackage.TRANSFORMER__HEADS:
				return heads != HEADS_EDEFAULT;
			case DesignPackage.TRANSFORMER__KV_HEADS:
				return KV_HEADS_EDEFAULT == null ? kvHeads != null : !KV_HEADS_EDEFAULT.equals(kvHeads);
			case DesignPackage.TRANSFORMER__HEAD_DIMENSION:
				return HEAD_DIMENSION_EDEFAULT == null ? headDimension != null : !HEAD_DIMENSION_EDEFAULT.equals(headDimension);
			case DesignPackage.TRANSFORMER__FEED_FORWARD:
				return feedForward != FEED_FORWARD_EDEFAULT;
			case DesignPackage.TRANSFORMER__VOCABULARY:
				return vocabulary != VOCABULARY_EDEFAULT;
			case DesignPackage.TRANSFORMER__ATTENTION:
				return attention != ATTENTION_EDEFAULT;
			case DesignPackage.TRANSFORMER__QUERY_RANK:
				return QUERY_RANK_EDEFAULT == null ? queryRank != null : !QUERY_RANK_EDEFAULT.equals(queryRank);
			case DesignPackage.TRANSFORMER__KEY_VALUE_RANK:
				return KEY_VALUE_RANK_EDEFAULT == null ? keyValueRank != null : !KEY_VALUE_RANK_EDEFAULT.equals(keyValueRank);
			case DesignPackage.TRANSFORMER__ROPE_DIMENSION:
				return ROPE_DIMENSION_EDEFAULT == null ? ropeDimension != null : !ROPE_DIMENSION_EDEFAULT.equals(ropeDimension);
			case DesignPackage.TRANSFORMER__SLIDING_WINDOW:
				return SLIDING_WINDOW_EDEFAULT == null ? slidingWindow != null : !SLIDING_WINDOW_EDEFAULT.equals(slidingWindow);
			case DesignPackage.TRANSFORMER__EXPERTS:
				return experts != EXPERTS_EDEFAULT;
			case DesignPackage.TRANSFORMER__TOP_K:
				return topK != TOP_K_EDEFAULT;
			case DesignPackage.TRANSFORMER__EXPERT_GROUPS:
				return expertGroups != EXPERT_GROUPS_EDEFAULT;
			case DesignPackage.TRANSFORMER__GROUPS_PER_TOKEN:
				return groupsPerToken != GROUPS_PER_TOKEN_EDEFAULT;
			case DesignPackage.TRANSFORMER__EXPERT_FEED_FORWARD:
				return EXPERT_FEED_FORWARD_EDEFAULT == null ? expertFeedForward != null : !EXPERT_FEED_FORWARD_EDEFAULT.equals(expertFeedForward);
			case DesignPackage.TRANSFORMER__SHARED_EXPERT_FEED_FORWARD:
				return sharedExpertFeedForward != SHARED_EXPERT_FEED_FORWARD_EDEFAULT;
			case DesignPackage.TRANSFORMER__DENSE_FIRST_LAYERS:
				return denseFirstLayers != DENSE_FIRST_LAYERS_EDEFAULT;
			case DesignPackage.TRANSFORMER__GATED_FEED_FORWARD:
				return gatedFeedForward != GATED_FEED_FORWARD_EDEFAULT;
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
		result.append(" (layers: ");
		result.append(layers);
		result.append(", hidden: ");
		result.append(hidden);
		result.append(", heads: ");
		result.append(heads);
		result.append(", kvHeads: ");
		result.append(kvHeads);
		result.append(", headDimension: ");
		result.append(headDimension);
		result.append(", feedForward: ");
		result.append(feedForward);
		result.append(", vocabulary: ");
		result.append(vocabulary);
		result.append(", attention: ");
		result.append(attention);
		result.append(", queryRank: ");
		result.append(queryRank);
		result.append(", keyValueRank: ");
		result.append(keyValueRank);
		result.append(", ropeDimension: ");
		result.append(ropeDimension);
		result.append(", slidingWindow: ");
		result.append(slidingWindow);
		result.append(", experts: ");
		result.append(experts);
		result.append(", topK: ");
		result.append(topK);
		result.append(", expertGroups: ");
		result.append(expertGroups);
		result.append(", groupsPerToken: ");
		result.append(groupsPerToken);
		result.append(", expertFeedForward: ");
		result.append(expertFeedForward);
		result.append(", sharedExpertFeedForward: ");
		result.append(sharedExpertFeedForward);
		result.append(", denseFirstLayers: ");
		result.append(denseFirstLayers);
		result.append(", gatedFeedForward: ");
		result.append(gatedFeedForward);
		result.append(')');
		return result.toString();
	}

} //TransformerImpl
