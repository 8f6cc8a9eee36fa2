// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.internal.section;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eastwest.report.internal.ReportContext;
import org.eastwest.report.internal.page.Block.Facts.Fact;
import org.eastwest.report.internal.page.Cell;
import org.eastwest.report.internal.page.Value;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.Workload;
import org.eastwest.spi.hardware.ModelShape;

/** What a job computes, in facts. */
final class Workloads {
    private Workloads() {
    }

    static List<Fact> facts(ReportContext context, JobSnapshot job) {
        if (job.workload() instanceof Workload.Training training) {
            return training(context, job, training);
        }
        if (job.workload() instanceof Workload.Inference inference) {
            return inference(context, job, inference);
        }
        return flows((Workload.IndependentFlows) job.workload());
    }

    private static List<Fact> training(ReportContext context, JobSnapshot job, Workload.Training w) {
        List<Fact> facts = new ArrayList<>(model(context, job, w.model()));
        facts.add(Fact.of("Sequence length", Words.count(w.sequenceLength(), "token")));
        facts.add(Fact.of("Global batch", Words.count(w.globalBatch(), "sequence")));
        facts.add(Fact.of("Tokens in a step", Value.of(w.tokens(), Unit.COUNT)));
        facts.add(Fact.of("Precision", Words.of(w.precision()) + ", gradients of " + Words.count(w.gradientBytes(),
                "byte")));
        facts.add(Fact.of("Optimizer", Words.of(w.optimizer())));
        facts.add(Fact.of("Recompute", Words.lower(w.recompute()) + (w.flashAttention() ? ", FlashAttention" : "")));
        facts.add(Fact.of("Overlaps with compute", overlaps(w)));
        if (w.model().moe()) {
            facts.add(Fact.of("Busiest over mean expert load", Value.of(w.expertLoadImbalance(), Unit.RATIO)));
        }
        return facts;
    }

    private static String overlaps(Workload.Training w) {
        String dimensions = Stream.of(w.overlapTensor() ? "TP" : "", w.overlapContext() ? "CP" : "",
                w.overlapExpert() ? "EP" : "", w.overlapPipeline() ? "PP" : "", w.overlapData() ? "DP" : "")
                .filter(d -> !d.isEmpty()).collect(Collectors.joining(", "));
        return dimensions.isEmpty() ? "nothing" : dimensions;
    }

    private static List<Fact> inference(ReportContext context, JobSnapshot job, Workload.Inference w) {
        List<Fact> facts = new ArrayList<>(model(context, job, w.model()));
        facts.add(Fact.of("Prompt", Words.count(w.promptTokens(), "token")));
        facts.add(Fact.of("Answer", Words.count(w.outputTokens(), "token")));
        facts.add(Fact.of("Requests", given(w.requestsPerSecond(), Unit.PER_SECOND)));
        facts.add(Fact.of("Requests in flight in a replica", Value.of(w.concurrency(), Unit.COUNT)));
        facts.add(Fact.of("Precision", Words.of(w.precision())));
        facts.add(Fact.of("Prefill and decode on different servers", Words.yesNo(w.disaggregated())));
        facts.add(Fact.of("Target TTFT", given(w.timeToFirstTokenSeconds(), Unit.SECOND)));
        facts.add(Fact.of("Target TPOT", given(w.timePerOutputTokenSeconds(), Unit.SECOND)));
        return facts;
    }

    private static List<Fact> flows(Workload.IndependentFlows w) {
        return List.of(Fact.of("Independent flows at a time", Value.of(w.flows(), Unit.COUNT)),
                Fact.of("Size of a flow", Value.of(w.flowBytes(), Unit.BYTE)),
                Fact.of("Offered load over line rate", Value.of(w.load(), Unit.FRACTION)));
    }

    private static Value given(double value, Unit unit) {
        return Double.isFinite(value) ? Value.of(value, unit) : Value.unknown("not given in the design");
    }

    private static List<Fact> model(ReportContext context, JobSnapshot job, ModelShape m) {
        List<Fact> facts = new ArrayList<>();
        facts.add(new Fact("Model", Cell.cited(Words.name(m.name(), m.id()),
                List.of(context.sources().number(m.provenance().source())))));
        facts.add(Fact.of("Parameters", counted(context, "parameters", job, m.parameters())));
        if (m.moe()) {
            facts.add(Fact.of("Active parameters", counted(context, "active_parameters", job, m.activeParameters())));
        }
        facts.add(Fact.of("Shape", Words.count(m.layers(), "layer") + ", hidden " + Words.count(m.hidden()) + ", "
                + Words.count(m.heads(), "head") + (m.kvHeads() != m.heads() ? " with " + m.kvHeads() + " KV heads"
                : "") + ", feed-forward " + Words.count(m.feedForward()) + ", vocabulary "
                + Words.count(m.vocabulary())));
        facts.add(Fact.of("Attention", m.attention().name()));
        if (m.moe()) {
            facts.add(Fact.of("Experts", Words.count(m.experts()) + " in " + Words.count(m.moeLayers(), "layer") + ", "
                    + m.topK() + " a token" + (m.expertGroups() > 0 ? " from " + m.groupsPerToken() + " of "
                    + m.expertGroups() + " groups" : "")));
        }
        return facts;
    }

    private static Value counted(ReportContext context, String metric, JobSnapshot job, long count) {
        return context.metric(metric, job.id()).map(context::value).orElse(Value.of(count, Unit.COUNT));
    }
}
