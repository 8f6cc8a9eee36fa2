// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.session;

import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.eastwest.model.design.Design;
import org.eastwest.model.design.NamedElement;
import org.eastwest.model.path.DesignPath;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.util.EcoreUtil;

/**
 * What a finding is about.
 *
 * @param element an element of the design
 * @param feature the attribute or reference of it that the finding names
 */
public record Target(EObject element, Optional<EStructuralFeature> feature) {

    /**
     * What the text of {@link org.eastwest.spi.analysis.Finding#element()} means in this design.
     *
     * @param name an id, a path or nothing
     * @return empty when the design has nothing of this name
     */
    public static Optional<Target> find(Design design, String name) {
        if (name.isEmpty()) {
            return Optional.of(new Target(design, Optional.empty()));
        }
        Target best = null;
        int longest = -1;
        for (Iterator<EObject> elements = EcoreUtil.getAllContents(List.of(design)); elements.hasNext();) {
            EObject element = elements.next();
            for (String own : namesOf(element, name)) {
                if (own.length() > longest && names(own, name)) {
                    longest = own.length();
                    best = new Target(element, feature(element, name.substring(own.length())));
                }
            }
        }
        return Optional.ofNullable(best);
    }

    /** The path of one of very many elements without an identifier takes long to make: only where it may be meant. */
    private static List<String> namesOf(EObject element, String name) {
        String id = id(element);
        EObject holder = element.eContainer();
        boolean meant = !id.isEmpty() || holder == null || holder instanceof Design
                || name.startsWith(DesignPath.of(holder) + "." + element.eContainmentFeature().getName());
        return meant ? List.of(id, DesignPath.of(element)) : List.of(id);
    }

    private static boolean names(String own, String name) {
        return !own.isEmpty() && (name.equals(own) || name.startsWith(own + "."));
    }

    private static String id(EObject element) {
        return element instanceof NamedElement named && named.getId() != null ? named.getId() : "";
    }

    private static Optional<EStructuralFeature> feature(EObject element, String rest) {
        return rest.isEmpty() ? Optional.empty()
                : Optional.ofNullable(element.eClass().getEStructuralFeature(rest.substring(1).split("\\.")[0]));
    }
}
