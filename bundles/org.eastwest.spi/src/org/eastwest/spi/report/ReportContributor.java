// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.report;

import java.util.List;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * Contributes sections to design reports; an OSGi service. The report shows what it gives as it is, in the order of the
 * contributors' ids.
 *
 * <p><b>Contract.</b> Called once a report, on a thread that is not the window's. Stateless and thread-safe. The same
 * request gives the same sections: reports are compared byte by byte. It answers within seconds, and neither the list
 * nor anything in it is null.
 *
 * <p><b>Failure.</b> One that throws, an {@link Error} included, returns null or gives no answer for 120 seconds is left
 * out, and the report says so and names its bundle.
 *
 * @since 1.0
 */
@ConsumerType
public interface ReportContributor {
    /** Stable id, such as {@code com.example.optics}; decides the order. */
    String id();

    /** What it has to say about a design; empty when nothing. */
    List<ContributedSection> sections(ReportRequest request);
}
