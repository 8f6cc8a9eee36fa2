// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import java.util.ArrayList;
import java.util.List;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.FabricRole;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.fabric.FabricSizing;
import picocli.CommandLine.Option;

/** What has failed, for commands that work on one design. */
final class FaultOption {
    @Option(names = "--fail", paramLabel = "WHAT", description = "What has failed or slowed down beside the faults of "
            + "the scenario: in the compute fabric link:leaf3-spine1 (link:leaf3-spine1#2 for one of parallel links), "
            + "switch:spine2, plane:1, optic:leaf3-host7 (the module of leaf3), "
            + "rate:leaf3-spine1=200Gb/s, random-links:3%%; in a server group or the GPUs of a job gpu:servers=80%%, "
            + "gpu:job/13=80%%, nic:servers=200Gb/s, nic:servers; may be repeated.")
    private List<String> faults = new ArrayList<>();

    /** True when something is given. */
    boolean given() {
        return !faults.isEmpty();
    }

    /**
     * The design after these faults.
     *
     * @throws CommandFailure when a fault cannot be read, or names what the design does not have
     */
    DesignSnapshot apply(DesignSnapshot design, Services services, String file) {
        if (faults.isEmpty()) {
            return design;
        }
        try {
            DesignSnapshot faulty = design.withFaults(faults);
            faulty.fabric(FabricRole.COMPUTE).filter(f -> !f.faults().isEmpty())
                    .ifPresent(f -> refuseUnknownParts(faulty, f, services));
            return faulty;
        } catch (IllegalArgumentException wrong) {
            throw CommandFailure.unusable("--fail: " + wrong.getMessage() + " The design is " + file + ".");
        }
    }

    private static void refuseUnknownParts(DesignSnapshot faulty, FabricSnapshot fabric, Services services) {
        FabricSizing sizing = services.fabric().size(services.fabric().plan(faulty.cluster(), fabric));
        if (sizing.buildable()) {
            services.explorer().survey(sizing.plan(), 0);
        }
    }
}
