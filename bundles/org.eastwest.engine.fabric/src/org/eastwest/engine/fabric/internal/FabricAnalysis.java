// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eastwest.engine.fabric.internal.export.Explorer;
import org.eastwest.spi.analysis.AnalysisRequest;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.Series;
import org.eastwest.spi.analysis.Table;
import org.eastwest.spi.design.ClusterSnapshot;
import org.eastwest.spi.design.FabricRole;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.fabric.FabricExplorer;
import org.eastwest.spi.fabric.FabricModel;
import org.eastwest.spi.fabric.FabricPlan;
import org.eastwest.spi.fabric.FabricSizing;
import org.eastwest.spi.fabric.FabricTransport;
import org.eastwest.spi.hardware.NicRole;
import org.eastwest.spi.transport.TransportModel;
import org.eastwest.spi.transport.TransportRegistry;

/** Analyses one fabric of a design. */
final class FabricAnalysis {
    private static final long FAULT_SEED = 1;

    private final ClusterSnapshot cluster;
    private final FabricSnapshot fabric;
    private final TransportRegistry transports;
    private final FabricModel model;
    private final boolean full;
    private final List<Metric> metrics = new ArrayList<>();
    private final List<Table> tables = new ArrayList<>();
    private final List<Series> series = new ArrayList<>();
    private final List<Finding> findings = new ArrayList<>();

    FabricAnalysis(AnalysisRequest request, FabricModel model, FabricSnapshot fabric) {
        cluster = request.design().cluster();
        transports = request.transports();
        full = request.full();
        this.model = model;
        this.fabric = fabric;
    }

    AnalysisResult result() {
        NicRole role = fabric.role().nicRole();
        if (Planner.nics(cluster, role).findAny().isEmpty()) {
            findings.add(Finding.warning(NetworkFindings.NO_NICS, fabric.id(), "Fabric '" + fabric.name()
                    + "' joins nothing: no server has NICs of its role.",
                    "Add NICs of that role, or remove the fabric."));
            return AnalysisResult.ofFindings(findings);
        }
        FabricPlan plan = model.plan(cluster, fabric);
        FabricSizing sizing = model.size(plan);
        sizing.findings().forEach(f -> findings.add(new Finding(f.severity(), f.code(), f.message(), fabric.id(),
                f.remedy())));
        if (sizing.buildable()) {
            SizingReport report = new SizingReport(cluster, fabric, sizing);
            metrics.addAll(report.metrics());
            tables.addAll(report.tables());
            findings.addAll(report.findings());
        }
        if (faultsAreKnown(sizing)) {
            transport().ifPresent(t -> carry(sizing, t));
        }
        return new AnalysisResult(metrics, List.of(), series, tables, findings);
    }

    /** Tells what faults leave; false when they name what the fabric does not have. */
    private boolean faultsAreKnown(FabricSizing sizing) {
        if (fabric.faults().isEmpty() || !sizing.buildable()) {
            return true;
        }
        try {
            FabricExplorer.Survey left = new Explorer().survey(sizing.plan(), FAULT_SEED);
            String message = "With " + String.join(", ", fabric.faults()) + ", "
                    + Amounts.of(left.failedLinks()) + " of " + Amounts.of(left.links(), "link", "links")
                    + " between switches " + (left.failedLinks() == 1 ? "has" : "have") + " failed and "
                    + Amounts.of(left.slowedLinks(), "is", "are") + " slower" + (left.cutOffEndpoints() > 0 ? "; "
                    + Amounts.of(left.cutOffEndpoints(), "endpoint is", "endpoints are") + " cut off" : "") + ".";
            String remedy = "Compare with the analysis without faults.";
            findings.add(left.cutOffEndpoints() > 0
                    ? Finding.error(NetworkFindings.FAULTS, fabric.id(), message, remedy)
                    : Finding.note(NetworkFindings.FAULTS, fabric.id(), message, remedy));
            return true;
        } catch (IllegalArgumentException unknown) {
            findings.add(Finding.error(NetworkFindings.UNKNOWN_FAULT, fabric.id(), unknown.getMessage(),
                    "Name switches and planes that the fabric has."));
            return false;
        }
    }

    private Optional<TransportModel> transport() {
        String id = fabric.transportId();
        if (id == null || id.isBlank()) {
            return Optional.empty();
        }
        Optional<TransportModel> found = transports.find(id);
        if (found.isEmpty()) {
            findings.add(Finding.error(NetworkFindings.UNKNOWN_TRANSPORT, fabric.id(), "The transport '" + id
                    + "' of fabric '" + fabric.name() + "' is not installed.", "Choose one of "
                            + transports.all().stream().map(t -> t.info().id()).toList()
                            + ", or install the plug-in that brings it."));
        }
        return found;
    }

    /** A transport is foreign code: what it throws becomes a finding, and the rest of the analysis stands. */
    private void carry(FabricSizing sizing, TransportModel transport) {
        try {
            FabricTransport composed = FabricTransport.of(fabric, transport);
            findings.addAll(composed.findings());
            findings.addAll(FabricTransport.compatibility(cluster, fabric, transport));
            if (sizing.buildable()) {
                PathReport report = new PathReport(cluster, fabric, sizing, model, composed.transport(),
                        transport.info());
                metrics.addAll(report.metrics());
                findings.addAll(report.findings(full));
                if (full && fabric.role() == FabricRole.COMPUTE) {
                    series.addAll(report.series());
                    series.addAll(new CongestionReport(fabric, sizing, composed.transport()).series());
                }
            }
        } catch (RuntimeException | LinkageError fault) {
            findings.add(Finding.error(NetworkFindings.FAILED_TRANSPORT, fabric.id(), "The transport '"
                    + fabric.transportId() + "' failed: " + fault + ".",
                    "Choose another transport, and report it to its provider."));
        }
    }
}
