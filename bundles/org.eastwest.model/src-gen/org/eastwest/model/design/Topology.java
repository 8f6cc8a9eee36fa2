/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.eastwest.model.design;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;

import org.eclipse.emf.common.util.Enumerator;

/**
 * <!-- begin-user-doc -->
 * A representation of the literals of the enumeration '<em><b>Topology</b></em>',
 * and utility methods for working with them.
 * <!-- end-user-doc -->
 * <!-- begin-model-doc -->
 * How the switches of a fabric are arranged.
 * <!-- end-model-doc -->
 * @see org.eastwest.model.design.DesignPackage#getTopology()
 * @model
 * @generated
 */
public enum Topology implements Enumerator {
	/**
	 * The '<em><b>FAT TREE</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Fat tree with as few tiers as the number of endpoints allows.
	 * <!-- end-model-doc -->
	 * @see #FAT_TREE_VALUE
	 * @generated
	 * @ordered
	 */
	FAT_TREE(0, "FAT_TREE", "fat-tree"),

	/**
	 * The '<em><b>TWO TIER FAT TREE</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Leaf and spine.
	 * <!-- end-model-doc -->
	 * @see #TWO_TIER_FAT_TREE_VALUE
	 * @generated
	 * @ordered
	 */
	TWO_TIER_FAT_TREE(1, "TWO_TIER_FAT_TREE", "two-tier-fat-tree"),

	/**
	 * The '<em><b>THREE TIER FAT TREE</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Leaf, spine and core.
	 * <!-- end-model-doc -->
	 * @see #THREE_TIER_FAT_TREE_VALUE
	 * @generated
	 * @ordered
	 */
	THREE_TIER_FAT_TREE(2, "THREE_TIER_FAT_TREE", "three-tier-fat-tree"),

	/**
	 * The '<em><b>RAIL OPTIMISED</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Fat tree whose leaf j of a group takes NIC j of every server in the group.
	 * <!-- end-model-doc -->
	 * @see #RAIL_OPTIMISED_VALUE
	 * @generated
	 * @ordered
	 */
	RAIL_OPTIMISED(3, "RAIL_OPTIMISED", "rail-optimised"),

	/**
	 * The '<em><b>RAIL ONLY</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Rails without a tier that joins them; traffic between rails goes through the scale-up domain (arXiv:2307.12169).
	 * <!-- end-model-doc -->
	 * @see #RAIL_ONLY_VALUE
	 * @generated
	 * @ordered
	 */
	RAIL_ONLY(4, "RAIL_ONLY", "rail-only"),

	/**
	 * The '<em><b>MULTI PLANE</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Several disjoint fat trees, each on a port of its own of every NIC.
	 * <!-- end-model-doc -->
	 * @see #MULTI_PLANE_VALUE
	 * @generated
	 * @ordered
	 */
	MULTI_PLANE(5, "MULTI_PLANE", "multi-plane"),

	/**
	 * The '<em><b>DRAGONFLY PLUS</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Groups of leaves and spines, joined by links between spines (Shpiner et al., 2017).
	 * <!-- end-model-doc -->
	 * @see #DRAGONFLY_PLUS_VALUE
	 * @generated
	 * @ordered
	 */
	DRAGONFLY_PLUS(6, "DRAGONFLY_PLUS", "dragonfly-plus"),

	/**
	 * The '<em><b>EXPLICIT</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The single switches and links that the fabric lists.
	 * <!-- end-model-doc -->
	 * @see #EXPLICIT_VALUE
	 * @generated
	 * @ordered
	 */
	EXPLICIT(7, "EXPLICIT", "explicit");

	/**
	 * The '<em><b>FAT TREE</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Fat tree with as few tiers as the number of endpoints allows.
	 * <!-- end-model-doc -->
	 * @see #FAT_TREE
	 * @model literal="fat-tree"
	 * @generated
	 * @ordered
	 */
	public static final int FAT_TREE_VALUE = 0;

	/**
	 * The '<em><b>TWO TIER FAT TREE</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Leaf and spine.
	 * <!-- end-model-doc -->
	 * @see #TWO_TIER_FAT_TREE
	 * @model literal="two-tier-fat-tree"
	 * @generated
	 * @ordered
	 */
	public static final int TWO_TIER_FAT_TREE_VALUE = 1;

	/**
	 * The '<em><b>THREE TIER FAT TREE</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Leaf, spine and core.
	 * <!-- end-model-doc -->
	 * @see #THREE_TIER_FAT_TREE
	 * @model literal="three-tier-fat-tree"
	 * @generated
	 * @ordered
	 */
	public static final int THREE_TIER_FAT_TREE_VALUE = 2;

