// SPDX-License-Identifier: EPL-2.0
package org.eastwest.model.attribute;

/**
 * The values a number may have, in the attribute's SI unit.
 *
 * @param minimum the least value
 * @param open whether the least value itself is excluded
 * @param maximum the greatest value
 */
public record Range(double minimum, boolean open, double maximum) {
    /** Whether a value is in the range; NaN never is. */
    public boolean contains(double value) {
        return (open ? value > minimum : value >= minimum) && value <= maximum;
    }
}
