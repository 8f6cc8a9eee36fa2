// SPDX-License-Identifier: EPL-2.0
package org.eastwest.model.internal.validation;

import java.util.function.Consumer;

import org.eclipse.emf.ecore.EObject;

import org.eastwest.model.design.Cluster;
import org.eastwest.model.design.Design;
import org.eastwest.model.design.Fabric;
import org.eastwest.model.design.Job;
import org.eastwest.model.design.Link;
import org.eastwest.model.design.ModelWorkload;
import org.eastwest.model.design.Plan;
import org.eastwest.model.design.Requirement;
import org.eastwest.model.design.Scenario;
import org.eastwest.model.design.ServerGroup;
import org.eastwest.model.design.Transformer;
import org.eastwest.model.design.util.DesignSwitch;

/** All checks of one element: the ones every element must pass, then those of its class. */
public final class DesignChecks {
    /** Tells what is wrong with an element, not with those in it. */
    public void check(EObject element, Consumer<Violation> sink) {
        Report report = new Report(sink);
        new ElementChecks(report).check(element);
        new OfClass(report).doSwitch(element);
    }

    /** Each case returns {@code null}, so that the cases of the superclasses follow. */
    private static final class OfClass extends DesignSwitch<Void> {
        private final Report report;

        OfClass(Report report) {
            this.report = report;
        }

        @Override
        public Void caseDesign(Design design) {
            new ScenarioChecks(report).check(design);
            return null;
        }

        @Override
        public Void caseCluster(Cluster cluster) {
            new ClusterChecks(report).check(cluster);
            return null;
        }

        @Override
        public Void caseServerGroup(ServerGroup group) {
            new ClusterChecks(report).check(group);
            return null;
        }

        @Override
        public Void caseFabric(Fabric fabric) {
            new FabricChecks(report).check(fabric);
            return null;
        }

        @Override
        public Void caseLink(Link link) {
            new FabricChecks(report).check(link);
            return null;
        }

        @Override
        public Void caseModelWorkload(ModelWorkload workload) {
            new WorkloadChecks(report).check(workload);
            return null;
        }

        @Override
        public Void caseTransformer(Transformer transformer) {
            new WorkloadChecks(report).check(transformer);
            return null;
        }

        @Override
        public Void caseJob(Job job) {
            new JobChecks(report).check(job);
            return null;
        }

        @Override
        public Void casePlan(Plan plan) {
            new PlanChecks(report).check(plan);
            return null;
        }

        @Override
        public Void caseScenario(Scenario scenario) {
            new ScenarioChecks(report).check(scenario);
            return null;
        }

        @Override
        public Void caseRequirement(Requirement requirement) {
            new RequirementChecks(report).check(requirement);
            return null;
        }
    }
}
