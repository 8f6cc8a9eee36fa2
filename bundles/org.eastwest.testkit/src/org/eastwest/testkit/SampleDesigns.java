// SPDX-License-Identifier: EPL-2.0
package org.eastwest.testkit;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.eastwest.catalog.Catalog;
import org.eastwest.catalog.CatalogLoader;
import org.eastwest.spi.analysis.AnalysisRequest;
import org.eastwest.spi.design.ClusterSnapshot;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.FabricRole;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.NicGroupSnapshot;
import org.eastwest.spi.design.ParallelDimension;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.Precision;
import org.eastwest.spi.design.ServerGroupSnapshot;
import org.eastwest.spi.design.Workload;
import org.eastwest.spi.fabric.TopologyKind;
import org.eastwest.spi.hardware.NicRole;
import org.eastwest.spi.hardware.ServerSpec;
import org.eastwest.spi.transport.TransportModel;
import org.eastwest.spi.transport.TransportRegistry;

/**
 * Small designs for tests, of rows of the shipped catalog.
 *
 * @since 1.0
 */
public final class SampleDesigns {
    private static final double LINK_BYTES_PER_SECOND = 400e9 / 8;
    private static final int SERVERS = 128;

    private SampleDesigns() {
    }

    /**
     * 1,024 H100 GPUs in 128 servers on two tiers of Ethernet switches at 400 Gb/s, on which Llama 3 70B is trained with
     * TP 8, PP 4 and DP 32. The fabric is {@code compute}, the job {@code pretraining}.
     *
     * @param transportId id of the compute fabric's transport
     */
    public static DesignSnapshot training(String transportId) {
        Catalog catalog = CatalogLoader.shipped();
        return new DesignSnapshot("sample", "Sample", "baseline", "Baseline", cluster(catalog),
                List.of(fabric(catalog, transportId)), List.of(job(catalog)), List.of());
    }

    /** A design without servers, fabrics and jobs. */
    public static DesignSnapshot empty() {
        return new DesignSnapshot("empty", "Empty", "baseline", "Baseline",
                new ClusterSnapshot("cluster", "Cluster", List.of()), List.of(), List.of(), List.of());
    }

    /** A request about {@link #training} on the {@link SampleTransport}. */
    public static AnalysisRequest request() {
        return request(new SampleTransport());
    }

    /** A request about {@link #training} on this transport. */
    public static AnalysisRequest request(TransportModel transport) {
        return new AnalysisRequest(training(transport.info().id()), transports(transport),
                AnalysisRequest.DEFAULT_SEED);
    }

    /** These transports as an installation. */
    public static TransportRegistry transports(TransportModel... installed) {
        List<TransportModel> all = Stream.of(installed).toList();
        return () -> all;
    }

    private static ClusterSnapshot cluster(Catalog catalog) {
        ServerSpec server = catalog.servers().find("hgx-h100").orElseThrow();
        NicGroupSnapshot nics = new NicGroupSnapshot("nics", NicRole.EAST_WEST,
                catalog.nics().find(server.nicId()).orElseThrow(), server.computeNics(), server.nicBytesPerSecond(), 1);
        ServerGroupSnapshot servers = new ServerGroupSnapshot("servers", "Servers", server,
                catalog.gpus().find(server.gpuId()).orElseThrow(), SERVERS, 4, server.scaleUpDomainGpus(),
                server.gpuDirect(), List.of(nics));
        return new ClusterSnapshot("cluster", "Cluster", List.of(servers));
    }

    private static FabricSnapshot fabric(Catalog catalog, String transportId) {
        return new FabricSnapshot("compute", "Compute", FabricRole.COMPUTE, TopologyKind.TWO_TIER_FAT_TREE,
                catalog.switches().find("th5").orElseThrow(), LINK_BYTES_PER_SECOND, 1, 0, List.of(), transportId,
                Map.of(), 0, FabricSnapshot.Routing.TRANSPORT_DEFAULT, "", null, Double.NaN, List.of(), List.of());
    }

    private static JobSnapshot job(Catalog catalog) {
        Workload workload = new Workload.Training("llama3", catalog.models().find("llama3-70b").orElseThrow(), 8192,
                1024, Precision.BF16, 4, Workload.Optimizer.ADAM, Workload.Recompute.SELECTIVE, true, false, true,
                true, false, false, 1);
        PlanSnapshot plan = new PlanSnapshot(8, 4, 32, 1, 1, 1, 1, 1, true,
                PlanSnapshot.Schedule.ONE_FORWARD_ONE_BACKWARD, List.of(ParallelDimension.TP, ParallelDimension.CP,
                        ParallelDimension.DP, ParallelDimension.PP));
        return new JobSnapshot("pretraining", "Pre-training", workload, plan, List.of("servers"), SERVERS * 8L);
    }
}
