// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.decision;

import java.util.List;
import java.util.OptionalLong;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.evaluation.KnownParts;
import org.eastwest.spi.transport.TransportRegistry;
import org.osgi.annotation.versioning.ProviderType;

/**
 * Advises which transport to choose. The selection engine registers it as an OSGi service. Thread-safe; the same
 * request gives the same advice.
 *
 * @since 1.0
 */
@ProviderType
public interface Adviser {
    /** What counts unless told otherwise, with the weights it has then. */
    List<Criterion> criteria();

    /**
     * Puts every installed transport on the design, at each size asked for, and ranks them.
     *
     * @param progress told how far it is; asked whether to stop
     * @return never null; an engine or a transport that fails leaves a finding and unknown values, and no exception
     * @throws java.util.concurrent.CancellationException when cancelled
     */
    Advice advise(AdviceRequest request, Progress progress);

    /**
     * The design at another size and on another transport, as {@link #advise} looks at it: servers, data parallelism and
     * global batch in proportion; the design's own switches and NICs where they carry the transport, else those of the
     * catalog that are most alike.
     *
     * @param gpus        the size; empty for the design's own
     * @param transportId an installed transport; empty for the design's own
     * @param transports  every transport that is installed and works
     * @param parts       what the catalog knows
     * @return never null; with a reason where the design cannot be like that
     * @throws IllegalArgumentException when the size is less than 1 or there is no such transport
     */
    DesignVariant variant(DesignSnapshot design, OptionalLong gpus, String transportId, TransportRegistry transports,
            KnownParts parts);
}
