// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.session;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.eastwest.model.design.Design;
import org.eastwest.model.design.NamedElement;
import org.eastwest.model.path.DesignPath;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;

/** What names mean in a design as it is now: findings and places are looked up by the thousand in large designs. */
final class Targets {
    private final Design design;
    private final Map<String, EObject> named = new HashMap<>();

    Targets(Design design) {
        this.design = design;
        DesignPath.all(design).forEach((element, path) -> {
            if (element instanceof NamedElement own && own.getId() != null) {
                named.putIfAbsent(own.getId(), element);
            }
            named.putIfAbsent(path, element);
        });
    }

    /**
     * What the text of {@link org.eastwest.spi.analysis.Finding#element()} means.
     *
     * @param name an id or a path, also one of a feature; or nothing, which means the design
     * @return empty when the design has nothing of this name
     */
    Optional<Target> find(String name) {
        if (name.isEmpty()) {
            return Optional.of(new Target(design, Optional.empty()));
        }
        for (int end = name.length(); end > 0; end = name.lastIndexOf('.', end - 1)) {
            EObject element = named.get(name.substring(0, end));
            if (element != null) {
                return Optional.of(new Target(element, feature(element, name.substring(end))));
            }
        }
        return Optional.empty();
    }

    private static Optional<EStructuralFeature> feature(EObject element, String rest) {
        return rest.isEmpty() ? Optional.empty()
                : Optional.ofNullable(element.eClass().getEStructuralFeature(rest.substring(1).split("\\.")[0]));
    }
}
