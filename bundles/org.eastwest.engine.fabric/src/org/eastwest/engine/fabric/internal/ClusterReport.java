// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal;

import java.util.ArrayList;
import java.util.List;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.RecordingTrace;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.design.ClusterSnapshot;
import org.eastwest.spi.design.NicGroupSnapshot;
import org.eastwest.spi.design.ServerGroupSnapshot;
import org.eastwest.spi.hardware.NicRole;

/** GPUs and servers of a cluster, and the cliff of each server group. */
final class ClusterReport {
    private final ClusterSnapshot cluster;

    ClusterReport(ClusterSnapshot cluster) {
        this.cluster = cluster;
    }

    AnalysisResult result() {
        List<Metric> metrics = new ArrayList<>(counts());
        cluster.groups().forEach(g -> metrics.addAll(bandwidths(g)));
        return new AnalysisResult(metrics, List.of(), List.of(), List.of(), List.of());
    }

    private List<Metric> counts() {
        RecordingTrace trace = new RecordingTrace();
        List<String> servers = new ArrayList<>();
        List<String> gpus = new ArrayList<>();
        for (int i = 0; i < cluster.groups().size(); i++) {
            ServerGroupSnapshot group = cluster.groups().get(i);
            String count = "count_" + (i + 1);
            String each = "gpus_" + (i + 1);
            trace.input(count, "Servers of " + group.name(), group.count(), Unit.COUNT,
                    Source.design("cluster." + group.id() + ".count"));
            trace.input(each, "GPUs of a " + group.type().name(), group.type().gpus(), Unit.COUNT,
                    group.type().provenance().source());
            trace.derived("product_" + (i + 1), "GPUs of " + group.name(), group.gpus(), Unit.COUNT,
                    count + " x " + each, Source.design("cluster." + group.id()), count, each);
            servers.add(count);
            gpus.add("product_" + (i + 1));
        }
        Source design = Source.design("cluster." + cluster.id());
        trace.derived("gpus", "GPUs", cluster.gpus(), Unit.COUNT, String.join(" + ", gpus), design,
                gpus.toArray(String[]::new));
        trace.derived("servers", "Servers", cluster.servers(), Unit.COUNT, String.join(" + ", servers), design,
                servers.toArray(String[]::new));
        return List.of(Metric.of("gpus", cluster.id(), trace.get("gpus")),
                Metric.of("servers", cluster.id(), trace.get("servers")));
    }

    private static List<Metric> bandwidths(ServerGroupSnapshot group) {
        RecordingTrace trace = new RecordingTrace();
        trace.input("scale_up", "Scale-up bandwidth per GPU and direction", group.type().scaleUpBytesPerSecond(),
                Unit.BYTE_PER_SECOND, group.type().provenance().source());
        scaleOut(group, trace);
        double out = group.scaleOutBytesPerSecondPerGpu();
        if (out > 0) {
            trace.derived("cliff", "Cliff: scale-up over scale-out bandwidth",
                    group.type().scaleUpBytesPerSecond() / out, Unit.RATIO, "scale_up / scale_out",
                    Source.assumption("a ratio of links: an upper bound that large all-reduce stays far below"),
                    "scale_up", "scale_out");
        } else {
            trace.input("cliff", "Cliff: scale-up over scale-out bandwidth", Double.NaN, Unit.RATIO,
                    Source.assumption("unknown: the servers have no NICs in a compute fabric"));
        }
        return List.of(Metric.of("scale_up_bytes_per_second_per_gpu", group.id(), trace.get("scale_up")),
                Metric.of("scale_out_bytes_per_second_per_gpu", group.id(), trace.get("scale_out")),
                Metric.of("cliff", group.id(), trace.get("cliff")));
    }

    private static void scaleOut(ServerGroupSnapshot group, RecordingTrace trace) {
        String label = "Scale-out bandwidth per GPU and direction";
        NicGroupSnapshot nics = group.nics(NicRole.EAST_WEST).orElse(null);
        if (nics == null) {
            trace.input("scale_out", label, 0, Unit.BYTE_PER_SECOND,
                    Source.assumption("the servers have no NICs in a compute fabric"));
            return;
        }
        String path = "cluster." + group.id() + ".nics.east-west.";
        trace.input("nics", "NICs of a server in the compute fabric", nics.perServer(), Unit.COUNT,
                Source.design(path + "countPerServer"));
        trace.input("nic_rate", "Rate of a NIC", nics.bytesPerSecond(), Unit.LINE_RATE, Source.design(path + "rate"));
        trace.input("gpus", "GPUs of a server", group.type().gpus(), Unit.COUNT, group.type().provenance().source());
        trace.derived("scale_out", label, group.scaleOutBytesPerSecondPerGpu(), Unit.BYTE_PER_SECOND,
                "nics x nic_rate / gpus", Source.assumption("line rate, before anything a transport costs"), "nics",
                "nic_rate", "gpus");
    }
}
