// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.report;

import java.util.List;

/**
 * Contributes sections to design reports; an OSGi service. The report shows what it gives as it is, in the order of the
 * contributors' ids; one that fails is left out, and the report says so.
 *
 * <p>Stateless and thread-safe. The same request gives the same sections: reports are compared byte by byte.
 */
public interface ReportContributor {
    /** Stable id, such as {@code com.example.optics}; decides the order. */
    String id();

    /** What it has to say about a design; empty when nothing. */
    List<ContributedSection> sections(ReportRequest request);
}
