// SPDX-License-Identifier: EPL-2.0
package org.eastwest.reader.internal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import org.eastwest.model.design.Cluster;
import org.eastwest.model.design.Design;
import org.eastwest.model.design.DesignFactory;
import org.eastwest.model.design.DesignPackage;
import org.eastwest.model.design.Fabric;
import org.eastwest.model.design.IndependentFlows;
import org.eastwest.model.design.Job;
import org.eastwest.model.design.Link;
import org.eastwest.model.design.NamedElement;
import org.eastwest.model.design.NicGroup;
import org.eastwest.model.design.NicRole;
import org.eastwest.model.design.ParameterOverride;
import org.eastwest.model.design.Scenario;
import org.eastwest.model.design.ServerGroup;
import org.eastwest.model.design.Tier;
import org.eastwest.model.design.TierKind;
import org.eastwest.quantity.Spelling;
import org.eastwest.reader.PathEntry;
import org.eastwest.reader.PathException;
import org.eastwest.reader.ReaderCode;
import org.eclipse.emf.common.util.Enumerator;
import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.util.EcoreUtil;

/** The PATHs of a design as seen from one scenario. */
public final class PathTree {
    private static final DesignPackage MODEL = DesignPackage.eINSTANCE;
    /** What describes an element for people or is its key: no analysis depends on it. */
    private static final Set<EStructuralFeature> NO_VALUES = Set.of(MODEL.getNamedElement_Id(),
            MODEL.getNamedElement_Name(), MODEL.getNamedElement_Description(), MODEL.getDesign_Author(),
            MODEL.getDesign_Source(), MODEL.getNicGroup_Role(), MODEL.getTier_Kind(),
            MODEL.getParameterOverride_Name());
    /** Parts that {@code set} adds where an element has none yet. */
    private static final Set<EReference> ADDED = Set.of(MODEL.getJob_Plan(), MODEL.getJob_Placement());

    /** The names of the metamodel, which problems of validation use, for those of a PATH. */
    private static final Map<String, String> SYNONYMS = Map.of("tiers", "tier", "parameters", "parameter", "switches",
            "switch", "links", "link");

    private final Design design;
    private final Step root;

    public PathTree(Design design, Scenario scenario) {
        this.design = design;
        this.root = root(design, scenario);
    }

    /** Every value under its canonical PATH. */
    public List<PathEntry> list() {
        List<PathEntry> entries = new ArrayList<>();
        collect("", root, "", entries);
        return List.copyOf(entries);
    }

    /** @throws PathException when the PATH names no value */
    public PathEntry find(String path) {
        List<Step> steps = walk(path);
        return ValueText.entry(path, element(steps), value(path, steps.get(steps.size() - 1)), design);
    }

    /** @throws PathException when the PATH names no value, or its attribute does not take this one */
    public void set(String path, String text) {
        List<Step> steps = walk(path);
        Step.Value end = value(path, steps.get(steps.size() - 1));
        ValueText.Change change = ValueText.parse(path, element(steps), end, text, design);
        steps.forEach(Step::attach);
        change.apply();
    }

    private void collect(String prefix, Step step, String around, List<PathEntry> entries) {
        String element = element(step, around);
        if (step instanceof Step.Value value) {
            entries.add(ValueText.entry(prefix, element, value, design));
        } else if (step instanceof Step.Element part) {
            part.chosenBy().ifPresent(v -> entries.add(ValueText.entry(prefix, element(v, around), v, design)));
        }
        listed(step).forEach((name, next) -> collect(prefix.isEmpty() ? name : prefix + "." + name, next, element,
                entries));
    }

    private static String element(List<Step> steps) {
        Step end = steps.get(steps.size() - 1);
        String around = steps.stream().limit(steps.size() - 1).reduce("", (id, s) -> element(s, id), (a, b) -> b);
        return element(end instanceof Step.Element part && part.chosenBy().isPresent() ? part.chosenBy().get() : end,
                around);
    }

    /** Id of the element that a step leads to or into; what {@code set} would add belongs to the element around it. */
    private static String element(Step step, String around) {
        EObject object = step instanceof Step.Value value ? value.owner()
                : step instanceof Step.Element element ? element.object() : null;
        for (EObject e = object; e != null; e = e.eContainer()) {
            if (e instanceof NamedElement named && named.getId() != null) {
                return named.getId();
            }
        }
        return around;
    }

    private static Map<String, Step> listed(Step step) {
        if (step instanceof Step.Element element) {
            return steps(element.object());
        }
        return step instanceof Step.Keyed keyed ? keyed.listed() : Map.of();
    }

