// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.fields;

import java.util.List;
import java.util.Optional;
import org.eastwest.model.edit.DesignLabels;
import org.eastwest.ui.internal.session.DesignSession;
import org.eastwest.ui.internal.session.ModelTexts;
import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EObject;

/**
 * Where a row of the catalog could go: a feature of an element of an open design.
 *
 * @param session   the design
 * @param element   in it
 * @param attribute holds the identifier of a row
 */
public record CatalogTarget(DesignSession session, EObject element, EAttribute attribute) {

    /** The feature of an element that takes rows of a table; the first where there are several. */
    public static Optional<CatalogTarget> of(DesignSession session, EObject element, String table) {
        List<EAttribute> attributes = element.eClass().getEAllAttributes();
        return session.readOnly() ? Optional.empty() : attributes.stream()
                .filter(attribute -> CatalogChoices.table(attribute).filter(table::equals).isPresent()).findFirst()
                .map(attribute -> new CatalogTarget(session, element, attribute));
    }

    /** Sets the feature; can be undone in the design. */
    public void use(String row) {
        session.set(element, attribute, row);
    }

    /** The place in words. */
    public String text() {
        return ModelTexts.label(attribute) + " of " + DesignLabels.text(element);
    }
}
