// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.selection.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.eastwest.catalog.CatalogLoader;
import org.eastwest.examples.Templates;
import org.eastwest.reader.DesignReader;
import org.eastwest.spi.analysis.AnalysisEngine;
import org.eastwest.spi.analysis.AnalysisRequest;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Derivation;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.analysis.Table;
import org.eastwest.spi.analysis.Unit;
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
import org.eastwest.spi.hardware.LinkProtocol;
import org.eastwest.spi.hardware.NicRole;
import org.eastwest.spi.hardware.NicSpec;
import org.eastwest.spi.hardware.Provenance;
import org.eastwest.spi.hardware.ServerSpec;
import org.eastwest.spi.hardware.SwitchSpec;
import org.eastwest.spi.transport.ParameterValues;
import org.eastwest.spi.transport.Transport;
import org.eastwest.spi.transport.TransportInfo;
import org.eastwest.spi.transport.TransportModel;
import org.eastwest.spi.transport.TransportParameter;
import org.eastwest.transport.infiniband.internal.NdrTransport;
import org.eastwest.transport.roce.internal.DcqcnTransport;
import org.eastwest.transport.roce.internal.HpccTransport;
import org.junit.jupiter.api.Test;

class TransportComparisonTest {
    private static final Provenance TEST = new Provenance("test", "row", "high", "test", "");
    private static final double LINK = 50e9;

    /** Step times by transport, as an engine would find them. */
    private final Map<String, Double> stepSeconds = new java.util.HashMap<>();
    private final Map<String, Double> bandwidths = new java.util.HashMap<>();
    private Set<String> claims = Set.of();

    @Test
    void eachComparedTransportAndTheDesignsOwnGetARowInTheRegistrysOrder() {
        stepSeconds.putAll(Map.of("fast", 10.0, "slow", 12.0, "own", 11.0));

        Table table = compare("own").table("transports").orElseThrow();

        assertEquals(List.of("fast", "slow", "own"), texts(table, "id"));
        assertEquals(List.of(10.0, 12.0, 11.0), numbers(table, "step_time_s"));
        assertEquals(List.of(1.0, 1.2, 1.1), numbers(table, "slowdown"));
    }

    @Test
    void theFastestIsNamedWithItsLead() {
        stepSeconds.putAll(Map.of("fast", 10.0, "slow", 12.0, "own", 11.0));

        Finding finding = compare("own").findings().get(0);

        assertEquals("EW-SELECT-001", finding.code());
        assertTrue(finding.message().startsWith("Name of fast gives the shortest step"), finding.message());
        assertTrue(finding.message().contains("10.0\u2009%"), finding.message());
    }

    @Test
    void differencesBelowTwoPercentAreTooCloseToCall() {
        stepSeconds.putAll(Map.of("fast", 10.0, "slow", 12.0, "own", 10.1));

        AnalysisResult result = compare("own");

        assertEquals("EW-SELECT-002", result.findings().get(0).code());
        assertTrue(result.table("transports").orElseThrow().title().startsWith("Too close to call"));
    }

    @Test
    void aTransportWithoutAResultStaysUnknownAndWinsNothing() {
        stepSeconds.putAll(Map.of("slow", 12.0, "own", 11.0));

        AnalysisResult result = compare("own");

        assertEquals(List.of(Double.NaN, 12.0, 11.0), numbers(result.table("transports").orElseThrow(),
                "step_time_s"));
        assertTrue(result.findings().get(0).message().startsWith("Name of own gives"));
    }

    @Test
    void theTableSaysWhetherThePartsFitAndWhyNot() {
        stepSeconds.putAll(Map.of("fast", 10.0, "slow", 12.0));

        assertEquals(List.of("yes", "no: the switch is of another kind"),
                texts(compare("fast").table("transports").orElseThrow(), "parts_fit"));
    }

    @Test
    void theFastestSaysThatItNeedsOtherParts() {
        stepSeconds.putAll(Map.of("fast", 10.0, "slow", 8.0));

        assertTrue(compare("fast").findings().get(0).message()
                .contains("It needs other parts than the design's: the switch is of another kind"));
    }

    @Test
    void aFigureThatRestsOnAClaimDoesNotDecide() {
        stepSeconds.putAll(Map.of("fast", 10.0, "slow", 12.0, "own", 8.0));
        claims = Set.of("own");

        AnalysisResult result = compare("own");

        assertTrue(result.findings().get(0).message().startsWith("Name of fast gives"));
        assertTrue(result.findings().get(0).message().contains("Name of own rest on a vendor's claim"));
        assertEquals(new Table.Number(1, true), result.table("transports").orElseThrow().rows().get(2).get(2));
    }