    private List<Step> walk(String path) {
        List<Step> steps = new ArrayList<>(List.of(root));
        String walked = "";
        for (String name : path.split("\\.", -1)) {
            Step at = steps.get(steps.size() - 1);
            String here = walked;
            steps.add(next(at, name).orElseThrow(() -> unknown(path, here, name, at)));
            walked = walked.isEmpty() ? name : walked + "." + name;
        }
        return steps;
    }

    private static Optional<Step> next(Step at, String name) {
        Map<String, Step> listed = listed(at);
        Step known = listed.getOrDefault(name, at instanceof Step.Element ? listed.get(SYNONYMS.get(name)) : null);
        if (known == null && at instanceof Step.Keyed keyed) {
            known = keyed.aliases().get(name);
            return known == null ? keyed.fresh().apply(name) : Optional.of(known);
        }
        return Optional.ofNullable(known);
    }

    private static PathException unknown(String path, String walked, String name, Step at) {
        Set<String> names = new TreeSet<>(listed(at).keySet());
        String where = walked.isEmpty() ? "a PATH" : "'" + walked + "'";
        String what = "name";
        if (at instanceof Step.Keyed keyed) {
            names.addAll(keyed.aliases().keySet());
            names.addAll(keyed.names());
            what = keyed.kind();
        }
        if (at instanceof Step.Value) {
            return new PathException(ReaderCode.PATH_UNKNOWN.at("", "'" + path + "' goes on after '" + walked
                    + "', which is an attribute.", "Leave out '." + name + "'."));
        }
        String there = names.isEmpty() ? "There is none." : "There are " + String.join(", ", names) + ".";
        String meant = Spelling.meant(name, names).map(n -> " Did you mean '" + n + "'?").orElse("");
        return new PathException(ReaderCode.PATH_UNKNOWN.at("", (walked.isEmpty()
                ? "'" + path + "' begins with '" + name + "', which no PATH does."
                : "'" + path + "': " + where + " has no " + what + " '" + name + "'."), there + meant));
    }

    private static Step.Value value(String path, Step end) {
        if (end instanceof Step.Value value) {
            return value;
        }
        if (end instanceof Step.Element element && element.chosenBy().isPresent()) {
            return element.chosenBy().get();
        }
        Set<String> names = new TreeSet<>(listed(end).keySet());
        throw new PathException(ReaderCode.PATH_INCOMPLETE.at("", "'" + path + "' names no single attribute.",
                names.isEmpty() ? "There is nothing below it." : "Go on with one of " + String.join(", ", names)
                        + "."));
    }

    private static Step root(Design design, Scenario scenario) {
        Map<String, Step> listed = new LinkedHashMap<>();
        listed.put("scenario", new Step.Element(scenario));
        if (scenario.getCluster() != null) {
            listed.put("cluster", new Step.Element(scenario.getCluster()));
        }
        listed.put("job", new Step.Keyed("job", byId(scenario.getJobs()), byId(design.getJobs())));
        listed.put("requirement", new Step.Keyed("requirement", byId(design.getRequirements()), Map.of()));
        Map<String, Step> fabrics = new LinkedHashMap<>(byRole(scenario));
        fabrics.putAll(byId(design.getFabrics()));
        design.getFabrics().forEach(f -> byId(f.getSwitches()).forEach(fabrics::putIfAbsent));
        Map<String, Step> aliases = Map.of("fabric", new Step.Keyed("fabric", fabrics, Map.of()), "workload",
                new Step.Keyed("workload", byId(design.getWorkloads()), Map.of()));
        return new Step.Keyed("root", listed, aliases);
    }

    /** What may follow the name of an element. */
    private static Map<String, Step> steps(EObject element) {
        Map<String, Step> steps = new LinkedHashMap<>();
        for (EStructuralFeature feature : element.eClass().getEAllStructuralFeatures()) {
            if (!NO_VALUES.contains(feature)) {
                step(element, feature).ifPresent(s -> steps.put(feature.getName(), s));
            }
        }
        if (element instanceof Cluster cluster) {
            steps.putAll(byId(cluster.getServerGroups()));
        } else if (element instanceof ServerGroup group) {
            steps.put("nics", nics(group));
        } else if (element instanceof Scenario scenario) {
            steps.put("fabric", new Step.Keyed("fabric", byRole(scenario), byId(scenario.getFabrics())));
        } else if (element instanceof Fabric fabric) {
            steps.put("tier", tiers(fabric));
            steps.put("parameter", parameters(fabric));
            steps.put("switch", new Step.Keyed("switch", byId(fabric.getSwitches()), Map.of()));
            steps.put("link", links(fabric));
        }
        return steps;
    }

