// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.outline;

import java.util.List;
import java.util.stream.Stream;
import org.eastwest.ui.diagram.internal.document.DiagramDocument;
import org.eastwest.viewpoint.diagram.DiagramElement;
import org.eastwest.viewpoint.diagram.DiagramNode;
import org.eclipse.jface.viewers.ITreeContentProvider;

/** The nodes of a diagram as a tree. */
final class OutlineContents implements ITreeContentProvider {
    @Override
    public Object[] getElements(Object input) {
        return shown(((DiagramDocument) input).diagram().nodes().stream());
    }

    private static Object[] shown(Stream<DiagramNode> nodes) {
        return nodes.filter(DiagramElement::visible).toArray();
    }

    @Override
    public Object[] getChildren(Object element) {
        DiagramNode node = (DiagramNode) element;
        return shown(Stream.of(node.children(), node.borders()).flatMap(List::stream));
    }

    @Override
    public Object getParent(Object element) {
        return element instanceof DiagramNode node ? node.parent().orElse(null) : null;
    }

    @Override
    public boolean hasChildren(Object element) {
        return getChildren(element).length > 0;
    }
}
