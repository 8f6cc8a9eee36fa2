// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.reliability.internal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eastwest.spi.analysis.AnalysisRequest;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.RecordingTrace;
import org.eastwest.spi.analysis.Series;
import org.eastwest.spi.analysis.Table;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.FabricRole;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.Workload.Training;
import org.eastwest.spi.fabric.FabricModel;
import org.eastwest.spi.fabric.FabricSizing;
import org.eastwest.spi.fabric.FabricTransport;
import org.eastwest.spi.hardware.FactBook;
import org.eastwest.spi.transport.Transport;

/** The failures of one training job. */
final class JobReliability {
    /** The catalog lacks a number that this needs. */
    static final String MISSING_FACT = "EW-RELIABILITY-001";
    private static final List<String> NEEDED = List.of("checkpoint-stall", "restart-time", "partial-checkpoint-stall",
            "partial-restart-time", "repair-time", "spare-confidence", "checkpoint-write-share", "checkpoint-read-time",
            "link-repair-time", "reroute-per-flow", "reroute-per-packet", "retries");

    private final AnalysisRequest request;
    private final FabricModel fabrics;
    private final Facts facts;
    private final JobSnapshot job;
    private final Training run;

    JobReliability(AnalysisRequest request, FabricModel fabrics, FactBook facts, JobSnapshot job, Training run) {
        this.request = request;
        this.fabrics = fabrics;
        this.facts = new Facts(facts);
        this.job = job;
        this.run = run;
    }

    AnalysisResult result() {
        List<String> missing = NEEDED.stream().filter(id -> !facts.has(id)).toList();
        if (!missing.isEmpty() || facts.expected().isEmpty()) {
            return AnalysisResult.ofFindings(List.of(Finding.warning(MISSING_FACT, job.id(), "The failures of job '"
                    + job.name() + "' are not analysed: the catalog has no "
                    + (missing.isEmpty() ? "expected failures" : String.join(", ", missing)) + ".",
                    "Repair assumptions.csv and failures.csv in the folder catalog of your user area.")));
        }
        return analyze();
    }

    private AnalysisResult analyze() {
        DesignSnapshot design = request.design();
        Optional<FabricSnapshot> compute = design.fabric(FabricRole.COMPUTE);
        Optional<FabricSizing> sizing = compute.flatMap(this::sizing);
        Units units = Units.of(job, design.cluster(), sizing);
        RecordingTrace trace = new RecordingTrace();
        Failures failures = new Failures(job, facts, units, trace);
        Saving saving = new Saving(job, run, facts, failures, trace);
        Storage storage = new Storage(design, job, fabrics, facts, saving, trace);
        Spares spares = new Spares(design, job, facts, failures, trace);
        LinkFailures links = new LinkFailures(job, compute, sizing, compute.flatMap(this::transport), units, facts,
                trace);
        List<Metric> metrics = new ArrayList<>(failures.metrics());
        metrics.addAll(saving.metrics());
        metrics.addAll(spares.metrics());
        metrics.addAll(storage.metrics());
        metrics.addAll(links.metrics());
        List<Table> tables = new ArrayList<>(List.of(failures.table()));
        links.table().ifPresent(tables::add);
        List<Finding> findings = new ArrayList<>(saving.findings());
        findings.addAll(spares.findings());
        findings.addAll(storage.findings());
        findings.addAll(links.findings());
        List<Series> series = new GoodputCurves(job, failures, saving).series();
        return new AnalysisResult(metrics, List.of(), series, tables, findings);
    }

    private Optional<FabricSizing> sizing(FabricSnapshot fabric) {
        boolean joins = request.design().cluster().groups().stream()
                .anyMatch(g -> g.nics(fabric.role().nicRole()).isPresent());
        return joins ? Optional.of(fabrics.size(fabrics.plan(request.design().cluster(), fabric)))
                .filter(FabricSizing::buildable) : Optional.empty();
    }

    /** A transport is foreign code; the fabric engine tells when it fails. */
    private Optional<Transport> transport(FabricSnapshot fabric) {
        try {
            return request.transports().find(fabric.transportId())
                    .map(model -> FabricTransport.of(fabric, model).transport());
        } catch (RuntimeException | LinkageError fault) {
            return Optional.empty();
        }
    }
}
