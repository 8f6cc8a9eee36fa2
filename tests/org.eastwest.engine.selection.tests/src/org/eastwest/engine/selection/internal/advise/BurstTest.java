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
import org.eastwest.spi.lossless.LosslessAnswer;
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
    private final List<LosslessAnswer> answered = new ArrayList<>();

    @Test
    void cyclesAreThoseOfTheFabricWhicheverTransportWaitsOnIt() {
        Burst shared = burst();

        Burst.Effect first = effect(shared, new DcqcnTransport());
        Burst.Effect second = effect(shared, new NdrTransport());

        assertTrue(first.exposure().value() > 0, first.exposure().basis());
        assertEquals(1, asked.stream().filter(q -> q.detours() == Detours.BOUNCE).count());
        assertEquals(List.of(32, 64, 128, 256, 512, 1023, 32, 64, 128, 256, 512, 1023), asked.stream()
                .filter(q -> q.detours() == Detours.VALLEY_FREE).map(LosslessQuestion::senders).toList());
        assertEquals(effect(burst(), new DcqcnTransport()), first);
        assertEquals(effect(burst(), new NdrTransport()), second);
    }

    /**
     * Tomahawk 5: 165 MB, alpha 1/8. 28 ways of 32 senders hold 28 / 36 of them when they pause, after 95 us; DCQCN has
     * slowed them down by then (50 us). All 63 ways hold 63 / 71, after 47 us.
     */
    @Test
    void whoSlowsDownBeforeThePauseStopsNobody() {
        Burst.Effect dcqcn = effect(burst(), new DcqcnTransport());

        assertTrue(dcqcn.victims().basis().contains("until DCQCN slows them down: 3 of 6 stop no link"),
                dcqcn.victims().basis());
        assertTrue(dcqcn.victims().value() > 0 && dcqcn.victims().value() < 0.1, dcqcn.victims().toString());
    }

    /** Tenants are in any of four lanes: three of four do not wait, though each lane's smaller buffer stops sooner. */
    @Test
    void lanesKeepTenantsApart() {
        Raw four = effect(burst(), new NdrTransport(), Map.of("virtual-lanes", 4.0)).victims();
        double inTheSameLane = answered.stream().mapToDouble(a -> a.slowed().victimShare()).average().orElseThrow();

        assertTrue(inTheSameLane > 0, four.basis());
        assertEquals(inTheSameLane / 4, four.value(), 1e-12);
        assertTrue(four.basis().endsWith("tenants share 4 virtual lanes"), four.basis());
    }

    private Burst burst() {
        return new Burst((question, progress) -> {
            asked.add(question);
            LosslessAnswer answer = new Losslessness().examine(question, progress);
            if (question.detours() == Detours.VALLEY_FREE) {
                answered.add(answer);
            }
            return answer;
        }, FABRICS, 1, Progress.NONE);
    }

    private static Burst.Effect effect(Burst burst, TransportModel model) {
        return effect(burst, model, Map.of());
    }

    private static Burst.Effect effect(Burst burst, TransportModel model, Map<String, Double> parameters) {
        DesignSnapshot chosen = DESIGN.withComputeTransport(model.info().id());
        DesignSnapshot design = chosen.withFabrics(chosen.fabrics().stream().map(f -> f.role() == FabricRole.COMPUTE
                ? f.withParameters(parameters) : f).toList());
        return burst.of(design, FabricTransport.of(design.fabric(FabricRole.COMPUTE).orElseThrow(), model)
                .transport());
    }
}
