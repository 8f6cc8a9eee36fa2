// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.analysis;

import org.osgi.annotation.versioning.ConsumerType;

/**
 * An analysis that plugs in. Register it as an OSGi service of this type.
 *
 * <p><b>Contract.</b> The workbench asks {@link #id()} and {@link #name()} once, when the service appears. It calls
 * {@link #analyze} on a thread of its own, never the window's, once for each analysis, and may call it from several
 * threads at once: an implementation is stateless and thread-safe, and the same request gives the same result. An
 * analysis may take minutes while it asks {@link Progress#check()} at least every 100 ms; it lets the
 * {@link java.util.concurrent.CancellationException} of that call pass, and exceptions of transports too. What it cannot
 * analyse it says as a {@link Finding} instead of throwing. Numbers are SI, bandwidth per direction; unknown is NaN,
 * with the reason in the metric's derivation, never 0. Threads that it starts are daemons and end with the call.
 *
 * <p><b>Failure.</b> What it throws, an {@link Error} included, null, an impossible number or 120 seconds without a report
 * of progress become one finding that names its bundle; the results of the other engines are complete. One that gave no
 * sign of life is interrupted and not asked again in this session. A metric that another engine has already given for
 * the same element is left out, and of more than 1,000 findings the rest.
 *
 * @since 1.0
 */
@ConsumerType
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
