// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.selection.internal.advise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.eastwest.catalog.CatalogLoader;
import org.eastwest.engine.fabric.internal.Fabrics;
import org.eastwest.engine.fabric.internal.lossless.Losslessness;
import org.eastwest.examples.Templates;
import org.eastwest.reader.DesignReader;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.FabricRole;
import org.eastwest.spi.fabric.FabricTransport;
import org.eastwest.spi.lossless.Detours;
import org.eastwest.spi.lossless.LosslessQuestion;
import org.eastwest.spi.transport.TransportModel;
import org.eastwest.transport.infiniband.internal.NdrTransport;
import org.eastwest.transport.roce.internal.DcqcnTransport;
import org.junit.jupiter.api.Test;

/** What waiting instead of dropping does. */
class BurstTest {
    private static final Fabrics FABRICS = new Fabrics();
    private static final DesignSnapshot DESIGN = DesignReader.read(Templates.create("ethernet-1k", Map.of()), null,
            CatalogLoader.shipped()).snapshot().orElseThrow();

    private final List<LosslessQuestion> asked = new ArrayList<>();

    @Test
    void cyclesAreThoseOfTheFabricWhicheverTransportWaitsOnIt() {
        Burst shared = burst();

        Burst.Effect first = effect(shared, new DcqcnTransport());
        Burst.Effect second = effect(shared, new NdrTransport());

        assertTrue(first.exposure().value() > 0, first.exposure().basis());
        assertEquals(1, asked.stream().filter(q -> q.detours() == Detours.BOUNCE).count());
        assertEquals(2, asked.stream().filter(q -> q.detours() == Detours.VALLEY_FREE).count());
        assertEquals(effect(burst(), new DcqcnTransport()), first);
        assertEquals(effect(burst(), new NdrTransport()), second);
    }

    private Burst burst() {
        return new Burst((question, progress) -> {
            asked.add(question);
            return new Losslessness().examine(question, progress);
        }, FABRICS, 1, Progress.NONE);
    }

    private static Burst.Effect effect(Burst burst, TransportModel model) {
        DesignSnapshot design = DESIGN.withComputeTransport(model.info().id());
        return burst.of(design, FabricTransport.of(design.fabric(FabricRole.COMPUTE).orElseThrow(), model)
                .transport());
    }
}
