// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.eastwest.viewpoint.Problem.Severity;
import org.eastwest.viewpoint.diagram.DiagramSession;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Specifications are read as Sirius reads them, and what is wrong with them is told with file, line and element. */
class SpecificationReaderTest {
    private static final String NEXT = "\n";

    private final Plumbing plumbing = new Plumbing();

    @TempDir
    private Path folder;

    /** A copy of a specification with something of it replaced. */
    private Path changed(String file, String from, String to) throws IOException {
        String text = Files.readString(Plumbing.file(file), StandardCharsets.UTF_8);
        assertTrue(text.contains(from), from);
        Path copy = folder.resolve(file);
        Files.writeString(copy, text.replace(from, to), StandardCharsets.UTF_8);
        return copy;
    }

    private String problems(Path... files) {
        return plumbing.read(files).problems().stream().map(Problem::text)
                .map(t -> t.replace(folder.toString() + "/", ""))
                .collect(Collectors.joining(NEXT));
    }

    @Test
    void theSpecificationsOfSiriusHoldAgainstTheVocabulary() {
        assertEquals("", problems(Plumbing.file("plumbing.odesign")));
        assertEquals("", problems(Plumbing.file("plain.odesign")));
    }

    @Test
    void aDiagramHasItsNamesLayersAndFilters() {
        DiagramDescription flow = plumbing.flow("plumbing.odesign");
        assertEquals("Flow diagram", flow.label());
        assertEquals("plumbing", flow.viewpoint());
        assertEquals(List.of(new DiagramDescription.Layer("Default", "Default", false, true),
                new DiagramDescription.Layer("loadLayer", "Load", true, false)), flow.layers());
        assertEquals(List.of(new DiagramDescription.Filter("hideIdleUnits", "Hide idle units")), flow.filters());
        assertTrue(flow.accepts(plumbing.fourUnits()));
        assertFalse(flow.accepts(plumbing.make("Unit", "u")));
        assertEquals("My plain flow", flow.title(plumbing.fourUnits()));
    }

    @Test
    void anUnknownFeatureIsTold() throws IOException {
        assertEquals("plain.odesign:10: The vocabulary has no feature 'colour' of DiagramDescription. "
                + "See what the vocabulary of Sirius allows there.",
                        problems(changed("plain.odesign", "initialisation=\"true\"",
                "colour=\"true\"")));
    }

    @Test
    void anUnknownClassIsTold() throws IOException {
        String told = problems(changed("plain.odesign", "style:EllipseNodeDescription", "style:EggNodeDescription"));
        assertTrue(told.contains("The vocabulary has no class 'EggNodeDescription'."), told);
    }

    @Test
    void aReferenceThatDoesNotResolveIsTold() throws IOException {
        String told = problems(changed("plain.odesign", "@entries[name='paper']\">", "@entries[name='parchment']\">"));
        assertTrue(told.contains("parchment"), told);
        String color = problems(changed("plain.odesign", "@entries[name='light_yellow']", "@entries[name='ivory']"));
        assertTrue(color.contains("plain.odesign:52: SystemColor")
                || color.contains("EllipseNodeDescription of NodeMapping 'sensor': "
                + "'color' refers to environment:/viewpoint#//@systemColors/@entries[name='ivory'], which does not exist."), color);
    }

    @Test
    void aMissingRequiredFeatureIsTold() throws IOException {
        String told = problems(changed("plain.odesign", "mask mask=\"{0}\"", "mask mask=\"{0}\"")
                .resolveSibling("plain.odesign"));
        assertEquals("", told);
        String missing = problems(changed("plain.odesign", " featureName=\"name\" valueExpression=\"new unit\"",
                " valueExpression=\"new unit\""));
        assertTrue(missing.contains(
                ": SetValue of ContainerCreationDescription 'createUnit': 'featureName' is required and not set."),
                missing);
    }

