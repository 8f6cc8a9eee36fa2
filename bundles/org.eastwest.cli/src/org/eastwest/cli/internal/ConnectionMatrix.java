// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.simulation.SimulatedTraffic;
import org.eastwest.spi.simulation.SimulatedTraffic.Connection;
import org.eastwest.spi.simulation.SimulatedTraffic.Trigger;

/**
 * Reads a connection matrix in the text format of htsim (Broadcom/csg-htsim sim/datacenter/connection_matrix.cpp): the
 * lines {@code Nodes N}, {@code Connections M} and {@code Triggers T}, then a line for each connection and trigger:
 *
 * <pre>
 * 7-&gt;5 id 1 start 0 size 2000000
 * 5-&gt;7 id 2 trigger 1 size 2000000 send_done_trigger 2
 * trigger id 1 oneshot
 * </pre>
 *
 * Starts are picoseconds, sizes bytes, {@code prio} is read and not used. Ids are those of htsim, which ends at an id
 * that stands there twice. Lines that begin with # are comments.
 */
final class ConnectionMatrix {
    private static final Pattern ENDS = Pattern.compile("([0-9]{1,9})->([0-9]{1,9})");
    private static final Pattern NUMBER = Pattern.compile("-?[0-9]+(\\.[0-9]*)?([eE][+-]?[0-9]+)?");
    private static final double PICOSECOND = 1e-12;
    private static final String BYTE_ORDER_MARK = "\uFEFF";
    private static final int LINES_TOLD = 5;
    /** Largest message that the simulators take, bytes. */
    private static final long MOST_BYTES = 1_000_000_000_000_000L;

    /** A connection as it stands in its line; triggers by the ids of the file. */
    private record Line(int number, int source, int destination, long id, double start, double bytes, long trigger,
            long sendDone, long receiveDone) {
    }

    private record TriggerLine(int number, String kind, int count) {
    }

    private final String file;
    private final double usualBytes;
    private final Map<String, Integer> header = new LinkedHashMap<>();
    private final List<Line> lines = new ArrayList<>();
    private final Map<Long, TriggerLine> triggers = new LinkedHashMap<>();
    /** Line of each id of a connection. */
    private final Map<Long, Integer> ids = new HashMap<>();
    /** Lines of failures. */
    private final List<Integer> failures = new ArrayList<>();
    private int line;

    private ConnectionMatrix(String file, double usualBytes) {
        this.file = file;
        this.usualBytes = usualBytes;
    }

    /**
     * @param file       its name for messages
     * @param usualBytes size of a connection that gives none; NaN when each must
     * @param findings   takes what is left out, with its lines
     * @throws CommandFailure with file, line and remedy
     */
    static SimulatedTraffic.Connections read(String file, Path path, double usualBytes, List<Finding> findings) {
        ConnectionMatrix matrix = new ConnectionMatrix(file, usualBytes);
        for (String text : lines(file, path)) {
            matrix.line++;
            matrix.take((matrix.line == 1 && text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text).strip());
        }
        SimulatedTraffic.Connections traffic = matrix.traffic();
        if (!matrix.failures.isEmpty()) {
            findings.add(matrix.leftOut());
        }
        return traffic;
    }

    /** Failures of htsim name switches and links by the numbers of its own topologies. */
    private Finding leftOut() {
        List<String> first = failures.stream().limit(LINES_TOLD).map(String::valueOf).toList();
        return Finding.warning("EW-SIMULATION-012", "", "The connection matrix " + file + ", line"
                + (failures.size() == 1 ? " " : "s ") + String.join(", ", first)
                + (failures.size() > LINES_TOLD ? " and " + (failures.size() - LINES_TOLD) + " more" : "")
                + ": failures are left out; they name switches by the numbers of htsim's topologies.",
                "Give them with --fail, such as --fail link:leaf1-spine1.");
    }

    private static List<String> lines(String file, Path path) {
        try {
            return Files.readAllLines(path, StandardCharsets.UTF_8);
        } catch (MalformedInputException binary) {
            throw CommandFailure.unusable("The connection matrix " + file + " is no text in UTF-8. Name a .cm file.");
        } catch (NoSuchFileException missing) {
            throw CommandFailure.unusable("The connection matrix " + file + " does not exist. Name an existing .cm"
                    + " file.");
        } catch (IOException fault) {
            throw CommandFailure.unusable("The connection matrix " + file + " cannot be read: " + Faults.reason(fault)
                    + ". Name an existing .cm file.");
        }
    }

