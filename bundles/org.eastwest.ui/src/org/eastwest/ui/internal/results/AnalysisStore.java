// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.results;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.eclipse.core.runtime.ListenerList;

/**
 * The last analysis of every design in this session of the workbench. A service of the workbench; belongs to the UI
 * thread.
 */
public final class AnalysisStore {

    private final Map<Path, AnalysisOutcome> outcomes = new HashMap<>();
    private final Set<Path> running = new HashSet<>();
    private final ListenerList<Consumer<Path>> listeners = new ListenerList<>();

    /** The last analysis of a file. */
    public Optional<AnalysisOutcome> find(Path file) {
        return Optional.ofNullable(outcomes.get(file));
    }

    /** Whether an analysis of this design is under way. */
    boolean running(Path file) {
        return running.contains(file);
    }

    void started(Path file) {
        running.add(file);
        tell(file);
    }

    void ended(Path file, Optional<AnalysisOutcome> outcome) {
        running.remove(file);
        outcome.ifPresent(value -> outcomes.put(file, value));
        tell(file);
    }

    private void tell(Path file) {
        listeners.forEach(listener -> listener.accept(file));
    }

    /** Tells of every file whose analysis begins or ends. */
    public void addListener(Consumer<Path> listener) {
        listeners.add(listener);
    }

    public void removeListener(Consumer<Path> listener) {
        listeners.remove(listener);
    }
}
