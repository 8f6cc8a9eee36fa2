// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.claims.internal.method;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.eastwest.spi.claim.ClaimValues;
import org.eastwest.spi.claim.WrongInputException;
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
import org.eastwest.spi.design.Workload.Optimizer;
import org.eastwest.spi.design.Workload.Recompute;
import org.eastwest.spi.design.Workload.Training;
import org.eastwest.spi.fabric.TopologyKind;
import org.eastwest.spi.hardware.GpuSpec;
import org.eastwest.spi.hardware.ModelShape;
import org.eastwest.spi.hardware.NicRole;
import org.eastwest.spi.hardware.NicSpec;
import org.eastwest.spi.hardware.ServerSpec;
import org.eastwest.spi.hardware.SwitchSpec;

/** A cluster of equal servers on a fat tree with one training job, put together from the words of a claim. */
final class ReferenceDesign {
    private static final int SEQUENCE = 8192;
    private static final int BATCH_PER_REPLICA = 32;
    private static final int VIRTUAL_STAGES = 4;

    private ReferenceDesign() {
    }

    /** @throws WrongInputException when a part is not in the catalog, or the plan needs more GPUs than there are */
    static DesignSnapshot of(ClaimValues values, String transport) throws WrongInputException {
        ServerSpec server = find(values, "server", values.parts().servers(), ServerSpec::id);
        ModelShape model = find(values, "model", values.parts().models(), ModelShape::id);
        SwitchSpec type = find(values, "switch", values.parts().switches(), SwitchSpec::id);
        GpuSpec gpu = values.parts().gpus().stream().filter(g -> g.id().equals(server.gpuId())).findFirst().orElseThrow(
                () -> new WrongInputException("server", "the catalog has no GPU for the server '" + server.id()
                        + "'. Use another server."));
        NicSpec nic = values.parts().nics().stream().filter(n -> n.id().equals(server.nicId())).findFirst()
                .orElse(null);
        int tp = (int) values.number("tp");
        int pp = (int) values.number("pp");
        int count = (int) (values.number("gpus") / server.gpus());
        int dp = tp < 1 || pp < 1 ? 0 : (int) ((long) count * server.gpus() / tp / pp);
        if (dp < 1) {
            throw new WrongInputException("gpus",
                    "TP x PP needs more GPUs than there are. Give more GPUs, or smaller tp"
                    + " and pp of at least 1.");
        }
        ServerGroupSnapshot group = new ServerGroupSnapshot("servers", server.name(), server, gpu, count, 0,
                server.scaleUpDomainGpus(), server.gpuDirect(), List.of(new NicGroupSnapshot("nics", NicRole.EAST_WEST,
                        nic, server.computeNics(), server.nicBytesPerSecond(), 1)));
        FabricSnapshot fabric = new FabricSnapshot("compute", "Compute", FabricRole.COMPUTE, TopologyKind.FAT_TREE,
                type, server.nicBytesPerSecond(), 1, 0, List.of(), transport, Map.of(), 0,
                FabricSnapshot.Routing.TRANSPORT_DEFAULT, "", null, Double.NaN, List.of(), List.of());
        PlanSnapshot plan = new PlanSnapshot(tp, pp, dp, 1, 1, VIRTUAL_STAGES, 1, 1, true,
                PlanSnapshot.Schedule.INTERLEAVED, List.of(ParallelDimension.TP, ParallelDimension.CP,
                        ParallelDimension.EP, ParallelDimension.PP, ParallelDimension.DP));
        Training run = new Training("run", model, SEQUENCE, BATCH_PER_REPLICA * dp, Precision.BF16, 4, Optimizer.ADAM,
                Recompute.SELECTIVE, true, false, true, false, false, false, 1);
        JobSnapshot job = new JobSnapshot("job", "Training", run, plan, List.of("servers"), group.gpus());
        return new DesignSnapshot("claim", "Claim", "claim", "Claim", new ClusterSnapshot("cluster", "Cluster",
                List.of(group)), List.of(fabric), List.of(job), List.of());
    }

    private static <T> T find(ClaimValues values, String input, List<T> all, Function<T, String> id)
            throws WrongInputException {
        String wanted = values.word(input);
        return all.stream().filter(t -> id.apply(t).equals(wanted)).findFirst().orElseThrow(
                () -> new WrongInputException(input, "the catalog has no " + input + " '" + wanted + "'. Use one of "
                        + all.stream().map(id).collect(Collectors.joining(", ")) + "."));
    }
}
