// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.selection.internal;

import java.util.Locale;
import java.util.Optional;
import org.eastwest.spi.design.ClusterSnapshot;
import org.eastwest.spi.design.FabricRole;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.fabric.FabricTransport;
import org.eastwest.spi.transport.ScaleLimit;
import org.eastwest.spi.transport.TransportModel;

/**
 * How far a transport reaches. Only a limit of its protocol, such as its addresses, rules it out; that nobody has shown
 * it at this size yet is for the warning of the fabric engine.
 */
public final class Reach {
    private Reach() {
    }

    /** Why the protocol cannot join the endpoints of the compute fabric; empty where it can. */
    public static Optional<String> exceeded(ClusterSnapshot cluster, FabricSnapshot compute, TransportModel model) {
        ScaleLimit limit = FabricTransport.of(compute, model).transport().scaleLimit();
        long nics = cluster.groups().stream().mapToLong(g -> g.nics(FabricRole.COMPUTE.nicRole())
                .map(n -> (long) g.count() * n.perServer()).orElse(0L)).sum();
        return nics <= limit.endpoints() || !limit.impassable() ? Optional.empty()
                : Optional.of(String.format(Locale.ROOT, "%,d endpoints are more than the %,d that it takes: %s.",
                        nics, limit.endpoints(), limit.basis()));
    }
}
