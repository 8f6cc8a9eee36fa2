// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.diagram;

import java.util.ArrayList;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;

/** Which cells looked at which objects. */
final class CellIndex {
    private final Map<EObject, List<Cell>> readers = new IdentityHashMap<>();
    private final Set<Cell> opaque = new LinkedHashSet<>();

    void update(Cell cell, Set<EObject> before, Set<EObject> after, boolean wasOpaque, boolean isOpaque) {
        for (EObject o : before) {
            if (!after.contains(o)) {
                List<Cell> cells = readers.get(o);
                if (cells != null && cells.remove(cell) && cells.isEmpty()) {
                    readers.remove(o);
                }
            }
        }
        for (EObject o : after) {
            if (!before.contains(o)) {
                readers.computeIfAbsent(o, x -> new ArrayList<>(2)).add(cell);
            }
        }
        if (wasOpaque && !isOpaque) {
            opaque.remove(cell);
        } else if (isOpaque) {
            opaque.add(cell);
        }
    }

    /** The cells that looked at any of these objects, and those for which other things may be different too. */
    Set<Cell> touchedBy(Collection<EObject> objects) {
        Set<Cell> cells = new LinkedHashSet<>();
        objects.forEach(o -> cells.addAll(readers.getOrDefault(o, List.of())));
        opaque.stream().filter(cell -> !cells.contains(cell) && cell.mayBeStale()).toList().forEach(cells::add);
        return cells;
    }
}
