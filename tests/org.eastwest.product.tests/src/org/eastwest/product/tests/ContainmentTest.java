// SPDX-License-Identifier: EPL-2.0
package org.eastwest.product.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.example.misbehaving.Engines;
import com.example.misbehaving.Services;
import com.example.misbehaving.SoundTransport;
import com.example.misbehaving.Transports;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.eastwest.analysis.AnalysisService;
import org.eastwest.analysis.Plugin;
import org.eastwest.analysis.PluginException;
import org.eastwest.analysis.PluginService;
import org.eastwest.catalog.Catalog;
import org.eastwest.catalog.CatalogContribution;
import org.eastwest.catalog.CatalogLoader;
import org.eastwest.catalog.CatalogService;
import org.eastwest.examples.Templates;
import org.eastwest.reader.DesignReader;
import org.eastwest.report.Decisions;
import org.eastwest.report.DesignReport;
import org.eastwest.report.ReportInput;
import org.eastwest.report.RunInfo;
import org.eastwest.spi.analysis.AnalysisEngine;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.decision.Advice;
import org.eastwest.spi.decision.Adviser;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.evaluation.KnownParts;
import org.eastwest.spi.report.ReportContributor;
import org.eastwest.spi.transport.TransportModel;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.RegistryFactory;
import org.eclipse.equinox.app.IApplication;
import org.eclipse.equinox.app.IApplicationContext;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.BundleException;
import org.osgi.framework.FrameworkUtil;
import org.osgi.framework.ServiceReference;

/**
 * Bundles of a third party that misbehave in one way each: an analysis tells of each in one finding that names it, and
 * everything else is as it was without it. How patient the workbench is here stands in the module's pom.
 */
class ContainmentTest {
    private static final String BAD = "com.example.bad";
    private static final DesignSnapshot DESIGN = DesignReader.read(Templates.create("ethernet-1k", Map.of()), null,
            CatalogLoader.shipped()).snapshot().orElseThrow();
    private static final AnalysisResult USUAL = analyze();

    private Bundle installed;

    @AfterEach
    void removesTheBundle() throws BundleException, IOException {
        service(PluginService.class).enable(BAD);
        if (installed != null) {
            installed.uninstall();
        }
    }

    @Test
    void aSoundTransportIsUsedAndNamedInNoFinding() throws Exception {
        transport(SoundTransport.class);

        assertEquals(List.of(), naming(analyze()));
        assertEquals(List.of("ACTIVE"), states());
        assertTrue(service(AnalysisService.class).transports().find("plugged-in").isPresent());
    }

    static Stream<Arguments> transports() {
        return Stream.of(Arguments.of(Transports.CannotBeMade.class, "no day for transports"),
                Arguments.of(Transports.NoInfo.class, "info() returned null"),
                Arguments.of(Transports.ThrowsWhoItIs.class, "who knows"),
                Arguments.of(Transports.HangsWhoItIs.class, "gave no answer"),
                Arguments.of(Transports.ShippedId.class, "'ib-ndr' is registered before it"),
                Arguments.of(Transports.NoParameters.class, "parameters() returned null"),
                Arguments.of(Transports.NoStrategies.class, "compose() returned null"),
                Arguments.of(Transports.NoNumber.class, "feedback delay in seconds is NaN"),
                Arguments.of(Transports.NegativeTime.class, "latency within a leaf in seconds is -3.0E-6"),
                Arguments.of(Transports.InfiniteTime.class, "feedback delay in seconds is Infinity"),
                Arguments.of(Transports.HugeNumber.class, "queue pairs is 2.147483647E9"),
                Arguments.of(Transports.OverflowsTheStack.class, "StackOverflowError"),
                Arguments.of(Transports.ExhaustsMemory.class, "OutOfMemoryError"),
                Arguments.of(Transports.ThrowsLater.class, "not any more"),
                Arguments.of(Transports.NothingLater.class, "compose() returned null"),
                Arguments.of(Transports.NoNumberLater.class, "latency within a leaf in seconds is NaN"),
                Arguments.of(Transports.HangsLater.class, "gave no answer"),
                Arguments.of(Transports.OverflowsLater.class, "StackOverflowError"),
                Arguments.of(Transports.ThrowsAboutParts.class, "parts are hard"),
                Arguments.of(Transports.NothingAboutParts.class, "NullPointerException"));
    }

