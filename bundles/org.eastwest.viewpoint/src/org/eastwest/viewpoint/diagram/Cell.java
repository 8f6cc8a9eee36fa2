// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.diagram;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Supplier;
import org.eastwest.viewpoint.internal.expression.ExpressionException;
import org.eastwest.viewpoint.internal.expression.Reads;
import org.eclipse.emf.ecore.EObject;

/**
 * Something that is evaluated at once, with what it looked at: a change of that is answered by evaluating it again. Of
 * what Java services look at nobody knows; they are called again after any change, and the rest is evaluated again only
 * when they say something else.
 */
abstract class Cell implements Reads {
    private final CellIndex index;
    /** With more calls than these, evaluating anew is as cheap as asking whether that is needed. */
    private static final int MOST_CALLS = 32;

    /** A call of a service: what it said, and how to ask again. */
    private record Call(Object result, Supplier<Object> again) {
        boolean saysElse() {
            try {
                return !Objects.equals(result, lasting(again.get()));
            } catch (ExpressionException e) {
                return true;
            }
        }
    }

    private Set<EObject> reads = Set.of();
    private List<Call> calls = List.of();
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

    @Override
    public final void called(Object result, Supplier<Object> again) {
        if (opaque || calls.size() == MOST_CALLS || !comparable(result)) {
            opaque = true;
            calls = List.of();
        } else {
            calls = calls.isEmpty() ? new ArrayList<>(2) : calls;
            calls.add(new Call(lasting(result), again));
        }
    }

    /** Whether two such values that are equal look the same to whoever uses them: model objects tell of their changes. */
    private static boolean comparable(Object value) {
        return value == null || value instanceof String || value instanceof Number || value instanceof Boolean
                || value instanceof Character || value instanceof Enum<?> || value instanceof EObject
                || value instanceof Collection<?> several && several.stream().allMatch(Cell::comparable);
    }

    /** The elements of a collection as they are now: a list of the model is another one after a change. */
    private static Object lasting(Object value) {
        return value instanceof Collection<?> several ? new ArrayList<>(several) : value;
    }

    /** Whether it looked at what nobody knows, and that may be something else now. */
    final boolean mayBeStale() {
        return opaque || calls.stream().anyMatch(Call::saysElse);
    }

    /** Evaluates and remembers what was looked at. */
    final void evaluate() {
        Set<EObject> before = reads;
        boolean wasOpaque = opaque || !calls.isEmpty();
        calls = List.of();
        reads = Collections.newSetFromMap(new IdentityHashMap<>(4));
        opaque = false;
        compute();
        index.update(this, before, reads, wasOpaque, opaque || !calls.isEmpty());
    }

    /** Forgets what was looked at: the cell is of no use any more. */
    final void dispose() {
        index.update(this, reads, Set.of(), opaque || !calls.isEmpty(), false);
        reads = Set.of();
        calls = List.of();
    }

    /** Where in the order of evaluation it stands: structure before edges before looks, outer before inner. */
    abstract int order();

    abstract void compute();
}