	/**
	 * The '<em><b>RAIL OPTIMISED</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Fat tree whose leaf j of a group takes NIC j of every server in the group.
	 * <!-- end-model-doc -->
	 * @see #RAIL_OPTIMISED
	 * @model literal="rail-optimised"
	 * @generated
	 * @ordered
	 */
	public static final int RAIL_OPTIMISED_VALUE = 3;

	/**
	 * The '<em><b>RAIL ONLY</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Rails without a tier that joins them; traffic between rails goes through the scale-up domain (arXiv:2307.12169).
	 * <!-- end-model-doc -->
	 * @see #RAIL_ONLY
	 * @model literal="rail-only"
	 * @generated
	 * @ordered
	 */
	public static final int RAIL_ONLY_VALUE = 4;

	/**
	 * The '<em><b>MULTI PLANE</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Several disjoint fat trees, each on a port of its own of every NIC.
	 * <!-- end-model-doc -->
	 * @see #MULTI_PLANE
	 * @model literal="multi-plane"
	 * @generated
	 * @ordered
	 */
	public static final int MULTI_PLANE_VALUE = 5;

	/**
	 * The '<em><b>DRAGONFLY PLUS</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Groups of leaves and spines, joined by links between spines (Shpiner et al., 2017).
	 * <!-- end-model-doc -->
	 * @see #DRAGONFLY_PLUS
	 * @model literal="dragonfly-plus"
	 * @generated
	 * @ordered
	 */
	public static final int DRAGONFLY_PLUS_VALUE = 6;

	/**
	 * The '<em><b>EXPLICIT</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The single switches and links that the fabric lists.
	 * <!-- end-model-doc -->
	 * @see #EXPLICIT
	 * @model literal="explicit"
	 * @generated
	 * @ordered
	 */
	public static final int EXPLICIT_VALUE = 7;

	/**
	 * An array of all the '<em><b>Topology</b></em>' enumerators.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private static final Topology[] VALUES_ARRAY =
		new Topology[] {
			FAT_TREE,
			TWO_TIER_FAT_TREE,
			THREE_TIER_FAT_TREE,
			RAIL_OPTIMISED,
			RAIL_ONLY,
			MULTI_PLANE,
			DRAGONFLY_PLUS,
			EXPLICIT,
		};

	/**
	 * A public read-only list of all the '<em><b>Topology</b></em>' enumerators.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public static final List<Topology> VALUES = Collections.unmodifiableList(Arrays.asList(VALUES_ARRAY));

	/**
	 * Returns the '<em><b>Topology</b></em>' literal with the specified literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param literal the literal.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static Topology get(String literal) {
		for (int i = 0; i < VALUES_ARRAY.length; ++i) {
			Topology result = VALUES_ARRAY[i];
			if (result.toString().equals(literal)) {
				return result;
			}
		}
		return null;
	}

	/**
	 * Returns the '<em><b>Topology</b></em>' literal with the specified name.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param name the name.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static Topology getByName(String name) {
		for (int i = 0; i < VALUES_ARRAY.length; ++i) {
			Topology result = VALUES_ARRAY[i];
			if (result.getName().equals(name)) {
				return result;
			}
		}
		return null;
	}

	/**
	 * Returns the '<em><b>Topology</b></em>' literal with the specified integer value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the integer value.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static Topology get(int value) {
		switch (value) {
			case FAT_TREE_VALUE: return FAT_TREE;
			case TWO_TIER_FAT_TREE_VALUE: return TWO_TIER_FAT_TREE;
			case THREE_TIER_FAT_TREE_VALUE: return THREE_TIER_FAT_TREE;
			case RAIL_OPTIMISED_VALUE: return RAIL_OPTIMISED;
			case RAIL_ONLY_VALUE: return RAIL_ONLY;
			case MULTI_PLANE_VALUE: return MULTI_PLANE;
			case DRAGONFLY_PLUS_VALUE: return DRAGONFLY_PLUS;
			case EXPLICIT_VALUE: return EXPLICIT;
		}
		return null;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private final int value;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private final String name;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private final String literal;

	/**
	 * Only this class can construct instances.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private Topology(int value, String name, String literal) {
		this.value = value;
		this.name = name;
		this.literal = literal;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public int getValue() {
	  return value;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getName() {
	  return name;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getLiteral() {
	  return literal;
	}

	/**
	 * Returns the literal value of the enumerator, which is its string representation.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String toString() {
		return literal;
	}
	
} //Topology
