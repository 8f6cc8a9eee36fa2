// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.open;

import java.util.List;
import java.util.Optional;
import org.eastwest.model.design.Design;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.ui.diagram.internal.document.DiagramOffers;
import org.eastwest.ui.internal.results.AnalysisOutcome;
import org.eastwest.ui.internal.results.AnalysisStore;
import org.eastwest.ui.internal.session.DesignSession;
import org.eastwest.viewpoint.Specification;
import org.eclipse.ui.PlatformUI;

/** What the diagrams of an open design are made from. Belongs to the UI thread. */
public final class Sources {
    private Sources() {
    }

    /** The scenarios as they are, without those that have errors, and each with its analysis if it was analysed as it is. */
    public static List<DiagramOffers.Source> of(DesignSession session) {
        return session.design().map(Design::getScenarios).stream().flatMap(List::stream).map(scenario -> {
            Optional<DesignSnapshot> snapshot = Optional.ofNullable(session.check().snapshots().get(scenario.getId()));
            return new DiagramOffers.Source(scenario, snapshot, snapshot.map(s -> result(session, s))
                    .orElse(AnalysisResult.EMPTY));
        }).toList();
    }

    private static AnalysisResult result(DesignSession session, DesignSnapshot snapshot) {
        return PlatformUI.getWorkbench().getService(AnalysisStore.class).find(session.location().path())
                .filter(outcome -> outcome.snapshot().filter(snapshot::equals).isPresent())
                .map(AnalysisOutcome::result).orElse(AnalysisResult.EMPTY);
    }

    /** The diagrams of an open design as it is now. */
    public static DiagramOffers offers(DesignSession session, Specification specification) {
        return new DiagramOffers(specification, session.design().orElseThrow(), of(session));
    }
}
