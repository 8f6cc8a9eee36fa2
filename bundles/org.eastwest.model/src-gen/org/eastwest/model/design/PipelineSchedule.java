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
 * A representation of the literals of the enumeration '<em><b>Pipeline Schedule</b></em>',
 * and utility methods for working with them.
 * <!-- end-user-doc -->
 * <!-- begin-model-doc -->
 * In which order a pipeline stage works on its micro-batches.
 * <!-- end-model-doc -->
 * @see org.eastwest.model.design.DesignPackage#getPipelineSchedule()
 * @model
 * @generated
 */
public enum PipelineSchedule implements Enumerator {
	/**
	 * The '<em><b>ONE FORWARD ONE BACKWARD</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * One forward, one backward in turn (arXiv:2006.09503).
	 * <!-- end-model-doc -->
	 * @see #ONE_FORWARD_ONE_BACKWARD_VALUE
	 * @generated
	 * @ordered
	 */
	ONE_FORWARD_ONE_BACKWARD(0, "ONE_FORWARD_ONE_BACKWARD", "1f1b"),

	/**
	 * The '<em><b>GPIPE</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * All forward, then all backward (arXiv:1811.06965).
	 * <!-- end-model-doc -->
	 * @see #GPIPE_VALUE
	 * @generated
	 * @ordered
	 */
	GPIPE(1, "GPIPE", "gpipe"),

	/**
	 * The '<em><b>INTERLEAVED</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * 1F1B over several virtual stages (arXiv:2104.04473).
	 * <!-- end-model-doc -->
	 * @see #INTERLEAVED_VALUE
	 * @generated
	 * @ordered
	 */
	INTERLEAVED(2, "INTERLEAVED", "interleaved"),

	/**
	 * The '<em><b>ZERO BUBBLE</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Backward split in two, ZB-H1 (arXiv:2401.10241).
	 * <!-- end-model-doc -->
	 * @see #ZERO_BUBBLE_VALUE
	 * @generated
	 * @ordered
	 */
	ZERO_BUBBLE(3, "ZERO_BUBBLE", "zero-bubble"),

	/**
	 * The '<em><b>DUAL PIPE</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Two directions at once, with forward and backward paired (arXiv:2412.19437).
	 * <!-- end-model-doc -->
	 * @see #DUAL_PIPE_VALUE
	 * @generated
	 * @ordered
	 */
	DUAL_PIPE(4, "DUAL_PIPE", "dual-pipe"),

	/**
	 * The '<em><b>ZERO BUBBLE V</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Backward split in two over two chunks of a stage, which micro-batches pass down and up again, ZB-V (arXiv:2401.10241, section 6).
	 * <!-- end-model-doc -->
	 * @see #ZERO_BUBBLE_V_VALUE
	 * @generated
	 * @ordered
	 */
	ZERO_BUBBLE_V(5, "ZERO_BUBBLE_V", "zero-bubble-v");

	/**
	 * The '<em><b>ONE FORWARD ONE BACKWARD</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * One forward, one backward in turn (arXiv:2006.09503).
	 * <!-- end-model-doc -->
	 * @see #ONE_FORWARD_ONE_BACKWARD
	 * @model literal="1f1b"
	 * @generated
	 * @ordered
	 */
	public static final int ONE_FORWARD_ONE_BACKWARD_VALUE = 0;

	/**
	 * The '<em><b>GPIPE</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * All forward, then all backward (arXiv:1811.06965).
	 * <!-- end-model-doc -->
	 * @see #GPIPE
	 * @model literal="gpipe"
	 * @generated
	 * @ordered
	 */
	public static final int GPIPE_VALUE = 1;

	/**
	 * The '<em><b>INTERLEAVED</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * 1F1B over several virtual stages (arXiv:2104.04473).
	 * <!-- end-model-doc -->
	 * @see #INTERLEAVED
	 * @model literal="interleaved"
	 * @generated
	 * @ordered
	 */
	public static final int INTERLEAVED_VALUE = 2;

	/**
	 * The '<em><b>ZERO BUBBLE</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Backward split in two, ZB-H1 (arXiv:2401.10241).
	 * <!-- end-model-doc -->
	 * @see #ZERO_BUBBLE
	 * @model literal="zero-bubble"
	 * @generated
	 * @ordered
	 */
	public static final int ZERO_BUBBLE_VALUE = 3;

	/**
	 * The '<em><b>DUAL PIPE</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Two directions at once, with forward and backward paired (arXiv:2412.19437).
	 * <!-- end-model-doc -->
	 * @see #DUAL_PIPE
	 * @model literal="dual-pipe"
	 * @generated
	 * @ordered
	 */
	public static final int DUAL_PIPE_VALUE = 4;

	/**
	 * The '<em><b>ZERO BUBBLE V</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Backward split in two over two chunks of a stage, which micro-batches pass down and up again, ZB-V (arXiv:2401.10241, section 6).
	 * <!-- end-model-doc -->
	 * @see #ZERO_BUBBLE_V
	 * @model literal="zero-bubble-v"
	 * @generated
	 * @ordered
	 */
	public static final int ZERO_BUBBLE_V_VALUE = 5;

	/**
	 * An array of all the '<em><b>Pipeline Schedule</b></em>' enumerators.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private static final PipelineSchedule[] VALUES_ARRAY =
		new PipelineSchedule[] {
			ONE_FORWARD_ONE_BACKWARD,
			GPIPE,
			INTERLEAVED,
			ZERO_BUBBLE,
			DUAL_PIPE,
			ZERO_BUBBLE_V,
		};

	/**
	 * A public read-only list of all the '<em><b>Pipeline Schedule</b></em>' enumerators.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public static final List<PipelineSchedule> VALUES = Collections.unmodifiableList(Arrays.asList(VALUES_ARRAY));

	/**
	 * Returns the '<em><b>Pipeline Schedule</b></em>' literal with the specified literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param literal the literal.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static PipelineSchedule get(String literal) {
		for (int i = 0; i < VALUES_ARRAY.length; ++i) {
			PipelineSchedule result = VALUES_ARRAY[i];
			if (result.toString().equals(literal)) {
				return result;
			}
		}
		return null;
	}

	/**
	 * Returns the '<em><b>Pipeline Schedule</b></em>' literal with the specified name.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param name the name.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static PipelineSchedule getByName(String name) {
		for (int i = 0; i < VALUES_ARRAY.length; ++i) {
			PipelineSchedule result = VALUES_ARRAY[i];
			if (result.getName().equals(name)) {
				return result;
			}
		}
		return null;
	}

	/**
	 * Returns the '<em><b>Pipeline Schedule</b></em>' literal with the specified integer value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the integer value.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static PipelineSchedule get(int value) {
		switch (value) {
			case ONE_FORWARD_ONE_BACKWARD_VALUE: return ONE_FORWARD_ONE_BACKWARD;
			case GPIPE_VALUE: return GPIPE;
			case INTERLEAVED_VALUE: return INTERLEAVED;
			case ZERO_BUBBLE_VALUE: return ZERO_BUBBLE;
			case DUAL_PIPE_VALUE: return DUAL_PIPE;
			case ZERO_BUBBLE_V_VALUE: return ZERO_BUBBLE_V;
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
	private PipelineSchedule(int value, String name, String literal) {
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
	
} //PipelineSchedule
