// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.compare;

import java.util.List;
import java.util.Map;
import org.eastwest.analysis.AnalysisService;
import org.eastwest.analysis.compare.Variant;
import org.eastwest.analysis.compare.Variants;
import org.eastwest.catalog.Catalog;
import org.eastwest.catalog.CatalogService;
import org.eastwest.model.design.Design;
import org.eastwest.reader.DesignPaths;
import org.eastwest.reader.DesignReader;
import org.eastwest.reader.PathException;
import org.eastwest.reader.Reading;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Severity;
import org.eastwest.spi.decision.Adviser;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.FabricRole;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.transport.TransportInfo;
import org.eastwest.spi.transport.TransportModel;
import org.eastwest.spi.transport.TransportRegistry;
import org.eastwest.ui.internal.InstalledParts;
import org.eastwest.ui.internal.Services;
import org.eclipse.emf.ecore.util.EcoreUtil;

/** Makes variants of an open design, with the services of the product. */
final class Domain {
    private Domain() {
    }

    static TransportRegistry transports() {
        return Services.call(AnalysisService.class, AnalysisService::transports);
    }

    /** Transports that comparisons show unless told otherwise, and the design's own. */
    static List<String> transports(DesignSnapshot design) {
        String own = design.fabric(FabricRole.COMPUTE).map(FabricSnapshot::transportId).orElse("");
        return transports().all().stream().map(TransportModel::info)
                .filter(info -> info.compared() || info.id().equals(own)).map(TransportInfo::id).toList();
    }

    /** Variants of a scenario of a design that nobody changes meanwhile. */
    static Variants variants(Design design, String scenarioId) {
        Catalog catalog = catalog();
        return new Variants(changes -> read(design, scenarioId, changes, catalog),
                Services.call(Adviser.class, adviser -> adviser), transports(), InstalledParts.known());
    }

    static Reading read(Design design, String scenarioId) {
        return DesignReader.read(design, scenarioId, catalog());
    }

    private static Catalog catalog() {
        return Services.call(CatalogService.class, CatalogService::catalog);
    }

    private static Variant read(Design design, String scenarioId, Map<String, String> changes, Catalog catalog) {
        Design copy = EcoreUtil.copy(design);
        try {
            changes.forEach((path, value) -> DesignPaths.set(copy, scenarioId, path, value));
        } catch (PathException wrong) {
            throw new IllegalArgumentException(wrong.finding().message() + " " + wrong.finding().remedy(), wrong);
        }
        Reading reading = DesignReader.read(copy, scenarioId, catalog);
        return reading.snapshot().map(Variant::of).orElseGet(() -> Variant.impossible(firstError(reading)));
    }

    static String firstError(Reading reading) {
        return reading.findings().stream().filter(f -> f.severity() == Severity.ERROR).map(Finding::message).findFirst()
                .orElse("The design has no scenario.");
    }
}
