// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.session;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.eastwest.model.design.Design;
import org.eastwest.model.edit.DesignAdapterFactory;
import org.eastwest.model.edit.DesignLabels;
import org.eastwest.model.file.DesignFiles;
import org.eastwest.model.file.LoadedDesign;
import org.eastwest.model.path.DesignPath;
import org.eastwest.model.validation.Problem;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Severity;
import org.eastwest.spi.design.DesignSnapshot;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.ListenerList;
import org.eclipse.emf.common.command.AbstractCommand;
import org.eclipse.emf.common.command.BasicCommandStack;
import org.eclipse.emf.common.command.Command;
import org.eclipse.emf.common.command.CompoundCommand;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.emf.edit.command.AddCommand;
import org.eclipse.emf.edit.command.CommandParameter;
import org.eclipse.emf.edit.command.CreateChildCommand;
import org.eclipse.emf.edit.command.DeleteCommand;
import org.eclipse.emf.edit.command.MoveCommand;
import org.eclipse.emf.edit.command.RemoveCommand;
import org.eclipse.emf.edit.command.SetCommand;
import org.eclipse.emf.edit.domain.AdapterFactoryEditingDomain;
import org.eclipse.swt.widgets.Display;

/**
 * An open design: its file, its elements with their history, and what the last check told about it. Every change goes
 * through here. Belongs to the UI thread.
 */
public final class DesignSession {

    /** Code of the problem that a typed text is not taken. */
    public static final String NOT_TAKEN = "EW-INPUT-001";

    /**
     * What came of putting copies of elements into a design.
     *
     * @param elements the copies, or the elements that were moved; empty when they fit nowhere
     * @param lost     references that led to elements which this design does not have, in words
     */
    public record Placed(List<EObject> elements, List<String> lost) {
        private static final Placed NOTHING = new Placed(List.of(), List.of());
    }

    private record Slot(EObject element, EStructuralFeature feature) {
    }

    private final DesignAdapterFactory adapters = new DesignAdapterFactory();
    private final BasicCommandStack stack = new BasicCommandStack();
    private final AdapterFactoryEditingDomain domain =
            new AdapterFactoryEditingDomain(adapters, stack, new HashMap<>());
    private final ListenerList<SessionListener> listeners = new ListenerList<>();
    private final Map<Slot, PendingInput> pending = new LinkedHashMap<>();
    private final CheckJob checkJob;
    /** Whether the file is gone, or of another program: then no step of the history is what is saved. */
    private boolean apart;
    private final Map<Class<?>, SessionCompanion> companions = new LinkedHashMap<>();

    private DesignLocation location;
    private LoadedDesign loaded;
    private Targets targets;
    private byte[] content = {};
    private DesignCheck check = DesignCheck.NONE;
    private Map<String, DesignSnapshot> lastSnapshots = Map.of();

    /** Reads the file; what is wrong with it is in {@link #problems()}. */
    public DesignSession(DesignLocation location, Display display) {
        this.location = location;
        checkJob = new CheckJob(display, this::copy, this::checked);
        stack.addCommandStackListener(event -> historyChanged());
        read();
    }

    private void historyChanged() {
        if (BesideCommand.changesDesign(stack.getMostRecentCommand())) {
            targets = null;
            listeners.forEach(SessionListener::designChanged);
            checkJob.soon();
        }
        listeners.forEach(SessionListener::stateChanged);
    }

    public void addListener(SessionListener listener) {
        listeners.add(listener);
    }

    public void removeListener(SessionListener listener) {
        listeners.remove(listener);
    }

    /** Ends it; {@link DesignSessions#release} does so when nothing shows the design any more. */
    void close() {
        checkJob.cancel();
        listeners.clear();
        adapters.dispose();
    }

    public DesignLocation location() {
        return location;
    }

    /** The file was moved. */
    void relocate(DesignLocation target) {
        location = target;
        listeners.forEach(SessionListener::relocated);
    }

    /** The file is gone. Whoever has unsaved changes keeps them: saving makes the file anew. */
    void removed() {
        if (unsaved()) {
            apart = true;
        } else {
            listeners.forEach(SessionListener::removed);
        }
    }

    /** What is kept beside the design, made when it is asked for the first time. */
    public <T extends SessionCompanion> T companion(Class<T> type, Function<DesignSession, T> make) {
        return type.cast(companions.computeIfAbsent(type, missing -> make.apply(this)));
    }

