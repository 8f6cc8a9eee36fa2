// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.svg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.eastwest.viewpoint.Plumbing;
import org.eastwest.viewpoint.Problem;
import org.eastwest.viewpoint.lint.Lint;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the documentation of a mapping adds to its styles. */
class LegendTest {
    private final Plumbing plumbing = new Plumbing();

    @TempDir
    private Path folder;

    private List<Problem> lint(String documentation) throws IOException {
        String text = Files.readString(Plumbing.file("plain.odesign"), StandardCharsets.UTF_8);
        String mapping = "<edgeMappings ";
        assertTrue(text.contains(mapping));
        return Lint.check(plumbing.read(Files.writeString(folder.resolve("plain.odesign"), text.replaceFirst(
                Pattern.quote(mapping), mapping + "documentation=\"" + documentation + "\" "))));
    }

    @Test
    void aNoteOnAStyleThatIsNotThereIsTold() throws IOException {
        List<Problem> problems = lint("legend: service:nobody = Nothing&#xA;double: plain");
        assertEquals(List.of("EW-VIEWPOINT-011"), problems.stream().map(Problem::code)
                .filter(code -> !code.equals("EW-VIEWPOINT-032")).toList());
    }

    @Test
    void wordsThatAreNoNoteAreLeftAlone() throws IOException {
        assertTrue(lint("Pipes between units: see the manual.").stream()
                .noneMatch(p -> p.code().equals("EW-VIEWPOINT-011")));
    }

    @Test
    void nothingIsDrawnForALegendWithoutEntries() {
        StringWriter out = new StringWriter();
        new LegendPainter(Legend.NONE, 480).paint(new SvgWriter(out), 0, 0);
        assertEquals("", out.toString());
    }
}
