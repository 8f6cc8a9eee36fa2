// SPDX-License-Identifier: EPL-2.0
package org.eastwest.model.validation;

/** What must hold in a design, as far as the design alone can tell; parts are checked against the catalog elsewhere. */
public enum DesignConstraint implements ProblemCode {
    /** Nothing can refer to the element and no finding can name it. */
    ID_MISSING("001", Severity.ERROR, "An element has no identifier."),
    /** Identifiers are words of paths and of references. */
    ID_MALFORMED("002", Severity.ERROR,
            "An identifier has characters other than lower-case letters, digits and hyphens."),
    /** A reference to it would be ambiguous. */
    ID_DUPLICATE("003", Severity.ERROR, "Two elements have the same identifier."),
    /** The element says nothing without it. */
    VALUE_MISSING("004", Severity.ERROR, "A required value is missing."),
    /** The element cannot be used without it. */
    ELEMENT_MISSING("005", Severity.ERROR, "A required element or reference is missing."),
    /** Ranges are physical or far beyond any machine that can be built; the metamodel lists them. */
    OUT_OF_RANGE("006", Severity.ERROR, "A number is out of its range."),
    /** Nothing can be computed from it. */
    NOT_FINITE("007", Severity.ERROR, "A number is infinite or not a number."),
    /** It was removed, or belongs to another design. */
    DANGLING("008", Severity.ERROR, "A reference leads to an element that is not in the design."),
    /** The traffic of a role would have two places to go. */
    NIC_ROLE_TWICE("010", Severity.ERROR, "Two groups of NICs of a server have the same role."),
    /** It is a slip of the pen rather than a cluster. */
    TOO_MANY_SERVERS("011", Severity.ERROR, "A cluster has more than 10,000,000 servers."),
    /** Only one can hold. */
    TIER_TWICE("020", Severity.ERROR, "A fabric has two tiers of the same kind."),
    /** What it says has no effect. */
    TIER_UNUSED("021", Severity.WARNING, "The topology of a fabric does not have a tier that the fabric lists."),
    /** There is no fabric. */
    SWITCHES_MISSING("022", Severity.ERROR, "An explicit topology has no switches."),
    /** They have no effect. */
    SWITCHES_UNUSED("023", Severity.WARNING, "A fabric lists single switches or links and is not explicit."),
    /** It carries nothing. */
    LINK_LOOP("024", Severity.ERROR, "A link leads from a switch to itself."),
    /** Fabrics are joined by servers only. */
    LINK_FOREIGN("025", Severity.ERROR, "A link leads to a switch of another fabric."),
    /** It is a fat tree then. */
    ONE_PLANE("026", Severity.ERROR, "A multi-plane topology has only one plane."),
    /** IEEE 802.1Q has eight priorities. */
    PRIORITY("027", Severity.ERROR, "A priority is not from 0 to 7 or is listed twice."),
    /** Only one value can hold. */
    PARAMETER_TWICE("028", Severity.ERROR, "A fabric overrides a parameter twice."),
    /** Neither ports nor rates are known. */
    SWITCH_TYPE_MISSING("029", Severity.ERROR, "Some switches of a fabric have no type."),
    /** Communication time depends on it. */
    TRANSPORT_MISSING("030", Severity.ERROR, "A compute fabric has no transport."),
    /** No server is connected. */
    NO_ENDPOINTS("031", Severity.ERROR, "No switch of an explicit topology takes endpoints."),
    /** There is nothing to compute. */
    MODEL_MISSING("040", Severity.ERROR, "A workload has no transformer."),
    /** Only one can hold. */
    MODEL_TWICE("041", Severity.ERROR, "A workload names a transformer of the catalog and holds one of its own."),
    /** Attention is not defined then. */
    HEADS("042", Severity.ERROR, "The heads of a transformer do not divide its width or its query heads evenly."),
    /** The KV cache depends on it. */
    MLA_RANK("043", Severity.ERROR, "A transformer with MLA has no rank of keys and values or no rotary width."),
    /** It is neither dense nor a mixture of experts. */
    EXPERTS("044", Severity.ERROR, "The numbers of experts of a transformer contradict each other."),
    /** They cannot all be there. */
    DENSE_LAYERS("045", Severity.ERROR, "A transformer has more dense first layers than layers."),
    /** It is not known how the transformer is split. */
    PLAN_MISSING("060", Severity.ERROR, "A job that runs a transformer has no plan."),
    /** It has no effect. */
    PLAN_UNUSED("061", Severity.WARNING, "A job of independent flows has a plan."),
    /** Virtual stages divide the stages of a pipeline. */
    VIRTUAL_STAGES("062", Severity.ERROR,
            "A plan has virtual stages without a pipeline, or without a schedule that interleaves them."),
    /** It is plain 1F1B then. */
    NOT_INTERLEAVED("063", Severity.WARNING, "A schedule interleaves virtual stages and there is only one."),
    /** A dimension has one place. */
    ORDER_TWICE("064", Severity.ERROR, "The order of a plan names a dimension twice."),
    /** It has no effect. */
    SEQUENCE_PARALLELISM("065", Severity.WARNING, "A plan has sequence parallelism and no tensor parallelism."),
    /** Some replica would have a part of a micro-batch. */
    BATCH_SPLIT("066", Severity.ERROR,
            "The replicas and micro-batches of a plan do not divide the global batch evenly."),
    /** Megatron-LM refuses such a plan. */
    BATCH_PIPELINE("067", Severity.WARNING,
            "The micro-batches of an interleaved pipeline are no multiple of its stages."),
    /** It has no effect. */
    ZERO_UNUSED("068", Severity.WARNING, "A plan shards over replicas and has only one."),
    /** Each rank needs a GPU of its own. */
    TOO_MANY_RANKS("069", Severity.ERROR, "A plan needs more GPUs than the job is given."),
    /** Experts are spread over whole groups of ranks. */
    EXPERT_GROUPS("070", Severity.ERROR, "The expert parallelism of a plan does not divide its ranks evenly."),
    /** Some shard would have a rank too few. */
    SHARDING_DEGREE("071", Severity.ERROR, "The sharding degree of a plan does not divide its data parallelism."),
    /** It has no effect. */
    SHARDING_UNUSED("072", Severity.WARNING, "A plan has a sharding degree and shards nothing."),
    /** The traffic of a role would have two places to go. */
    FABRIC_ROLE_TWICE("080", Severity.ERROR, "Two fabrics of a scenario have the same role."),
    /** The scenario does not have them. */
    PLACEMENT_FOREIGN("081", Severity.ERROR, "A job is placed on servers of another cluster than the scenario's."),
    /** There is nothing to analyse but the fabric. */
    NO_JOBS("082", Severity.WARNING, "A scenario has no jobs."),
    /** Nothing leaves a scale-up domain. */
    NO_COMPUTE_FABRIC("083", Severity.WARNING, "A scenario with jobs has no compute fabric."),
    /** There is nothing to analyse. */
    NO_SCENARIO("084", Severity.WARNING, "A design has no scenario."),
    /** Nothing can be compared with it. */
    TARGET("090", Severity.ERROR, "The target of a requirement is no number with a unit.");

    private final String number;
    private final Severity severity;
    private final String meaning;

    DesignConstraint(String number, Severity severity, String meaning) {
        this.number = number;
        this.severity = severity;
        this.meaning = meaning;
    }

    @Override
    public String code() {
        return "EW-MODEL-" + number;
    }

    @Override
    public Severity severity() {
        return severity;
    }

    @Override
    public String meaning() {
        return meaning;
    }
}
