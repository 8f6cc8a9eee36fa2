// SPDX-License-Identifier: EPL-2.0
package org.eastwest.testkit;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;
import org.eastwest.spi.analysis.AnalysisEngine;
import org.eastwest.spi.analysis.AnalysisRequest;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Derivation;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.analysis.Severity;
import org.junit.jupiter.api.Test;

/**
 * What holds for every engine, tried on a design that it has something to say about. The test of the bundle extends it:
 * <pre>{@code
 * class ContractTest extends EngineContract {
 *     ContractTest() {
 *         super("com.example.foo", new FooEngine(), SampleDesigns.request());
 *     }
 * }
 * }</pre>
 * The engine is declared in {@code OSGI-INF/ID.xml}, where ID is its id.
 *
 * @since 1.0
 */
public abstract class EngineContract {
    private final String bundle;
    private final AnalysisEngine engine;
    private final AnalysisRequest request;

    /**
     * @param bundle  symbolic name of the bundle
     * @param engine  the engine
     * @param request about a design on which it produces something
     */
    protected EngineContract(String bundle, AnalysisEngine engine, AnalysisRequest request) {
        this.bundle = bundle;
        this.engine = engine;
        this.request = request;
    }

    /** What the engine finds out about the design of the request. */
    protected final AnalysisResult result() {
        return engine.analyze(request, Progress.NONE);
    }

    @Test
    void itSaysWhoItIs() {
        assertTrue(engine.id().matches("[a-z][a-z0-9]*(-[a-z0-9]+)*"), "id " + engine.id());
        assertFalse(engine.name().isBlank(), "name");
    }

    @Test
    void itHasSomethingToSay() {
        assertNotEquals(AnalysisResult.EMPTY, result());
    }

    @Test
    void theSameRequestGivesTheSameResult() {
        assertEquals(result(), result());
    }

    @Test
    void anEmptyDesignIsNoFault() {
        assertNotNull(engine.analyze(request.with(SampleDesigns.empty()), Progress.NONE));
    }

    @Test
    void itEndsWhenItIsCancelled() {
        assertThrows(CancellationException.class, () -> engine.analyze(request, new CancelledProgress()));
    }

    @Test
    void progressIsAFractionThatGrows() {
        double[] last = {0};
        engine.analyze(request, new Progress() {
            @Override
            public void report(double fraction, String what) {
                assertFalse(what.isBlank(), "what is being done");
                if (!Double.isNaN(fraction)) {
                    assertTrue(last[0] <= fraction && fraction <= 1, "from " + last[0] + " to " + fraction);
                    last[0] = fraction;
                }
            }

            @Override
            public boolean cancelled() {
                return false;
            }
        });
    }

    @Test
    void everyMetricStandsOnceForItsElementAndHasItsDerivation() {
        List<Metric> metrics = result().metrics();

        assertEquals(metrics.size(), metrics.stream().map(m -> m.id() + " of " + m.element()).distinct().count());
        for (Metric metric : metrics) {
            assertAll(metric.id(),
                    () -> assertTrue(metric.id().matches("[a-z][a-z0-9_]*"), "letters, digits, underscores"),
                    () -> assertFalse(metric.label().isBlank(), "label"),
                    () -> assertFalse(Double.isInfinite(metric.value()), "infinite"),
                    () -> assertEquals(metric.value(), metric.derivation().value(), "value of the derivation"),
                    () -> assertEquals(metric.unit(), metric.derivation().unit(), "unit of the derivation"));
            assertSources(metric.derivation(), Collections.newSetFromMap(new IdentityHashMap<>()));
        }
    }

    @Test
    void everyFindingHasACodeAndARemedy() {
        for (Finding finding : result().findings()) {
            assertFalse(finding.code().isBlank() || finding.message().isBlank(), finding.toString());
            assertTrue(finding.severity() == Severity.NOTE || !finding.remedy().isBlank(), finding.toString());
        }
    }

    @Test
    void aServiceDescriptionRegistersIt() throws Exception {
        ServiceDescription services = new ServiceDescription(getClass(), bundle);
        String file = "OSGI-INF/" + engine.id() + ".xml";
        Object made = services.declared(file, AnalysisEngine.class, engine.id());

        assertEquals(engine.id(), ((AnalysisEngine) made).id());
        services.names(file);
    }

    private static void assertSources(Derivation value, Set<Derivation> seen) {
        if (seen.add(value)) {
            assertFalse(value.source().text().isBlank(), value.id() + " has no source");
            assertEquals(value.isLeaf(), value.formula().isEmpty(), value.id() + ": a leaf has no formula, others have");
            value.inputs().forEach(input -> assertSources(input, seen));
        }
    }
}
