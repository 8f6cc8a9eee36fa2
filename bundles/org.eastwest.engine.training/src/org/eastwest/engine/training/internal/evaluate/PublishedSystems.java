// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.evaluate;

import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eastwest.engine.training.internal.collective.Collectives;
import org.eastwest.engine.training.internal.collective.Group;
import org.eastwest.engine.training.internal.collective.ScaleOut;
import org.eastwest.engine.training.internal.collective.ScaleUpDomain;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.evaluation.KnownParts;
import org.eastwest.spi.evaluation.MeasuredRow;
import org.eastwest.spi.fabric.FabricModel;
import org.eastwest.spi.fabric.FabricPlan;
import org.eastwest.spi.fabric.FabricSizing;
import org.eastwest.spi.fabric.TierKind;
import org.eastwest.spi.fabric.TopologyKind;
import org.eastwest.spi.hardware.GpuSpec;
import org.eastwest.spi.hardware.NicSpec;
import org.eastwest.spi.hardware.ServerSpec;
import org.eastwest.spi.transport.ParameterValues;
import org.eastwest.spi.transport.Transport;
import org.eastwest.spi.transport.TransportModel;

/** The machines on which collectives were measured: parts of the catalog, with what a row tells instead. */
final class PublishedSystems {
    /** {@code 8x400G}: NICs of a node and the rate of each; {@code 400G}: the rate of a GPU's NIC. */
    private static final Pattern NICS = Pattern.compile("(?:(\\d+)x)?(\\d+)G\\b");
    private static final Map<String, String> GENERATIONS = Map.of("sm80", "A100", "sm90", "H100", "sm100", "B200");
    /** Forms of a GPU that have other links than the one that the catalog describes. */
    private static final List<String> OTHER_FORMS = List.of("nvl", "pcie");
    /** Ports of a switch of 51.2 Tb/s at 400 Gb/s: three tiers join half a million NICs. */
    private static final int SWITCH_PORTS = 128;

    private final FabricModel fabrics;
    private final List<TransportModel> transports;
    private final KnownParts parts;
    private final Map<String, Collectives> known = new HashMap<>();

    PublishedSystems(FabricModel fabrics, List<TransportModel> transports, KnownParts parts) {
        this.fabrics = fabrics;
        this.transports = transports;
        this.parts = parts;
    }

    GpuSpec gpu(MeasuredRow row, List<String> assumed) {
        String type = row.text("gpu_type");
        if (type.isEmpty()) {
            throw new RefusedRow("the type of GPU is missing");
        }
        List<String> words = words(type);
        if (words.stream().anyMatch(OTHER_FORMS::contains)) {
            throw new RefusedRow("the catalog has no GPU '" + type + "': it knows the form for NVSwitch only");
        }
        Optional<String> generation = words.stream().map(GENERATIONS::get).filter(g -> g != null).findFirst();
        generation.ifPresent(g -> assumed.add(g + " for a GPU of " + type));
        return new GpuNames(parts.gpus()).find(generation.orElse(type));
    }

    private static List<String> words(String text) {
        return Arrays.asList(text.toLowerCase(Locale.ROOT).split("[^a-z0-9]+"));
    }

    /** What collectives of a group cost on this row's machine. */
    Collectives collectives(MeasuredRow row, GpuSpec gpu, Group group, List<String> assumed) {
        if (!group.crosses()) {
            return known.computeIfAbsent(gpu.id(), id -> new Collectives(domain(gpu), null));
        }
        String network = row.text("inter_node_net");
        ScaleOut.Nics nics = nics(row, gpu, network, assumed);
        double rate = rate(network).orElseGet(() -> server(gpu).nicBytesPerSecond());
        TransportModel transport = transport(network, assumed);
        // NCCL reduces in the network only when it is told to (NCCL_COLLNET_ENABLE is 0 by default).
        boolean reduces = words(network).contains("sharp");
        String key = gpu.id() + "/" + nics.perGpu() + "/" + rate + "/" + transport.info().id() + "/" + reduces + "/"
                + group;
        return known.computeIfAbsent(key, k -> new Collectives(domain(gpu), fabric(group, nics, rate,
                strategies(transport, reduces))));
    }

