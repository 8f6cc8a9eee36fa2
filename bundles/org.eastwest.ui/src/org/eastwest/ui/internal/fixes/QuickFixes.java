// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.fixes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.eastwest.catalog.Catalog;
import org.eastwest.catalog.CatalogService;
import org.eastwest.model.design.Cluster;
import org.eastwest.model.design.Design;
import org.eastwest.model.design.DesignPackage.Literals;
import org.eastwest.model.design.Fabric;
import org.eastwest.model.design.FabricRole;
import org.eastwest.model.design.Job;
import org.eastwest.model.design.Link;
import org.eastwest.model.design.Placement;
import org.eastwest.model.design.Plan;
import org.eastwest.model.design.Scenario;
import org.eastwest.model.design.ServerGroup;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.hardware.ServerSpec;
import org.eastwest.ui.internal.Services;
import org.eastwest.ui.internal.fields.Choices;
import org.eastwest.ui.internal.session.DesignSession;
import org.eastwest.ui.internal.session.Target;
import org.eclipse.emf.common.util.ECollections;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.util.EcoreUtil;

/** Knows how to mend what findings tell, by their codes. Belongs to the UI thread. */
public final class QuickFixes {

    /** Kinds of findings that have fixes. */
    private static final Set<String> KNOWN = Set.of(
            "EW-MODEL-001", "EW-MODEL-002", "EW-MODEL-003", "EW-MODEL-004", "EW-MODEL-005", "EW-MODEL-006",
            "EW-MODEL-007", "EW-MODEL-008", "EW-MODEL-010", "EW-MODEL-020", "EW-MODEL-021", "EW-MODEL-022",
            "EW-MODEL-023", "EW-MODEL-024", "EW-MODEL-025", "EW-MODEL-026", "EW-MODEL-027", "EW-MODEL-028",
            "EW-MODEL-029", "EW-MODEL-030", "EW-MODEL-040", "EW-MODEL-041", "EW-MODEL-060", "EW-MODEL-061",
            "EW-MODEL-062", "EW-MODEL-063", "EW-MODEL-064", "EW-MODEL-065", "EW-MODEL-066", "EW-MODEL-067",
            "EW-MODEL-068", "EW-MODEL-069", "EW-MODEL-070", "EW-MODEL-071", "EW-MODEL-072", "EW-MODEL-080",
            "EW-MODEL-081", "EW-MODEL-082", "EW-MODEL-083", "EW-MODEL-084", "EW-NETWORK-002", "EW-READ-002",
            "EW-READ-005", "EW-READ-010", "EW-READ-011", "EW-READ-021", "EW-READ-022", "EW-READ-023", "EW-READ-034",
            "EW-READ-040", "EW-READ-042", "EW-READ-043", "EW-READ-044", "EW-READ-045", "EW-READ-046",
            DesignSession.NOT_TAKEN);

    private final DesignSession session;
    private final Edits edits;
    private final ValueFixes values;

    public QuickFixes(DesignSession session) {
        this.session = session;
        edits = new Edits(session);
        values = new ValueFixes(edits);
    }

    /** The fixes of a finding, the likeliest first; none for one that only its reader can mend. */
    public List<QuickFix> of(Finding finding) {
        return of(finding.code(), finding.element());
    }

    /**
     * The fixes of a kind of finding.
     *
     * @param code    of the finding
     * @param element what it is about: an id or path
     */
    public List<QuickFix> of(String code, String element) {
        return session.readOnly() ? List.of() : session.find(element).map(target -> of(code, target)).orElse(List.of());
    }

