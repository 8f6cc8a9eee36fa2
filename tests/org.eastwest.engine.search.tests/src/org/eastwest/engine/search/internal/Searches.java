// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.search.internal;

import java.util.List;
import java.util.Map;
import org.eastwest.catalog.CatalogLoader;
import org.eastwest.engine.fabric.internal.Fabrics;
import org.eastwest.engine.training.internal.search.StepPlans;
import org.eastwest.examples.Templates;
import org.eastwest.model.design.Design;
import org.eastwest.reader.DesignPaths;
import org.eastwest.reader.DesignReader;
import org.eastwest.reader.Reading;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.plan.Objective;
import org.eastwest.spi.plan.PlanModel;
import org.eastwest.spi.plan.PlanSearchRequest;
import org.eastwest.spi.plan.PlanSearchResult;
import org.eastwest.spi.plan.PreparedJob;
import org.eastwest.spi.plan.UnusableJobException;
import org.eastwest.spi.transport.TransportModel;
import org.eastwest.spi.transport.TransportRegistry;
import org.eastwest.transport.infiniband.internal.NdrTransport;
import org.eastwest.transport.roce.internal.DcqcnTransport;
import org.eastwest.transport.roce.internal.EnhancedEcmpTransport;
import org.eastwest.transport.spectrumx.internal.SpectrumXTransport;
import org.eastwest.transport.uec.internal.UecTransport;

/** Shipped designs, and searches in them. */
final class Searches {
    static final PlanModel PLANS = new StepPlans(new Fabrics());
    static final TransportRegistry TRANSPORTS = Searches::transports;
    private static final List<TransportModel> ALL = List.of(new NdrTransport(), new EnhancedEcmpTransport(), new DcqcnTransport(),
            new SpectrumXTransport(), new UecTransport());

    private Searches() {
    }

    private static List<TransportModel> transports() {
        return ALL;
    }

    /** A template, with attributes changed: PATH and value in turn. */
    static DesignSnapshot template(String id, String... changes) {
        Design design = Templates.create(id, Map.of());
        for (int i = 0; i < changes.length; i += 2) {
            DesignPaths.set(design, null, changes[i], changes[i + 1]);
        }
        Reading reading = DesignReader.read(design, null, CatalogLoader.shipped());
        return reading.snapshot().orElseThrow(() -> new AssertionError(reading.findings()));
    }

    static DesignSnapshot gpt3(String... changes) {
        return template("search-gpt3-175b-a100-64", changes);
    }

    static PreparedJob job(DesignSnapshot design) {
        try {
            return PLANS.prepare(design, TRANSPORTS, design.jobs().get(0).id());
        } catch (UnusableJobException unusable) {
            throw new AssertionError(unusable.findings().toString(), unusable);
        }
    }

    static PlanSearchRequest request(DesignSnapshot design, String space) {
        return new PlanSearchRequest(design, TRANSPORTS, "", Objective.TIME, PlanSearchRequest.DEFAULT_MARGIN, space,
                PlanSearchRequest.DEFAULT_TOP, 1);
    }

    static PlanSearchResult search(DesignSnapshot design, String space) {
        return search(request(design, space));
    }

    static PlanSearchResult search(PlanSearchRequest request) {
        return new PlanSearchEngine(PLANS).search(request, Progress.NONE);
    }
}
