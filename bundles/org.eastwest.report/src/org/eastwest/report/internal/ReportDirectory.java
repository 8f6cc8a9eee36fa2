// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.internal;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eastwest.report.ReportFile;

/** A directory with a report in it. */
public final class ReportDirectory {
    private static final String PDF_MARK = "%PDF-";

    private final Path directory;
    private final String mark;

    /** @param mark text in every page and every list of tables of ours */
    public ReportDirectory(Path directory, String mark) {
        this.directory = directory;
        this.mark = mark;
    }

    /** Replaces the report that is there; what somebody else wrote is found before anything is written. */
    public List<Path> write(List<ReportFile> files) throws IOException {
        Path folder = directory.resolve(TableFiles.FOLDER);
        boolean formerTables = hasOurs(folder.resolve(TableFiles.LIST));
        for (ReportFile file : files) {
            Path target = directory.resolve(file.name());
            if (!formerTables || !target.getParent().equals(folder)) {
                SafeFile.refuseForeign(target, markOf(file.name()));
            }
        }
        if (formerTables) {
            removeTables(folder);
        }
        List<Path> written = new ArrayList<>();
        for (ReportFile file : files) {
            Path target = directory.resolve(file.name());
            written.add(SafeFile.write(target.getParent(), target.getFileName().toString(), file.content(),
                    markOf(file.name())));
        }
        return written;
    }

    private String markOf(String name) {
        return name.endsWith(".pdf") ? PDF_MARK : mark;
    }

    private boolean hasOurs(Path list) throws IOException {
        return Files.isRegularFile(list) && SafeFile.head(list).contains(mark);
    }

    /** So that no table of another design stays among the new ones. */
    private static void removeTables(Path folder) throws IOException {
        try (DirectoryStream<Path> tables = Files.newDirectoryStream(folder, "*.{csv,json}")) {
            for (Path table : tables) {
                Files.delete(table);
            }
        }
    }
}
