// SPDX-License-Identifier: EPL-2.0
package org.eastwest.design;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eastwest.viewpoint.Problem;
import org.eastwest.viewpoint.Specification;
import org.eastwest.viewpoint.SpecificationSource;
import org.eastwest.viewpoint.diagram.DiagramSession;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Another bundle adds to our diagrams. */
class ContributedSpecificationTest {
    private static final String LAYER = """
            <?xml version="1.0" encoding="UTF-8"?>
            <description:Group xmi:version="2.0" xmlns:xmi="http://www.omg.org/XMI"
                xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
                xmlns:description="http://www.eclipse.org/sirius/description/1.1.0"
                xmlns:description_1="http://www.eclipse.org/sirius/diagram/description/1.1.0"
                xmlns:style="http://www.eclipse.org/sirius/diagram/description/style/1.1.0"
                name="optics" version="12.0.0.2017041100">
              <ownedViewpoints name="optics" label="Optics">
                <ownedRepresentationExtensions xsi:type="description_1:DiagramExtensionDescription" name="optics"
                    viewpointURI="viewpoint:/org.eastwest.design/eastwest" representationName="fabric">
                  <metamodel href="http://www.eastwest.org/view/1#/"/>
                  <layers name="Optics">
                    <nodeMappings name="opticsNote" label="Optics" semanticCandidatesExpression="var:self"
                        domainClass="view::FabricView">
                      <style xsi:type="style:NoteDescription" labelExpression="feature:name">
                        <borderColor xsi:type="description:SystemColor"
                            href="environment:/viewpoint#//@systemColors/@entries[name='black']"/>
                        <labelColor xsi:type="description:SystemColor"
                            href="environment:/viewpoint#//@systemColors/@entries[name='black']"/>
                        <color xsi:type="description:SystemColor"
                            href="environment:/viewpoint#//@systemColors/@entries[name='yellow']"/>
                      </style>
                    </nodeMappings>
                  </layers>
                </ownedRepresentationExtensions>
              </ownedViewpoints>
            </description:Group>
            """;

    @TempDir
    private Path folder;

    private Specification read(String text) throws Exception {
        Path file = Files.writeString(folder.resolve("optics.odesign"), text);
        return DesignDiagrams.read(List.of(SpecificationSource.file(file, getClass().getClassLoader())));
    }

    @Test
    void aLayerOfAnotherBundleIsSwitchedOnLikeOurs() throws Exception {
        Specification specification = read(LAYER);
        assertEquals(List.of(), specification.problems());
        Analysed analysed = Analysed.template("ib-1k");
        DesignDiagrams diagrams = new DesignDiagrams(specification, analysed.design(), analysed.scenario(),
                analysed.views());
        DesignDiagrams.Offer fabric = diagrams.find("fabric", "compute").orElseThrow();
        try (DiagramSession session = new DiagramSession(fabric.description(), fabric.root())) {
            long before = session.diagram().allNodes().count();
            session.setLayer("Optics", true);
            assertEquals(before + 1, session.diagram().allNodes().count());
        }
    }

    /** A fault in a plugin's file is told once, with file, line and element; all else is drawn as before. */
    @ParameterizedTest
    @CsvSource(delimiter = ';', value = {
            "domainClass=\"view::FabricView\">; domainClass=\"view::Nowhere\">; 13; NodeMapping 'opticsNote'; Nowhere",
            "semanticCandidatesExpression=\"var:self\"; semanticCandidatesExpression=\"feature:nowhere\"; 13; "
                    + "NodeMapping 'opticsNote'; nowhere",
            "semanticCandidatesExpression=\"var:self\"; semanticCandidatesExpression=\"service:nowhere\"; 13; "
                    + "NodeMapping 'opticsNote'; nowhere",
            "semanticCandidatesExpression=\"var:self\"; semanticCandidatesExpression=\"aql:self.(\"; 13; "
                    + "NodeMapping 'opticsNote'; aql:self.(",
            "semanticCandidatesExpression=\"var:self\"; semanticCandidatesExpression=\"var:nowhere\"; 13; "
                    + "NodeMapping 'opticsNote'; nowhere",
            "labelExpression=\"feature:name\"; labelExpression=\"feature:nowhere\"; 15; "
                    + "NoteDescription of NodeMapping 'opticsNote'; nowhere",
            "/eastwest\" representationName; /nowhere\" representationName; 9; DiagramExtensionDescription 'optics'; "
                    + "viewpoint:/org.eastwest.design/nowhere",
            "representationName=\"fabric\"; representationName=\"nowhere\"; 9; DiagramExtensionDescription 'optics'; "
                    + "nowhere"})
    void aFaultIsToldOnceWithItsPlaceAndCostsNothingElse(String right, String wrong, int line, String element,
            String word) throws Exception {
        Specification specification = read(LAYER.replace(right, wrong));
        Analysed analysed = Analysed.template("ib-1k");
        DesignDiagrams.Offer fabric = new DesignDiagrams(specification, analysed.design(), analysed.scenario(),
                analysed.views()).find("fabric", "compute").orElseThrow();
        try (DiagramSession session = new DiagramSession(fabric.description(), fabric.root());
                Drawing alone = Drawing.of(analysed.diagrams().find("fabric", "compute").orElseThrow())) {
            if (fabric.description().layers().stream().anyMatch(l -> l.name().equals("Optics"))) {
                session.setLayer("Optics", true);
            }
            List<Problem> told = new ArrayList<>(specification.problems());
            session.problems().stream().filter(p -> told.stream().noneMatch(p::isWhere)).forEach(told::add);

            assertEquals(1, told.size(), told::toString);
            assertTrue(told.get(0).file().endsWith("optics.odesign"), told::toString);
            assertEquals(line, told.get(0).line(), told::toString);
            assertEquals(element, told.get(0).element(), told::toString);
            assertTrue(told.get(0).message().contains(word), told::toString);
            assertTrue(session.diagram().allNodes().count() >= alone.session().diagram().allNodes().count());
        }
        assertEquals(DesignDiagrams.read(List.of()).diagrams().size(), specification.diagrams().size());
    }

    @Test
    void theFileOfABundleIsNamedWithItsBundle() {
        assertEquals("com.example.diagrams/description/our.odesign",
                new BundleSpecification(getClass(), "com.example.diagrams", "description/our.odesign").name());
    }

    @Test
    void oneThatCannotBeReadCostsNoneOfOurDiagrams() throws Exception {
        Specification specification = read("<nonsense");
        assertTrue(specification.problems().stream().anyMatch(p -> p.severity() == Problem.Severity.ERROR
                && p.file().endsWith("optics.odesign")), specification.problems()::toString);
        assertTrue(specification.diagram("fabric").isPresent());
    }

    @Test
    void outsideOfOsgiThereAreOursAlone() {
        assertEquals(DesignDiagrams.read(List.of()).diagrams().size(), DesignDiagrams.installed().diagrams().size());
    }
}
