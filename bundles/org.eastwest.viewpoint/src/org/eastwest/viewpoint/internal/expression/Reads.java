// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.internal.expression;

import java.util.function.Supplier;
import org.eclipse.emf.ecore.EObject;

/** Is told what an evaluation looks at, so that a change of it can be answered by evaluating again. */
public interface Reads {
    /** Looks at nothing anybody wants to know. */
    Reads IGNORED = new Reads() {
        @Override
        public void object(EObject object) {
            // Nobody asks.
        }

        @Override
        public void opaque() {
            // Nobody asks.
        }
    };

    /** A feature of this object was read. */
    void object(EObject object);

    /** What was read cannot be told, for example by a derived feature: any change may matter. */
    void opaque();

    /**
     * A Java service was called, which may have looked at anything. Whoever gets the same result of another call after
     * a change needs not evaluate what follows from it.
     *
     * @param result what it came to
     * @param again  calls it again, with the same arguments
     */
    default void called(Object result, Supplier<Object> again) {
        opaque();
    }
}
