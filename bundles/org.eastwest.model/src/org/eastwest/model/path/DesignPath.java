// SPDX-License-Identifier: EPL-2.0
package org.eastwest.model.path;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;

import org.eclipse.emf.common.util.Enumerator;
import org.eclipse.emf.common.util.TreeIterator;
import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.EStructuralFeature;

import org.eastwest.model.design.Design;
import org.eastwest.model.design.DesignPackage;
import org.eastwest.model.design.Fabric;
import org.eastwest.model.design.Link;
import org.eastwest.model.design.NamedElement;
import org.eastwest.model.design.NicGroup;
import org.eastwest.model.design.ParameterOverride;
import org.eastwest.model.design.Scenario;
import org.eastwest.model.design.Tier;

/**
 * Names elements and attributes of a design by a text such as {@code job.pretraining.plan.tp}: the kind of part
 * ({@code cluster}, {@code fabric}, {@code workload}, {@code job}, {@code scenario}, {@code requirement}), the
 * identifier of the part or of an element in it, the features on the way down, each of several elements by what tells
 * it from its like (role, kind, name, the two ends of a link, else number from 1), and the attribute.
 * {@code design.author} is an attribute of the design.
 *
 * <p>{@code scenario.fabric.compute.transport} is an attribute of the fabric of a scenario, named by identifier or
 * role.
 */
public final class DesignPath {
    private static final String ROOT = "design";

    private DesignPath() {
    }

    /** An attribute of an element; {@code element.eGet(attribute)} is its value. */
    public record Attribute(EObject element, EAttribute attribute) {
    }

    /** The path of an element; never {@code null}. One that is in no design goes by identifier or class alone. */
    public static String of(EObject element) {
        EObject container = element.eContainer();
        if (element instanceof Design) {
            return ROOT;
        }
        if (container == null) {
            return id(element).orElse(element.eClass().getName());
        }
        return step(element, () -> of(container), keyAmongSiblings(element));
    }

    /** The path of a feature of an element. */
    public static String of(EObject element, EStructuralFeature feature) {
        return of(element) + "." + feature.getName();
    }

    /** The paths of all attributes of a design, in the order of its file. */
    public static List<String> all(Design design) {
        List<String> paths = new ArrayList<>();
        collect(design, ROOT, paths);
        return List.copyOf(paths);
    }

    private static void collect(EObject element, String path, List<String> paths) {
        for (EAttribute attribute : element.eClass().getEAllAttributes()) {
            if (attribute != DesignPackage.Literals.NAMED_ELEMENT__ID) {
                paths.add(path + "." + attribute.getName());
            }
        }
        for (EReference reference : element.eClass().getEAllContainments()) {
            List<EObject> children = values(element, reference);
            List<String> keys = keys(children);
            for (int i = 0; i < children.size(); i++) {
                collect(children.get(i), step(children.get(i), () -> path, keys.get(i)), paths);
            }
        }
    }

    /**
     * The attribute a path names.
     *
     * @param scenario the scenario that paths beginning with {@code scenario.fabric} mean; {@code null}: the first one
     * @return empty where the design has no such attribute
     */
    public static Optional<Attribute> find(Design design, Scenario scenario, String path) {
        List<String> segments = Arrays.asList(path.split("\\.", -1));
        if (segments.size() < 2) {
            return Optional.empty();
        }
        if (segments.get(0).equals(ROOT)) {
            return follow(design, segments.subList(1, segments.size()).iterator());
        }
        if (segments.size() > 3 && segments.get(0).equals("scenario") && segments.get(1).equals("fabric")) {
            return fabric(chosen(design, scenario), segments.get(2))
                    .flatMap(fabric -> follow(fabric, segments.subList(3, segments.size()).iterator()));
        }
        return element(design, segments.get(0), segments.get(1))
                .flatMap(element -> follow(element, segments.subList(2, segments.size()).iterator()));
    }

    private static Optional<Attribute> follow(EObject start, Iterator<String> segments) {
        EObject element = start;
        while (segments.hasNext()) {
            EStructuralFeature feature = element.eClass().getEStructuralFeature(segments.next());
            if (feature instanceof EAttribute attribute) {
                return segments.hasNext() ? Optional.empty() : Optional.of(new Attribute(element, attribute));
            }
            Optional<EObject> child = child(element, feature, segments);
            if (child.isEmpty()) {
                return Optional.empty();
            }
            element = child.get();
        }
        return Optional.empty();
    }

    private static Optional<EObject> child(EObject element, EStructuralFeature feature, Iterator<String> segments) {
        if (!(feature instanceof EReference reference) || !reference.isContainment()) {
            return Optional.empty();
        }
        if (!reference.isMany()) {
            return Optional.ofNullable((EObject) element.eGet(reference));
        }
        if (!segments.hasNext()) {
            return Optional.empty();
        }
        List<EObject> children = values(element, reference);
        int index = keys(children).indexOf(segments.next());
        return index < 0 ? Optional.empty() : Optional.of(children.get(index));
    }

