// SPDX-License-Identifier: EPL-2.0
package org.eastwest.io.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.eastwest.io.ImportFailure;
import org.eastwest.io.Imported;
import org.eastwest.model.design.Fabric;
import org.eastwest.model.design.ServerGroup;
import org.eastwest.model.design.TierKind;
import org.eastwest.spi.analysis.Progress;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Graphs that others wrote: instances by the dozen, slices of ports, units. */
class InfragraphImporterTest {
    private static final String GRAPH = """
            {"name": "rack", "description": "two servers below a switch",
             "devices": [
              {"name": "dgx", "components": [{"name": "nic", "count": 4, "choice": "nic", "nic": {}}]},
              {"name": "tor", "components": [{"name": "asic", "count": 1, "choice": "switch", "switch": {}}]}],
             "links": [
              {"name": "fast", "physical": {"bandwidth": {"choice": "gigabits_per_second",
              "gigabits_per_second": 400}}},
              {"name": "fat", "physical": {"bandwidth": {"choice": "gigabytes_per_second",
              "gigabytes_per_second": 100}}}],
             "instances": [
              {"name": "server", "device": "dgx", "count": 2},
              {"name": "switch", "device": "tor", "count": 2}],
             "edges": [
              {"ep1": {"instance": "server[0]", "component": "nic[0:4]"}, "ep2": {"instance": "switch[0]", "component":
              "port[0:4]"}, "scheme": "one2one", "link": "fast"},
              {"ep1": {"instance": "server[1]", "component": "nic[0:4]"}, "ep2": {"instance": "switch[0]", "component":
              "port[4:8]"}, "scheme": "one2one", "link": "fast"},
              {"ep1": {"instance": "switch[0]", "component": "port[8:10]"}, "ep2": {"instance": "switch[1]",
              "component": "port[0:2]"}, "scheme": "one2one", "link": "fat"}]}
            """;

    @TempDir
    private Path folder;

    private Imported read(String text) throws IOException, ImportFailure {
        return Imports.shipped().read(Files.writeString(folder.resolve("rack.json"), text), null, null, Progress.NONE);
    }

    @Test
    void serversHaveANicForEachPortAndSwitchesStandWhereTheirCablesLead() throws Exception {
        Imported imported = read(GRAPH);

        assertEquals("infragraph", imported.importer().id());
        ServerGroup servers = imported.design().getClusters().get(0).getServerGroups().get(0);
        assertEquals(2, servers.getCount());
        assertEquals(4, servers.getNics().get(0).getCountPerServer());
        Fabric fabric = imported.design().getFabrics().get(0);
        assertEquals(TierKind.LEAF, fabric.getSwitches().get(0).getTier());
        assertEquals(8, fabric.getSwitches().get(0).getEndpoints());
        assertEquals(TierKind.SPINE, fabric.getSwitches().get(1).getTier());
        assertEquals(2, fabric.getLinks().get(0).getCount());
        assertEquals(100e9, fabric.getLinks().get(0).getRate());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "port[0:4] | port[0:3] | edges[0] joins 4 ports with 3 one to one",
        "switch[0] | switch[7] | edges[0].ep2 names 'switch[7]', but there are 2",
        "'\"scheme\": \"one2one\"' | '\"scheme\": \"ring\"' | has the scheme 'ring'",
        "gigabits_per_second\": 400 | gigabits_per_second\": -4 | has the gigabits_per_second -4",
        "'\"count\": 2' | '\"count\": 1e9' | has the count 1e9",
        "'\"link\": \"fast\"' | '\"link\": \"slow\"' | has the link 'slow', which tells no bandwidth",
        "'\"device\": \"tor\"' | '\"device\": \"top\"' | is of the device 'top', which is not listed",
        "'\"edges\": [' | '\"edges\": [[' | no JSON document"})
    void whatIsWrongIsToldWithItsPlace(String right, String wrong, String message) {
        ImportFailure refused = assertThrows(ImportFailure.class, () -> read(GRAPH.replaceFirst(
                java.util.regex.Pattern.quote(right), java.util.regex.Matcher.quoteReplacement(wrong))));
        assertTrue(refused.getMessage().contains(message), refused.getMessage());
        assertTrue(refused.getMessage().startsWith("rack.json"), refused.getMessage());
    }

    @Test
    void aDocumentThatIsCutOffIsRefusedWithItsLine() {
        ImportFailure refused = assertThrows(ImportFailure.class, () -> read(GRAPH.substring(0, GRAPH.length() - 40)));
        assertTrue(refused.getMessage().contains("rack.json, line 1"), refused.getMessage());
    }
}
