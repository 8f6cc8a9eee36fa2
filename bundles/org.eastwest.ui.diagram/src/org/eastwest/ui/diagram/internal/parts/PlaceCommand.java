// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.parts;

import java.util.Map;
import org.eastwest.ui.diagram.internal.document.DiagramDocument;
import org.eastwest.viewpoint.diagram.DiagramNode;
import org.eastwest.viewpoint.layout.Box;
import org.eclipse.gef.commands.Command;

/** Gives a node a box. Several that are executed together become one step of the history: see {@link Steps}. */
final class PlaceCommand extends Command {
    private final DiagramDocument document;
    private final DiagramNode node;
    private final Box box;

    PlaceCommand(String label, DiagramDocument document, DiagramNode node, Box box) {
        super(label);
        this.document = document;
        this.node = node;
        this.box = box;
    }

    DiagramDocument document() {
        return document;
    }

    DiagramNode node() {
        return node;
    }

    Box box() {
        return box;
    }

    @Override
    public void execute() {
        document.execute(document.placing(getLabel(), Map.of(node, box)));
    }
}
