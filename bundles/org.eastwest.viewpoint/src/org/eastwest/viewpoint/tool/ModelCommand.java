// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.tool;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.eclipse.emf.common.command.AbstractCommand;
import org.eclipse.emf.common.notify.Notifier;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.change.ChangeDescription;
import org.eclipse.emf.ecore.change.util.ChangeRecorder;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.util.EcoreUtil;

/**
 * What a tool does, as one step that can be undone: changes are recorded while it runs, whoever makes them. When it
 * fails,
 * what it had changed is taken back.
 */
public final class ModelCommand extends AbstractCommand {
    /**
     * What a tool came to.
     *
     * @param created the objects it made
     * @param navigation the diagram it wants to be opened
     */
    public record Outcome(List<EObject> created, Optional<Navigation> navigation) {
        static final Outcome NOTHING = new Outcome(List.of(), Optional.empty());
    }

    /**
     * A diagram to be opened.
     *
     * @param diagram the name of its description
     * @param object what it is a diagram of
     */
    public record Navigation(String diagram, EObject object) {
    }

    private final Notifier model;
    private final Function<Object, Outcome> work;
    private ChangeDescription change;
    private Outcome outcome = Outcome.NOTHING;

    ModelCommand(String label, EObject anywhere, Function<Object, Outcome> work) {
        super(label);
        this.model = model(anywhere);
        this.work = work;
    }

    private static Notifier model(EObject object) {
        EObject root = EcoreUtil.getRootContainer(object);
        Resource resource = root.eResource();
        if (resource == null) {
            return root;
        }
        return resource.getResourceSet() == null ? resource : resource.getResourceSet();
    }

    @Override
    protected boolean prepare() {
        return true;
    }

    /** @throws ToolException when the tool cannot do its work; the model is as before */
    @Override
    public void execute() {
        ChangeRecorder recorder = new ChangeRecorder(List.of(model));
        try {
            outcome = work.apply(this);
        } catch (RuntimeException e) {
            recorder.endRecording().apply();
            throw e instanceof ToolException t ? t : new ToolException(getLabel() + " failed: " + e, e);
        } finally {
            if (recorder.isRecording()) {
                change = recorder.endRecording();
            }
            recorder.dispose();
        }
    }

    /** Whether executing it changed the model; one that only navigates need not be on a stack. */
    public boolean changedModel() {
        return change != null && (!change.getObjectChanges().isEmpty() || !change.getResourceChanges().isEmpty()
                || !change.getObjectsToAttach().isEmpty() || !change.getObjectsToDetach().isEmpty());
    }

    /** What it came to, once executed. */
    public Outcome outcome() {
        return outcome;
    }

    @Override
    public void undo() {
        change.applyAndReverse();
    }

    @Override
    public void redo() {
        change.applyAndReverse();
    }

    @Override
    public Collection<?> getAffectedObjects() {
        return outcome.created();
    }

    @Override
    public Collection<?> getResult() {
        return outcome.created();
    }
}
