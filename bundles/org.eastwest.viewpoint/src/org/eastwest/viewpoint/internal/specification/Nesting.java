// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.internal.specification;

import static org.eastwest.viewpoint.internal.specification.Elements.all;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;

/** Which mappings stand in which, by containment and by reuse; a mapping may stand in itself. */
public final class Nesting {
    static final List<String> CHILDREN = List.of("subNodeMappings", "reusedNodeMappings", "subContainerMappings",
            "reusedContainerMappings");
    static final List<String> BORDERS = List.of("borderedNodeMappings", "reusedBorderedNodeMappings");

    private Nesting() {
    }

    /** Whether nodes of a mapping may stand in nodes of the same mapping, at whatever depth. */
    public static boolean inItself(EObject mapping) {
        return below(mapping).contains(mapping);
    }

    /** The mappings that stand in one, at whatever depth. */
    static Set<EObject> below(EObject mapping) {
        Set<EObject> found = new LinkedHashSet<>();
        Deque<EObject> open = new ArrayDeque<>(List.of(mapping));
        while (!open.isEmpty()) {
            EObject next = open.pop();
            for (List<String> features : List.of(CHILDREN, BORDERS)) {
                features.stream().flatMap(f -> all(next, f).stream()).filter(found::add).forEach(open::push);
            }
        }
        return found;
    }
}
