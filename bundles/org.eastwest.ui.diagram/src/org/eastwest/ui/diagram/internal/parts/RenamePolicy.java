// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.parts;

import org.eastwest.ui.diagram.internal.document.DiagramDocument;
import org.eastwest.viewpoint.diagram.DiagramElement;
import org.eclipse.gef.commands.Command;
import org.eclipse.gef.editpolicies.DirectEditPolicy;
import org.eclipse.gef.requests.DirectEditRequest;

/** Takes over a label that a user typed. */
final class RenamePolicy extends DirectEditPolicy {
    private final DiagramDocument document;
    private final DiagramElement element;

    RenamePolicy(DiagramDocument document, DiagramElement element) {
        this.document = document;
        this.element = element;
    }

    @Override
    protected Command getDirectEditCommand(DirectEditRequest request) {
        String text = (String) request.getCellEditor().getValue();
        if (document.tools().editableLabel(element).filter(text::equals).isPresent()) {
            return null;
        }
        return Step.of("Rename", () -> document.tools().rename(element, text).ifPresent(document::execute));
    }

    @Override
    protected void showCurrentEditValue(DirectEditRequest request) {
        // The field covers the label while it is edited.
    }
}
