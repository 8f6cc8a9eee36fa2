// SPDX-License-Identifier: EPL-2.0
package org.eastwest.reader.internal.view;

import java.util.List;
import org.eastwest.model.view.Link;
import org.eastwest.model.view.LinkState;
import org.eastwest.model.view.Severity;
import org.eastwest.reader.internal.view.FaultMarks.Switches;
import org.eastwest.spi.fabric.CableClass;

/**
 * What analyses tell about the links of one fabric.
 *
 * @param layout  the fabric
 * @param traffic what the jobs put on them
 * @param faults  what has failed
 * @param cycle   links whose buffers wait for each other, such as leaf3-spine1; empty for no cycle
 * @param pauses  hops from a congested port that pauses have spread; below 0 where the jobs are looked at instead
 */
record LinkResults(Layout layout, Traffic traffic, FaultMarks faults, List<String> cycle, int pauses) {
    /** Puts it on links between two groups, of {@code parts} that the links between these tiers are drawn as. */
    void put(Link link, Switches upper, Switches lower, CableClass between, int parts) {
        if (pauses < 0) {
            traffic.put(link, layout, between);
        } else if (pauses >= hop(between)) {
            link.setState(LinkState.PAUSED);
            link.setSeverity(Severity.WARNING);
            link.setMessage("paused");
            link.setTooltip(link.getTooltip() + "; pauses have reached some of them");
        }
        faults.mark(link, upper, lower, between, parts);
        if (cycle.stream().anyMatch(c -> faults.joins(c, upper, lower))) {
            link.setCyclic(true);
            link.setTooltip(link.getTooltip() + "; on the cycle of buffers " + String.join(", ", cycle));
        }
    }

    /** After how many hops pauses reach the first of these links, from a port towards a server. */
    private int hop(CableClass between) {
        return switch (between) {
            case LEAF_SPINE -> 1;
            case SPINE_CORE -> 2;
            default -> 2 * layout.sizing().tiers().size() - 1;
        };
    }
}
