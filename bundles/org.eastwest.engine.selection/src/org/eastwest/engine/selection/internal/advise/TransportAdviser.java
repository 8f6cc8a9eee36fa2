// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.selection.internal.advise;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Collectors;
import org.eastwest.engine.selection.internal.Reach;
import org.eastwest.spi.analysis.AnalysisEngine;
import org.eastwest.spi.analysis.AnalysisRequest;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.decision.Advice;
import org.eastwest.spi.decision.AdviceRequest;
import org.eastwest.spi.decision.Adviser;
import org.eastwest.spi.decision.Criterion;
import org.eastwest.spi.decision.DesignVariant;
import org.eastwest.spi.decision.FlowContrast;
import org.eastwest.spi.decision.ScaleAdvice;
import org.eastwest.spi.decision.Sensitivity;
import org.eastwest.spi.decision.SplitAdvice;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.FabricRole;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.evaluation.KnownParts;
import org.eastwest.spi.fabric.FabricModel;
import org.eastwest.spi.hardware.Assumption;
import org.eastwest.spi.hardware.FactBook;
import org.eastwest.spi.lossless.LosslessModel;
import org.eastwest.spi.plan.PlanSearch;
import org.eastwest.spi.transport.ScaleLimit;
import org.eastwest.spi.transport.TransportModel;
import org.eastwest.spi.transport.TransportRegistry;

/**
 * Puts every installed transport on the same design, with parts that fit it, asks the engines, and weighs what they
 * say.
 * It knows no transport by name and no number of any: values come from engines, judgements from the transports' own
 * facts
 * or from the user.
 */
public final class TransportAdviser implements Adviser {
    /** There is no compute fabric to choose a transport for. */
    static final String NO_FABRIC = "EW-SELECT-011";
    /** A transport failed when it was asked. */
    static final String FAILED_TRANSPORT = "EW-SELECT-013";
    /** A criterion does not count. */
    static final String UNUSED = "EW-SELECT-014";
    /** A criterion counts, though it is unknown of some transports. */
    static final String PARTLY = "EW-SELECT-016";
    /** A weight or a score names what there is not, or is out of range. */
    static final String UNKNOWN_INPUT = "EW-SELECT-015";
    private static final String WEIGHT = "weight-";

    private final FabricModel fabrics;
    private final FactBook facts;
    private final List<AnalysisEngine> engines = new CopyOnWriteArrayList<>();
    private volatile LosslessModel lossless;
    private volatile PlanSearch search;

    /**
     * @param fabrics sizes fabrics
     * @param facts   knows the weights of this house, assumptions of the ids {@code weight-} and the criterion's, and
     *                its {@link Judgements}
     */
    public TransportAdviser(FabricModel fabrics, FactBook facts) {
        this.fabrics = fabrics;
        this.facts = facts;
    }

    /** Called by the service runtime. */
    public void addEngine(AnalysisEngine engine) {
        engines.add(engine);
    }

    /** Called by the service runtime. */
    public void removeEngine(AnalysisEngine engine) {
        engines.remove(engine);
    }

    /** Called by the service runtime. */
    public void setLossless(LosslessModel model) {
        lossless = model;
    }

    /** Called by the service runtime. */
    public void unsetLossless(LosslessModel model) {
        if (lossless == model) {
            lossless = null;
        }
    }

    /** Called by the service runtime. */
    public void setSearch(PlanSearch plans) {
        search = plans;
    }

    /** Called by the service runtime. */
    public void unsetSearch(PlanSearch plans) {
        if (search == plans) {
            search = null;
        }
    }

    @Override
    public List<Criterion> criteria() {
        return Measure.criteria().stream().map(c -> facts.assumption(WEIGHT + c.id()).map(Assumption::value)
                .filter(TransportAdviser::isWeight).map(c::withWeight).orElse(c)).toList();
    }

