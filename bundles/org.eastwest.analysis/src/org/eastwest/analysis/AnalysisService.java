// SPDX-License-Identifier: EPL-2.0
package org.eastwest.analysis;

import java.util.List;
import java.util.Set;
import org.eastwest.spi.analysis.AnalysisEngine;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.transport.TransportRegistry;
import org.osgi.annotation.versioning.ProviderType;

/**
 * The installed engines and transports, and analyses made with them. An OSGi service; thread-safe.
 *
 * @since 1.0
 */
@ProviderType
public interface AnalysisService {
    /** The engines that work: the product's by id, then those of other bundles by id. */
    List<AnalysisEngine> engines();

    /** The transports that work. One that fails later throws a {@link PluginException} and is no longer among them. */
    TransportRegistry transports();

    /** Everything that is plugged in, broken and disabled ones included, by kind and id. */
    List<Plugin> plugins();

    /**
     * Runs engines on a design and joins their results, in the order of {@link #engines()}. An engine that throws,
     * returns null or nonsense, or does not end in time leaves a finding that names its bundle; the others go on. So
     * does a transport that fails, and the engines run again as if it were not installed. Each bundle that is plugged in
     * but not used has one warning. The design's requirements are decided by the metrics that the engines gave, as the
     * table {@code requirements} and findings.
     *
     * @param design    what to analyze
     * @param engineIds ids of the engines to run; all when empty. An unknown id leaves an error finding
     * @param progress  told how far it is; asked whether to stop
     * @throws java.util.concurrent.CancellationException within 200 ms of being cancelled
     */
    AnalysisResult analyze(DesignSnapshot design, Set<String> engineIds, Progress progress);
}
