// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.FabricRole;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.NicGroupSnapshot;
import org.eastwest.spi.design.ServerFault;
import org.eastwest.spi.design.ServerGroupSnapshot;
import org.eastwest.spi.hardware.NicRole;

/**
 * Faults of GPUs and NICs as a fabric sees them: a slow or failed NIC is an endpoint whose links are slow or fail, a
 * failed GPU takes its endpoints with it unless others use them too, a slow GPU changes no link. Endpoints are numbered
 * as the fabric has them: group after group, server after server, NIC after NIC.
 */
final class EndpointFaults {
    /** How a fault of a server shows in the fabric. */
    private static final String SHOWN = "EW-SIMULATION-010";
    /** It does not show there. */
    private static final String NOT_SHOWN = "EW-SIMULATION-011";

    private final DesignSnapshot design;
    private final FabricSnapshot fabric;
    private final Hosts hosts;
    private final List<String> ofFabric = new ArrayList<>();
    private final List<Finding> findings;

    private EndpointFaults(DesignSnapshot design, FabricSnapshot fabric, List<Finding> findings) {
        this.design = design;
        this.fabric = fabric;
        this.findings = findings;
        hosts = new Hosts(design.cluster(), fabric);
    }

    /**
     * The faults as those of the compute fabric of a design, those of the scenario's own servers among them.
     *
     * @param findings takes what to know about how they show
     * @throws CommandFailure when a fault cannot be read, or names what the design does not have
     */
    static List<String> of(DesignSnapshot design, List<String> faults, List<Finding> findings) {
        FabricSnapshot fabric = design.fabric(FabricRole.COMPUTE).orElseThrow();
        EndpointFaults all = new EndpointFaults(design, fabric, findings);
        design.serverFaults().forEach(fault -> all.add(fault, fault.toString()));
        faults.forEach(all::add);
        return all.ofFabric;
    }

    /**
     * The same of a topology, whose endpoints have the names host1, host2 and so on.
     *
     * @throws CommandFailure when the speed of a slow GPU cannot be read
     */
    static List<String> ofTopology(List<String> faults, List<Finding> findings) {
        List<String> ofFabric = new ArrayList<>();
        for (String fault : faults) {
            if (isSlowGpu(fault)) {
                parse(fault);
                findings.add(slowGpu(fault));
            } else {
                ofFabric.add(fault.strip());
            }
        }
        return ofFabric;
    }

    private static boolean isSlowGpu(String fault) {
        return fault.strip().toLowerCase(Locale.ROOT).startsWith("gpu:") && fault.indexOf('=') >= 0;
    }

    private static Finding slowGpu(String fault) {
        return Finding.note(NOT_SHOWN, "", fault + ": a slow GPU changes no link; the fabric is as without it.",
                "Give the fault to analyze, which tells what the step loses.");
    }

    private static ServerFault parse(String fault) {
        try {
            return ServerFault.parse(fault);
        } catch (IllegalArgumentException wrong) {
            throw CommandFailure.unusable("--fail: " + wrong.getMessage());
        }
    }

    private void add(String fault) {
        boolean named = fault.strip().matches("(nic|gpu):host[1-9][0-9]*(=.*)?") && !isPlace(fault);
        if (!ServerFault.isOne(fault) || named && !isSlowGpu(fault)) {
            ofFabric.add(fault.strip());
        } else if (named) {
            parse(fault);
            findings.add(slowGpu(fault));
        } else {
            boolean failedGpu = fault.strip().toLowerCase(Locale.ROOT).startsWith("gpu:") && !isSlowGpu(fault);
            add(parse(failedGpu ? fault.strip() + "=100%" : fault), fault);
        }
    }

    private boolean isPlace(String fault) {
        String place = fault.strip().replaceAll("^(nic|gpu):|[/=].*$", "");
        return hosts.has(place) || design.jobs().stream().anyMatch(j -> j.id().equals(place));
    }

    private void add(ServerFault fault, String text) {
        requireKnown(fault);
        boolean gpu = fault instanceof ServerFault.SlowGpu;
        if (gpu && text.indexOf('=') >= 0) {
            findings.add(slowGpu(text));
            return;
        }
        Place place = place(fault, text);
        NicGroupSnapshot nics = nics(place.group(), text);
        double perGpu = hosts.perGpu(place.group());
        if (gpu && perGpu < 1 - 1e-9) {
            findings.add(Finding.note(NOT_SHOWN, fault.place(), text + ": the NIC of the GPU serves others too and"
                    + " stays; the fabric is as without the fault.", "Let the NIC fail with it: nic:" + fault.place()
                            + "."));
            return;
        }
        double ofNic = Math.max(1, (double) nics.ports() / Math.max(1, fabric.planes()));
        int many = (int) Math.round(gpu ? perGpu : ofNic);
        long first = hosts.of(place.group(), place.gpu());
        for (int i = 0; i < many; i++) {
            ofFabric.add(named(fault, "host" + (first + i + 1), many));
        }
        findings.add(Finding.note(SHOWN, fault.place(), text + " is host" + (first + 1)
                + (many > 1 ? " to host" + (first + many) : "") + " of the fabric, whose links "
                + (fault instanceof ServerFault.SlowNic nic && !nic.failed() ? "are slower." : "are gone."), ""));
    }

    private static String named(ServerFault fault, String host, int many) {
        return fault instanceof ServerFault.SlowNic nic
                ? new ServerFault.SlowNic(host, 0, nic.bytesPerSecond() / many).toString() : "gpu:" + host;
    }

    private void requireKnown(ServerFault fault) {
        try {
            design.withFaults(List.of(fault.toString()));
        } catch (IllegalArgumentException wrong) {
            throw CommandFailure.unusable("--fail: " + wrong.getMessage());
        }
    }

    /** A GPU of a group, from 0. */
    private record Place(ServerGroupSnapshot group, long gpu) {
    }

    /** Of a fault that says no number the first one. */
    private Place place(ServerFault fault, String text) {
        Optional<JobSnapshot> job = design.jobs().stream().filter(j -> j.id().equals(fault.place())).findFirst();
        if (job.isEmpty()) {
            return new Place(group(fault.place()), 0);
        }
        long left = Math.max(0, fault.number() - 1L);
        long from = job.get().firstGpu();
        for (String id : job.get().groupIds()) {
            ServerGroupSnapshot group = group(id);
            if (from + left < group.gpus()) {
                return new Place(group, from + left);
            }
            left -= group.gpus() - from;
            from = 0;
        }
        throw CommandFailure.unusable("--fail " + text + ": the job has no such GPU.");
    }

    private ServerGroupSnapshot group(String id) {
        return design.cluster().groups().stream().filter(g -> g.id().equals(id)).findFirst().orElseThrow();
    }

    private NicGroupSnapshot nics(ServerGroupSnapshot group, String text) {
        if (!hosts.has(group.id())) {
            throw CommandFailure.unusable("--fail " + text + ": the servers '" + group.id() + "' have no NIC on the"
                    + " compute fabric. Name a group or a job that has.");
        }
        return group.nics(NicRole.EAST_WEST).orElseThrow();
    }
}
