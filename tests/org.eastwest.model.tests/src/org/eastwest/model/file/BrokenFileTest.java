// SPDX-License-Identifier: EPL-2.0
package org.eastwest.model.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import org.eastwest.model.Designs;
import org.eastwest.model.validation.Problem;
import org.eastwest.model.validation.Severity;

/** Whatever is in a file: a problem that says where and what to do, and never half a design. */
class BrokenFileTest {
    @TempDir
    private Path folder;

    private String sound;

    @BeforeEach
    void write() {
        sound = Designs.text(Designs.sound(), folder);
    }

    private Problem only(FileProblem kind, LoadedDesign loaded) {
        assertEquals(1, loaded.problems().size(), loaded.problems().toString());
        Problem problem = loaded.problems().get(0);
        assertEquals(kind.code(), problem.code(), problem.toString());
        assertFalse(problem.remedy().isBlank());
        if (kind.severity() == Severity.ERROR) {
            assertNull(loaded.design());
        } else {
            assertNotNull(loaded.design());
        }
        return problem;
    }

    private Problem only(FileProblem kind, String text) {
        return only(kind, Designs.load(text, folder));
    }

    private String replace(String old, String replacement) {
        assertTrue(sound.contains(old), old);
        return sound.replace(old, replacement);
    }

    private int lineOf(String text, String part) {
        List<String> lines = text.lines().toList();
        return 1 + lines.indexOf(lines.stream().filter(line -> line.contains(part)).findFirst().orElseThrow());
    }

    @Test
    void aFileThatIsNotThereIsNamed() {
        Problem problem = only(FileProblem.UNREADABLE, DesignFiles.load(folder.resolve("none.eastwest")));
        assertTrue(problem.message().contains("none.eastwest cannot be read: there is no such file"),
                problem.message());
    }

    @Test
    void aFolderIsNoFile() {
        Problem problem = only(FileProblem.UNREADABLE, DesignFiles.load(folder));
        assertTrue(problem.message().contains("it is a folder"), problem.message());
    }

    @Test
    void anEmptyFile() {
        Problem problem = only(FileProblem.EMPTY, "");
        assertTrue(problem.remedy().contains("given.eastwest.bak"), problem.remedy());
    }

    @Test
    void aFileThatWasCutOff() {
        Problem problem = only(FileProblem.NOT_WELL_FORMED, sound.substring(0, sound.length() / 2));
        assertTrue(problem.line() > 1);
        assertEquals("given.eastwest ends before the design does.", problem.message());
        assertTrue(problem.remedy().contains("given.eastwest.bak"), problem.remedy());
    }

    @Test
    void aFileThatIsNoXml() {
        only(FileProblem.NOT_WELL_FORMED, "cluster: 128 servers\n");
        only(FileProblem.NOT_WELL_FORMED, Designs.load(new byte[] {'P', 'K', 3, 4, 0, 0, (byte) 0xff}, folder));
    }

    @Test
    void theReasonDoesNotDependOnTheLanguageOfTheMachine() {
        Locale own = Locale.getDefault();
        Locale.setDefault(Locale.JAPANESE);
        try {
            assertEquals("given.eastwest ends before the design does.",
                    only(FileProblem.NOT_WELL_FORMED, "<design").message());
            assertEquals("given.eastwest is not well-formed XML at line 2, column 2.",
                    only(FileProblem.NOT_WELL_FORMED, "<?xml version=\"1.0\"?>\n< >").message());
            only(FileProblem.DOCTYPE, "<!DOCTYPE x><x/>");
        } finally {
            Locale.setDefault(own);
        }
    }

    @Test
    void bytesThatAreNoUtf8() {
        String text = replace("id=\"hall\"", "id=\"hall\" name=\"#\"");
        byte[] bytes = text.getBytes(StandardCharsets.US_ASCII);
        bytes[text.indexOf('#')] = (byte) 0xE4;
        Problem problem = only(FileProblem.NOT_WELL_FORMED, Designs.load(bytes, folder));
        assertEquals(lineOf(text, "#"), problem.line());
    }

