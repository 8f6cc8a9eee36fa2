// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.exchange;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.eastwest.spi.design.FabricRole;
import org.eastwest.spi.fabric.TierKind;
import org.eastwest.spi.hardware.ModelShape;

/**
 * What a file says of a design: its parts, and settings of their attributes.
 *
 * <p>The workbench makes the design so: it begins with an empty design or the template that the user names. Server
 * groups, if there are any, take the place of those of the scenario; a fabric takes the place of the one of its role;
 * jobs, if there are any, take the place of those of the scenario. Then the settings are made in their order.
 *
 * <p>Ids of server groups, fabrics and jobs are lower-case letters, digits and hyphens, begin with a letter and are
 * unique here; where the template has an id already, another one is taken, and the PATHs of the settings follow. Ids of
 * switches may be any unique text, such as a name of the fabric's own: what is no id becomes the switch's name.
 *
 * @param name     name of the design, for people; may be empty
 * @param source   where it comes from, such as the file's own title; may be empty
 * @param servers  the servers; empty when the file says nothing of them
 * @param fabrics  the fabrics, at most one a role; may be empty
 * @param jobs     the jobs; may be empty
 * @param settings values of attributes, made in this order
 * @param notes    what was understood, assumed and ignored, in the order of the file
 * @since 1.0
 */
public record ImportedDesign(String name, String source, List<ServerGroup> servers, List<Fabric> fabrics,
        List<Job> jobs, List<Setting> settings, List<ImportNote> notes) {
    public ImportedDesign {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(source, "source");
        servers = List.copyOf(servers);
        fabrics = List.copyOf(fabrics);
        jobs = List.copyOf(jobs);
        settings = List.copyOf(settings);
        notes = List.copyOf(notes);
    }

    /**
     * A number of equal servers. Further attributes stand under the PATH {@code cluster.ID}.
     *
     * @param id         id of the group
     * @param name       for people; may be empty
     * @param serverType id of the catalog's table of servers, such as {@code dgx-h100}
     * @param count      servers, at least 1
     */
    public record ServerGroup(String id, String name, String serverType, int count) {
        public ServerGroup {
            Objects.requireNonNull(id, "id");
            Objects.requireNonNull(name, "name");
            Objects.requireNonNull(serverType, "serverType");
            atLeast("count", count, 1);
        }
    }

    /**
     * A network outside the scale-up domains. Further attributes stand under the PATH {@code fabric.ID}. With switches
     * its topology is explicit; without, the setting {@code fabric.ID.topology} says it.
     *
     * @param id         id of the fabric
     * @param name       for people; may be empty
     * @param role       what it is for
     * @param switchType id of the catalog's table of switches; empty when the file does not say
     * @param switches   its switches, from the leaves up; endpoints are dealt to the leaves in this order
     * @param links      its links between switches
     */
    public record Fabric(String id, String name, FabricRole role, String switchType, List<Switch> switches,
            List<Link> links) {
        public Fabric {
            Objects.requireNonNull(id, "id");
            Objects.requireNonNull(name, "name");
            Objects.requireNonNull(role, "role");
            Objects.requireNonNull(switchType, "switchType");
            switches = List.copyOf(switches);
            links = List.copyOf(links);
        }
    }

    /**
     * A switch.
     *
     * @param id         its id, by which links name it
     * @param tier       where it stands
     * @param switchType id of the catalog's table of switches; empty for that of the fabric
     * @param endpoints  NIC ports that are connected to it, 0 to 4,096
     */
    public record Switch(String id, TierKind tier, String switchType, int endpoints) {
        public Switch {
            Objects.requireNonNull(id, "id");
            Objects.requireNonNull(tier, "tier");
            Objects.requireNonNull(switchType, "switchType");
            atLeast("endpoints", endpoints, 0);
        }
    }

    /**
     * Equal parallel links between two switches.
     *
     * @param from           id of a switch of the same fabric
     * @param to             id of another one
     * @param count          how many, 1 to 4,096
     * @param bytesPerSecond rate of each, per direction, bytes per second
     */
    public record Link(String from, String to, int count, double bytesPerSecond) {
        public Link {
            Objects.requireNonNull(from, "from");
            Objects.requireNonNull(to, "to");
            atLeast("count", count, 1);
            if (!(bytesPerSecond > 0 && bytesPerSecond < Double.POSITIVE_INFINITY)) {
                throw new IllegalArgumentException("bytesPerSecond is " + bytesPerSecond + "; it is above 0");
            }
        }
    }

    /** What a job computes. */
    public enum JobKind {
        /** A training run, with a plan. */
        TRAINING,
        /** An inference service, with a plan. */
        INFERENCE,
        /** Plain independent flows, without a plan. */
        INDEPENDENT_FLOWS
    }

    /**
     * A job with a workload of its own. Further attributes stand under the PATHs {@code job.ID.workload} and
     * {@code job.ID.plan}.
     *
     * @param id    id of the job
     * @param name  for people; may be empty
     * @param kind  what it computes
     * @param model shape of its model: the row of the catalog that equals it is taken, else the shape itself. A
     *              vocabulary of 0 stands for one that the file does not say. Empty for flows, or where the setting
     *              {@code job.ID.workload.modelShape} names a row of the catalog
     */
    public record Job(String id, String name, JobKind kind, Optional<ModelShape> model) {
        public Job {
            Objects.requireNonNull(id, "id");
            Objects.requireNonNull(name, "name");
            Objects.requireNonNull(kind, "kind");
            Objects.requireNonNull(model, "model");
        }
    }

    private static void atLeast(String what, int value, int minimum) {
        if (value < minimum) {
            throw new IllegalArgumentException(what + " is " + value + "; it is at least " + minimum);
        }
    }
}
