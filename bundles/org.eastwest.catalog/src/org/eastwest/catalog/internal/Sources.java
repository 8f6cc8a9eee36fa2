// SPDX-License-Identifier: EPL-2.0
package org.eastwest.catalog.internal;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import org.eastwest.catalog.CatalogContribution;

/** The files of every table, in the order in which they override each other: shipped, contributed, the user's. */
final class Sources {
    private static final String SHIPPED = "data/";

    private final Map<String, List<CatalogFile>> files = new LinkedHashMap<>();
    private final Problems problems;

    Sources(List<String> tableFiles, Problems problems) {
        this.problems = problems;
        for (String file : tableFiles) {
            files.put(file, new ArrayList<>());
            add(new CatalogFile(file, file, () -> shipped(file)));
        }
    }

    private static InputStream shipped(String file) throws IOException {
        InputStream in = Sources.class.getClassLoader().getResourceAsStream(SHIPPED + file);
        if (in == null) {
            throw new FileNotFoundException(SHIPPED + file);
        }
        return in;
    }

    /** The files of a table, later ones over earlier ones. */
    List<CatalogFile> of(Table<?> table) {
        return files.get(table.file());
    }

    /** Adds what a contribution has; one that throws is left out with a finding. */
    void add(CatalogContribution contribution) {
        String name = contribution.getClass().getName();
        try {
            name = Objects.requireNonNullElse(contribution.name(), name);
            String prefix = name + "/";
            for (String file : new TreeSet<>(contribution.files())) {
                add(new CatalogFile(prefix + file, file, () -> open(contribution, file)));
            }
        } catch (RuntimeException e) {
            problems.error(Problems.FILE, name, "catalog", "The contribution of " + name
                    + " to the catalog failed: " + e, "Update the bundle, or uninstall it.");
        }
    }

    private static InputStream open(CatalogContribution contribution, String file) throws IOException {
        InputStream in = contribution.open(file);
        if (in == null) {
            throw new FileNotFoundException(file);
        }
        return in;
    }

    /** Adds the files of a folder, if there is one. */
    void add(Path folder) {
        if (Files.notExists(folder)) {
            return;
        }
        try (DirectoryStream<Path> found = Files.newDirectoryStream(folder, "*.csv")) {
            List<Path> paths = new ArrayList<>();
            found.forEach(paths::add);
            paths.stream().sorted().forEach(p -> add(new CatalogFile(p.toString(), p.getFileName().toString(),
                    () -> regular(p))));
        } catch (IOException | RuntimeException e) {
            problems.error(Problems.FILE, folder.toString(), "catalog", folder + ": cannot be read as a folder: " + e,
                    "Make it a readable folder, or remove it.");
        }
    }

    /** A pipe or a device would never end. */
    private static InputStream regular(Path path) throws IOException {
        if (!Files.isRegularFile(path)) {
            throw new FileSystemException(path.toString(), null,
                    Files.isDirectory(path) ? "it is a folder" : "it is no regular file");
        }
        return Files.newInputStream(path);
    }

    private void add(CatalogFile file) {
        List<CatalogFile> known = files.get(file.file());
        if (known == null) {
            problems.warning(Problems.UNKNOWN_FILE, file.name(), "catalog", file.name()
                    + ": is no table of the catalog and not read.", "Name it as one of " + files.keySet() + ".");
        } else {
            known.add(file);
        }
    }
}
