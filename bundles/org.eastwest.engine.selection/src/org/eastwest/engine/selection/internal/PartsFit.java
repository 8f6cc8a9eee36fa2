// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.selection.internal;

import java.util.List;
import java.util.Optional;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Severity;
import org.eastwest.spi.design.ClusterSnapshot;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.fabric.FabricTransport;
import org.eastwest.spi.transport.TransportModel;

/**
 * Whether NICs and switches of a design can carry a transport.
 *
 * @param text {@code yes}, or {@code no}, {@code not validated} or {@code unknown} with the reason
 */
record PartsFit(String text) {
    private static final String NO = "no: ";

    static PartsFit of(TransportModel transport, ClusterSnapshot cluster, FabricSnapshot fabric) {
        try {
            return of(FabricTransport.compatibility(cluster, fabric, transport));
        } catch (RuntimeException | LinkageError fault) {
            return new PartsFit("unknown: the transport failed: " + fault);
        }
    }

    private static PartsFit of(List<Finding> findings) {
        return new PartsFit(first(findings, Severity.ERROR).map(reason -> NO + reason)
                .or(() -> first(findings, Severity.WARNING).map(reason -> "not validated: " + reason)).orElse("yes"));
    }

    /** Why the parts cannot carry it; empty when they can, as far as is known. */
    Optional<String> reasonAgainst() {
        return text.startsWith(NO) ? Optional.of(text.substring(NO.length())) : Optional.empty();
    }

    private static Optional<String> first(List<Finding> findings, Severity severity) {
        return findings.stream().filter(f -> f.severity() == severity).map(Finding::message).findFirst();
    }
}
