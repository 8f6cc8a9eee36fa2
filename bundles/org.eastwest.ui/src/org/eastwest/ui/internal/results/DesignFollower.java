// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.results;

import java.nio.file.Path;
import java.util.Optional;
import org.eastwest.ui.internal.editor.DesignPart;
import org.eastwest.ui.internal.session.DesignSession;
import org.eastwest.ui.internal.session.SessionListener;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IPartListener2;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPartReference;

/** Follows the design that is being edited: which one it is, and what happens to it. Belongs to the UI thread. */
public final class DesignFollower implements IPartListener2, SessionListener {

    private final IWorkbenchPage page;
    private final Runnable changed;
    private DesignPart editor;

    /**
     * Begins to follow.
     *
     * @param changed told when another design is being edited, or it was checked, read anew or kept elsewhere
     */
    public DesignFollower(IWorkbenchPage page, Runnable changed) {
        this.page = page;
        this.changed = changed;
        page.addPartListener(this);
        look();
    }

    /** Its editor; empty when no design is being edited. */
    public Optional<DesignPart> editor() {
        return Optional.ofNullable(editor);
    }

    public Optional<DesignSession> session() {
        return editor().map(DesignPart::session);
    }

    public Optional<Path> file() {
        return session().map(session -> session.location().path());
    }

    /** Shows an element of the design in its editor and in the other open editors of it, such as diagrams. */
    public void reveal(String element) {
        editor().ifPresent(part -> Elements.reveal(page, part, element));
    }

    /** As {@link #reveal}, and goes on with the work in the editor. */
    public void go(String element) {
        editor().ifPresent(part -> {
            page.activate(part);
            Elements.reveal(page, part, element);
        });
    }

    /** Whether another design is being edited than before. */
    private boolean look() {
        IEditorPart active = page.getActiveEditor();
        DesignPart now = active instanceof DesignPart design && design.session() != null ? design : null;
        if (now == editor) {
            return false;
        }
        leave();
        editor = now;
        session().ifPresent(session -> session.addListener(this));
        return true;
    }

    private void leave() {
        session().ifPresent(session -> session.removeListener(this));
    }

    private void follow() {
        if (look()) {
            changed.run();
        }
    }

    /** Ends following. */
    public void dispose() {
        page.removePartListener(this);
        leave();
        editor = null;
    }

    @Override
    public void checked() {
        changed.run();
    }

    @Override
    public void reloaded() {
        changed.run();
    }

    @Override
    public void relocated() {
        changed.run();
    }

    @Override
    public void partActivated(IWorkbenchPartReference part) {
        follow();
    }

    @Override
    public void partBroughtToTop(IWorkbenchPartReference part) {
        follow();
    }

    @Override
    public void partClosed(IWorkbenchPartReference part) {
        follow();
    }

    @Override
    public void partOpened(IWorkbenchPartReference part) {
        follow();
    }
}
