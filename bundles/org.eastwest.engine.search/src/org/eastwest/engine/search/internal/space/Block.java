// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.search.internal.space;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.PlanSnapshot.ContextExchange;
import org.eastwest.spi.design.PlanSnapshot.Schedule;
import org.eastwest.spi.design.PlanSnapshot.TensorOverlap;
import org.eastwest.spi.design.Workload.Recompute;
import org.eastwest.spi.design.Workload.Training;
import org.eastwest.spi.plan.PlanPlace;
import org.eastwest.spi.plan.TrainingPlan;

/**
 * The plans of a space that share their degrees and micro-batch: what one thread works through at a time. Never without
 * a choice.
 *
 * @param layout         degrees
 * @param exchange       how CP exchanges keys and values: as in the design, whose mask of attention decides it
 * @param microBatch     sequences of a micro-batch
 * @param communications how TP communicates
 * @param regathers      whether backward gathers inputs again, where that can be chosen
 * @param overlaps       how TP communication overlaps
 * @param pipelines      schedules with their virtual stages
 * @param zeroStages     ZeRO stages
 * @param seats          placements
 * @param places         those of the seats; one list for all blocks of a layout
 * @param runs           runs by recompute
 */
public record Block(Layout layout, ContextExchange exchange, int microBatch, List<TpCommunication> communications,
        List<Boolean> regathers, List<TpOverlap> overlaps, List<Pipeline> pipelines, int[] zeroStages, List<Seat> seats,
        List<PlanPlace> places, Map<Recompute, Runs> runs) {
    /** A schedule with its virtual stages. */
    record Pipeline(Schedule schedule, int virtualStages) {
    }

    /** Overlap of TP; {@code pieces} is what counts when it is on. */
    record TpOverlap(boolean on, TensorOverlap pieces) {
    }

    /**
     * The runs of one kind of recompute, without and with overlap of TP. Each list holds runs that differ only in the
     * overlap of DP and PP and begins with the one that overlaps most.
     *
     * @param size runs of either list
     */
    record Runs(List<List<Training>> plain, List<List<Training>> overlapped, int size) {
        Runs(List<List<Training>> plain, List<List<Training>> overlapped) {
            this(plain, overlapped, plain.stream().mapToInt(List::size).sum());
        }

        List<List<Training>> get(boolean overlapsTensor) {
            return overlapsTensor ? overlapped : plain;
        }
    }

    private static final List<Boolean> AGAIN = List.of(true);

    /** Plans of the block. */
    public long size() {
        long kinds = 0;
        for (Recompute recompute : runs.keySet()) {
            for (TpCommunication communication : communications) {
                kinds += regathers(recompute, communication).size();
            }
        }
        long choices = (long) overlaps.size() * pipelines.size() * zeroStages.length * seats.size();
        return kinds * choices * runs.values().iterator().next().size();
    }

    /** Hands over the plans of the block, family by family. */
    public void forEach(PlanFamily family) {
        runs.forEach((recompute, of) -> forEach(kinds(recompute), of, family));
    }

    /** A plan for each kind of recompute, such as large runs have, to see what the block is worth; best first. */
    public List<TrainingPlan> samples() {
        Kind usual = new Kind(communications.get(communications.size() - 1), true, pipelines.get(0),
                zeroStages[Math.min(1, zeroStages.length - 1)]);
        List<TrainingPlan> samples = new ArrayList<>();
        for (Seat seat : seats) {
            if (seat.fits()) {
                runs.values().forEach(of -> samples.add(new TrainingPlan(of.get(overlaps.get(0).on()).get(0).get(0),
                        plan(usual, overlaps.get(0), seat))));
                return samples;
            }
        }
        return samples;
    }

    /** Inputs can only be kept whole where they are gathered and kept at all. */
    private List<Boolean> regathers(Recompute recompute, TpCommunication communication) {
        return communication == TpCommunication.SEQUENCE && recompute != Recompute.FULL ? regathers : AGAIN;
    }

    private List<Kind> kinds(Recompute recompute) {
        List<Kind> kinds = new ArrayList<>();
        for (TpCommunication communication : communications) {
            for (boolean regather : regathers(recompute, communication)) {
                for (Pipeline pipeline : pipelines) {
                    for (int zero : zeroStages) {
                        kinds.add(new Kind(communication, regather, pipeline, zero));
                    }
                }
            }
        }
        return kinds;
    }

    /** The first of the kinds that a plan fits as it does this one: how stages send decides nothing of that. */
    private int alike(List<PlanSnapshot> plans, int kind) {
        int each = pipelines.size() * zeroStages.length;
        PlanSnapshot plan = plans.get(kind);
        int first = kind % each;
        while (plans.get(first).sequenceParallelism() != plan.sequenceParallelism()
                || plans.get(first).regather() != plan.regather()) {
            first += each;
        }
        return first;
    }

    /** True when plans that send all activations and plans that scatter them are the same plans. */
    private boolean sendsAlike() {
        return layout.tp() == 1 || layout.pp() == 1;
    }

    private void forEach(List<Kind> kinds, Runs of, PlanFamily family) {
        Training run = of.plain().get(0).get(0);
        List<PlanSnapshot> plans = new ArrayList<>(kinds.size());
        List<PlanFamily.Fit> fits = new ArrayList<>(kinds.size());
        List<PlanFamily.Fit> fitting = new ArrayList<>(kinds.size());
        List<Kind> fittingKinds = new ArrayList<>(kinds.size());
        for (int i = 0; i < kinds.size(); i++) {
            PlanSnapshot plan = plan(kinds.get(i), overlaps.get(0), seats.get(0));
            plans.add(plan);
            int alike = alike(plans, i);
            PlanFamily.Fit fit = alike < i ? fits.get(alike) : family.fit(plan, run);
            fits.add(fit);
            if (fit.refusal() == null && (alike == i || !sendsAlike())) {
                fitting.add(fit);
                fittingKinds.add(kinds.get(i));
            }
        }
        boolean promising = !fitting.isEmpty() && family.promising(() -> choices(fittingKinds, of), places, fitting);
        long each = (long) overlaps.size() * of.size();
        long misfits = misfits();
        for (int i = 0; i < kinds.size(); i++) {
            if (fits.get(i).refusal() != null) {
                family.refuse(fits.get(i), plans.get(i), run, each * seats.size(), each * misfits);
            } else if (!promising) {
                family.misplaced(each * misfits);
                family.leave(each * (seats.size() - misfits));
            } else {
                forEach(kinds.get(i), fits.get(i), of, family);
            }
        }
    }

    private long misfits() {
        long misfits = 0;
        for (Seat seat : seats) {
            misfits += seat.fits() ? 0 : 1;
        }
        return misfits;
    }

    private void forEach(Kind kind, PlanFamily.Fit fit, Runs of, PlanFamily family) {
        boolean[] useful = family.useful(() -> choices(List.of(kind), of), places, fit);
        for (TpOverlap overlap : overlaps) {
            for (int i = 0; i < seats.size(); i++) {
                if (!seats.get(i).fits()) {
                    family.misplaced(of.size());
                } else if (!useful[i]) {
                    family.leave(of.size());
                } else {
                    PlanSnapshot plan = plan(kind, overlap, seats.get(i));
                    of.get(overlap.on()).forEach(alike -> family.take(plan, alike));
                }
            }
        }
    }

    /** A plan for each kind and choice of what of TP, CP and EP overlaps. */
    private List<TrainingPlan> choices(List<Kind> kinds, Runs of) {
        List<TrainingPlan> choices = new ArrayList<>();
        for (Kind kind : kinds) {
            for (TpOverlap overlap : overlaps) {
                PlanSnapshot plan = plan(kind, overlap, seats.get(0));
                of.get(overlap.on()).forEach(alike -> choices.add(new TrainingPlan(alike.get(0), plan)));
            }
        }
        return choices;
    }

    /** Choices of a plan besides degrees, micro-batch, run, overlap and seat. */
    private record Kind(TpCommunication communication, boolean regather, Pipeline pipeline, int zero) {
    }

    private PlanSnapshot plan(Kind kind, TpOverlap overlap, Seat seat) {
        // Plans that mean the same are written the same.
        boolean split = layout.tp() > 1;
        boolean sequence = split && kind.communication() == TpCommunication.SEQUENCE;
        boolean again = !sequence || kind.regather();
        boolean scattered = !split || layout.pp() == 1 || kind.communication() != TpCommunication.ALL_REDUCE;
        return new PlanSnapshot(layout.tp(), layout.pp(), layout.dp(), layout.ep(), layout.cp(),
                kind.pipeline().virtualStages(), microBatch, kind.zero(), sequence, kind.pipeline().schedule(),
                seat.place().order(), seat.place().scaleOut(), overlap.pieces(), again, scattered, 0, exchange);
    }
}
