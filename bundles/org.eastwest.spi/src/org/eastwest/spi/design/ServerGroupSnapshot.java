// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.design;

import java.util.List;
import java.util.Optional;
import org.eastwest.spi.hardware.GpuSpec;
import org.eastwest.spi.hardware.NicRole;
import org.eastwest.spi.hardware.ServerSpec;

/**
 * A group of equal servers.
 *
 * @param id                id of the group
 * @param name              its name
 * @param type              type of server
 * @param gpu               type of its GPUs
 * @param count             servers, at least 1
 * @param serversPerRack    servers in a rack; 0 when not laid out
 * @param scaleUpDomainGpus GPUs in a scale-up domain
 * @param gpuDirect         true when NICs reach GPU memory directly
 * @param nics              NICs of each server
 * @since 1.0
 */
public record ServerGroupSnapshot(String id, String name, ServerSpec type, GpuSpec gpu, int count,
        int serversPerRack, int scaleUpDomainGpus, boolean gpuDirect, List<NicGroupSnapshot> nics) {
    public ServerGroupSnapshot {
        nics = List.copyOf(nics);
    }

    public long gpus() {
        return (long) count * type.gpus();
    }

    /** The NICs of this role in each server. */
    public Optional<NicGroupSnapshot> nics(NicRole role) {
        return nics.stream().filter(n -> n.role() == role).findFirst();
    }

    /** Bandwidth of the compute fabric's NICs per GPU, bytes per second per direction; 0 when there are none. */
    public double scaleOutBytesPerSecondPerGpu() {
        return nics(NicRole.EAST_WEST).map(n -> n.perServer() * n.bytesPerSecond() / type.gpus()).orElse(0.0);
    }
}