    @Override
    public Advice advise(AdviceRequest request, Progress progress) {
        List<Finding> findings = new ArrayList<>(wrongInputs(request));
        List<Criterion> criteria = weighed(request.weights());
        if (request.design().fabric(FabricRole.COMPUTE).isEmpty()) {
            findings.add(Finding.error(NO_FABRIC, request.design().scenarioId(),
                    "The scenario has no compute fabric, so"
                    + " that there is no transport to choose.", "Add a fabric of the role compute."));
            return new Advice(criteria, List.of(), findings);
        }
        List<AnalysisEngine> sorted = new ArrayList<>(engines);
        sorted.sort(Comparator.comparing(AnalysisEngine::id));
        Bench bench = new Bench(sorted, progress);
        List<Long> sizes = request.gpus().isEmpty() ? List.of(request.design().cluster().gpus()) : request.gpus();
        List<ScaleAdvice> scales = new ArrayList<>();
        for (int i = 0; i < sizes.size(); i++) {
            progress.report((double) i / sizes.size(), sizes.get(i) + " GPUs");
            scales.add(new AtScale(request, criteria, bench, findings, progress).advise(sizes.get(i)));
        }
        progress.report(1, "done");
        return new Advice(criteria, scales, findings.stream().distinct().toList());
    }

    @Override
    public DesignVariant variant(DesignSnapshot design, OptionalLong gpus, String transportId,
            TransportRegistry transports, KnownParts parts) {
        if (gpus.isPresent() && gpus.getAsLong() < 1) {
            throw new IllegalArgumentException(gpus.getAsLong() + " GPUs");
        }
        Scaling.Scaled scaled = Scaling.to(design, fabrics, gpus.orElse(design.cluster().gpus()));
        List<String> changes = new ArrayList<>(scaled.changes());
        if (transportId.isEmpty()) {
            return new DesignVariant(scaled.design(), changes, "");
        }
        TransportModel transport = transports.find(transportId)
                .orElseThrow(() -> new IllegalArgumentException("no transport '" + transportId + "'"));
        if (design.fabric(FabricRole.COMPUTE).isEmpty()) {
            return new DesignVariant(scaled.design(), changes, "The scenario has no compute fabric.");
        }
        FittingParts fitting = FittingParts.of(scaled.design(), transport, parts, fabrics);
        if (!fitting.exchange().isEmpty()) {
            changes.add("Parts that carry it: " + fitting.exchange() + ".");
        }
        String against = fitting.against().isEmpty() ? Reach.exceeded(fitting.design().cluster(),
                fitting.design().fabric(FabricRole.COMPUTE).orElseThrow(), transport).orElse("") : fitting.against();
        return new DesignVariant(fitting.design(), changes, against);
    }

    private List<Criterion> weighed(Map<String, Double> weights) {
        return criteria().stream().map(c -> {
            Double weight = weights.get(c.id());
            return weight == null || !isWeight(weight) ? c : c.withWeight(weight);
        }).toList();
    }

    private static boolean isWeight(double weight) {
        return weight >= 0 && weight <= Criterion.MOST_WEIGHT;
    }

    private List<Finding> wrongInputs(AdviceRequest request) {
        List<Finding> findings = new ArrayList<>();
        String known = Measure.criteria().stream().map(Criterion::id).collect(Collectors.joining(", "));
        request.weights().forEach((id, weight) -> {
            if (Measure.of(id).isEmpty()) {
                findings.add(Finding.error(UNKNOWN_INPUT, id, "There is no criterion '" + id + "' to weigh.",
                        "Use one of " + known + "."));
            } else if (!isWeight(weight)) {
                findings.add(Finding.error(UNKNOWN_INPUT, id, "The weight of '" + id + "' is " + weight + ".",
                        "Give 0 to " + (int) Criterion.MOST_WEIGHT + "; only the proportion of the weights counts."));
            }
        });
        Set<String> transports = request.transports().all().stream().map(AtScale::name)
                .collect(Collectors.toCollection(TreeSet::new));
        request.scores().forEach((id, score) -> {
            String[] parts = id.split("/", 2);
            boolean judged = parts.length == 2 && Measure.of(parts[1]).map(Measure::criterion)
                    .map(c -> c.kind() == Criterion.Kind.JUDGEMENT).orElse(false);
            if (!judged || !transports.contains(parts[0])) {
                findings.add(Finding.error(UNKNOWN_INPUT, id, "'" + id + "' is no judged criterion of an installed"
                        + " transport.", "Give TRANSPORT/CRITERION with a criterion of " + Measure.judged()
                                .map(Measure::id).collect(Collectors.joining(", ")) + "."));
            } else if (!Judgements.inRange(score)) {
                findings.add(Finding.error(UNKNOWN_INPUT, id, "The score '" + id + "' is " + score + ".",
                        "Give 0 (bad) to 1 (good)."));
            }
        });
        findings.addAll(new Judgements(request.scores(), facts).wrong(transports));
        return findings;
    }

