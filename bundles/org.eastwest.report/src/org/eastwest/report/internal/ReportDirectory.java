// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.internal;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
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

    /**
     * Replaces the report that is there; what somebody else wrote is found before anything is written, and nothing is
     * replaced before all is written beside it: where space runs out, the report that is there stays.
     */
    public List<Path> write(List<ReportFile> files) throws IOException {
        Path folder = directory.resolve(TableFiles.FOLDER);
        boolean formerTables = hasOurs(folder.resolve(TableFiles.LIST));
        for (ReportFile file : files) {
            Path target = directory.resolve(file.name());
            if (!formerTables || !target.getParent().equals(folder)) {
                SafeFile.refuseForeign(target, markOf(file.name()));
            }
        }
        Map<Path, Path> beside = new LinkedHashMap<>();
        try {
            for (ReportFile file : files) {
                Path target = directory.resolve(file.name());
                beside.put(target, SafeFile.writeBeside(target, file.content()));
            }
            for (Map.Entry<Path, Path> file : beside.entrySet()) {
                SafeFile.move(file.getValue(), file.getKey());
            }
        } finally {
            for (Path left : beside.values()) {
                Files.deleteIfExists(left);
            }
        }
        if (formerTables) {
            removeTables(folder, beside.keySet());
        }
        return List.copyOf(beside.keySet());
    }

    private String markOf(String name) {
        return name.endsWith(".pdf") ? PDF_MARK : mark;
    }

    private boolean hasOurs(Path list) throws IOException {
        return Files.isRegularFile(list) && SafeFile.head(list).contains(mark);
    }

    /** So that no table of another design stays among the new ones. */
    private static void removeTables(Path folder, Set<Path> kept) throws IOException {
        try (DirectoryStream<Path> tables = Files.newDirectoryStream(folder, "*.{csv,json}")) {
            for (Path table : tables) {
                if (!kept.contains(table)) {
                    Files.delete(table);
                }
            }
        }
    }
}