    @Test
    void claimsThatAllFiguresRestOnFavourNone() {
        stepSeconds.putAll(Map.of("fast", 10.0, "slow", 12.0, "own", 8.0));
        claims = Set.of("fast", "slow", "own");

        assertTrue(compare("own").findings().get(0).message().startsWith("Name of own gives"));
    }

    @Test
    void anEngineThatFailsWithOneTransportCostsTheOthersNothing() {
        stepSeconds.putAll(Map.of("fast", -1.0, "slow", 12.0, "own", 11.0));

        AnalysisResult result = compare("own");

        assertEquals(List.of("EW-SELECT-003", "EW-SELECT-001"), result.findings().stream().map(Finding::code).toList());
        assertTrue(result.findings().get(0).message().contains("Name of fast"));
    }

    @Test
    void withoutAJobTheBandwidthDecides() {
        bandwidths.putAll(Map.of("fast", 40e9, "slow", 20e9));
        DesignSnapshot design = design("fast");
        DesignSnapshot idle = new DesignSnapshot("d", "D", "s", "S", design.cluster(), design.fabrics(), List.of(),
                List.of());

        AnalysisResult result = comparison().analyze(request(idle), Progress.NONE);

        assertTrue(result.findings().get(0).message().startsWith("Name of fast gives the highest bandwidth"));
        assertEquals("compute", result.findings().get(0).element());
        assertEquals(2.0, numbers(result.table("transports").orElseThrow(), "slowdown").get(1));
    }

    @Test
    void enginesAreAskedInBriefForNobodyLooksAtTheirCurves() {
        List<Boolean> full = new ArrayList<>();
        TransportComparison comparison = new TransportComparison();
        comparison.setFabric(new Engine("fabric", "effective_bytes_per_second", "compute", Unit.BYTE_PER_SECOND,
                bandwidths) {
            @Override
            public AnalysisResult analyze(AnalysisRequest request, Progress progress) {
                full.add(request.full());
                return super.analyze(request, progress);
            }
        });

        comparison.analyze(request(design("fast")), Progress.NONE);

        assertEquals(List.of(false, false), full);
    }

    @Test
    void withoutAComputeFabricThereIsNothingToCompare() {
        DesignSnapshot design = new DesignSnapshot("d", "D", "s", "S", cluster(), List.of(), List.of(), List.of());

        assertEquals(AnalysisResult.EMPTY, new TransportComparison().analyze(request(design), Progress.NONE));
    }

    /** 16-bit addresses do not reach 100,000 NICs; that nobody published such a fabric is no limit. */
    @Test
    void whatItsProtocolCannotJoinIsNoRivalAndTheTableSaysWhy() {
        DesignSnapshot design = DesignReader.read(Templates.create("ethernet-100k", Map.of()), null,
                CatalogLoader.shipped()).snapshot().orElseThrow();
        String job = design.jobs().get(0).id();
        stepSeconds.putAll(Map.of("ib-ndr", 10.0, "rocev2-dcqcn", 12.0, "rocev2-hpcc", 13.0));
        List<TransportModel> models = List.of(new NdrTransport(), new DcqcnTransport(), new HpccTransport());
        TransportComparison comparison = new TransportComparison();
        comparison.setTraining(new Engine("training", "step_time_s", job, Unit.SECOND, stepSeconds));

        AnalysisResult result = comparison.analyze(new AnalysisRequest(design, () -> models, 1), Progress.NONE);

        List<String> fits = texts(result.table("transports").orElseThrow(), "parts_fit");
        assertTrue(fits.get(0).startsWith("no: 100,000 endpoints are more than the 49,151"), fits.get(0));
        assertFalse(fits.get(1).contains("endpoints"), fits.get(1));
        assertTrue(result.findings().get(0).message().startsWith("RoCEv2"), result.findings().get(0).message());
    }

    private AnalysisResult compare(String own) {
        return comparison().analyze(request(design(own)), Progress.NONE);
    }

    private TransportComparison comparison() {
        TransportComparison comparison = new TransportComparison();
        comparison.setTraining(new Engine("training", "step_time_s", "job", Unit.SECOND, stepSeconds));
        comparison.setFabric(new Engine("fabric", "effective_bytes_per_second", "compute", Unit.BYTE_PER_SECOND,
                bandwidths));
        return comparison;
    }

    private static AnalysisRequest request(DesignSnapshot design) {
        List<TransportModel> all = List.of(new Model("fast", true, List.of()), new Model("slow", true, List.of(
                Finding.error("EW-TRANSPORT-102", "compute", "the switch is of another kind", ""))),
                new Model("own", false, List.of()));
        return new AnalysisRequest(design, () -> all, 1);
    }

