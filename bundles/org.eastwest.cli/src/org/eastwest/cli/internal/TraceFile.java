// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import com.google.gson.JsonObject;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.eastwest.spi.analysis.Breakdown.Kind;
import org.eastwest.spi.analysis.Timeline;
import org.eastwest.spi.analysis.Timeline.Lane;
import org.eastwest.spi.analysis.Timeline.Span;
import org.eastwest.spi.analysis.Timeline.Track;

/**
 * Timelines in the Chrome trace event format, which chrome://tracing and Perfetto open: a process for each pipeline
 * stage, a thread for each lane, a complete event for each span, times in microseconds to the nanosecond. The same
 * timelines give the same bytes.
 */
final class TraceFile {
    private static final int DECIMALS_OF_MICROSECONDS = 3;

    private final List<JsonObject> events = new ArrayList<>();
    private int processes;

    private TraceFile() {
    }

    /** The text of the file. */
    static String of(List<Timeline> timelines) {
        TraceFile file = new TraceFile();
        timelines.forEach(timeline -> timeline.tracks().forEach(track -> file.add(timeline, track)));
        StringBuilder text = new StringBuilder("{\"schema\": \"eastwest.timeline/1\", \"displayTimeUnit\": \"ms\", "
                + "\"traceEvents\": [\n");
        for (int i = 0; i < file.events.size(); i++) {
            text.append(file.events.get(i)).append(i + 1 < file.events.size() ? ",\n" : "\n");
        }
        return text.append("]}\n").toString();
    }

    private void add(Timeline timeline, Track track) {
        int process = ++processes;
        name("process", process, 0, timeline.element() + ", " + track.label());
        int thread = 0;
        for (Lane lane : track.lanes()) {
            name("thread", process, ++thread, lane.label());
            for (Span span : lane.spans()) {
                events.add(event(span, process, thread));
            }
        }
    }

    private void name(String what, int process, int thread, String name) {
        metadata(what + "_name", process, thread).addProperty("name", name);
        metadata(what + "_sort_index", process, thread).addProperty("sort_index",
                thread == 0 ? process : thread);
    }

    private JsonObject metadata(String name, int process, int thread) {
        JsonObject event = new JsonObject();
        event.addProperty("name", name);
        event.addProperty("ph", "M");
        event.addProperty("pid", process);
        event.addProperty("tid", thread);
        JsonObject arguments = new JsonObject();
        event.add("args", arguments);
        events.add(event);
        return arguments;
    }

    private static JsonObject event(Span span, int process, int thread) {
        BigDecimal begin = microseconds(span.begin());
        JsonObject event = new JsonObject();
        event.addProperty("name", span.label());
        event.addProperty("cat", category(span));
        event.addProperty("ph", "X");
        event.addProperty("ts", begin);
        event.addProperty("dur", microseconds(span.end()).subtract(begin));
        event.addProperty("pid", process);
        event.addProperty("tid", thread);
        event.addProperty("cname", colour(span));
        JsonObject arguments = new JsonObject();
        arguments.addProperty("exposed", span.exposed());
        event.add("args", arguments);
        return event;
    }

    private static String category(Span span) {
        String kind = span.kind().name().toLowerCase(Locale.ROOT);
        return span.exposed() ? kind + ",exposed" : kind;
    }

    /** One of the colours that chrome://tracing has names for. */
    private static String colour(Span span) {
        if (span.exposed()) {
            return "terrible";
        }
        return switch (span.kind()) {
            case COMPUTE -> "grey";
            case BUBBLE -> "white";
            case OTHER -> "generic_work";
            case OPTIMIZER -> "olive";
            default -> span.kind() == Kind.DP ? "yellow" : "good";
        };
    }

    private static BigDecimal microseconds(double seconds) {
        return BigDecimal.valueOf(seconds).movePointRight(6).setScale(DECIMALS_OF_MICROSECONDS, RoundingMode.HALF_EVEN);
    }
}
