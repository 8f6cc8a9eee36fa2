// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.eastwest.viewpoint.Problem;
import org.eastwest.viewpoint.layout.Layout.EdgePlace;
import org.eastwest.viewpoint.layout.Layout.LabelPart;
import org.eastwest.viewpoint.layout.Layout.NodePlace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Positions are kept in a text that people can read and git can merge. */
class LayoutFileTest {
    @TempDir
    private Path folder;

    private static LayoutFile file() {
        LayoutFile file = new LayoutFile();
        Layout flow = file.layout("flow", "/");
        flow.put("unit:b", new NodePlace(120.26, 40, 160, 60, false));
        flow.put("unit:a", new NodePlace(-8, 0.5, 20, 20, true));
        flow.put("pipe:1", new EdgePlace(List.of(new Point(10, 20), new Point(60, 40)),
                Map.of(LabelPart.CENTER, new Point(35, 30),
                LabelPart.BEGIN, new Point(1, 2)), true));
        file.layout("empty", "/");
        return file;
    }

    @Test
    void theTextIsSortedAndPlain() {
        assertEquals("""
                # Eastwest layout 1
                [flow /]
                node unit:a
                  -8 0.5 20 20 user
                node unit:b
                  120.5 40 160 60
                edge pipe:1
                  10 20, 60 40; begin 1 2; center 35 30; user
                """, file().text());
    }

    @Test
    void whatIsWrittenIsReadAgain() throws IOException {
        Path path = LayoutFile.beside(folder.resolve("a.plumbing"));
        assertEquals("a.plumbing.layout", path.getFileName().toString());
        file().write(path);
        LayoutFile.Reading reading = LayoutFile.read(path);
        assertEquals(List.of(), reading.problems());
        assertEquals(file().layout("flow", "/"), reading.file().layout("flow", "/"));
        assertEquals(List.of(path.getFileName()), files());
        new LayoutFile().write(path);
        assertFalse(Files.exists(path));
        assertEquals("", LayoutFile.read(path).file().text());
    }

    private List<Path> files() throws IOException {
        try (var all = Files.list(folder)) {
            return all.map(Path::getFileName).toList();
        }
    }

    @Test
    void movingANodeChangesOneLine() {
        LayoutFile moved = file();
        moved.layout("flow", "/").put("unit:b", new NodePlace(300, 300, 160, 60, true));
        List<String> before = file().text().lines().toList();
        List<String> after = moved.text().lines().toList();
        List<Integer> changed = new ArrayList<>();
        for (int i = 0; i < before.size(); i++) {
            if (!before.get(i).equals(after.get(i))) {
                changed.add(i);
            }
        }
        assertEquals(before.size(), after.size());
        assertEquals(List.of(5), changed);
    }

    /** Git merges changes that at least one unchanged line separates: the id of the second. */
    @Test
    void theLinesOfTwoNodesAreNeverNeighbours() {
        List<String> lines = file().text().lines().toList();
        for (int i = 1; i < lines.size(); i++) {
            assertFalse(lines.get(i - 1).startsWith("  ") && lines.get(i).startsWith("  "));
        }
    }

    @Test
    void aLineThatCannotBeReadIsToldAndLeftOut() {
        LayoutFile.Reading reading = LayoutFile.parse("""
                # Eastwest layout 1
                [flow /]
                node a
                  1 2 3
                node b
                  1 2 3 4
                <<<<<<< HEAD
                edge c
                  1 2
                edge d
                  1 2, 3 4; middle 1 2
                """, "x.layout");
        assertEquals(List.of(4, 7, 9, 11), reading.problems().stream().map(Problem::line).toList());
        assertEquals("x.layout:4: '1 2 3' is no place of node a. The element is laid out anew.",
                reading.problems().get(0).text());
        assertTrue(reading.file().layout("flow", "/").node("b").isPresent());
        assertEquals(1, reading.file().layout("flow", "/").nodes().size());
    }

    @Test
    void anotherFileIsNotTaken() {
        assertEquals("x: It does not begin with '# Eastwest layout 1'. The element is laid out anew.",
                LayoutFile.parse("# Eastwest layout 2\n", "x").problems().get(0).text().replace("x:1:", "x:"));
    }
}
