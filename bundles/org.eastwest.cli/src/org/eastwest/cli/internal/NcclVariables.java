// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import java.util.Locale;
import org.eastwest.quantity.Dimension;
import org.eastwest.quantity.Quantity;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.FabricRole;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.ServerGroupSnapshot;
import org.eastwest.spi.fabric.TierKind;
import org.eastwest.spi.fabric.TopologyKind;
import org.eastwest.spi.hardware.LinkProtocol;
import org.eastwest.spi.hardware.SwitchSpec;
import org.eastwest.spi.transport.FlowControl;
import org.eastwest.spi.transport.LoadBalancing;
import org.eastwest.spi.transport.Transport;
import org.eastwest.spi.transport.TransportInfo;

/**
 * What a design means for NCCL, as environment variables (docs.nvidia.com, NCCL environment variables), each after a
 * comment with the reason for it. A value that depends on the site's own names or addresses is left out, and said.
 */
final class NcclVariables {
    /** Local ACK timeout of InfiniBand: 4.096 us x 2^n (IBTA). */
    private static final double TIMEOUT_UNIT = 4.096e-6;
    private static final int LARGEST_TIMEOUT = 22;

    private final DesignSnapshot design;
    private final JobSnapshot job;
    private final FabricSnapshot fabric;
    private final Transport transport;
    private final TransportInfo info;
    private final StringBuilder text = new StringBuilder();

    NcclVariables(DesignSnapshot design, JobSnapshot job, FabricSnapshot fabric, Transport transport,
            TransportInfo info) {
        this.design = design;
        this.job = job;
        this.fabric = fabric;
        this.transport = transport;
        this.info = info;
    }

    String text() {
        text.append("# NCCL: job '").append(job.id()).append("' on fabric '").append(fabric.id()).append("', ")
                .append(info.name()).append('\n');
        paths();
        loss();
        placement();
        reduction();
        return text.toString();
    }

    private void set(String reason, String name, Object value) {
        text.append("# ").append(reason).append('\n').append(name).append('=').append(value).append('\n');
    }

    private void note(String reason) {
        text.append("# ").append(reason).append('\n');
    }

    private void paths() {
        if (transport.loadBalancing() instanceof LoadBalancing.FlowHash hash) {
            set("switches hash each queue pair onto one path: " + hash.queuePairs() + " of them a connection"
                    + (hash.queuePairs() == 1 ? ", NCCL's default; more of them collide less (see ecmp)" : ""),
                    "NCCL_IB_QPS_PER_CONNECTION", hash.queuePairs());
            if (hash.queuePairs() > 1) {
                set("each message is spread over all of its queue pairs", "NCCL_IB_SPLIT_DATA_ON_QPS", 1);
            }
            return;
        }
        set("the network chooses a path for each packet, which may arrive out of order",
                "NCCL_IB_ADAPTIVE_ROUTING", 1);
    }

    private void loss() {
        double timeout = transport.lossRecovery().timeoutSeconds();
        if (timeout > 0) {
            long exponent = Math.max(1, Math.min(LARGEST_TIMEOUT, Math.round(Math.log(timeout / TIMEOUT_UNIT)
                    / Math.log(2))));
            set("a loss that nothing else reveals waits " + Quantity.plain(Quantity.format(timeout, Dimension.TIME))
                    + ", about 4.096 us x 2^" + exponent, "NCCL_IB_TIMEOUT", exponent);
        }
        if (transport.flowControl() instanceof FlowControl.PriorityFlowControl pfc) {
            note("NCCL_IB_TC: the traffic class that your switches map to the lossless priority ("
                    + pfc.losslessPriorities()
                    + " in this design); its number is the site's own");
        }
        if (protocol() == LinkProtocol.ETHERNET) {
            note("NCCL_IB_GID_INDEX: the RoCEv2 entry of the NIC's GID table, often 3; see show_gids on a server");
        }
    }

    private LinkProtocol protocol() {
        SwitchSpec leaf = fabric.switchType(TierKind.LEAF);
        return leaf == null ? LinkProtocol.OTHER : leaf.protocol();
    }

    private void placement() {
        ServerGroupSnapshot group = design.cluster().groups().stream().filter(g -> job.groupIds().contains(g.id()))
                .findFirst().orElse(design.cluster().groups().get(0));
        if (group.gpuDirect()) {
            set("NICs of '" + group.id() + "' reach GPU memory directly, below one PCIe switch",
                    "NCCL_NET_GDR_LEVEL", "PXB");
        } else {
            set("NICs of '" + group.id() + "' do not reach GPU memory directly", "NCCL_NET_GDR_LEVEL", "LOC");
        }
        boolean rails = fabric.topology() == TopologyKind.RAIL_OPTIMISED || fabric.topology() == TopologyKind.RAIL_ONLY;
        set(rails ? "rails: rings stay on the NIC of one rail" : "no rails: rings may use another NIC on each server",
                "NCCL_CROSS_NIC", rails ? 0 : 2);
        if (rails) {
            set("messages to other rails move over scale-up links to the GPU of that rail first (PXN)",
                    "NCCL_PXN_DISABLE", 0);
        }
        group.nics(FabricRole.COMPUTE.nicRole()).ifPresent(nics -> note("NCCL_IB_HCA: the " + nics.perServer()
                + " NICs of the compute fabric by name; leave those of storage and management out"));
    }

    private void reduction() {
        transport.inNetworkReduction().ifPresentOrElse(sharp -> set("switches reduce: " + sharp.name() + String.format(
                Locale.ROOT, ", %d streaming trees a port", sharp.concurrentTrees()), "NCCL_COLLNET_ENABLE", 1),
                () -> set("the switches of this transport do not reduce", "NCCL_COLLNET_ENABLE", 0));
    }
}
