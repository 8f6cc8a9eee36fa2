// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.economics.internal;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eastwest.catalog.Catalog;
import org.eastwest.catalog.CatalogLoader;
import org.eastwest.engine.fabric.internal.Fabrics;
import org.eastwest.engine.training.internal.TrainingEngine;
import org.eastwest.examples.Templates;
import org.eastwest.reader.DesignReader;
import org.eastwest.spi.analysis.AnalysisRequest;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.fabric.FabricModel;
import org.eastwest.spi.transport.TransportModel;
import org.eastwest.transport.infiniband.internal.NdrTransport;
import org.eastwest.transport.roce.internal.EnhancedEcmpTransport;
import org.eastwest.transport.spectrumx.internal.SpectrumXTransport;

/** The shipped designs, and what the engine says about them. */
final class Designs {
    static final Catalog SHIPPED = CatalogLoader.shipped();
    private static final List<TransportModel> TRANSPORTS =
            List.of(new NdrTransport(), new EnhancedEcmpTransport(), new SpectrumXTransport());

    private Designs() {
    }

    static DesignSnapshot template(String id, Map<String, Integer> values) {
        return DesignReader.read(Templates.create(id, values), null, SHIPPED).snapshot().orElseThrow();
    }

    static AnalysisResult analyze(DesignSnapshot design, Catalog catalog) {
        FabricModel fabrics = new Fabrics();
        EconomicsEngine engine = new EconomicsEngine(fabrics, catalog);
        engine.setTraining(new TrainingEngine(fabrics));
        return engine.analyze(new AnalysisRequest(design, () -> TRANSPORTS, AnalysisRequest.DEFAULT_SEED),
                Progress.NONE);
    }

    /** The shipped catalog with these lines of a user's price list. */
    static Catalog withPrices(Path folder, String... rows) throws IOException {
        Files.writeString(folder.resolve("prices.csv"), "id,price_usd,date,source\n" + String.join("\n", rows) + "\n",
                StandardCharsets.UTF_8);
        return CatalogLoader.load(List.of(), Optional.of(folder));
    }
}
