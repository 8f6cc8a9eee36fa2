// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.step;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import org.eastwest.engine.training.internal.Case;
import org.eastwest.engine.training.internal.Hardware;
import org.eastwest.engine.training.internal.Shapes;
import org.eastwest.engine.training.internal.collective.Group;
import org.eastwest.engine.training.internal.compute.Software;
import org.eastwest.spi.analysis.Derivation;
import org.eastwest.spi.analysis.RecordingTrace;
import org.eastwest.spi.analysis.Trace;
import org.eastwest.spi.design.ParallelDimension;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.PlanSnapshot.TensorOverlap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Choices of a plan besides its degrees change what they are about")
class PlanChoicesTest {
    private static final Case CASE = Case.of(Shapes.gpt22b(), Hardware.a100()).degrees(4, 2, 1).batches(2048, 16, 2);

    private static StepEstimate step(Case c, Set<ParallelDimension> scaleOut, TensorOverlap overlap, boolean regather,
            boolean scattered) {
        PlanSnapshot p = c.plan();
        return c.model().evaluate(new PlanSnapshot(p.tp(), p.pp(), p.dp(), p.ep(), p.cp(), p.virtualStages(),
                p.microBatch(), p.zeroStage(), p.sequenceParallelism(), p.schedule(), p.order(), scaleOut, overlap,
                regather, scattered), Trace.NONE);
    }

    @Test
    @DisplayName("inputs that are kept need not be gathered again, but memory")
    void regather() {
        Case c = CASE.sequenceParallel(true);
        StepEstimate again = step(c, Set.of(), TensorOverlap.RING, true, true);
        StepEstimate kept = step(c, Set.of(), TensorOverlap.RING, false, true);
        assertTrue(kept.seconds() < again.seconds());
        assertTrue(kept.memory().activations() > again.memory().activations());
        assertEquals(again.compute(), kept.compute());
    }

    @Test
    @DisplayName("stages that send everything send TP times as much and gather nothing")
    void scatteredSends() {
        StepEstimate scattered = step(CASE, Set.of(ParallelDimension.PP), TensorOverlap.RING, true, true);
        StepEstimate whole = step(CASE, Set.of(ParallelDimension.PP), TensorOverlap.RING, true, false);
        assertEquals(4 * scattered.pipeline().scaleOutBytes(), whole.pipeline().scaleOutBytes(), 1);
        assertTrue(scattered.pipeline().scaleUpBytes() > 0);
        assertEquals(0, whole.pipeline().scaleUpBytes());
    }

    @Test
    @DisplayName("a dimension left to the fabric leaves the scale-up domain, and takes longer there")
    void scaleOut() {
        StepEstimate inside = step(CASE, Set.of(), TensorOverlap.RING, true, true);
        StepEstimate outside = step(CASE, Set.of(ParallelDimension.TP), TensorOverlap.RING, true, true);
        assertEquals(0, inside.tensor().scaleOutBytes());
        assertTrue(outside.tensor().scaleOutBytes() > 0);
        assertTrue(outside.tensor().exposed() > inside.tensor().exposed());
    }

    @Test
    @DisplayName("TP overlaps in pieces inside the scale-up domain alone")
    void piecesNeedTheScaleUpFabric() {
        Case inside = Case.of(Shapes.llama405b(126, 8), Hardware.h100()).degrees(8, 2, 1).batches(8192, 16, 1)
                .sequenceParallel(true);
        Case across = inside.degrees(16, 1, 1);
        for (TensorOverlap pieces : TensorOverlap.values()) {
            double hidden = step(inside.overlap(true, false, false, false, false), Set.of(), pieces, true, true)
                    .tensor().exposed();
            assertTrue(hidden < step(inside, Set.of(), pieces, true, true).tensor().exposed());
            assertEquals(step(across, Set.of(), pieces, true, true).tensor(),
                    step(across.overlap(true, false, false, false, false), Set.of(), pieces, true, true).tensor());
        }
        RecordingTrace trace = new RecordingTrace();
        Case asked = across.overlap(true, false, false, false, false);
        asked.model().evaluate(asked.plan(), trace);
        Derivation exposed = trace.get("attention_tp_exposed");
        assertTrue(exposed.source().text().contains("leaves the scale-up domain"), exposed.source().text());
    }

    @Test
    @DisplayName("TP overlap in parts hides all-reduces, which a ring cannot")
    void pipelined() {
        Case c = CASE.overlap(true, false, false, false, false);
        StepEstimate ring = step(c, Set.of(), TensorOverlap.RING, true, true);
        StepEstimate parts = step(c, Set.of(), TensorOverlap.PIPELINED, true, true);
        StepEstimate none = step(CASE, Set.of(), TensorOverlap.RING, true, true);
        assertEquals(none.tensor().exposed(), ring.tensor().exposed());
        assertTrue(parts.tensor().exposed() < ring.tensor().exposed());
        assertTrue(parts.tensor().seconds() > ring.tensor().seconds(), "each part has a start of its own");
        assertEquals(ring.tensor().scaleUpBytes(), parts.tensor().scaleUpBytes(), 1e-6 * ring.tensor().scaleUpBytes());
    }

    /** DeepSeek's kernels hand tokens on with 20 of 132 multiprocessors (arXiv 2412.19437, section 3.2.2). */
    @Test
    void tokensThatAreHandedOnInsideDomainsTakeMultiprocessors() {
        Group across = new Group(64, 8, 8, 8, true, 1);
        assertEquals(20.0 / 132, Overlap.routing(across, Software.CURRENT), 0.005);
        assertEquals(0.02, Overlap.routing(across, new Software(true, false, true, true, true)));
        assertEquals(0.02, Overlap.routing(new Group(8, 1, 8, 8, true, 1), Software.CURRENT));
    }
}
