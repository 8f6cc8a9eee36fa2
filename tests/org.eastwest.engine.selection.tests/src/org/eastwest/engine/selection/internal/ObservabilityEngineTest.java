// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.selection.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eastwest.catalog.CatalogLoader;
import org.eastwest.examples.Templates;
import org.eastwest.reader.DesignReader;
import org.eastwest.spi.analysis.AnalysisRequest;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.transport.TransportModel;
import org.eastwest.transport.infiniband.internal.NdrTransport;
import org.eastwest.transport.infiniband.internal.XdrTransport;
import org.junit.jupiter.api.Test;

/** What can be seen of a fabric. */
class ObservabilityEngineTest {
    private static final List<TransportModel> TRANSPORTS = List.of(new NdrTransport(), new XdrTransport());

    @Test
    void countersThatAreReadOnceASecondHideAShorterBurst() {
        assertEquals(1, visible("ib-ndr").value());
        assertTrue(visible("ib-ndr").derivation().inputs().get(0).source().text().contains("telemetry-interval"));
    }

    @Test
    void telemetryThatPacketsCarryReportsWithinMicroseconds() {
        assertTrue(visible("ib-xdr").value() < 100e-6);
    }

    @Test
    void aTransportThatIsNotInstalledSaysNothing() {
        assertTrue(metric("no-such-transport").isEmpty());
    }

    private static Metric visible(String transport) {
        return metric(transport).orElseThrow();
    }

    private static Optional<Metric> metric(String transport) {
        DesignSnapshot design = DesignReader.read(Templates.create("ib-1k", Map.of()), null,
                CatalogLoader.shipped()).snapshot().orElseThrow().withComputeTransport(transport);
        return new ObservabilityEngine(CatalogLoader.shipped()).analyze(new AnalysisRequest(design, () -> TRANSPORTS, 1),
                Progress.NONE).metric("visible_burst_s", "compute");
    }
}
