// SPDX-License-Identifier: EPL-2.0
package org.eastwest.reader;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eastwest.model.design.Design;
import org.eastwest.model.design.DesignFactory;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.FabricRole;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.NicGroupSnapshot;
import org.eastwest.spi.design.ParallelDimension;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.Precision;
import org.eastwest.spi.design.RequirementSnapshot;
import org.eastwest.spi.design.ServerGroupSnapshot;
import org.eastwest.spi.design.Workload;
import org.eastwest.spi.fabric.TierKind;
import org.eastwest.spi.fabric.TopologyKind;
import org.eastwest.spi.hardware.ModelShape;
import org.eastwest.spi.hardware.NicRole;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A design becomes a snapshot")
class SnapshotTest {
    private static final double GBPS = 1e9 / 8;

    @Test
    @DisplayName("of its first scenario, or of the one that is asked for")
    void scenario() {
        DesignSnapshot first = Designs.snapshot(null);
        assertEquals("base", first.designId());
        assertEquals("Base", first.designName());
        assertEquals("baseline", first.scenarioId());
        assertEquals("Baseline", first.scenarioName());
        assertEquals("moe", Designs.snapshot("moe").scenarioId());
        assertEquals("moe", Designs.snapshot("moe").scenarioName(), "the id where there is no name");
    }

    @Test
    @DisplayName("and none, with a warning of the model, when it has no scenario")
    void noScenario() {
        Design empty = DesignFactory.eINSTANCE.createDesign();
        empty.setId("empty");
        Reading reading = DesignReader.read(empty, null, Designs.CATALOG);
        assertTrue(reading.snapshot().isEmpty());
        assertEquals(List.of("EW-MODEL-084"), reading.findings().stream().map(f -> f.code()).toList());
    }

    @Test
    @DisplayName("whose servers are those of the catalog")
    void servers() {
        DesignSnapshot design = Designs.snapshot(null);
        ServerGroupSnapshot servers = design.cluster().groups().get(0);
        assertEquals(20, design.cluster().servers());
        assertEquals(160, design.cluster().gpus());
        assertEquals("Servers", servers.name());
        assertEquals("DGX H100", servers.type().name());
        assertEquals("h100-sxm", servers.gpu().id());
        assertEquals(8, servers.scaleUpDomainGpus());
        assertEquals(4, servers.serversPerRack());
        assertTrue(servers.gpuDirect());
        assertEquals(50e9, servers.scaleOutBytesPerSecondPerGpu());
    }

    @Test
    @DisplayName("whose NICs have the type, number and rate of the server where the design names none")
    void nicDefaults() {
        DesignSnapshot design = Designs.snapshot(null);
        NicGroupSnapshot stated = design.cluster().groups().get(0).nics(NicRole.EAST_WEST).orElseThrow();
        NicGroupSnapshot unstated = design.cluster().groups().get(1).nics(NicRole.EAST_WEST).orElseThrow();
        assertEquals(stated, unstated);
        assertEquals("east-west", stated.id());
        assertEquals("cx7", stated.type().id());
        assertEquals(8, stated.perServer());
        assertEquals(400 * GBPS, stated.bytesPerSecond());
        NicGroupSnapshot storage = design.cluster().groups().get(0).nics(NicRole.STORAGE).orElseThrow();
        assertEquals(2, storage.perServer());
        assertEquals(400 * GBPS, storage.bytesPerSecond(), "all that the type does in the fabric's protocol");
    }

    @Test
    @DisplayName("whose NICs of another type run as fast as that type does on the fabric")
    void otherNic() {
        DesignSnapshot ethernet = Designs.snapshot("ethernet", "cluster.servers.nics.east-west.nicType", "cx6",
                "cluster.more.nics.east-west.nicType", "cx6");
        assertEquals(200 * GBPS,
                ethernet.cluster().groups().get(0).nics(NicRole.EAST_WEST).orElseThrow().bytesPerSecond());
        assertEquals(200 * GBPS, ethernet.fabrics().get(0).linkBytesPerSecond());
    }

    @Test
    @DisplayName("whose racks stand alone when a server fills one, and whose scale-up domains are the server's")
    void racks() {
        ServerGroupSnapshot rack = Designs.snapshot("rack-scale").cluster().groups().get(0);
        assertEquals(1, rack.serversPerRack());
        assertEquals(72, rack.scaleUpDomainGpus());
        assertEquals(144, rack.gpus());
    }

