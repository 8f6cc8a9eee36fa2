// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.selection.internal;

import java.util.ArrayList;
import java.util.List;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Severity;
import org.eastwest.spi.design.ClusterSnapshot;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.design.NicGroupSnapshot;
import org.eastwest.spi.fabric.TierKind;
import org.eastwest.spi.hardware.NicRole;
import org.eastwest.spi.hardware.SwitchSpec;
import org.eastwest.spi.transport.TransportModel;

/**
 * Whether NICs and switches of a design can carry a transport.
 *
 * @param text {@code yes}, or {@code no} or {@code not validated} with the reason
 */
record PartsFit(String text) {
    static PartsFit of(TransportModel transport, ClusterSnapshot cluster, FabricSnapshot fabric) {
        SwitchSpec leaf = fabric.switchType(TierKind.LEAF);
        if (leaf == null) {
            return new PartsFit("unknown: the fabric names no switch");
        }
        List<Finding> findings = new ArrayList<>();
        cluster.groups().stream().flatMap(group -> group.nics(NicRole.EAST_WEST).stream()).map(NicGroupSnapshot::type)
                .distinct().forEach(nic -> findings.addAll(transport.compatibility(nic, leaf,
                        fabric.linkBytesPerSecond(), fabric.id())));
        return new PartsFit(worst(findings));
    }

    private static String worst(List<Finding> findings) {
        return first(findings, Severity.ERROR).map(reason -> "no: " + reason)
                .or(() -> first(findings, Severity.WARNING).map(reason -> "not validated: " + reason)).orElse("yes");
    }

    private static java.util.Optional<String> first(List<Finding> findings, Severity severity) {
        return findings.stream().filter(f -> f.severity() == severity).map(Finding::message).findFirst();
    }
}