    private static Optional<Step> step(EObject element, EStructuralFeature feature) {
        if (feature instanceof EAttribute) {
            return Optional.of(new Step.Value(element, feature));
        }
        EReference reference = (EReference) feature;
        if (!reference.isContainment()) {
            Step.Value value = new Step.Value(element, feature);
            return Optional.of(reference == MODEL.getJob_Workload() && element.eGet(reference) instanceof EObject target
                    ? new Step.Element(target, Optional.of(value), () -> { })
                    : value);
        }
        return reference.isMany() ? Optional.empty() : part(element, reference);
    }

    private static Optional<Step> part(EObject element, EReference reference) {
        if (element.eGet(reference) instanceof EObject existing) {
            return Optional.of(new Step.Element(existing));
        }
        boolean flows = element instanceof Job job && job.getWorkload() instanceof IndependentFlows;
        if (!ADDED.contains(reference) || flows && reference == MODEL.getJob_Plan()) {
            return Optional.empty();
        }
        EObject fresh = EcoreUtil.create(reference.getEReferenceType());
        return Optional.of(new Step.Element(fresh, () -> element.eSet(reference, fresh)));
    }

    private static Step nics(ServerGroup group) {
        Map<String, Step> listed = new LinkedHashMap<>();
        if (group.getNics().isEmpty()) {
            // The NICs of the server type: written down as soon as a PATH changes one of them.
            NicGroup fresh = nicGroup(NicRole.EAST_WEST);
            listed.put(NicRole.EAST_WEST.getLiteral(), new Step.Element(fresh, () -> group.getNics().add(fresh)));
        }
        group.getNics().forEach(n -> listed.putIfAbsent(n.getRole().getLiteral(), new Step.Element(n)));
        return new Step.Keyed("NIC role", listed, Map.of(), word -> literal(NicRole.VALUES, word).map(role -> {
            NicGroup fresh = nicGroup(role);
            return new Step.Element(fresh, () -> {
                if (group.getNics().isEmpty()) {
                    group.getNics().add(nicGroup(NicRole.EAST_WEST));
                }
                group.getNics().add(fresh);
            });
        }), words(NicRole.VALUES));
    }

    private static NicGroup nicGroup(NicRole role) {
        NicGroup group = DesignFactory.eINSTANCE.createNicGroup();
        group.setRole(role);
        return group;
    }

    private static Step tiers(Fabric fabric) {
        Map<String, Step> listed = new LinkedHashMap<>();
        fabric.getTiers().forEach(t -> listed.putIfAbsent(t.getKind().getLiteral(), new Step.Element(t)));
        return new Step.Keyed("tier", listed, Map.of(), word -> literal(TierKind.VALUES, word).map(kind -> {
            Tier fresh = DesignFactory.eINSTANCE.createTier();
            fresh.setKind(kind);
            return new Step.Element(fresh, () -> fabric.getTiers().add(fresh));
        }), words(TierKind.VALUES));
    }

    private static Step parameters(Fabric fabric) {
        EAttribute value = MODEL.getParameterOverride_Value();
        Map<String, Step> listed = new LinkedHashMap<>();
        fabric.getParameters().forEach(p -> listed.putIfAbsent(p.getName(), new Step.Value(p, value)));
        return new Step.Keyed("parameter", listed, Map.of(), name -> {
            ParameterOverride fresh = DesignFactory.eINSTANCE.createParameterOverride();
            fresh.setName(name);
            return name.isEmpty() ? Optional.empty()
                    : Optional.of(new Step.Value(fresh, value, () -> fabric.getParameters().add(fresh)));
        }, List.of());
    }

    private static Step links(Fabric fabric) {
        Map<String, Step> listed = new LinkedHashMap<>();
        for (Link link : fabric.getLinks()) {
            if (link.getFrom() != null && link.getTo() != null) {
                listed.putIfAbsent(link.getFrom().getId() + "-" + link.getTo().getId(), new Step.Element(link));
            }
        }
        return new Step.Keyed("link", listed, Map.of());
    }

    private static Map<String, Step> byId(List<? extends NamedElement> elements) {
        return keyed(elements, NamedElement::getId);
    }

    private static Map<String, Step> byRole(Scenario scenario) {
        return keyed(scenario.getFabrics(), f -> f.getRole().getLiteral());
    }

    private static <T extends EObject> Map<String, Step> keyed(List<T> elements, Function<T, String> key) {
        Map<String, Step> steps = new LinkedHashMap<>();
        elements.stream().filter(e -> key.apply(e) != null)
                .forEach(e -> steps.putIfAbsent(key.apply(e), new Step.Element(e)));
        return steps;
    }

    private static <T extends Enumerator> Optional<T> literal(List<T> values, String word) {
        return values.stream().filter(v -> v.getLiteral().equals(word)).findFirst();
    }

    private static List<String> words(List<? extends Enumerator> values) {
        return Arrays.asList(values.stream().map(Enumerator::getLiteral).toArray(String[]::new));
    }
}
