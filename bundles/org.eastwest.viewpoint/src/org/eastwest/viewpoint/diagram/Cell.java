// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.diagram;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import org.eastwest.viewpoint.internal.expression.Reads;
import org.eclipse.emf.ecore.EObject;

/** Something that is evaluated at once, with what it looked at: a change of that is answered by evaluating it again. */
abstract class Cell implements Reads {
    private final CellIndex index;
    private Set<EObject> reads = Set.of();
    private boolean opaque;

    Cell(CellIndex index) {
        this.index = index;
    }

    @Override
    public final void object(EObject object) {
        reads.add(object);
    }

    @Override
    public final void opaque() {
        opaque = true;
    }

    /** Evaluates and remembers what was looked at. */
    final void evaluate() {
        Set<EObject> before = reads;
        boolean wasOpaque = opaque;
        reads = Collections.newSetFromMap(new IdentityHashMap<>(4));
        opaque = false;
        compute();
        index.update(this, before, reads, wasOpaque, opaque);
    }

    /** Forgets what was looked at: the cell is of no use any more. */
    final void dispose() {
        index.update(this, reads, Set.of(), opaque, false);
        reads = Set.of();
    }

    /** Where in the order of evaluation it stands: structure before edges before looks, outer before inner. */
    abstract int order();

    abstract void compute();
}
