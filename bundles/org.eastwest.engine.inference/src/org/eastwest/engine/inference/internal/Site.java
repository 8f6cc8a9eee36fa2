// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.inference.internal;

import java.util.Comparator;
import java.util.Optional;
import org.eastwest.spi.analysis.AnalysisRequest;
import org.eastwest.spi.analysis.RecordingTrace;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.design.FabricRole;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.NicGroupSnapshot;
import org.eastwest.spi.design.Precision;
import org.eastwest.spi.design.ServerGroupSnapshot;
import org.eastwest.spi.fabric.FabricModel;
import org.eastwest.spi.fabric.FabricSizing;
import org.eastwest.spi.fabric.FabricTransport;
import org.eastwest.spi.fabric.PathPerformance;
import org.eastwest.spi.fabric.Traffic;
import org.eastwest.spi.hardware.Assumption;
import org.eastwest.spi.hardware.FactBook;
import org.eastwest.spi.hardware.NicRole;

/** The servers of a service: the slowest GPUs of its groups, and what joins them. */
final class Site {
    private final AnalysisRequest request;
    private final FabricModel fabrics;
    private final FactBook facts;
    private final JobSnapshot job;
    private final ServerGroupSnapshot servers;
    private final RecordingTrace trace;

    private Site(AnalysisRequest request, FabricModel fabrics, FactBook facts, JobSnapshot job,
            ServerGroupSnapshot servers, RecordingTrace trace) {
        this.request = request;
        this.fabrics = fabrics;
        this.facts = facts;
        this.job = job;
        this.servers = servers;
        this.trace = trace;
    }

    static Optional<Site> of(AnalysisRequest request, FabricModel fabrics, FactBook facts, JobSnapshot job,
            RecordingTrace trace) {
        return request.design().cluster().groups().stream().filter(g -> job.groupIds().contains(g.id()))
                .min(Comparator.comparingDouble(g -> g.gpu().memoryBytesPerSecond()))
                .map(group -> new Site(request, fabrics, facts, job, group, trace));
    }

    ServerGroupSnapshot servers() {
        return servers;
    }

    /** The GPU at a precision, recorded. */
    Gpu gpu(Precision precision) {
        Source catalog = servers.gpu().provenance().source();
        double peak = trace.input("peak", "Dense peak of " + servers.gpu().name() + " in " + precision,
                Gpu.peak(servers.gpu(), precision), Unit.FLOP_PER_SECOND, catalog);
        double fraction = trace.input("matmul_fraction", "Best measured matrix multiplication over the peak",
                Gpu.fraction(servers.gpu()), Unit.FRACTION, Double.isNaN(servers.gpu().matmulFraction())
                        ? Source.assumption("not measured: the mean of those in the catalog") : catalog);
        double share = fact("inference-matmul-share");
        boolean narrow = precision.bytes() < Precision.BF16.bytes();
        double eight = narrow ? fact("inference-8-bit-share")
                : trace.input("inference_8_bit_share", "16-bit multiplication", 1, Unit.FRACTION,
                        Source.assumption("holds for 8 bits only"));
        double rate = trace.formula("flop_rate", "Matrix multiplication while serving", peak * fraction * share * eight,
                Unit.FLOP_PER_SECOND, "{peak} x {matmul_fraction} x {inference_matmul_share}"
                        + " x {inference_8_bit_share}", Source.assumption("shares of the peak multiply"));
        double bandwidth = trace.input("memory_bandwidth", "Memory bandwidth of " + servers.gpu().name(),
                servers.gpu().memoryBytesPerSecond(), Unit.BYTE_PER_SECOND, catalog);
        double memory = trace.formula("memory_rate", "Memory bandwidth while decoding",
                bandwidth * fact("inference-memory-share"), Unit.BYTE_PER_SECOND,
                "{memory_bandwidth} x {inference_memory_share}", Source.assumption("share of the peak"));
        return new Gpu(rate, memory, fact("inference-layer-overhead"));
    }

