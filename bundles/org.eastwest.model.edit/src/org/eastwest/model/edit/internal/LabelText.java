// SPDX-License-Identifier: EPL-2.0
package org.eastwest.model.edit.internal;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EObject;

import org.eastwest.model.design.Fabric;
import org.eastwest.model.design.InferenceService;
import org.eastwest.model.design.Job;
import org.eastwest.model.design.Link;
import org.eastwest.model.design.ModelWorkload;
import org.eastwest.model.design.NamedElement;
import org.eastwest.model.design.NicGroup;
import org.eastwest.model.design.ParameterOverride;
import org.eastwest.model.design.Placement;
import org.eastwest.model.design.Plan;
import org.eastwest.model.design.Requirement;
import org.eastwest.model.design.Scenario;
import org.eastwest.model.design.ServerGroup;
import org.eastwest.model.design.Switch;
import org.eastwest.model.design.Tier;
import org.eastwest.model.design.TrainingRun;
import org.eastwest.model.design.Transformer;
import org.eastwest.model.design.util.DesignSwitch;
import org.eastwest.quantity.Quantity;

/** The label of each class; a superclass says it for those that have nothing of their own to say. */
public final class LabelText extends DesignSwitch<String> {
    @Override
    public String defaultCase(EObject element) {
        return element.eClass().getName();
    }

    @Override
    public String caseNamedElement(NamedElement element) {
        return name(element);
    }

    @Override
    public String caseServerGroup(ServerGroup group) {
        return label(name(group), group.getServerType()) + " x " + group.getCount();
    }

    @Override
    public String caseNicGroup(NicGroup nics) {
        String rate = nics.getRate() == null ? null : Quantity.plain(Quantity.formatBits(nics.getRate()));
        String count = nics.getCountPerServer() == null ? "" : " x " + nics.getCountPerServer();
        return label(capital(nics.getRole()) + " NICs", nics.getNicType(), rate) + count;
    }

    @Override
    public String caseFabric(Fabric fabric) {
        return label(name(fabric), fabric.getRole(), fabric.getTopology(), fabric.getTransport());
    }

    @Override
    public String caseTier(Tier tier) {
        boolean blocking = tier.getOversubscription() != null && tier.getOversubscription() != 1;
        return label(capital(tier.getKind()) + " tier", tier.getSwitchType(),
                blocking ? Quantity.plain(Quantity.formatToOne(tier.getOversubscription())) : null);
    }

    @Override
    public String caseParameterOverride(ParameterOverride parameter) {
        return Objects.requireNonNullElse(parameter.getName(), "parameter") + " = "
                + Objects.requireNonNullElse(parameter.getValue(), "");
    }

    @Override
    public String caseSwitch(Switch element) {
        return label(name(element), element.getTier(), element.getSwitchType());
    }

    @Override
    public String caseLink(Link link) {
        return end(link.getFrom()) + " - " + end(link.getTo()) + (link.getCount() == 1 ? "" : " x " + link.getCount());
    }

    private static String end(Switch end) {
        return end == null ? "?" : name(end);
    }

    @Override
    public String caseTrainingRun(TrainingRun run) {
        return label(name(run), "training", model(run));
    }

    @Override
    public String caseInferenceService(InferenceService service) {
        return label(name(service), "inference", model(service));
    }

    private static String model(ModelWorkload workload) {
        return workload.getTransformer() == null ? workload.getModelShape() : "own transformer";
    }

    @Override
    public String caseTransformer(Transformer transformer) {
        return label("Transformer", transformer.getLayers() + " layers", transformer.getHidden() + " wide",
                transformer.getExperts() == 0 ? null : transformer.getExperts() + " experts");
    }

    @Override
    public String caseJob(Job job) {
        return label(name(job), job.getWorkload() == null ? null : job.getWorkload().getId());
    }

    @Override
    public String casePlan(Plan plan) {
        List<String> dimensions = new ArrayList<>();
        addDimension(dimensions, "TP", plan.getTp());
        addDimension(dimensions, "CP", plan.getCp());
        addDimension(dimensions, "EP", plan.getEp());
        addDimension(dimensions, "PP", plan.getPp());
        addDimension(dimensions, "DP", plan.getDp());
        return label("Plan", dimensions.isEmpty() ? "one GPU" : String.join(" ", dimensions));
    }

    private static void addDimension(List<String> dimensions, String name, int size) {
        if (size != 1) {
            dimensions.add(name + size);
        }
    }

    @Override
    public String casePlacement(Placement placement) {
        String groups = placement.getServerGroups().stream().map(ServerGroup::getId).filter(Objects::nonNull)
                .collect(Collectors.joining(", "));
        return label("Placement", placement.getGpus() == null ? "all GPUs" : placement.getGpus() + " GPUs",
                groups.isEmpty() ? null : groups);
    }

    @Override
    public String caseScenario(Scenario scenario) {
        return label(name(scenario), scenario.getCluster() == null ? null : scenario.getCluster().getId());
    }

    @Override
    public String caseRequirement(Requirement requirement) {
        if (requirement.getMetric() == null || requirement.getTarget() == null) {
            return name(requirement);
        }
        String comparison = requirement.getComparison().getLiteral().replace('-', ' ');
        return label(name(requirement), requirement.getMetric() + " " + comparison + " " + requirement.getTarget());
    }

    private static String name(NamedElement element) {
        return Stream.of(element.getName(), element.getId()).filter(text -> text != null && !text.isBlank()).findFirst()
                .orElse(element.eClass().getName());
    }

    private static String label(String name, Object... facts) {
        String known = Stream.of(facts).filter(Objects::nonNull).map(Object::toString).filter(fact -> !fact.isEmpty())
                .collect(Collectors.joining(", "));
        return known.isEmpty() ? name : name + " (" + known + ")";
    }

    private static String capital(Object literal) {
        String text = String.valueOf(literal);
        return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }
}
