// SPDX-License-Identifier: EPL-2.0
package org.eastwest.analysis.internal;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Collections;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** The bundles that the user disabled: symbolic names, one a line, sorted; a line that begins with # is a remark. */
final class DisabledBundles {
    private static final String FILE = "plugins.disabled";

    private final Supplier<Path> area;

    /**
     * @param area the user area
     */
    DisabledBundles(Supplier<Path> area) {
        this.area = area;
    }

    /** Those of this machine's user, wherever bundles that users install are kept too. */
    static DisabledBundles ofUser() {
        return new DisabledBundles(() -> Stream.of(System.getProperty("eastwest.home"), System.getenv("EASTWEST_HOME"))
                .filter(set -> set != null && !set.isBlank()).map(Path::of).findFirst()
                .orElseGet(() -> Path.of(System.getProperty("user.home"), ".eastwest")));
    }

    private Path file() {
        return area.get().resolve(FILE);
    }

    /** All of them; none when the file is not there or cannot be read. */
    SortedSet<String> all() {
        SortedSet<String> names = new TreeSet<>();
        try {
            new String(Files.readAllBytes(file()), StandardCharsets.UTF_8).lines().map(String::strip)
                    .filter(line -> !line.isEmpty() && !line.startsWith("#")).forEach(names::add);
        } catch (IOException unreadable) {
            return Collections.emptySortedSet();
        }
        return names;
    }

    /** Writes the file anew, whole or not at all. */
    void set(String bundle, boolean disabled) throws IOException {
        SortedSet<String> names = new TreeSet<>(all());
        if (disabled ? names.add(bundle) : names.remove(bundle)) {
            Path file = file();
            Files.createDirectories(file.getParent());
            Path whole = Files.createTempFile(file.getParent(), FILE, ".new");
            Files.writeString(whole, String.join("\n", names) + (names.isEmpty() ? "" : "\n"));
            move(whole, file);
        }
    }

    private static void move(Path whole, Path file) throws IOException {
        try {
            Files.move(whole, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException plain) {
            Files.move(whole, file, StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
