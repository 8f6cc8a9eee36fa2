// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eastwest.analysis.compare.Axis;
import org.eastwest.analysis.compare.Sweep;
import org.eastwest.spi.analysis.Breakdown;
import org.eastwest.spi.analysis.Derivation;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.Workload;
import org.eastwest.spi.plan.PlanEstimate;
import org.eastwest.spi.plan.PlanSearchResult;
import org.eastwest.spi.plan.TrainingPlan;
import org.eastwest.spi.report.ReportProfile;
import org.junit.jupiter.api.Test;

class StudiesTest {
    private static final double GIB = 1L << 30;

    private static Sweep steps() {
        List<Axis> axes = List.of(Axis.parse("transport=ib-ndr,uec"), Axis.parse("gpus=512,1024"));
        List<Sweep.Point> points = new ArrayList<>();
        for (List<Integer> steps : Sweep.combinations(axes)) {
            double value = 13 + steps.get(0) + steps.get(1);
            points.add(new Sweep.Point(steps, Optional.of(Metric.of("step_time_s", "job", new Derivation("step_time_s",
                    "Step time", value, Unit.SECOND, "", Source.assumption("test"), List.of()))), ""));
        }
        return new Sweep(axes, points);
    }

    private static PlanEstimate plan(double seconds, double gib) {
        JobSnapshot job = Samples.input().design().jobs().get(0);
        Breakdown none = new Breakdown("b", "job", "b", Unit.SECOND, 0, List.of());
        return new PlanEstimate(new TrainingPlan((Workload.Training) job.workload(), job.plan()), seconds, gib * GIB,
                1e9, none, none);
    }

    private static String html(Studies studies) {
        return new DesignReport().html(Samples.input().withStudies(studies));
    }

    @Test
    void sizesAreACurveForEachTransportWithItsTable() {
        String html = html(new Studies(List.of(steps()), Optional.empty(), Optional.empty(), List.of()));
        assertTrue(html.contains("<section id=\"studies\""));
        assertTrue(html.contains("Step time at 1,024 (GPUs): from 14.0\u2009s with InfiniBand NDR to 15.0\u2009s with"
                + " UEC 1.0"));
        assertTrue(html.contains("prices are unknown"), "why there is no curve of cost");
    }

    @Test
    void plansAreAScatterWithTheFrontTheLimitAndTheDesignsOwn() {
        PlanEstimate own = plan(14, 60);
        PlanEstimate fast = plan(13.3, 70);
        PlanSearchResult plans = new PlanSearchResult("job", 450, 40, Map.of(), 10, 74 * GIB, List.of(fast, own),
                List.of(fast, own), Optional.of(own), List.of());
        String html = html(new Studies(List.of(), Optional.of(plans), Optional.empty(), List.of()));
        assertTrue(html.contains("The fastest of 450 plans takes 5.00\u2009% less time than the design&#39;s own")
                || html.contains("The fastest of 450 plans takes 5.00\u2009% less time than the design's own"));
        assertTrue(html.contains("Usable memory"));
        assertTrue(html.contains("Front: nothing is less in both"));
        assertTrue(html.contains("Plans that no other one beats"));
    }

    @Test
    void whatFailedIsSaidAndNothingElseIsLost() {
        String html = html(new Studies(List.of(), Optional.empty(), Optional.empty(), List.of(Finding.warning(
                "EW-REPORT-002", "",
                "Other plans could not be searched: out of luck.", "Report it."))));
        assertTrue(html.contains("Other plans could not be searched: out of luck."));
        assertTrue(html.contains("<section id=\"reproduce\""));
    }

    @Test
    void withoutStudiesAndForExecutivesThereIsNoSection() {
        assertFalse(html(Studies.NONE).contains("<section id=\"studies\""));
        assertFalse(new DesignReport().html(Samples.input().withProfile(ReportProfile.EXECUTIVE).withStudies(
                new Studies(List.of(steps()), Optional.empty(), Optional.empty(), List.of())))
                        .contains("<section id=\"studies\""));
    }

    @Test
    void theSameStudiesGiveTheSameBytes() {
        Studies studies = new Studies(List.of(steps()), Optional.empty(), Optional.empty(), List.of());
        assertEquals(html(studies), html(studies));
    }
}
