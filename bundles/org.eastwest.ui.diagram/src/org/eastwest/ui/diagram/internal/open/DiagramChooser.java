// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.open;

import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eastwest.catalog.CatalogService;
import org.eastwest.model.design.Design;
import org.eastwest.model.design.Scenario;
import org.eastwest.reader.DesignReader;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.ui.diagram.internal.document.DiagramOffers;
import org.eastwest.ui.diagram.internal.document.DiagramReference;
import org.eastwest.ui.diagram.internal.editor.DiagramEditor;
import org.eastwest.ui.diagram.internal.editor.DiagramEditorInput;
import org.eastwest.ui.diagram.internal.editor.DiagramIcon;
import org.eastwest.ui.internal.Services;
import org.eastwest.ui.internal.results.AnalysisOutcome;
import org.eastwest.ui.internal.results.AnalysisStore;
import org.eastwest.ui.internal.session.DesignLocation;
import org.eastwest.ui.internal.session.DesignSession;
import org.eastwest.ui.internal.session.DesignSessions;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.window.Window;
import org.eclipse.swt.graphics.Image;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.dialogs.ElementListSelectionDialog;
import org.eclipse.ui.statushandlers.StatusManager;

/** Offers the diagrams of a design and opens the chosen ones. */
final class DiagramChooser {
    private final IWorkbenchWindow window;
    private final DesignLocation location;

    DiagramChooser(IWorkbenchWindow window, DesignLocation location) {
        this.window = window;
        this.location = location;
    }

    void choose() {
        List<DiagramReference> offers = offers();
        if (offers.isEmpty()) {
            MessageDialog.openInformation(window.getShell(), "Open Diagram", location.name()
                    + " has no diagrams: it cannot be read as a design. Its editor says what is wrong with it.");
            return;
        }
        LocalResourceManager images = new LocalResourceManager(JFaceResources.getResources());
        ElementListSelectionDialog dialog = new ElementListSelectionDialog(window.getShell(),
                new Labels(images, scenarios(offers) > 1));
        dialog.setTitle("Open Diagram");
        dialog.setMessage("Choose diagrams of " + location.title() + ":");
        dialog.setMultipleSelection(true);
        dialog.setElements(offers.toArray());
        dialog.setInitialSelections(offers.get(0));
        if (dialog.open() == Window.OK) {
            for (Object chosen : dialog.getResult()) {
                open((DiagramReference) chosen);
            }
        }
        images.dispose();
    }

    private static long scenarios(List<DiagramReference> offers) {
        return offers.stream().map(DiagramReference::scenario).distinct().count();
    }

    /** A copy of the design is read: what is in its editor may change meanwhile. */
    private List<DiagramReference> offers() {
        DesignSessions sessions = window.getService(DesignSessions.class);
        DesignSession session = sessions.acquire(location, window.getShell());
        Optional<Design> copy = session.design().map(EcoreUtil::copy);
        sessions.release(session);
        Optional<AnalysisOutcome> analysed = window.getService(AnalysisStore.class).find(location.path());
        List<DiagramReference> offers = new ArrayList<>();
        copy.ifPresent(design -> busy(() -> offers.addAll(list(design, analysed))));
        return offers;
    }

    private void busy(Runnable work) {
        try {
            PlatformUI.getWorkbench().getProgressService().busyCursorWhile(monitor -> {
                monitor.beginTask("Reading the diagrams of " + location.title(), IProgressMonitor.UNKNOWN);
                work.run();
            });
        } catch (InvocationTargetException e) {
            throw new IllegalStateException(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static List<DiagramReference> list(Design design, Optional<AnalysisOutcome> analysed) {
        List<DiagramOffers.Source> sources = design.getScenarios().stream().map(s -> source(s, analysed)).toList();
        return new DiagramOffers(PlatformUI.getWorkbench().getService(DiagramSpecifications.class).get(), design,
                sources).list();
    }

    /** A scenario with its analysis, if it was analysed as it is. */
    private static DiagramOffers.Source source(Scenario scenario, Optional<AnalysisOutcome> analysed) {
        Design design = (Design) EcoreUtil.getRootContainer(scenario);
        Optional<DesignSnapshot> snapshot = Services.call(CatalogService.class, catalog ->
                DesignReader.read(design, scenario.getId(), catalog.catalog())).snapshot();
        return new DiagramOffers.Source(scenario, snapshot, analysed.filter(outcome -> snapshot.isPresent()
                && outcome.snapshot().equals(snapshot)).map(AnalysisOutcome::result).orElse(AnalysisResult.EMPTY));
    }

    private void open(DiagramReference diagram) {
        try {
            window.getActivePage().openEditor(new DiagramEditorInput(location, diagram), DiagramEditor.ID);
        } catch (PartInitException e) {
            StatusManager.getManager().handle(e.getStatus(), StatusManager.SHOW);
        }
    }

    /** Names of diagrams, with their scenarios where there are several. */
    private static final class Labels extends LabelProvider {
        private final LocalResourceManager images;
        private final boolean several;

        private Labels(LocalResourceManager images, boolean several) {
            this.images = images;
            this.several = several;
        }

        @Override
        public String getText(Object element) {
            DiagramReference diagram = (DiagramReference) element;
            return diagram.label() + (several ? " (" + diagram.scenario() + ")" : "");
        }

        @Override
        public Image getImage(Object element) {
            return images.get(DiagramIcon.DIAGRAM.descriptor());
        }
    }
}
