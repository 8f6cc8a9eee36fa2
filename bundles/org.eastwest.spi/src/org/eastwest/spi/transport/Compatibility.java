// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.transport;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.eastwest.quantity.Quantity;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.hardware.LinkProtocol;
import org.eastwest.spi.hardware.NicSpec;
import org.eastwest.spi.hardware.SwitchSpec;

/**
 * Checks of {@link TransportModel#compatibility} that many transports share, so that one kind of finding has one code
 * and one wording. Name what the transport needs (errors) and wants (warnings), then ask for the {@link #findings()}. A
 * value that the catalog does not know is no error.
 *
 * @since 1.0
 */
public final class Compatibility {
    /** The NIC does not speak the transport's link protocol. */
    public static final String NIC_PROTOCOL = "EW-TRANSPORT-101";
    /** The switch does not speak the transport's link protocol. */
    public static final String SWITCH_PROTOCOL = "EW-TRANSPORT-102";
    /** The link is faster than one port of the NIC on this protocol. */
    public static final String NIC_RATE = "EW-TRANSPORT-103";
    /** The link is faster than a port of the switch. */
    public static final String SWITCH_RATE = "EW-TRANSPORT-104";
    /** The link is faster than the transport's generation. */
    public static final String GENERATION_RATE = "EW-TRANSPORT-105";
    /**
     * The NIC is of a generation before the transport's.
     *
     * @since 1.1
     */
    public static final String NIC_GENERATION = "EW-TRANSPORT-106";
    /**
     * The switch is of a generation before the transport's.
     *
     * @since 1.1
     */
    public static final String SWITCH_GENERATION = "EW-TRANSPORT-107";
    /** The NIC is not known to speak the transport itself, such as RoCEv2 or UEC. */
    public static final String NIC_TRANSPORT = "EW-TRANSPORT-110";
    /** The NIC is not known to have a feature that the transport relies on. */
    public static final String NIC_FEATURE = "EW-TRANSPORT-111";
    /** The switch is not known to have a feature that the transport relies on. */
    public static final String SWITCH_FEATURE = "EW-TRANSPORT-112";
    /** NIC and switch are in no validated stack of the transport together. */
    public static final String NOT_VALIDATED = "EW-TRANSPORT-113";
    /** Only one vendor sells the transport. */
    public static final String ONE_VENDOR = "EW-TRANSPORT-120";

    private final TransportInfo transport;
    private final NicSpec nic;
    private final SwitchSpec leaf;
    private final double linkBytesPerSecond;
    private final String element;
    private final List<Finding> findings = new ArrayList<>();

    /** Checks of these parts; the parameters are those of {@link TransportModel#compatibility}. */
    public Compatibility(TransportInfo transport, NicSpec nic, SwitchSpec leaf, double linkBytesPerSecond,
            String element) {
        this.transport = Objects.requireNonNull(transport, "transport");
        this.nic = Objects.requireNonNull(nic, "nic");
        this.leaf = Objects.requireNonNull(leaf, "leaf");
        this.linkBytesPerSecond = linkBytesPerSecond;
        this.element = element;
    }

    /** What was found, in the order of the checks. */
    public List<Finding> findings() {
        return List.copyOf(findings);
    }

    /** NIC and switch must speak this protocol, and their ports must be as fast as the link. */
    public Compatibility needs(LinkProtocol protocol) {
        boolean nicSpeaks = nic.speaks(protocol);
        if (!nicSpeaks) {
            error(NIC_PROTOCOL, nic.name() + " does not speak " + word(protocol) + ", which " + transport.name()
                    + " runs on.", "Choose a NIC with " + word(protocol) + " ports, or another transport.");
        } else if (isFasterThan(nic.portBytesPerSecond(protocol))) {
            error(NIC_RATE, nic.name() + " has " + word(protocol) + " ports of at most "
                    + bits(nic.portBytesPerSecond(protocol)) + ", and the link runs at " + bits(linkBytesPerSecond)
                    + ".", "Split the NIC into ports of one plane each, or choose a faster NIC.");
        }
        if (leaf.protocol() != protocol) {
            error(SWITCH_PROTOCOL, leaf.name() + " does not speak " + word(protocol) + ", which "
                    + transport.name() + " runs on.", "Choose a switch with " + word(protocol)
                    + " ports, or another transport.");
        } else if (isFasterThan(leaf.portBytesPerSecond())) {
            error(SWITCH_RATE, leaf.name() + " has ports of at most " + bits(leaf.portBytesPerSecond())
                    + ", and the link runs at " + bits(linkBytesPerSecond) + ".",
                    "Choose a faster switch, or a slower link.");
        }
        return this;
    }

    /** The transport's generation knows no faster links. */
    public Compatibility needsLinkAtMost(double bytesPerSecond) {
        if (isFasterThan(bytesPerSecond)) {
            error(GENERATION_RATE, transport.name() + " has links of at most " + bits(bytesPerSecond)
                    + ", and the link runs at " + bits(linkBytesPerSecond) + ".",
                    "Choose the generation of this rate, or a slower link.");
        }
        return this;
    }

