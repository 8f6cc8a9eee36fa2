// SPDX-License-Identifier: EPL-2.0
package org.eastwest.model;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.function.Consumer;

import org.eastwest.model.design.Cluster;
import org.eastwest.model.design.Design;
import org.eastwest.model.design.DesignFactory;
import org.eastwest.model.design.Fabric;
import org.eastwest.model.design.Job;
import org.eastwest.model.design.NicGroup;
import org.eastwest.model.design.Plan;
import org.eastwest.model.design.Scenario;
import org.eastwest.model.design.ServerGroup;
import org.eastwest.model.design.Tier;
import org.eastwest.model.design.Topology;
import org.eastwest.model.design.TrainingRun;
import org.eastwest.model.file.DesignFiles;
import org.eastwest.model.file.LoadedDesign;

/** Designs for tests. */
public final class Designs {
    /** Makes the elements of designs. */
    public static final DesignFactory MAKE = DesignFactory.eINSTANCE;

    private Designs() {
    }

    /** A small design without a problem: 128 servers, one fabric, one training job of 1,024 GPUs, one scenario. */
    public static Design sound() {
        Design design = with(MAKE.createDesign(), d -> d.setId("superpod"));
        Cluster cluster = with(MAKE.createCluster(), c -> c.setId("hall"));
        ServerGroup servers = with(MAKE.createServerGroup(), s -> {
            s.setId("servers");
            s.setServerType("dgx-h100");
            s.setCount(128);
        });
        NicGroup nics = with(MAKE.createNicGroup(), n -> n.setRate(50e9));
        Fabric fabric = with(MAKE.createFabric(), f -> {
            f.setId("compute");
            f.setTopology(Topology.RAIL_OPTIMISED);
            f.setSwitchType("qm9700");
            f.setTransport("ib-ndr");
        });
        Tier leaf = with(MAKE.createTier(), t -> t.setOversubscription(2.0));
        TrainingRun run = with(MAKE.createTrainingRun(), r -> {
            r.setId("llama");
            r.setModelShape("llama3-405b");
        });
        Job job = with(MAKE.createJob(), j -> {
            j.setId("pretraining");
            j.setWorkload(run);
            j.setPlan(with(MAKE.createPlan(), p -> setPlan(p, 8, 16, 8)));
        });
        Scenario scenario = with(MAKE.createScenario(), s -> {
            s.setId("base");
            s.setCluster(cluster);
            s.getFabrics().add(fabric);
            s.getJobs().add(job);
        });
        design.getClusters().add(cluster);
        cluster.getServerGroups().add(servers);
        servers.getNics().add(nics);
        design.getFabrics().add(fabric);
        fabric.getTiers().add(leaf);
        design.getWorkloads().add(run);
        design.getJobs().add(job);
        design.getScenarios().add(scenario);
        return design;
    }

    private static void setPlan(Plan plan, int tp, int pp, int dp) {
        plan.setTp(tp);
        plan.setPp(pp);
        plan.setDp(dp);
    }

    /** The element, after something was done to it. */
    public static <T> T with(T element, Consumer<? super T> change) {
        change.accept(element);
        return element;
    }

    /** The text of the file of a design. */
    public static String text(Design design, Path folder) {
        try {
            Path file = folder.resolve("text.eastwest");
            DesignFiles.save(design, file);
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What comes of reading a file with a text. */
    public static LoadedDesign load(String text, Path folder) {
        return load(text.getBytes(StandardCharsets.UTF_8), folder);
    }

    /** What comes of reading a file with a content. */
    public static LoadedDesign load(byte[] content, Path folder) {
        try {
            Path file = folder.resolve("given.eastwest");
            Files.write(file, content);
            return DesignFiles.load(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
