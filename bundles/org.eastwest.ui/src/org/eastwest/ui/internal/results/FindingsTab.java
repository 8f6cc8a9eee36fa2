// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.results;

import java.util.List;
import java.util.function.Consumer;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.ui.internal.Icon;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Composite;

/** What the analysis found, gravest first. A double click leads to the element. */
final class FindingsTab {

    private final Columns<Finding> table;
    private final LocalResourceManager images;

    FindingsTab(Composite parent, Consumer<String> showElement) {
        images = new LocalResourceManager(JFaceResources.getResources(), parent);
        table = new Columns<Finding>(parent)
                .text("Finding", Finding::message, this::icon)
                .text("What to do", Finding::remedy)
                .text("Element", Finding::element)
                .text("Code", Finding::code);
        table.viewer().addDoubleClickListener(event -> {
            if (table.viewer().getStructuredSelection().getFirstElement() instanceof Finding finding) {
                showElement.accept(finding.element());
            }
        });
    }

    private Image icon(Finding finding) {
        Icon icon = switch (finding.severity()) {
            case ERROR -> Icon.FINDING_ERROR;
            case WARNING -> Icon.FINDING_WARNING;
            case NOTE -> Icon.FINDING_NOTE;
        };
        return images.get(icon.descriptor());
    }

    Composite control() {
        return table.control();
    }

    void show(List<Finding> findings) {
        table.show(findings);
    }
}
