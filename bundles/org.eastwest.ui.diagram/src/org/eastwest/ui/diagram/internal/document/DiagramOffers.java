// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.document;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eastwest.analysis.AnalysisService;
import org.eastwest.design.DesignDiagrams;
import org.eastwest.design.DesignDiagrams.Offer;
import org.eastwest.model.design.Design;
import org.eastwest.model.design.Scenario;
import org.eastwest.reader.view.ViewBuilder;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.fabric.FabricModel;
import org.eastwest.spi.transport.TransportRegistry;
import org.eastwest.ui.internal.Services;
import org.eastwest.viewpoint.Specification;

/**
 * The diagrams of a design as it was checked last; another one is made after the next check or analysis. Views are made
 * from it alone, so that any thread may use it.
 */
public final class DiagramOffers {
    /**
     * What diagrams of a scenario are made from.
     *
     * @param scenario of the design
     * @param snapshot as it was read last; empty while it cannot be
     * @param result   of its analysis; empty when it was not analysed as it is now
     */
    public record Source(Scenario scenario, Optional<DesignSnapshot> snapshot, AnalysisResult result) {
        /** Makes the views of the snapshot. */
        public ViewBuilder views(DesignSnapshot read, FabricModel fabrics) {
            TransportRegistry transports = Services.call(AnalysisService.class, AnalysisService::transports);
            return new ViewBuilder(read, fabrics, result, Map.of(), transports::name);
        }
    }

    private final Specification specification;
    private final Design design;
    private final List<Source> sources;

    public DiagramOffers(Specification specification, Design design, List<Source> sources) {
        this.specification = specification;
        this.design = design;
        this.sources = List.copyOf(sources);
    }

    private DesignDiagrams diagrams(Source source) {
        ViewBuilder views = source.snapshot().map(s -> Services.call(FabricModel.class,
                fabrics -> source.views(s, fabrics))).orElse(null);
        return new DesignDiagrams(specification, design, source.scenario(), views);
    }

    /** Every diagram at the top. */
    public List<DiagramReference> list() {
        List<DiagramReference> all = new ArrayList<>();
        sources.forEach(s -> diagrams(s).list().forEach(o -> all.add(reference(s, o))));
        return all;
    }

    private static DiagramReference reference(Source source, Offer offer) {
        return new DiagramReference(source.scenario().getId(), offer.id(), offer.element(), offer.name());
    }

    /** A diagram; empty when the design has none of this name, or none yet. */
    public Optional<Offer> find(DiagramReference reference) {
        return sources.stream().filter(s -> s.scenario().getId().equals(reference.scenario())).findFirst()
                .flatMap(s -> diagrams(s).find(reference.diagram(), reference.element()));
    }
}
