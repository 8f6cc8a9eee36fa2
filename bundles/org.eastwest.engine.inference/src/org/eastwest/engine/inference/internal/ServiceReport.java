// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.inference.internal;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.DoubleStream;
import org.eastwest.quantity.Dimension;
import org.eastwest.quantity.Quantity;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Band;
import org.eastwest.spi.analysis.Derivation;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.RecordingTrace;
import org.eastwest.spi.analysis.Series;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.analysis.Table;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.Workload.Inference;

/** Latencies and throughput of a service that fits, what they consist of and what would change them. */
final class ServiceReport {
    /** More requests come than the service can answer. */
    static final String OVERLOADED = "EW-INFERENCE-005";
    /** The first token comes later than wanted. */
    static final String LATE = "EW-INFERENCE-006";
    /** Tokens come more slowly than wanted. */
    static final String SLOW = "EW-INFERENCE-007";
    /** A disaggregated service has one replica. */
    static final String ONE_REPLICA = "EW-INFERENCE-008";
    /** What the network does for this service, against what it does for training. */
    static final String WHAT_MATTERS = "EW-INFERENCE-009";
    /** The mean keeps to a target, the tail does not. */
    static final String LATE_TAIL = "EW-INFERENCE-010";
    /**
     * Shortest and longest measured over predicted time that nine of ten of the published measurements keep to; see the
     * tests of this bundle.
     */
    static final double SHORTEST = 0.8;
    static final double LONGEST = 1.55;

    private static final Source ROOFLINE = Source.literature("roofline: matrix multiplications or memory, whichever is"
            + " longer (Williams et al. 2009), then communication and small kernels");
    private static final Source ALPHA_BETA = Source.literature("alpha-beta model of the collectives (Hockney 1994;"
            + " Thakur et al. 2005)");
    private static final Source QUEUE = Source.literature("M/D/1 queue of prompts at a replica (Kleinrock 1975); its"
            + " tail in heavy traffic (Kingman 1962)");
    private static final Source SHARING = Source.literature("generalised processor sharing: how many sequences are in"
            + " flight does not depend on how the lengths of answers are distributed (Cohen 1979)");
    private static final Source TAIL = Source.literature("prefills of a busy period between two steps (Borel; Tanner"
            + " 1961); largest of N normal deviates (Blom 1958; Dean and Barroso 2013)");
    /** Loads of the curves, as shares of the most requests that the service can answer. */
    private static final double[] LOADS = {0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.95};
    private static final List<Table.Column> PHASES = List.of(new Table.Column("phase", "Phase", null),
            new Table.Column("compute_s", "Compute", Unit.SECOND), new Table.Column("memory_s", "Memory", Unit.SECOND),
            new Table.Column("latency_s", "Communication: latency", Unit.SECOND),
            new Table.Column("bandwidth_s", "Communication: bytes", Unit.SECOND),
            new Table.Column("overhead_s", "Small kernels", Unit.SECOND),
            new Table.Column("total_s", "Together", Unit.SECOND));
    private static final List<Table.Column> WHAT_IFS = List.of(new Table.Column("change", "Change", null),
            new Table.Column("ttft_s", "Time to first token", Unit.SECOND),
            new Table.Column("ttft_p99_s", "99th percentile of it", Unit.SECOND),
            new Table.Column("tpot_s", "Time per output token", Unit.SECOND),
            new Table.Column("tpot_p99_s", "99th percentile of the time per token", Unit.SECOND),
            new Table.Column("per_gpu", "Output tokens a second and GPU", Unit.RATIO));

    private static final Map<String, String> LABELS = Map.of("ttft", "Time to first token",
            "ttft_p50", "Time to first token, median", "ttft_p99", "Time to first token, 99th percentile",
            "tpot", "Time per output token", "tpot_p50", "Time per output token, median",
            "tpot_p99", "Time per output token, 99th percentile",
            "in_flight", "Sequences that a decoding replica has in flight, mean",
            "kv_transfer_p99", "Transfer of the KV cache to the decode replica, 99th percentile");

