// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code export}: the design in the formats of other tools. */
class ExportTest {
    @TempDir
    private Path folder;

    @Test
    void everyCableHasBothEndsWithRackAndPortAndNoPortIsUsedTwice() throws IOException {
        List<String> lines = lines("ib-1k", "cables");

        assertEquals("link,kind,from,from_rack,from_port,to,to_rack,to_port,plane,rate_bps,cable,length_m",
                lines.get(0));
        assertEquals(2048, lines.size() - 1);
        assertEquals("1,host-leaf,servers-1,servers-rack1,nic1,leaf1,compute-leaf-rack1,port1,1,400000000000,sr8-800"
                + ",30",
                lines.get(1));
        Set<String> ends = new HashSet<>();
        for (String line : lines.subList(1, lines.size())) {
            String[] cells = line.split(",", -1);
            assertTrue(ends.add(cells[2] + " " + cells[4]), line);
            assertTrue(ends.add(cells[5] + " " + cells[7]), line);
            assertFalse(cells[3].isEmpty() || cells[6].isEmpty(), line);
        }
    }

    @Test
    void railsKeepEachNicOnItsOwnLeafAndRacksHoldTheirServers() throws IOException {
        Set<String> leaves = new TreeSet<>();
        Set<String> racks = new TreeSet<>();
        for (String line : lines("ib-1k", "cables")) {
            if (line.contains(",host-leaf,") && line.contains(",nic3,")) {
                leaves.add(line.split(",")[5]);
            }
            if (line.contains(",servers-4,") || line.contains(",servers-5,")) {
                racks.add(line.split(",")[3]);
            }
        }
        assertEquals(4, leaves.size(), "128 servers over leaves of 32 ports: " + leaves);
        assertEquals(Set.of("servers-rack1", "servers-rack2"), racks);
    }

    @Test
    void theBillOfMaterialsLeavesUnknownPricesEmptyAndNamesTheSourceOfOthers() throws IOException {
        List<String> lines = lines("ib-1k", "bom");

        assertEquals("part,where,count,price_usd,total_usd,price_from,price_source", lines.get(0));
        assertTrue(lines.stream().anyMatch(l -> l.startsWith("Quantum-2 QM9700,\"Compute, leaf\",32,,,no price known")),
                lines.toString());
        assertTrue(lines.stream().anyMatch(l -> l.startsWith("DGX H100,") && l.contains("prices/dgx-h100")),
                lines.toString());
    }

    @Test
    void thePlanBecomesArgumentsOfMegatronEachWithItsReason() throws IOException {
        List<String> lines = lines("ib-1k", "megatron");

        assertTrue(lines.containsAll(List.of("--tensor-model-parallel-size 8", "--pipeline-model-parallel-size 16",
                "--sequence-parallel", "--micro-batch-size 1",
                "--use-distributed-optimizer", "--recompute-granularity selective", "--num-query-groups 8",
                "--num-layers 126", "--bf16")), lines.toString());
        assertTrue(lines.get(lines.indexOf("--tensor-model-parallel-size 8") - 1).startsWith("# TP: "));
        assertTrue(lines("ib-10k", "megatron").contains("--num-virtual-stages-per-pipeline-rank 4"));
        assertTrue(lines("moe-deepseek-v3", "megatron").containsAll(List.of("--num-experts 256", "--moe-router-topk 8",
                "--moe-router-num-groups 8", "--moe-router-group-topk 4",
                "--expert-model-parallel-size 64", "--multi-latent-attention")));
    }

    @Test
    void theTransportBecomesVariablesOfNccl() throws IOException {
        List<String> infiniband = lines("ib-1k", "nccl");
        List<String> hashed = lines("ethernet-1k", "nccl");

        assertTrue(infiniband.containsAll(List.of("NCCL_IB_ADAPTIVE_ROUTING=1", "NCCL_COLLNET_ENABLE=1",
                "NCCL_IB_TIMEOUT=20", "NCCL_CROSS_NIC=0", "NCCL_NET_GDR_LEVEL=PXB")), infiniband.toString());
        assertTrue(hashed.containsAll(List.of("NCCL_IB_QPS_PER_CONNECTION=1", "NCCL_COLLNET_ENABLE=0")),
                hashed.toString());
        assertTrue(hashed.stream().anyMatch(l -> l.startsWith("# NCCL_IB_TC")));
        for (int i = 1; i < hashed.size(); i++) {
            assertTrue(hashed.get(i).startsWith("#") || hashed.get(i - 1).startsWith("#")
                    || hashed.get(i - 2).startsWith("#"), "a reason for " + hashed.get(i));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"graphml", "dot", "json", "infragraph"})
    void aTopologyIsTheOneThatTheTopologyCommandWrites(String format) throws IOException {
        lines("ib-1k", format);
        assertEquals(0, run("topology", "ib-1k.eastwest", "--export", format, "--out", "other").code());

        assertEquals(Files.readString(folder.resolve("other")), Files.readString(folder.resolve("out." + format)));
    }

    @Test
    void aHundredThousandGpusAreWrittenLineByLine() throws IOException {
        run("new", "--template", "ethernet-100k", "--out", "a.eastwest");

        assertEquals(0, run("export", "a.eastwest", "--format", "cables", "--out", "c.csv").code());

        try (Stream<String> lines = Files.lines(folder.resolve("c.csv"))) {
            assertTrue(lines.count() > 300_000);
        }
    }

    @Test
    void whatCannotBeWrittenIsSaid() throws IOException {
        run("new", "--template", "inference-llama3-70b", "--out", "a.eastwest");
        CommandRun job = run("export", "a.eastwest", "--format", "megatron");
        assertEquals(2, job.code());
        assertTrue(job.err().contains("no training job"), job.err());

        Files.writeString(folder.resolve("thesis.txt"), "mine");
        CommandRun there = run("export", "a.eastwest", "--format", "bom", "--out", "thesis.txt");
        assertEquals(2, there.code());
        assertTrue(there.err().contains("--force"), there.err());
        assertEquals("mine", Files.readString(folder.resolve("thesis.txt")));
        assertTrue(run("export", "a.eastwest", "--format", "pdf").err().contains("use bom, cables"));
    }

    private List<String> lines(String template, String format) throws IOException {
        run("new", "--template", template, "--out", template + ".eastwest");
        Path file = folder.resolve("out." + format);
        CommandRun run = run("export", template + ".eastwest", "--format", format, "--out", file.toString(), "--force");
        assertEquals(0, run.code(), run.err());
        return Files.readAllLines(file);
    }

    private CommandRun run(String... arguments) {
        return CommandRun.in(folder, Installation.SERVICES, arguments);
    }
}
