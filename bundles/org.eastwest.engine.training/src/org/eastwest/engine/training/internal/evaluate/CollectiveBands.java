// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.evaluate;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eastwest.engine.training.internal.calibration.Bands;
import org.eastwest.engine.training.internal.calibration.Expectation;
import org.eastwest.engine.training.internal.calibration.Residual;
import org.eastwest.engine.training.internal.collective.Collective;
import org.eastwest.spi.analysis.Band;
import org.eastwest.spi.evaluation.MeasuredRow;

/** Where the measurement of a collective is expected: the residuals of the nearest measured ones. */
final class CollectiveBands {
    private static final String BYTES = "log2 of bytes";
    /** Cases of more doublings or halvings are looked at only when there are no nearer ones. */
    private static final double NEAR = 2;

    private final Map<Collective, List<Residual>> residuals = new EnumMap<>(Collective.class);
    private final Map<Collective, Bands> bands = new EnumMap<>(Collective.class);

    private CollectiveBands() {
    }

    static CollectiveBands of(PublishedSystems systems) {
        CollectiveBands all = new CollectiveBands();
        for (MeasuredRow row : MeasuredCollectives.rows()) {
            try {
                all.add(row.text("row_id"), row.text("system"), PublishedCollective.of(row, systems));
            } catch (RefusedRow unknownHere) {
                // A catalog or an installation may lack the parts of a case, which then says nothing about them.
                continue;
            }
        }
        all.residuals.forEach((kind, of) -> all.bands.put(kind, new Bands(of)));
        return all;
    }

    private void add(String id, String family, PublishedCollective measured) {
        double ratio = measured.measured() / measured.predicted();
        residuals.computeIfAbsent(measured.kind(), k -> new ArrayList<>()).add(new Residual(id, family,
                features(measured, measured.bytes()), Math.log(ratio)));
    }

    private static Map<String, Double> features(PublishedCollective c, double bytes) {
        Map<String, Double> features = new HashMap<>();
        features.put(BYTES, log2(bytes));
        features.put("log4 of GPUs", log2(c.group().size()) / 2);
        features.put("log4 of domains", log2(c.group().domains()) / 2);
        features.put("link " + c.gpu().scaleUp().id(), 1.0);
        return features;
    }

    private static double log2(double value) {
        return Math.log(value) / Math.log(2);
    }

    /**
     * Where the measurement of a prediction is expected, of all sizes it may be for, and the cases that this rests on;
     * empty when no case of the collective is known.
     */
    Optional<Expectation> around(PublishedCollective published, String id) {
        Optional<Bands> of = Optional.ofNullable(bands.get(nearest(published.kind())));
        return of.map(b -> published.sizes().stream().map(bytes -> around(b, published, bytes, id))
                .reduce(CollectiveBands::both).orElseThrow());
    }

    private static Expectation both(Expectation a, Expectation b) {
        return new Expectation(new Band(Math.min(a.band().low(), b.band().low()), Math.max(a.band().high(),
                b.band().high())), b.cases(), Math.max(a.distance(), b.distance()), a.far() || b.far());
    }

    /** Send-receive runs like all-to-all, a broadcast like an all-gather. */
    private static Collective nearest(Collective kind) {
        return switch (kind) {
            case SEND_RECEIVE -> Collective.ALL_TO_ALL;
            case BROADCAST -> Collective.ALL_GATHER;
            default -> kind;
        };
    }

    private Expectation around(Bands of, PublishedCollective published, double bytes, String id) {
        Map<String, Double> features = features(published, bytes);
        double size = features.get(BYTES);
        List<Residual> all = residuals.get(nearest(published.kind()));
        boolean near = all.stream().anyMatch(r -> !r.id().equals(id) && isNear(r, size));
        // A band is symmetric in its logarithm, so that residuals of times hold for bandwidths too.
        return of.around(published.of().applyAsDouble(bytes), features, r -> !r.id().equals(id)
                && (!near || isNear(r, size)));
    }

    private static boolean isNear(Residual residual, double size) {
        return Math.abs(residual.features().get(BYTES) - size) <= NEAR;
    }
}
