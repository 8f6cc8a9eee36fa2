// SPDX-License-Identifier: EPL-2.0
package org.eastwest.model.attribute;

import java.util.Locale;
import java.util.Optional;

import org.eclipse.emf.ecore.EAnnotation;
import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.util.EcoreUtil;

import org.eastwest.quantity.Dimension;

/**
 * What the metamodel says of an attribute beside its type.
 *
 * @param documentation meaning, unit and range, for people
 * @param dimension what it measures; empty for what is no quantity
 * @param range the numbers it may have; empty for what is no number
 * @param catalogTable the catalog's table that its value is an identifier of: servers, nics, switches, links, models or
 *        transports; empty for what is no such identifier
 */
public record AttributeFacts(String documentation, Optional<Dimension> dimension, Optional<Range> range,
        Optional<String> catalogTable) {
    private static final String RANGE = "http://www.eastwest.org/design/range";
    private static final String CATALOG = "http://www.eastwest.org/design/catalog";

    /** The facts of an attribute of the design's metamodel. */
    public static AttributeFacts of(EAttribute attribute) {
        String table = EcoreUtil.getAnnotation(attribute, CATALOG, "table");
        return new AttributeFacts(EcoreUtil.getDocumentation(attribute), dimension(attribute), range(attribute),
                Optional.ofNullable(table));
    }

    /** A quantity's data type is named as its dimension. */
    private static Optional<Dimension> dimension(EAttribute attribute) {
        return attribute.getEAttributeType().getInstanceClass() == Double.class
                ? Optional.of(Dimension.valueOf(attribute.getEAttributeType().getName().toUpperCase(Locale.ROOT)))
                : Optional.empty();
    }

    private static Optional<Range> range(EAttribute attribute) {
        EAnnotation range = attribute.getEAnnotation(RANGE);
        if (range == null) {
            return Optional.empty();
        }
        String above = range.getDetails().get("above");
        double minimum = Double.parseDouble(above != null ? above : range.getDetails().get("minimum"));
        return Optional.of(new Range(minimum, above != null, Double.parseDouble(range.getDetails().get("maximum"))));
    }
}