    /** Codes by which engines say that a job does not fit into memory. */
    private static final Set<String> UNFIT = Set.of("EW-TRAINING-005", "EW-INFERENCE-003");

    /** Code by which the fabric engine says that nobody has shown a transport at this size. */
    private static final String UNSHOWN = "EW-NETWORK-004";

    /** The advice at one size. */
    private final class AtScale {
        private final AdviceRequest asked;
        private final List<Criterion> criteria;
        private final Bench bench;
        private final List<Finding> findings;
        private final Progress progress;

        AtScale(AdviceRequest asked, List<Criterion> criteria, Bench bench, List<Finding> findings,
                Progress progress) {
            this.asked = asked;
            this.criteria = criteria;
            this.bench = bench;
            this.findings = findings;
            this.progress = progress;
        }

        ScaleAdvice advise(long gpus) {
            Scaling.Scaled scaled = Scaling.to(asked.design(), fabrics, gpus);
            AnalysisRequest request = new AnalysisRequest(scaled.design(), asked.transports(), asked.seed());
            Burst burst = new Burst(lossless, fabrics, asked.seed(), progress);
            Facts facts = new Facts(scaled.design(), new Judgements(asked.scores(), TransportAdviser.this.facts));
            List<Bid> bids = new ArrayList<>();
            List<Entry> entries = new ArrayList<>();
            asked.transports().all().parallelStream().map(model -> offer(model, request, burst, facts)).toList()
                    .forEach(offer -> {
                        offer.bid().ifPresent(bids::add);
                        offer.entry().ifPresent(entries::add);
                        findings.addAll(offer.findings());
                    });
            findings.addAll(Bench.failures(bids.stream().map(Bid::result).toList()));
            findings.addAll(unshown(bids));
            Matrix matrix = new Matrix(criteria, entries);
            Verdicts verdicts = new Verdicts(matrix);
            tellUnused(matrix, scaled.design().cluster().gpus());
            return new ScaleAdvice(scaled.design().cluster().gpus(), told(scaled, bids), matrix.ranking(),
                    matrix.unused(), verdicts.physics(), verdicts.decision(), verdicts.networks(),
                    asked.flips() ? sensitivity(matrix, verdicts, bids) : List.of(),
                    split(runnable(request, matrix, bids)),
                    flows(bids, entries, request));
        }

        /** Said once of all transports whose limit is the same for the same reason, which one may say more of. */
        private static List<Finding> unshown(List<Bid> bids) {
            List<Bid> left = new ArrayList<>(bids.stream().filter(bid -> unshown(bid).isPresent())
                    .sorted(Comparator.comparingInt(bid -> bid.transport().scaleLimit().basis().length())).toList());
            List<Finding> told = new ArrayList<>();
            while (!left.isEmpty()) {
                Bid first = left.get(0);
                ScaleLimit limit = first.transport().scaleLimit();
                List<Bid> same = left.stream().filter(bid -> {
                    ScaleLimit other = bid.transport().scaleLimit();
                    return other.endpoints() == limit.endpoints() && other.basis().startsWith(limit.basis());
                }).toList();
                Finding one = unshown(first).orElseThrow();
                told.add(same.size() == 1 ? one : new Finding(one.severity(), one.code(), one.message().replace(
                        "that " + first.model().info().name() + " is", "that each of " + same.stream()
                                .map(bid -> bid.model().info().name()).sorted().collect(Collectors.joining("; "))
                                + " is"), one.element(), one.remedy()));
                left.removeAll(same);
            }
            return told;
        }

        private static Optional<Finding> unshown(Bid bid) {
            return bid.result().findings().stream().filter(f -> f.code().equals(UNSHOWN)).findFirst();
        }

        /** What was changed, and that the plan cannot run. */
        private static List<String> told(Scaling.Scaled scaled, List<Bid> bids) {
            List<String> told = new ArrayList<>(scaled.changes());
            bids.stream().flatMap(bid -> bid.result().findings().stream()).filter(f -> UNFIT.contains(f.code()))
                    .map(Finding::element).distinct().sorted().map(job -> "Job '" + job
                            + "' does not fit into memory: its times are those of a plan that cannot run.")
                    .forEach(told::add);
            return told;
        }

