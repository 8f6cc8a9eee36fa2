// SPDX-License-Identifier: EPL-2.0
package com.example.misbehaving;

import java.util.ArrayList;
import java.util.List;
import org.eastwest.spi.analysis.AnalysisEngine;
import org.eastwest.spi.analysis.AnalysisRequest;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Breakdown;
import org.eastwest.spi.analysis.Derivation;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.analysis.Series;
import org.eastwest.spi.analysis.Timeline;
import org.eastwest.spi.analysis.Unit;

/** Engines that do one thing wrong each. */
public final class Engines {
    private Engines() {
    }

    /** An engine with which nothing is wrong but what a subclass spoils. */
    public abstract static class Plain implements AnalysisEngine {
        @Override
        public String id() {
            // Before all of the product's.
            return "a-plugged-in";
        }

        @Override
        public String name() {
            return "Plugged in";
        }

        static Derivation value(double value) {
            return new Derivation("t", "Time of a test", value, Unit.SECOND, "", SoundTransport.SOURCE, List.of());
        }

        static AnalysisResult metric(String id, String element, Derivation derivation) {
            return new AnalysisResult(List.of(Metric.of(id, element, derivation)), List.of(), List.of(), List.of(),
                    List.of());
        }
    }

    /** Throws. */
    public static final class Throws extends Plain {
        @Override
        public AnalysisResult analyze(AnalysisRequest request, Progress progress) {
            throw new IllegalStateException("broken on purpose");
        }
    }

    /** Throws what cannot even describe itself. */
    public static final class ThrowsTheUnspeakable extends Plain {
        @Override
        public AnalysisResult analyze(AnalysisRequest request, Progress progress) {
            throw new IllegalStateException() {
                private static final long serialVersionUID = 1L;

                @Override
                public String toString() {
                    throw new IllegalStateException();
                }
            };
        }
    }

    /** Uses up the stack. */
    public static final class OverflowsTheStack extends Plain {
        @Override
        public AnalysisResult analyze(AnalysisRequest request, Progress progress) {
            return metric("t_s", "", value(Forever.overflow(0)));
        }
    }

    /** Uses up the memory. */
    public static final class ExhaustsMemory extends Plain {
        @Override
        public AnalysisResult analyze(AnalysisRequest request, Progress progress) {
            return metric("t_s", "", value(Forever.exhaust()));
        }
    }

    /** Needs a class that is not there. */
    public static final class MissesAClass extends Plain {
        @Override
        public AnalysisResult analyze(AnalysisRequest request, Progress progress) {
            throw new NoClassDefFoundError("com/example/Missing");
        }
    }

    /** Returns nothing. */
    public static final class ReturnsNothing extends Plain {
        @Override
        public AnalysisResult analyze(AnalysisRequest request, Progress progress) {
            return null;
        }
    }

    /** Hangs. */
    public static final class Hangs extends Plain {
        @Override
        public AnalysisResult analyze(AnalysisRequest request, Progress progress) {
            Forever.hang();
            return AnalysisResult.EMPTY;
        }
    }

    /** A negative time, an infinite one, and one that is no number although its input is known. */
    public static final class ImpossibleNumbers extends Plain {
        @Override
        public AnalysisResult analyze(AnalysisRequest request, Progress progress) {
            Derivation unfounded = new Derivation("u", "Time of a test", Double.NaN, Unit.SECOND, "0 t / 0",
                    SoundTransport.SOURCE, List.of(value(1)));
            return metric("t_s", "", value(-1)).and(metric("u_s", "", value(Double.POSITIVE_INFINITY)))
                    .and(metric("v_s", "", unfounded));
        }
    }

    /** A curve and a breakdown that cannot be drawn. */
    public static final class ImpossibleDrawings extends Plain {
        @Override
        public AnalysisResult analyze(AnalysisRequest request, Progress progress) {
            return new AnalysisResult(List.of(), List.of(new Breakdown("b", "", "Parts", Unit.SECOND, -1, List.of())),
                    List.of(new Series("s", "", "Curve", "x", Unit.COUNT, "y", Unit.SECOND,
                            new double[] {Double.NaN}, new double[] {1})), List.of(), List.of());
        }
    }

    /** Leaves work for later that then throws. */
    public static final class ThrowsAfterwards extends Plain {
        @Override
        public AnalysisResult analyze(AnalysisRequest request, Progress progress) {
            return new AnalysisResult(List.of(), List.of(), List.of(), List.of(),
                    List.of(new Timeline("t", "", "Later", 1, () -> {
                        throw new IllegalStateException("too late");
                    })), List.of());
        }
    }

    /** Gives a metric that is another engine's. */
    public static final class TakesAnothersMetric extends Plain {
        @Override
        public AnalysisResult analyze(AnalysisRequest request, Progress progress) {
            return metric("step_time_s", request.design().jobs().get(0).id(), value(1e-3));
        }
    }

    /** Gives more findings than anybody reads, all of them empty. */
    public static final class Floods extends Plain {
        @Override
        public AnalysisResult analyze(AnalysisRequest request, Progress progress) {
            List<Finding> flood = new ArrayList<>();
            for (int i = 0; i < 20_000; i++) {
                flood.add(Finding.note("X-" + i, "", "water", ""));
            }
            return AnalysisResult.ofFindings(flood);
        }
    }

    /** Has the id of an engine of the product. */
    public static final class ShippedId extends Plain {
        @Override
        public String id() {
            return "training";
        }

        @Override
        public AnalysisResult analyze(AnalysisRequest request, Progress progress) {
            return metric("step_time_s", request.design().jobs().get(0).id(), value(1e-3));
        }
    }

    /** Does not know its id. */
    public static final class NoId extends Plain {
        @Override
        public String id() {
            return null;
        }

        @Override
        public AnalysisResult analyze(AnalysisRequest request, Progress progress) {
            return AnalysisResult.EMPTY;
        }
    }
}