    @ParameterizedTest
    @MethodSource("transports")
    void aTransportThatMisbehavesIsNamedOnceAndNotUsed(Class<?> transport, String reason) throws Exception {
        transport(transport);

        AnalysisResult result = analyze();

        assertNamedOnce(result, Plugin.NOT_USED, reason);
        assertElseAsUsual(result);
        assertEquals(List.of("BROKEN"), states());
        assertNamedOnce(analyze(), Plugin.NOT_USED, reason);
    }

    @Test
    void aTransportThatHangsIsNamedInTheReportAndCostsItNothingElse() throws Exception {
        transport(Transports.HangsLater.class);
        Catalog catalog = CatalogLoader.shipped();
        KnownParts parts = new KnownParts(catalog.gpus().all(), catalog.servers().all(), catalog.nics().all(),
                catalog.switches().all(), catalog.models().all());
        Decisions decisions = new Decisions(service(AnalysisService.class).transports(), parts, Progress.NONE);

        Advice advice = decisions.advice(DESIGN, service(PluginService.class).contained(Adviser.class,
                service(Adviser.class)), Map.of(), Map.of()).orElseThrow();
        String html = new DesignReport().html(new ReportInput(DESIGN, analyze(), List.of(), new RunInfo("test", "",
                List.of()), ReportInput.ENGLISH).withAdvice(advice));

        assertTrue(html.contains("gave no answer"), "the transport is named");
        for (String section : List.of("answer", "decision", "findings", "transports", "cost")) {
            assertTrue(html.contains("<section id=\"" + section + "\""), section);
        }
        assertTrue(advice.scales().stream().allMatch(scale -> scale.ranking().stream()
                .anyMatch(c -> c.possible() && c.transportId().equals("uec"))), "the others are compared");
    }

    /** What {@code ./eastwest advise} says of a transport that fails: the ranking is whole without it. */
    @ParameterizedTest
    @MethodSource("failing")
    void adviseRanksTheOthersAndNamesATransportThatFails(Class<?> transport, String reason, @TempDir Path folder)
            throws Exception {
        transport(transport);
        Path design = folder.resolve("a.eastwest");
        Path json = folder.resolve("advice.json");

        assertEquals(0, command("new", "--template", "ethernet-1k", "--out", design.toString()));
        assertEquals(0, command("advise", design.toString(), "--no-split", "--json", json.toString()));

        String advice = Files.readString(json);
        assertTrue(advice.contains(reason), "the reason is told: " + reason);
        assertEquals(2, advice.split("--disable " + BAD, -1).length, "it is named once, with what to do");
        for (String other : List.of("ib-ndr", "rocev2-dcqcn", "spectrum-x", "uec")) {
            assertTrue(advice.contains("\"transport\": \"" + other + "\""), other);
        }
        assertFalse(advice.contains("\"transport\": \"plugged-in\""), "what fails is not ranked");
    }

    static Stream<Arguments> failing() {
        return Stream.of(Arguments.of(Transports.ThrowsWhoItIs.class, "who knows"),
                Arguments.of(Transports.ThrowsLater.class, "not any more"),
                Arguments.of(Transports.HangsLater.class, "gave no answer"),
                Arguments.of(Transports.NoNumberLater.class, "latency within a leaf in seconds is NaN"),
                Arguments.of(Transports.ThrowsAboutParts.class, "parts are hard"));
    }

    /** A command as the launcher starts it, by the application that the product's registry holds. */
    private static int command(String... arguments) throws Exception {
        IConfigurationElement application = RegistryFactory.getRegistry()
                .getExtension("org.eastwest.cli.application").getConfigurationElements()[0];
        return (int) ((IApplication) application.getChildren("run")[0].createExecutableExtension("class"))
                .start(new Started(arguments));
    }

    /** How the platform starts an application with these arguments. */
    private record Started(String... arguments) implements IApplicationContext {
        @Override
        public Map<String, Object> getArguments() {
            return Map.of(APPLICATION_ARGS, arguments);
        }

        @Override
        public void applicationRunning() {
            // There is no splash to take away.
        }

