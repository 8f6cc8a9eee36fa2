// SPDX-License-Identifier: EPL-2.0
package com.example.nonsense;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.hardware.NicSpec;
import org.eastwest.spi.hardware.SwitchSpec;
import org.eastwest.spi.transport.CongestionAlgorithm;
import org.eastwest.spi.transport.CongestionControl;
import org.eastwest.spi.transport.FlowControl;
import org.eastwest.spi.transport.InNetworkReduction;
import org.eastwest.spi.transport.LatencyProfile;
import org.eastwest.spi.transport.LoadBalancing;
import org.eastwest.spi.transport.LossRecovery;
import org.eastwest.spi.transport.ParameterValues;
import org.eastwest.spi.transport.PauseHeadroom;
import org.eastwest.spi.transport.ScaleLimit;
import org.eastwest.spi.transport.Transport;
import org.eastwest.spi.transport.TransportInfo;
import org.eastwest.spi.transport.TransportModel;
import org.eastwest.spi.transport.TransportParameter;
import org.eastwest.spi.transport.WireFormat;

/**
 * A transport of a third party whose strategies are made of any numbers.
 *
 * @param numbers   as many as {@link #SOUND}
 * @param kind      which strategies it has, 0 to 3
 * @param soundFor  how often it gives sound strategies before
 * @param algorithm what its senders do
 * @param asked     how often it was asked
 */
public record NonsenseTransport(List<Double> numbers, int kind, int soundFor, CongestionAlgorithm algorithm,
        AtomicInteger asked) implements TransportModel {
    /** Its id. */
    public static final String ID = "nonsense";
    /** Twelve numbers that make sound strategies. */
    public static final List<Double> SOUND = List.of(4096.0, 98.0, 82.0, 10e-6, 0.95, 1e-5, 1e-3, 4.0, 128.0, 3e-6,
            5e-6, 1e6);
    private static final Source SOURCE = Source.assumption("nonsense");

    @Override
    public TransportInfo info() {
        return new TransportInfo(ID, "Nonsense", "Any numbers.", List.of("Example"), 0.5, List.of(),
                TransportInfo.INSTALLED, true, SOURCE);
    }

    @Override
    public List<TransportParameter> parameters() {
        return List.of();
    }

    @Override
    public Transport compose(ParameterValues values) {
        return asked.incrementAndGet() <= soundFor ? of(SOUND) : of(numbers);
    }

    private Transport of(List<Double> n) {
        return new Transport(new WireFormat(n.get(0).intValue(), n.get(1).intValue(), n.get(2).intValue(), SOURCE),
                control(n), new CongestionControl("Nonsense", CongestionControl.Signal.DELAY, n.get(3), n.get(4),
                        algorithm, Optional.empty()), recovery(n), balancing(n),
                kind == 3 ? Optional.of(new InNetworkReduction("Nonsense", n.get(7).intValue())) : Optional.empty(),
                new LatencyProfile(n.get(9), n.get(10), SOURCE), new ScaleLimit(n.get(11).longValue(), "nonsense"));
    }

    private FlowControl control(List<Double> n) {
        return switch (kind) {
            case 0 -> new FlowControl.Credits(n.get(7).intValue());
            case 1 -> new FlowControl.PriorityFlowControl(n.get(7).intValue(), n.get(4),
                    new PauseHeadroom(n.get(0), n.get(0), n.get(8), n.get(8)));
            default -> new FlowControl.BestEffort(kind == 2, n.get(8));
        };
    }

    private LossRecovery recovery(List<Double> n) {
        return kind == 1 ? new LossRecovery.GoBackN(n.get(5), n.get(6), n.get(7).intValue())
                : new LossRecovery.SelectiveRepeat(n.get(5), n.get(6), n.get(7).intValue());
    }

    private LoadBalancing balancing(List<Double> n) {
        return switch (kind) {
            case 0 -> new LoadBalancing.FlowHash(n.get(7).intValue());
            case 1 -> new LoadBalancing.AdaptivePerPacket();
            default -> new LoadBalancing.Spraying(n.get(8).intValue(), n.get(8).intValue(), kind == 2);
        };
    }

    @Override
    public List<Finding> compatibility(NicSpec nic, SwitchSpec leaf, double linkBytesPerSecond, String element) {
        return List.of();
    }
}
