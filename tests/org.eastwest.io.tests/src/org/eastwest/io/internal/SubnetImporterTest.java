// SPDX-License-Identifier: EPL-2.0
package org.eastwest.io.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eastwest.io.ImportFailure;
import org.eastwest.io.Imported;
import org.eastwest.model.design.Design;
import org.eastwest.model.design.Fabric;
import org.eastwest.model.design.ServerGroup;
import org.eastwest.model.design.TierKind;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.analysis.Severity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What ibnetdiscover prints, in the format of its manual page. */
class SubnetImporterTest {
    /** Two leaves below one spine, two servers with two NDR ports each, and the aggregation node of a switch. */
    private static final String SUBNET = String.join("\n", "#",
            "# Topology file: generated on Tue Jun  3 12:00:00 2025",
            "#", "# Initiated from node a088c20300000001 port a088c20300000001", "",
            "vendid=0x2c9", "devid=0xd2f2", "sysimgguid=0xa088c20300000100",
            "switchguid=0xa088c20300000100(a088c20300000100)",
            "Switch\t129 \"S-a088c20300000100\"\t\t# \"MF0;leaf-01:MQM9700/U1\" enhanced port 0 lid 3 lmc 0",
            "[1]\t\"H-a088c20300000001\"[1](a088c20300000001) \t\t# \"node1 mlx5_0\" lid 11 4xNDR",
            "[2]\t\"H-a088c20300000003\"[1](a088c20300000003) \t\t# \"node2 mlx5_0\" lid 13 4xNDR",
            "[33]\t\"S-a088c20300000300\"[1]\t\t# \"MF0;spine-01:MQM9700/U1\" lid 5 4xNDR",
            "[34]\t\"S-a088c20300000300\"[2]\t\t# \"MF0;spine-01:MQM9700/U1\" lid 5 4xNDR",
            "[129]\t\"H-a088c20300000108\"[1](a088c20300000108) \t\t"
                    + "# \"Mellanox Technologies Aggregation Node\" lid 9 4xNDR",
            "", "switchguid=0xa088c20300000200(a088c20300000200)",
            "Switch\t129 \"S-a088c20300000200\"\t\t# \"MF0;leaf-02:MQM9700/U1\" enhanced port 0 lid 4 lmc 0",
            "[1]\t\"H-a088c20300000002\"[1](a088c20300000002) \t\t# \"node1 mlx5_1\" lid 12 4xNDR",
            "[2]\t\"H-a088c20300000004\"[1](a088c20300000004) \t\t# \"node2 mlx5_1\" lid 14 4xNDR",
            "[33]\t\"S-a088c20300000300\"[3]\t\t# \"MF0;spine-01:MQM9700/U1\" lid 5 4xNDR",
            "[34]\t\"S-a088c20300000300\"[4]\t\t# \"MF0;spine-01:MQM9700/U1\" lid 5 4xNDR", "",
            "switchguid=0xa088c20300000300(a088c20300000300)",
            "Switch\t129 \"S-a088c20300000300\"\t\t# \"MF0;spine-01:MQM9700/U1\" enhanced port 0 lid 5 lmc 0",
            "[1]\t\"S-a088c20300000100\"[33]\t\t# \"MF0;leaf-01:MQM9700/U1\" lid 3 4xNDR",
            "[2]\t\"S-a088c20300000100\"[34]\t\t# \"MF0;leaf-01:MQM9700/U1\" lid 3 4xNDR",
            "[3]\t\"S-a088c20300000200\"[33]\t\t# \"MF0;leaf-02:MQM9700/U1\" lid 4 4xNDR",
            "[4]\t\"S-a088c20300000200\"[34]\t\t# \"MF0;leaf-02:MQM9700/U1\" lid 4 4xNDR", "",
            "Ca\t1 \"H-a088c20300000108\"\t\t# \"Mellanox Technologies Aggregation Node\"",
            "[1](a088c20300000108) \t\"S-a088c20300000100\"[129]\t\t"
                    + "# lid 9 lmc 0 \"MF0;leaf-01:MQM9700/U1\" lid 3 4xNDR",
            ca(1, "node1 mlx5_0", 100, 1, 3), ca(2, "node1 mlx5_1", 200, 1, 4), ca(3, "node2 mlx5_0", 100, 2, 3),
            ca(4, "node2 mlx5_1", 200, 2, 4), "");

    @TempDir
    private Path folder;

    private static String ca(int number, String name, int leaf, int port, int lid) {
        return "\nvendid=0x2c9\nCa\t1 \"H-a088c2030000000" + number + "\"\t\t# \"" + name + "\"\n[1](a088c2030000000"
                + number + ") \t\"S-a088c20300000" + leaf + "\"[" + port + "]\t\t# lid 1" + number
                + " lmc 0 \"MF0;leaf:MQM9700/U1\" lid " + lid + " 4xNDR";
    }

    private Imported read(String text) throws Exception {
        Path file = Files.writeString(folder.resolve("subnet.topo"), text);
        return Imports.shipped().read(file, null, null, Progress.NONE);
    }

    @Test
    void aSubnetBecomesItsFabricWithTiersFromWhereSwitchesStand() throws Exception {
        Imported imported = read(SUBNET);

        assertEquals("ibnetdiscover", imported.importer().id());
        assertEquals(List.of(), imported.findings().stream().filter(f -> f.severity() == Severity.ERROR).toList());
        Design design = imported.design();
        Fabric fabric = design.getFabrics().get(0);
        assertEquals(List.of(TierKind.LEAF, TierKind.LEAF, TierKind.SPINE),
                fabric.getSwitches().stream().map(s -> s.getTier()).toList());
        assertEquals(List.of(2, 2, 0), fabric.getSwitches().stream().map(s -> s.getEndpoints()).toList());
        assertEquals(List.of(2, 2), fabric.getLinks().stream().map(l -> l.getCount()).toList());
        assertEquals(50e9, fabric.getLinks().get(0).getRate());
        assertEquals("qm9700", fabric.getSwitchType());
        assertEquals("ib-ndr", fabric.getTransport());
        ServerGroup servers = design.getClusters().get(0).getServerGroups().get(0);
        assertEquals(2, servers.getCount());
        assertEquals(2, servers.getNics().get(0).getCountPerServer());
        assertTrue(imported.notes().stream().anyMatch(n -> n.what().contains("Aggregation Node")));
    }

    @Test
    void aSubnetThatIsCutOffIsRefusedWithItsLine() {
        String half = SUBNET.substring(0, SUBNET.indexOf("switchguid=0xa088c20300000300"));

        ImportFailure refused = assertThrows(ImportFailure.class, () -> read(half));

        assertTrue(refused.getMessage().startsWith("subnet.topo, line 11: A port leads to"), refused.getMessage());
    }

    @Test
    void aPortWithoutASpeedIsRefused() {
        ImportFailure refused = assertThrows(ImportFailure.class, () -> read(SUBNET.replaceFirst("4xNDR", "")));
        assertTrue(refused.getMessage().contains("line 11: The port tells no width and speed"), refused.getMessage());
    }
}
