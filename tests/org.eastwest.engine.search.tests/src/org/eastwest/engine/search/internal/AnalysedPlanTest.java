// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.search.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eastwest.engine.fabric.internal.Fabrics;
import org.eastwest.engine.training.internal.TrainingEngine;
import org.eastwest.examples.Template;
import org.eastwest.examples.Templates;
import org.eastwest.spi.analysis.AnalysisRequest;
import org.eastwest.spi.analysis.Breakdown;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.Workload.Training;
import org.eastwest.spi.plan.Objective;
import org.eastwest.spi.plan.PlanEstimate;
import org.eastwest.spi.plan.PlanSearchRequest;
import org.eastwest.spi.plan.PlanSearchResult;
import org.eastwest.spi.plan.TrainingPlan;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("A plan that a search finds")
class AnalysedPlanTest {
    private static final String NEAR = "usual gpus=design cp=design ep=design pp=design recompute=none,full "
            + "microbatch=design,1 zero=design,1";

    /** Every shipped design that trains, as it is and with each kind of fault. */
    static Stream<Arguments> designs() {
        return Templates.list().stream().map(Template::id).filter(id -> !id.equals("empty"))
                .map(id -> Searches.template(id)).filter(design -> job(design).isPresent()).flatMap(design -> {
                    String job = job(design).orElseThrow().id();
                    return Stream.of(List.<String>of(), List.of("gpu:" + job + "=70%"), List.of("nic:" + job + "/3"),
                            List.of("gpu:" + job + "/2=80%", "nic:" + job + "/9=100 Gb/s"), List.of("random-links:3%"))
                            .map(faults -> Arguments.of(design.designId(), faults, design.withFaults(faults)));
                });
    }

    @ParameterizedTest(name = "takes as long a step when it is analysed: {0} {1}")
    @MethodSource("designs")
    void analysed(String id, List<String> faults, DesignSnapshot design) {
        PlanSearchResult result = Searches.search(new PlanSearchRequest(design, Searches.TRANSPORTS, "",
                Objective.TIME, PlanSearchRequest.DEFAULT_MARGIN, NEAR, 2, 1));
        assertFalse(result.best().isEmpty(), () -> result.findings().toString());
        for (PlanEstimate plan : result.best()) {
            assertEquals(analysed(design, plan.point()), plan.stepTime());
        }
        result.own().ifPresent(own -> assertEquals(analysed(design, own.point()), own.stepTime()));
    }

    @Test
    @DisplayName("waits for the slow GPU of the scenario, whether it is best or the design's own")
    void waits() {
        DesignSnapshot healthy = Searches.gpt3();
        DesignSnapshot slow = healthy.withFaults(List.of("gpu:" + job(healthy).orElseThrow().id() + "/2=70%"));
        PlanSearchResult before = Searches.search(healthy, NEAR);
        PlanSearchResult after = Searches.search(slow, NEAR);
        assertTrue(after.best().get(0).seconds() > before.best().get(0).seconds());
        assertTrue(after.own().orElseThrow().seconds() > before.own().orElseThrow().seconds());
        assertTrue(after.best().get(0).stepTime().parts().stream().anyMatch(p -> p.id().equals("slow_parts_s")));
    }

    private static Breakdown analysed(DesignSnapshot design, TrainingPlan point) {
        JobSnapshot own = job(design).orElseThrow();
        DesignSnapshot applied = design.with(design.cluster(), design.fabrics(), design.jobs().stream().map(j -> j == own
                ? j.with(point.run(), point.plan(), j.gpus()) : j).toList());
        return new TrainingEngine(new Fabrics()).analyze(new AnalysisRequest(applied, Searches.TRANSPORTS,
                AnalysisRequest.DEFAULT_SEED), Progress.NONE).breakdowns().stream()
                .filter(b -> b.id().equals("step_time")).filter(b -> own.id().equals(b.element())).findFirst()
                .orElseThrow();
    }

    private static Optional<JobSnapshot> job(DesignSnapshot design) {
        return design.jobs().stream().filter(j -> j.workload() instanceof Training).findFirst();
    }
}