    @Test
    void aFileOfAnotherKind() {
        Problem html = only(FileProblem.FOREIGN, "<html><body/></html>");
        assertTrue(html.message().contains("its root is 'html'"), html.message());
        only(FileProblem.FOREIGN, "<Design xmlns=\"http://example.org/design/1\"/>");
        only(FileProblem.FOREIGN, replace("design:Design", "design:Cluster"));
        only(FileProblem.FOREIGN, replace("http://www.eastwest.org/design/1", "http://www.eastwest.org/design/one"));
    }

    @Test
    void anEntityBombIsRefusedUnread() {
        StringBuilder bomb = new StringBuilder("<!DOCTYPE design [<!ENTITY e0 \"lol\">");
        for (int i = 1; i < 30; i++) {
            bomb.append("<!ENTITY e").append(i).append(" \"").append(("&e" + (i - 1) + ";").repeat(10)).append("\">");
        }
        Problem problem = only(FileProblem.DOCTYPE, replace("<design:Design", bomb + "]><design:Design")
                .replace("id=\"hall\"", "id=\"hall\" name=\"&e29;\""));
        assertEquals(2, problem.line());
    }

    @Test
    void anEntityThatReadsAnotherFileIsRefusedUnread() throws IOException {
        Path secret = Files.writeString(folder.resolve("secret.txt"), "secret");
        String doctype = "<!DOCTYPE design [<!ENTITY secret SYSTEM \"" + secret.toUri() + "\">]>";
        only(FileProblem.DOCTYPE, replace("<design:Design", doctype + "<design:Design"));
        only(FileProblem.DOCTYPE, replace("<design:Design", "<!DOCTYPE design SYSTEM \"" + secret.toUri()
                + "\"><design:Design"));
    }

    @Test
    void aFileLargerThanAnyDesign() throws IOException {
        byte[] large = new byte[DesignResource.MAXIMUM_SIZE + 1];
        byte[] start = sound.getBytes(StandardCharsets.UTF_8);
        System.arraycopy(start, 0, large, 0, start.length);
        Arrays.fill(large, start.length, large.length, (byte) ' ');
        Problem problem = only(FileProblem.TOO_LARGE, Designs.load(large, folder));
        assertTrue(problem.message().contains("more than 64 MiB"), problem.message());
    }

    @Test
    void anUnknownElementIsNamedWithItsLineAndWhatIsKnown() {
        String text = replace("<nics", "<network");
        Problem problem = only(FileProblem.UNKNOWN_ELEMENT, text);
        assertEquals(lineOf(text, "<network"), problem.line());
        assertEquals("cluster.servers", problem.element());
        assertTrue(problem.message().contains("'network' is no child of cluster.servers"), problem.message());
        assertTrue(problem.remedy().contains("nics"), problem.remedy());
    }

    @Test
    void anUnknownAttributeIsNamedWithItsLineAndWhatIsKnown() {
        String text = replace("count=\"128\"", "amount=\"128\"");
        Problem problem = only(FileProblem.UNKNOWN_ATTRIBUTE, text);
        assertEquals(lineOf(text, "amount"), problem.line());
        assertEquals("cluster.servers", problem.element());
        assertTrue(problem.message().contains("'amount' is no attribute of a ServerGroup"), problem.message());
        assertTrue(problem.remedy().contains("count"), problem.remedy());
    }

    @Test
    void anAttributeWrittenAsAnElementIsNotDroppedInSilence() {
        Problem problem = only(FileProblem.UNKNOWN_ELEMENT, replace("<nics", "<name>Servers</name><nics"));
        assertTrue(problem.remedy().contains("Write it as an attribute: name="), problem.remedy());
    }

    @Test
    void aMalformedQuantityIsNamedWithItsLine() {
        String text = replace("400 Gb/s", "40O Gb/s");
        Problem problem = only(FileProblem.MALFORMED_VALUE, text);
        assertEquals(lineOf(text, "40O"), problem.line());
        assertEquals("cluster.servers.nics.east-west.rate", problem.element());
        assertTrue(problem.message().contains("rate=\"40O Gb/s\" cannot be read"), problem.message());
    }

