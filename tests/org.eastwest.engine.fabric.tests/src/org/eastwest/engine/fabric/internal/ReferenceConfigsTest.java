// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.eastwest.spi.fabric.CableClass;
import org.eastwest.spi.fabric.FabricSizing;
import org.eastwest.spi.fabric.TierKind;
import org.eastwest.spi.fabric.TopologyKind;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.aggregator.ArgumentsAccessor;
import org.junit.jupiter.params.provider.CsvFileSource;

/** Public reference architectures come out of the sizing rules switch by switch and cable by cable. */
class ReferenceConfigsTest {
    @ParameterizedTest(name = "{0}")
    @CsvFileSource(resources = "/org/eastwest/engine/fabric/reference_configs.csv", useHeadersInDisplayName = false,
            numLinesToSkip = 1)
    void countsAreThoseOfTheReference(ArgumentsAccessor row) {
        FabricSizing sizing = new Fabrics().size(Plans.of(row.getLong(2), row.getInteger(5))
                .topology(TopologyKind.valueOf(row.getString(1))).reserved(row.getInteger(3))
                .rails(row.getInteger(4)).gbps(row.getInteger(6)).tiers(row.getInteger(7)).planes(row.getInteger(8))
                .oversubscribed(TierKind.LEAF, row.getDouble(9)).oversubscribed(TierKind.SPINE, row.getDouble(10))
                .radix(TierKind.SPINE, row.getInteger(11))
                .radix(TierKind.CORE, row.getInteger(11)).pod(row.getLong(12)).down(row.getInteger(13)).plan());
        assertEquals(List.of(), sizing.findings());
        assertAll(() -> assertEquals(row.getLong(14), switches(sizing, TierKind.LEAF), "leaf"),
                () -> assertEquals(row.getLong(15), switches(sizing, TierKind.SPINE), "spine"),
                () -> assertEquals(row.getLong(16), switches(sizing, TierKind.CORE), "core"),
                () -> assertEquals(row.getLong(17), sizing.cables(CableClass.HOST_LEAF), "host-leaf"),
                () -> assertEquals(row.getLong(18), sizing.cables(CableClass.LEAF_SPINE), "leaf-spine"),
                () -> assertEquals(row.getLong(19), sizing.cables(CableClass.SPINE_CORE), "spine-core"));
    }

    private static long switches(FabricSizing sizing, TierKind tier) {
        return sizing.tier(tier).map(FabricSizing.Tier::switches).orElse(0L);
    }
}
