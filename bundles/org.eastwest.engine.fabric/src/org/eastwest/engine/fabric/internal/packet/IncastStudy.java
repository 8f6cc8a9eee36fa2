// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.packet;

import java.util.ArrayList;
import java.util.List;
import org.eastwest.engine.fabric.internal.topology.Latencies;
import org.eastwest.engine.fabric.internal.topology.LeafSpine;
import org.eastwest.engine.fabric.internal.topology.ScaleUp;
import org.eastwest.engine.fabric.internal.topology.Topology;
import org.eastwest.spi.analysis.Series;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.transport.Transport;

/**
 * What an incast does to one port of a switch, packet by packet: queue, pauses and drops over time, and how the longest
 * queue and the completion of the last sender change with feedback delay and buffer.
 *
 * @param transport       of the senders
 * @param bytesPerSecond  rate of every link, per direction
 * @param bufferBytes     buffer of the switch that this incast may use
 * @param feedbackSeconds round trip through empty queues
 * @param senders         at least 1
 * @param messageBytes    payload of each
 */
public record IncastStudy(Transport transport, double bytesPerSecond, double bufferBytes, double feedbackSeconds,
        int senders, double messageBytes) {
    private static final double[] FACTORS = {0.25, 0.5, 1, 2, 4};
    private static final double SAMPLES = 50;
    private static final int LINKS_OF_ROUND_TRIP = 4;

    /**
     * The curves: {@code incast.queue}, {@code incast.pauses}, {@code incast.dropped} over time;
     * {@code incast.queue_over_feedback}, {@code incast.completion_over_feedback}, {@code incast.queue_over_buffer},
     * {@code incast.completion_over_buffer}.
     *
     * @param element id of the fabric
     */
    public List<Series> series(String element) {
        PacketResult usual = run(feedbackSeconds, bufferBytes);
        List<Series> series = new ArrayList<>(usual.samples().series("incast", element, "Queue of the port"));
        series.addAll(over(element, "feedback", "feedback delay", Unit.SECOND, feedbackSeconds));
        series.addAll(over(element, "buffer", "buffer", Unit.BYTE, bufferBytes));
        return series;
    }

    private List<Series> over(String element, String what, String label, Unit unit, double usual) {
        List<Double> x = new ArrayList<>();
        List<Double> queue = new ArrayList<>();
        List<Double> completion = new ArrayList<>();
        for (double factor : FACTORS) {
            double value = usual * factor;
            boolean feedback = unit == Unit.SECOND;
            try {
                PacketResult result = run(feedback ? value : feedbackSeconds, feedback ? bufferBytes : value);
                x.add(value);
                queue.add(result.samples().mostQueueBytes());
                completion.add(result.makespanSeconds());
            } catch (IllegalArgumentException tooSmall) {
                // Such a buffer holds less than the headroom of PFC: no switch has it, the curve begins above.
                continue;
            }
        }
        return List.of(new Series("incast.queue_over_" + what, element, "Longest queue of an incast", label, unit,
                        "queue", Unit.BYTE, array(x), array(queue)),
                new Series("incast.completion_over_" + what, element, "Completion of an incast", label, unit, "time",
                        Unit.SECOND, array(x), array(completion)));
    }

    private static double[] array(List<Double> values) {
        return values.stream().mapToDouble(Double::doubleValue).toArray();
    }

    private PacketResult run(double feedback, double buffer) {
        double packet = transport.wireFormat().mtuBytes() + transport.wireFormat().middleOverheadBytes();
        double sending = 2 * (packet + Switching.CONTROL_BYTES) / bytesPerSecond;
        double link = Math.max(1e-9, (feedback - sending) / LINKS_OF_ROUND_TRIP);
        Topology topology = new LeafSpine(senders + 1, senders + 1, 1, 1, 1, bytesPerSecond, bytesPerSecond,
                Latencies.of(link), ScaleUp.NONE).topology();
        FlowSet flows = new FlowSet();
        for (int sender = 1; sender <= senders; sender++) {
            flows.add(sender, 0, (long) Math.ceil(messageBytes));
        }
        double ideal = senders * messageBytes / bytesPerSecond;
        SimulationSettings settings = SimulationSettings.DEFAULT
                .withBuffer(buffer / ((senders + 2) * bytesPerSecond))
                .withWatch(new SimulationSettings.Watch(topology.reverse(topology.firstLink(0)), ideal / SAMPLES));
        return PacketSimulation.run(topology, transport, flows, settings);
    }
}