    private void take(String text) {
        if (text.isEmpty() || text.startsWith("#")) {
            return;
        }
        String[] words = text.split("\\s+");
        switch (words[0]) {
            case "Nodes", "Connections", "Triggers", "Failures" -> takeHeader(words);
            case "trigger" -> takeTrigger(words);
            case "failure" -> failures.add(line);
            default -> takeConnection(words);
        }
    }

    private void takeHeader(String[] words) {
        if (words.length != 2) {
            throw wrong("'" + words[0] + "' wants one number", "Write " + words[0] + " N.");
        }
        if (header.put(words[0], (int) number(words[0], words[1], 0, 1_000_000_000)) != null) {
            throw wrong("'" + words[0] + "' stands there twice", "Keep one.");
        }
    }

    private void takeTrigger(String[] words) {
        long id = 0;
        int count = 1;
        String kind = null;
        for (int i = 1; i < words.length; i++) {
            switch (words[i]) {
                case "id" -> id = number("id", word(words, ++i, "id"), 1, Long.MAX_VALUE);
                case "count" -> count = (int) number("count", word(words, ++i, "count"), 1, 1_000_000_000);
                case "oneshot", "multishot", "barrier" -> kind = words[i];
                default -> throw wrong("'" + words[i] + "' is unknown in a trigger",
                        "Use id, count, oneshot, multishot and barrier.");
            }
        }
        if (id == 0 || kind == null) {
            throw wrong("a trigger needs an id and a kind", "Write trigger id 1 oneshot, or barrier count N.");
        }
        if (triggers.put(id, new TriggerLine(line, kind, kind.equals("barrier") ? count : 1)) != null) {
            throw wrong("there is a trigger " + id + " already", "Give each another id.");
        }
    }

    private void takeConnection(String[] words) {
        Matcher ends = ENDS.matcher(words[0]);
        if (!ends.matches()) {
            throw wrong("'" + words[0] + "' is neither a connection nor a known word",
                    "Write SOURCE->DESTINATION id N start PICOSECONDS size BYTES.");
        }
        Map<String, Long> values = values(words);
        if (values.containsKey("start") == values.containsKey("trigger")) {
            throw wrong("a connection has either a start or a trigger", "Give it start 0, or trigger N.");
        }
        int source = Integer.parseInt(ends.group(1));
        int destination = Integer.parseInt(ends.group(2));
        requireNode(source);
        requireNode(destination);
        if (source == destination) {
            throw wrong("a connection from " + source + " to itself", "Give it another end.");
        }
        Integer other = values.containsKey("id") ? ids.put(values.get("id"), line) : null;
        if (other != null) {
            throw wrong("the connection of line " + other + " has the id " + values.get("id") + " too",
                    "Give each another id, or none.");
        }
        lines.add(new Line(line, source, destination, values.getOrDefault("id", 0L),
                values.containsKey("start") ? values.get("start") * PICOSECOND : Connection.AFTER_TRIGGER,
                bytes(values), values.getOrDefault("trigger", 0L), values.getOrDefault("send_done_trigger", 0L),
                values.getOrDefault("recv_done_trigger", 0L)));
    }

    private void requireNode(int node) {
        Integer nodes = header.get("Nodes");
        if (nodes == null) {
            throw wrong("a connection before the number of nodes", "Begin with the line Nodes N.");
        }
        if (node >= nodes) {
            throw wrong("there is no node " + node + " among " + nodes + ", which are counted from 0",
                    "Give a node from 0 to " + (nodes - 1) + ", or more Nodes.");
        }
    }

    private Map<String, Long> values(String[] words) {
        Map<String, Long> values = new LinkedHashMap<>();
        for (int i = 1; i < words.length; i++) {
            String key = words[i];
            long least = switch (key) {
                case "start", "prio" -> 0;
                case "id", "size", "trigger", "send_done_trigger", "recv_done_trigger" -> 1;
                default -> throw wrong("'" + key + "' is unknown in a connection", "Use id, start, size, prio, trigger,"
                        + " send_done_trigger and recv_done_trigger, each with a number.");
            };
            long most = key.equals("size") ? MOST_BYTES : Long.MAX_VALUE;
            if (values.put(key, number(key, word(words, ++i, key), least, most)) != null) {
                throw wrong("'" + key + "' stands there twice", "Keep one.");
            }
        }
        return values;
    }

    private double bytes(Map<String, Long> values) {
        if (!values.containsKey("size") && Double.isNaN(usualBytes)) {
            throw wrong("a connection without size", "Give it size BYTES, or all of them --size.");
        }
        return values.containsKey("size") ? values.get("size") : usualBytes;
    }

    private String word(String[] words, int index, String after) {
        if (index >= words.length) {
            throw wrong("a number is missing after '" + after + "'", "Write " + after + " N.");
        }
        return words[index];
    }

