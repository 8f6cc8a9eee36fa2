// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.eastwest.spi.report.ReportProfile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WritingTest {
    private final DesignReport report = new DesignReport();

    @TempDir
    Path folder;

    private String failure(Path directory) {
        return assertThrows(IOException.class, () -> report.write(Samples.input(), directory)).getMessage();
    }

    private List<String> names(Path directory) throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            return files.map(f -> f.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void theDirectoryIsMadeAndHoldsThePageAndItsTables() throws IOException {
        Path directory = folder.resolve("a b/report");
        List<Path> files = report.write(Samples.input(), directory);
        assertEquals(directory.resolve("index.html"), files.get(0));
        assertEquals(List.of("index.html", "tables"), names(directory));
        assertEquals(files.stream().skip(1).map(f -> f.getFileName().toString()).sorted().toList(),
                names(directory.resolve("tables")));
        assertEquals(report.html(Samples.input()), Files.readString(files.get(0)));
    }

    @Test
    void aFormerReportIsReplacedAndOtherFilesAreLeftAlone() throws IOException {
        Path other = Files.writeString(folder.resolve("notes.txt"), "mine");
        Path unfinished = Files.writeString(folder.resolve(".index.html.0.part"), "another run's");
        report.write(Samples.input(), folder);
        byte[] first = Files.readAllBytes(folder.resolve("index.html"));
        report.write(Samples.input(), folder);
        assertArrayEquals(first, Files.readAllBytes(folder.resolve("index.html")));
        assertEquals("mine", Files.readString(other));
        assertEquals("another run's", Files.readString(unfinished));
        assertEquals(List.of(".index.html.0.part", "index.html", "notes.txt", "tables"), names(folder));
    }

    @Test
    void everyTableIsThereAsCsvAndJsonWithUnitsInItsHeadingAndNothingForTheUnknown() throws IOException {
        report.write(Samples.input(), folder);
        Path tables = folder.resolve("tables");
        assertEquals("Dimension,Collective,Where,Bytes (B),Time (s)\r\n"
                + "TP,\"reduce-scatter, all-gather\",scale-up,1800000000000,5.1\r\n"
                + "DP,reduce-scatter,scale-out,12600000000,\r\n",
                Files.readString(tables.resolve("pretraining-communication.csv")));
        String json = Files.readString(tables.resolve("pretraining-communication.json"));
        assertTrue(json.contains("12.6") || json.contains("1.26E10"), json);
        assertTrue(json.contains("null"), json);
        assertTrue(Files.readString(tables.resolve("index.json")).contains("pretraining-communication.csv"));
    }

    @Test
    void tablesOfAFormerReportDoNotStayAndThoseOfOthersDo() throws IOException {
        report.write(Samples.input(), folder);
        Path tables = folder.resolve("tables");
        Path old = Files.writeString(tables.resolve("gone.csv"), "of a fabric that the design had");
        Path notes = Files.writeString(tables.resolve("notes.txt"), "mine");
        report.write(Samples.input(), folder);
        assertFalse(Files.exists(old));
        assertEquals("mine", Files.readString(notes));
    }

    @Test
    void aReportThatCannotBeWrittenWholeLeavesTheFormerOneAsItIs() throws IOException {
        report.write(Samples.input(), folder);
        Map<Path, byte[]> before = contents();
        List<ReportFile> files = new ArrayList<>(report.files(Samples.input().withProfile(ReportProfile.EXECUTIVE)));
        // A name that no file system takes: the last file fails when all others are written.
        files.add(new ReportFile("tables/" + "x".repeat(300) + ".csv", new byte[] {1}));
        assertTrue(assertThrows(IOException.class, () -> report.write(files, folder)).getMessage()
                .startsWith("cannot write " + folder.resolve("tables")));
        Map<Path, byte[]> after = contents();
        assertEquals(before.keySet(), after.keySet());
        before.forEach((file, content) -> assertArrayEquals(content, after.get(file), file.toString()));
    }

    private Map<Path, byte[]> contents() throws IOException {
        Map<Path, byte[]> contents = new TreeMap<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                contents.put(file, Files.readAllBytes(file));
            }
        }
        return contents;
    }

    @Test
    void aFolderOfTablesOfSomebodyElseStopsTheReportBeforeAnythingIsWritten() throws IOException {
        Path tables = Files.createDirectory(folder.resolve("tables"));
        Path metrics = Files.writeString(tables.resolve("metrics.csv"), "mine");
        assertTrue(failure(folder).startsWith("will not replace " + metrics));
        assertEquals(List.of("tables"), names(folder));
        assertEquals("mine", Files.readString(metrics));
    }

    @Test
    void aPageOfSomebodyElseIsNotReplaced() throws IOException {
        Path page = Files.writeString(folder.resolve("index.html"), "<html>my home page</html>");
        String message = failure(folder);
        assertEquals("will not replace " + page + ": it was not written by this product; move it away or choose "
                + "another directory", message);
        assertEquals("<html>my home page</html>", Files.readString(page));
        assertEquals(List.of("index.html"), names(folder));
    }

    @Test
    void aBinaryFileInTheWayIsNotReplacedEither() throws IOException {
        Files.write(folder.resolve("index.html"), new byte[] {-1, -2, 0});
        assertTrue(failure(folder).startsWith("will not replace"));
    }

    @Test
    void aFileWhereTheDirectoryShouldBeIsNamed() throws IOException {
        Path file = Files.writeString(folder.resolve("report"), "a file");
        assertEquals("cannot make the directory " + file + ": a file of that name is in the way; choose another "
                + "directory", failure(file));
        assertTrue(failure(file.resolve("below")).startsWith("cannot make the directory " + file.resolve("below")));
        assertEquals("a file", Files.readString(file));
    }

    @Test
    void aDirectoryWhereThePageShouldBeIsNamed() throws IOException {
        Path page = Files.createDirectory(folder.resolve("index.html"));
        assertEquals("cannot write " + page + ": a directory of that name is in the way; choose another directory",
                failure(folder));
        assertEquals(List.of("index.html"), names(folder));
    }

    @Test
    void thePageIsReadableByThoseWhoReadTheUsersFiles() throws IOException {
        Path usual = Files.writeString(folder.resolve("usual"), "", StandardCharsets.UTF_8);
        Path page = report.write(Samples.input(), folder).get(0);
        if (Files.getFileStore(folder).supportsFileAttributeView("posix")) {
            assertEquals(Files.getPosixFilePermissions(usual), Files.getPosixFilePermissions(page));
        }
    }
}