    private final JobSnapshot job;
    private final Inference service;
    private final Replica replica;
    private final Memory memory;
    private final Gpu gpu;
    private final Network network;
    private final double spread;
    private final RecordingTrace trace;
    private final Estimate now;

    /**
     * @param spread standard deviation of the speed of GPUs, as a share; recorded as {@code gpu_spread}
     */
    ServiceReport(JobSnapshot job, Inference service, Replica replica, Memory memory, Gpu gpu, Network network,
            double spread, RecordingTrace trace) {
        this.job = job;
        this.service = service;
        this.replica = replica;
        this.memory = memory;
        this.gpu = gpu;
        this.network = network;
        this.spread = spread;
        this.trace = trace;
        now = estimate(gpu, network);
        record();
    }

    private Estimate estimate(Gpu withGpu, Network withNetwork) {
        return Estimate.of(replica, service, job.plan().dp(), withGpu, withNetwork, spread);
    }

    AnalysisResult result() {
        List<Metric> metrics = new ArrayList<>(List.of(time("ttft_s", "ttft"), time("ttft_p50_s", "ttft_p50"),
                time("ttft_p99_s", "ttft_p99"), time("tpot_s", "tpot"), time("tpot_p50_s", "tpot_p50"),
                time("tpot_p99_s", "tpot_p99"), time("prefill_s", "prefill"),
                Metric.of("sequences_in_flight", job.id(), trace.get("in_flight"))));
        if (now.load().disaggregated()) {
            metrics.add(Metric.of("kv_transfer_s", job.id(), trace.get("kv_transfer")));
            metrics.add(Metric.of("kv_transfer_p99_s", job.id(), trace.get("kv_transfer_p99")));
            metrics.add(Metric.of("kv_transfer_bytes", job.id(), trace.get("kv_bytes")));
        }
        metrics.add(Metric.of("decode_latency_share", job.id(), trace.get("decode_latency_share")));
        metrics.add(Metric.of("prefill_latency_share", job.id(), trace.get("prefill_latency_share")));
        metrics.add(rate("output_tokens_per_second_per_gpu", "per_gpu"));
        metrics.add(rate("maximum_requests_per_second", "maximum_requests"));
        metrics.addAll(memory.metrics(job.id()));
        return new AnalysisResult(metrics, List.of(), curves(), List.of(phases(), whatIfs()), findings());
    }

    private void record() {
        trace.input("prompt", "Tokens of a prompt", service.promptTokens(), Unit.COUNT,
                Source.design("workload." + service.id() + ".promptTokens"));
        trace.input("output", "Tokens of an answer", service.outputTokens(), Unit.COUNT,
                Source.design("workload." + service.id() + ".outputTokens"));
        trace.input("replicas", "Replicas", job.plan().dp(), Unit.COUNT, Source.design("job." + job.id() + ".plan.dp"));
        trace.input("replica_gpus", "GPUs of a replica", replica.gpus(), Unit.COUNT,
                Source.design("job." + job.id() + ".plan"));
        phase("prefill", "Prefill of a prompt", now.prefill(), "all {prompt} tokens at once");
        phase("step", "Decode step", now.decode(), "one token of each of {concurrency} sequences");
        trace.formula("decode_latency_share", "Share of a decode step's communication that no bandwidth shortens",
                now.decode().latencyShare(), Unit.FRACTION, "{step_latency} / ({step_latency} + {step_bytes})",
                ALPHA_BETA);
        trace.formula("prefill_latency_share", "Share of prefill's communication that no bandwidth shortens",
                now.prefill().latencyShare(), Unit.FRACTION,
                "{prefill_latency} / ({prefill_latency} + {prefill_bytes})", ALPHA_BETA);
        transfer();
        load();
    }

