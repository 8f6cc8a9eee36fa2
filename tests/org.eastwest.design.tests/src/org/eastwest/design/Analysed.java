// SPDX-License-Identifier: EPL-2.0
package org.eastwest.design;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.eastwest.analysis.internal.EngineHost;
import org.eastwest.catalog.CatalogLoader;
import org.eastwest.design.DesignDiagrams.Offer;
import org.eastwest.engine.fabric.internal.FabricEngine;
import org.eastwest.engine.fabric.internal.Fabrics;
import org.eastwest.engine.training.internal.TrainingEngine;
import org.eastwest.examples.Template;
import org.eastwest.examples.Templates;
import org.eastwest.model.design.Design;
import org.eastwest.model.design.Fabric;
import org.eastwest.model.design.Scenario;
import org.eastwest.reader.DesignReader;
import org.eastwest.reader.view.ViewBuilder;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.transport.TransportModel;
import org.eastwest.transport.infiniband.internal.NdrTransport;
import org.eastwest.transport.infiniband.internal.XdrTransport;
import org.eastwest.transport.roce.internal.DcqcnTransport;
import org.eastwest.transport.spectrumx.internal.SpectrumXTransport;
import org.eastwest.transport.uec.internal.UecTransport;

/**
 * A template with what the analyses of its fabrics and jobs find.
 *
 * @param design   the template
 * @param snapshot its first scenario
 * @param result   what is found
 */
record Analysed(Design design, DesignSnapshot snapshot, AnalysisResult result) {
    private static final Fabrics FABRICS = new Fabrics();

    /** All templates in which there is something to draw. */
    static Stream<String> templates() {
        return Templates.list().stream().map(Template::id).filter(id -> !id.equals("empty"));
    }

    static Analysed template(String id) {
        Design design = Templates.create(id, Map.of());
        DesignSnapshot snapshot = DesignReader.read(design, null, CatalogLoader.shipped()).snapshot().orElseThrow();
        return new Analysed(design, snapshot, host().analyze(snapshot, Set.of(), Progress.NONE));
    }

    /** The engines and transports that are installed. */
    static EngineHost host() {
        EngineHost host = new EngineHost();
        host.addEngine(new TrainingEngine(FABRICS), Map.of());
        host.addEngine(new FabricEngine(FABRICS), Map.of());
        List.<TransportModel>of(new NdrTransport(), new XdrTransport(), new DcqcnTransport(), new UecTransport(),
                new SpectrumXTransport()).forEach(t -> host.addTransport(t, Map.of()));
        return host;
    }

    /** The same design with other findings. */
    Analysed with(AnalysisResult other) {
        return new Analysed(design, snapshot, other);
    }

    ViewBuilder views() {
        return new ViewBuilder(snapshot, FABRICS, result, Map.of(), host().transports()::name);
    }

    DesignDiagrams diagrams() {
        return new DesignDiagrams(DesignDiagrams.read(List.of()), design, scenario(), views());
    }

    Scenario scenario() {
        return design.getScenarios().get(0);
    }

    /** The diagrams at the top and those of one pod and of one switch of each tier. */
    List<Offer> offers() {
        DesignDiagrams diagrams = diagrams();
        List<Offer> all = new ArrayList<>(diagrams.list());
        for (Fabric fabric : scenario().getFabrics()) {
            for (String part : List.of("pod1", "leaf1", "spine1", "core1")) {
                diagrams.find("fabric", fabric.getId() + "/" + part).ifPresent(all::add);
                diagrams.find("traffic", fabric.getId() + "/" + part).ifPresent(all::add);
            }
        }
        return all;
    }
}
