// SPDX-License-Identifier: EPL-2.0
package org.eastwest.reader.internal;

import java.util.Optional;
import org.eastwest.reader.ReaderCode;
import org.eastwest.spi.design.NicGroupSnapshot;
import org.eastwest.spi.design.ServerGroupSnapshot;
import org.eastwest.spi.hardware.NicRole;
import org.eastwest.spi.hardware.PcieLink;
import org.eastwest.spi.hardware.ServerSpec;

/** What a server can be made of: scale-up domains, PCIe slots and lanes, GPUDirect. */
final class ServerRules {
    private final Findings findings;

    ServerRules(Findings findings) {
        this.findings = findings;
    }

    void check(ServerGroupSnapshot group) {
        checkScaleUpDomain(group);
        group.nics(NicRole.EAST_WEST).ifPresent(n -> {
            checkSlots(group, n);
            checkPcie(group, n);
            checkGpuDirect(group);
        });
    }

    private void checkScaleUpDomain(ServerGroupSnapshot group) {
        int domain = group.scaleUpDomainGpus();
        int gpus = group.type().gpus();
        int largest = Math.max(group.type().scaleUpDomainGpus(), group.gpu().scaleUpDomainSize());
        String is = "The scale-up domain of '" + group.id() + "' has " + domain + " GPUs, ";
        if (domain > largest) {
            findings.add(ReaderCode.SCALE_UP_TOO_LARGE.at(group.id(), is + "but " + group.gpu().name()
                    + " is joined by " + group.gpu().scaleUpTechnology() + " in domains of at most " + largest + ".",
                    "Set scaleUpDomainSize to at most " + largest + ", or choose another server type."));
        } else if (domain % gpus != 0 && gpus % domain != 0) {
            findings.add(ReaderCode.SCALE_UP_NOT_WHOLE.at(group.id(), is + "which neither divides the " + gpus
                    + " GPUs of a server nor is a multiple of them.", "Set scaleUpDomainSize to a divisor or a multiple"
                    + " of " + gpus + "."));
        } else if (group.gpus() % domain != 0) {
            findings.add(ReaderCode.SCALE_UP_PARTIAL.at(group.id(), is + "but the " + group.gpus() + " GPUs of the "
                    + "group leave the last domain with " + group.gpus() % domain + ".", "Choose a count of servers "
                    + "that fills whole domains."));
        }
    }

    /** Requirement A-14: lanes and slots, not the fabric, limit the NICs of a server. */
    private void checkSlots(ServerGroupSnapshot group, NicGroupSnapshot nics) {
        ServerSpec server = group.type();
        int slots = server.pcieSlots();
        if (slots > 0 && nics.perServer() > slots) {
            String lanes = server.pcie() == null ? "" : " (PCIe Gen" + server.pcie().generation() + " x"
                    + server.pcie().lanes() + " each, " + slots * server.pcie().lanes() + " lanes)";
            findings.add(ReaderCode.NICS_OVER_SLOTS.at(group.id(), "A server of '" + group.id() + "' is to have "
                    + nics.perServer() + " compute NICs, but the slots and lanes of " + server.name() + " take " + slots
                    + lanes + ".", "Use at most " + slots + " compute NICs a server; faster NICs, not more, raise its "
                    + "bandwidth."));
        }
    }

    private void checkPcie(ServerGroupSnapshot group, NicGroupSnapshot nics) {
        pcie(group.type(), nics).filter(p -> nics.bytesPerSecond() > p.bytesPerSecond() * Rules.ROUNDING)
                .ifPresent(p -> findings.add(ReaderCode.NIC_OVER_PCIE.at(group.id(), "A compute NIC of '" + group.id()
                        + "' runs at " + Words.rate(nics.bytesPerSecond()) + ", but PCIe Gen" + p.generation() + " x"
                        + p.lanes() + " between GPU and NIC carries " + Words.rate(p.bytesPerSecond())
                        + " per direction.", "Use a NIC of at most that rate, or a server with faster PCIe.")));
    }

    /** The slower of what the server's slot and the NIC can do; empty where neither is known. */
    private static Optional<PcieLink> pcie(ServerSpec server, NicGroupSnapshot nics) {
        PcieLink slot = server.pcie();
        PcieLink card = nics.type().pcie();
        if (slot == null || card == null) {
            return Optional.ofNullable(slot == null ? card : slot);
        }
        return Optional.of(new PcieLink(Math.min(slot.generation(), card.generation()),
                Math.min(slot.lanes(), card.lanes())));
    }

    private void checkGpuDirect(ServerGroupSnapshot group) {
        if (!group.gpuDirect()) {
            findings.add(ReaderCode.GPU_DIRECT_OFF.at(group.id(), "GPUDirect is off for '" + group.id() + "': each "
                    + "transfer between GPU and NIC is copied through host memory, over PCIe twice more.",
                    group.type().gpuDirect() ? "Set gpuDirect to on; " + group.type().name() + " can."
                            : group.type().name() + " has no GPUDirect; choose another server type."));
        }
    }
}