    /** What is kept beside the design and is not saved yet. */
    public List<SessionCompanion.Copy> unsavedBeside() {
        return companions.values().stream().flatMap(companion -> companion.unsaved().stream()).toList();
    }

    /** The design; empty when its file cannot be read. */
    public Optional<Design> design() {
        return Optional.ofNullable(loaded.design());
    }

    /**
     * What the name that a finding gives an element means in the design as it is now.
     *
     * @param name an id or a path, also one of a feature; or nothing, which means the design
     * @return empty when the design has nothing of this name
     */
    public Optional<Target> find(String name) {
        if (targets == null) {
            targets = design().map(Targets::new).orElse(null);
        }
        return Optional.ofNullable(targets).flatMap(all -> all.find(name));
    }

    /** What was wrong with the file when it was read. */
    public List<Problem> problems() {
        return loaded.problems();
    }

    public boolean readOnly() {
        return loaded.readOnly() || loaded.design() == null;
    }

    /** Whether saving would change a file: by a change of the design, of what is beside it, or by what is typed. */
    public boolean unsaved() {
        return !readOnly() && (apart || stack.isSaveNeeded() || typing());
    }

    private boolean typing() {
        for (SessionListener listener : listeners) {
            if (listener.typing()) {
                return true;
            }
        }
        return false;
    }

    /** Puts what is typed anywhere into the design. */
    public void commitTyping() {
        listeners.forEach(SessionListener::commitTyping);
    }

    public DesignAdapterFactory adapters() {
        return adapters;
    }

    public AdapterFactoryEditingDomain domain() {
        return domain;
    }

    public BasicCommandStack history() {
        return stack;
    }

    /** What the last check told; it is made anew some time after every change. */
    public DesignCheck check() {
        return check;
    }

    /** The scenarios as engines see them, from the last time each could be read; for hints only. */
    public Collection<DesignSnapshot> lastSnapshots() {
        return lastSnapshots.values();
    }

    // ---- file

    /** Reads the file again; the history is gone. */
    public void reload() {
        stack.flush();
        stack.saveIsDone();
        apart = false;
        pending.clear();
        check = DesignCheck.NONE;
        read();
        companions.values().forEach(companion -> companion.reload(location.path()));
        listeners.forEach(SessionListener::reloaded);
    }

    /** Whether the file holds something else than what was last read from or written to it. */
    public boolean changedOnDisk() {
        return !Arrays.equals(content, bytes());
    }

    /** From now on the present content of the file counts as known: the user prefers the open design. */
    public void ignoreDiskContent() {
        content = bytes();
        apart = true;
        listeners.forEach(SessionListener::stateChanged);
    }

    /** @throws IOException when nothing was written; the file is as it was */
    public void save() throws IOException {
        commitTyping();
        location.file().filter(IFile::exists).ifPresent(DesignSession::keepInHistory);
        DesignFiles.save(design().orElseThrow(), location.path());
        saved();
    }

    /**
     * Lets the workspace keep the file as it is, for the local history. It does so before it changes a file: nothing is
     * added to this one, so that it stays whole whatever happens.
     */
    private static void keepInHistory(IFile file) {
        try {
            file.appendContents(new ByteArrayInputStream(new byte[0]), IResource.KEEP_HISTORY | IResource.FORCE, null);
        } catch (CoreException e) {
            ILog.get().log(e.getStatus());
        }
    }

    /** Writes the design to another file, which is its file from then on. */
    public void saveAs(DesignLocation target) throws IOException {
        commitTyping();
        DesignFiles.save(design().orElseThrow(), target.path());
        location = target;
        attach();
        saved();
        listeners.forEach(SessionListener::relocated);
    }

    private void saved() throws IOException {
        content = bytes();
        for (SessionCompanion companion : companions.values()) {
            companion.save(location.path());
        }
        stack.saveIsDone();
        apart = false;
        refreshWorkspace();
        listeners.forEach(SessionListener::stateChanged);
        checkJob.now();
    }

    private void refreshWorkspace() {
        location.file().ifPresent(file -> {
            try {
                file.getParent().refreshLocal(IResource.DEPTH_ONE, null);
            } catch (CoreException e) {
                throw new IllegalStateException(e);
            }
        });
    }

    private void read() {
        content = bytes();
        targets = null;
        loaded = DesignFiles.load(location.path());
        if (loaded.design() != null) {
            attach();
            checkJob.now();
        } else {
            showProblems();
        }
    }

