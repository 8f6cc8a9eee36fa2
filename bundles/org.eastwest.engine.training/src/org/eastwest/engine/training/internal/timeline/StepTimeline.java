// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.timeline;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.eastwest.engine.training.internal.plan.Schedules;
import org.eastwest.spi.analysis.Breakdown.Kind;
import org.eastwest.spi.analysis.Timeline.Lane;
import org.eastwest.spi.analysis.Timeline.Span;
import org.eastwest.spi.analysis.Timeline.Track;
import org.eastwest.spi.design.PlanSnapshot;

/**
 * A step drawn slot by slot. In a slot, hidden communication stands beside the compute that hides it, exposed
 * communication behind it: all layers' together, which in truth take turns. Micro-batches in the middle of a long step,
 * which repeat each other, are left out.
 */
public final class StepTimeline {
    /** Slots above which a step is not drawn. */
    private static final long MOST_SLOTS = 4_000_000;

    private final Pipeline pipeline;
    private final Works forward;
    private final Works backward;
    private final After after;
    private final int kept;

    /**
     * What follows the pipeline on every GPU, seconds.
     *
     * @param data      DP communication
     * @param optimizer update of the weights
     * @param waiting   for a replica with a slow part
     */
    public record After(Work.Talk data, double optimizer, double waiting) {
    }

    /**
     * @param pipeline the pipeline
     * @param forward  forward of a micro-batch
     * @param backward backward without the gradients of weights
     * @param after    what follows
     */
    public StepTimeline(Pipeline pipeline, Works forward, Works backward, After after) {
        this.pipeline = pipeline;
        this.forward = forward;
        this.backward = backward;
        this.after = after;
        this.kept = Math.max(2 * pipeline.order().stages(), 8);
    }

    /** True when the step of a plan has no more slots than can be drawn. */
    public static boolean drawable(PlanSnapshot plan, double microBatches) {
        return 3.0 * plan.pp() * Schedules.chunks(plan) * microBatches <= MOST_SLOTS;
    }

    /** One track a stage. */
    public List<Track> tracks() {
        Execution execution = new Execution(Program.of(pipeline.order()), pipeline.times());
        List<Drawing> drawings = new ArrayList<>();
        for (int stage = 0; stage < pipeline.order().stages(); stage++) {
            drawings.add(new Drawing(execution));
        }
        Program program = execution.program();
        for (int slot = 1; slot <= program.size(); slot++) {
            drawings.get(program.stage[slot]).add(slot);
        }
        List<Track> tracks = new ArrayList<>();
        for (int stage = 0; stage < drawings.size(); stage++) {
            tracks.add(drawings.get(stage).track(stage));
        }
        return tracks;
    }

    /** One stage. */
    private final class Drawing {
        private final Execution execution;
        private final Program program;
        private final Map<String, List<Span>> lanes = new LinkedHashMap<>();
        private double busyUntil;
        private double omittedFrom = -1;

        Drawing(Execution execution) {
            this.execution = execution;
            this.program = execution.program();
            for (String lane : List.of("compute", "tp", "cp", "ep", "pp-forward", "pp-backward", "dp", "optimizer")) {
                lanes.put(lane, new ArrayList<>());
            }
        }

        void add(int number) {
            if (omitted(execution.slot(number))) {
                omittedFrom = omittedFrom < 0 ? execution.begin(number) : omittedFrom;
                idleUntil(omittedFrom);
                busyUntil = execution.end(number);
                return;
            }
            closeOmitted();
            idleUntil(execution.begin(number));
            draw(number);
            busyUntil = execution.end(number);
        }

        private boolean omitted(Slot slot) {
            int first = slot.empty() ? 0 : Math.max(slot.forward(), Math.max(slot.input(), slot.weight()));
            int last = first;
            for (int each : new int[] {slot.forward(), slot.input(), slot.weight()}) {
                first = each >= 0 ? Math.min(first, each) : first;
            }
            return first >= kept && last < pipeline.order().microBatches() - kept;
        }

        private void closeOmitted() {
            if (omittedFrom >= 0) {
                put("compute", "repeats", Kind.OTHER, omittedFrom, busyUntil, false);
                omittedFrom = -1;
            }
        }

        private void idleUntil(double begin) {
            if (begin > busyUntil) {
                put("compute", "idle", Kind.BUBBLE, busyUntil, begin, false);
            }
        }

