// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.transport;

import java.util.List;
import java.util.Objects;
import org.eastwest.spi.analysis.Source;

/**
 * Who a transport is, and the operational facts for a decision.
 *
 * @param id               stable id, lower case with dashes ({@code ib-ndr})
 * @param name             name for people
 * @param description      one sentence
 * @param vendors          who sells it; several names mean a choice
 * @param lockIn           0 (open, many vendors) to 1 (one vendor); a judgement, stated with its source
 * @param managementPlanes what manages it (UFM, NetQ, ...)
 * @param order            place among the transports, ascending, so that they stand in the same order everywhere;
 *                         {@link #INSTALLED} for those that are installed later
 * @param compared         true when comparisons show it unless told otherwise
 * @param source           where these facts come from
 * @since 1.0
 */
public record TransportInfo(String id, String name, String description, List<String> vendors, double lockIn,
        List<String> managementPlanes, int order, boolean compared, Source source) {
    /** The {@link #order} of transports that do not come with the product. */
    public static final int INSTALLED = 1000;

    public TransportInfo {
        Objects.requireNonNull(id, "id");
        Objects.requireNonNull(name, "name");
        vendors = List.copyOf(vendors);
        managementPlanes = List.copyOf(managementPlanes);
    }
}
