// SPDX-License-Identifier: EPL-2.0
package org.eastwest.reader;

import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Severity;

/** The kinds of findings of this bundle. A code never changes its meaning. */
public enum ReaderCode {
    NO_SCENARIO("EW-READ-001", Severity.ERROR, "the design has no scenario, or none of this id"),
    UNKNOWN_CATALOG_ID("EW-READ-002", Severity.ERROR, "the catalog has no row of this id"),
    NIC_INCOMPLETE("EW-READ-003", Severity.ERROR, "NICs whose type or number neither design nor catalog gives"),
    NO_QUANTITY("EW-READ-004", Severity.ERROR, "a parameter or target is no number with a unit that fits"),
    UNKNOWN_MANAGEMENT_PLANE("EW-READ-005", Severity.WARNING, "the catalog knows no such management plane"),

    SCALE_UP_TOO_LARGE("EW-READ-010", Severity.ERROR, "a scale-up domain larger than the GPU is built in"),
    SCALE_UP_NOT_WHOLE("EW-READ-011", Severity.ERROR, "a scale-up domain that cuts servers apart"),
    SCALE_UP_PARTIAL("EW-READ-012", Severity.WARNING, "the last scale-up domain is not full"),
    NICS_OVER_SLOTS("EW-READ-013", Severity.ERROR, "more compute NICs than PCIe slots and lanes carry"),
    NIC_OVER_PCIE("EW-READ-014", Severity.WARNING, "a NIC faster than its PCIe link"),
    GPU_DIRECT_OFF("EW-READ-015", Severity.WARNING, "transfers pass through host memory"),

    NO_NICS("EW-READ-020", Severity.ERROR, "a fabric that joins no NICs"),
    LINK_OVER_SWITCH("EW-READ-021", Severity.ERROR, "links faster than the ports of a switch"),
    LINK_OVER_NIC("EW-READ-022", Severity.ERROR, "links faster than the ports of a NIC"),
    LINK_UNDER_NIC("EW-READ-023", Severity.WARNING, "links slower than the ports of a NIC"),
    NIC_PROTOCOL("EW-READ-024", Severity.ERROR, "a NIC that does not speak what the switches speak"),
    NIC_OVER_ITS_RATE("EW-READ-025", Severity.ERROR, "a NIC faster than its type"),
    NIC_PORT_OVER_ITS_RATE("EW-READ-026", Severity.ERROR,
            "a NIC port faster than the ports of its type, such as ConnectX-8 with one 800 Gb/s Ethernet port"),
    PLANES_OVER_PORTS("EW-READ-027", Severity.ERROR, "more planes than a NIC has ports"),
    PLANES_UNEVEN("EW-READ-028", Severity.WARNING, "ports of a NIC that do not spread evenly over the planes"),
    MIXED_PROTOCOLS("EW-READ-029", Severity.ERROR, "switches of different protocols in one fabric"),
    CABLE_TOO_LONG("EW-READ-030", Severity.WARNING, "cables longer than they reach"),
    CABLE_TOO_SLOW("EW-READ-031", Severity.ERROR, "cables slower than their links"),
    TOO_FEW_ENDPOINT_PORTS("EW-READ-032", Severity.ERROR, "explicit switches with fewer ports than there are NICs"),
    UNVALIDATED_STACK("EW-READ-033", Severity.WARNING, "a combination of switch and NIC that nobody validated"),
    UPLINK_UNDER_LINK("EW-READ-035", Severity.WARNING, "uplinks slower than the links below, so that a flow fits none"),
    BREAKOUT("EW-READ-036", Severity.ERROR, "a port broken out into more links than it can be"),
    MANAGEMENT_PLANE_PROTOCOL("EW-READ-034", Severity.WARNING, "a management plane for other switches"),

    TOO_FEW_GPUS_TO_PLACE("EW-READ-040", Severity.ERROR, "a placement that asks for more GPUs than there are"),
    JOBS_OVERLAP("EW-READ-041", Severity.ERROR, "two jobs on the same GPUs"),
    PLAN_TOO_LARGE("EW-READ-042", Severity.ERROR, "a plan that needs more GPUs than are placed"),
    SPARE_GPUS("EW-READ-043", Severity.NOTE, "a plan that needs fewer GPUs than are placed"),
    HEADS_NOT_DIVISIBLE("EW-READ-044", Severity.ERROR, "TP does not divide the attention heads"),
    STAGES_OVER_LAYERS("EW-READ-045", Severity.ERROR, "more pipeline stages than layers"),
    EXPERTS("EW-READ-046", Severity.ERROR, "EP does not fit the experts of the model"),
    PRECISION("EW-READ-047", Severity.ERROR, "a precision that the GPU or the computation does not have"),
    FAULT("EW-READ-048", Severity.ERROR, "a fault of a scenario that cannot be, or of a part that it does not have"),

    PATH_UNKNOWN("EW-PATH-001", Severity.ERROR, "a name in a PATH leads nowhere"),
    PATH_INCOMPLETE("EW-PATH-002", Severity.ERROR, "a PATH ends before an attribute"),
    PATH_VALUE("EW-PATH-003", Severity.ERROR, "an attribute does not take this text");

    private final String code;
    private final Severity severity;
    private final String meaning;

    ReaderCode(String code, Severity severity, String meaning) {
        this.code = code;
        this.severity = severity;
        this.meaning = meaning;
    }

    /** The stable code, such as {@code EW-READ-001}. */
    public String code() {
        return code;
    }

    public Severity severity() {
        return severity;
    }

    /** What is the case when a finding has this code. */
    public String meaning() {
        return meaning;
    }

    /**
     * A finding of this kind.
     *
     * @param element id of the design element it is about
     * @param message what is the case, with the values that decide it
     * @param remedy  what to do about it
     */
    public Finding at(String element, String message, String remedy) {
        return new Finding(severity, code, message, element, remedy);
    }
}
