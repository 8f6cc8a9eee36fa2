// SPDX-License-Identifier: EPL-2.0
package org.eastwest.transport.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.eastwest.spi.transport.ParameterValues;
import org.eastwest.spi.transport.Transport;
import org.eastwest.spi.transport.TransportModel;
import org.eastwest.spi.transport.TransportParameter;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Element;

/**
 * What holds for every transport of a bundle. The test of a bundle extends it, and has a {@code transports.csv} with the
 * published values of its transports among its resources.
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

    Stream<Named<TransportModel>> models() {
        return transports.stream().map(m -> Named.of(m.info().id(), m));
    }

    private TransportModel transport(String id) {
        return transports.stream().filter(m -> m.info().id().equals(id)).findFirst().orElseThrow();
    }

    @ParameterizedTest(name = "{0}: overheads, goodput, latency and lock-in are the published ones")
    @CsvFileSource(resources = "/transports.csv", numLinesToSkip = 1)
    void defaultsAreThePublishedOnes(String id, String name, Double feedbackMinimum, Double feedbackMaximum,
            Double timeout, int mtu, int overheadFirst, int overheadMiddle, double goodput, Double sameLeaf,
            Double crossLeaf, double lockIn) {
        TransportModel model = transport(id);
        Transport transport = model.compose(ParameterValues.defaults(model.parameters()));

        assertEquals(mtu, transport.wireFormat().mtuBytes());
        assertEquals(overheadFirst, transport.wireFormat().firstOverheadBytes());
        assertEquals(overheadMiddle, transport.wireFormat().middleOverheadBytes());
        assertEquals(goodput, transport.wireFormat().goodput(), 5e-5);
        double feedback = transport.congestionControl().feedbackDelaySeconds();
        assertTrue(feedbackMinimum <= feedback && feedback <= feedbackMaximum, "feedback delay " + feedback);
        if (timeout != null) {
            assertEquals(timeout, transport.lossRecovery().timeoutSeconds(), timeout * 0.01);
        }
        if (sameLeaf != null) {
            assertEquals(sameLeaf, transport.latency().sameLeafSeconds());
            assertEquals(crossLeaf, transport.latency().crossLeafSeconds());
        }
        assertEquals(lockIn, model.info().lockIn());
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

    @ParameterizedTest(name = "{0}")
    @MethodSource("models")
    void aServiceDescriptionRegistersIt(TransportModel model) throws Exception {
        String id = model.info().id();
        Element component = xml("OSGI-INF/" + id + ".xml");

        assertEquals(model.getClass().getName(), attribute(component, "implementation", "class"));
        assertEquals(TransportModel.class.getName(), attribute(component, "provide", "interface"));
        assertEquals("id", attribute(component, "property", "name"));
        assertEquals(id, attribute(component, "property", "value"));
        assertEquals(id, ((TransportModel) model.getClass().getConstructor().newInstance()).info().id());
    }

    @Test
    void theManifestListsEveryServiceDescription() throws IOException {
        List<String> expected = transports.stream().map(m -> "OSGI-INF/" + m.info().id() + ".xml").sorted().toList();

        assertEquals(expected, Stream.of(serviceComponents().split(",")).map(String::strip).sorted().toList());
    }

    private String serviceComponents() throws IOException {
        for (URL url : Collections.list(getClass().getClassLoader().getResources("META-INF/MANIFEST.MF"))) {
            try (InputStream in = url.openStream()) {
                Attributes attributes = new Manifest(in).getMainAttributes();
                if (bundle.equals(attributes.getValue("Bundle-SymbolicName"))) {
                    return attributes.getValue("Service-Component");
                }
            }
        }
        throw new AssertionError("the bundle's manifest is not on the class path");
    }

    private Element xml(String name) throws Exception {
        try (InputStream in = getClass().getClassLoader().getResourceAsStream(name)) {
            return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(in).getDocumentElement();
        }
    }

    private static String attribute(Element component, String element, String attribute) {
        return ((Element) component.getElementsByTagName(element).item(0)).getAttribute(attribute);
    }
}
