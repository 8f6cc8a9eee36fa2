// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.plans;

import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.eastwest.model.design.Design;
import org.eastwest.model.design.Job;
import org.eastwest.model.design.NamedElement;
import org.eastwest.model.design.Scenario;
import org.eastwest.model.design.Workload;
import org.eastwest.reader.PathException;
import org.eastwest.reader.PlanApplication;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.ui.internal.session.DesignSession;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.emf.edit.command.ChangeCommand;

/** A plan written into an open design, in one step that can be undone. */
final class PlanChange {

    private final DesignSession session;
    private final Question question;
    private final PlanRow plan;

    PlanChange(DesignSession session, Question question, PlanRow plan) {
        this.session = session;
        this.question = question;
        this.plan = plan;
    }

    /**
     * What came of it.
     *
     * @param done    whether the design was changed
     * @param message what was changed, or why nothing was
     */
    record Told(boolean done, String message) {
    }

    /** Gives the job the plan. */
    Told apply() {
        return tried(() -> {
            Design design = session.design().orElseThrow();
            PlanApplication application = application(design, question.design().scenarioId(), question.jobId());
            Map<String, String> changes = application.changes(plan.estimate().point());
            if (changes.isEmpty()) {
                return new Told(false, "The design has this plan already.");
            }
            session.perform("Apply Plan", change(design, () -> application.apply(plan.estimate().point())));
            return new Told(true, application.shared(changes).map(Finding::message)
                    .orElse("The design has the plan " + plan.name() + " now; Undo takes it back."));
        });
    }

    /** Adds a scenario like the one that was searched, with a job that has the plan. */
    Told applyAsScenario() {
        return tried(() -> {
            Design design = session.design().orElseThrow();
            Scenario scenario = find(design.getScenarios(), question.design().scenarioId()).orElseThrow();
            Job job = find(design.getJobs(), question.jobId()).orElseThrow();
            Map<String, String> changes = application(design, scenario.getId(), job.getId())
                    .changes(plan.estimate().point());
            EcoreUtil.Copier copier = new EcoreUtil.Copier();
            Job ownJob = copy(copier, job);
            Optional<Workload> ownWorkload = changes.keySet().stream().anyMatch(path -> path.contains(".workload."))
                    ? Optional.of(copy(copier, job.getWorkload())) : Optional.empty();
            Scenario own = copy(copier, scenario);
            own.setName(name(scenario) + ": " + plan.name());
            copier.copyReferences();
            session.perform("Apply Plan as New Scenario", change(design, () -> {
                ownWorkload.ifPresent(design.getWorkloads()::add);
                design.getJobs().add(ownJob);
                design.getScenarios().add(own);
                application(design, own.getId(), ownJob.getId()).apply(plan.estimate().point());
            }));
            return new Told(true, "The design has the scenario '" + own.getName() + "' now; Undo takes it back.");
        });
    }

    private static String name(NamedElement element) {
        return element.getName() == null || element.getName().isEmpty() ? element.getId() : element.getName();
    }

    private <T extends NamedElement> T copy(EcoreUtil.Copier copier, T element) {
        @SuppressWarnings("unchecked")
        T copy = (T) copier.copy(element);
        copy.setId(session.unusedId(element.getId()));
        return copy;
    }

    private static <T extends NamedElement> Optional<T> find(Iterable<T> elements, String id) {
        for (T element : elements) {
            if (id.equals(element.getId())) {
                return Optional.of(element);
            }
        }
        return Optional.empty();
    }

    private static PlanApplication application(Design design, String scenarioId, String jobId) {
        return new PlanApplication(design, scenarioId, jobId);
    }

    private static ChangeCommand change(Design design, Runnable work) {
        return new ChangeCommand(design) {
            @Override
            protected void doExecute() {
                work.run();
            }
        };
    }

    /** Tries it on a copy first: the design is as it was when the plan does not fit it any more. */
    private Told tried(Supplier<Told> work) {
        try {
            application(EcoreUtil.copy(session.design().orElseThrow()), question.design().scenarioId(),
                    question.jobId()).apply(plan.estimate().point());
        } catch (PathException wrong) {
            return new Told(false, "The plan cannot be applied: " + wrong.finding().message() + " Search again, since "
                    + "the design has changed.");
        }
        return work.get();
    }
}
