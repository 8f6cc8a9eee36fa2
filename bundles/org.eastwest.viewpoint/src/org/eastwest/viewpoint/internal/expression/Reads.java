// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.internal.expression;

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

    /** What was read cannot be told, for example by a Java service: any change may matter. */
    void opaque();
}