    private void phase(String id, String label, Phase phase, String what) {
        trace.formula(id + "_compute", label + ": matrix multiplications", phase.compute(), Unit.SECOND,
                "FLOP of " + what + " / ({replica_gpus} x {flop_rate})", ROOFLINE);
        trace.formula(id + "_memory", label + ": weights and cache from memory", phase.memory(), Unit.SECOND,
                "bytes of {weights} and of the cache / {memory_rate}, stage after stage", ROOFLINE);
        trace.formula(id + "_latency", label + ": latency of communication", phase.communication().latency(),
                Unit.SECOND, "messages x ({all_reduce_base} + hops x {scale_up_hop})", ALPHA_BETA);
        trace.formula(id + "_bytes", label + ": bytes of communication", phase.communication().bandwidth(),
                Unit.SECOND, "bytes / {scale_up}, beyond the domain over the NICs", ALPHA_BETA);
        trace.formula(id + "_overhead", label + ": small kernels", phase.overhead(), Unit.SECOND,
                "layers x {inference_layer_overhead}", Source.assumption("the same in every layer"));
        trace.formula(id, label, phase.seconds(), Unit.SECOND, "max({" + id + "_compute}, {" + id + "_memory}) + {" + id
                + "_latency} + {" + id + "_bytes} + {" + id + "_overhead}", ROOFLINE);
    }

    private void transfer() {
        trace.formula("kv_bytes", "KV cache of a prompt", now.cacheBytes(), Unit.BYTE, "{cache_token} x {prompt}",
                Source.assumption("sent whole from the prefill to the decode replica"));
        if (now.load().disaggregated()) {
            trace.formula("kv_transfer_wire", "Time that a cache takes of the NICs of the decode replica",
                    now.transfer().bandwidth(), Unit.SECOND, "cache of a GPU / {nic_share}", ALPHA_BETA);
            trace.formula("kv_transfer", "Transfer of the KV cache to the decode replica", now.transfer().seconds(),
                    Unit.SECOND, "{nic_latency} + {kv_transfer_wire}", Source.assumption("after prefill; sent"
                            + " layer by layer it hides behind prefill but for the last layer"));
        } else {
            trace.input("kv_transfer", "Transfer of the KV cache", 0, Unit.SECOND,
                    Source.assumption("prefill and decode run on the same GPUs"));
        }
    }

    private void load() {
        Load load = now.load();
        trace.input("requests", "Requests a second", service.requestsPerSecond(), Unit.PER_SECOND, load.known()
                ? Source.design("workload." + service.id() + ".requestRate")
                : Source.assumption("not given: batches are full and nobody waits"));
        trace.input("prefill_replicas", "Replicas that do prefill", load.prefillReplicas(), Unit.COUNT,
                Source.assumption(load.disaggregated() ? "so that prefill and decode are about equally busy" : "all"));
        trace.input("decode_replicas", "Replicas that decode", load.decodeReplicas(), Unit.COUNT,
                Source.assumption(load.disaggregated() ? "those that do not prefill" : "all"));
        trace.formula("prefill_busy", "Share of the time that a replica does prefill", load.prefillBusy(),
                Unit.FRACTION, "{requests} x {prefill} / {prefill_replicas}", QUEUE);
        trace.formula("maximum_requests", "Most requests a second that the service can answer",
                load.maximumPerSecond(), Unit.PER_SECOND, load.disaggregated()
                        ? "min({prefill_replicas} / {prefill}, {decode_replicas} x {concurrency} / ({output} x {step}),"
                                + " {decode_replicas} / {kv_transfer_wire})"
                        : "{replicas} / ({prefill} + {output} x {step} / {concurrency})",
                Source.assumption("the busier side is busy all the time"));
        trace.formula("per_gpu", "Output tokens a second and GPU at most", now.perGpu(), Unit.PER_SECOND,
                "{maximum_requests} x {output} / ({replicas} x {replica_gpus})",
                Source.assumption("all GPUs of the service counted"));
        if (now.overloaded()) {
            List.of("ttft", "ttft_p50", "ttft_p99", "tpot", "tpot_p50", "tpot_p99", "in_flight", "kv_transfer_p99")
                    .forEach(this::overloaded);
        } else {
            tokens();
            firstTokens();
        }
    }

