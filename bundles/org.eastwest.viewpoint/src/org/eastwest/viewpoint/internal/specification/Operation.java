// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.internal.specification;

import java.util.List;

/** A step of a tool. Nested steps run on what their step found or made. */
public sealed interface Operation {
    /** Goes to another object, or only evaluates; without an expression it stays. */
    record ChangeContext(Guarded expression, List<Operation> steps) implements Operation {
    }

    /** Makes an object in a containment reference, under a variable. */
    record CreateInstance(String type, String reference, String variable, List<Operation> steps, Problems.Place place)
            implements Operation {
    }

    /** Sets an attribute or a reference, or adds to one of many values. */
    record SetValue(String feature, Guarded value, List<Operation> steps, Problems.Place place) implements Operation {
    }

    /** Empties a feature, or takes values from one of many. */
    record Unset(String feature, Guarded element, List<Operation> steps, Problems.Place place) implements Operation {
    }

    /** Moves the object to another container. */
    record MoveElement(Guarded container, String feature, List<Operation> steps, Problems.Place place)
            implements Operation {
    }

    /** Deletes the object, its contents and every reference to them. */
    record RemoveElement(List<Operation> steps) implements Operation {
    }

    /** Runs once for each element. */
    record For(Guarded elements, String variable, List<Operation> steps) implements Operation {
    }

    /** Runs when a condition holds. */
    record If(Guarded condition, List<Operation> steps) implements Operation {
    }

    /** Runs the first case whose condition holds, else the other steps. */
    record Switch(List<If> cases, List<Operation> otherwise) implements Operation {
    }

    /** Names a value. */
    record Let(String variable, Guarded value, List<Operation> steps) implements Operation {
    }

    /** Opens another diagram of the object. */
    record Navigation(String diagram, boolean create, List<Operation> steps) implements Operation {
    }
}
