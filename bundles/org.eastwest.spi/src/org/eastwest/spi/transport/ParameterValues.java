// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.transport;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.eastwest.quantity.Quantity;
import org.eastwest.spi.analysis.Finding;

/**
 * A value for every parameter of a transport: its default, or what the design says.
 *
 * @param values SI, by parameter name
 * @since 1.0
 */
public record ParameterValues(Map<String, Double> values) {
    /** Parameters with what was wrong about the overrides; a wrong override is ignored. */
    public record Resolved(ParameterValues values, List<Finding> findings) {
    }

    public ParameterValues {
        values = Collections.unmodifiableMap(new TreeMap<>(values));
    }

    /** The defaults. */
    public static ParameterValues defaults(List<TransportParameter> parameters) {
        return of(parameters, Map.of(), "").values();
    }

    /**
     * The defaults with a design's overrides.
     *
     * @param overrides by parameter name, SI
     * @param element   id of the fabric, for the findings
     */
    public static Resolved of(List<TransportParameter> parameters, Map<String, Double> overrides, String element) {
        Map<String, Double> values = new TreeMap<>();
        parameters.forEach(p -> values.put(p.name(), p.defaultValue()));
        List<Finding> findings = new ArrayList<>();
        overrides.forEach((name, value) -> {
            TransportParameter parameter = parameters.stream().filter(p -> p.name().equals(name)).findFirst()
                    .orElse(null);
            if (parameter == null) {
                findings.add(Finding.error("EW-TRANSPORT-001", element, "The transport has no parameter '" + name
                        + "'.", "Use one of " + values.keySet() + "."));
            } else if (!(value >= parameter.minimum() && value <= parameter.maximum())) {
                findings.add(Finding.error("EW-TRANSPORT-002", element, "Parameter '" + name + "' is "
                        + format(value, parameter) + ", outside " + format(parameter.minimum(), parameter) + " to "
                        + format(parameter.maximum(), parameter) + ".", "Choose a value in that range."));
            } else {
                values.put(name, value);
            }
        });
        return new Resolved(new ParameterValues(values), List.copyOf(findings));
    }

    private static String format(double value, TransportParameter parameter) {
        return Double.isNaN(value) ? "no number" : Quantity.format(value, parameter.dimension());
    }

    /** The value of this parameter, SI. */
    public double get(TransportParameter parameter) {
        return get(parameter.name());
    }

    /** The value of this parameter as a whole number, of a count or of bytes. */
    public int count(TransportParameter parameter) {
        return count(parameter.name());
    }

    /** As {@link #count(TransportParameter)}, by name. */
    public int count(String name) {
        return (int) Math.round(get(name));
    }

    /**
     * The value of a parameter, SI.
     *
     * @throws IllegalArgumentException when there is none of this name
     */
    public double get(String name) {
        Double value = values.get(name);
        if (value == null) {
            throw new IllegalArgumentException("no parameter '" + name + "'; there are " + values.keySet());
        }
        return value;
    }
}
