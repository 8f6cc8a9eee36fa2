/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.eastwest.model.design;

import org.eclipse.emf.ecore.EObject;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Transformer</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * The shape of a transformer: what decides its parameters, operations and bytes.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.eastwest.model.design.Transformer#getLayers <em>Layers</em>}</li>
 *   <li>{@link org.eastwest.model.design.Transformer#getHidden <em>Hidden</em>}</li>
 *   <li>{@link org.eastwest.model.design.Transformer#getHeads <em>Heads</em>}</li>
 *   <li>{@link org.eastwest.model.design.Transformer#getKvHeads <em>Kv Heads</em>}</li>
 *   <li>{@link org.eastwest.model.design.Transformer#getHeadDimension <em>Head Dimension</em>}</li>
 *   <li>{@link org.eastwest.model.design.Transformer#getFeedForward <em>Feed Forward</em>}</li>
 *   <li>{@link org.eastwest.model.design.Transformer#getVocabulary <em>Vocabulary</em>}</li>
 *   <li>{@link org.eastwest.model.design.Transformer#getAttention <em>Attention</em>}</li>
 *   <li>{@link org.eastwest.model.design.Transformer#getQueryRank <em>Query Rank</em>}</li>
 *   <li>{@link org.eastwest.model.design.Transformer#getKeyValueRank <em>Key Value Rank</em>}</li>
 *   <li>{@link org.eastwest.model.design.Transformer#getRopeDimension <em>Rope Dimension</em>}</li>
 *   <li>{@link org.eastwest.model.design.Transformer#getSlidingWindow <em>Sliding Window</em>}</li>
 *   <li>{@link org.eastwest.model.design.Transformer#getExperts <em>Experts</em>}</li>
 *   <li>{@link org.eastwest.model.design.Transformer#getTopK <em>Top K</em>}</li>
 *   <li>{@link org.eastwest.model.design.Transformer#getExpertGroups <em>Expert Groups</em>}</li>
 *   <li>{@link org.eastwest.model.design.Transformer#getGroupsPerToken <em>Groups Per Token</em>}</li>
 *   <li>{@link org.eastwest.model.design.Transformer#getExpertFeedForward <em>Expert Feed Forward</em>}</li>
 *   <li>{@link org.eastwest.model.design.Transformer#getSharedExpertFeedForward <em>Shared Expert Feed Forward</em>}</li>
 *   <li>{@link org.eastwest.model.design.Transformer#getDenseFirstLayers <em>Dense First Layers</em>}</li>
 *   <li>{@link org.eastwest.model.design.Transformer#isGatedFeedForward <em>Gated Feed Forward</em>}</li>
 * </ul>
 *
 * @see org.eastwest.model.design.DesignPackage#getTransformer()
 * @model
 * @generated
 */
public interface Transformer extends EObject {
	/**
	 * Returns the value of the '<em><b>Layers</b></em>' attribute.
	 * The default value is <code>"1"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Transformer layers; 1 to 100,000.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Layers</em>' attribute.
	 * @see #setLayers(int)
	 * @see org.eastwest.model.design.DesignPackage#getTransformer_Layers()
	 * @model default="1"
	 *        annotation="http://www.eastwest.org/design/range minimum='1' maximum='100000'"
	 * @generated
	 */
	int getLayers();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Transformer#getLayers <em>Layers</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Layers</em>' attribute.
	 * @see #getLayers()
	 * @generated
	 */
	void setLayers(int value);

	/**
	 * Returns the value of the '<em><b>Hidden</b></em>' attribute.
	 * The default value is <code>"1"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Width of the residual stream; 1 to 10,000,000.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Hidden</em>' attribute.
	 * @see #setHidden(int)
	 * @see org.eastwest.model.design.DesignPackage#getTransformer_Hidden()
	 * @model default="1"
	 *        annotation="http://www.eastwest.org/design/range minimum='1' maximum='10000000'"
	 * @generated
	 */
	int getHidden();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Transformer#getHidden <em>Hidden</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Hidden</em>' attribute.
	 * @see #getHidden()
	 * @generated
	 */
	void setHidden(int value);

	/**
	 * Returns the value of the '<em><b>Heads</b></em>' attribute.
	 * The default value is <code>"1"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Query heads of attention; 1 to 100,000.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Heads</em>' attribute.
	 * @see #setHeads(int)
	 * @see org.eastwest.model.design.DesignPackage#getTransformer_Heads()
	 * @model default="1"
	 *        annotation="http://www.eastwest.org/design/range minimum='1' maximum='100000'"
	 * @generated
	 */
	int getHeads();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Transformer#getHeads <em>Heads</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Heads</em>' attribute.
	 * @see #getHeads()
	 * @generated
	 */
	void setHeads(int value);

	/**
	 * Returns the value of the '<em><b>Kv Heads</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Key and value heads of grouped-query attention; unset: as many as heads. 1 to 100,000.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Kv Heads</em>' attribute.
	 * @see #setKvHeads(Integer)
	 * @see org.eastwest.model.design.DesignPackage#getTransformer_KvHeads()
	 * @model annotation="http://www.eastwest.org/design/range minimum='1' maximum='100000'"
	 * @generated
	 */
	Integer getKvHeads();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Transformer#getKvHeads <em>Kv Heads</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Kv Heads</em>' attribute.
	 * @see #getKvHeads()
	 * @generated
	 */
	void setKvHeads(Integer value);

	/**
	 * Returns the value of the '<em><b>Head Dimension</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Width of a head; unset: hidden divided by heads. 1 to 1,000,000.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Head Dimension</em>' attribute.
	 * @see #setHeadDimension(Integer)
	 * @see org.eastwest.model.design.DesignPackage#getTransformer_HeadDimension()
	 * @model annotation="http://www.eastwest.org/design/range minimum='1' maximum='1000000'"
	 * @generated
	 */
	Integer getHeadDimension();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Transformer#getHeadDimension <em>Head Dimension</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Head Dimension</em>' attribute.
	 * @see #getHeadDimension()
	 * @generated
	 */
	void setHeadDimension(Integer value);

	/**
	 * Returns the value of the '<em><b>Feed Forward</b></em>' attribute.
	 * The default value is <code>"1"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Inner width of the feed-forward block of a dense layer; 1 to 100,000,000.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Feed Forward</em>' attribute.
	 * @see #setFeedForward(int)
	 * @see org.eastwest.model.design.DesignPackage#getTransformer_FeedForward()
	 * @model default="1"
	 *        annotation="http://www.eastwest.org/design/range minimum='1' maximum='100000000'"
	 * @generated
	 */
	int getFeedForward();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Transformer#getFeedForward <em>Feed Forward</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Feed Forward</em>' attribute.
	 * @see #getFeedForward()
	 * @generated
	 */
	void setFeedForward(int value);

	/**
	 * Returns the value of the '<em><b>Vocabulary</b></em>' attribute.
	 * The default value is <code>"1"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Tokens of the vocabulary; 1 to 100,000,000.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Vocabulary</em>' attribute.
	 * @see #setVocabulary(int)
	 * @see org.eastwest.model.design.DesignPackage#getTransformer_Vocabulary()
	 * @model default="1"
	 *        annotation="http://www.eastwest.org/design/range minimum='1' maximum='100000000'"
	 * @generated
	 */
	int getVocabulary();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Transformer#getVocabulary <em>Vocabulary</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Vocabulary</em>' attribute.
	 * @see #getVocabulary()
	 * @generated
	 */
	void setVocabulary(int value);

	/**
	 * Returns the value of the '<em><b>Attention</b></em>' attribute.
	 * The literals are from the enumeration {@link org.eastwest.model.design.Attention}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Kind of attention.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Attention</em>' attribute.
	 * @see org.eastwest.model.design.Attention
	 * @see #setAttention(Attention)
	 * @see org.eastwest.model.design.DesignPackage#getTransformer_Attention()
	 * @model
	 * @generated
	 */
	Attention getAttention();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Transformer#getAttention <em>Attention</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Attention</em>' attribute.
	 * @see org.eastwest.model.design.Attention
	 * @see #getAttention()
	 * @generated
	 */
	void setAttention(Attention value);

	/**
	 * Returns the value of the '<em><b>Query Rank</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Rank of the compressed query of MLA; unset: not compressed. 1 to 10,000,000.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Query Rank</em>' attribute.
	 * @see #setQueryRank(Integer)
	 * @see org.eastwest.model.design.DesignPackage#getTransformer_QueryRank()
	 * @model annotation="http://www.eastwest.org/design/range minimum='1' maximum='10000000'"
	 * @generated
	 */
	Integer getQueryRank();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Transformer#getQueryRank <em>Query Rank</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Query Rank</em>' attribute.
	 * @see #getQueryRank()
	 * @generated
	 */
	void setQueryRank(Integer value);

	/**
	 * Returns the value of the '<em><b>Key Value Rank</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Rank of the compressed keys and values of MLA; required with MLA. 1 to 10,000,000.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Key Value Rank</em>' attribute.
	 * @see #setKeyValueRank(Integer)
	 * @see org.eastwest.model.design.DesignPackage#getTransformer_KeyValueRank()
	 * @model annotation="http://www.eastwest.org/design/range minimum='1' maximum='10000000'"
	 * @generated
	 */
	Integer getKeyValueRank();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Transformer#getKeyValueRank <em>Key Value Rank</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Key Value Rank</em>' attribute.
	 * @see #getKeyValueRank()
	 * @generated
	 */
	void setKeyValueRank(Integer value);

	/**
	 * Returns the value of the '<em><b>Rope Dimension</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Width of the part of a head that carries the rotary position in MLA; required with MLA. 1 to 1,000,000.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Rope Dimension</em>' attribute.
	 * @see #setRopeDimension(Integer)
	 * @see org.eastwest.model.design.DesignPackage#getTransformer_RopeDimension()
	 * @model annotation="http://www.eastwest.org/design/range minimum='1' maximum='1000000'"
	 * @generated
	 */
	Integer getRopeDimension();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Transformer#getRopeDimension <em>Rope Dimension</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Rope Dimension</em>' attribute.
	 * @see #getRopeDimension()
	 * @generated
	 */
	void setRopeDimension(Integer value);

	/**
	 * Returns the value of the '<em><b>Sliding Window</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Tokens that attention looks back where a layer uses a window; unset: all of them. 1 to 100,000,000.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Sliding Window</em>' attribute.
	 * @see #setSlidingWindow(Integer)
	 * @see org.eastwest.model.design.DesignPackage#getTransformer_SlidingWindow()
	 * @model annotation="http://www.eastwest.org/design/range minimum='1' maximum='100000000'"
	 * @generated
	 */
	Integer getSlidingWindow();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Transformer#getSlidingWindow <em>Sliding Window</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Sliding Window</em>' attribute.
	 * @see #getSlidingWindow()
	 * @generated
	 */
	void setSlidingWindow(Integer value);

	/**
	 * Returns the value of the '<em><b>Experts</b></em>' attribute.
	 * The default value is <code>"0"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Routed experts of a mixture-of-experts layer; 0 is a dense transformer. 0 to 100,000.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Experts</em>' attribute.
	 * @see #setExperts(int)
	 * @see org.eastwest.model.design.DesignPackage#getTransformer_Experts()
	 * @model default="0"
	 *        annotation="http://www.eastwest.org/design/range minimum='0' maximum='100000'"
	 * @generated
	 */
	int getExperts();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Transformer#getExperts <em>Experts</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Experts</em>' attribute.
	 * @see #getExperts()
	 * @generated
	 */
	void setExperts(int value);

	/**
	 * Returns the value of the '<em><b>Top K</b></em>' attribute.
	 * The default value is <code>"0"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Routed experts a token visits; 0 in a dense transformer. 0 to 100,000.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Top K</em>' attribute.
	 * @see #setTopK(int)
	 * @see org.eastwest.model.design.DesignPackage#getTransformer_TopK()
	 * @model default="0"
	 *        annotation="http://www.eastwest.org/design/range minimum='0' maximum='100000'"
	 * @generated
	 */
	int getTopK();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Transformer#getTopK <em>Top K</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Top K</em>' attribute.
	 * @see #getTopK()
	 * @generated
	 */
	void setTopK(int value);

	/**
	 * Returns the value of the '<em><b>Expert Groups</b></em>' attribute.
	 * The default value is <code>"0"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Groups of experts whose choice the router limits, as in node-limited routing; 0: it chooses among all. 0 to 100,000.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Expert Groups</em>' attribute.
	 * @see #setExpertGroups(int)
	 * @see org.eastwest.model.design.DesignPackage#getTransformer_ExpertGroups()
	 * @model default="0"
	 *        annotation="http://www.eastwest.org/design/range minimum='0' maximum='100000'"
	 * @generated
	 */
	int getExpertGroups();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Transformer#getExpertGroups <em>Expert Groups</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Expert Groups</em>' attribute.
	 * @see #getExpertGroups()
	 * @generated
	 */
	void setExpertGroups(int value);

	/**
	 * Returns the value of the '<em><b>Groups Per Token</b></em>' attribute.
	 * The default value is <code>"0"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Groups that the experts of one token come from; required with expertGroups. 0 to 100,000.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Groups Per Token</em>' attribute.
	 * @see #setGroupsPerToken(int)
	 * @see org.eastwest.model.design.DesignPackage#getTransformer_GroupsPerToken()
	 * @model default="0"
	 *        annotation="http://www.eastwest.org/design/range minimum='0' maximum='100000'"
	 * @generated
	 */
	int getGroupsPerToken();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Transformer#getGroupsPerToken <em>Groups Per Token</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Groups Per Token</em>' attribute.
	 * @see #getGroupsPerToken()
	 * @generated
	 */
	void setGroupsPerToken(int value);

	/**
	 * Returns the value of the '<em><b>Expert Feed Forward</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Inner width of one routed expert; required with experts. 1 to 100,000,000.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Expert Feed Forward</em>' attribute.
	 * @see #setExpertFeedForward(Integer)
	 * @see org.eastwest.model.design.DesignPackage#getTransformer_ExpertFeedForward()
	 * @model annotation="http://www.eastwest.org/design/range minimum='1' maximum='100000000'"
	 * @generated
	 */
	Integer getExpertFeedForward();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Transformer#getExpertFeedForward <em>Expert Feed Forward</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Expert Feed Forward</em>' attribute.
	 * @see #getExpertFeedForward()
	 * @generated
	 */
	void setExpertFeedForward(Integer value);

	/**
	 * Returns the value of the '<em><b>Shared Expert Feed Forward</b></em>' attribute.
	 * The default value is <code>"0"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Inner width of all shared experts together; 0: none. 0 to 100,000,000.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Shared Expert Feed Forward</em>' attribute.
	 * @see #setSharedExpertFeedForward(int)
	 * @see org.eastwest.model.design.DesignPackage#getTransformer_SharedExpertFeedForward()
	 * @model default="0"
	 *        annotation="http://www.eastwest.org/design/range minimum='0' maximum='100000000'"
	 * @generated
	 */
	int getSharedExpertFeedForward();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Transformer#getSharedExpertFeedForward <em>Shared Expert Feed Forward</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Shared Expert Feed Forward</em>' attribute.
	 * @see #getSharedExpertFeedForward()
	 * @generated
	 */
	void setSharedExpertFeedForward(int value);

	/**
	 * Returns the value of the '<em><b>Dense First Layers</b></em>' attribute.
	 * The default value is <code>"0"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Layers at the start that are dense in a mixture of experts; 0 to 100,000.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Dense First Layers</em>' attribute.
	 * @see #setDenseFirstLayers(int)
	 * @see org.eastwest.model.design.DesignPackage#getTransformer_DenseFirstLayers()
	 * @model default="0"
	 *        annotation="http://www.eastwest.org/design/range minimum='0' maximum='100000'"
	 * @generated
	 */
	int getDenseFirstLayers();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Transformer#getDenseFirstLayers <em>Dense First Layers</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Dense First Layers</em>' attribute.
	 * @see #getDenseFirstLayers()
	 * @generated
	 */
	void setDenseFirstLayers(int value);

	/**
	 * Returns the value of the '<em><b>Gated Feed Forward</b></em>' attribute.
	 * The default value is <code>"true"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Whether feed-forward blocks have a gate (SwiGLU), which makes three matrices of two.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Gated Feed Forward</em>' attribute.
	 * @see #setGatedFeedForward(boolean)
	 * @see org.eastwest.model.design.DesignPackage#getTransformer_GatedFeedForward()
	 * @model default="true"
	 * @generated
	 */
	boolean isGatedFeedForward();

	/**
	 * Sets the value of the '{@link org.eastwest.model.design.Transformer#isGatedFeedForward <em>Gated Feed Forward</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Gated Feed Forward</em>' attribute.
	 * @see #isGatedFeedForward()
	 * @generated
	 */
	void setGatedFeedForward(boolean value);

} // Transformer
