// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
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
    void theDirectoryIsMadeAndHoldsOnlyThePage() throws IOException {
        Path directory = folder.resolve("a b/report");
        List<Path> files = report.write(Samples.input(), directory);
        assertEquals(List.of(directory.resolve("index.html")), files);
        assertEquals(List.of("index.html"), names(directory));
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
        assertEquals(List.of(".index.html.0.part", "index.html", "notes.txt"), names(folder));
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
