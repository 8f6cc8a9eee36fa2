// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.claims.internal.method;

import java.util.List;
import java.util.Locale;
import org.eastwest.quantity.Dimension;
import org.eastwest.quantity.Quantity;
import org.eastwest.spi.analysis.Derivation;
import org.eastwest.spi.analysis.RecordingTrace;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.claim.ClaimAnswer;
import org.eastwest.spi.claim.ClaimInput;
import org.eastwest.spi.claim.ClaimMethod;
import org.eastwest.spi.claim.ClaimValues;
import org.eastwest.spi.claim.ClaimVerdict;

/** What the methods have in common: they are known by id, name and inputs, and write numbers alike. */
abstract class Method implements ClaimMethod {
    /** Deviation from the claimed value up to which it agrees: published figures are rounded. */
    static final double ROUNDING = 0.05;
    /** As {@link #ROUNDING}, of shares that are stated in tenths of a percent. */
    static final double TENTH_OF_A_PERCENT = 1e-3;
    static final Source ARITHMETIC = Source.assumption("arithmetic on the claim's own figures");

    private final String id;
    private final String name;
    private final List<ClaimInput> inputs;

    Method(String id, String name, List<ClaimInput> inputs) {
        this.id = id;
        this.name = name;
        this.inputs = List.copyOf(inputs);
    }

    @Override
    public final String id() {
        return id;
    }

    @Override
    public final String name() {
        return name;
    }

    @Override
    public final List<ClaimInput> inputs() {
        return inputs;
    }

    static ClaimInput given(String id, String label, Unit unit) {
        return new ClaimInput(id, label, unit, "", "");
    }

    static ClaimInput standard(String id, String label, Unit unit, String value, String source) {
        return new ClaimInput(id, label, unit, value, source);
    }

    /** Records every input that has a unit under its id with underscores. */
    final RecordingTrace trace(ClaimValues values) {
        RecordingTrace trace = new RecordingTrace();
        inputs.stream().filter(i -> i.unit() != null).forEach(i -> trace.input(i.id().replace('-', '_'), i.label(),
                values.number(i.id()), i.unit(), Source.assumption("stated assumption '" + i.id() + "'")));
        return trace;
    }

    static ClaimAnswer answer(ClaimVerdict verdict, String reason, Derivation... computed) {
        return new ClaimAnswer(List.of(computed), verdict, reason);
    }

    static boolean agrees(double computed, double claimed) {
        return Math.abs(computed - claimed) <= ROUNDING * Math.abs(claimed);
    }

    static String percent(double share) {
        double percent = 100 * share;
        return (percent != 0 && Math.abs(percent) < 0.1 ? String.format(Locale.ROOT, "%.1g", percent)
                : String.format(Locale.ROOT, "%.1f", percent)) + " %";
    }

    static String count(double count) {
        return Quantity.plain(Quantity.format(count, Dimension.COUNT));
    }

    static String ratio(double ratio) {
        return String.format(Locale.ROOT, "%.3g", ratio);
    }

    static String text(double value, Dimension dimension) {
        return Quantity.plain(Quantity.format(value, dimension));
    }
}
