// SPDX-License-Identifier: EPL-2.0
package org.eastwest.reader;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eastwest.model.design.Design;
import org.eastwest.model.design.Job;
import org.eastwest.model.design.NicRole;
import org.eastwest.model.design.ServerGroup;
import org.eastwest.model.design.TierKind;
import org.eastwest.model.path.DesignPath;
import org.eastwest.quantity.Dimension;
import org.eastwest.spi.analysis.Finding;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("A PATH")
class DesignPathsTest {
    private final Design design = Designs.base();

    @ParameterizedTest(name = "{0} = {1}")
    @DisplayName("names an attribute")
    @CsvSource(delimiter = '|', value = {"scenario.fabric.compute.transport | ib-ndr",
            "scenario.fabric.storage.switchType | qm9700", "scenario.fabric.store.switchType | qm9700",
            "fabric.ether.transport | spectrum-x", "fabric.compute.planes | 1",
            "scenario.fabric.compute.tier.leaf.cable | sr8-800",
            "scenario.fabric.compute.parameter.feedback-delay | 12 us", "fabric.drawn.switch.leaf2.endpoints | 120",
            "fabric.drawn.link.leaf2-spine1.rate | 200 Gb/s", "cluster.servers.count | 16",
            "cluster.servers.nics.storage.nicType | cx7", "cluster.more.nics.east-west.portsPerNic | 1",
            "job.pretraining.plan.tp | 8", "job.pretraining.plan.order | PP TP", "job.pretraining.workload | llama",
            "job.pretraining.workload.globalBatch | 320", "job.service.placement.serverGroups | more servers",
            "job.pretraining.placement.gpus | ''", "workload.own.transformer.layers | 24", "scenario.cluster | cluster",
            "scenario.fabrics | compute store", "requirement.fast.target | 12 s"})
    void get(String path, String value) {
        assertEquals(value, DesignPaths.get(design, null, path));
    }

    @Test
    @DisplayName("means the fabric, the cluster and the jobs of the chosen scenario")
    void scenario() {
        assertEquals("spectrum-x", DesignPaths.get(design, "ethernet", "scenario.fabric.compute.transport"));
        assertEquals("gb200-nvl72", DesignPaths.get(design, "rack-scale", "cluster.nvl72.serverType"));
        assertEquals(ReaderCode.NO_SCENARIO.code(),
                refusal(() -> DesignPaths.get(design, "nowhere", "scenario.cluster")).code());
    }

    @ParameterizedTest(name = "{0} = {1} is kept as {2}")
    @DisplayName("takes values as people write them")
    @CsvSource(delimiter = '|', value = {"scenario.fabric.compute.linkRate | 25 GB/s | 200 Gb/s",
            "scenario.fabric.compute.routing | ADAPTIVE | adaptive",
            "scenario.fabric.compute.topology | rail_only | rail-only",
            "job.pretraining.workload.recompute | Full | full", "cluster.servers.count | 1_024 | 1024",
            "scenario.fabric.compute.tier.leaf.oversubscription | 7:1 | 7",
            "scenario.fabric.compute.tier.leaf.oversubscription | 50 % | 0.5",
            "job.pretraining.plan.sequenceParallelism | TRUE | true", "job.pretraining.plan.order | DP TP | DP TP",
            "scenario.fabric.compute.losslessPriorities | 3 4 | 3 4", "job.pretraining.workload | mixture | mixture",
            "scenario.fabrics | ether store | ether store", "job.service.placement.serverGroups | servers | servers",
            "scenario.fabric.compute.hostCableLength | 0.1 km | 100 m",
            "scenario.fabric.compute.hostCableLength | default | 3 m",
            "cluster.servers.scaleUpDomainSize | default | ''",
            "scenario.fabric.compute.parameter.feedback-delay | 9 us | 9 us"})
    void set(String path, String value, String kept) {
        DesignPaths.set(design, null, path, value);
        assertEquals(kept, DesignPaths.get(design, null, path));
    }

