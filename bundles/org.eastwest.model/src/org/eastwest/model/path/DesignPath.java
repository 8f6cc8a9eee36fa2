// SPDX-License-Identifier: EPL-2.0
package org.eastwest.model.path;

import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;

import org.eclipse.emf.common.util.Enumerator;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.EStructuralFeature;

import org.eastwest.model.design.Design;
import org.eastwest.model.design.Link;
import org.eastwest.model.design.NamedElement;
import org.eastwest.model.design.NicGroup;
import org.eastwest.model.design.ParameterOverride;
import org.eastwest.model.design.Tier;

/**
 * Names elements and attributes of a design by a text such as {@code job.pretraining.plan.tp}: the kind of part
 * ({@code cluster}, {@code fabric}, {@code workload}, {@code job}, {@code scenario}, {@code requirement}), the
 * identifier of the part or of an element in it, the features on the way down, each of several elements by what tells
 * it from its like (role, kind, name, the two ends of a link, else number from 1), and the attribute.
 * {@code design.author} is an attribute of the design.
 *
 * <p>The reader of designs understands these paths, and more of them.
 */
public final class DesignPath {
    private static final String ROOT = "design";

    /** The two ends of a link tell it from others. */
    private record Ends(EObject from, EObject to) {
    }

    private DesignPath() {
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

    /**
     * The path of an element and of everything in it, as {@link #of(EObject)} tells them one by one; made in one walk,
     * so that the time goes with their number. It knows nothing of later changes.
     *
     * @return not to be changed; the element, then the others in the order of {@link EObject#eAllContents()}
     * @since 1.1
     */
    public static Map<EObject, String> all(EObject root) {
        Map<EObject, String> paths = new LinkedHashMap<>();
        walk(root, of(root), paths);
        return Collections.unmodifiableMap(paths);
    }

    private static void walk(EObject element, String path, Map<EObject, String> paths) {
        paths.put(element, path);
        for (EReference feature : element.eClass().getEAllContainments()) {
            List<EObject> children = values(element, feature);
            Map<Object, Integer> likes = new HashMap<>();
            children.forEach(child -> likes.merge(likeness(child), 1, Integer::sum));
            int number = 0;
            for (EObject child : children) {
                number++;
                String key = key(child, likes.get(likeness(child)) == 1, number);
                walk(child, step(child, () -> path, key), paths);
            }
        }
    }

    /** The path of a feature of an element. */
    public static String of(EObject element, EStructuralFeature feature) {
        return of(element) + "." + feature.getName();
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

    private static String keyAmongSiblings(EObject element) {
        if (id(element).isPresent()) {
            return id(element).get();
        }
        List<EObject> siblings = values(element.eContainer(), element.eContainmentFeature());
        Object own = likeness(element);
        boolean only = siblings.stream().noneMatch(other -> other != element && likeness(other).equals(own));
        return key(element, only, siblings.indexOf(element) + 1);
    }

    /** What tells an element from its like: identifier, role, kind or name where only one has it, else its number. */
    private static String key(EObject element, boolean only, int number) {
        String natural = naturalKey(element);
        return id(element).isPresent() || only && isUsable(natural) ? natural : String.valueOf(number);
    }

    /** Equal where elements have one natural key. */
    private static Object likeness(EObject element) {
        return element instanceof Link link ? new Ends(link.getFrom(), link.getTo()) : naturalKey(element);
    }

    /** A key that is a number would be taken for the place of a sibling. */
    private static boolean isUsable(String natural) {
        return !natural.isEmpty() && !natural.contains(".") && !natural.chars().allMatch(Character::isDigit);
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