    private static ScaleUpDomain domain(GpuSpec gpu) {
        return new ScaleUpDomain(gpu.scaleUpBytesPerSecond(), gpu.peerBytesPerSecond(), gpu.scaleUp(),
                gpu.provenance().source());
    }

    private static Transport strategies(TransportModel model, boolean reduces) {
        Transport transport = model.compose(ParameterValues.of(model.parameters(), Map.of(), "evaluation").values());
        return reduces ? transport : transport.withoutInNetworkReduction();
    }

    private ScaleOut fabric(Group group, ScaleOut.Nics nics, double rate, Transport transport) {
        Source source = Source.assumption("rails without oversubscription");
        long endpoints = Math.max(1, Math.round(group.domains() * Math.max(group.inside(), group.strideGpus())
                * nics.perGpu()));
        int rails = (int) Math.max(1, Math.round(group.strideGpus() * nics.perGpu()));
        FabricSizing sizing = fabrics.size(new FabricPlan(TopologyKind.RAIL_OPTIMISED, endpoints, 0, rails,
                Map.of(TierKind.LEAF, SWITCH_PORTS), rate, 0, 1, Map.of(), Map.of(), 0, 0));
        return new ScaleOut(fabrics, sizing, transport, nics, source);
    }

    /** NICs of a GPU: as the row tells, else as the first server of the catalog with this GPU has them. */
    private ScaleOut.Nics nics(MeasuredRow row, GpuSpec gpu, String network, List<String> assumed) {
        Matcher told = NICS.matcher(network);
        boolean found = told.find();
        double perGpu = 1;
        if (found && told.group(1) != null) {
            perGpu = Double.parseDouble(told.group(1)) / row.count("gpus_per_node", gpu.scaleUpDomainSize());
        }
        Optional<ServerSpec> server = parts.servers().stream().filter(s -> s.gpuId().equals(gpu.id())).findFirst();
        if (!found) {
            ServerSpec like = server.orElseThrow(() -> new RefusedRow("the rate of the NICs is missing"));
            perGpu = like.scaleOutBytesPerSecond() / like.nicBytesPerSecond();
            assumed.add("NICs as in " + like.name());
        }
        double share = server.flatMap(this::nic).map(NicSpec::gpuShare).filter(s -> s > 0).orElse(1.0);
        return new ScaleOut.Nics(perGpu, Double.MAX_VALUE, Source.assumption("no limit but the NIC's"), share,
                server.flatMap(this::nic).map(n -> n.provenance().source())
                        .orElse(Source.assumption("no NIC of the catalog")));
    }

    private Optional<NicSpec> nic(ServerSpec server) {
        return parts.nics().stream().filter(n -> n.id().equals(server.nicId())).findFirst();
    }

    private ServerSpec server(GpuSpec gpu) {
        return parts.servers().stream().filter(s -> s.gpuId().equals(gpu.id())).findFirst()
                .orElseThrow(() -> new RefusedRow("the rate of the NICs is missing"));
    }

    private static Optional<Double> rate(String network) {
        Matcher told = NICS.matcher(network);
        return told.find() ? Optional.of(Double.parseDouble(told.group(2)) * 1e9 / 8) : Optional.empty();
    }

    /** The transport of which most words stand in the row's network; the first of all when none does. */
    private TransportModel transport(String network, List<String> assumed) {
        if (transports.isEmpty()) {
            throw new RefusedRow("the group leaves its scale-up domain, and no transport is installed");
        }
        List<String> words = words(network);
        Comparator<TransportModel> order = Comparator.comparingInt((TransportModel t) -> t.info().order())
                .thenComparing(t -> t.info().id());
        List<TransportModel> sorted = transports.stream().sorted(order).toList();
        TransportModel best = sorted.get(0);
        for (TransportModel transport : sorted) {
            if (matches(transport, words) > matches(best, words)) {
                best = transport;
            }
        }
        if (matches(best, words) == 0) {
            assumed.add(best.info().name());
        }
        return best;
    }

    /** Words of the network with which a word of the transport's name or id begins. */
    private static long matches(TransportModel transport, List<String> network) {
        List<String> names = words(transport.info().name() + " " + transport.info().id());
        return network.stream().filter(w -> w.length() > 2 && names.stream().anyMatch(n -> n.startsWith(w))).count();
    }
}
