// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal;

import java.util.List;
import java.util.Map;
import org.eastwest.spi.analysis.AnalysisRequest;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.design.ClusterSnapshot;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.FabricRole;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.design.FabricSnapshot.Routing;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.ServerGroupSnapshot;
import org.eastwest.spi.design.Workload;
import org.eastwest.spi.fabric.FabricModel;
import org.eastwest.spi.fabric.TopologyKind;
import org.eastwest.spi.transport.TransportModel;
import org.eastwest.spi.transport.TransportRegistry;

/** Designs of one cluster, one compute fabric and one training job. */
public final class Designs {
    private Designs() {
    }

    public static ClusterSnapshot cluster(ServerGroupSnapshot... groups) {
        return new ClusterSnapshot("cluster", "cluster", List.of(groups));
    }

    /** {@code servers} servers of 8 GPUs as {@code c} has them. */
    public static ClusterSnapshot cluster(Case c, int servers) {
        return cluster(Hardware.servers(c.gpu(), servers, 8, c.nicBytesPerSecond()));
    }

    public static FabricSnapshot fabric(String transport) {
        return new FabricSnapshot("compute", "compute", FabricRole.COMPUTE, TopologyKind.RAIL_OPTIMISED, null, 50e9, 1,
                0,
                List.of(), transport, Map.of(), 0, Routing.TRANSPORT_DEFAULT, "", null, Double.NaN, List.of(),
                List.of());
    }

    public static JobSnapshot job(Case c, long gpus) {
        return new JobSnapshot("pretraining", "pretraining", c.run(), c.plan(), List.of("servers"), gpus);
    }

    public static DesignSnapshot design(ClusterSnapshot cluster, List<FabricSnapshot> fabrics, JobSnapshot... jobs) {
        return new DesignSnapshot("design", "design", "scenario", "scenario", cluster, fabrics, List.of(jobs),
                List.of());
    }

    /** The case on {@code servers} servers of 8 GPUs, all of them placed. */
    public static DesignSnapshot design(Case c, int servers) {
        return design(cluster(c, servers), List.of(fabric("fake")), job(c, 8L * servers));
    }

    public static AnalysisResult analyze(DesignSnapshot design) {
        return analyze(design, new FakeFabric(49e9, 5e-6));
    }

    public static AnalysisResult analyze(DesignSnapshot design, FabricModel fabrics) {
        TransportModel transport = new FakeTransport("fake", 0);
        TransportRegistry registry = () -> List.of(transport);
        return new TrainingEngine(fabrics).analyze(new AnalysisRequest(design, registry, 1), Progress.NONE);
    }
}
