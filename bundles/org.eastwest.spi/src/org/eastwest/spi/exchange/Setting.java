// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.exchange;

import java.util.Objects;

/**
 * A value of one attribute, as {@code --set} takes it.
 *
 * @param path  a PATH, such as {@code job.pretraining.plan.tp}; {@code analyze FILE --paths} lists them
 * @param value a number with its unit, an id or a word, such as {@code 8}, {@code 400 Gb/s}, {@code rail-optimised}
 * @since 1.0
 */
public record Setting(String path, String value) {
    public Setting {
        Objects.requireNonNull(path, "path");
        Objects.requireNonNull(value, "value");
    }
}