    private List<QuickFix> of(String code, Target target) {
        EObject element = target.element();
        EStructuralFeature feature = target.feature().orElse(null);
        return switch (code) {
            case DesignSession.NOT_TAKEN -> forget(target);
            case "EW-MODEL-001", "EW-MODEL-002", "EW-MODEL-003" -> values.identifier(element);
            case "EW-MODEL-004" -> values.preset(element, feature);
            case "EW-MODEL-005" -> missing(element, feature);
            case "EW-MODEL-006", "EW-MODEL-007" -> values.inRange(element, feature);
            case "EW-MODEL-008" -> dangling(element, feature);
            case "EW-MODEL-010", "EW-MODEL-020", "EW-MODEL-021", "EW-MODEL-028" -> List.of(edits.delete(element));
            case "EW-MODEL-022" -> edits.add(element, Literals.FABRIC__SWITCHES);
            case "EW-MODEL-023" -> unusedSwitches(element);
            case "EW-MODEL-024", "EW-MODEL-025" -> linkEnd(element, feature);
            case "EW-MODEL-026" -> List.of(edits.set(element, Literals.FABRIC__PLANES, 2));
            case "EW-MODEL-027" -> values.priorities(element);
            case "EW-MODEL-029" -> List.of(edits.pick(element, Literals.FABRIC__SWITCH_TYPE));
            case "EW-MODEL-030" -> List.of(edits.pick(element, Literals.FABRIC__TRANSPORT));
            case "EW-MODEL-040" -> List.of(edits.pick(element, Literals.MODEL_WORKLOAD__MODEL_SHAPE));
            case "EW-MODEL-041" -> List.of(edits.unset(element, Literals.MODEL_WORKLOAD__MODEL_SHAPE),
                    edits.unset(element, Literals.MODEL_WORKLOAD__TRANSFORMER));
            case "EW-MODEL-060" -> edits.add(element, Literals.JOB__PLAN);
            case "EW-MODEL-061" -> element instanceof Job job ? List.of(edits.delete(job.getPlan())) : List.of();
            case "EW-MODEL-080" -> roleTwice(element);
            case "EW-MODEL-081" -> placementForeign(element);
            case "EW-MODEL-082" -> refer(element, Literals.SCENARIO__JOBS, design().getJobs().stream());
            case "EW-MODEL-083" -> refer(element, Literals.SCENARIO__FABRICS, design().getFabrics().stream()
                    .filter(f -> f.getRole() == FabricRole.COMPUTE));
            case "EW-MODEL-084" -> edits.add(element, Literals.DESIGN__SCENARIOS);
            case "EW-READ-002", "EW-READ-005", "EW-NETWORK-002" -> values.catalog(element);
            case "EW-READ-010", "EW-READ-011" -> element instanceof ServerGroup group
                    ? List.of(edits.unset(group, Literals.SERVER_GROUP__SCALE_UP_DOMAIN_SIZE)) : List.of();
            case "EW-READ-021", "EW-READ-022", "EW-READ-023" -> linkRate(element);
            case "EW-READ-034" -> element instanceof Fabric fabric
                    ? List.of(edits.unset(fabric, Literals.FABRIC__MANAGEMENT_PLANE)) : List.of();
            case "EW-READ-040" -> element instanceof Job job && job.getPlacement() != null ? placement(job)
                    : List.of();
            default -> plan(element).map(plan -> of(code, plan)).orElse(List.of());
        };
    }

    private static List<QuickFix> of(String code, PlanFixes plan) {
        return switch (code) {
            case "EW-MODEL-062" -> plan.virtualStages();
            case "EW-MODEL-063" -> plan.notInterleaved();
            case "EW-MODEL-064" -> plan.order();
            case "EW-MODEL-065" -> plan.noSequenceParallelism();
            case "EW-MODEL-066" -> plan.batchSplit();
            case "EW-MODEL-067" -> plan.batchPipeline();
            case "EW-MODEL-068" -> plan.noSharding();
            case "EW-MODEL-069", "EW-READ-042", "EW-READ-043" -> plan.fitGpus();
            case "EW-MODEL-070", "EW-READ-046" -> plan.experts();
            case "EW-MODEL-071" -> plan.shardingDegree();
            case "EW-MODEL-072" -> plan.shardingUnused();
            case "EW-READ-044" -> plan.heads();
            case "EW-READ-045" -> plan.stages();
            default -> List.of();
        };
    }

    private Design design() {
        return session.design().orElseThrow();
    }

    /** The plan that an element is, has or belongs to. */
    private Optional<PlanFixes> plan(EObject element) {
        EObject owner = element instanceof Plan || element instanceof Placement ? element.eContainer() : element;
        return owner instanceof Job job && job.getPlan() != null
                ? Optional.of(new PlanFixes(edits, job, job.getPlan(), gpus(job))) : Optional.empty();
    }