    private void attach() {
        EObject design = loaded.design();
        design.eResource().getResourceSet().eAdapters()
                .add(new AdapterFactoryEditingDomain.EditingDomainProvider(domain));
        domain.getResourceToReadOnlyMap().put(design.eResource(), loaded.readOnly());
    }

    private byte[] bytes() {
        try {
            return Files.readAllBytes(location.path());
        } catch (IOException e) {
            return new byte[0];
        }
    }

    // ---- check

    /** Checks without waiting for a pause. */
    public void checkNow() {
        checkJob.now();
    }

    private Design copy() {
        return design().map(EcoreUtil::copy).orElse(null);
    }

    private void checked(DesignCheck result) {
        check = result;
        Map<String, DesignSnapshot> snapshots = new LinkedHashMap<>(lastSnapshots);
        snapshots.putAll(result.snapshots());
        lastSnapshots = snapshots;
        showProblems();
        listeners.forEach(SessionListener::checked);
    }

    private void showProblems() {
        location.file().ifPresent(file -> ProblemMarkers.show(file, entries()));
    }

    private List<ProblemMarkers.Entry> entries() {
        List<ProblemMarkers.Entry> entries = new ArrayList<>();
        loaded.problems().forEach(problem -> entries.add(entry(problem)));
        check.findings().forEach(finding -> entries.add(entry(finding)));
        pending.forEach((slot, input) -> entries.add(new ProblemMarkers.Entry(Severity.ERROR, NOT_TAKEN,
                input.reason() + " The design keeps the value it had.",
                DesignPath.of(slot.element(), slot.feature()), 0)));
        return entries;
    }

    private static ProblemMarkers.Entry entry(Problem problem) {
        Severity severity = switch (problem.severity()) {
            case ERROR -> Severity.ERROR;
            case WARNING -> Severity.WARNING;
            case INFO -> Severity.NOTE;
        };
        return new ProblemMarkers.Entry(severity, problem.code(), problem.message() + " " + problem.remedy(),
                problem.element(), problem.line());
    }

    private static ProblemMarkers.Entry entry(Finding finding) {
        return new ProblemMarkers.Entry(finding.severity(), finding.code(), DesignCheck.text(finding),
                finding.element(), 0);
    }

    // ---- input that is not taken

    public Optional<PendingInput> pending(EObject element, EStructuralFeature feature) {
        return Optional.ofNullable(pending.get(new Slot(element, feature)));
    }

    /** Keeps a text that an attribute does not take, until it is corrected, so that it is neither lost nor unseen. */
    public void keep(EObject element, EStructuralFeature feature, PendingInput input) {
        pending.put(new Slot(element, feature), input);
        showProblems();
        listeners.forEach(SessionListener::checked);
    }

    /** Forgets such a text. */
    public void drop(EObject element, EStructuralFeature feature) {
        if (pending.remove(new Slot(element, feature)) != null) {
            showProblems();
            listeners.forEach(SessionListener::checked);
        }
    }

    // ---- changes

    /**
     * Gives a feature a value.
     *
     * @param value null to unset
     */
    public void set(EObject element, EStructuralFeature feature, Object value) {
        drop(element, feature);
        Object old = element.eIsSet(feature) ? element.eGet(feature) : null;
        if (value == null ? old != null : !value.equals(old)) {
            execute("Change of " + ModelTexts.label(feature),
                    SetCommand.create(domain, element, feature, value == null ? SetCommand.UNSET_VALUE : value));
        }
    }

    /** What can be added to an element; each also knows where. */
    public List<CommandParameter> additions(EObject parent) {
        return readOnly() ? List.of()
                : domain.getNewChildDescriptors(parent, null).stream().map(CommandParameter.class::cast)
                        .filter(addition -> room(parent, addition)).toList();
    }

    private static boolean room(EObject parent, CommandParameter addition) {
        EStructuralFeature feature = addition.getEStructuralFeature();
        return feature.isMany() || !parent.eIsSet(feature);
    }

    /** Adds an element with an id of its own. */
    public EObject add(EObject parent, CommandParameter addition) {
        EObject child = addition.getEValue();
        new UniqueIds(design().orElseThrow()).assign(child);
        execute("Add " + ModelTexts.label(child.eClass()),
                CreateChildCommand.create(domain, parent, addition, List.of(parent)));
        return child;
    }

