// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.internal.expression;

import example.plumbing.design.services.PlumbingServices;
import java.util.List;
import org.eastwest.viewpoint.Plumbing;
import org.eclipse.emf.ecore.EObject;

/** Evaluates expressions on the plant of four units. */
final class Aql {
    static final Plumbing PLUMBING = new Plumbing();
    static final EObject PLANT = PLUMBING.fourUnits();

    private Aql() {
    }

    static Expressions expressions() {
        Services services = new Services();
        services.add(PlumbingServices.class);
        return new Expressions(services, new Types(List.of(PLUMBING.metamodel())));
    }

    /** The value of an expression whose self is the plant. */
    static Object of(String text) {
        return at(PLANT, text);
    }

    static Object at(EObject self, String text) {
        return expressions().read(text).evaluate(Context.of(self).with("plant", PLANT).with("two", 2));
    }

    static EObject unit(int index) {
        return Plumbing.list(PLANT, "units").get(index);
    }
}
