// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.fields;

import java.util.List;
import org.eastwest.quantity.Dimension;
import org.eastwest.quantity.Quantity;
import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EDataType;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EcorePackage;
import org.eclipse.emf.ecore.util.EcoreUtil;

/** The value of an attribute as a text that people edit: quantities carry their unit, an unset value is empty. */
public final class FeatureText {

    private FeatureText() {
    }

    /** The text of an attribute of an element; empty when it is unset. */
    public static String of(EObject element, EAttribute attribute) {
        return element.eIsSet(attribute) || isList(attribute) ? print(attribute, element.eGet(attribute)) : "";
    }

    /** The text of the value an unset attribute has; empty when it then has none. */
    public static String ofDefault(EAttribute attribute) {
        return print(attribute, attribute.getDefaultValue());
    }

    private static String print(EAttribute attribute, Object value) {
        String text = EcoreUtil.convertToString(attribute.getEAttributeType(), value);
        return text == null ? "" : text;
    }

    /**
     * The value a text means.
     *
     * @return null to unset the attribute
     * @throws IllegalArgumentException when the attribute does not take it; the message says what it takes
     */
    public static Object parse(EAttribute attribute, String typed) {
        String text = typed.strip();
        if (text.isEmpty() && !isList(attribute)) {
            if (attribute.isRequired() && attribute.getDefaultValueLiteral() == null) {
                throw new IllegalArgumentException("A value is needed here.");
            }
            return null;
        }
        return isWhole(attribute.getEAttributeType()) ? wholeNumber(text)
                : EcoreUtil.createFromString(attribute.getEAttributeType(), text);
    }

    /** A list can be empty without being unset. */
    private static boolean isList(EAttribute attribute) {
        return attribute.getEAttributeType().getInstanceClass() == List.class;
    }

    private static boolean isWhole(EDataType type) {
        return type == EcorePackage.Literals.EINT || type == EcorePackage.Literals.EINTEGER_OBJECT;
    }

    private static Integer wholeNumber(String text) {
        double value = Quantity.parse(text, Dimension.COUNT).value();
        if (Math.abs(value) > Integer.MAX_VALUE) {
            throw new IllegalArgumentException("'" + text + "' is larger than any number of things in a design.");
        }
        return (int) value;
    }
}
