// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.selection.internal.advise;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.FabricRole;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.fabric.TierKind;
import org.eastwest.spi.hardware.LinkProtocol;
import org.eastwest.spi.hardware.SwitchSpec;
import org.eastwest.spi.transport.CongestionControl;
import org.eastwest.spi.transport.FlowControl;
import org.eastwest.spi.transport.LoadBalancing;
import org.eastwest.spi.transport.Transport;
import org.eastwest.spi.transport.TransportInfo;

/**
 * What can be said about the operation of a transport from its own facts. The user's own judgement takes precedence.
 */
final class Facts {
    /** Management that nobody sells. */
    private static final Set<String> OWN_MANAGEMENT = Set.of("in-house", "host telemetry");

    private final DesignSnapshot own;
    private final Judgements judged;

    /**
     * @param own    the design, whose other fabrics tell what the data centre runs
     * @param judged the user's own
     */
    Facts(DesignSnapshot own, Judgements judged) {
        this.own = own;
        this.judged = judged;
    }

    /** The user's judgement, else the facts'. */
    private Raw judged(TransportInfo info, Measure measure, Raw otherwise) {
        return judged.of(info.id(), measure).orElse(otherwise);
    }

    Raw lockIn(TransportInfo info) {
        return judged(info, Measure.LOCK_IN, Raw.of(1 - info.lockIn(), "sold by " + String.join(", ", info.vendors())
                + "; " + info.source().text()));
    }

    Raw unification(TransportInfo info, FabricSnapshot compute) {
        Optional<LinkProtocol> speaks = protocol(compute);
        Set<LinkProtocol> others = own.fabrics().stream().filter(f -> f.role() != FabricRole.COMPUTE)
                .flatMap(f -> protocol(f).stream()).collect(Collectors.toCollection(TreeSet::new));
        Set<LinkProtocol> centre = others.isEmpty() ? Set.of(LinkProtocol.ETHERNET) : others;
        String basis = others.isEmpty() ? "the design has no other fabric: Ethernet is assumed of the data centre"
                : "the design's other fabrics speak " + others.stream().map(Facts::word)
                        .collect(Collectors.joining(", "));
        return judged(info, Measure.UNIFICATION, speaks.map(p -> Raw.of(centre.contains(p) ? 1 : 0, "it runs on "
                + word(p) + "; " + basis)).orElse(Raw.unknown("the switches are not chosen")));
    }

    Raw operations(TransportInfo info, Transport transport, Optional<String> doubt) {
        List<String> tuned = new ArrayList<>();
        double spared = 0;
        if (transport.flowControl() instanceof FlowControl.PriorityFlowControl) {
            tuned.add("pause thresholds");
        } else {
            spared++;
        }
        if (transport.congestionControl().marking().isPresent()) {
            tuned.add("marking thresholds");
        } else {
            spared++;
        }
        if (transport.loadBalancing() instanceof LoadBalancing.FlowHash) {
            tuned.add("entropy of flows");
        } else {
            spared++;
        }
        if (transport.congestionControl().signal() == CongestionControl.Signal.TELEMETRY) {
            tuned.add("telemetry of every switch");
        } else {
            spared++;
        }
        boolean sold = info.managementPlanes().stream().anyMatch(plane -> !OWN_MANAGEMENT.contains(plane));
        spared += sold ? 1 : 0;
        spared += doubt.isEmpty() ? 1 : 0;
        return judged(info, Measure.OPERATIONS, Raw.of(spared / 6, "to tune or to provide: " + (tuned.isEmpty()
                ? "nothing"
                : String.join(", ", tuned)) + "; managed by " + String.join(", ", info.managementPlanes())
                + doubt.map(why -> "; not validated: " + why).orElse("")));
    }

    Raw multiTenancy(TransportInfo info, Raw victims) {
        return judged(info, Measure.MULTI_TENANCY, victims.known() ? Raw.of(1 - victims.value(), victims.basis())
                : victims);
    }

    static Optional<LinkProtocol> protocol(FabricSnapshot fabric) {
        return Optional.ofNullable(fabric.switchType(TierKind.LEAF)).map(SwitchSpec::protocol);
    }

    static String word(LinkProtocol protocol) {
        return protocol.name().toLowerCase(Locale.ROOT);
    }
}