    @Test
    @DisplayName("whose fabrics have resolved parts, link rates and parameters in SI")
    void fabric() {
        FabricSnapshot compute = Designs.snapshot(null).fabric(FabricRole.COMPUTE).orElseThrow();
        assertEquals(TopologyKind.RAIL_OPTIMISED, compute.topology());
        assertEquals("qm9700", compute.switchType().id());
        assertEquals(400 * GBPS, compute.linkBytesPerSecond());
        assertEquals("ib-ndr", compute.transportId());
        assertEquals(Map.of("feedback-delay", 12e-6), compute.parameters());
        assertEquals("ufm", compute.managementPlane(), "the catalog's id, whatever the case in the design");
        assertEquals(50, compute.hostCable().reachMetres());
        assertEquals(3, compute.hostCableMetres());
        FabricSnapshot.Tier leaf = compute.tier(TierKind.LEAF).orElseThrow();
        assertEquals("sr8-800", leaf.cable().id());
        assertEquals(30, leaf.cableMetres());
        assertEquals(1, leaf.oversubscription());
        assertNull(leaf.switchType());
        assertEquals("", Designs.snapshot(null).fabric(FabricRole.STORAGE).orElseThrow().transportId());
    }

    @Test
    @DisplayName("whose links run at the rate of a NIC's port where the NIC is split")
    void splitNics() {
        DesignSnapshot design = Designs.snapshot("ethernet", "cluster.servers.nics.east-west.portsPerNic", "2",
                "cluster.more.nics.east-west.portsPerNic", "2", "scenario.fabric.compute.planes", "2");
        assertEquals(200 * GBPS, design.fabrics().get(0).linkBytesPerSecond());
    }

    @Test
    @DisplayName("whose drawn switches take the endpoints in order")
    void drawn() {
        FabricSnapshot drawn = Designs.snapshot("drawing").fabrics().get(0);
        assertEquals(List.of("leaf1", "leaf2", "spine1"),
                drawn.switches().stream().map(FabricSnapshot.Node::id).toList());
        assertEquals("qm9700", drawn.switches().get(0).type().id());
        assertEquals("q3400-ra", drawn.switches().get(2).type().id());
        assertEquals(List.of(new FabricSnapshot.Link("servers", "leaf1", 40, 400 * GBPS),
                new FabricSnapshot.Link("servers", "leaf2", 88, 400 * GBPS),
                new FabricSnapshot.Link("more", "leaf2", 32, 400 * GBPS),
                new FabricSnapshot.Link("leaf1", "spine1", 20, 400 * GBPS),
                new FabricSnapshot.Link("leaf2", "spine1", 60, 200 * GBPS)), drawn.links());
    }

    @Test
    @DisplayName("whose jobs run on all GPUs unless they are placed")
    void wholeCluster() {
        JobSnapshot job = Designs.snapshot(null).jobs().get(0);
        assertEquals(List.of("servers", "more"), job.groupIds());
        assertEquals(160, job.gpus());
        assertEquals(0, job.spares());
    }

    @Test
    @DisplayName("whose placed jobs take the groups they name, in that order, after the servers they skip")
    void placed() {
        DesignSnapshot design = Designs.snapshot("drawing");
        JobSnapshot service = design.jobs().get(0);
        assertEquals(List.of("more", "servers"), service.groupIds());
        assertEquals(40, service.gpus(), "16 of the two servers left in 'more', 24 of 'servers'");
        assertEquals(16, service.spares());
        JobSnapshot flows = design.jobs().get(1);
        assertEquals(List.of("servers"), flows.groupIds());
        assertEquals(64, flows.gpus());
        assertEquals(0, flows.spares(), "flows use every GPU");
    }

    @Test
    @DisplayName("whose plan names every dimension of ranks in its order")
    void plan() {
        PlanSnapshot plan = Designs.snapshot(null).jobs().get(0).plan();
        assertEquals(List.of(ParallelDimension.PP, ParallelDimension.TP, ParallelDimension.CP, ParallelDimension.DP),
                plan.order());
        assertEquals(160, plan.ranks());
        assertEquals(2, plan.microBatch());
        assertEquals(1, plan.zeroStage());
        assertEquals(PlanSnapshot.Schedule.ONE_FORWARD_ONE_BACKWARD, plan.schedule());
    }

