// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.eastwest.design.DesignDiagrams;
import org.eastwest.examples.Template;
import org.eastwest.examples.Templates;
import org.eastwest.viewpoint.Problem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Diagrams are listed and drawn from the command line, without a display. */
class DiagramsTest {
    private static final String SUPERPOD = "superpod-h100-llama3-405b";

    @TempDir
    private Path folder;

    static Stream<String> templates() {
        return Templates.list().stream().map(Template::id).filter(id -> !id.equals("empty"));
    }

    @Test
    void theSpecificationHasNoProblem() {
        assertEquals(List.of(), DesignDiagrams.read(List.of()).problems().stream().map(Problem::toString).toList());
    }

    @ParameterizedTest
    @MethodSource("templates")
    void everyDiagramOfEveryTemplateIsDrawnAsValidSvg(String template) throws Exception {
        make(template);
        for (JsonObject diagram : list()) {
            String out = diagram.get("id").getAsString() + "-" + diagram.get("element").getAsString()
                    .replace('/', '-') + ".svg";
            CommandRun drawn = run("diagram", "a.eastwest", "--diagram", diagram.get("id").getAsString(), "--element",
                    diagram.get("element").getAsString(), "--out", out);
            assertEquals(0, drawn.code(), drawn.err());
            assertEquals("svg", DocumentBuilderFactory.newInstance().newDocumentBuilder()
                    .parse(folder.resolve(out).toFile()).getDocumentElement().getNodeName());
        }
    }

    @Test
    void aDesignHasADiagramOfEachKind() {
        make(SUPERPOD);

        Set<String> ids = list().stream().map(d -> d.get("id").getAsString()).collect(Collectors.toSet());

        assertTrue(ids.containsAll(Set.of("cluster", "fabric", "traffic", "rack", "plan")), ids.toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"compute/pod1", "compute/leaf32", "compute/spine16"})
    void partsOfAFabricAreDrawnByTheirNumber(String element) throws IOException {
        make(SUPERPOD);

        CommandRun drawn = run("diagram", "a.eastwest", "--diagram", "fabric", "--element", element, "--out", "a.svg");

        assertEquals(0, drawn.code(), drawn.err());
        assertTrue(Files.size(folder.resolve("a.svg")) > 1000);
    }

    @Test
    void aPartThatIsNotThereIsRefusedWithWhatThereIs() {
        make(SUPERPOD);

        CommandRun refused = run("diagram", "a.eastwest", "--diagram", "fabric", "--element", "compute/leaf33",
                "--out", "a.svg");

        assertEquals(2, refused.code());
        assertTrue(refused.err().contains("fabric of compute"), refused.err());
    }

    @Test
    void aPictureHasTwoPixelsForEachOfTheDrawing() throws IOException {
        make(SUPERPOD);
        run("diagram", "a.eastwest", "--diagram", "plan", "--out", "a.svg");
        assertEquals(0, run("diagram", "a.eastwest", "--diagram", "plan", "--out", "a.png").code());

        String svg = Files.readString(folder.resolve("a.svg"), StandardCharsets.UTF_8);
        String width = svg.replaceAll("(?s).*?<svg[^>]*? width=\"([0-9.]+).*", "$1");
        assertEquals(2 * Double.parseDouble(width), ImageIO.read(folder.resolve("a.png").toFile()).getWidth(), 1);
    }

    @Test
    void theSameDesignGivesTheSameDrawing() throws IOException {
        make(SUPERPOD);
        run("diagram", "a.eastwest", "--diagram", "fabric", "--out", "a.svg");
        run("diagram", "a.eastwest", "--diagram", "fabric", "--out", "b.svg");

        assertArrayEquals(Files.readAllBytes(folder.resolve("a.svg")), Files.readAllBytes(folder.resolve("b.svg")));
    }

    @Test
    void whatIsMissingIsNamed() {
        make(SUPERPOD);
        assertTrue(run("diagram", "a.eastwest").err().contains("--list"));
        assertTrue(run("diagram", "a.eastwest", "--diagram", "plan", "--out", "a.pdf").err().contains(".svg"));
        assertTrue(run("diagram", "a.eastwest", "--diagram", "plan", "--layer", "x", "--out", "a.svg").err()
                .contains("no such layer"));
    }

    private void make(String template) {
        assertEquals(0, run("new", "--template", template, "--out", "a.eastwest").code());
    }

    private List<JsonObject> list() {
        List<JsonObject> diagrams = new ArrayList<>();
        JsonObject listed = run("diagram", "a.eastwest", "--list", "--json", "-").json();
        for (JsonElement one : listed.getAsJsonArray("diagrams")) {
            diagrams.add(one.getAsJsonObject());
        }
        return diagrams;
    }

    private CommandRun run(String... arguments) {
        return CommandRun.in(folder, Installation.SERVICES, arguments);
    }

    @Test
    void whatHasFailedIsDrawnOnTheTraffic() throws IOException {
        make(SUPERPOD);

        CommandRun run = run("diagram", "a.eastwest", "--diagram", "traffic", "--fail", "switch:leaf3", "--fail",
                "link:leaf1-spine4", "--out", "failed.svg");
        assertEquals(0, run.code(), run.err());
        String svg = Files.readString(folder.resolve("failed.svg"));
        assertTrue(svg.contains("2 of 128 failed"), svg);
        assertTrue(svg.contains("32 of 128 failed"), svg);
        assertTrue(svg.contains("leaf3 has failed"), svg);
    }

    @Test
    void theCycleOfADetourIsDrawnOnTheTraffic() throws IOException {
        make(SUPERPOD);

        CommandRun run = run("diagram", "a.eastwest", "--diagram", "traffic", "--fail", "link:leaf1-spine1",
                "--fail", "link:leaf9-spine2", "--detours", "bounce", "--out", "cycle.svg");
        assertEquals(0, run.code(), run.err());
        assertTrue(Files.readString(folder.resolve("cycle.svg")).contains("cyclic buffer dependency"));
    }

    @Test
    void whatCannotFailIsAWrongArgument() {
        make(SUPERPOD);

        CommandRun run = run("diagram", "a.eastwest", "--list", "--fail", "switch:leaf99");
        assertEquals(2, run.code());
        assertTrue(run.err().contains("switch:leaf99"), run.err());
    }

    @Test
    void positionsThatCannotBeReadAreNamedRatherThanTheDrawing() throws IOException {
        make(SUPERPOD);
        Files.write(folder.resolve("a.eastwest.layout"), new byte[] {(byte) 0xC3, 0x28, (byte) 0xFF});

        CommandRun run = run("diagram", "a.eastwest", "--diagram", "fabric", "--out", "a.svg");

        assertEquals(2, run.code());
        assertTrue(run.err().contains("a.eastwest.layout cannot be read: it is no text in UTF-8"), run.err());
        assertTrue(Files.notExists(folder.resolve("a.svg")));
    }

    @Test
    void aLineOfPositionsThatCannotBeReadIsToldAndTheRestIsDrawn() throws IOException {
        make(SUPERPOD);
        Files.writeString(folder.resolve("a.eastwest.layout"), "# Eastwest layout 1\n[fabric fabric.compute]\nnonsense\n");

        CommandRun run = run("diagram", "a.eastwest", "--diagram", "fabric", "--out", "a.svg", "--json", "-");

        assertEquals(0, run.code(), run.err());
        assertTrue(run.out().contains("EW-VIEWPOINT-020"), run.out());
        assertTrue(Files.exists(folder.resolve("a.svg")));
    }
}
