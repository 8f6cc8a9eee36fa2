// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.FabricRole;
import org.eastwest.spi.design.FabricSnapshot.Isolation;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.simulation.SimulatedTraffic;
import org.eastwest.spi.simulation.SimulatedTraffic.Job;

/**
 * Reads the jobs that {@code simulate} runs at the same time: {@code --job ID} takes a job of the design with its
 * placement, {@code --job NAME=1-512} names hosts, {@code ,traffic=T} and {@code ,size=S} give it traffic of its own.
 */
final class SimulatedJobs {
    static final String FORMS = "ID of a job of the design or NAME=HOSTS, then ,traffic=T and ,size=S if it has its"
            + " own; HOSTS are 1-512, 1-1023/2 for every second one, 1-8+17-24 for several";
    private static final String NUMBER = "([1-9][0-9]{0,8})";
    private static final Pattern RANGE = Pattern.compile(NUMBER + "(?:-" + NUMBER + ")?(?:/" + NUMBER + ")?");
    private static final int MOST_HOSTS = 10_000_000;

    private final Map<String, List<Integer>> ofDesign = new LinkedHashMap<>();
    private final BiFunction<String, String, SimulatedTraffic> traffic;

    /**
     * @param design  null when a topology is simulated
     * @param traffic reads a traffic and a size; null stands for that of the command
     */
    SimulatedJobs(DesignSnapshot design, BiFunction<String, String, SimulatedTraffic> traffic) {
        this.traffic = traffic;
        if (design != null) {
            Hosts hosts = new Hosts(design.cluster(), design.fabric(FabricRole.COMPUTE).orElseThrow());
            for (JobSnapshot job : design.jobs()) {
                ofDesign.put(job.id(), hosts.of(job));
            }
        }
    }

    /** Reads an isolation by its word. */
    static Isolation isolation(String word) {
        return Arrays.stream(Isolation.values()).filter(i -> word(i).equals(word.strip().toLowerCase(Locale.ROOT)))
                .findFirst().orElseThrow(() -> CommandFailure.unusable("--isolation " + word + " is unknown. Use "
                        + Arrays.stream(Isolation.values()).map(SimulatedJobs::word).collect(Collectors.joining(", "))
                        + "."));
    }

    static String word(Isolation isolation) {
        return isolation.name().toLowerCase(Locale.ROOT);
    }

    /** All jobs of the design; those without an endpoint of the fabric are refused by their name. */
    SimulatedTraffic.Jobs all(Isolation isolation) {
        if (ofDesign.isEmpty()) {
            throw CommandFailure.unusable("--jobs takes the jobs of a design, and there is none. Name jobs by their"
                    + " hosts, such as --job a=1-8 --job b=9-16.");
        }
        return of(List.copyOf(ofDesign.keySet()), isolation);
    }

    /** These jobs, in their order. */
    SimulatedTraffic.Jobs of(List<String> texts, Isolation isolation) {
        List<Job> jobs = new ArrayList<>();
        Set<String> names = new LinkedHashSet<>();
        for (String text : texts) {
            Job job = job(text, jobs.size());
            if (!names.add(job.id())) {
                throw CommandFailure.unusable("--job " + text + ": there is a job '" + job.id() + "' already. Give it"
                        + " another name.");
            }
            jobs.add(job);
        }
        return new SimulatedTraffic.Jobs(jobs, isolation);
    }

    private Job job(String text, int number) {
        String[] parts = text.split(",", -1);
        String itsTraffic = null;
        String itsSize = null;
        for (int i = 1; i < parts.length; i++) {
            String part = parts[i].strip();
            if (part.startsWith("traffic=") && itsTraffic == null) {
                itsTraffic = part.substring("traffic=".length()).strip();
            } else if (part.startsWith("size=") && itsSize == null) {
                itsSize = part.substring("size=".length()).strip();
            } else {
                throw wrong(text, "'" + part + "' is neither traffic=T nor size=S, or there twice");
            }
        }
        int equals = parts[0].indexOf('=');
        String id = (equals < 0 ? parts[0] : parts[0].substring(0, equals)).strip();
        if (id.isEmpty()) {
            throw wrong(text, "it has no name");
        }
        List<Integer> endpoints = equals < 0 ? ofDesign(text, id) : hosts(text, parts[0].substring(equals + 1));
        try {
            return new Job(id, number, endpoints, traffic.apply(itsTraffic, itsSize));
        } catch (IllegalArgumentException wrong) {
            throw CommandFailure.unusable("--job " + text + ": " + wrong.getMessage());
        }
    }

    private List<Integer> ofDesign(String text, String id) {
        List<Integer> endpoints = ofDesign.get(id);
        if (endpoints == null) {
            throw wrong(text, ofDesign.isEmpty() ? "there is no design with a job '" + id + "'"
                    : "the scenario has no job '" + id + "'; its jobs are " + String.join(", ", ofDesign.keySet()));
        }
        return endpoints;
    }

    private static List<Integer> hosts(String text, String ranges) {
        List<Integer> endpoints = new ArrayList<>();
        for (String range : ranges.split("\\+", -1)) {
            Matcher read = RANGE.matcher(range.strip().replace("host", ""));
            if (!read.matches()) {
                throw wrong(text, "'" + range.strip() + "' is no range of hosts");
            }
            int first = Integer.parseInt(read.group(1));
            int last = read.group(2) == null ? first : Integer.parseInt(read.group(2));
            int step = read.group(3) == null ? 1 : Integer.parseInt(read.group(3));
            if (last < first || (last - first) / step >= MOST_HOSTS) {
                throw wrong(text, "'" + range.strip() + "' " + (last < first ? "ends before it begins"
                        : "has more than " + MOST_HOSTS + " hosts"));
            }
            for (int host = first; host <= last; host += step) {
                endpoints.add(host - 1);
            }
        }
        return endpoints;
    }

    private static CommandFailure wrong(String text, String what) {
        return CommandFailure.unusable("--job " + text + ": " + what + ". Give " + FORMS + ".");
    }
}
