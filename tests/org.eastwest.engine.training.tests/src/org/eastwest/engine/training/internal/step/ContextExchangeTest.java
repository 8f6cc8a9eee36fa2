// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.step;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eastwest.engine.training.internal.Case;
import org.eastwest.engine.training.internal.Hardware;
import org.eastwest.engine.training.internal.Shapes;
import org.eastwest.spi.analysis.RecordingTrace;
import org.eastwest.spi.analysis.Trace;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.PlanSnapshot.ContextExchange;
import org.eastwest.spi.design.PlanSnapshot.TensorOverlap;
import org.eastwest.spi.design.Workload.Recompute;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("CP exchanges keys and values in a ring, or gathers them before attention")
class ContextExchangeTest {
    /** Llama 3 8B in 4 stages, 8,192 tokens over 8 GPUs: 1,024 a GPU, of which keys and values take 4 MiB a layer. */
    private static final Case LLAMA = Case.of(Shapes.llama8b(), Hardware.h100()).batches(8192, 16, 1).degrees(1, 4, 1)
            .expertContext(1, 8);
    private static final double OWN_BYTES = 1024 * 2 * 8 * 128 * 2;

    private static PlanSnapshot plan(Case c, ContextExchange exchange) {
        PlanSnapshot p = c.plan();
        return new PlanSnapshot(p.tp(), p.pp(), p.dp(), p.ep(), p.cp(), p.virtualStages(), p.microBatch(),
                p.zeroStage(), p.sequenceParallelism(), p.schedule(), p.order(), p.scaleOut(), TensorOverlap.RING, true,
                true, 0, exchange);
    }

    private static StepEstimate step(Case c, ContextExchange exchange) {
        return c.model().evaluate(plan(c, exchange), Trace.NONE);
    }

    @ParameterizedTest
    // Forward gathers, backward gathers again and reduce-scatters: 3 times 7 parts; full recompute once more.
    @CsvSource({"NONE, 3", "SELECTIVE, 3", "FULL, 4"})
    @DisplayName("gathering sends as much as a ring")
    void volume(Recompute recompute, int passes) {
        Case c = LLAMA.recompute(recompute);
        double bytes = 16 * 8 * passes * 7 * OWN_BYTES;
        assertEquals(bytes, step(c, ContextExchange.ALL_GATHER).context().scaleUpBytes(), 1e-9 * bytes);
        assertEquals(bytes, step(c, ContextExchange.RING).context().scaleUpBytes(), 1e-9 * bytes);
    }

    @Test
    @DisplayName("beyond the scale-up domain each GPU of a rail of single GPUs sends all through its NIC")
    void scaleOut() {
        Case c = LLAMA.degrees(8, 1, 1);
        // One key and value head a GPU of a TP group, which fills the domain.
        double bytes = 16 * 32 * 3 * 7 * OWN_BYTES / 8;
        assertEquals(bytes, step(c, ContextExchange.ALL_GATHER).context().scaleOutBytes(), 1e-9 * bytes);
    }

    @Test
    @DisplayName("attention hides a ring, and nothing that is gathered before it")
    void exposed() {
        Case c = LLAMA.overlap(false, false, false, false, true);
        Exposure gathered = step(c, ContextExchange.ALL_GATHER).context();
        assertEquals(gathered.seconds(), gathered.exposed(), 1e-9 * gathered.seconds());
        Exposure ring = step(c, ContextExchange.RING).context();
        assertTrue(ring.exposed() < ring.seconds());
        assertEquals(step(LLAMA, ContextExchange.ALL_GATHER), step(c, ContextExchange.ALL_GATHER));
    }

    @Test
    @DisplayName("keys and values of all ranks and their gradients are in memory while attention is in backward")
    void memory() {
        double ring = LLAMA.model().stages(plan(LLAMA, ContextExchange.RING)).get(1).memory().work();
        double gathered = LLAMA.model().stages(plan(LLAMA, ContextExchange.ALL_GATHER)).get(1).memory().work();
        // The widest before were input and output of the activation: gradients of three tensors less one that is free.
        double activation = 4.0 * 1024 * 14336;
        assertEquals(2 * 8 * OWN_BYTES - activation, gathered - ring, 1);
        Case short32 = LLAMA.expertContext(1, 2);
        assertEquals(step(short32, ContextExchange.RING).memory(), step(short32, ContextExchange.ALL_GATHER).memory(),
                "where activations are wider they decide");
    }

    @Test
    @DisplayName("it is explained")
    void explained() {
        RecordingTrace trace = new RecordingTrace();
        StepEstimate recorded = LLAMA.model().evaluate(plan(LLAMA, ContextExchange.ALL_GATHER), trace);
        assertEquals(step(LLAMA, ContextExchange.ALL_GATHER), recorded);
        assertEquals("2 * cp_gather_seconds + cp_reduce_seconds", trace.get("cp_exposed").formula());
        assertEquals(2 * trace.get("cp_gather_seconds").value() + trace.get("cp_reduce_seconds").value(),
                trace.get("cp_exposed").value(), 1e-12);
        assertEquals(8 * OWN_BYTES, trace.get("cp_gather_bytes").value());
        assertTrue(trace.get("cp_exposed").source().text().contains("2407.21783"));
    }
}