    @Test
    @DisplayName("adds what is not there yet: a tier, a parameter, a placement, NICs of a role")
    void adds() {
        DesignPaths.set(design, null, "scenario.fabric.compute.tier.spine.oversubscription", "2:1");
        assertEquals(TierKind.SPINE, design.getFabrics().get(0).getTiers().get(1).getKind());
        DesignPaths.set(design, null, "scenario.fabric.compute.parameter.mtu", "4096");
        assertEquals("mtu", design.getFabrics().get(0).getParameters().get(1).getName());
        DesignPaths.set(design, null, "job.pretraining.placement.gpus", "80");
        assertEquals(80, design.getJobs().get(0).getPlacement().getGpus());
        DesignPaths.set(design, null, "cluster.servers.nics.management.countPerServer", "1");
        ServerGroup servers = design.getClusters().get(0).getServerGroups().get(0);
        assertEquals(NicRole.MANAGEMENT, servers.getNics().get(2).getRole());
    }

    @Test
    @DisplayName("that adds NICs keeps those which the server had by default")
    void keepsDefaultNics() {
        DesignPaths.set(design, null, "cluster.more.nics.storage.nicType", "cx7");
        assertEquals(List.of(NicRole.EAST_WEST, NicRole.STORAGE), design.getClusters().get(0).getServerGroups().get(1)
                .getNics().stream().map(n -> n.getRole()).toList());
    }

    @Test
    @DisplayName("adds nothing when it is only read")
    void readingAddsNothing() {
        DesignPaths.list(design, null);
        DesignPaths.get(design, null, "scenario.fabric.compute.tier.spine.oversubscription");
        DesignPaths.get(design, null, "cluster.more.nics.storage.nicType");
        DesignPaths.get(design, null, "job.pretraining.placement.gpus");
        assertTrue(EcoreUtil.equals(Designs.base(), design));
    }

    @ParameterizedTest(name = "'{0}'")
    @DisplayName("that leads nowhere says where it went wrong and what is there")
    @CsvSource(delimiter = '|', value = {
            "scenario.fabric.computee.planes | 'scenario.fabric' has no fabric 'computee'. | Did you mean 'compute'?",
            "scenario.fabric.compute.transprt | fabric.compute' has no name 'transprt'. | Did you mean 'transport'?",
            "scenario.fabric.compute.Transport | has no name 'Transport'. | Did you mean 'transport'?",
            "job.pretaining.plan.tp | 'job' has no job 'pretaining'. | Did you mean 'pretraining'?",
            "cluster.servers.nics.east.rate | has no NIC role 'east'. | There are east-west, management, north-south",
            "scenario.fabric.compute.tier.leef.cable | has no tier 'leef'. | There are core, leaf, spine.",
            "fabric.ether.link.a-b.rate | has no link 'a-b'. | There is none.",
            "workload.llama.transformer.layers | has no name 'transformer'. | modelShape",
            "foo.bar | begins with 'foo', which no PATH does. | There are cluster, fabric, job",
            "'' | begins with '' | There are cluster", "scenario..x | has no name ''. | There are",
            "scenario.fabric.compute.transport.x | goes on after 'scenario.fabric.compute.transport' | Leave out '.x'.",
            "cluster.servers.id | has no name 'id'. | count"})
    void unknown(String path, String message, String remedy) {
        Finding finding = refusal(() -> DesignPaths.set(design, null, path, "1"));
        assertEquals(ReaderCode.PATH_UNKNOWN.code(), finding.code());
        assertTrue(finding.message().contains(message), finding::message);
        assertTrue(finding.remedy().contains(remedy), finding::remedy);
        assertTrue(EcoreUtil.equals(Designs.base(), design));
    }

    @ParameterizedTest(name = "{0}")
    @DisplayName("that stops before an attribute says how to go on")
    @CsvSource({"job.pretraining.plan, schedule", "scenario, fabric", "job, pretraining",
            "scenario.fabric.compute.tier, leaf"})
    void incomplete(String path, String next) {
        Finding finding = refusal(() -> DesignPaths.get(design, null, path));
        assertEquals(ReaderCode.PATH_INCOMPLETE.code(), finding.code());
        assertTrue(finding.remedy().contains(next), finding::remedy);
    }

