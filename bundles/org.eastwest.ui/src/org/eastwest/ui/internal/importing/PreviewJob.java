// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.importing;

import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import org.eastwest.examples.Templates;
import org.eastwest.io.DesignImports;
import org.eastwest.io.ImportFailure;
import org.eastwest.io.Imported;
import org.eastwest.model.design.Design;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.ui.internal.Services;
import org.eastwest.ui.internal.results.JobProgress;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;

/** Reads a file with an importer; writes nothing. */
final class PreviewJob extends Job {

    /** What to read, and with what to begin. */
    record Choice(Path file, String importerId, String templateId) {
    }

    /** What came of it. */
    sealed interface Outcome {
    }

    record Understood(Imported imported) implements Outcome {
    }

    record Refused(Finding finding) implements Outcome {
    }

    record Stopped() implements Outcome {
    }

    private final Choice choice;
    private final Consumer<Outcome> done;

    /** @param done told what came of it, on any thread */
    PreviewJob(Choice choice, Consumer<Outcome> done) {
        super("Reading " + choice.file().getFileName());
        this.choice = choice;
        this.done = done;
    }

    @Override
    protected IStatus run(IProgressMonitor monitor) {
        try {
            done.accept(read(monitor));
            return Status.OK_STATUS;
        } catch (CancellationException cancelled) {
            done.accept(new Stopped());
            return Status.CANCEL_STATUS;
        }
    }

    private Outcome read(IProgressMonitor monitor) {
        Design template = choice.templateId() == null ? null : Templates.create(choice.templateId(), Map.of());
        return Services.call(DesignImports.class, imports -> {
            try {
                return new Understood(imports.read(choice.file(), choice.importerId(), template,
                        new JobProgress(monitor, getName())));
            } catch (ImportFailure wrong) {
                return new Refused(wrong.finding());
            }
        });
    }
}
