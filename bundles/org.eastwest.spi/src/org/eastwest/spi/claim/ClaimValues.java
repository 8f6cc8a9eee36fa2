// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.claim;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.eastwest.spi.evaluation.KnownParts;
import org.eastwest.spi.transport.TransportRegistry;

/**
 * What a method computes with.
 *
 * @param numbers    values of the inputs that have a unit, SI, by id
 * @param words      values of the others, by id
 * @param parts      what the catalog knows
 * @param transports every transport that is installed and works
 * @since 1.0
 */
public record ClaimValues(Map<String, Double> numbers, Map<String, String> words, KnownParts parts,
        TransportRegistry transports) {
    public ClaimValues {
        numbers = Collections.unmodifiableMap(new LinkedHashMap<>(numbers));
        words = Collections.unmodifiableMap(new LinkedHashMap<>(words));
        Objects.requireNonNull(parts, "parts");
        Objects.requireNonNull(transports, "transports");
    }

    /** The value of an input that has a unit, SI. */
    public double number(String input) {
        Double value = numbers.get(input);
        if (value == null) {
            throw new IllegalArgumentException("no input '" + input + "'");
        }
        return value;
    }

    /** The value of an input without a unit. */
    public String word(String input) {
        String value = words.get(input);
        if (value == null) {
            throw new IllegalArgumentException("no input '" + input + "'");
        }
        return value;
    }
}