    @Test
    void malformedNumbersWordsAndChoices() {
        only(FileProblem.MALFORMED_VALUE, replace("count=\"128\"", "count=\"many\""));
        only(FileProblem.MALFORMED_VALUE, replace("count=\"128\"", "count=\"1e3\""));
        only(FileProblem.MALFORMED_VALUE, replace("count=\"128\"", "count=\"99999999999\""));
        only(FileProblem.MALFORMED_VALUE, replace("tp=\"8\"", "tp=\"8\" sequenceParallelism=\"yes\""));
        only(FileProblem.MALFORMED_VALUE, replace("rail-optimised", "rail-optimized"));
        only(FileProblem.MALFORMED_VALUE, replace("rate=\"400 Gb/s\"", "rate=\"NaN\""));
        only(FileProblem.MALFORMED_VALUE, replace("rate=\"400 Gb/s\"", "rate=\"\""));
        only(FileProblem.MALFORMED_VALUE, replace("rate=\"400 Gb/s\"", "rate=\"1e999 Gb/s\""));
    }

    @Test
    void allProblemsAreToldAtOnceInTheOrderOfTheLines() {
        LoadedDesign loaded = Designs.load(replace("400 Gb/s", "400").replace("tp=\"8\"", "tp=\"eight\"")
                .replace("cluster=\"hall\"", "cluster=\"cellar\""), folder);
        assertNull(loaded.design());
        assertEquals(List.of(FileProblem.MALFORMED_VALUE.code(), FileProblem.MALFORMED_VALUE.code(),
                FileProblem.DANGLING_REFERENCE.code()), loaded.problems().stream().map(Problem::code).toList());
        assertTrue(loaded.problems().get(0).line() < loaded.problems().get(1).line());
    }

    @Test
    void aReferenceThatLeadsNowhere() {
        Problem problem = only(FileProblem.DANGLING_REFERENCE,
                replace("fabrics=\"compute\"", "fabrics=\"compute rail\""));
        assertEquals("scenario.base.fabrics", problem.element());
        assertTrue(problem.message().contains("the design has no 'rail'"), problem.message());
        assertTrue(problem.remedy().contains("compute"), problem.remedy());
    }

    @Test
    void aReferenceOutOfTheFileIsNotFollowed() {
        only(FileProblem.DANGLING_REFERENCE,
                replace("cluster=\"hall\"", "cluster=\"http://example.org/x.eastwest#hall\""));
        only(FileProblem.UNKNOWN_ELEMENT, replace("cluster=\"hall\"", "").replace("jobs=\"pretraining\"/>",
                "jobs=\"pretraining\"><cluster href=\"file:///x#hall\"/></scenarios>"));
    }

    @Test
    void aReferenceToAnElementOfTheWrongKind() {
        Problem problem = only(FileProblem.WRONG_TYPE, replace("cluster=\"hall\"", "cluster=\"compute\""));
        assertTrue(problem.message().contains("'compute', which is a Fabric"), problem.message());
        assertEquals("Name one of: hall.", problem.remedy());
    }

    @Test
    void moreThanCanBe() {
        only(FileProblem.GIVEN_TWICE, replace("fabrics=\"compute\"", "fabrics=\"compute compute\""));
        only(FileProblem.GIVEN_TWICE, replace("workload=\"llama\"", "workload=\"llama llama\""));
        only(FileProblem.GIVEN_TWICE, replace("<plan", "<plan/><plan"));
        only(FileProblem.NOT_WELL_FORMED, replace("tp=\"8\"", "tp=\"8\" tp=\"4\""));
    }

    @Test
    void twoElementsWithOneIdentifier() {
        String text = replace("id=\"base\"", "id=\"hall\"");
        Problem problem = only(FileProblem.DUPLICATE_ID, text);
        assertTrue(problem.line() > lineOf(text, "id=\"hall\""));
        assertTrue(problem.message().contains("the Cluster in line " + lineOf(text, "id=\"hall\"")), problem.message());
    }

