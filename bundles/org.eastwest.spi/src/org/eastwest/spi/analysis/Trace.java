// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.analysis;

import org.osgi.annotation.versioning.ProviderType;

/**
 * Records how numbers come about while a formula runs. Formula code calls it in any case; on hot paths it is
 * {@link #NONE}, which does nothing, so that one formula stands in one place for search and explanation alike.
 * Every method returns the value it was given, so that calls can stand inside expressions. Not thread-safe.
 *
 * @since 1.0
 */
@ProviderType
public interface Trace {
    /** Records nothing. */
    Trace NONE = new Trace() {
        @Override
        public double input(String id, String label, double value, Unit unit, Source source) {
            return value;
        }

        @Override
        public double derived(String id, String label, double value, Unit unit, String formula, Source source,
                String... inputs) {
            return value;
        }

        @Override
        public boolean recording() {
            return false;
        }
    };

    /**
     * A value the formula takes as given.
     *
     * @param id     symbol, unique in this trace; a second call with the same id replaces the first
     * @param label  what it is
     * @param value  SI
     * @param unit   its unit
     * @param source where it comes from
     * @return {@code value}
     */
    double input(String id, String label, double value, Unit unit, Source source);

    /**
     * A value computed from others.
     *
     * @param id      symbol, unique in this trace
     * @param label   what it is
     * @param value   SI
     * @param unit    its unit
     * @param formula the formula in the field's notation
     * @param source  where the formula comes from
     * @param inputs  ids recorded earlier in this trace; an unknown id is an {@link IllegalArgumentException}
     * @return {@code value}
     */
    double derived(String id, String label, double value, Unit unit, String formula, Source source, String... inputs);

    /**
     * A value computed from others that the formula names in braces, {@code {line} x {goodput}}; they are its inputs.
     *
     * @see #derived
     */
    default double formula(String id, String label, double value, Unit unit, String formula, Source source) {
        if (recording()) {
            Formula parsed = new Formula(formula);
            derived(id, label, value, unit, parsed.plain(), source, parsed.inputs());
        }
        return value;
    }

    /** True when it is worth building labels and formulas for it. */
    boolean recording();
}