    /**
     * Ports of the transport's generation run at this rate, whatever rate the link is slowed down to; those of parts
     * before it are slower, and these parts do not run it. Ports slower than the link are for {@link #needs}.
     *
     * @param bytesPerSecond rate of a port, per direction
     * @since 1.1
     */
    public Compatibility needsPortsOf(LinkProtocol protocol, double bytesPerSecond) {
        double port = nic.portBytesPerSecond(protocol);
        if (nic.speaks(protocol) && isBefore(port, bytesPerSecond)) {
            error(NIC_GENERATION, nic.name() + " has " + word(protocol) + " ports of " + bits(port)
                    + " and does not run " + transport.name() + ", whose ports run at " + bits(bytesPerSecond) + ".",
                    "Choose a NIC of this generation, or the transport of the NIC's.");
        }
        if (leaf.protocol() == protocol && isBefore(leaf.portBytesPerSecond(), bytesPerSecond)) {
            error(SWITCH_GENERATION, leaf.name() + " has " + word(protocol) + " ports of "
                    + bits(leaf.portBytesPerSecond()) + " and does not run " + transport.name()
                    + ", whose ports run at " + bits(bytesPerSecond) + ".",
                    "Choose a switch of this generation, or the transport of the switch's.");
        }
        return this;
    }

    private boolean isBefore(double port, double bytesPerSecond) {
        return port < bytesPerSecond * (1 - 1e-9) && !isFasterThan(port);
    }

    /** One of the NIC's protocols should begin like this, such as {@code RoCEv2}. */
    public Compatibility wantsNicProtocol(String name) {
        String wanted = name.toLowerCase(Locale.ROOT);
        if (nic.protocols().stream().noneMatch(p -> p.toLowerCase(Locale.ROOT).startsWith(wanted))) {
            warning(NIC_TRANSPORT, nic.name() + " is not known to speak " + name + "; the catalog lists "
                    + (nic.protocols().isEmpty() ? "nothing" : String.join(", ", nic.protocols())) + ".",
                    "Choose a NIC that speaks " + name + ", or ask its vendor.");
        }
        return this;
    }

    /** The NIC should write packets to memory in any order, because they take different paths. */
    public Compatibility wantsOutOfOrderPlacement() {
        return wantsOfNic(nic.outOfOrderPlacement(), "place packets that arrive out of order",
                "Each reordered packet counts as lost without it.");
    }

    /** The NIC should resend only what was lost. */
    public Compatibility wantsSelectiveRepeat() {
        return wantsOfNic(nic.selectiveRepeat(), "repeat selectively",
                "It goes back to the lost packet and resends all that followed.");
    }

    /** The NIC should spread the packets of one message over paths. */
    public Compatibility wantsPacketSpraying() {
        return wantsOfNic(nic.packetSpraying(), "spray packets", "Flows that share a path collide without it.");
    }

    /** The switch should choose the path of each packet by queue length. */
    public Compatibility wantsAdaptiveRouting() {
        return wantsOfSwitch(leaf.adaptiveRouting(), "adaptive routing");
    }

    /**
     * The switch should have this feature.
     *
     * @param feature the word in {@link SwitchSpec#features()}
     * @param name    its name for people
     */
    public Compatibility wantsSwitchFeature(String feature, String name) {
        return wantsOfSwitch(leaf.features().contains(feature), name);
    }

    /** The switch should reduce in the network. */
    public Compatibility wantsInNetworkReduction() {
        return wantsOfSwitch(!leaf.inNetworkReduction().isEmpty(), "in-network reduction");
    }

    /** NIC and switch should belong to one validated stack of this transport; its id begins with the transport's. */
    public Compatibility wantsValidatedStack() {
        boolean validated = nic.features().stream()
                .anyMatch(f -> f.startsWith(transport.id()) && leaf.features().contains(f));
        if (!validated) {
            warning(NOT_VALIDATED, leaf.name() + " with " + nic.name() + " is no validated stack of "
                    + transport.name() + ".", "Choose parts of one of the validated stacks in the catalog.");
        }
        return this;
    }

    /** Tells when only one vendor sells the transport. */
    public Compatibility notesOneVendor() {
        if (transport.vendors().size() == 1) {
            findings.add(Finding.note(ONE_VENDOR, element, transport.name() + " comes from one vendor, "
                    + transport.vendors().get(0) + ": NICs and switches are bought together.", ""));
        }
        return this;
    }

    private Compatibility wantsOfNic(boolean has, String what, String otherwise) {
        if (!has) {
            warning(NIC_FEATURE, nic.name() + " is not known to " + what + ", which " + transport.name()
                    + " relies on. " + otherwise, "Choose a NIC that does, or ask its vendor.");
        }
        return this;
    }

    private Compatibility wantsOfSwitch(boolean has, String feature) {
        if (!has) {
            warning(SWITCH_FEATURE, leaf.name() + " is not known to have " + feature + ", which " + transport.name()
                    + " relies on.", "Choose a switch that has it, or ask its vendor.");
        }
        return this;
    }

    private boolean isFasterThan(double bytesPerSecond) {
        return linkBytesPerSecond > bytesPerSecond * (1 + 1e-9);
    }

    private void error(String code, String message, String remedy) {
        findings.add(Finding.error(code, element, message, remedy));
    }

    private void warning(String code, String message, String remedy) {
        findings.add(Finding.warning(code, element, message, remedy));
    }

    private static String bits(double bytesPerSecond) {
        return Quantity.plain(Quantity.formatBits(bytesPerSecond));
    }

    private static String word(LinkProtocol protocol) {
        return switch (protocol) {
            case INFINIBAND -> "InfiniBand";
            case ETHERNET -> "Ethernet";
            case OTHER -> "the transport's own protocol";
        };
    }
}