    /** GPUs that the servers of a job have behind those it skips; 0 when they are not known. */
    private long gpus(Job job) {
        Catalog catalog = Services.call(CatalogService.class, CatalogService::catalog);
        Placement placement = job.getPlacement();
        List<ServerGroup> groups = placement == null || placement.getServerGroups().isEmpty()
                ? design().getScenarios().stream().filter(s -> s.getJobs().contains(job) && s.getCluster() != null)
                        .findFirst().map(s -> s.getCluster().getServerGroups()).orElse(ECollections.emptyEList())
                : placement.getServerGroups();
        long skipped = placement == null ? 0 : placement.getFirstServer();
        long gpus = 0;
        for (ServerGroup group : groups) {
            long servers = Math.max(0, group.getCount() - skipped);
            skipped = Math.max(0, skipped - group.getCount());
            gpus += servers * catalog.servers().find(group.getServerType()).map(ServerSpec::gpus).orElse(0);
        }
        return gpus;
    }

    private List<QuickFix> forget(Target target) {
        return target.feature().map(feature -> List.of(new QuickFix("Keep the value that the design has",
                shell -> session.drop(target.element(), feature)))).orElse(List.of());
    }

    private List<QuickFix> missing(EObject element, EStructuralFeature feature) {
        if (!(feature instanceof EReference reference)) {
            return List.of();
        }
        return reference.isContainment() ? edits.add(element, reference)
                : refer(element, reference, candidates(element, reference));
    }

    private Stream<EObject> candidates(EObject element, EReference reference) {
        return new Choices(session).candidates(element, reference).stream();
    }

    private List<QuickFix> refer(EObject element, EReference reference, Stream<? extends EObject> candidates) {
        return edits.refer(element, reference, candidates);
    }

    private List<QuickFix> dangling(EObject element, EStructuralFeature feature) {
        if (!(feature instanceof EReference reference)) {
            return List.of();
        }
        List<QuickFix> fixes = new ArrayList<>();
        Object value = element.eGet(reference);
        List<?> targets = value instanceof List<?> several ? several : value == null ? List.of() : List.of(value);
        targets.stream().map(EObject.class::cast).filter(t -> EcoreUtil.getRootContainer(t) != design())
                .forEach(t -> fixes.add(edits.noLonger(element, reference, t)));
        fixes.addAll(0, refer(element, reference, candidates(element, reference)));
        return fixes;
    }

    private List<QuickFix> unusedSwitches(EObject element) {
        if (!(element instanceof Fabric fabric)) {
            return List.of();
        }
        List<EObject> unused = new ArrayList<>(fabric.getSwitches());
        unused.addAll(fabric.getLinks());
        return List.of(edits.delete("Delete the single switches and links", unused));
    }

    private List<QuickFix> linkEnd(EObject element, EStructuralFeature feature) {
        if (!(element instanceof Link link) || !(feature instanceof EReference end)) {
            return List.of();
        }
        EObject other = end == Literals.LINK__FROM ? link.getTo() : link.getFrom();
        return refer(link, end, ((Fabric) link.eContainer()).getSwitches().stream().filter(s -> s != other));
    }

    private List<QuickFix> roleTwice(EObject element) {
        if (!(element instanceof Scenario scenario)) {
            return List.of();
        }
        return scenario.getFabrics().stream().filter(f -> scenario.getFabrics().stream()
                .anyMatch(other -> other != f && other.getRole() == f.getRole()))
                .map(f -> edits.noLonger(scenario, Literals.SCENARIO__FABRICS, f)).toList();
    }

    private List<QuickFix> placementForeign(EObject element) {
        if (!(element instanceof Scenario scenario)) {
            return List.of();
        }
        Cluster cluster = scenario.getCluster();
        return scenario.getJobs().stream().map(Job::getPlacement).filter(p -> p != null
                && p.getServerGroups().stream().anyMatch(g -> g.eContainer() != cluster))
                .map(p -> edits.unset(p, Literals.PLACEMENT__SERVER_GROUPS)).toList();
    }

    private List<QuickFix> linkRate(EObject element) {
        List<QuickFix> fixes = new ArrayList<>();
        if (element instanceof Fabric fabric && fabric.getLinkRate() != null) {
            fixes.add(edits.unset(fabric, Literals.FABRIC__LINK_RATE));
        }
        return fixes;
    }

    private List<QuickFix> placement(Job job) {
        List<QuickFix> fixes = new ArrayList<>(List.of(edits.unset(job.getPlacement(), Literals.PLACEMENT__GPUS)));
        if (job.getPlacement().getFirstServer() > 0) {
            fixes.add(edits.set(job.getPlacement(), Literals.PLACEMENT__FIRST_SERVER, 0));
        }
        return fixes;
    }

    /** Whether findings of this kind may have fixes. */
    public static boolean knows(String code) {
        return KNOWN.contains(code);
    }
}
