// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.outline;

import java.net.URL;
import java.util.HashMap;
import java.util.Map;
import org.eastwest.model.edit.DesignLabels;
import org.eastwest.ui.diagram.internal.editor.DiagramIcon;
import org.eastwest.viewpoint.diagram.DiagramElement;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.swt.graphics.Image;

/** Names and icons of the elements of a diagram. */
final class OutlineLabels extends LabelProvider {
    private final LocalResourceManager images = new LocalResourceManager(JFaceResources.getResources());
    private final Map<EClass, ImageDescriptor> icons = new HashMap<>();

    @Override
    public String getText(Object element) {
        String text = ((DiagramElement) element).label().text().replace('\n', ' ').strip();
        return text.isEmpty() ? DesignLabels.text(((DiagramElement) element).semantic()) : text;
    }

    @Override
    public Image getImage(Object element) {
        EObject object = ((DiagramElement) element).semantic();
        return images.get(icons.computeIfAbsent(object.eClass(), type -> descriptor(object)));
    }

    private static ImageDescriptor descriptor(EObject object) {
        URL icon = DesignLabels.icon(object);
        return icon == null ? DiagramIcon.NODE.descriptor() : ImageDescriptor.createFromURL(icon);
    }

    @Override
    public void dispose() {
        images.dispose();
        super.dispose();
    }
}
