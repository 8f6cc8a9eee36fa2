// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.wizards;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.eastwest.report.text.Texts;
import org.eastwest.ui.internal.glossary.GlossaryTips;
import org.eastwest.ui.internal.results.JobProgress;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Group;
import org.eclipse.swt.widgets.Label;

/** Shows the summary of the design that is about to be made; it is computed in the background, the last wish only. */
final class SummaryPart {

    /** Milliseconds to wait for the next key, so that what is typed over is not computed. */
    private static final long PAUSE = 150;
    private static final String TITLE = "Summary";

    private final Group group;
    private final Map<String, Label> values = new LinkedHashMap<>();
    private SummaryJob job;

    SummaryPart(Composite parent) {
        group = new Group(parent, SWT.NONE);
        group.setText(TITLE);
        group.setLayout(new GridLayout(2, false));
        for (String label : DesignSummary.LABELS) {
            Label name = new Label(group, SWT.NONE);
            name.setText(label + ":");
            GlossaryTips.attach(name, label);
            Label value = new Label(group, SWT.NONE);
            value.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
            values.put(label, value);
        }
        group.addDisposeListener(event -> cancel());
    }

    Group control() {
        return group;
    }

    /** Computes the summary of a template with these values, unless something else is asked for soon. */
    void show(String template, Map<String, Integer> parameters) {
        cancel();
        group.setText(TITLE + " (computing ...)");
        job = new SummaryJob(template, Map.copyOf(parameters));
        job.schedule(PAUSE);
    }

    private void cancel() {
        if (job != null) {
            job.cancel();
        }
    }

    private void show(SummaryJob from, Optional<DesignSummary> summary) {
        if (group.isDisposed() || from != job) {
            return;
        }
        group.setText(summary.isPresent() ? TITLE : TITLE + " (cannot be computed)");
        values.forEach((label, value) -> value.setText(summary.map(s -> s.figures().get(label))
                .orElse(Texts.UNKNOWN)));
        group.requestLayout();
    }

    private final class SummaryJob extends Job {
        private final Display display = group.getDisplay();
        private final String template;
        private final Map<String, Integer> parameters;

        SummaryJob(String template, Map<String, Integer> parameters) {
            super("Summary of the new design");
            this.template = template;
            this.parameters = parameters;
            setSystem(true);
            setPriority(SHORT);
        }

        @Override
        protected IStatus run(IProgressMonitor monitor) {
            try {
                DesignSummary summary = DesignSummary.of(template, parameters, new JobProgress(monitor, getName()));
                tell(Optional.of(summary));
                return Status.OK_STATUS;
            } catch (CancellationException e) {
                return Status.CANCEL_STATUS;
            } catch (RuntimeException e) {
                ILog.get().error("The summary of " + template + " cannot be computed.", e);
                tell(Optional.empty());
                return Status.OK_STATUS;
            }
        }

        private void tell(Optional<DesignSummary> summary) {
            if (!display.isDisposed()) {
                display.asyncExec(() -> show(this, summary));
            }
        }
    }
}
