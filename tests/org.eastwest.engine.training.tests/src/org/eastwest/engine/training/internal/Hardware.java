// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal;

import java.util.List;
import java.util.Set;
import org.eastwest.catalog.Catalog;
import org.eastwest.catalog.CatalogLoader;
import org.eastwest.spi.design.NicGroupSnapshot;
import org.eastwest.spi.design.ServerGroupSnapshot;
import org.eastwest.spi.hardware.GpuSpec;
import org.eastwest.spi.hardware.NicRole;
import org.eastwest.spi.hardware.NicSpec;
import org.eastwest.spi.hardware.PcieLink;
import org.eastwest.spi.hardware.Provenance;
import org.eastwest.spi.hardware.ServerSpec;

/** GPUs and servers of the catalog, as the tests need them. */
public final class Hardware {
    private static final double MIB = 1 << 20;
    private static final Catalog CATALOG = CatalogLoader.shipped();

    private Hardware() {
    }

    public static GpuSpec a100() {
        return gpu("a100-80-sxm", 3.12e14, Double.NaN, Double.NaN, 8e10, 81920 * MIB, 2.039e12, "NVLink3", 3e11, 8, 400,
                0.869);
    }

    public static GpuSpec h100() {
        return gpu("h100-sxm", 9.89e14, 1.979e15, Double.NaN, 8e10, 81559 * MIB, 3.35e12, "NVLink4", 4.5e11, 8, 700,
                0.803);
    }

    public static GpuSpec b200() {
        return gpu("b200-sxm", 2.25e15, 4.5e15, 9e15, 1.8e11, 183359 * MIB, 8e12, "NVLink5", 9e11, 8, 1000, 0.776);
    }

    public static GpuSpec gb200() {
        return gpu("gb200", 2.5e15, 5e15, 1e16, 1.86e11, 1.86e11, 8e12, "NVLink5 + NVLink Switch", 9e11, 72, 1200,
                0.729);
    }

    public static GpuSpec gb300() {
        return gpu("gb300", 2.5e15, 5e15, 1.5e16, 2.88e11, 2.88e11, 8e12, "NVLink5 + NVLink Switch", 9e11, 72, 1400,
                Double.NaN);
    }

    /** As the catalog has it. */
    public static GpuSpec mi300x() {
        return CATALOG.gpus().find("mi300x").orElseThrow();
    }

    private static GpuSpec gpu(String id, double bf16, double fp8, double fp4, double memory, double usable,
            double bandwidth, String technology, double scaleUp, int domain, double watts, double fraction) {
        return new GpuSpec(id, id, "NVIDIA", bf16, fp8, fp4, memory, usable, bandwidth, technology, scaleUp, scaleUp,
                domain, watts, fraction, CATALOG.gpus().find(id).orElseThrow().scaleUp(),
                CATALOG.gpus().find(id).orElseThrow().calibration(),
                new Provenance("gpus", id, "high", "catalog of the tests", ""));
    }

    /** A group of servers with one NIC of {@code nicBytesPerSecond} a GPU. */
    public static ServerGroupSnapshot servers(GpuSpec gpu, int count, int gpus, double nicBytesPerSecond) {
        Provenance provenance = new Provenance("servers", "server-" + gpu.id(), "high", "catalog of the tests", "");
        NicSpec nic = nic(nicBytesPerSecond);
        ServerSpec server = new ServerSpec("server-" + gpu.id(), "server of " + gpu.name(), "HGX", gpu.id(), gpus,
                gpu.scaleUpDomainSize(), gpus, nic.id(), nicBytesPerSecond, nicBytesPerSecond,
                gpu.scaleUpBytesPerSecond(), new PcieLink(6, 16), 16, true, "GPU - PCIe switch - NIC", 10_000,
                provenance);
        return new ServerGroupSnapshot("servers", "servers", server, gpu, count, 4, gpu.scaleUpDomainSize(), true,
                List.of(new NicGroupSnapshot("nics", NicRole.EAST_WEST, nic, gpus, nicBytesPerSecond, 1)));
    }

    private static NicSpec nic(double rate) {
        return new NicSpec("nic", "NIC", "NVIDIA", Set.of("HCA"), rate, rate, rate, List.of("IB NDR", "RoCEv2"),
                new PcieLink(6, 16), 4096, true, true, false, 25,
                new Provenance("nics", "nic", "high", "catalog of the tests", ""));
    }
}
