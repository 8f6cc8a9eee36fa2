// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.packet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.eastwest.engine.fabric.internal.topology.Topology;
import org.eastwest.spi.analysis.Series;
import org.eastwest.spi.transport.FixedWindow;
import org.eastwest.spi.transport.FlowControl;
import org.eastwest.spi.transport.LossRecovery;
import org.eastwest.spi.transport.Transport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** An incast over time, and over feedback delay and buffer. */
class IncastStudyTest {
    private static final double LINE = 50e9;
    private static final double RTT = 10e-6;

    private static Series curve(Transport transport, String id) {
        List<Series> all = new IncastStudy(transport, LINE, 64e6, RTT, 16, LINE * RTT).series("fabric");
        return all.stream().filter(s -> s.id().equals(id)).findFirst().orElseThrow();
    }

    /** A window of a round trip from each sender: all but one of them queue (models (f), incast). */
    @Test
    void theQueueIsAWindowOfEachSenderButOne() {
        Transport transport = Runs.with(Runs.with(Runs.transport("rocev2-swift"), new FixedWindow(1)),
                new FlowControl.BestEffort(false));
        Series queue = curve(transport, "incast.queue_over_feedback");

        for (int i = 0; i < queue.x().length; i++) {
            double windows = 15 * LINE * Math.min(queue.x()[i], RTT);
            assertEquals(windows, queue.y()[i], 0.12 * windows, "round trip " + queue.x()[i]);
        }
    }

    @Test
    void longerFeedbackAndSmallerBuffersAreWorse() {
        Transport dropping = Runs.with(Runs.with(Runs.with(Runs.transport("rocev2-swift"), new FixedWindow(1)),
                new FlowControl.BestEffort(false)), new LossRecovery.SelectiveRepeat(0, 200e-6));
        Series overFeedback = curve(dropping, "incast.completion_over_feedback");
        List<Series> small = new IncastStudy(dropping, LINE, 4e6, RTT, 16, LINE * RTT).series("fabric");
        Series overBuffer = small.stream().filter(s -> s.id().equals("incast.completion_over_buffer")).findFirst()
                .orElseThrow();

        assertTrue(last(overFeedback) > first(overFeedback));
        assertTrue(first(overBuffer) > last(overBuffer), Arrays.toString(overBuffer.y()));
        assertTrue(last(small.stream().filter(s -> s.id().equals("incast.dropped")).findFirst().orElseThrow()) > 0);
    }

    @Test
    void pausesAreCountedOverTime() {
        Transport pausing = Runs.with(Runs.transport("rocev2-dcqcn"), new FixedWindow(4));
        Series pauses = new IncastStudy(pausing, LINE, 8e6, RTT, 16, 4 * LINE * RTT).series("fabric").stream()
                .filter(s -> s.id().equals("incast.pauses")).findFirst().orElseThrow();

        assertTrue(last(pauses) > 0);
        for (int i = 1; i < pauses.y().length; i++) {
            assertTrue(pauses.y()[i] >= pauses.y()[i - 1]);
        }
    }

    /** What comes back of a thousand senders' trimmed packets leaves data its turn, and copies do not fill the queue. */
    @ParameterizedTest(name = "trimming at {0} bandwidth-delay products, receiver credits {1}")
    @CsvSource({"1, 0", "5, 0", "1000, 0", "5, 1", "5, 2"})
    void aThousandSendersKeepThePortBusy(double limit, double credits) {
        Topology fabric = Runs.topology("leaf-spine:hosts=1001,down=1001,up=1,rate=100Gb/s,latency=500ns");
        Transport uec = Runs.transport("uec", Map.of("queue-limit", limit, "receiver-credits", credits));

        PacketResult result = PacketSimulation.run(fabric, uec, Runs.incast(fabric, 1000, 100e3),
                SimulationSettings.DEFAULT.withLimits(1L << 30, 20_000_000, 10));

        double line = 1000 * Runs.wireBytes(uec, 100e3) / 12.5e9;
        assertTrue(result.complete());
        assertTrue(Runs.worst(result) < 2 * line, Runs.worst(result) / line + " times the line's");
    }

    private static double first(Series series) {
        return series.y()[0];
    }

    private static double last(Series series) {
        return series.y()[series.y().length - 1];
    }
}
