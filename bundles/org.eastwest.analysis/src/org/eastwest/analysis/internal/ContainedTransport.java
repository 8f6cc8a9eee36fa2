// SPDX-License-Identifier: EPL-2.0
package org.eastwest.analysis.internal;

import java.util.List;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.eastwest.analysis.PluginException;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.hardware.NicSpec;
import org.eastwest.spi.hardware.SwitchSpec;
import org.eastwest.spi.transport.CongestionControl;
import org.eastwest.spi.transport.ParameterValues;
import org.eastwest.spi.transport.Transport;
import org.eastwest.spi.transport.TransportInfo;
import org.eastwest.spi.transport.TransportModel;
import org.eastwest.spi.transport.TransportParameter;

/**
 * The only form in which engines see a transport. What it says about itself was asked once; what it computes is held
 * against what strategies can be. The first fault is the last: whoever asks then gets a {@link PluginException}.
 */
final class ContainedTransport implements TransportModel {
    private static final int MOST_FINDINGS = 100;

    private final TransportModel original;
    private final Origin origin;
    private final TransportInfo info;
    private final List<TransportParameter> parameters;
    private final Calls calls;
    private final Consumer<ContainedTransport> failed;
    private final AtomicReference<String> failure = new AtomicReference<>();

    /**
     * Asks a transport who it is and for its strategies.
     *
     * @param failed told of its first fault after this
     * @throws IllegalArgumentException when it is not fit for use; says why
     */
    ContainedTransport(TransportModel original, Origin origin, Calls calls, Consumer<ContainedTransport> failed) {
        this.original = original;
        this.origin = origin;
        this.calls = calls;
        this.failed = failed;
        info = Objects.requireNonNull(original.info(), "info() returned null");
        parameters = List.copyOf(Objects.requireNonNull(original.parameters(), "parameters() returned null"));
        StrategyCheck.of(info, parameters).ifPresent(ContainedTransport::unfit);
        StrategyCheck.of(original.compose(ParameterValues.defaults(parameters)))
                .ifPresent(ContainedTransport::unfit);
    }

    private static void unfit(String problem) {
        throw new IllegalArgumentException(problem);
    }

    /** True until it fails. */
    boolean usable() {
        return failure.get() == null;
    }

    /** Why it is not used; empty while it is. */
    String failure() {
        return Objects.requireNonNullElse(failure.get(), "");
    }

    @Override
    public TransportInfo info() {
        return info;
    }

    @Override
    public List<TransportParameter> parameters() {
        return parameters;
    }

    @Override
    public Transport compose(ParameterValues values) {
        Transport composed = asked("for its strategies", () -> original.compose(values));
        StrategyCheck.of(composed).ifPresent(problem -> {
            throw fail(problem, null);
        });
        CongestionControl control = composed.congestionControl();
        return new Transport(composed.wireFormat(), composed.flowControl(), new CongestionControl(control.name(),
                control.signal(), control.feedbackDelaySeconds(), control.targetUtilisation(),
                new ContainedAlgorithm(control.algorithm(), this), control.marking()), composed.lossRecovery(),
                composed.loadBalancing(), composed.inNetworkReduction(), composed.latency(), composed.scaleLimit(),
                composed.sources());
    }

    @Override
    public List<Finding> compatibility(NicSpec nic, SwitchSpec leaf, double linkBytesPerSecond, String element) {
        return asked("about parts", () -> original.compatibility(nic, leaf, linkBytesPerSecond, element).stream()
                .limit(MOST_FINDINGS).map(Objects::requireNonNull).toList());
    }

    private <T> T asked(String what, Supplier<T> question) {
        if (!usable()) {
            throw exception(null);
        }
        try {
            return calls.in(this, question);
        } catch (Throwable fault) {
            throw failed("it failed when asked " + what, fault);
        }
    }

    /** For what one of its handlers threw. */
    RuntimeException failed(String what, Throwable fault) {
        if (fault instanceof PluginException known) {
            return known;
        }
        if (Faults.interrupted(fault)) {
            return new CancellationException("interrupted");
        }
        if (fault instanceof VirtualMachineError shared && !origin.foreign()) {
            // Whoever ran the machine out of memory, it was not one of ours alone.
            throw shared;
        }
        return fail(what + ": " + Faults.text(fault), fault);
    }

    /** Gives it up. */
    PluginException fail(String reason, Throwable cause) {
        if (failure.compareAndSet(null, reason)) {
            failed.accept(this);
        }
        return exception(cause);
    }

    private PluginException exception(Throwable cause) {
        return new PluginException(origin.bundle(), "The transport '" + info.id() + "' of bundle " + origin.bundle()
                + " failed: " + failure(), cause);
    }
}
