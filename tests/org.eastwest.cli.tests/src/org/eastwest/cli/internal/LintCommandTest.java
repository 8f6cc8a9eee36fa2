// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** {@code lint} tells what is wrong with a specification, where, and what to do. */
class LintCommandTest {
    private static final String METAMODEL = """
            <?xml version="1.0" encoding="UTF-8"?>
            <ecore:EPackage xmi:version="2.0" xmlns:xmi="http://www.omg.org/XMI" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
                xmlns:ecore="http://www.eclipse.org/emf/2002/Ecore" name="box" nsURI="http://example.org/box" nsPrefix="box">
              <eClassifiers xsi:type="ecore:EClass" name="Box">
                <eStructuralFeatures xsi:type="ecore:EReference" name="boxes" upperBound="-1" eType="#//Box" containment="true"/>
              </eClassifiers>
            </ecore:EPackage>
            """;
    private static final String SPECIFICATION = """
            <?xml version="1.0" encoding="UTF-8"?>
            <description:Group xmi:version="2.0" xmlns:xmi="http://www.omg.org/XMI" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
                xmlns:description="http://www.eclipse.org/sirius/description/1.1.0"
                xmlns:diagram="http://www.eclipse.org/sirius/diagram/description/1.1.0"
                name="box" version="VERSION">
              <ownedViewpoints name="box" modelFileExtension="box">
                <ownedRepresentations xsi:type="diagram:DiagramDescription" name="boxes" domainClass="box::Box">
                  <metamodel href="http://example.org/box#/"/>
                  <defaultLayer name="Default">
                    <nodeMappings name="box" domainClass="TYPE" semanticCandidatesExpression="CANDIDATES"/>
                  </defaultLayer>
                </ownedRepresentations>
              </ownedViewpoints>
            </description:Group>
            """;

    @TempDir
    private Path folder;

    @BeforeEach
    void aProject() throws IOException {
        Files.writeString(folder.resolve("box.ecore"), METAMODEL);
    }

    private CommandRun lint(String version, String type, String candidates, String... options) throws IOException {
        Files.writeString(folder.resolve("box.odesign"), SPECIFICATION.replace("VERSION", version).replace("TYPE", type)
                .replace("CANDIDATES", candidates));
        String[] arguments = new String[options.length + 2];
        arguments[0] = "lint";
        arguments[1] = "box.odesign";
        System.arraycopy(options, 0, arguments, 2, options.length);
        return CommandRun.in(folder, Installation.SERVICES, arguments);
    }

    @Test
    void aSoundSpecificationEndsWithZero() throws IOException {
        CommandRun run = lint("12.0.0.2017041100", "box::Box", "feature:boxes");
        assertEquals("box.odesign: 0 errors, 0 warnings\n", run.out());
        assertEquals(0, run.code());
    }

    @Test
    void anErrorNamesFileLineElementAndRemedy() throws IOException {
        CommandRun run = lint("15.4.0.202401051836", "box::Crate", "feature:crates");
        assertEquals(1, run.code());
        assertTrue(run.out().contains("box.odesign:2: Group 'box': Version 15.4.0.202401051836 is newer"), run.out());
        assertTrue(run.out().contains("Write version=\"12.0.0.2017041100\"."), run.out());
        assertTrue(run.out().contains(
                "box.odesign:10: NodeMapping 'box': 'domainClass' names the type 'box::Crate'"), run.out());
        assertTrue(run.out().contains("Box has no feature 'crates'"), run.out());
    }

    @Test
    void aWarningEndsWithZero() throws IOException {
        CommandRun run = lint("12.0.0.2017041100", "box::Box", "aql:self.boxes");
        assertTrue(run.out().endsWith("box.odesign: 0 errors, 1 warning\n"), run.out());
        assertEquals(0, run.code());
    }

    @Test
    void aFileThatIsNotThereEndsWithTwo() {
        CommandRun run = CommandRun.in(folder, Installation.SERVICES, "lint", "none.odesign");
        assertEquals(2, run.code());
        assertTrue(run.err().contains("none.odesign cannot be read"), run.err());
    }

    static Stream<Arguments> noSpecifications() {
        byte[] binary = new byte[4096];
        new Random(1).nextBytes(binary);
        return Stream.of(Arguments.of("empty", new byte[0], "is no XML"), Arguments.of("binary", binary, "is no XML"),
                Arguments.of("zip", new byte[] {'P', 'K', 3, 4, 0, 0}, "is no XML"),
                Arguments.of("words", "no specification".getBytes(StandardCharsets.UTF_8), "is no XML"),
                Arguments.of("cut off", "<description:Group xmlns:description='http://www.eclipse.org/sirius/description/1.1.0'>"
                        .getBytes(StandardCharsets.UTF_8), "is no XML"),
                Arguments.of("an element that is not closed", ("<description:Group xmlns:description="
                        + "'http://www.eclipse.org/sirius/description/1.1.0'>\n<ownedViewpoints name='plumbing'>\n</x>")
                        .getBytes(StandardCharsets.UTF_8),
                        "is no XML: it is not well-formed at line 3, column 3, in ownedViewpoints 'plumbing'."),
                Arguments.of("a document type", ("<?xml version='1.0'?>\n<!DOCTYPE a [<!ENTITY x SYSTEM 'file:///etc/hosts'>]>"
                        + "<a>&x;</a>").getBytes(StandardCharsets.UTF_8),
                        "declares a document type (DOCTYPE) in line 2. Remove it"),
                Arguments.of("a page", "<html/>".getBytes(StandardCharsets.UTF_8), "holds html"),
                Arguments.of("a metamodel", METAMODEL.getBytes(StandardCharsets.UTF_8), "holds EPackage"));
    }

    @ParameterizedTest
    @MethodSource("noSpecifications")
    void aFileThatIsNoSpecificationEndsWithTwo(String what, byte[] content, String message) throws IOException {
        Files.write(folder.resolve("thing.odesign"), content);
        CommandRun run = CommandRun.in(folder, Installation.SERVICES, "lint", "thing.odesign");
        assertEquals(2, run.code(), what);
        assertTrue(run.err().contains("thing.odesign " + message), run.err());
        assertEquals("", run.out());
    }

    @Test
    void aBrokenMetamodelBesideItIsAWarningAndANamedOneIsRefused() throws IOException {
        Files.writeString(folder.resolve("broken.ecore"), "<nonsense");
        CommandRun beside = lint("12.0.0.2017041100", "box::Box", "feature:boxes");
        assertEquals(0, beside.code());
        assertTrue(beside.out().contains("The metamodel broken.ecore cannot be read"), beside.out());
        CommandRun named = lint("12.0.0.2017041100", "box::Box", "feature:boxes", "--metamodel", "broken.ecore");
        assertEquals(2, named.code());
        assertTrue(named.err().contains("broken.ecore cannot be read"), named.err());
    }

    @Test
    void theJsonKeepsToItsSchema() throws IOException {
        CommandRun run = lint("15.4.0", "box::Box", "feature:boxes", "--json", "-");
        Path schema = Path.of("..", "..", "docs", "schema", "lint.schema.json").toAbsolutePath().normalize();
        JsonSchema lint = JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012).getSchema(schema.toUri());
        assertEquals(Set.of(), lint.validate(run.out(), InputFormat.JSON));
        assertEquals(Set.of("EW-VIEWPOINT-030"),
                StreamSupport.stream(run.json().getAsJsonArray("findings").spliterator(), false)
                .map(f -> f.getAsJsonObject().get("code").getAsString()).collect(Collectors.toSet()));
    }
}
