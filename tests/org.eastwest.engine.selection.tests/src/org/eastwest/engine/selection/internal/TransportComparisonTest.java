// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.selection.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
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
import org.junit.jupiter.api.Test;

class TransportComparisonTest {
    private static final Provenance TEST = new Provenance("test", "row", "high", "test", "");
    private static final double LINK = 50e9;

    /** Step times by transport, as an engine would find them. */
    private final Map<String, Double> stepSeconds = new java.util.HashMap<>();

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
    void withoutAComputeFabricThereIsNothingToCompare() {
        DesignSnapshot design = new DesignSnapshot("d", "D", "s", "S", cluster(), List.of(), List.of(), List.of());

        assertEquals(AnalysisResult.EMPTY, new TransportComparison().analyze(request(design), Progress.NONE));
    }

    private AnalysisResult compare(String own) {
        TransportComparison comparison = new TransportComparison();
        comparison.setTraining(new Training());
        return comparison.analyze(request(design(own)), Progress.NONE);
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

    private final class Training implements AnalysisEngine {
        @Override
        public String id() {
            return "training";
        }

        @Override
        public String name() {
            return "Training";
        }

        @Override
        public AnalysisResult analyze(AnalysisRequest request, Progress progress) {
            Double seconds = stepSeconds.get(request.design().fabrics().get(0).transportId());
            if (seconds == null) {
                return AnalysisResult.EMPTY;
            }
            Derivation step = new Derivation("t", "step time", seconds, Unit.SECOND, "", Source.assumption("test"),
                    List.of());
            return new AnalysisResult(List.of(Metric.of("step_time_s", "job", step)), List.of(), List.of(), List.of(),
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
