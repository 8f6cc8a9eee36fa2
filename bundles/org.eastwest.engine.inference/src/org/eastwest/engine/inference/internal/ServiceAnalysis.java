// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.inference.internal;

import java.util.List;
import java.util.Optional;
import org.eastwest.quantity.Quantity;
import org.eastwest.spi.analysis.AnalysisRequest;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.RecordingTrace;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.Workload.Inference;
import org.eastwest.spi.fabric.FabricModel;
import org.eastwest.spi.hardware.FactBook;

/** One inference service: whether it can run at all, then its phases, its load and what decides them. */
final class ServiceAnalysis {
    /** The catalog lacks a number that this needs. */
    static final String MISSING_FACT = "EW-INFERENCE-001";
    /** The GPU does not multiply in the precision of the service. */
    static final String NO_PRECISION = "EW-INFERENCE-002";
    /** Weights and cache do not fit. */
    static final String MEMORY = "EW-INFERENCE-003";
    /** Ranks talk over a fabric that is not there or cannot be built. */
    static final String NO_FABRIC = "EW-INFERENCE-004";
    private static final List<String> NEEDED = List.of("inference-matmul-share", "inference-8-bit-share",
            "inference-memory-share", "inference-layer-overhead", "all-reduce-base", "scale-up-hop", "scale-up-share",
            "memory-reserve", "gpu-spread");

    private final AnalysisRequest request;
    private final FabricModel fabrics;
    private final FactBook facts;
    private final JobSnapshot job;
    private final Inference service;
    private final RecordingTrace trace = new RecordingTrace();

    ServiceAnalysis(AnalysisRequest request, FabricModel fabrics, FactBook facts, JobSnapshot job, Inference service) {
        this.request = request;
        this.fabrics = fabrics;
        this.facts = facts;
        this.job = job;
        this.service = service;
    }

    AnalysisResult result() {
        List<String> missing = NEEDED.stream().filter(id -> facts.assumption(id).isEmpty()).toList();
        if (!missing.isEmpty()) {
            return only(Finding.warning(MISSING_FACT, job.id(), "Service '" + job.name()
                    + "' is not analysed: the catalog has no " + String.join(", ", missing) + ".",
                    "Repair assumptions.csv in the folder catalog of your user area."));
        }
        Optional<Site> site = Site.of(request, fabrics, facts, job, trace);
        return site.isEmpty() ? AnalysisResult.EMPTY : analyze(site.get());
    }

    private AnalysisResult analyze(Site site) {
        if (Double.isNaN(Gpu.peak(site.servers().gpu(), service.precision()))) {
            return only(Finding.error(NO_PRECISION, job.id(), site.servers().gpu().name() + " does not multiply in "
                    + service.precision() + ", which service '" + job.name() + "' uses.",
                    "Choose another precision, or other servers."));
        }
        Replica replica = new Replica(service.model(), service.precision(), job.plan());
        Memory memory = new Memory(replica, service, site.usableMemory(), trace);
        if (!memory.fits()) {
            return new AnalysisResult(memory.metrics(job.id()), List.of(), List.of(), List.of(),
                    List.of(tooLarge(memory)));
        }
        Network network = site.network(replica);
        if (crosses(replica, site) && Double.isNaN(network.nicPerSecond())) {
            return new AnalysisResult(memory.metrics(job.id()), List.of(), List.of(), List.of(),
                    List.of(Finding.error(NO_FABRIC, job.id(), "Ranks of service '" + job.name()
                            + "' talk beyond their scale-up domain, and the design has no compute fabric that carries"
                            + " them.", "Give the servers NICs and a compute fabric with a transport, or keep TP, PP"
                                    + " and EP inside the domain.")));
        }
        return new ServiceReport(job, service, replica, memory, site.gpu(service.precision()), network, site.spread(),
                trace).result();
    }

    private boolean crosses(Replica replica, Site site) {
        int domain = site.servers().scaleUpDomainGpus();
        return replica.gpus() > domain || replica.ep() > domain || service.disaggregated() && job.plan().dp() > 1;
    }

    private Finding tooLarge(Memory memory) {
        return Finding.error(MEMORY, job.id(), "Weights and KV cache of service '" + job.name() + "' take "
                + Quantity.plain(Quantity.formatBinary(memory.bytes())) + " of a GPU that has "
                + Quantity.plain(Quantity.formatBinary(memory.usable())) + " for them.",
                memory.mostSequences() >= 1 ? "Lower the concurrency to " + (long) memory.mostSequences()
                        + ", or spread the model over more GPUs." : "Spread the model over more GPUs (TP, PP, EP), or"
                                + " choose a narrower precision.");
    }

    private static AnalysisResult only(Finding finding) {
        return AnalysisResult.ofFindings(List.of(finding));
    }
}
