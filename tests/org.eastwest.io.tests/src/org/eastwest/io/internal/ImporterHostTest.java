// SPDX-License-Identifier: EPL-2.0
package org.eastwest.io.internal;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import org.eastwest.examples.Templates;
import org.eastwest.io.ImportFailure;
import org.eastwest.io.Imported;
import org.eastwest.io.internal.host.ImporterHost;
import org.eastwest.model.design.Design;
import org.eastwest.model.design.ModelWorkload;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.analysis.Severity;
import org.eastwest.spi.design.FabricRole;
import org.eastwest.spi.exchange.DesignImporter;
import org.eastwest.spi.exchange.ImportException;
import org.eastwest.spi.exchange.ImportRequest;
import org.eastwest.spi.exchange.ImportedDesign;
import org.eastwest.spi.exchange.ImportedDesign.Fabric;
import org.eastwest.spi.exchange.ImportedDesign.Job;
import org.eastwest.spi.exchange.ImportedDesign.JobKind;
import org.eastwest.spi.exchange.ImportedDesign.Link;
import org.eastwest.spi.exchange.ImportedDesign.ServerGroup;
import org.eastwest.spi.exchange.ImportedDesign.Switch;
import org.eastwest.spi.exchange.Setting;
import org.eastwest.spi.fabric.TierKind;
import org.eastwest.spi.hardware.ModelShape;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What becomes of what importers give, and of those that misbehave. */
class ImporterHostTest {
    @TempDir
    private Path folder;
    private Path file;

    @BeforeEach
    void aFile() throws IOException {
        file = Files.writeString(folder.resolve("plan.foreign"), "hello\n");
    }

    /** An importer of a test. */
    private interface Reading {
        ImportedDesign read(ImportRequest request) throws ImportException, IOException;
    }

    private record Given(String id, List<String> extensions, Reading reading) implements DesignImporter {
        @Override
        public String name() {
            return "Given";
        }

        @Override
        public String description() {
            return "Takes what tests give.";
        }

        @Override
        public boolean recognizes(String fileName, String beginning) {
            return beginning.startsWith("hello");
        }

        @Override
        public ImportedDesign read(ImportRequest request) throws ImportException, IOException {
            return reading.read(request);
        }
    }

    private static Given giving(Reading reading) {
        return new Given("given", List.of("foreign"), reading);
    }

    private static ImportedDesign parts(List<ServerGroup> servers, List<Fabric> fabrics, List<Job> jobs,
            Setting... settings) {
        return new ImportedDesign("Plan", "a test", servers, fabrics, jobs, List.of(settings), List.of());
    }

    private static Fabric drawn(Link... links) {
        List<Switch> switches = List.of(new Switch("Leaf #1", TierKind.LEAF, "", 8),
                new Switch("Leaf 1", TierKind.LEAF, "", 8), new Switch("spine1", TierKind.SPINE, "", 0));
        return new Fabric("compute", "", FabricRole.COMPUTE, "qm9700", switches, List.of(links));
    }

    private Imported read(Reading reading, Design template) throws ImportFailure {
        return Imports.of(giving(reading)).read(file, null, template, Progress.NONE);
    }

    private String refusal(Reading reading) {
        ImportFailure refused = assertThrows(ImportFailure.class, () -> read(reading, null));
        assertFalse(refused.finding().remedy().isEmpty());
        return refused.finding().code() + " " + refused.getMessage();
    }

    @Test
    void partsAndSettingsBecomeAnOrdinaryDesign() throws Exception {
        Imported imported = read(r -> parts(List.of(new ServerGroup("servers", "Hosts", "dgx-h100", 2)),
                List.of(drawn(new Link("Leaf #1", "spine1", 4, 50e9), new Link("Leaf 1", "spine1", 4, 50e9))),
                List.of(new Job("flows", "", JobKind.INDEPENDENT_FLOWS, Optional.empty())),
                new Setting("cluster.servers.serversPerRack", "2"), new Setting("fabric.compute.transport", "ib-ndr"),
                new Setting("job.flows.workload.flowSize", "2 MB")), null);

        Design design = imported.design();
        assertEquals(List.of(), imported.findings().stream().filter(f -> f.severity() == Severity.ERROR).toList());
        assertEquals("Plan", design.getName());
        assertEquals("a test", design.getSource());
        assertEquals(2, design.getClusters().get(0).getServerGroups().get(0).getServersPerRack());
        assertEquals(List.of("leaf-1", "leaf-1-2", "spine1"),
                design.getFabrics().get(0).getSwitches().stream().map(s -> s.getId()).toList());
        assertEquals("Leaf #1", design.getFabrics().get(0).getSwitches().get(0).getName());
        assertEquals("ib-ndr", design.getFabrics().get(0).getTransport());
    }

    @Test
    void onATemplateIdsThatAreTakenGiveWayAndPathsFollow() throws Exception {
        Design template = Templates.create("ib-1k", Map.of());
        String taken = template.getFabrics().get(0).getId();

        Imported imported = read(r -> parts(List.of(new ServerGroup(taken, "", "dgx-h100", 3)), List.of(), List.of(),
                new Setting("cluster." + taken + ".serversPerRack", "3")), template);

        assertEquals(taken + "-2", imported.design().getClusters().get(0).getServerGroups().get(0).getId());
        assertEquals(3, imported.design().getClusters().get(0).getServerGroups().get(0).getServersPerRack());
        assertEquals(128, template.getClusters().get(0).getServerGroups().get(0).getCount());
    }