    /** The scale-up domain and the way over the compute fabric, recorded. */
    Network network(Replica replica) {
        double link = servers.type().scaleUpBytesPerSecond() > 0 ? servers.type().scaleUpBytesPerSecond()
                : servers.gpu().scaleUpBytesPerSecond();
        trace.input("scale_up_link", "Scale-up bandwidth of a GPU", link, Unit.BYTE_PER_SECOND,
                servers.type().provenance().source());
        double scaleUp = trace.formula("scale_up", "Scale-up bandwidth that collectives reach",
                link * fact("scale-up-share"), Unit.BYTE_PER_SECOND, "{scale_up_link} x {scale_up_share}",
                Source.assumption("share of the link"));
        double base = fact("all-reduce-base");
        double hop = fact("scale-up-hop");
        Optional<PathPerformance> path = path(replica);
        double nics = servers.nics(NicRole.EAST_WEST)
                .map(n -> (double) n.perServer() / servers.type().gpus()).orElse(0.0);
        if (path.isEmpty()) {
            return new Network(base, hop, scaleUp, servers.scaleUpDomainGpus(), Double.NaN, Double.NaN);
        }
        trace.input("nics_per_gpu", "NICs of the compute fabric for each GPU", nics, Unit.RATIO,
                Source.design("cluster." + servers.id() + ".nics"));
        double share = trace.formula("nic_share", "Bandwidth of a GPU's NICs", path.get().bytesPerSecond() * nics,
                Unit.BYTE_PER_SECOND, "{nic_bandwidth} x {nics_per_gpu}", Source.assumption("NICs carry alike"));
        return new Network(base, hop, scaleUp, servers.scaleUpDomainGpus(), path.get().latencySeconds(), share);
    }

    /** A transport is foreign code; the fabric engine tells when it fails. */
    private Optional<PathPerformance> path(Replica replica) {
        Optional<FabricSnapshot> compute = request.design().fabric(FabricRole.COMPUTE);
        Optional<NicGroupSnapshot> nics = servers.nics(NicRole.EAST_WEST);
        if (compute.isEmpty() || nics.isEmpty()) {
            return Optional.empty();
        }
        FabricSizing sizing = fabrics.size(fabrics.plan(request.design().cluster(), compute.get()));
        if (!sizing.buildable()) {
            return Optional.empty();
        }
        boolean exchanges = replica.ep() > servers.scaleUpDomainGpus();
        double perGpu = (double) nics.get().perServer() / servers.type().gpus();
        long endpoints = Math.max(2, Math.round((exchanges ? replica.ep() : job.plan().ranks()) * perGpu));
        long stride = exchanges ? 1 : Math.max(1, Math.round(replica.gpus() * perGpu));
        Traffic traffic = new Traffic(exchanges ? Traffic.Pattern.ALL_TO_ALL : Traffic.Pattern.NEIGHBOUR,
                exchanges ? endpoints : Math.max(2, endpoints / stride), stride, true,
                replica.cacheBytesPerToken() / replica.model().layers());
        try {
            return request.transports().find(compute.get().transportId())
                    .map(model -> fabrics.performance(sizing, FabricTransport.of(compute.get(), model).transport(),
                            traffic, "nic_", trace));
        } catch (RuntimeException | LinkageError fault) {
            return Optional.empty();
        }
    }

    /** Standard deviation of the speed of GPUs as a share, recorded. */
    double spread() {
        return fact("gpu-spread");
    }

    /** Bytes of GPU memory that weights and cache may take, recorded. */
    double usableMemory() {
        double memory = trace.input("gpu_memory", "Memory of " + servers.gpu().name(),
                servers.gpu().usableMemoryBytes(), Unit.MEMORY_BYTE, servers.gpu().provenance().source());
        return trace.formula("usable_memory", "Memory for weights and KV cache", memory * (1 - fact("memory-reserve")),
                Unit.MEMORY_BYTE, "{gpu_memory} x (1 - {memory_reserve})", Source.assumption("the rest is reserve"));
    }

    private double fact(String id) {
        Assumption assumption = facts.assumption(id).orElseThrow();
        return trace.input(id.replace('-', '_'), assumption.name(), assumption.value(), assumption.unit(),
                assumption.source());
    }
}