        @Override
        public String getBrandingApplication() {
            return null;
        }

        @Override
        public String getBrandingName() {
            return null;
        }

        @Override
        public String getBrandingDescription() {
            return null;
        }

        @Override
        public String getBrandingId() {
            return null;
        }

        @Override
        public String getBrandingProperty(String key) {
            return null;
        }

        @Override
        public Bundle getBrandingBundle() {
            return null;
        }

        @Override
        public void setResult(Object result, IApplication application) {
            throw new IllegalStateException("the application answers at once");
        }
    }

    static Stream<Arguments> engines() {
        return Stream.of(Arguments.of(Engines.Throws.class, "EW-PLUGIN-001", "broken on purpose"),
                Arguments.of(Engines.ThrowsTheUnspeakable.class, "EW-PLUGIN-001", "ThrowsTheUnspeakable"),
                Arguments.of(Engines.OverflowsTheStack.class, "EW-PLUGIN-001", "StackOverflowError"),
                Arguments.of(Engines.ExhaustsMemory.class, "EW-PLUGIN-001", "OutOfMemoryError"),
                Arguments.of(Engines.MissesAClass.class, "EW-PLUGIN-001", "com/example/Missing"),
                Arguments.of(Engines.ReturnsNothing.class, "EW-PLUGIN-002", "returned nothing"),
                Arguments.of(Engines.Hangs.class, "EW-PLUGIN-004", "gave no sign of life"),
                Arguments.of(Engines.ImpossibleNumbers.class, "EW-PLUGIN-003", "-1.0 s for 'Time of a test', Infinity"),
                Arguments.of(Engines.ImpossibleDrawings.class, "EW-PLUGIN-003", "breakdown 'Parts', curve 'Curve'"),
                Arguments.of(Engines.ThrowsAfterwards.class, "EW-PLUGIN-001", "too late"),
                Arguments.of(Engines.TakesAnothersMetric.class, "EW-PLUGIN-003", "another engine's"),
                Arguments.of(Engines.ShippedId.class, Plugin.NOT_USED, "'training' is registered before it"),
                Arguments.of(Engines.NoId.class, Plugin.NOT_USED, "id() returned null"));
    }

    @ParameterizedTest
    @MethodSource("engines")
    void anEngineThatMisbehavesIsNamedOnceAndTheOthersGoOn(Class<?> engine, String code, String reason)
            throws Exception {
        installed = new PluginJar(BAD).component(engine.getName(), AnalysisEngine.class, "a-plugged-in").install();

        AnalysisResult result = analyze();

        assertNamedOnce(result, code, reason);
        assertElseAsUsual(result);
    }

    @Test
    void anEngineThatGaveNoSignOfLifeIsNotAskedAgain() throws Exception {
        installed = new PluginJar(BAD).component(Engines.Hangs.class.getName(), AnalysisEngine.class, "a-plugged-in")
                .install();
        analyze();

        assertNamedOnce(analyze(), Plugin.NOT_USED, "gave no sign of life");
    }

    @Test
    void aFloodOfFindingsIsCutOffAndNamed() throws Exception {
        installed = new PluginJar(BAD).component(Engines.Floods.class.getName(), AnalysisEngine.class, "a-plugged-in")
                .install();

        AnalysisResult result = analyze();

        assertEquals(USUAL.findings().size() + 1000 + 1, result.findings().size());
        assertNamedOnce(result, "EW-PLUGIN-003", "20000 findings");
    }

    @Test
    void aBundleThatMissesAPackageIsNamedWithWhatItMisses() throws Exception {
        installed = new PluginJar(BAD).component(SoundTransport.class.getName(), TransportModel.class, "plugged-in")
                .header("Import-Package", "org.eastwest.spi.transport,com.example.missing;version=\"[1.0,2.0)\"").install();

        assertContained("it needs the package com.example.missing (version>=1.0.0, not version>=2.0.0)");
    }

    @Test
    void aBundleForALaterVersionOfTheProductIsNamedWithWhatItNeeds() throws Exception {
        installed = new PluginJar(BAD).component(SoundTransport.class.getName(), TransportModel.class, "plugged-in")
                .header("Import-Package", "org.eastwest.spi.transport;version=\"[7.0,8.0)\"").install();

        assertContained("it needs the package org.eastwest.spi.transport (version>=7.0.0");
    }

