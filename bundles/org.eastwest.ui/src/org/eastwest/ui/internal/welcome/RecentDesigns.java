// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.welcome;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.eastwest.ui.internal.Icon;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.osgi.service.prefs.BackingStoreException;

/** The designs that were opened last, the latest first. They are kept with the preferences of the user. */
public final class RecentDesigns {

    /** How many are remembered. */
    static final int MOST = 8;

    private static final String KEY = "recentDesigns";

    private final IEclipsePreferences preferences = InstanceScope.INSTANCE.getNode(Icon.BUNDLE);

    /** The files, there or not. */
    public List<Path> list() {
        return preferences.get(KEY, "").lines().map(RecentDesigns::path).flatMap(Optional::stream).toList();
    }

    /** A line that is no path any more, on another system, is forgotten. */
    private static Optional<Path> path(String line) {
        try {
            return line.isBlank() ? Optional.empty() : Optional.of(Path.of(line));
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }

    /** Puts a file before all others. */
    public void add(Path file) {
        change(files -> {
            files.remove(file);
            files.add(0, file);
            return files;
        });
    }

    /** Forgets a file. */
    public void remove(Path file) {
        change(files -> {
            files.remove(file);
            return files;
        });
    }

    private void change(UnaryOperator<List<Path>> change) {
        String text = change.apply(new ArrayList<>(list())).stream().limit(MOST).map(Path::toString)
                .collect(Collectors.joining("\n"));
        if (text.equals(preferences.get(KEY, ""))) {
            return;
        }
        preferences.put(KEY, text);
        try {
            preferences.flush();
        } catch (BackingStoreException e) {
            ILog.get().warn("The list of recent designs cannot be saved.", e);
        }
    }
}
