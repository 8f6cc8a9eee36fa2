// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.selection.internal.advise;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.eastwest.quantity.Dimension;
import org.eastwest.spi.analysis.Band;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.decision.Criterion;
import org.eastwest.spi.decision.Sensitivity;
import org.eastwest.spi.decision.Sensitivity.Kind;
import org.eastwest.spi.transport.TransportParameter;

/**
 * What the parameters of the transports do to the ranking: each by itself at half and at twice its value, as far as its
 * range goes, and where another transport leads there, between. Step time and what the fabric says are computed anew.
 */
final class Parameters {
    /** Effects below this are not worth a row. */
    private static final double WORTH_TELLING = 0.002;

    /** Halvings of a range of half or twice the value, in proportion: to 0.5 %, as 2^(1/128) is 1.0054. */
    private static final int HALVINGS = 7;

    private final Matrix matrix;
    private final Flips flips;
    private final List<Criterion> criteria;

    Parameters(Matrix matrix, Flips flips) {
        this.matrix = matrix;
        this.flips = flips;
        criteria = matrix.criteria();
    }

    /** Of these transports; only those parameters that change something. On all processors. */
    List<Sensitivity> of(List<Bid> bids) {
        record Varied(Bid bid, TransportParameter parameter) {
        }
        return bids.stream().flatMap(bid -> bid.model().parameters().stream().map(p -> new Varied(bid, p))).toList()
                .parallelStream().map(v -> vary(v.bid(), v.parameter())).flatMap(Stream::ofNullable)
                .filter(s -> s.flips() || s.effect() >= WORTH_TELLING).toList();
    }

    private Sensitivity vary(Bid bid, TransportParameter parameter) {
        Double own = bid.compute().parameters().get(parameter.name());
        double value = own == null ? parameter.defaultValue() : own;
        double low = whole(parameter, Math.max(parameter.minimum(), value / 2));
        double high = whole(parameter, Math.min(parameter.maximum(), value * 2));
        if (!(low <= value && value <= high) || low == high) {
            return null;
        }
        Entry entry = matrix.entries().stream().filter(e -> e.id().equals(bid.model().info().id())).findFirst()
                .orElseThrow();
        return flips.between(new Flips.Input(Kind.PARAMETER, entry.id() + "." + parameter.name(), parameter.label()
                + " of " + entry.name(), unit(parameter.dimension()), value), new Band(low, high), HALVINGS,
                v -> whole(parameter, v), v -> with(bid.with(entry, parameter.name(), v)));
    }

    private static Unit unit(Dimension dimension) {
        return dimension == Dimension.RATIO ? Unit.RATIO
                : Arrays.stream(Unit.values()).filter(u -> u.dimension() == dimension).findFirst().orElseThrow();
    }

    private static double whole(TransportParameter parameter, double value) {
        return parameter.dimension() == Dimension.COUNT ? Math.max(Math.ceil(parameter.minimum()), Math.rint(value))
                : value;
    }

    private Matrix with(Entry other) {
        return new Matrix(criteria, matrix.entries().stream()
                .map(e -> Objects.equals(e.id(), other.id()) ? other : e).toList());
    }
}