    @Test
    void textBetweenElementsIsNotDroppedInSilence() {
        String text = replace("<nics", "eight NICs &amp; more\n<nics");
        Problem problem = only(FileProblem.STRAY_TEXT, text);
        assertEquals(lineOf(text, "eight NICs"), problem.line());
        assertEquals("cluster.servers", problem.element());
    }

    @Test
    void aWorkloadOfNoOrUnknownType() {
        Problem problem = only(FileProblem.UNKNOWN_TYPE, replace("xsi:type=\"design:TrainingRun\"", "")
                .replace("workload=\"llama\"", "").replace("jobs=\"pretraining\"", ""));
        assertTrue(problem.remedy().contains("design:TrainingRun"), problem.remedy());
        LoadedDesign loaded = Designs.load(replace("design:TrainingRun", "design:Workload"), folder);
        assertEquals(FileProblem.UNKNOWN_TYPE.code(), loaded.problems().get(0).code());
        assertNull(loaded.design());
    }

    @Test
    void aCommentIsToldToBeLostAndTheRestIsRead() {
        Problem problem = only(FileProblem.COMMENT, replace("<nics", "<!-- why eight -->\n<nics"));
        assertEquals(Severity.INFO, problem.severity());
        only(FileProblem.COMMENT, replace("<nics", "<?editor keep?>\n<nics"));
    }

    @Test
    void aFileOfANewerVersionIsReadAsFarAsItIsUnderstoodAndCannotBeSaved() throws IOException {
        String newer = replace("http://www.eastwest.org/design/1", "http://www.eastwest.org/design/2")
                .replace("count=\"128\"", "count=\"128\" cooling=\"liquid\"")
                .replace("<nics", "<pumps><pump/></pumps><nics");
        LoadedDesign loaded = Designs.load(newer, folder);
        assertTrue(loaded.readOnly());
        assertEquals(128, loaded.design().getClusters().get(0).getServerGroups().get(0).getCount());
        assertEquals(List.of("EW-FILE-007", "EW-FILE-011", "EW-FILE-010"),
                loaded.problems().stream().map(Problem::code).toList());
        assertTrue(loaded.problems().stream().allMatch(problem -> problem.severity() == Severity.WARNING));
        assertTrue(loaded.problems().get(0).message().contains("was written by a newer version of Eastwest"));

        Path file = folder.resolve("given.eastwest");
        for (Path target : List.of(file, folder.resolve("copy.eastwest"))) {
            IOException refused = assertThrows(IOException.class, () -> DesignFiles.save(loaded.design(), target));
            assertTrue(refused.getMessage().contains("read-only: a newer version wrote it"), refused.getMessage());
        }
        assertEquals(newer, Files.readString(file));
    }

    @Test
    void anOlderVersionWithoutAMigrationIsAnError() {
        Problem problem = only(FileProblem.OLDER_VERSION, replace("design/1", "design/0"));
        assertTrue(problem.message().contains("is of version 0; this is version 1"), problem.message());
    }

    @Test
    void aFileFullOfRubbishDoesNotFillTheMemory() {
        LoadedDesign loaded = Designs.load(replace("<nics", "<x/>".repeat(200_000) + "<nics"), folder);
        assertNull(loaded.design());
        assertEquals(500, loaded.problems().size());
    }

    @Test
    void anUnknownEncodingIsNamedAsTheReason() {
        Problem problem = only(FileProblem.NOT_WELL_FORMED, replace("encoding=\"UTF-8\"", "encoding=\"X-KLINGON\""));
        assertTrue(problem.message().contains("encoding") && problem.remedy().contains("UTF-8"), problem.toString());
    }

    @Test
    void aMessageDoesNotQuoteMegabytes() {
        Problem problem = only(FileProblem.MALFORMED_VALUE, replace("count=\"128\"", "count=\"" + "9".repeat(1_000_000)
                + "\""));
        assertTrue(problem.message().length() < 500, () -> problem.message().length() + " characters");
    }

    @Test
    void depthDoesNotMatter() {
        only(FileProblem.UNKNOWN_ELEMENT, replace("<nics", "<x>".repeat(100_000) + "</x>".repeat(100_000) + "<nics"));
    }
}