    @Test
    void anElementIsToldByTheLineInWhichItBegins() throws IOException {
        Problem problem = plumbing.read(changed("plain.odesign", "feature:pipes", "aql:self.pipes->")).problems()
                .get(0);
        List<String> lines = Files.readAllLines(folder.resolve("plain.odesign"), StandardCharsets.UTF_8);
        assertTrue(lines.get(problem.line() - 1).contains("<edgeMappings name=\"pipe\""),
                lines.get(problem.line() - 1));
        assertEquals("EdgeMapping 'pipe'", problem.element());
        assertEquals("'semanticCandidatesExpression' is \"aql:self.pipes->\": A name is expected here, not the end. "
                + "(At character 17 of the expression.)", problem.message());
    }

    @Test
    void whatIsNotSupportedIsToldAndTheRestWorks() throws IOException {
        Specification read = plumbing.read(changed("plain.odesign", "labelDirectEdit=",
                "semanticElements=\"var:self\" labelDirectEdit="));
        assertEquals(List.of(Severity.WARNING, Severity.WARNING), read.problems().stream().map(Problem::severity)
                .toList());
        assertTrue(read.problems().get(0).message()
                .startsWith("'semanticElements' is not supported and has no effect"));
        try (DiagramSession session = new DiagramSession(read.diagram("flow").orElseThrow(), plumbing.fourUnits())) {
            assertEquals(4, session.diagram().nodes().size());
        }
    }

    @Test
    void aServiceClassThatIsNotThereIsTold() throws IOException {
        String told = problems(changed("plain.odesign", "services.PlumbingServices", "services.Plumbers"));
        assertTrue(told.contains("JavaExtension of Viewpoint 'plain': The service class example.plumbing.design.services.Plumbers "
                + "cannot be loaded"), told);
        assertTrue(told.contains("There is no service 'plumbingTitle'."), told);
    }

    @Test
    void textThatIsNoXmlIsTold() throws IOException {
        Path file = Files.writeString(folder.resolve("broken.odesign"), "<description:Group");
        assertTrue(problems(file).startsWith("broken.odesign:1: It is no well-formed XML"), problems(file));
        Path missing = folder.resolve("missing.odesign");
        assertTrue(problems(missing).contains("It cannot be read"), problems(missing));
    }

    @Test
    void anotherFileContributesALayer() throws IOException {
        String extension = """
                <?xml version="1.0" encoding="UTF-8"?>
                <description:Group xmi:version="2.0" xmlns:xmi="http://www.omg.org/XMI" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
                    xmlns:description="http://www.eclipse.org/sirius/description/1.1.0"
                    xmlns:diagram="http://www.eclipse.org/sirius/diagram/description/1.1.0"
                    xmlns:style="http://www.eclipse.org/sirius/diagram/description/style/1.1.0" name="more">
                  <ownedViewpoints name="more" modelFileExtension="plumbing">
                    <ownedRepresentationExtensions xsi:type="diagram:DiagramExtensionDescription" name="sensors"
                        viewpointURI="viewpoint:/example.plumbing.design/plain" representationName="flow">
                      <layers name="sensorLayer" label="Sensors" activeByDefault="true">
                        <nodeMappings name="loose" domainClass="plumbing::Sensor">
                          <style xsi:type="style:EllipseNodeDescription">
                            <color xsi:type="description:UserFixedColor" href="plain.odesign#//@userColorsPalettes[name='plumbingPalette']/@entries[name='water']"/>
                            <borderColor xsi:type="description:SystemColor" href="environment:/viewpoint#//@systemColors/@entries[name='gray']"/>
                            <labelColor xsi:type="description:SystemColor" href="environment:/viewpoint#//@systemColors/@entries[name='black']"/>
                          </style>
                        </nodeMappings>
                      </layers>
                    </ownedRepresentationExtensions>
                  </ownedViewpoints>
                </description:Group>
                """;
        Path plain = changed("plain.odesign", "name=\"plain\"", "name=\"plain\"");
        Specification read = plumbing.read(Files.writeString(folder.resolve("more.odesign"), extension), plain);
        assertEquals(List.of(), read.problems());
        try (DiagramSession session = new DiagramSession(read.diagram("flow").orElseThrow(), plumbing.fourUnits())) {
            assertEquals(8, session.diagram().nodes().size());
            assertEquals("#1E6EBE", session.diagram().nodes().get(7).appearance().fill().from().hex());
        }
    }
}