    private void overloaded(String id) {
        trace.input(id, LABELS.get(id), Double.NaN, id.equals("in_flight") ? Unit.COUNT : Unit.SECOND,
                Source.assumption("unknown: more requests come than the service can answer"));
    }

    private void tokens() {
        Load load = now.load();
        if (load.known()) {
            trace.formula("in_flight", LABELS.get("in_flight"), now.occupancy().inFlight(), Unit.COUNT, "sum of n x"
                    + " P(n), P(n) as the product over i to n of {requests} / {decode_replicas} x {output} x step(i)"
                    + (load.disaggregated() ? "" : " / (1 - {prefill_busy})") + " / i; at most {concurrency} at a time,"
                    + " the rest waits", SHARING);
        } else {
            trace.formula("in_flight", LABELS.get("in_flight"), service.concurrency(), Unit.COUNT, "{concurrency}",
                    Source.assumption("no rate of requests is given: batches are full"));
        }
        trace.formula("usual_step", "Decode step that tokens see, mean", now.step(), Unit.SECOND,
                load.known() ? "{step} at the batches that {in_flight} sequences make" : "{step}", SHARING);
        trace.formula("tpot", LABELS.get("tpot"), now.tpot(), Unit.SECOND, load.disaggregated() || !load.known()
                ? "{usual_step}" : "{usual_step} / (1 - {prefill_busy})", ROOFLINE);
        spreadOver("tpot_p50", Estimate.MEDIAN);
        spreadOver("tpot_p99", Estimate.TAIL);
    }

    private void spreadOver(String id, double share) {
        trace.formula(id, LABELS.get(id), now.tpot(share), Unit.SECOND, "step of the batch that " + percent(share)
                + " of the tokens do not exceed, with the prefills between at {prefill_busy}, on the slowest of"
                + " {replica_gpus} GPUs with spread {gpu_spread}; mean {tpot}", TAIL);
    }

    private void firstTokens() {
        Load load = now.load();
        Waits.Wait prompt = load.prefillWait();
        Waits.Wait cache = load.transferWait();
        Waits.Wait place = now.occupancy().place();
        trace.formula("wait", "Mean wait of a prompt", prompt.mean(), Unit.SECOND,
                "{prefill_busy} x {prefill} / (2 x (1 - {prefill_busy}))", QUEUE);
        trace.formula("place_wait", "Mean wait for a place in a batch", place.mean(), Unit.SECOND,
                "P(all {concurrency} places are taken) x {output} x {step} / {concurrency} / (1 - P of one more over P)",
                SHARING);
        trace.formula("kv_wait", "Mean wait of a cache for others on the way to the same replica", cache.mean(),
                Unit.SECOND, load.disaggregated() ? "rho x {kv_transfer_wire} / (2 x (1 - rho)), rho = {requests}"
                        + " / {decode_replicas} x {kv_transfer_wire}" : "nothing is sent", QUEUE);
        trace.formula("kv_transfer_p99", LABELS.get("kv_transfer_p99"),
                now.transfer().seconds() + new Waits(List.of(cache)).quantile(Estimate.TAIL), Unit.SECOND,
                "{kv_transfer} + wait that 99 of 100 stay below, mean {kv_wait}", QUEUE);
        trace.formula("ttft", LABELS.get("ttft"), now.ttft(), Unit.SECOND,
                "{wait} + {place_wait} + {kv_wait} + {prefill} + {kv_transfer} + {usual_step}", QUEUE);
        first("ttft_p50", Estimate.MEDIAN);
        first("ttft_p99", Estimate.TAIL);
    }

