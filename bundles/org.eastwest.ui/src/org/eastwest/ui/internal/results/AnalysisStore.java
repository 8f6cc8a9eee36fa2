// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.results;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.core.runtime.ListenerList;

/**
 * The last analysis of every design in this session of the workbench. A service of the workbench; belongs to the UI
 * thread.
 */
public final class AnalysisStore {

    private final Map<Path, AnalysisOutcome> outcomes = new HashMap<>();
    private final Map<Path, Run> running = new HashMap<>();
    private final ListenerList<Consumer<Path>> listeners = new ListenerList<>();

    /** An analysis under way and what it does. */
    private record Run(AnalysisJob job, String progress) {
    }

    /** The last analysis of a file. */
    public Optional<AnalysisOutcome> find(Path file) {
        return Optional.ofNullable(outcomes.get(file));
    }

    /** Whether an analysis of this design is under way. */
    public boolean running(Path file) {
        return running.containsKey(file);
    }

    /** What the analysis under way does, such as {@code 42 %, Step time}; empty when it has not told. */
    String progress(Path file) {
        return running.containsKey(file) ? running.get(file).progress() : "";
    }

    void started(Path file, AnalysisJob job) {
        running.put(file, new Run(job, ""));
        tell(file);
    }

    void progressed(Path file, AnalysisJob job, String progress) {
        if (current(file, job)) {
            running.put(file, new Run(job, progress));
            tell(file);
        }
    }

    void ended(Path file, AnalysisJob job, Optional<AnalysisOutcome> outcome) {
        if (current(file, job)) {
            running.remove(file);
            outcome.ifPresent(value -> outcomes.put(file, value));
            tell(file);
        }
    }

    /** Cancels the analysis under way. Nobody waits for its engines: what they still tell is not heard. */
    void cancel(Path file) {
        Run run = running.remove(file);
        if (run != null) {
            run.job().cancel();
            tell(file);
        }
    }

    private boolean current(Path file, AnalysisJob job) {
        return running.containsKey(file) && running.get(file).job() == job;
    }

    private void tell(Path file) {
        listeners.forEach(listener -> listener.accept(file));
    }

    /** Tells of every file whose analysis begins, gets on or ends. */
    public void addListener(Consumer<Path> listener) {
        listeners.add(listener);
    }

    public void removeListener(Consumer<Path> listener) {
        listeners.remove(listener);
    }
}