    private static DesignSnapshot design(String transport) {
        FabricSnapshot fabric = new FabricSnapshot("compute", "Compute", FabricRole.COMPUTE,
                TopologyKind.RAIL_OPTIMISED, new SwitchSpec("sw", "Switch", "V", "", LinkProtocol.ETHERNET, 64, LINK,
                64 * LINK, "", Double.NaN, Double.NaN, Double.NaN, Double.NaN, 1, "", true, Double.NaN, TEST), LINK, 1,
                0, List.of(), transport, Map.of(), 0, FabricSnapshot.Routing.TRANSPORT_DEFAULT, "", null, Double.NaN,
                List.of(), List.of());
        Workload training = new Workload.Training("w", null, 8192, 16, Precision.BF16, 4, Workload.Optimizer.ADAM,
                Workload.Recompute.NONE, true, false, true, true, false, false, 1);
        PlanSnapshot plan = new PlanSnapshot(8, 1, 1, 1, 1, 1, 1, 1, true,
                PlanSnapshot.Schedule.ONE_FORWARD_ONE_BACKWARD, List.of(ParallelDimension.values()));
        return new DesignSnapshot("d", "D", "s", "S", cluster(), List.of(fabric),
                List.of(new JobSnapshot("job", "Job", training, plan, List.of("servers"), 8)), List.of());
    }

    private static ClusterSnapshot cluster() {
        NicSpec nic = new NicSpec("nic", "NIC", "V", Set.of("HCA"), Double.NaN, LINK, LINK, List.of("RoCEv2"), null,
                4096, true, true, false, Double.NaN, TEST);
        ServerSpec server = new ServerSpec("s", "Server", "HGX", "gpu", 8, 8, 8, "nic", LINK, LINK, 450e9, null, 8,
                true, "", Double.NaN, TEST);
        return new ClusterSnapshot("c", "C", List.of(new ServerGroupSnapshot("servers", "Servers", server, null, 1, 0,
                8, true, List.of(new NicGroupSnapshot("n", NicRole.EAST_WEST, nic, 8, LINK, 1)))));
    }

    private static List<String> texts(Table table, String column) {
        int index = index(table, column);
        return table.rows().stream().map(row -> ((Table.Text) row.get(index)).value()).toList();
    }

    private static List<Double> numbers(Table table, String column) {
        int index = index(table, column);
        return table.rows().stream().map(row -> ((Table.Number) row.get(index)).value()).toList();
    }

    private static int index(Table table, String column) {
        return table.columns().stream().map(Table.Column::id).toList().indexOf(column);
    }

    /** An engine that gives one metric; a negative value makes it throw. */
    private class Engine implements AnalysisEngine {
        private final String id;
        private final String metric;
        private final String element;
        private final Unit unit;
        private final Map<String, Double> values;

        Engine(String id, String metric, String element, Unit unit, Map<String, Double> values) {
            this.id = id;
            this.metric = metric;
            this.element = element;
            this.unit = unit;
            this.values = values;
        }

        @Override
        public String id() {
            return id;
        }

        @Override
        public String name() {
            return id;
        }

        @Override
        public AnalysisResult analyze(AnalysisRequest request, Progress progress) {
            String transport = request.design().fabrics().get(0).transportId();
            Double value = values.get(transport);
            if (value == null) {
                return AnalysisResult.EMPTY;
            }
            if (value < 0) {
                throw new IllegalStateException("out of order");
            }
            Source source = claims.contains(transport) ? Source.claim("test") : Source.assumption("test");
            Derivation derivation = new Derivation("t", metric, value, unit, "", source, List.of());
            return new AnalysisResult(List.of(Metric.of(metric, element, derivation)), List.of(), List.of(), List.of(),
                    List.of());
        }
    }

    private record Model(String id, boolean compared, List<Finding> findings) implements TransportModel {
        @Override
        public TransportInfo info() {
            return new TransportInfo(id, "Name of " + id, "", List.of("A", "B"), 0.5, List.of("UFM"), 1, compared,
                    Source.assumption("test"));
        }

        @Override
        public List<TransportParameter> parameters() {
            return List.of();
        }

        @Override
        public Transport compose(ParameterValues values) {
            throw new IllegalStateException("the comparison leaves strategies to the engines");
        }

        @Override
        public List<Finding> compatibility(NicSpec nic, SwitchSpec leaf, double linkBytesPerSecond, String element) {
            return findings;
        }
    }
}