    private void first(String id, double share) {
        trace.formula(id, LABELS.get(id), now.ttft(share), Unit.SECOND, "wait that " + percent(share)
                + " of the requests stay below, of means {wait}, {place_wait} and {kv_wait} with exponential tails,"
                + " + ({prefill} + {kv_transfer} + {usual_step}) on the slowest of {replica_gpus} GPUs with spread"
                + " {gpu_spread}", QUEUE);
    }

    /** Latencies over the load, up to where queues grow without end. */
    private List<Series> curves() {
        double[] requests = DoubleStream.of(LOADS).map(l -> l * now.load().maximumPerSecond()).toArray();
        List<Estimate> estimates = DoubleStream.of(requests).mapToObj(now::at).toList();
        return List.of(curve("ttft_p50_over_requests", "Half of the first tokens", "Time to first token", requests,
                        estimates, e -> e.ttft(Estimate.MEDIAN)),
                curve("ttft_p99_over_requests", "99 of 100 first tokens", "Time to first token", requests, estimates,
                        e -> e.ttft(Estimate.TAIL)),
                curve("tpot_p50_over_requests", "Half of the tokens", "Time per output token", requests, estimates,
                        e -> e.tpot(Estimate.MEDIAN)),
                curve("tpot_p99_over_requests", "99 of 100 tokens", "Time per output token", requests, estimates,
                        e -> e.tpot(Estimate.TAIL)));
    }

    private Series curve(String id, String label, String yLabel, double[] requests, List<Estimate> estimates,
            ToDoubleFunction<Estimate> seconds) {
        return new Series(id, job.id(), label, "Requests a second", Unit.PER_SECOND, yLabel, Unit.SECOND, requests,
                estimates.stream().mapToDouble(seconds).toArray());
    }

    /** A time with the band of the published measurements. */
    private Metric time(String id, String node) {
        Derivation derivation = trace.get(node);
        return new Metric(id, job.id(), derivation.label(), derivation.value(), derivation.unit(),
                band(derivation.value(), SHORTEST, LONGEST), derivation);
    }

    private Metric rate(String id, String node) {
        Derivation derivation = trace.get(node);
        return new Metric(id, job.id(), derivation.label(), derivation.value(), derivation.unit(),
                band(derivation.value(), 1 / LONGEST, 1 / SHORTEST), derivation);
    }

    private static Optional<Band> band(double value, double low, double high) {
        return Double.isNaN(value) ? Optional.empty() : Optional.of(new Band(low * value, high * value));
    }

    private Table phases() {
        return new Table("inference_phases", job.id(), "What prefill and decode spend their time on", PHASES,
                List.of(row("prefill", now.prefill()), row("decode step", now.decode())));
    }

    private static List<Table.Cell> row(String name, Phase phase) {
        return List.of(Table.text(name), Table.number(phase.compute()), Table.number(phase.memory()),
                Table.number(phase.communication().latency()), Table.number(phase.communication().bandwidth()),
                Table.number(phase.overhead()), Table.number(phase.seconds()));
    }

    private Table whatIfs() {
        return new Table("inference_sensitivity", job.id(), "What would change the service", WHAT_IFS, List.of(
                whatIf("as designed", now), whatIf("half the latency of all links", fasterLatency()),
                whatIf("twice the bandwidth of all links", fasterBandwidth()),
                whatIf("twice the memory bandwidth", estimate(gpu.withMemory(2), network))));
    }

    private Estimate fasterLatency() {
        return estimate(gpu, network.with(0.5, 1));
    }

    private Estimate fasterBandwidth() {
        return estimate(gpu, network.with(1, 2));
    }

    private static List<Table.Cell> whatIf(String change, Estimate estimate) {
        return List.of(Table.text(change), Table.number(estimate.ttft()),
                Table.number(estimate.ttft(Estimate.TAIL)), Table.number(estimate.tpot()),
                Table.number(estimate.tpot(Estimate.TAIL)), Table.number(estimate.perGpu()));
    }

