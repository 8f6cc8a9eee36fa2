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
 * A representation of the literals of the enumeration '<em><b>Attention</b></em>',
 * and utility methods for working with them.
 * <!-- end-user-doc -->
 * <!-- begin-model-doc -->
 * Kind of attention.
 * <!-- end-model-doc -->
 * @see org.eastwest.model.design.DesignPackage#getAttention()
 * @model
 * @generated
 */
public enum Attention implements Enumerator {
	/**
	 * The '<em><b>MHA</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Multi-head attention: every query head has keys and values of its own.
	 * <!-- end-model-doc -->
	 * @see #MHA_VALUE
	 * @generated
	 * @ordered
	 */
	MHA(0, "MHA", "mha"),

	/**
	 * The '<em><b>GQA</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Grouped-query attention: query heads share key and value heads.
	 * <!-- end-model-doc -->
	 * @see #GQA_VALUE
	 * @generated
	 * @ordered
	 */
	GQA(1, "GQA", "gqa"),

	/**
	 * The '<em><b>MLA</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Multi-head latent attention: keys and values are compressed (arXiv:2405.04434).
	 * <!-- end-model-doc -->
	 * @see #MLA_VALUE
	 * @generated
	 * @ordered
	 */
	MLA(2, "MLA", "mla");

	/**
	 * The '<em><b>MHA</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Multi-head attention: every query head has keys and values of its own.
	 * <!-- end-model-doc -->
	 * @see #MHA
	 * @model literal="mha"
	 * @generated
	 * @ordered
	 */
	public static final int MHA_VALUE = 0;

	/**
	 * The '<em><b>GQA</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Grouped-query attention: query heads share key and value heads.
	 * <!-- end-model-doc -->
	 * @see #GQA
	 * @model literal="gqa"
	 * @generated
	 * @ordered
	 */
	public static final int GQA_VALUE = 1;

	/**
	 * The '<em><b>MLA</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Multi-head latent attention: keys and values are compressed (arXiv:2405.04434).
	 * <!-- end-model-doc -->
	 * @see #MLA
	 * @model literal="mla"
	 * @generated
	 * @ordered
	 */
	public static final int MLA_VALUE = 2;

	/**
	 * An array of all the '<em><b>Attention</b></em>' enumerators.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private static final Attention[] VALUES_ARRAY =
		new Attention[] {
			MHA,
			GQA,
			MLA,
		};

	/**
	 * A public read-only list of all the '<em><b>Attention</b></em>' enumerators.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public static final List<Attention> VALUES = Collections.unmodifiableList(Arrays.asList(VALUES_ARRAY));

	/**
	 * Returns the '<em><b>Attention</b></em>' literal with the specified literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param literal the literal.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static Attention get(String literal) {
		for (int i = 0; i < VALUES_ARRAY.length; ++i) {
			Attention result = VALUES_ARRAY[i];
			if (result.toString().equals(literal)) {
				return result;
			}
		}
		return null;
	}

	/**
	 * Returns the '<em><b>Attention</b></em>' literal with the specified name.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param name the name.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static Attention getByName(String name) {
		for (int i = 0; i < VALUES_ARRAY.length; ++i) {
			Attention result = VALUES_ARRAY[i];
			if (result.getName().equals(name)) {
				return result;
			}
		}
		return null;
	}

	/**
	 * Returns the '<em><b>Attention</b></em>' literal with the specified integer value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the integer value.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static Attention get(int value) {
		switch (value) {
			case MHA_VALUE: return MHA;
			case GQA_VALUE: return GQA;
			case MLA_VALUE: return MLA;
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
	private Attention(int value, String name, String literal) {
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
	
} //Attention
