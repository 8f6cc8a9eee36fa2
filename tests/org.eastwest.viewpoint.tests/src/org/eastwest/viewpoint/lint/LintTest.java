// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.lint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.eastwest.viewpoint.Plumbing;
import org.eastwest.viewpoint.Problem;
import org.eastwest.viewpoint.Problem.Severity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What Sirius keeps silent about is told. */
class LintTest {
    private final Plumbing plumbing = new Plumbing();

    @TempDir
    private Path folder;

    private List<Problem> lint(Path file) {
        return Lint.check(plumbing.read(file));
    }

    private static Set<String> codes(List<Problem> problems) {
        return problems.stream().map(Problem::code).collect(Collectors.toSet());
    }

    @Test
    void aSpecificationWithoutAqlHasOnlyTheTrapOfFractions() {
        assertEquals(List.of("InterpolatedColor 'heat': Values of an interpolated colour are cut to whole numbers: between 0 and 1 there"
                + " are two colours only. Compute percents: 0 to 100."), lint(Plumbing.file("plain.odesign")).stream()
                .map(p -> p.text().substring(p.text().indexOf("Interp"))).toList());
    }

    @Test
    void aqlIsAWarningAtEachPlace() {
        List<Problem> problems = lint(Plumbing.file("plumbing.odesign"));
        assertEquals(Set.of("EW-VIEWPOINT-031", "EW-VIEWPOINT-032"), codes(problems));
        assertTrue(problems.stream().allMatch(p -> p.severity() == Severity.WARNING && p.line() > 0));
        assertTrue(problems.size() > 10);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "name=\"plain\"> | name=\"plain\" version=\"12.0.0.2017041101\"> | EW-VIEWPOINT-030 | Version 12.0.0.2017041101 is newer",
            "domainClass=\"plumbing::Port\" | domainClass=\"plumbing::Door\" | EW-VIEWPOINT-033 | names the type 'plumbing::Door'",
            "\"feature:ports\" | \"feature:doors\" | EW-VIEWPOINT-034 | Unit has no feature 'doors'",
            "\"feature:from\" | \"feature:start\" | EW-VIEWPOINT-034 | Pipe has no feature 'start'",
            "\"feature:backup\" | \"feature:spare\" | EW-VIEWPOINT-034 | Unit has no feature 'spare'",
            "\"feature:load\" | \"feature:weight\" | EW-VIEWPOINT-034 | no class of the metamodels has a feature 'weight'",
            "referenceName=\"ports\" | referenceName=\"doors\" | EW-VIEWPOINT-034 | no class of the metamodels has such a feature",
            "label=\"Balance load\" | label=\"Balance load\" iconPath=\"/b/icons/none.svg\" | EW-VIEWPOINT-035 | /b/icons/none.svg, which is not there",
            "borderSizeComputationExpression=\"3\" | borderSizeComputationExpression=\"0.5\" | EW-VIEWPOINT-032 | sizes are whole numbers",
            "Sections name=\"edit\" | Sections name=\"create\" | EW-VIEWPOINT-036 | two elements 'create'",
            "\"feature:units\" | \"units\" | EW-VIEWPOINT-039 | the plain text \"units\", which finds no objects",
            "\"service:plumbingAttachedPipes\" | \"pipes\" | EW-VIEWPOINT-039 | the plain text \"pipes\", which finds no",
            "\"service:plumbingOverloaded\" | \"overloaded\" | EW-VIEWPOINT-039 | \"overloaded\", which always holds",
            "\"service:plumbingOverloaded\" | \"\" | EW-VIEWPOINT-003 | 'predicateExpression' is required and empty",
            "referenceName=\"ports\" | referenceName=\"\" | EW-VIEWPOINT-003 | 'referenceName' is required and empty",
            "labelSize=\"9\" | labelSize=\"0\" | EW-VIEWPOINT-041 | 'labelSize' is 0; the least is 1.",
            "blue=\"250\" | blue=\"256\" | EW-VIEWPOINT-041 | 'blue' is 256; the most is 255.",
            "widthComputationExpression=\"20\" | widthComputationExpression=\"-2\" | EW-VIEWPOINT-041 | the least is -1",
            "service:plumbingAttachedPipes | service:plumbingPipes | EW-VIEWPOINT-005 | There is no service 'plumbingPipes'"})
    void trapsAreTold(String from, String to, String code, String message) throws IOException {
        String text = Files.readString(Plumbing.file("plain.odesign"), StandardCharsets.UTF_8);
        assertTrue(text.contains(from), from);
        Path file = Files.writeString(folder.resolve("plain.odesign"), text.replace(from, to), StandardCharsets.UTF_8);
        List<Problem> problems = lint(file);
        assertTrue(problems.stream().anyMatch(p -> p.code().equals(code) && p.message().contains(message)
                && p.line() > 0),
                problems.stream().map(Problem::text).collect(Collectors.joining("\n")));
    }

    @Test
    void anImageBesideTheSpecificationIsFound() throws IOException {
        Files.createDirectories(folder.resolve("META-INF"));
        Files.createDirectories(folder.resolve("icons"));
        Files.writeString(folder.resolve("icons/own.svg"), "<svg xmlns='http://www.w3.org/2000/svg'/>");
        Path description = Files.createDirectories(folder.resolve("description"));
        String text = Files.readString(Plumbing.file("plain.odesign"), StandardCharsets.UTF_8)
                .replace("label=\"Balance load\"",
                "label=\"Balance load\" iconPath=\"/my.bundle/icons/own.svg\"");
        assertEquals(Set.of("EW-VIEWPOINT-032"),
                codes(lint(Files.writeString(description.resolve("plain.odesign"), text))));
    }
}
