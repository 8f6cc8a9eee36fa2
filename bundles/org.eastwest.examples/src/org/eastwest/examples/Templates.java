// SPDX-License-Identifier: EPL-2.0
package org.eastwest.examples;

import java.io.InputStream;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.eastwest.examples.internal.Blueprint;
import org.eastwest.examples.internal.Blueprints;
import org.eastwest.examples.internal.Shipped;
import org.eastwest.model.design.Design;

/** The templates. Each is a file of this bundle; its parameters change the design that the file holds. */
public final class Templates {
    private Templates() {
    }

    /** All templates, in the order in which they are shown. */
    public static List<Template> list() {
        return Blueprints.ALL.stream().map(Blueprint::template).toList();
    }

    /**
     * A new design, in no resource.
     *
     * @param id     id of the template
     * @param values values of parameters by name; those left out have their default
     * @throws IllegalArgumentException when there is no such template or parameter, or a value is out of range; the
     *                                  message says what there is
     */
    public static Design create(String id, Map<String, Integer> values) {
        return blueprint(id).create(new TreeMap<>(values));
    }

    /**
     * The file of a template as it is shipped; the caller closes it.
     *
     * @throws IllegalArgumentException when there is no such template
     */
    public static InputStream open(String id) {
        return Shipped.open(blueprint(id).id());
    }

    private static Blueprint blueprint(String id) {
        return Blueprints.ALL.stream().filter(b -> b.id().equals(id)).findFirst()
                .orElseThrow(() -> new IllegalArgumentException("There is no template '" + id + "'. Use one of "
                        + String.join(", ", Blueprints.ALL.stream().map(Blueprint::id).toList()) + "."));
    }
}