    @Test
    void aComponentFileThatIsNotThereIsNamed() throws Exception {
        installed = new PluginJar(BAD).header("Service-Component", "OSGI-INF/missing.xml").install();

        assertContained("OSGI-INF/missing.xml, which its manifest names, is not there");
    }

    @Test
    void aComponentFileThatIsNoXmlIsNamedWithTheLine() throws Exception {
        installed = new PluginJar(BAD).header("Service-Component", "OSGI-INF/bad.xml")
                .entry("OSGI-INF/bad.xml", "<component>\n<unclosed></component>").install();

        assertContained("OSGI-INF/bad.xml cannot be read: line 2");
    }

    @Test
    void aComponentFileThatTheServiceRuntimeDoesNotUnderstandIsNamed() throws Exception {
        installed = new PluginJar(BAD).header("Service-Component", "OSGI-INF/odd.xml")
                .entry("OSGI-INF/odd.xml", "<recipe><flour/></recipe>").install();

        assertContained("OSGI-INF/odd.xml is no component that the service runtime understands");
    }

    @Test
    void aComponentWhoseClassIsNotThereIsNamed() throws Exception {
        installed = new PluginJar(BAD).component("com.example.Nowhere", TransportModel.class, "plugged-in").install();

        assertContained("its component could not be activated");
    }

    @Test
    void extensionsThatAreNoXmlAreNamed() throws Exception {
        installed = new PluginJar(BAD).entry("plugin.xml", "<plugin><extension></plugin>").install();

        assertContained("plugin.xml cannot be read: line 1");
    }

    @Test
    void aSpecificationOfDiagramsThatIsNoXmlIsNamed() throws Exception {
        installed = new PluginJar(BAD).entry("description/our.odesign", "<description:Group").install();

        assertContained("description/our.odesign cannot be read: line 1");
    }

    @ParameterizedTest
    @ValueSource(classes = {Services.Throws.class, Services.ReturnsNothing.class, Services.Hangs.class})
    void aServiceOfAnyOtherKindThatMisbehavesIsNamed(Class<?> service) throws Exception {
        installed = new PluginJar(BAD).component(service.getName(), ReportContributor.class, "sections").install();
        BundleContext context = context();
        ServiceReference<ReportContributor> reference = context.getServiceReferences(ReportContributor.class,
                "(id=sections)").iterator().next();
        ReportContributor contained = service(PluginService.class).contained(ReportContributor.class,
                context.getService(reference));

        PluginException told = assertThrows(PluginException.class, () -> contained.sections(null));

        assertEquals(BAD, told.bundle());
        assertTrue(told.finding().message().contains(BAD) && told.finding().remedy().contains("--disable " + BAD));
        context.ungetService(reference);
    }

    @Test
    void aServiceThatDoesNotSayWhoItIsIsCalledByItsBundle() throws Exception {
        installed = new PluginJar(BAD).component(Services.ThrowsWhoItIs.class.getName(), ReportContributor.class,
                "sections").install();
        BundleContext context = context();
        ServiceReference<ReportContributor> reference = context.getServiceReferences(ReportContributor.class,
                "(id=sections)").iterator().next();

        assertEquals(BAD, service(PluginService.class).contained(ReportContributor.class,
                context.getService(reference)).id());

        assertNamedOnce(analyze(), Plugin.NOT_USED, "who knows");
        context.ungetService(reference);
    }

    @Test
    void rowsForTheCatalogThatCannotBeReadAreNamedOnceAndTheCatalogIsWhole() throws Exception {
        installed = new PluginJar(BAD).component(Services.NoRows.class.getName(), CatalogContribution.class, "rows")
                .install();

        Catalog catalog = service(CatalogService.class).catalog();

        assertEquals(List.of(BAD), catalog.findings().stream().map(Finding::message)
                .filter(message -> message.contains(BAD) && message.contains("no rows")).map(message -> BAD).toList());
        assertEquals(CatalogLoader.shipped().nics().all(), catalog.nics().all());
        assertElseAsUsual(analyze());
    }

