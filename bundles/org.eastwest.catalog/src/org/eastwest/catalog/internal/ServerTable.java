// SPDX-License-Identifier: EPL-2.0
package org.eastwest.catalog.internal;

import java.util.Map;
import org.eastwest.catalog.PlatformFamily;
import org.eastwest.spi.hardware.GpuSpec;
import org.eastwest.spi.hardware.NicSpec;
import org.eastwest.spi.hardware.ServerSpec;

/** {@code servers.csv}. */
final class ServerTable extends Table<ServerSpec> {
    private final Map<String, GpuSpec> gpus;
    private final Map<String, NicSpec> nics;
    private final Map<String, PlatformFamily> families;

    ServerTable(Map<String, GpuSpec> gpus, Map<String, NicSpec> nics, Map<String, PlatformFamily> families) {
        super("servers", new Column("family", Kind.TEXT), new Column("gpu_id", Kind.TEXT),
                new Column("gpus", Kind.COUNT), new Column("scaleup_domain_gpus", Kind.COUNT),
                new Column("nics_compute", Kind.COUNT), new Column("nic_id", Kind.TEXT),
                new Column("nic_rate_bps", Kind.BITS_PER_SECOND),
                new Column("scaleout_bw_per_gpu_per_dir_Bps", Kind.BYTES_PER_SECOND),
                new Column("scaleup_bw_per_gpu_per_dir_Bps", Kind.BYTES_PER_SECOND),
                new Column("cliff_ratio_per_dir", Kind.TEXT), new Column("scaleup_switches", Kind.TEXT),
                new Column("pcie_gen", Kind.COUNT), new Column("pcie_lanes", Kind.COUNT),
                new Column("pcie_slots", Kind.COUNT), new Column("gpu_direct", Kind.FLAG),
                new Column("path", Kind.TEXT), new Column("path_confidence", Kind.TEXT),
                new Column("path_source", Kind.TEXT), new Column("power_max_W", Kind.WATTS),
                new Column("cpu_sockets", Kind.TEXT), new Column("storage_ns_nics", Kind.TEXT),
                new Column("nics_per_module", Kind.COUNT), new Column("rack_units", Kind.COUNT));
        this.gpus = gpus;
        this.nics = nics;
        this.families = families;
    }

    @Override
    ServerSpec read(Cells cells) {
        String family = cells.reference("family", families, "families.csv");
        return new ServerSpec(cells.id(), cells.text("name"),
                families.containsKey(family) ? families.get(family).name() : family,
                cells.reference("gpu_id", gpus, "gpus.csv"), cells.count("gpus"), cells.count("scaleup_domain_gpus"),
                cells.count("nics_compute"), cells.reference("nic_id", nics, "nics.csv"),
                cells.number("nic_rate_bps"), cells.number("scaleout_bw_per_gpu_per_dir_Bps"),
                cells.number("scaleup_bw_per_gpu_per_dir_Bps"), cells.pcie("pcie_gen", "pcie_lanes"),
                cells.countOrZero("pcie_slots"), cells.flag("gpu_direct"), cells.textOrEmpty("path"),
                cells.numberOrNaN("power_max_W"), cells.provenance(),
                Math.max(1, cells.countOrZero("nics_per_module")), cells.countOrZero("rack_units"));
    }

    @Override
    void check(ServerSpec server, Cells cells) {
        checkScaleUp(server, cells);
        checkScaleOut(server, cells);
        checkNic(server, cells);
    }

    private void checkScaleUp(ServerSpec server, Cells cells) {
        double gpu = gpus.get(server.gpuId()).scaleUpBytesPerSecond();
        if (Rates.exceeds(server.scaleUpBytesPerSecond(), gpu)) {
            cells.warn(Problems.CONTRADICTION, "scaleup_bw_per_gpu_per_dir_Bps", "is "
                    + Rates.bytes(server.scaleUpBytesPerSecond()) + ", and its GPU has " + Rates.bytes(gpu)
                    + " per direction.", "Give one direction; vendors quote both, which is twice as much.");
        }
    }

    private void checkScaleOut(ServerSpec server, Cells cells) {
        double nics = server.computeNics() * server.nicBytesPerSecond() / server.gpus();
        if (!Rates.agree(server.scaleOutBytesPerSecond(), nics)) {
            cells.warn(Problems.CONTRADICTION, "scaleout_bw_per_gpu_per_dir_Bps", "is "
                    + Rates.bytes(server.scaleOutBytesPerSecond()) + ", and " + server.computeNics()
                    + " NICs of " + Rates.bits(server.nicBytesPerSecond()) + " for "
                    + server.gpus() + " GPUs are " + Rates.bytes(nics) + " per direction.",
                    "Give what the NICs carry, in bytes per second and one direction.");
        }
    }

    private void checkNic(ServerSpec server, Cells cells) {
        NicSpec nic = nics.get(server.nicId());
        double fastest = Rates.larger(nic.infinibandBytesPerSecond(), nic.ethernetTotalBytesPerSecond());
        if (Rates.exceeds(server.nicBytesPerSecond(), fastest)) {
            cells.warn(Problems.CONTRADICTION, "nic_rate_bps", "is more than the "
                    + Rates.bits(fastest) + " of " + nic.name() + ".",
                    "Name the NIC that has this rate.");
        }
        if (server.pcie() != null
                && Rates.exceeds(server.nicBytesPerSecond(), server.pcie().bytesPerSecond())) {
            cells.warn(Problems.PCIE, "pcie_lanes", "PCI Express carries "
                    + Rates.bits(server.pcie().bytesPerSecond()) + " per direction to a NIC of "
                    + Rates.bits(server.nicBytesPerSecond()) + ".",
                    "Give the generation and lanes of a slot that carries it.");
        }
        if (server.pcieSlots() > 0 && server.computeNics() > server.pcieSlots()) {
            cells.warn(Problems.PCIE, "nics_compute", "there are " + server.computeNics() + " NICs for "
                    + server.pcieSlots() + " slots.", "Correct nics_compute or pcie_slots.");
        }
    }
}
