// SPDX-License-Identifier: EPL-2.0
package org.eastwest.testkit;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.eastwest.catalog.Catalog;
import org.eastwest.catalog.CatalogLoader;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Severity;
import org.eastwest.spi.hardware.NicSpec;
import org.eastwest.spi.hardware.SwitchSpec;
import org.eastwest.spi.transport.ParameterValues;
import org.eastwest.spi.transport.Transport;
import org.eastwest.spi.transport.TransportInfo;
import org.eastwest.spi.transport.TransportModel;
import org.eastwest.spi.transport.TransportParameter;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What holds for every transport of a bundle. The test of the bundle extends it:
 * <pre>{@code
 * class ContractTest extends TransportContract {
 *     ContractTest() {
 *         super("com.example.foo", List.of(new FooTransport()));
 *     }
 * }
 * }</pre>
 * Each transport is declared in {@code OSGI-INF/ID.xml}, where ID is its id.
 *
 * @since 1.0
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class TransportContract {
    private final String bundle;
    private final List<? extends TransportModel> transports;

    /**
     * @param bundle     symbolic name of the bundle
     * @param transports all transports that it registers
     */
    protected TransportContract(String bundle, List<? extends TransportModel> transports) {
        this.bundle = bundle;
        this.transports = List.copyOf(transports);
    }

    /** The transports, each by its id. */
    protected final Stream<Named<TransportModel>> models() {
        return transports.stream().map(m -> Named.of(m.info().id(), m));
    }

    /** The transport with this id. */
    protected final TransportModel transport(String id) {
        return transports.stream().filter(m -> m.info().id().equals(id)).findFirst().orElseThrow();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("models")
    void itSaysWhoItIs(TransportModel model) {
        TransportInfo info = model.info();

        assertAll(() -> assertTrue(info.id().matches("[a-z][a-z0-9]*(-[a-z0-9]+)*"), "id " + info.id()),
                () -> assertFalse(info.name().isBlank(), "name"),
                () -> assertFalse(info.description().isBlank(), "description"),
                () -> assertFalse(info.vendors().isEmpty(), "vendors"),
                () -> assertTrue(0 <= info.lockIn() && info.lockIn() <= 1, "lock-in " + info.lockIn()),
                () -> assertFalse(info.source().text().isBlank(), "source"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("models")
    void itsStrategiesMakeSense(TransportModel model) {
        Transport transport = model.compose(ParameterValues.defaults(model.parameters()));

        assertAll(() -> assertTrue(transport.wireFormat().mtuBytes() > 0, "MTU"),
                () -> assertFraction(transport.wireFormat().goodput(), "goodput"),
                () -> assertTrue(transport.congestionControl().feedbackDelaySeconds() >= 0, "feedback delay"),
                () -> assertFraction(transport.congestionControl().targetUtilisation(), "target utilisation"),
                () -> assertTrue(transport.lossRecovery().timeoutSeconds() >= 0, "timeout"),
                () -> assertTrue(transport.lossRecovery().packetsPerAck() >= 1, "packets of an acknowledgement"),
                () -> assertTrue(0 <= transport.lossRecovery().lossProbability()
                        && transport.lossRecovery().lossProbability() < 1, "loss probability"),
                () -> assertTrue(transport.latency().sameLeafSeconds() > 0, "latency below one leaf"),
                () -> assertTrue(transport.latency().crossLeafSeconds() >= transport.latency().sameLeafSeconds(),
                        "latency across leaves"),
                () -> assertTrue(transport.scaleLimit().endpoints() > 0, "endpoints"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("models")
    void equalParametersComposeEqualStrategies(TransportModel model) {
        ParameterValues values = ParameterValues.defaults(model.parameters());

        assertEquals(model.compose(values), model.compose(new ParameterValues(values.values())));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("models")
    void everyParameterChangesAStrategy(TransportModel model) {
        Transport usual = model.compose(ParameterValues.defaults(model.parameters()));
        for (TransportParameter parameter : model.parameters()) {
            double other = parameter.defaultValue() == parameter.maximum() ? parameter.minimum() : parameter.maximum();
            ParameterValues.Resolved resolved =
                    ParameterValues.of(model.parameters(), Map.of(parameter.name(), other), "fabric");

            assertEquals(List.of(), resolved.findings());
            assertNotEquals(usual, model.compose(resolved.values()), parameter.name());
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("models")
    void everyParameterHasItsOwnNameALabelAndASource(TransportModel model) {
        assertEquals(model.parameters().size(),
                model.parameters().stream().map(TransportParameter::name).distinct().count());
        for (TransportParameter parameter : model.parameters()) {
            assertTrue(parameter.name().matches("[a-z]+(-[a-z]+)*"), parameter.name());
            assertFalse(parameter.label().isBlank() || parameter.source().text().isBlank(), parameter.name());
            assertTrue(Double.isFinite(parameter.minimum()) && Double.isFinite(parameter.maximum()), parameter.name());
        }
    }

    @ParameterizedTest(name = "{0}: any parts are judged, and what is wrong with them has a code and a remedy")
    @MethodSource("models")
    void anyPartsAreJudged(TransportModel model) {
        Catalog catalog = CatalogLoader.shipped();
        for (NicSpec nic : catalog.nics().all()) {
            for (SwitchSpec leaf : catalog.switches().all()) {
                for (Finding finding : model.compatibility(nic, leaf, leaf.portBytesPerSecond(), "compute")) {
                    assertEquals("compute", finding.element(), finding.code());
                    assertFalse(finding.code().isBlank() || finding.message().isBlank(), nic.id() + ", " + leaf.id());
                    assertTrue(finding.severity() == Severity.NOTE || !finding.remedy().isBlank(), finding.code());
                }
            }
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("models")
    void aServiceDescriptionRegistersIt(TransportModel model) throws Exception {
        String id = model.info().id();
        Object made = services().declared(file(id), TransportModel.class, id);

        assertEquals(model.getClass(), made.getClass());
        assertEquals(id, ((TransportModel) made).info().id());
    }

    @Test
    void theManifestNamesEveryServiceDescription() throws IOException {
        for (TransportModel model : transports) {
            services().names(file(model.info().id()));
        }
    }

    private ServiceDescription services() {
        return new ServiceDescription(getClass(), bundle);
    }

    private static String file(String id) {
        return "OSGI-INF/" + id + ".xml";
    }

    private static void assertFraction(double value, String what) {
        assertTrue(0 < value && value <= 1, what + " " + value);
    }
}
