// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.hardware;

/**
 * A type of server, or of rack that is one scale-up domain.
 *
 * @param id                      catalog id
 * @param name                    for people
 * @param family                  platform family: DGX, HGX, MGX, OVX or OTHER
 * @param gpuId                   catalog id of its GPUs
 * @param gpus                    how many
 * @param scaleUpDomainGpus       GPUs in one scale-up domain
 * @param computeNics             NICs in the compute fabric
 * @param nicId                   catalog id of those NICs
 * @param nicBytesPerSecond       rate of each, per direction
 * @param scaleOutBytesPerSecond  compute fabric bandwidth per GPU and direction
 * @param scaleUpBytesPerSecond   scale-up bandwidth per GPU and direction
 * @param pcie                    attachment of one compute NIC; null when unknown
 * @param pcieSlots               compute NICs that its slots and lanes take; 0 when unknown
 * @param gpuDirect               true when NICs read and write GPU memory without passing through the host's
 * @param path                    the way from GPU to NIC, such as {@code GPU - PCIe switch - NIC}
 * @param maximumWatts            power; NaN when unknown
 * @param provenance              where the row comes from
 * @param nicsPerModule           compute NICs that are led out through one optical module, at least 1; more than 1 where
 *                                NICs share the cages of the server
 * @param rackUnits               height in a rack, U; 0 when unknown
 * @since 1.0
 */
public record ServerSpec(String id, String name, String family, String gpuId, int gpus, int scaleUpDomainGpus,
        int computeNics, String nicId, double nicBytesPerSecond, double scaleOutBytesPerSecond,
        double scaleUpBytesPerSecond, PcieLink pcie, int pcieSlots, boolean gpuDirect, String path,
        double maximumWatts, Provenance provenance, int nicsPerModule, int rackUnits) {
    /** A server of unknown height whose NICs have a cage each. */
    public ServerSpec(String id, String name, String family, String gpuId, int gpus, int scaleUpDomainGpus,
            int computeNics, String nicId, double nicBytesPerSecond, double scaleOutBytesPerSecond,
            double scaleUpBytesPerSecond, PcieLink pcie, int pcieSlots, boolean gpuDirect, String path,
            double maximumWatts, Provenance provenance) {
        this(id, name, family, gpuId, gpus, scaleUpDomainGpus, computeNics, nicId, nicBytesPerSecond,
                scaleOutBytesPerSecond, scaleUpBytesPerSecond, pcie, pcieSlots, gpuDirect, path, maximumWatts,
                provenance, 1, 0);
    }

    /** The cliff: scale-up over scale-out bandwidth per GPU per direction. */
    public double cliff() {
        return scaleUpBytesPerSecond / scaleOutBytesPerSecond;
    }
}
