// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.eastwest.engine.fabric.internal.lossless.Losslessness;
import org.eastwest.engine.fabric.internal.lossless.LosslessEngine;
import org.eastwest.spi.analysis.AnalysisRequest;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.transport.FlowControl;
import org.eastwest.spi.transport.LoadBalancing;
import org.eastwest.spi.transport.Transport;
import org.junit.jupiter.api.Test;

class LosslessEngineTest {
    private static final Transport PAUSING = Transports.with(new FlowControl.PriorityFlowControl(1, 0.05),
            Transports.congestion(1, 1e-5)).withLoadBalancing(new LoadBalancing.FlowHash(4));

    @Test
    void aRailOptimisedFabricHasNoCycleAndItsPausesReachTheServers() {
        AnalysisResult result = analyze(new Designs().servers(64), PAUSING);
        assertEquals(0, value(result, "cyclic_buffers"));
        assertEquals(3, value(result, "pause_hops"), "leaf, spine, leaf");
        assertTrue(value(result, "victim_share") > 0 && value(result, "victim_share") < 1);
        assertEquals("micro-burst", ((org.eastwest.spi.analysis.Table.Text) result.table("pause_cascade").orElseThrow()
                .rows().get(0).get(1)).value());
        assertTrue(result.findings().stream().anyMatch(f -> f.code().equals("EW-LOSSLESS-004")
                && f.element().equals("compute")));
    }

    @Test
    void whatDropsAndWhatIsTooLargeIsLeftOut() {
        assertEquals(AnalysisResult.EMPTY, analyze(new Designs().servers(64), Transports.with(
                new FlowControl.BestEffort(true), Transports.congestion(1, 1e-5))));
        AnalysisResult large = analyze(new Designs().servers(2048), PAUSING);
        assertEquals(List.of("EW-LOSSLESS-005"), large.findings().stream().map(f -> f.code()).toList());
    }

    @Test
    void aFailureKeepsUpAndDownFreeOfCycles() {
        assertEquals(0, value(analyze(new Designs().servers(64), PAUSING, List.of("link:leaf3-spine1",
                "random-links:20%")), "cyclic_buffers"));
    }

    @Test
    void faultsAreToldByTheFabricEngine() {
        AnalysisResult result = new FabricEngine(new Fabrics()).analyze(request(new Designs().servers(64), PAUSING,
                List.of("link:leaf3-spine1")), Progress.NONE);
        assertTrue(result.findings().stream().anyMatch(f -> f.code().equals("EW-NETWORK-009")
                && f.message().contains("have failed")));
        AnalysisResult unknown = new FabricEngine(new Fabrics()).analyze(request(new Designs().servers(64), PAUSING,
                List.of("switch:spine99")), Progress.NONE);
        assertTrue(unknown.findings().stream().anyMatch(f -> f.code().equals("EW-NETWORK-008")));
    }

    @Test
    void aFailedSpineSlowsWhatTheFabricCarries() {
        double healthy = effective(List.of());
        assertTrue(effective(List.of("switch:spine1")) < healthy);
        assertTrue(effective(List.of("switch:spine1", "switch:spine2")) < effective(List.of("switch:spine1")));
    }

    private static double effective(List<String> faults) {
        return value(new FabricEngine(new Fabrics()).analyze(request(new Designs().servers(64), PAUSING, faults),
                Progress.NONE), "effective_bytes_per_second");
    }

    private static double value(AnalysisResult result, String metric) {
        return result.metric(metric).orElseThrow().value();
    }

    private static AnalysisResult analyze(Designs design, Transport transport) {
        return analyze(design, transport, List.of());
    }

    private static AnalysisResult analyze(Designs design, Transport transport, List<String> faults) {
        return new LosslessEngine(new Losslessness()).analyze(request(design, transport, faults), Progress.NONE);
    }

    private static AnalysisRequest request(Designs design, Transport transport, List<String> faults) {
        DesignSnapshot snapshot = design.design();
        return new AnalysisRequest(snapshot.withFabrics(snapshot.fabrics().stream().map(f -> f.withFaults(faults))
                .toList()), () -> List.of(new Designs.Model("test", transport)), AnalysisRequest.DEFAULT_SEED);
    }
}
