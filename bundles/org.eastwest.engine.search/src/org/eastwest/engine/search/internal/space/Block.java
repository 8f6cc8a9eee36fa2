// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.search.internal.space;

import java.util.List;
import java.util.Map;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.PlanSnapshot.Schedule;
import org.eastwest.spi.design.PlanSnapshot.TensorOverlap;
import org.eastwest.spi.design.Workload.Recompute;
import org.eastwest.spi.design.Workload.Training;

/**
 * The plans of a space that share their degrees and micro-batch: what one thread works through at a time.
 *
 * @param layout         degrees
 * @param microBatch     sequences of a micro-batch
 * @param communications how TP communicates
 * @param regathers      whether backward gathers inputs again, where that can be chosen
 * @param overlaps       how TP communication overlaps
 * @param pipelines      schedules with their virtual stages
 * @param zeroStages     ZeRO stages
 * @param seats          placements
 * @param runs           runs by recompute
 */
public record Block(Layout layout, int microBatch, List<TpCommunication> communications, List<Boolean> regathers,
        List<TpOverlap> overlaps, List<Pipeline> pipelines, int[] zeroStages, List<Seat> seats,
        Map<Recompute, Runs> runs) {
    /** A schedule with its virtual stages. */
    record Pipeline(Schedule schedule, int virtualStages) {
    }

    /** Overlap of TP; {@code pieces} is what counts when it is on. */
    record TpOverlap(boolean on, TensorOverlap pieces) {
    }

    /**
     * The runs of one kind of recompute, without and with overlap of TP. Each list holds runs that differ only in the
     * overlap of DP and PP and begins with the one that overlaps most.
     */
    record Runs(List<List<Training>> plain, List<List<Training>> overlapped) {
        List<List<Training>> get(boolean overlapsTensor) {
            return overlapsTensor ? overlapped : plain;
        }

        int size() {
            return plain.stream().mapToInt(List::size).sum();
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
        runs.forEach((recompute, of) -> {
            for (TpCommunication communication : communications) {
                for (boolean regather : regathers(recompute, communication)) {
                    for (TpOverlap overlap : overlaps) {
                        forEach(communication, regather, overlap, of.get(overlap.on()), family);
                    }
                }
            }
        });
    }

    /** Inputs can only be kept whole where they are gathered and kept at all. */
    private List<Boolean> regathers(Recompute recompute, TpCommunication communication) {
        return communication == TpCommunication.SEQUENCE && recompute != Recompute.FULL ? regathers : AGAIN;
    }

    private void forEach(TpCommunication communication, boolean regather, TpOverlap overlap,
            List<List<Training>> of, PlanFamily family) {
        // Plans that mean the same are written the same.
        boolean split = layout.tp() > 1;
        boolean sequence = split && communication == TpCommunication.SEQUENCE;
        boolean again = !sequence || regather;
        boolean scattered = !split || layout.pp() == 1 || communication != TpCommunication.ALL_REDUCE;
        for (Pipeline pipeline : pipelines) {
            for (int zero : zeroStages) {
                for (Seat seat : seats) {
                    PlanSnapshot plan = new PlanSnapshot(layout.tp(), layout.pp(), layout.dp(), layout.ep(),
                            layout.cp(), pipeline.virtualStages(), microBatch, zero, sequence, pipeline.schedule(),
                            seat.order(), seat.scaleOut(), overlap.pieces(), again, scattered);
                    of.forEach(alike -> family.take(plan, alike, seat.fits()));
                }
            }
        }
    }
}