    private long number(String key, String text, long least, long most) {
        try {
            double value = Double.parseDouble(text);
            if (!NUMBER.matcher(text).matches()) {
                throw wrong("'" + text + "' after '" + key + "' is no number", "Write " + key + " N.");
            }
            if (value >= least && value <= most) {
                return Math.round(value);
            }
        } catch (NumberFormatException none) {
            throw wrong("'" + text + "' after '" + key + "' is no number", "Write " + key + " N.");
        }
        throw wrong(key + " " + text + " is out of range", "Give a number from " + least + " to " + most + ".");
    }

    private SimulatedTraffic.Connections traffic() {
        if (lines.isEmpty()) {
            throw CommandFailure.unusable("The connection matrix " + file + " has no connection to simulate. Give it at"
                    + " least one, such as 0->1 id 1 start 0 size 2000000.");
        }
        requireCount("Connections", lines.size());
        if (header.containsKey("Failures")) {
            requireCount("Failures", failures.size());
        }
        if (header.containsKey("Triggers")) {
            requireCount("Triggers", triggers.size());
        }
        Map<Long, Integer> index = new LinkedHashMap<>();
        triggers.keySet().forEach(id -> index.put(id, index.size()));
        Map<Long, List<Integer>> starts = new LinkedHashMap<>();
        triggers.keySet().forEach(id -> starts.put(id, new ArrayList<>()));
        List<Connection> connections = new ArrayList<>();
        for (Line read : lines) {
            line = read.number();
            if (read.trigger() != 0) {
                index(index, read.trigger());
                starts.get(read.trigger()).add(connections.size());
            }
            connections.add(new Connection(read.source(), read.destination(), read.bytes(), read.start(),
                    index(index, read.sendDone()), index(index, read.receiveDone())));
        }
        requireThatAllStart(starts);
        List<Trigger> all = new ArrayList<>();
        triggers.forEach((id, read) -> all.add(new Trigger(read.count(), read.kind().equals("multishot"),
                starts.get(id))));
        return new SimulatedTraffic.Connections(connections, all, file);
    }

    /**
     * Fires triggers as connections end; what has not started then never does.
     *
     * @param starts by trigger, the connections that wait for it
     */
    private void requireThatAllStart(Map<Long, List<Integer>> starts) {
        Map<Long, Integer> fired = new HashMap<>();
        BitSet started = new BitSet();
        Deque<Integer> ending = new ArrayDeque<>();
        for (int c = 0; c < lines.size(); c++) {
            if (lines.get(c).trigger() == 0) {
                started.set(c);
                ending.add(c);
            }
        }
        while (!ending.isEmpty()) {
            Line read = lines.get(ending.poll());
            for (long id : new long[] {read.sendDone(), read.receiveDone()}) {
                if (id != 0) {
                    started(triggers.get(id), starts.get(id), fired.merge(id, 1, Integer::sum)).forEach(c -> {
                        started.set(c);
                        ending.add(c);
                    });
                }
            }
        }
        int waiting = started.nextClearBit(0);
        if (waiting < lines.size()) {
            line = lines.get(waiting).number();
            throw wrong("the connection waits for trigger " + lines.get(waiting).trigger() + ", which never fires for"
                    + " it", "Let a connection that starts before it name the trigger after send_done_trigger or"
                            + " recv_done_trigger; a barrier wants as many as its count, multishot one for each"
                            + " connection that waits.");
        }
    }

    /** What a trigger starts when it fires for the n-th time: multishot the next one, the others all at their count. */
    private static List<Integer> started(TriggerLine trigger, List<Integer> waiting, int time) {
        if (trigger.kind().equals("multishot")) {
            return time <= waiting.size() ? List.of(waiting.get(time - 1)) : List.of();
        }
        return time == trigger.count() ? waiting : List.of();
    }

    private int index(Map<Long, Integer> index, long id) {
        if (id == 0) {
            return Connection.NO_TRIGGER;
        }
        Integer known = index.get(id);
        if (known == null) {
            throw wrong("there is no trigger " + id, "Add a line trigger id " + id + " oneshot.");
        }
        return known;
    }

    private void requireCount(String what, int read) {
        Integer told = header.get(what);
        if (told == null || told != read) {
            throw CommandFailure.unusable("The connection matrix " + file + (told == null ? " has no line '" + what
                    + " N'" : " says " + what + " " + told) + " and has " + read + ". Write " + what + " " + read
                    + ", or complete the file.");
        }
    }

    private CommandFailure wrong(String what, String remedy) {
        return CommandFailure.unusable("The connection matrix " + file + ", line " + line + ": " + what + ". "
                + remedy);
    }
}
