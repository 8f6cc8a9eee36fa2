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
 * @param text {@code yes}, or {@code no} or {@code not validated} with the reason
 */
record PartsFit(String text) {
    static PartsFit of(TransportModel transport, ClusterSnapshot cluster, FabricSnapshot fabric) {
        List<Finding> findings = FabricTransport.compatibility(cluster, fabric, transport);
        return new PartsFit(first(findings, Severity.ERROR).map(reason -> "no: " + reason)
                .or(() -> first(findings, Severity.WARNING).map(reason -> "not validated: " + reason)).orElse("yes"));
    }

    private static Optional<String> first(List<Finding> findings, Severity severity) {
        return findings.stream().filter(f -> f.severity() == severity).map(Finding::message).findFirst();
    }
}
