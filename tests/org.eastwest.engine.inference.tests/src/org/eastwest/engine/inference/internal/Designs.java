// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.inference.internal;

import java.util.List;
import java.util.Map;
import org.eastwest.catalog.Catalog;
import org.eastwest.catalog.CatalogLoader;
import org.eastwest.engine.fabric.internal.Fabrics;
import org.eastwest.examples.Templates;
import org.eastwest.reader.DesignReader;
import org.eastwest.spi.analysis.AnalysisRequest;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.hardware.FactBook;
import org.eastwest.spi.transport.TransportModel;
import org.eastwest.transport.infiniband.internal.NdrTransport;
import org.eastwest.transport.roce.internal.DcqcnTransport;
import org.eastwest.transport.roce.internal.EnhancedEcmpTransport;
import org.eastwest.transport.spectrumx.internal.SpectrumXTransport;

/** The shipped designs, and what the engine says about them. */
final class Designs {
    static final Catalog SHIPPED = CatalogLoader.shipped();
    static final List<TransportModel> TRANSPORTS = List.of(new NdrTransport(), new DcqcnTransport(),
            new EnhancedEcmpTransport(), new SpectrumXTransport());

    private Designs() {
    }

    static DesignSnapshot template(String id) {
        return DesignReader.read(Templates.create(id, Map.of()), null, SHIPPED).snapshot().orElseThrow();
    }

    static AnalysisResult analyze(DesignSnapshot design) {
        return analyze(design, SHIPPED);
    }

    static AnalysisResult analyze(DesignSnapshot design, FactBook facts) {
        return new InferenceEngine(new Fabrics(), facts).analyze(new AnalysisRequest(design, () -> TRANSPORTS,
                AnalysisRequest.DEFAULT_SEED), Progress.NONE);
    }
}
