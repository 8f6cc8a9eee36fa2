// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.step;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eastwest.engine.training.internal.Case;
import org.eastwest.engine.training.internal.Hardware;
import org.eastwest.engine.training.internal.Shapes;
import org.eastwest.spi.analysis.Derivation;
import org.eastwest.spi.analysis.RecordingTrace;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.design.PlanSnapshot.Schedule;
import org.eastwest.spi.design.Precision;
import org.eastwest.spi.design.Workload.Recompute;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is recorded: the same numbers as on the fast path, with formulas whose names are their inputs. */
class ExplanationTest {
    private static final Pattern NAME = Pattern.compile("[A-Za-z_][A-Za-z_0-9]*");

    static List<Case> cases() {
        Case dense = Case.of(Shapes.llama405b(), Hardware.h100()).batches(8192, 256, 1).degrees(8, 16, 8).virtual(4)
                .sequenceParallel(true).zero(1).overlap(true, true, true, false, true);
        Case experts = Case.of(Shapes.deepseekV3(61, 3), Hardware.h100()).batches(4096, 512, 1).degrees(1, 16, 64)
                .expertContext(64, 1).zero(1).precision(Precision.FP8);
        return List.of(dense, dense.zero(3).recompute(Recompute.FULL).virtual(1),
                dense.sequenceParallel(false).recompute(Recompute.SELECTIVE).zero(0),
                dense.degrees(16, 4, 2).expertContext(1, 4).virtual(1), experts,
                experts.overlap(true, true, true, true, true), experts.schedule(Schedule.DUAL_PIPE), experts.schedule(Schedule.ZERO_BUBBLE).zero(2),
                Case.of(Shapes.mixtral(), Hardware.h100()).batches(4096, 8, 1).degrees(8, 1, 1),
                Case.of(Shapes.gptOss120b(), Hardware.gb300()).batches(4096, 64, 1).degrees(1, 1, 64).expertContext(16,
                1),
                Case.of(Shapes.gpt175b(), Hardware.a100()).flash(false).batches(2048, 64, 1).degrees(8, 8, 1).virtual(3)
                        .recompute(Recompute.FULL),
                Case.of(Shapes.llama8b(), Hardware.h100()).batches(4096, 8, 1));
    }

    private static Set<Derivation> nodes(RecordingTrace trace) {
        Set<Derivation> found = new HashSet<>();
        for (String id : List.of("step_time_s", "memory_bytes", "mfu", "hfu", "scale_up_bytes", "scale_out_bytes",
                "total_scale_out_bytes", "total_communication_bytes", "tokens_per_second", "layers_per_stage", "exposed_fraction")) {
            collect(trace.get(id), found);
        }
        return found;
    }

    private static void collect(Derivation node, Set<Derivation> found) {
        if (found.add(node)) {
            node.inputs().forEach(input -> collect(input, found));
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void recordingChangesNoNumber(Case c) {
        RecordingTrace trace = new RecordingTrace();
        StepEstimate recorded = c.step(trace);
        assertEquals(c.step(), recorded);
        assertEquals(recorded.seconds(), trace.get("step_time_s").value());
        assertEquals(recorded.memory().total(), trace.get("memory_bytes").value());
        assertEquals(recorded.mfu(), trace.get("mfu").value());
    }

    @ParameterizedTest
    @MethodSource("cases")
    void everyNameInAFormulaIsAnInputOrAFunction(Case c) {
        RecordingTrace trace = new RecordingTrace();
        c.step(trace);
        for (Derivation node : nodes(trace)) {
            Set<String> inputs = new HashSet<>();
            node.inputs().forEach(i -> inputs.add(i.id()));
            Matcher names = NAME.matcher(node.formula());
            while (names.find()) {
                boolean function = node.formula().startsWith("(", names.end());
                assertTrue(function || inputs.contains(names.group()),
                        node.id() + " = " + node.formula() + " names " + names.group() + " but has " + inputs);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void everyNumberEndsInASourceAndIdsAreUnique(Case c) {
        RecordingTrace trace = new RecordingTrace();
        c.step(trace);
        Map<String, Double> values = new HashMap<>();
        boolean design = false;
        boolean catalog = false;
        for (Derivation node : nodes(trace)) {
            assertFalse(node.source().text().isBlank(), node.id());
            Double other = values.put(node.id(), node.value());
            assertTrue(other == null || other.equals(node.value()), node.id() + " is " + other + " and "
                    + node.value());
            design |= node.source().kind() == Source.Kind.DESIGN && node.source().text().equals("job.job.plan.tp");
            catalog |= node.source().kind() == Source.Kind.CATALOG;
        }
        assertTrue(design && catalog);
    }

    @ParameterizedTest
    @MethodSource("cases")
    void sumsAddUp(Case c) {
        RecordingTrace trace = new RecordingTrace();
        c.step(trace);
        Pattern sum = Pattern.compile("[A-Za-z_0-9]+( \\+ [A-Za-z_0-9]+)+");
        for (Derivation node : nodes(trace)) {
            if (sum.matcher(node.formula()).matches()) {
                double total = node.inputs().stream().mapToDouble(Derivation::value).sum();
                assertEquals(total, node.value(), 1e-9 * Math.max(1, Math.abs(total)), node.id() + " = "
                        + node.formula());
            }
        }
    }
}