    private static Optional<EObject> element(Design design, String kind, String id) {
        for (TreeIterator<EObject> elements = design.eAllContents(); elements.hasNext();) {
            EObject element = elements.next();
            boolean named = id.equals(id(element).orElse(""))
                    || element.eContainer() == design && id.equals(keyAmongSiblings(element));
            if (named && kind(element).equals(kind)) {
                return Optional.of(element);
            }
        }
        return Optional.empty();
    }

    private static Optional<EObject> fabric(Scenario scenario, String idOrRole) {
        if (scenario == null) {
            return Optional.empty();
        }
        List<Fabric> fabrics = scenario.getFabrics();
        return fabrics.stream().filter(fabric -> idOrRole.equals(fabric.getId())).findFirst()
                .or(() -> fabrics.stream().filter(fabric -> idOrRole.equals(fabric.getRole().getLiteral())).findFirst())
                .map(EObject.class::cast);
    }

    private static Scenario chosen(Design design, Scenario scenario) {
        return scenario != null ? scenario : design.getScenarios().stream().findFirst().orElse(null);
    }

    /** The path of an element in a container: what has an identifier needs no more than it. */
    private static String step(EObject element, Supplier<String> container, String key) {
        if (id(element).isPresent() || element.eContainer() instanceof Design) {
            return kind(element) + "." + key;
        }
        EReference feature = element.eContainmentFeature();
        return container.get() + "." + feature.getName() + (feature.isMany() ? "." + key : "");
    }

    /** The kind of part an element belongs to: the name of the design's feature, in the singular. */
    private static String kind(EObject element) {
        EObject part = element;
        while (part.eContainer() != null && !(part.eContainer() instanceof Design)) {
            part = part.eContainer();
        }
        String feature = part.eContainer() == null ? part.eClass().getName() : part.eContainmentFeature().getName();
        return part.eContainer() == null ? feature : feature.substring(0, feature.length() - 1);
    }

    /** As {@link #keys}, for one element; does not make the keys of its siblings, which may be many. */
    private static String keyAmongSiblings(EObject element) {
        List<EObject> siblings = values(element.eContainer(), element.eContainmentFeature());
        String natural = naturalKey(element);
        boolean usable = isUsable(natural)
                && siblings.stream().noneMatch(sibling -> sibling != element && isSame(sibling, element));
        return id(element).orElseGet(() -> usable ? natural : String.valueOf(siblings.indexOf(element) + 1));
    }

    private static boolean isSame(EObject first, EObject second) {
        if (first instanceof Link a && second instanceof Link b) {
            return a.getFrom() == b.getFrom() && a.getTo() == b.getTo();
        }
        return naturalKey(first).equals(naturalKey(second));
    }

    private static boolean isUsable(String natural) {
        return !natural.isEmpty() && !natural.contains(".");
    }

    /** What tells each element from its like: identifier, role, kind or name where only one has it, else its number. */
    private static List<String> keys(List<EObject> siblings) {
        Map<String, Long> uses = siblings.stream().map(DesignPath::naturalKey)
                .collect(Collectors.groupingBy(key -> key, Collectors.counting()));
        List<String> keys = new ArrayList<>(siblings.size());
        for (EObject sibling : siblings) {
            String natural = naturalKey(sibling);
            keys.add(isUsable(natural) && uses.get(natural) == 1 ? natural : String.valueOf(keys.size() + 1));
        }
        return keys;
    }

    private static String naturalKey(EObject element) {
        if (element instanceof NicGroup nics) {
            return literal(nics.getRole());
        }
        if (element instanceof Tier tier) {
            return literal(tier.getKind());
        }
        if (element instanceof ParameterOverride parameter) {
            return Objects.requireNonNullElse(parameter.getName(), "");
        }
        if (element instanceof Link link && link.getFrom() != null && link.getTo() != null) {
            return link.getFrom().getId() + "-" + link.getTo().getId();
        }
        return id(element).orElse("");
    }

    private static String literal(Enumerator value) {
        return value == null ? "" : value.getLiteral();
    }

    private static Optional<String> id(EObject element) {
        return element instanceof NamedElement named && named.getId() != null && !named.getId().isEmpty()
                ? Optional.of(named.getId()) : Optional.empty();
    }

    @SuppressWarnings("unchecked")
    private static List<EObject> values(EObject element, EReference reference) {
        Object value = element.eGet(reference);
        return reference.isMany() ? (List<EObject>) value : value == null ? List.of() : List.of((EObject) value);
    }
}
