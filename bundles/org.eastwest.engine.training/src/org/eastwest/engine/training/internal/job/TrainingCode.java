// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.job;

import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Severity;

/**
 * The kinds of findings of this engine: {@code EW-PLAN} about the plan alone, {@code EW-TRAINING} about its results.
 */
public enum TrainingCode {
    /** The plan needs more GPUs than are placed. */
    TOO_FEW_GPUS("EW-PLAN-001", Severity.ERROR),
    /** A number of the job is zero, negative or absurd. */
    IMPOSSIBLE_VALUE("EW-PLAN-003", Severity.ERROR),
    /** More stages, virtual ones included, than layers. */
    STAGES_OVER_LAYERS("EW-PLAN-004", Severity.ERROR),
    /** Stages hold different numbers of layers. */
    UNEVEN_LAYERS("EW-PLAN-005", Severity.NOTE),
    /** TP does not divide the attention heads. */
    HEADS_NOT_DIVISIBLE("EW-PLAN-006", Severity.ERROR),
    /** TP exceeds the key and value heads, which are copied. */
    KEY_VALUE_HEADS_COPIED("EW-PLAN-007", Severity.NOTE),
    /** DP x micro-batch does not divide the global batch. */
    BATCH_NOT_DIVISIBLE("EW-PLAN-008", Severity.ERROR),
    /** Virtual stages that the pipeline or its schedule cannot use. */
    VIRTUAL_STAGES("EW-PLAN-009", Severity.WARNING),
    /** EP does not divide the experts. */
    EXPERTS_NOT_DIVISIBLE("EW-PLAN-010", Severity.ERROR),
    /** EP does not fit TP x CP x DP. */
    EXPERT_RANKS("EW-PLAN-011", Severity.ERROR),
    /** CP does not divide the sequence into equal halves. */
    SEQUENCE_NOT_DIVISIBLE("EW-PLAN-012", Severity.WARNING),
    /** TP leaves the scale-up domain. */
    TENSOR_CROSSES("EW-PLAN-013", Severity.WARNING),
    /** EP beside TP without sequence parallelism. */
    SEQUENCE_PARALLELISM_NEEDED("EW-PLAN-014", Severity.WARNING),
    /** TP overlap without sequence parallelism, which has no effect. */
    OVERLAP_WITHOUT_EFFECT("EW-PLAN-015", Severity.NOTE),
    /** A pipeline that DualPipe cannot feed from both ends. */
    DUAL_PIPE("EW-PLAN-016", Severity.WARNING),
    /** GPUs of each scale-up domain stay free so that no group lies across a border. */
    DOMAIN_NOT_FILLED("EW-PLAN-017", Severity.NOTE),
    /** Servers of several types; the slowest decides. */
    MIXED_SERVERS("EW-PLAN-018", Severity.NOTE),
    /** ZeRO stage 2 or 3 communicates for every micro-batch. */
    ZERO_EVERY_MICRO_BATCH("EW-PLAN-019", Severity.NOTE),
    /** ZeRO cannot shard over so many ranks of DP. */
    SHARDING_DEGREE("EW-PLAN-020", Severity.ERROR),
    /** A schedule that has no effect, or whose order is published for more micro-batches. */
    FEW_MICRO_BATCHES("EW-PLAN-021", Severity.WARNING),
    /** The GPU does not have the precision. */
    PRECISION("EW-TRAINING-001", Severity.ERROR),
    /** The fabric names a transport that is not installed. */
    UNKNOWN_TRANSPORT("EW-TRAINING-002", Severity.ERROR),
    /** Ranks must talk between scale-up domains that no compute fabric joins. */
    NO_FABRIC("EW-TRAINING-003", Severity.ERROR),
    /** The compute fabric cannot be built, so nothing can be said about what it carries. */
    FABRIC_NOT_BUILDABLE("EW-TRAINING-004", Severity.ERROR),
    /** The job needs more memory than a GPU has. */
    MEMORY_EXCEEDED("EW-TRAINING-005", Severity.ERROR),
    /** Less than 5 % of the memory stays free. */
    MEMORY_TIGHT("EW-TRAINING-006", Severity.WARNING),
    /** What the step spends most time on besides useful compute. */
    BOTTLENECK("EW-TRAINING-007", Severity.NOTE),
    /** Exposed communication through the compute fabric is a large part of the step. */
    SCALE_OUT_BOUND("EW-TRAINING-008", Severity.WARNING),
    /** The bubble is more than a fifth of the step. */
    BUBBLE("EW-TRAINING-009", Severity.WARNING),
    /** The result exceeds what matrix multiplications reach. */
    ABOVE_CEILING("EW-TRAINING-010", Severity.WARNING),
    /** Facts of the hardware or values of the design give no finite result. */
    NO_RESULT("EW-TRAINING-012", Severity.ERROR),
    /** The server group or its compute NICs are missing. */
    NO_SERVERS("EW-TRAINING-013", Severity.ERROR),
    /** What a slow GPU or NIC costs. */
    SLOW_PART("EW-TRAINING-014", Severity.WARNING),
    /** A slow GPU or NIC that costs nothing. */
    SLOW_PART_WITHOUT_EFFECT("EW-TRAINING-015", Severity.NOTE),
    /** A fault of the fabric names what it does not have. */
    UNKNOWN_FAULT("EW-TRAINING-016", Severity.ERROR);

    private final String code;
    private final Severity severity;

    TrainingCode(String code, Severity severity) {
        this.code = code;
        this.severity = severity;
    }

    public String code() {
        return code;
    }

    public Severity severity() {
        return severity;
    }

    Finding finding(String element, String message, String remedy) {
        return new Finding(severity, code, message, element, remedy);
    }
}