    private List<Finding> findings() {
        List<Finding> findings = new ArrayList<>();
        if (service.disaggregated() && job.plan().dp() < 2) {
            findings.add(Finding.warning(ONE_REPLICA, job.id(), "Service '" + job.name()
                    + "' is disaggregated and has one replica: prefill and decode share it all the same.",
                    "Raise the data parallelism, or turn disaggregation off."));
        }
        if (now.load().overloaded()) {
            findings.add(Finding.warning(OVERLOADED, job.id(), "Service '" + job.name() + "' gets "
                    + rate(service.requestsPerSecond()) + " requests a second and can answer "
                    + rate(now.load().maximumPerSecond()) + ": its queue grows without end.",
                    "Add replicas, or raise the concurrency (at most " + (long) memory.mostSequences()
                            + " sequences fit)."));
        }
        late(findings);
        if (now.decode().communication().seconds() > 0) {
            findings.add(whatMatters());
        }
        return findings;
    }

    private void late(List<Finding> findings) {
        if (now.ttft() > service.timeToFirstTokenSeconds()) {
            findings.add(Finding.warning(LATE, job.id(), "The first token of service '" + job.name() + "' comes after "
                    + time(now.ttft()) + ", later than the " + time(service.timeToFirstTokenSeconds()) + " wanted.",
                    "Add prefill replicas, or spread a prompt over more GPUs (TP)."));
        } else if (now.ttft(Estimate.TAIL) > service.timeToFirstTokenSeconds()) {
            findings.add(lateTail("first tokens", now.ttft(Estimate.TAIL), service.timeToFirstTokenSeconds(),
                    "Add prefill replicas: what waits is prompts in their queue."));
        }
        if (now.tpot() > service.timePerOutputTokenSeconds()) {
            findings.add(Finding.warning(SLOW, job.id(), "Service '" + job.name() + "' takes " + time(now.tpot())
                    + " for a token, longer than the " + time(service.timePerOutputTokenSeconds()) + " wanted.",
                    "Lower the concurrency, raise TP inside the scale-up domain, or disaggregate prefill."));
        } else if (now.tpot(Estimate.TAIL) > service.timePerOutputTokenSeconds()) {
            findings.add(lateTail("tokens", now.tpot(Estimate.TAIL), service.timePerOutputTokenSeconds(),
                    "Disaggregate prefill, which else comes between two tokens, or lower the concurrency."));
        }
    }

    private Finding lateTail(String what, double seconds, double wanted, String remedy) {
        return Finding.note(LATE_TAIL, job.id(), "One of 100 " + what + " of service '" + job.name()
                + "' takes longer than " + time(seconds) + ", though " + time(wanted) + " are wanted; the mean keeps to"
                + " that.", remedy);
    }

    private Finding whatMatters() {
        double latency = 1 - fasterLatency().decode().seconds() / now.decode().seconds();
        double bandwidth = 1 - fasterBandwidth().decode().seconds() / now.decode().seconds();
        return Finding.note(WHAT_MATTERS, job.id(), "Of the communication of a decode step, "
                + percent(now.decode().latencyShare()) + " is latency, of prefill's " + percent(
                        now.prefill().latencyShare()) + ": half the latency of the links shortens a token by "
                + percent(latency) + ", twice their bandwidth by " + percent(bandwidth)
                + ". Training sends its gradients in messages so large that bandwidth decides.", "");
    }

    private static String time(double seconds) {
        return Quantity.plain(Quantity.format(seconds, Dimension.TIME));
    }

    private static String rate(double perSecond) {
        return String.format(java.util.Locale.ROOT, "%.3g", perSecond);
    }

    private static String percent(double fraction) {
        return Quantity.plain(Quantity.formatPercent(fraction));
    }
}
