// SPDX-License-Identifier: EPL-2.0
package org.eastwest.reader;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.eastwest.model.design.Design;
import org.eastwest.model.design.DesignPackage;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.ParallelDimension;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.Workload.Recompute;
import org.eastwest.spi.design.Workload.Training;
import org.eastwest.spi.plan.TrainingPlan;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A plan written into a design")
class PlanApplicationTest {
    private static final String JOB = "pretraining";

    private final Design design = Designs.base();
    private final PlanApplication application = new PlanApplication(design, null, JOB);

    private static TrainingPlan own(Design design) {
        JobSnapshot job = DesignReader.read(design, null, Designs.CATALOG).snapshot().orElseThrow().jobs().stream()
                .filter(j -> j.id().equals(JOB)).findFirst().orElseThrow();
        return new TrainingPlan((Training) job.workload(), job.plan());
    }

    /** The design's own plan with its ranks the other way round and full recompute. */
    private TrainingPlan other() {
        TrainingPlan own = own(design);
        PlanSnapshot plan = own.plan().at(List.of(ParallelDimension.CP, ParallelDimension.TP, ParallelDimension.PP,
                ParallelDimension.DP), Set.of());
        Training run = own.run();
        return new TrainingPlan(run.with(Recompute.FULL, run.overlapTensor(), run.overlapData(),
                run.overlapPipeline(), run.overlapExpert(), run.overlapContext()), plan);
    }

    @Test
    @DisplayName("has every attribute of a plan")
    void attributes() {
        Set<String> written = PlanApplication.attributes(JOB, own(design)).keySet();
        Set<String> all = DesignPackage.Literals.PLAN.getEAllAttributes().stream()
                .map(attribute -> "job." + JOB + ".plan." + attribute.getName()).collect(Collectors.toSet());
        assertEquals(all, written.stream().filter(path -> path.contains(".plan.")).collect(Collectors.toSet()));
    }

    @Test
    @DisplayName("changes nothing where the design has it already")
    void own() {
        application.apply(own(design));
        assertEquals(Map.of(), application.changes(own(design)));
    }

    @Test
    @DisplayName("is what the design says afterwards, and changes what was announced")
    void apply() {
        TrainingPlan plan = other();
        Map<String, String> announced = application.changes(plan);
        assertEquals("full", announced.get("job.pretraining.workload.recompute"));
        assertEquals("CP TP PP DP", announced.get("job.pretraining.plan.order"));
        assertEquals(announced, application.apply(plan));
        assertEquals(plan, own(design));
        assertEquals(Map.of(), application.changes(plan));
    }

    @Test
    @DisplayName("is made where the job has none, even one whose attributes all are as usual")
    void made() {
        TrainingPlan own = own(design);
        TrainingPlan usual = new TrainingPlan(own.run(), new PlanSnapshot(1, 1, 1, 1, 1, 1, 1, 0, false,
                PlanSnapshot.Schedule.ONE_FORWARD_ONE_BACKWARD, own.plan().order()));
        design.getJobs().get(0).setPlan(null);
        assertEquals(JOB, design.getJobs().get(0).getId());
        assertTrue(DesignReader.read(design, null, Designs.CATALOG).snapshot().isEmpty());
        assertTrue(DesignReader.readForPlans(design, null, Designs.CATALOG).snapshot().isPresent());
        Map<String, String> announced = application.changes(usual);
        assertEquals("1", announced.get("job.pretraining.plan.tp"));
        assertEquals(announced, application.apply(usual));
        assertEquals(usual.plan().dp(), design.getJobs().get(0).getPlan().getDp());
        assertEquals(Map.of(), application.changes(usual));
    }

    @Test
    @DisplayName("warns where other jobs have the same workload and it changes for them too")
    void shared() {
        Map<String, String> changes = application.changes(other());
        assertTrue(application.shared(changes).isEmpty());
        design.getJobs().get(1).setWorkload(design.getJobs().get(0).getWorkload());
        Finding warning = application.shared(changes).orElseThrow();
        assertEquals(design.getJobs().get(0).getWorkload().getId(), warning.element());
        assertTrue(warning.message().contains(design.getJobs().get(1).getId()), warning.message());
        assertTrue(application.shared(Map.of("job.pretraining.plan.tp", "4")).isEmpty(), "the plan is the job's own");
    }
}
