// SPDX-License-Identifier: EPL-2.0
package com.example.misbehaving;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.hardware.NicSpec;
import org.eastwest.spi.hardware.SwitchSpec;
import org.eastwest.spi.transport.ParameterValues;
import org.eastwest.spi.transport.Transport;
import org.eastwest.spi.transport.TransportInfo;
import org.eastwest.spi.transport.TransportParameter;

/** Transports that do one thing wrong each. */
public final class Transports {
    private Transports() {
    }

    /** Its component cannot be made. */
    public static final class CannotBeMade extends SoundTransport {
        public CannotBeMade() {
            throw new IllegalStateException("no day for transports");
        }
    }

    /** Does not say who it is. */
    public static final class NoInfo extends SoundTransport {
        @Override
        public TransportInfo info() {
            return null;
        }
    }

    /** Throws when asked who it is. */
    public static final class ThrowsWhoItIs extends SoundTransport {
        @Override
        public TransportInfo info() {
            throw new UnsupportedOperationException("who knows");
        }
    }

    /** Hangs when asked who it is. */
    public static final class HangsWhoItIs extends SoundTransport {
        @Override
        public TransportInfo info() {
            Forever.hang();
            return super.info();
        }
    }

    /** Has the id of a transport of the product. */
    public static final class ShippedId extends SoundTransport {
        @Override
        public TransportInfo info() {
            return info("ib-ndr");
        }
    }

    /** Its parameters are null. */
    public static final class NoParameters extends SoundTransport {
        @Override
        public List<TransportParameter> parameters() {
            return null;
        }
    }

    /** Has no strategies. */
    public static final class NoStrategies extends SoundTransport {
        @Override
        public Transport compose(ParameterValues values) {
            return null;
        }
    }

    /** A feedback delay that is no number. */
    public static final class NoNumber extends SoundTransport {
        @Override
        public Transport compose(ParameterValues values) {
            return strategies(Double.NaN, 3e-6, 1);
        }
    }

    /** A latency below 0. */
    public static final class NegativeTime extends SoundTransport {
        @Override
        public Transport compose(ParameterValues values) {
            return strategies(10e-6, -3e-6, 1);
        }
    }

    /** A feedback delay without end. */
    public static final class InfiniteTime extends SoundTransport {
        @Override
        public Transport compose(ParameterValues values) {
            return strategies(Double.POSITIVE_INFINITY, 3e-6, 1);
        }
    }

    /** More flows than any memory holds. */
    public static final class HugeNumber extends SoundTransport {
        @Override
        public Transport compose(ParameterValues values) {
            return strategies(10e-6, 3e-6, Integer.MAX_VALUE);
        }
    }

    /** Uses up the stack. */
    public static final class OverflowsTheStack extends SoundTransport {
        @Override
        public Transport compose(ParameterValues values) {
            return strategies(Forever.overflow(0), 3e-6, 1);
        }
    }

    /** Uses up the memory. */
    public static final class ExhaustsMemory extends SoundTransport {
        @Override
        public Transport compose(ParameterValues values) {
            return strategies(Forever.exhaust(), 3e-6, 1);
        }
    }

    /** Is sound when it is looked at, and not afterwards. */
    public abstract static class Later extends SoundTransport {
        private final AtomicInteger asked = new AtomicInteger();

        @Override
        public final Transport compose(ParameterValues values) {
            return asked.incrementAndGet() == 1 ? super.compose(values) : later();
        }

        abstract Transport later();
    }

    /** Throws in the middle of an analysis. */
    public static final class ThrowsLater extends Later {
        @Override
        Transport later() {
            throw new IllegalStateException("not any more");
        }
    }

    /** Has no strategies in the middle of an analysis. */
    public static final class NothingLater extends Later {
        @Override
        Transport later() {
            return null;
        }
    }

    /** A number that is none in the middle of an analysis. */
    public static final class NoNumberLater extends Later {
        @Override
        Transport later() {
            return strategies(10e-6, Double.NaN, 1);
        }
    }

    /** Hangs in the middle of an analysis. */
    public static final class HangsLater extends Later {
        @Override
        Transport later() {
            Forever.hang();
            return null;
        }
    }

    /** Throws an error in the middle of an analysis. */
    public static final class OverflowsLater extends Later {
        @Override
        Transport later() {
            return strategies(Forever.overflow(0), 3e-6, 1);
        }
    }

    /** Throws when asked about parts. */
    public static final class ThrowsAboutParts extends SoundTransport {
        @Override
        public List<Finding> compatibility(NicSpec nic, SwitchSpec leaf, double linkBytesPerSecond, String element) {
            throw new ArithmeticException("parts are hard");
        }
    }

    /** Answers null when asked about parts. */
    public static final class NothingAboutParts extends SoundTransport {
        @Override
        public List<Finding> compatibility(NicSpec nic, SwitchSpec leaf, double linkBytesPerSecond, String element) {
            return null;
        }
    }
}
