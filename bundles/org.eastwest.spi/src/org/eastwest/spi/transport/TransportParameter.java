// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.transport;

import java.util.Objects;
import org.eastwest.quantity.Dimension;
import org.eastwest.spi.analysis.Source;

/**
 * A parameter of a transport's strategies.
 *
 * @param name         stable name, lower case with dashes ({@code feedback-delay})
 * @param label        for people
 * @param dimension    what it measures
 * @param defaultValue SI
 * @param minimum      smallest allowed value, SI
 * @param maximum      largest allowed value, SI
 * @param source       where the default comes from
 * @since 1.0
 */
public record TransportParameter(String name, String label, Dimension dimension, double defaultValue,
        double minimum, double maximum, Source source) {
    public TransportParameter {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(label, "label");
        Objects.requireNonNull(dimension, "dimension");
        Objects.requireNonNull(source, "source");
        if (!(minimum <= defaultValue && defaultValue <= maximum)) {
            throw new IllegalArgumentException("parameter " + name + ": default " + defaultValue + " is outside "
                    + minimum + " to " + maximum);
        }
    }
}