    @Test
    void jobsOfTheScenarioGiveWayToImportedOnes() throws Exception {
        Imported imported = read(r -> parts(List.of(), List.of(), List.of(new Job("pretraining", "", JobKind.TRAINING,
                Imports.CATALOG.models().find("llama3-70b")))), Templates.create("ib-1k", Map.of()));

        assertEquals(List.of("pretraining"), imported.design().getJobs().stream().map(j -> j.getId()).toList());
        assertEquals(1, imported.design().getWorkloads().size());
        assertEquals("llama3-70b", ((ModelWorkload) imported.design().getWorkloads().get(0)).getModelShape());
    }

    @Test
    void aModelThatTheCatalogDoesNotKnowKeepsItsShape() throws Exception {
        ModelShape known = Imports.CATALOG.models().find("llama3-70b").orElseThrow();
        ModelShape other = new ModelShape("x", "", 81, known.hidden(), known.heads(), known.kvHeads(),
                known.headDimension(), known.feedForward(), 0, known.attention(), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, true,
                known.provenance());

        Imported imported = read(r -> parts(List.of(), List.of(), List.of(new Job("training", "", JobKind.TRAINING,
                Optional.of(other)))), Templates.create("ib-1k", Map.of()));

        ModelWorkload workload = (ModelWorkload) imported.design().getWorkloads().get(0);
        assertEquals(81, workload.getTransformer().getLayers());
        assertTrue(imported.notes().get(0).detail().contains("128,256"), imported.notes().toString());
    }

    @Test
    void anImporterThatThrowsIsNamed() {
        assertTrue(refusal(r -> {
            throw new IllegalStateException("broken inside");
        }).startsWith("EW-IMPORT-004 The importer 'given' of bundle org.eastwest.io.internal failed"));
        assertTrue(refusal(r -> {
            throw new OutOfMemoryError("too much");
        }).contains("OutOfMemoryError"));
        assertTrue(refusal(r -> {
            throw new NoClassDefFoundError("missing/Dependency");
        }).contains("missing/Dependency"));
        assertTrue(refusal(r -> null).contains("it returned nothing"));
    }

    @Test
    void whatFitsNoDesignIsTold() {
        assertTrue(refusal(r -> parts(List.of(new ServerGroup("My Servers", "", "dgx-h100", 1)), List.of(), List.of()))
                .contains("'My Servers' is no id"));
        assertTrue(refusal(r -> parts(List.of(), List.of(drawn(new Link("spine1", "spine9", 1, 1e9))), List.of()))
                .contains("'spine9', which is none of its switches"));
        assertTrue(refusal(r -> parts(List.of(), List.of(), List.of(), new Setting("cluster.a.count", "3")))
                .startsWith("EW-IMPORT-005"));
    }

    @Test
    void aHangingImporterLetsTheUserGoOn() {
        CountDownLatch entered = new CountDownLatch(1);
        CountDownLatch interrupted = new CountDownLatch(1);
        Progress untilEntered = new Progress() {
            @Override
            public void report(double fraction, String what) {
            }

            @Override
            public boolean cancelled() {
                return entered.getCount() == 0;
            }
        };
        ImporterHost host = Imports.of(giving(r -> {
            entered.countDown();
            try {
                new CountDownLatch(1).await();
            } catch (InterruptedException end) {
                interrupted.countDown();
            }
            return null;
        }));

        assertThrows(CancellationException.class, () -> host.read(file, null, null, untilEntered));
        assertDoesNotThrow(() -> interrupted.await());
    }

    @Test
    void ofTwoWithOneIdTheHigherRankedIsUsed() throws Exception {
        ImporterHost host = Imports.of();
        Given low = giving(r -> parts(List.of(), List.of(), List.of()));
        Given high = new Given("given", List.of("foreign"), r -> new ImportedDesign("High", "", List.of(), List.of(),
                List.of(), List.of(), List.of()));
        host.addImporter(low, Map.of("service.id", 1L));
        host.addImporter(high, Map.of("service.id", 2L, "service.ranking", 10));

        assertEquals("High", host.read(file, "given", null, Progress.NONE).design().getName());
        assertEquals(List.of(true, false), host.importers().stream().map(i -> i.usable()).toList());
        host.removeImporter(high);
        assertEquals("Plan", host.read(file, "given", null, Progress.NONE).design().getName());
    }

    @Test
    void aFileIsReadByTheImporterThatRecognizesItsContentWhateverItsName() throws Exception {
        Path renamed = Files.copy(file, folder.resolve("plan.txt"));

        assertEquals("given", Imports.of(giving(r -> parts(List.of(), List.of(), List.of()))).choose(renamed).id());
    }

    @Test
    void severalThatTakeAFileAreNamed() {
        ImporterHost host = Imports.of(giving(r -> null), new Given("other", List.of("foreign"), r -> null));

        ImportFailure refused = assertThrows(ImportFailure.class, () -> host.choose(file));

        assertTrue(refused.getMessage().contains("given (Given), other (Given)"), refused.getMessage());
    }

    @Test
    void anImporterThatFailsWhenAskedForItsIdIsListedAndNotUsed() {
        ImporterHost host = Imports.of(new Given(null, List.of("foreign"), r -> null),
                new Given("no-extensions", List.of(), r -> null));

        assertTrue(host.importers().stream().noneMatch(i -> i.usable()));
        assertTrue(assertThrows(ImportFailure.class, () -> host.choose(file)).getMessage().contains("no importer"));
        assertTrue(assertThrows(ImportFailure.class, () -> host.read(file, "absent", null, Progress.NONE))
                .getMessage().contains("There is no importer 'absent'"));
    }

    @Test
    void nothingIsWritten() throws Exception {
        read(r -> parts(List.of(), List.of(), List.of()), null);
        try (Stream<Path> files = Files.list(folder)) {
            assertEquals(1, files.count());
        }
    }
}
