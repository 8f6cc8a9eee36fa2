// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.internal.specification;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eastwest.viewpoint.Problem;
import org.eastwest.viewpoint.Problem.Severity;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.resource.Resource;

/** Collects problems and knows in which file and line an element of a specification begins. */
public final class Problems {
    private final Map<Resource, String> names;
    private final Map<EObject, Integer> lines;
    private final Set<Problem> found = new LinkedHashSet<>();

    public Problems(Map<Resource, String> names, Map<EObject, Integer> lines) {
        this.names = names;
        this.lines = lines;
    }

    public void error(String code, EObject element, String message, String remedy) {
        add(Severity.ERROR, code, element, message, remedy);
    }

    public void warning(String code, EObject element, String message, String remedy) {
        add(Severity.WARNING, code, element, message, remedy);
    }

    public void add(Severity severity, String code, EObject element, String message, String remedy) {
        Place place = place(element);
        found.add(new Problem(severity, code, place.file, place.line, place.element, message, remedy));
    }

    public void add(Problem problem) {
        found.add(problem);
    }

    public List<Problem> all() {
        List<Problem> sorted = new ArrayList<>(found);
        sorted.sort(null);
        return List.copyOf(sorted);
    }

    /** Where an element stands. */
    public Place place(EObject element) {
        return new Place(names.getOrDefault(element.eResource(), ""), line(element), describe(element));
    }

    private int line(EObject element) {
        for (EObject o = element; o != null; o = o.eContainer()) {
            Integer line = lines.get(o);
            if (line != null) {
                return line;
            }
        }
        return 0;
    }

    /** The element's class and the name of it or of the nearest named element around it. */
    public static String describe(EObject element) {
        String own = element.eClass().getName();
        String name = name(element);
        if (!name.isEmpty()) {
            return own + " '" + name + "'";
        }
        for (EObject o = element.eContainer(); o != null; o = o.eContainer()) {
            if (!name(o).isEmpty()) {
                return own + " of " + o.eClass().getName() + " '" + name(o) + "'";
            }
        }
        return own;
    }

    private static String name(EObject element) {
        EStructuralFeature feature = element.eClass().getEStructuralFeature("name");
        Object value = feature == null ? null : element.eGet(feature);
        return value == null ? "" : value.toString();
    }

    /** A place in a specification. */
    public record Place(String file, int line, String element) {
        /** A problem here. */
        public Problem problem(Severity severity, String code, String message, String remedy) {
            return new Problem(severity, code, file, line, element, message, remedy);
        }
    }
}
