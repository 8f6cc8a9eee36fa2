// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.editor;

import java.nio.file.Path;
import java.util.Optional;
import org.eastwest.ui.diagram.internal.document.DiagramReference;
import org.eastwest.ui.internal.session.DesignLocation;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.IPath;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.IPersistableElement;

/**
 * A diagram of a design to be opened.
 *
 * @param location the file of the design
 * @param diagram  which of its diagrams
 */
public record DiagramEditorInput(DesignLocation location, DiagramReference diagram)
        implements IEditorInput, IPersistableElement {

    @Override
    public boolean exists() {
        return location.path().toFile().exists();
    }

    @Override
    public ImageDescriptor getImageDescriptor() {
        return DiagramIcon.DIAGRAM.descriptor();
    }

    @Override
    public String getName() {
        return diagram.label().isEmpty() ? location.title() : diagram.label();
    }

    @Override
    public String getToolTipText() {
        return getName() + " (" + location.path() + ")";
    }

    @Override
    public IPersistableElement getPersistable() {
        return this;
    }

    @Override
    public String getFactoryId() {
        return DiagramInputFactory.ID;
    }

    @Override
    public void saveState(IMemento memento) {
        location.file().map(file -> file.getFullPath().toString())
                .ifPresentOrElse(file -> memento.putString("file", file),
                        () -> memento.putString("path", location.path().toString()));
        memento.putString("scenario", diagram.scenario());
        memento.putString("diagram", diagram.diagram());
        memento.putString("element", diagram.element());
        memento.putString("label", diagram.label());
    }

    /** What was saved; empty when it names no diagram. */
    static Optional<DiagramEditorInput> restored(IMemento memento) {
        if (memento.getString("diagram") == null) {
            return Optional.empty();
        }
        DiagramReference diagram = new DiagramReference(memento.getString("scenario"), memento.getString("diagram"),
                memento.getString("element"), memento.getString("label"));
        return location(memento).map(location -> new DiagramEditorInput(location, diagram));
    }

    private static Optional<DesignLocation> location(IMemento memento) {
        String file = memento.getString("file");
        if (file != null) {
            return DesignLocation.of(ResourcesPlugin.getWorkspace().getRoot()
                    .getFile(IPath.fromPortableString(file)));
        }
        return Optional.ofNullable(memento.getString("path"))
                .map(path -> new DesignLocation(Path.of(path), Optional.empty()));
    }

    /** Two inputs are the same when they name the same diagram, whatever it is called now. */
    @Override
    public boolean equals(Object other) {
        return other instanceof DiagramEditorInput input && location.path().equals(input.location.path())
                && diagram.same(input.diagram);
    }

    @Override
    public int hashCode() {
        return location.path().hashCode() * 31 + diagram.diagram().hashCode();
    }

    @Override
    public <T> T getAdapter(Class<T> type) {
        return type == IFile.class || type == IResource.class ? type.cast(location.file().orElse(null)) : null;
    }
}