    /** Adds copies of elements where they fit, with ids of their own. */
    public Placed paste(EObject parent, Collection<? extends EObject> originals) {
        return putCopies("Paste", parent, Optional.empty(), originals);
    }

    /** Whether elements have room in another one. */
    public boolean hasRoom(EObject parent, Collection<? extends EObject> elements) {
        return !readOnly() && !elements.isEmpty()
                && elements.stream().allMatch(element -> room(parent, element).isPresent());
    }

    /** Where an element has room in another one: behind others of its kind, or in an empty place. */
    private static Optional<EReference> room(EObject parent, EObject element) {
        return EcoreUtil.isAncestor(element, parent) ? Optional.empty()
                : parent.eClass().getEAllContainments().stream()
                        .filter(place -> place.isChangeable() && place.getEReferenceType().isInstance(element)
                                && (place.isMany() || !parent.eIsSet(place) || parent.eGet(place) == element))
                        .findFirst();
    }

    /**
     * Puts copies of elements, of this design or another one, into an element.
     *
     * @param before the element before which they are put; empty for the end
     */
    public Placed putCopies(EObject parent, Optional<EObject> before, Collection<? extends EObject> originals) {
        return putCopies("Copy", parent, before, originals);
    }

    private Placed putCopies(String label, EObject parent, Optional<EObject> before,
            Collection<? extends EObject> originals) {
        if (!hasRoom(parent, originals)) {
            return Placed.NOTHING;
        }
        List<EObject> copies = copies(originals);
        List<String> lost = new ArrayList<>();
        copies.forEach(copy -> lost.addAll(redirectReferences(copy)));
        CompoundCommand command = new CompoundCommand();
        int[] shift = {0};
        copies.forEach(copy -> command.append(add(parent, before, shift[0]++, copy)));
        return execute(label, command) ? new Placed(copies, lost) : Placed.NOTHING;
    }

    private Command add(EObject parent, Optional<EObject> before, int shift, EObject element) {
        EReference place = room(parent, element).orElseThrow();
        int index = before.map(sibling -> index(parent, place, sibling)).orElse(-1);
        return index < 0 ? AddCommand.create(domain, parent, place, element)
                : AddCommand.create(domain, parent, place, element, index + shift);
    }

    private static int index(EObject parent, EReference place, EObject sibling) {
        return place.isMany() ? ((List<?>) parent.eGet(place)).indexOf(sibling) : -1;
    }

    /**
     * Moves elements of this design into an element, or among the elements of it.
     *
     * @param before the element before which they are put; empty for the end
     */
    public Placed put(EObject parent, Optional<EObject> before, Collection<? extends EObject> elements) {
        if (!hasRoom(parent, elements)) {
            return Placed.NOTHING;
        }
        CompoundCommand command = new CompoundCommand();
        Map<EReference, List<EObject>> places = new LinkedHashMap<>();
        for (EObject element : elements) {
            EReference place = room(parent, element).orElseThrow();
            places.computeIfAbsent(place, p -> new ArrayList<>()).add(element);
            if (element.eContainer() != parent || element.eContainmentFeature() != place) {
                command.append(RemoveCommand.create(domain, element.eContainer(), element.eContainmentFeature(),
                        element));
            }
        }
        places.forEach((place, moved) -> command.append(SetCommand.create(domain, parent, place,
                place.isMany() ? inserted(parent, place, before, moved) : moved.get(0))));
        return execute("Move", command) ? new Placed(List.copyOf(elements), List.of()) : Placed.NOTHING;
    }

    /** The elements in a place when others are put before one of them. */
    private static List<EObject> inserted(EObject parent, EReference place, Optional<EObject> before,
            List<EObject> moved) {
        List<EObject> all = new ArrayList<>();
        ((List<?>) parent.eGet(place)).forEach(present -> all.add((EObject) present));
        int index = before.map(all::indexOf).filter(i -> i >= 0).orElse(all.size());
        List<EObject> behind = new ArrayList<>(all.subList(index, all.size()));
        all.subList(index, all.size()).clear();
        all.removeAll(moved);
        behind.removeAll(moved);
        all.addAll(moved);
        all.addAll(behind);
        return all;
    }

