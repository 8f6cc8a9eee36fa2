// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.eastwest.engine.fabric.internal.loss.LossEffect;
import org.eastwest.engine.fabric.internal.packet.IncastStudy;
import org.eastwest.spi.analysis.Series;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.fabric.FabricSizing;
import org.eastwest.spi.fabric.TierKind;
import org.eastwest.spi.hardware.SwitchSpec;
import org.eastwest.spi.transport.Transport;

/** Curves of what congestion and loss do on a fabric with its transport: an incast, and collectives that lose data. */
final class CongestionReport {
    private static final int SENDERS = 16;
    private static final double MESSAGE_BYTES = 1e6;
    private static final double SMALLEST_LOSS = 1e-8;
    private static final int LOSSES = 13;

    private final FabricSnapshot fabric;
    private final FabricSizing sizing;
    private final Transport transport;
    private final double roundTrip;

    CongestionReport(FabricSnapshot fabric, FabricSizing sizing, Transport transport) {
        this.fabric = fabric;
        this.sizing = sizing;
        this.transport = transport;
        roundTrip = 2 * transport.latency().crossLeafSeconds();
    }

    List<Series> series() {
        List<Series> series = new ArrayList<>(incast());
        LossEffect effect = new LossEffect(transport, sizing.plan().linkBytesPerSecond(), roundTrip, MESSAGE_BYTES,
                Math.max(1, sizing.plan().endpoints()));
        series.add(overLoss("loss.goodput", "Payload over line rate, losses sent again", "goodput", Unit.FRACTION,
                effect::goodput));
        series.add(overLoss("loss.collective_mean", "A message of 1 MB from every endpoint: mean of the last", "time",
                Unit.SECOND, effect::meanCollectiveSeconds));
        series.add(overLoss("loss.collective_quantile", "A message of 1 MB from every endpoint: quantile 1 - 1/N",
                "time", Unit.SECOND, effect::quantileSeconds));
        return series;
    }

    /** Sixteen senders of a round trip's data each, at a leaf whose buffer is known. */
    private List<Series> incast() {
        SwitchSpec leaf = fabric.switchType(TierKind.LEAF);
        if (leaf == null || Double.isNaN(leaf.bufferBytes()) || roundTrip <= 0) {
            return List.of();
        }
        double rate = sizing.plan().linkBytesPerSecond();
        return new IncastStudy(transport, rate, leaf.bufferBytes(), roundTrip, SENDERS, rate * roundTrip)
                .series(fabric.id()).stream().filter(CongestionReport::tells).toList();
    }

    /** A transport without pauses has no curve of them. */
    private static boolean tells(Series series) {
        return DoubleStream.of(series.y()).anyMatch(y -> y != 0);
    }

    /** Probabilities from 1e-8 to 1e-2, two for each power of ten. */
    private Series overLoss(String id, String label, String yLabel, Unit yUnit, DoubleUnaryOperator value) {
        double[] x = IntStream.range(0, LOSSES).mapToDouble(i -> SMALLEST_LOSS * Math.pow(10, i / 2.0)).toArray();
        double[] y = new double[x.length];
        for (int i = 0; i < x.length; i++) {
            y[i] = value.applyAsDouble(x[i]);
        }
        return new Series(id, fabric.id(), label, "probability of loss", Unit.FRACTION, yLabel, yUnit, x, y);
    }
}