    @ParameterizedTest(name = "{0} = {1}")
    @DisplayName("refuses a value that its attribute does not take, and says what it takes")
    @CsvSource(delimiter = '|', value = {"scenario.fabric.compute.linkRate | 400 | compute | '400 Gb/s'",
            "scenario.fabric.compute.linkRate | 400 GB | compute | a bandwidth",
            "scenario.fabric.compute.linkRate | NaN | compute | '400 Gb/s'",
            "scenario.fabric.compute.hostCableLength | long | compute | '30 m'",
            "scenario.fabric.compute.routing | adaptve | compute | transport-default, ecmp, adaptive, spraying, static",
            "job.pretraining.plan.tp | 4.5 | pretraining | whole number",
            "job.pretraining.plan.tp | 99999999999 | pretraining | 2147483647",
            "job.pretraining.plan.tp | '' | pretraining | is empty",
            "job.pretraining.plan.sequenceParallelism | yes | pretraining | neither true nor false",
            "job.pretraining.plan.order | TP XX | pretraining | TP CP EP PP DP",
            "job.pretraining.workload | lama | pretraining | llama, mixture, chat, flows, own",
            "job.pretraining.workload | llama chat | pretraining | names several",
            "scenario.fabric.compute.tier.core.oversubscription | much | compute | '7:1'"})
    void wrongValue(String path, String value, String element, String message) {
        Finding finding = refusal(() -> DesignPaths.set(design, null, path, value));
        assertEquals(ReaderCode.PATH_VALUE.code(), finding.code());
        assertEquals(element, finding.element());
        assertTrue(finding.message().contains("'" + path + "'"), finding::message);
        assertTrue(finding.message().contains(message), finding::message);
        assertFalse(finding.remedy().isEmpty(), "the documentation of the attribute");
        assertTrue(EcoreUtil.equals(Designs.base(), design), "nothing has changed");
    }

    @Test
    @DisplayName("is listed once, and whatever is listed can be read and written")
    void list() {
        for (String scenario : List.of("baseline", "drawing", "moe", "rack-scale")) {
            Design changed = Designs.base();
            Set<String> paths = new HashSet<>();
            for (PathEntry entry : DesignPaths.list(changed, scenario)) {
                assertTrue(paths.add(entry.path()), entry.path());
                assertEquals(entry, DesignPaths.find(changed, scenario, entry.path()));
                assertFalse(entry.documentation().isEmpty(), entry.path());
                if (!entry.value().isEmpty()) {
                    DesignPaths.set(changed, scenario, entry.path(), entry.value());
                    assertEquals(entry.value(), DesignPaths.get(changed, scenario, entry.path()));
                }
            }
        }
    }

    @Test
    @DisplayName("tells what its attribute takes")
    void entries() {
        PathEntry rate = DesignPaths.find(design, null, "scenario.fabric.compute.linkRate");
        assertEquals(PathEntry.Type.QUANTITY, rate.type());
        assertEquals(Optional.of(Dimension.BANDWIDTH), rate.dimension());
        assertEquals("compute", rate.element());
        PathEntry routing = DesignPaths.find(design, null, "scenario.fabric.compute.routing");
        assertEquals(PathEntry.Type.CHOICE, routing.type());
        assertEquals(List.of("transport-default", "ecmp", "adaptive", "spraying", "static"), routing.choices());
        assertEquals("switches", DesignPaths.find(design, null, "scenario.fabric.compute.switchType").catalogTable());
        assertEquals(List.of("llama", "mixture", "chat", "flows", "own"),
                DesignPaths.find(design, null, "job.pretraining.workload").choices());
        assertEquals(PathEntry.Type.WHOLE_NUMBER, DesignPaths.find(design, null, "job.pretraining.plan.tp").type());
        assertEquals("pretraining", DesignPaths.find(design, null, "job.pretraining.plan.tp").element());
    }

    @Test
    @DisplayName("may be one that a problem of the model names")
    void pathsOfProblems() {
        Job job = design.getJobs().get(0);
        assertEquals("8", DesignPaths.get(design, null, DesignPath.of(job.getPlan()) + ".tp"));
        String leaf = DesignPath.of(design.getFabrics().get(0).getTiers().get(0));
        assertEquals("sr8-800", DesignPaths.get(design, null, leaf + ".cable"));
        String nics = DesignPath.of(design.getClusters().get(0).getServerGroups().get(0).getNics().get(1));
        assertEquals("cx7", DesignPaths.get(design, null, nics + ".nicType"));
        String drawn = DesignPath.of(design.getFabrics().get(3).getSwitches().get(0));
        assertEquals("40", DesignPaths.get(design, null, drawn + ".endpoints"));
        String link = DesignPath.of(design.getFabrics().get(3).getLinks().get(0));
        assertEquals("20", DesignPaths.get(design, null, link + ".count"));
    }

    private static Finding refusal(Runnable action) {
        PathException refused = assertThrows(PathException.class, action::run);
        assertTrue(refused.getMessage().startsWith(refused.finding().message()));
        return refused.finding();
    }
}