    @Test
    @DisplayName("whose plan says how its communication is carried: as usual unless the design tells otherwise")
    void carried() {
        PlanSnapshot plan = Designs.snapshot(null).jobs().get(0).plan();
        assertEquals(Set.of(), plan.scaleOut());
        assertEquals(PlanSnapshot.TensorOverlap.RING, plan.tensorOverlap());
        assertEquals(PlanSnapshot.ContextExchange.RING, plan.contextExchange());
        assertTrue(plan.regather());
        assertTrue(plan.scatteredSends());
        String path = "job.pretraining.plan.";
        assertEquals(Set.of(ParallelDimension.PP, ParallelDimension.DP),
                Designs.snapshot(null, path + "scaleOut", "DP PP").jobs().get(0).plan().scaleOut());
        assertEquals(PlanSnapshot.TensorOverlap.PIPELINED,
                Designs.snapshot(null, path + "tensorOverlap", "pipelined").jobs().get(0).plan().tensorOverlap());
        assertEquals(PlanSnapshot.ContextExchange.ALL_GATHER,
                Designs.snapshot(null, path + "contextExchange", "all-gather").jobs().get(0).plan().contextExchange());
        assertFalse(Designs.snapshot(null, path + "regather", "false").jobs().get(0).plan().regather());
        assertFalse(Designs.snapshot(null, path + "scatteredSends", "false").jobs().get(0).plan().scatteredSends());
    }

    @Test
    @DisplayName("whose training runs keep all that the design says")
    void training() {
        Workload.Training mixture = (Workload.Training) Designs.snapshot("moe").jobs().get(0).workload();
        assertEquals("deepseek-v3", mixture.model().id());
        assertEquals(Precision.FP8, mixture.precision());
        assertEquals(4, mixture.gradientBytes());
        assertEquals(Workload.Optimizer.ADAM_BF16, mixture.optimizer());
        assertEquals(1.25, mixture.expertLoadImbalance());
        assertTrue(mixture.overlapExpert());
        assertTrue(mixture.flashAttention());
        assertFalse(((Workload.Training) Designs.snapshot("moe", "job.experts.workload.flashAttention", "false").jobs()
                .get(0).workload()).flashAttention());
        assertFalse(mixture.overlapTensor());
        assertEquals(4096 * 640, mixture.tokens());
        Workload.Training llama = (Workload.Training) Designs.snapshot(null).jobs().get(0).workload();
        assertEquals(2, llama.gradientBytes());
    }

    @Test
    @DisplayName("whose model may be the design's own")
    void ownModel() {
        ModelShape own = ((Workload.Training) Designs.snapshot(null, "job.pretraining.workload", "own",
                "job.pretraining.workload.globalBatch", "320").jobs().get(0).workload()).model();
        assertEquals("own", own.id());
        assertEquals("Own model", own.name());
        assertEquals(16, own.kvHeads(), "as many as heads");
        assertEquals(128, own.headDimension(), "hidden by heads");
        assertEquals(512, own.slidingWindow());
        assertEquals(1, own.windowEvery());
        assertFalse(own.moe());
        assertFalse(own.gatedFeedForward());
    }

    @Test
    @DisplayName("whose services have NaN where the design sets no target")
    void inference() {
        Workload.Inference chat = (Workload.Inference) Designs.snapshot("drawing").jobs().get(0).workload();
        assertEquals(20, chat.requestsPerSecond());
        assertEquals(0.5, chat.timeToFirstTokenSeconds());
        assertTrue(Double.isNaN(chat.timePerOutputTokenSeconds()));
        Workload.IndependentFlows flows = (Workload.IndependentFlows) Designs.snapshot("drawing").jobs().get(1)
                .workload();
        assertEquals(2e6, flows.flowBytes());
    }

    @Test
    @DisplayName("with the requirements of its scenario and of all")
    void requirements() {
        RequirementSnapshot fast = new RequirementSnapshot("fast", "Fast enough", "step_time_s", false, 12);
        assertEquals(List.of(fast), Designs.snapshot(null).requirements());
        assertEquals(List.of(fast, new RequirementSnapshot("useful", "useful", "mfu", true, 0.4)),
                Designs.snapshot("moe").requirements());
    }

    @Test
    @DisplayName("that is the same for the same design")
    void same() {
        assertEquals(Designs.snapshot(null), Designs.snapshot(null));
    }
}