        /** What one transport comes to, or that it failed. */
        private record Offer(Optional<Bid> bid, Optional<Entry> entry, List<Finding> findings) {
        }

        private Offer offer(TransportModel model, AnalysisRequest request, Burst burst, Facts facts) {
            progress.check();
            try {
                Bid bid = new Bid(model, FittingParts.of(request.design(), model, asked.parts(), fabrics),
                        bench, request);
                return new Offer(Optional.of(bid), Optional.of(bid.entry(fabrics, burst, facts)), List.of());
            } catch (CancellationException cancelled) {
                throw cancelled;
            } catch (RuntimeException | LinkageError fault) {
                return new Offer(Optional.empty(), Optional.empty(), List.of(Finding.warning(FAILED_TRANSPORT, "",
                        "A transport failed when it was asked and is left out"
                        + " of the advice: " + name(model) + ": " + fault + ".", "Report it to its provider.")));
            }
        }

        private void tellUnused(Matrix matrix, long gpus) {
            matrix.unused().forEach((id, why) -> findings.add(Finding.note(UNUSED, id, "At " + gpus + " GPUs the"
                    + " criterion '" + id + "' does not count: " + why + ".", remedy(id))));
            matrix.partly().forEach((id, why) -> findings.add(Finding.note(PARTLY, id, "At " + gpus + " GPUs the"
                    + " criterion '" + id + "' is " + why + ".", remedy(id))));
        }

        private static String remedy(String criterion) {
            return criterion.equals(Measure.COST.id()) ? "Put your prices into catalog/prices.csv of your user area."
                    : "Supply what is missing, or decide without it.";
        }

        /** Parameters of those that the decision is between: the best ones, and the best of each kind of network. */
        private List<Sensitivity> sensitivity(Matrix matrix, Verdicts verdicts, List<Bid> bids) {
            Flips flips = new Flips(matrix);
            List<Sensitivity> all = new ArrayList<>(flips.weights());
            all.addAll(flips.bands());
            Set<String> between = new HashSet<>(verdicts.decision().best());
            between.addAll(verdicts.networkLeaders());
            all.addAll(new Parameters(matrix, flips).of(bids.stream()
                    .filter(b -> between.contains(b.model().info().id())).toList()));
            all.addAll(flips.scores());
            return all;
        }

        /**
         * The design with a fabric that can be built: that of the leader where its own switches or its own transport do
         * not reach this size. The bytes of a plan are the same on both.
         */
        private AnalysisRequest runnable(AnalysisRequest request, Matrix matrix, List<Bid> bids) {
            FabricSnapshot own = request.design().fabric(FabricRole.COMPUTE).orElseThrow();
            boolean built = fabrics.size(fabrics.plan(request.design().cluster(), own)).buildable();
            boolean possible = matrix.entries().stream().filter(e -> e.id().equals(own.transportId()))
                    .allMatch(Entry::possible);
            return built && possible ? request : bids.stream().filter(b -> b.model().info().id()
                    .equals(matrix.leader())).findFirst().map(b -> request.with(b.design())).orElse(request);
        }

        private Optional<SplitAdvice> split(AnalysisRequest request) {
            try {
                return asked.split() ? new Split(search, bench, progress).of(request, findings) : Optional.empty();
            } catch (CancellationException cancelled) {
                throw cancelled;
            } catch (RuntimeException | LinkageError fault) {
                findings.add(Finding.warning(Bench.FAILED, "", "The search for plans failed: " + fault + ".",
                        "Report it to its provider."));
                return Optional.empty();
            }
        }

        private List<FlowContrast> flows(List<Bid> bids, List<Entry> entries, AnalysisRequest request) {
            Set<String> possible = entries.stream().filter(Entry::possible).map(Entry::id).collect(Collectors.toSet());
            return bids.stream().filter(b -> possible.contains(b.model().info().id()))
                    .map(b -> new Contrast(bench).of(b, request)).filter(c -> !Double.isNaN(c.meanSeconds())).toList();
        }

        private static String name(TransportModel model) {
            try {
                return model.info().id();
            } catch (RuntimeException | LinkageError fault) {
                return model.getClass().getName();
            }
        }
    }
}