        private void draw(int number) {
            Slot slot = execution.slot(number);
            StageTimes times = pipeline.times();
            double at = execution.begin(number);
            double send = times.blocking() ? times.transfer() : 0;
            if (slot.hasForward()) {
                int k = program.forward[number];
                at = draw(label("F", slot.forwardChunk(), slot.forward()), forward.at(program.order(), k), at,
                        times.forward()[k]);
                at = k < program.order().path() - 1 ? send("pp-forward", slot.forward(), at, send) : at;
            }
            if (slot.hasInput()) {
                int k = program.input[number];
                double weights = slot.hasWeight() ? times.weightGradient()[k] : 0;
                Work work = backward.at(program.order(), k).plus(Work.compute(weights));
                at = draw(label("B", slot.inputChunk(), slot.input()), work, at, times.inputGradient()[k] + weights);
                at = k > 0 ? send("pp-backward", slot.input(), at, send) : at;
            } else if (slot.hasWeight()) {
                double weights = times.weightGradient()[program.weight[number]];
                draw(label("W", slot.weightChunk(), slot.weight()), Work.compute(weights), at, weights);
            }
        }

        private String label(String what, int chunk, int microBatch) {
            String plain = what + (microBatch + 1);
            return program.order().virtual() > 1 ? plain + "." + (chunk + 1) : plain;
        }

        /** Draws a part of a slot; compute has what exposed communication leaves of it. */
        private double draw(String label, Work work, double begin, double seconds) {
            double computed = begin + Math.max(0, seconds - work.exposed());
            put("compute", label, Kind.COMPUTE, begin, computed, false);
            double at = computed;
            at = talk("tp", Kind.TP, work.tensor(), begin, computed, at);
            at = talk("cp", Kind.CP, work.context(), begin, computed, at);
            at = talk("ep", Kind.EP, work.expert(), begin, computed, at);
            talk("dp", Kind.DP, work.data(), begin, computed, at);
            return begin + seconds;
        }

        private double talk(String lane, Kind kind, Work.Talk talk, double begin, double computed, double at) {
            put(lane, kind + " hidden", kind, begin, Math.min(computed, begin + talk.hidden()), false);
            put(lane, kind + " exposed", kind, at, at + talk.exposed(), true);
            return at + talk.exposed();
        }

        /** A send for which the stage waits, or one on its way while the stage works on. */
        private double send(String lane, int microBatch, double at, double blocking) {
            double seconds = pipeline.times().transfer();
            put(lane, "send " + (microBatch + 1), Kind.PP, at, at + seconds, blocking > 0);
            return at + blocking;
        }

        private void put(String lane, String label, Kind kind, double begin, double end, boolean exposed) {
            if (end > begin) {
                lanes.get(lane).add(new Span(label, kind, begin, end, exposed));
            }
        }

        Track track(int stage) {
            closeOmitted();
            double done = execution.seconds();
            idleUntil(done);
            List<Span> before = lanes.get("dp");
            double free = before.isEmpty() ? 0 : before.get(before.size() - 1).end();
            put("dp", "DP hidden", Kind.DP, Math.max(free, done - after.data().hidden()), done, false);
            double together = done + after.waiting();
            put("compute", "waits for a slow part", Kind.BUBBLE, done, together, false);
            double reduced = together + after.data().exposed();
            put("dp", "DP exposed", Kind.DP, together, reduced, true);
            put("optimizer", "optimizer", Kind.OPTIMIZER, reduced, reduced + after.optimizer(), false);
            List<Lane> drawn = new ArrayList<>();
            lanes.forEach((id, spans) -> {
                if (!spans.isEmpty()) {
                    drawn.add(new Lane(id, name(id), apart(spans)));
                }
            });
            int stages = pipeline.order().stages();
            return new Track("stage" + (stage + 1), "Stage " + (stage + 1) + " of " + stages, drawn);
        }

        /** Sends that follow each other closely share the link; each is drawn until the next one begins. */
        private static List<Span> apart(List<Span> spans) {
            List<Span> apart = new ArrayList<>();
            for (int i = 0; i < spans.size(); i++) {
                Span span = spans.get(i);
                double end = i + 1 < spans.size() ? Math.min(span.end(), spans.get(i + 1).begin()) : span.end();
                apart.add(new Span(span.label(), span.kind(), span.begin(), Math.max(span.begin(), end),
                        span.exposed()));
            }
            return apart;
        }

        private static String name(String lane) {
            return switch (lane) {
                case "compute" -> "Compute";
                case "pp-forward" -> "PP forward";
                case "pp-backward" -> "PP backward";
                case "optimizer" -> "Optimizer";
                default -> lane.toUpperCase(Locale.ROOT);
            };
        }
    }
}
