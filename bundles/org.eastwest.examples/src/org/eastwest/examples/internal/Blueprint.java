// SPDX-License-Identifier: EPL-2.0
package org.eastwest.examples.internal;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.eastwest.examples.Template;
import org.eastwest.model.design.Design;

/**
 * How a template is made of its file.
 *
 * @param id            name of the file without extension
 * @param gpusPerServer GPUs of its servers
 * @param parameters    what can be chosen
 * @param change        brings the values of all parameters into the design
 */
public record Blueprint(String id, int gpusPerServer, List<Template.Parameter> parameters, Change change) {
    /** Brings values into a design that has the defaults. */
    interface Change {
        void apply(Design design, Map<String, Integer> values);
    }

    /** A template without parameters. */
    Blueprint(String id, int gpusPerServer) {
        this(id, gpusPerServer, List.of(), (design, values) -> { });
    }

    public Template template() {
        Design design = Shipped.design(id);
        return new Template(id, design.getName(), text(design.getDescription()), text(design.getSource()), parameters,
                Machine.servers(design) * gpusPerServer);
    }

    private static String text(String value) {
        return value == null ? "" : value;
    }

    /**
     * A design with these values; parameters left out have their default.
     *
     * @throws IllegalArgumentException for an unknown parameter or a value out of range
     */
    public Design create(SortedMap<String, Integer> values) {
        Map<String, Integer> all = new TreeMap<>();
        parameters.forEach(p -> all.put(p.name(), p.defaultValue()));
        values.forEach((name, value) -> all.put(parameter(name).name(), checked(parameter(name), value)));
        Design design = Shipped.design(id);
        change.apply(design, all);
        return design;
    }

    private Template.Parameter parameter(String name) {
        return parameters.stream().filter(p -> p.name().equals(name)).findFirst()
                .orElseThrow(() -> new IllegalArgumentException("The template '" + id + "' has no parameter '" + name
                        + "'. " + (parameters.isEmpty() ? "It has none." : "Use one of "
                                + String.join(", ", parameters.stream().map(Template.Parameter::name).toList())
                                + ".")));
    }

    private static int checked(Template.Parameter parameter, int value) {
        if (value < parameter.minimum() || value > parameter.maximum()) {
            throw new IllegalArgumentException("Parameter '" + parameter.name() + "' (" + parameter.label() + ") is "
                    + value + ". Choose " + parameter.minimum() + " to " + parameter.maximum() + ".");
        }
        return value;
    }
}
