// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.analysis;

/**
 * An analysis that plugs in. Register it as an OSGi service of this type.
 * <p>Contract: stateless and thread-safe; the same request gives the same result; asks {@link Progress#check()} at
 * least every 100 ms; says what it cannot analyse as a {@link Finding} instead of throwing. An engine that throws is
 * contained: its exception becomes a finding that names its bundle.
 *
 * @since 1.0
 */
public interface AnalysisEngine {
    /** Stable id, lower case ({@code training}); the {@code --engine} of the command line. */
    String id();

    /** Name for people. */
    String name();

    /**
     * Analyses a design.
     *
     * @param request  what to analyse
     * @param progress told how far it is; asked whether to stop
     * @return the result, never null; empty when the design holds nothing for this engine
     * @throws java.util.concurrent.CancellationException when cancelled
     */
    AnalysisResult analyze(AnalysisRequest request, Progress progress);
}