    @Test
    void aDisabledBundleIsStoppedAndSilentUntilItIsEnabledAgain() throws Exception {
        transport(Transports.ThrowsWhoItIs.class);
        PluginService plugins = service(PluginService.class);

        plugins.disable(BAD);

        assertEquals(List.of(), naming(analyze()));
        assertEquals(List.of("DISABLED"), states());
        assertFalse(installed.getState() == Bundle.ACTIVE);
        assertEquals(List.of(BAD), Files.readAllLines(userArea().resolve("plugins.disabled")));
        plugins.enable(BAD);
        assertNamedOnce(analyze(), Plugin.NOT_USED, "who knows");
        assertEquals(List.of(), Files.readAllLines(userArea().resolve("plugins.disabled")));
    }

    @Test
    void anEnabledTransportIsUsedAgainWithoutARestart() throws Exception {
        transport(SoundTransport.class);
        PluginService plugins = service(PluginService.class);
        List<String> heard = new ArrayList<>();
        Runnable end = plugins.listen(() -> heard.add("changed"));

        plugins.disable(BAD);
        assertTrue(service(AnalysisService.class).transports().find("plugged-in").isEmpty());
        assertFalse(heard.isEmpty());
        plugins.enable(BAD);
        end.run();

        assertTrue(service(AnalysisService.class).transports().find("plugged-in").isPresent());
        assertEquals(List.of("ACTIVE"), states());
    }

    @Test
    void whatComesWithTheProductCannotBeDisabled() {
        IllegalArgumentException told = assertThrows(IllegalArgumentException.class,
                () -> service(PluginService.class).disable("org.eastwest.transport.roce"));

        assertTrue(told.getMessage().contains("org.eastwest.transport.roce"), told.getMessage());
    }

    private void transport(Class<?> transport) throws Exception {
        installed = new PluginJar(BAD).component(transport.getName(), TransportModel.class, "plugged-in").install();
    }

    private static void assertContained(String reason) {
        AnalysisResult result = analyze();
        assertNamedOnce(result, Plugin.NOT_USED, reason);
        assertElseAsUsual(result);
        service(PluginService.class).plugins().stream().filter(p -> p.bundle().equals(BAD))
                .forEach(p -> assertEquals(Plugin.State.BROKEN, p.state()));
    }

    private static void assertNamedOnce(AnalysisResult result, String code, String reason) {
        List<Finding> findings = naming(result);
        assertEquals(1, findings.size(), () -> "findings that name the bundle: " + findings);
        assertEquals(code, findings.get(0).code(), findings.get(0).message());
        assertTrue(findings.get(0).message().contains(reason), findings.get(0).message());
        assertTrue(findings.get(0).remedy().contains("plugins --disable " + BAD), findings.get(0).remedy());
    }

    private static List<Finding> naming(AnalysisResult result) {
        return result.findings().stream().filter(f -> f.message().contains(BAD)).toList();
    }

    /** Derivations are not compared: what goes into a number is in its value. */
    private static void assertElseAsUsual(AnalysisResult result) {
        assertEquals(USUAL.findings(), result.findings().stream().filter(f -> !f.message().contains(BAD)).toList());
        assertEquals(metrics(USUAL), metrics(result));
        assertEquals(USUAL.breakdowns(), result.breakdowns());
        assertEquals(USUAL.series(), result.series());
        assertEquals(USUAL.tables(), result.tables());
        assertEquals(USUAL.timelines().size(), result.timelines().size());
    }

    private static List<String> metrics(AnalysisResult result) {
        return result.metrics().stream().map(m -> m.element() + "/" + m.id() + "=" + m.value()).toList();
    }

    private static List<String> states() {
        return service(PluginService.class).plugins().stream().filter(p -> p.bundle().equals(BAD))
                .map(p -> p.state().name()).toList();
    }

    private static AnalysisResult analyze() {
        return service(AnalysisService.class).analyze(DESIGN, Set.of(), Progress.NONE);
    }

    private static Path userArea() {
        return Path.of(System.getenv("EASTWEST_HOME"));
    }

    private static <S> S service(Class<S> type) {
        return context().getService(context().getServiceReference(type));
    }

    private static BundleContext context() {
        return FrameworkUtil.getBundle(ContainmentTest.class).getBundleContext();
    }
}
