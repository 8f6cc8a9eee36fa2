// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.editor;

import java.net.URL;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eastwest.model.edit.DesignLabels;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Severity;
import org.eastwest.ui.internal.Icon;
import org.eastwest.ui.internal.fields.DerivedValues;
import org.eastwest.ui.internal.session.DesignCheck;
import org.eastwest.ui.internal.session.DesignSession;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.DecorationOverlayIcon;
import org.eclipse.jface.viewers.IDecoration;
import org.eclipse.swt.graphics.Image;

/** Names and icons of elements, with a mark on those that have a problem in or below them. */
public final class ElementLabels extends ColumnLabelProvider {

    private final LocalResourceManager images = new LocalResourceManager(JFaceResources.getResources());
    private final Map<EClass, ImageDescriptor> icons = new HashMap<>();
    private final DesignSession session;
    private Map<EObject, Severity> marks = Map.of();

    public ElementLabels(DesignSession session) {
        this.session = session;
        updateMarks();
    }

    /** Takes over what the last check told. */
    public void updateMarks() {
        Map<EObject, Severity> all = new HashMap<>();
        for (Finding finding : session.check().findings()) {
            if (finding.severity() != Severity.NOTE) {
                session.find(finding.element()).ifPresent(target -> mark(all, target.element(), finding.severity()));
            }
        }
        marks = all;
    }

    private static void mark(Map<EObject, Severity> all, EObject element, Severity severity) {
        for (EObject e = element; e != null; e = e.eContainer()) {
            all.merge(e, severity, (a, b) -> a.compareTo(b) < 0 ? a : b);
        }
    }

    @Override
    public String getText(Object element) {
        return DesignLabels.text(element);
    }

    @Override
    public Image getImage(Object element) {
        // To find the file of an icon takes longer than all else.
        ImageDescriptor plain = element instanceof EObject object
                ? icons.computeIfAbsent(object.eClass(), type -> descriptor(object)) : descriptor(element);
        Severity mark = element instanceof EObject e ? marks.get(e) : null;
        return images.get(mark == null ? plain : new DecorationOverlayIcon(plain, overlay(mark),
                IDecoration.BOTTOM_LEFT));
    }

    @Override
    public String getToolTipText(Object element) {
        List<String> lines = new ArrayList<>();
        session.check().findings().stream()
                .filter(f -> session.find(f.element()).filter(target -> target.element() == element).isPresent())
                .map(DesignCheck::text).forEach(lines::add);
        if (element instanceof EObject object) {
            lines.addAll(new DerivedValues(session).of(object));
        }
        return lines.isEmpty() ? null : String.join("\n", lines);
    }

    private static ImageDescriptor overlay(Severity severity) {
        return (severity == Severity.ERROR ? Icon.OVERLAY_ERROR : Icon.OVERLAY_WARNING).descriptor();
    }

    /** The icon of an element. */
    static ImageDescriptor descriptor(Object element) {
        URL icon = DesignLabels.icon(element);
        return icon == null ? Icon.DESIGN.descriptor() : ImageDescriptor.createFromURL(icon);
    }

    @Override
    public void dispose() {
        images.dispose();
        super.dispose();
    }
}
