// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.recovery;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eastwest.model.design.Design;
import org.eastwest.model.file.DesignFiles;
import org.eastwest.ui.internal.editor.DesignEditor;
import org.eastwest.ui.internal.editor.DesignPart;
import org.eastwest.ui.internal.history.DesignDifferences;
import org.eastwest.ui.internal.history.DesignDifferences.Difference;
import org.eastwest.ui.internal.recovery.RescueFolder.Rescue;
import org.eastwest.ui.internal.session.DesignSession;
import org.eclipse.core.filesystem.EFS;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.ILog;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.part.FileEditorInput;
import org.eclipse.ui.statushandlers.StatusManager;

/** Brings unsaved changes of the last window back. They are changes again: to be undone, or saved. */
public final class Recovery {

    /**
     * What can be brought back.
     *
     * @param rescue      where it is
     * @param design      with its unsaved changes
     * @param differences from the file as it is now to it
     * @param beside      files that belong beside it and differ from those there, by where they belong
     */
    record Offer(Rescue rescue, Design design, List<Difference> differences, Map<Path, Path> beside) {
        /** What the user is told: the differences of the design, and that elements stand elsewhere in diagrams. */
        List<Difference> told() {
            List<Difference> told = new ArrayList<>(differences);
            if (!beside.isEmpty()) {
                told.add(new Difference("Diagrams", "Places of elements", "", "moved"));
            }
            return told;
        }
    }

    private final RescueFolder folder;
    private List<Offer> offers = List.of();

    public Recovery(RescueFolder folder) {
        this.folder = folder;
    }

    /** Reads what was left behind; what equals its file is cleared away. Any thread may call it. */
    public List<Path> leftBehind() {
        List<Offer> found = new ArrayList<>();
        try {
            for (Rescue rescue : folder.rescues()) {
                offer(rescue).ifPresent(found::add);
            }
        } catch (IOException e) {
            ILog.get().error("The unsaved changes in " + folder.folder() + " cannot be read.", e);
        }
        offers = found;
        return found.stream().map(offer -> offer.rescue().design()).toList();
    }

    private Optional<Offer> offer(Rescue rescue) throws IOException {
        Design design = DesignFiles.load(rescue.content()).design();
        Design saved = DesignFiles.load(rescue.design()).design();
        if (design == null) {
            ILog.get().warn("The unsaved changes of " + rescue.design() + " in " + rescue.content()
                    + " cannot be read.");
            return Optional.empty();
        }
        List<Difference> differences = saved == null ? List.of() : DesignDifferences.between(saved, design);
        Map<Path, Path> beside = differing(RescueFolder.beside(rescue, rescue.design()));
        if (saved != null && differences.isEmpty() && beside.isEmpty()) {
            folder.remove(rescue.design());
            return Optional.empty();
        }
        return Optional.of(new Offer(rescue, design, differences, beside));
    }

    private static Map<Path, Path> differing(Map<Path, Path> files) throws IOException {
        Map<Path, Path> differing = new LinkedHashMap<>();
        for (Map.Entry<Path, Path> file : files.entrySet()) {
            if (!Files.exists(file.getKey()) || Files.mismatch(file.getKey(), file.getValue()) >= 0) {
                differing.put(file.getKey(), file.getValue());
            }
        }
        return differing;
    }

    /** Asks what is to become of what was left behind, and does it. */
    public void offer(IWorkbenchWindow window) {
        RecoveryDialog dialog = new RecoveryDialog(window.getShell(), offers);
        switch (dialog.ask()) {
            case RESTORE -> dialog.chosen().forEach(offer -> restore(window.getActivePage(), offer));
            case DISCARD -> dialog.chosen().forEach(this::discard);
            case LATER -> {
                // It stays where it is and is offered at the next start.
            }
        }
    }

    private void discard(Offer offer) {
        try {
            folder.remove(offer.rescue().design());
        } catch (IOException e) {
            ILog.get().warn("The copy of unsaved changes of " + offer.rescue().design() + " cannot be removed.", e);
        }
    }

    /** Opens the design and makes its changes anew; a design whose file is gone or broken gets a new one beside it. */
    private void restore(IWorkbenchPage page, Offer offer) {
        Path file = offer.rescue().design();
        try {
            if (DesignFiles.load(file).design() == null) {
                Path beside = Files.exists(file) ? file.resolveSibling("recovered-" + file.getFileName()) : file;
                DesignFiles.save(offer.design(), beside);
                put(RescueFolder.beside(offer.rescue(), beside));
                discard(offer);
                open(page, beside);
            } else if (open(page, file) instanceof DesignPart part) {
                restore(part.session(), offer);
            }
        } catch (PartInitException e) {
            StatusManager.getManager().handle(e.getStatus(), StatusManager.SHOW);
        } catch (IOException e) {
            ILog.get().error("The unsaved changes of " + file + " cannot be brought back; they stay in "
                    + offer.rescue().content() + ".", e);
        }
    }

    /** Places in diagrams are written at once, since they are no step of the history of the design. */
    private void restore(DesignSession session, Offer offer) throws IOException {
        if (!offer.beside().isEmpty()) {
            put(offer.beside());
            session.reload();
        }
        if (offer.differences().isEmpty()) {
            discard(offer);
        } else {
            session.become("Restore Unsaved Changes", offer.design());
        }
    }

    /** Puts each file where it belongs, whole or not at all. */
    private static void put(Map<Path, Path> files) throws IOException {
        for (Map.Entry<Path, Path> file : files.entrySet()) {
            Path fresh = file.getKey().resolveSibling(file.getKey().getFileName() + ".new");
            Files.copy(file.getValue(), fresh, StandardCopyOption.REPLACE_EXISTING);
            Files.move(fresh, file.getKey(), StandardCopyOption.REPLACE_EXISTING);
        }
    }

    private static IEditorPart open(IWorkbenchPage page, Path file) throws PartInitException {
        IFile[] files = ResourcesPlugin.getWorkspace().getRoot().findFilesForLocationURI(file.toUri());
        return files.length > 0 ? page.openEditor(new FileEditorInput(files[0]), DesignEditor.ID)
                : IDE.openInternalEditorOnFileStore(page, EFS.getLocalFileSystem().getStore(file.toUri()));
    }
}