    /**
     * Lets references that lead out of this design lead to the element of the same id in it, or nowhere.
     *
     * @return the references that lead nowhere now, in words
     */
    private List<String> redirectReferences(EObject copy) {
        Design design = design().orElseThrow();
        List<String> lost = new ArrayList<>();
        EcoreUtil.ExternalCrossReferencer.find(List.of(copy)).forEach((target, uses) -> {
            if (EcoreUtil.getRootContainer(target) != design) {
                Optional<EObject> own = find(EcoreUtil.getID(target)).map(Target::element)
                        .filter(element -> element.eClass() == target.eClass());
                uses.forEach(use -> own.ifPresentOrElse(element -> EcoreUtil.replace(use, target, element), () -> {
                    EcoreUtil.remove(use, target);
                    lost.add(ModelTexts.label(use.getEStructuralFeature()) + " of "
                            + DesignLabels.text(use.getEObject()) + ": " + DesignLabels.text(target));
                }));
            }
        });
        return lost;
    }

    /** Adds a copy of each element behind it. */
    public List<EObject> duplicate(List<EObject> originals) {
        List<EObject> copies = copies(originals);
        CompoundCommand command = new CompoundCommand();
        for (int i = 0; i < copies.size(); i++) {
            EObject original = originals.get(i);
            EObject parent = original.eContainer();
            List<?> siblings = (List<?>) parent.eGet(original.eContainmentFeature());
            command.append(AddCommand.create(domain, parent, original.eContainmentFeature(), copies.get(i),
                    siblings.indexOf(original) + 1));
        }
        return execute("Duplicate", command) ? copies : List.of();
    }

    private List<EObject> copies(Collection<? extends EObject> originals) {
        List<EObject> copies = new ArrayList<>(EcoreUtil.copyAll(originals));
        UniqueIds ids = new UniqueIds(design().orElseThrow());
        copies.forEach(ids::assign);
        return copies;
    }

    /** Removes elements and every reference to them. */
    public void delete(Collection<? extends EObject> elements) {
        execute("Delete", DeleteCommand.create(domain, elements));
    }

    /** Whether {@link #move} would do something. */
    public boolean canMove(EObject element, int step) {
        EObject parent = element.eContainer();
        if (readOnly() || parent == null || !element.eContainmentFeature().isMany()) {
            return false;
        }
        List<?> siblings = (List<?>) parent.eGet(element.eContainmentFeature());
        int target = siblings.indexOf(element) + step;
        return target >= 0 && target < siblings.size();
    }

    /** Moves an element among those of its kind. */
    public void move(EObject element, int step) {
        EObject parent = element.eContainer();
        List<?> siblings = (List<?>) parent.eGet(element.eContainmentFeature());
        execute("Move", MoveCommand.create(domain, parent, element.eContainmentFeature(), element,
                siblings.indexOf(element) + step));
    }

    /** An identifier that the design does not have yet: this one, or this one with a number. */
    public String unusedId(String wanted) {
        return new UniqueIds(design().orElseThrow()).unused(wanted);
    }

    /**
     * Adds new elements to the design itself, in one step.
     *
     * @param label what it does, behind Undo and Redo
     */
    public boolean addParts(String label, Collection<? extends EObject> parts) {
        Design design = design().orElseThrow();
        UniqueIds ids = new UniqueIds(design);
        parts.forEach(ids::assign);
        CompoundCommand command = new CompoundCommand();
        parts.forEach(part -> command.append(add(design, Optional.empty(), 0, part)));
        return execute(label, command);
    }

    /** Makes the design what another one is, in one step that can be undone. */
    public boolean become(String label, Design other) {
        Design design = design().orElseThrow();
        Design source = EcoreUtil.copy(other);
        CompoundCommand command = new CompoundCommand();
        for (EStructuralFeature feature : design.eClass().getEAllStructuralFeatures()) {
            if (feature.isChangeable() && !feature.isDerived()) {
                Object value = source.eIsSet(feature) ? feature.isMany()
                        ? List.copyOf((List<?>) source.eGet(feature)) : source.eGet(feature) : SetCommand.UNSET_VALUE;
                command.append(SetCommand.create(domain, design, feature, value));
            }
        }
        return execute(label, command);
    }

    /**
     * Does what a command says.
     *
     * @param label what it does, behind Undo and Redo
     */
    public boolean perform(String label, Command command) {
        return execute(label, command);
    }

    /**
     * @param label what the command does, behind Undo and Redo
     */
    private boolean execute(String label, Command command) {
        boolean possible = command.canExecute();
        if (possible) {
            ((AbstractCommand) command).setLabel(label);
            stack.execute(command);
        }
        return possible;
    }
}
