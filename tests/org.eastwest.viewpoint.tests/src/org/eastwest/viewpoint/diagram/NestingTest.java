// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eastwest.viewpoint.Plumbing;
import org.eastwest.viewpoint.Problem;
import org.eastwest.viewpoint.Problem.Severity;
import org.eastwest.viewpoint.Specification;
import org.eastwest.viewpoint.lint.Lint;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A mapping may stand in itself, as folders in folders do; where that has no end it is told, and the drawing ends. */
@Timeout(60)
class NestingTest {
    private static final String UNIT = "//@ownedViewpoints[name='plain']/@ownedRepresentations[name='flow']"
            + "/@defaultLayer/@containerMappings[name='unit']";

    private final Plumbing plumbing = new Plumbing();

    @TempDir
    private Path folder;

    /** Units in units, which an expression finds; without one all units are found. */
    private Specification unitsInUnits(String candidates) throws IOException {
        String text = Files.readString(Plumbing.file("plain.odesign"));
        String from = "<containerMappings name=\"unit\" semanticCandidatesExpression=\"feature:units\"";
        assertTrue(text.contains(from));
        return plumbing.read(Files.writeString(folder.resolve("nested.odesign"), text.replace(from,
                "<containerMappings name=\"unit\" reusedContainerMappings=\"" + UNIT + "\"" + candidates)));
    }

    private static String finds(String inUnit) {
        return " semanticCandidatesExpression=\"aql:if self.oclIsKindOf(plumbing::Plant) then self.units else " + inUnit
                + " endif\"";
    }

    private static Problem told(List<Problem> problems, String code) {
        List<Problem> found = problems.stream().filter(p -> p.code().equals(code)).toList();
        assertEquals(1, found.size(), problems.toString());
        assertEquals("nested.odesign", Path.of(found.get(0).file()).getFileName().toString());
        assertEquals("ContainerMapping 'unit'", found.get(0).element());
        assertEquals(33, found.get(0).line());
        return found.get(0);
    }

    private long units(Specification specification, List<Problem> problems) {
        try (DiagramSession session = new DiagramSession(specification.diagram("flow").orElseThrow(),
                plumbing.fourUnits())) {
            problems.addAll(session.problems());
            return session.diagram().allNodes().filter(n -> n.mapping().equals("unit")).count();
        }
    }

    @Test
    void allUnitsInEachUnitAreToldAndNotDrawn() throws IOException {
        Specification specification = unitsInUnits("");
        assertEquals(Severity.ERROR, told(specification.problems(), "EW-VIEWPOINT-012").severity());
        assertEquals(4, units(specification, new ArrayList<>()));
    }

    @Test
    void aUnitThatIsFoundInItselfIsToldAndLeftOut() throws IOException {
        Specification specification = unitsInUnits(finds("Sequence{self}"));
        List<Problem> problems = new ArrayList<>();
        assertEquals(4, units(specification, problems));
        assertEquals(4, problems.size(), problems.toString());
        assertTrue(problems.stream().allMatch(p -> p.code().equals("EW-VIEWPOINT-012") && p.line() == 33
                && p.message().contains("back to it")), problems.toString());
    }

    /** The spare of the first unit is the last one, which has none. */
    @Test
    void unitsThatEndSomewhereAreDrawnAndLintTellsWhatSiriusWouldDo() throws IOException {
        Specification specification = unitsInUnits(finds("Sequence{self.backup}"));
        List<Problem> problems = new ArrayList<>();
        assertEquals(5, units(specification, problems));
        assertEquals(List.of(), problems);
        assertTrue(Lint.faults(specification).stream().noneMatch(p -> p.code().equals("EW-VIEWPOINT-038")));
        assertEquals(Severity.NOTE, told(Lint.check(specification), "EW-VIEWPOINT-038").severity());
    }
}
