// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.selection.internal.advise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.eastwest.catalog.CatalogLoader;
import org.eastwest.engine.fabric.internal.Fabrics;
import org.eastwest.examples.Templates;
import org.eastwest.reader.DesignReader;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.FabricRole;
import org.eastwest.spi.fabric.FabricSizing;
import org.eastwest.spi.fabric.TierKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A design at another size is the one that would be made for that size. */
class ScalingTest {
    private static final Fabrics FABRICS = new Fabrics();

    /** SN5600 switches have 128 ports of 400 Gb/s: two tiers join 8,192 endpoints, three of them 524,288. */
    @ParameterizedTest(name = "{0} GPUs take {1} tiers")
    @CsvSource({"1000, 2", "8192, 2", "8200, 3", "200000, 3"})
    void asManyTiersAsTheSizeNeedsWhicheverTheDesignHas(long gpus, int tiers) {
        assertEquals(tiers, sizing(scaled("ethernet-100k", gpus).design()).tiers().size());
        assertEquals(tiers, sizing(scaled("ethernet-1k", gpus).design()).tiers().size());
    }

    @Test
    void aLargeDesignMadeSmallHasTheSwitchesOfASmallOne() {
        Scaling.Scaled large = scaled("ethernet-100k", 1024);
        FabricSizing small = sizing(template("ethernet-1k"));

        for (TierKind kind : TierKind.values()) {
            assertEquals(small.tier(kind).map(FabricSizing.Tier::switches), sizing(large.design()).tier(kind)
                    .map(FabricSizing.Tier::switches), kind.word());
        }
        assertTrue(large.changes().stream().anyMatch(c -> c.contains("2 tiers instead of three")),
                large.changes().toString());
    }

    @Test
    void atItsOwnSizeADesignStaysAsItIs() {
        DesignSnapshot own = template("ethernet-100k");

        assertEquals(own, Scaling.to(own, FABRICS, own.cluster().gpus()).design());
    }

    private static Scaling.Scaled scaled(String template, long gpus) {
        return Scaling.to(template(template), FABRICS, gpus);
    }

    private static FabricSizing sizing(DesignSnapshot design) {
        return FABRICS.size(FABRICS.plan(design.cluster(), design.fabric(FabricRole.COMPUTE).orElseThrow()));
    }

    private static DesignSnapshot template(String id) {
        return DesignReader.read(Templates.create(id, Map.of()), null, CatalogLoader.shipped()).snapshot()
                .orElseThrow();
    }
}
