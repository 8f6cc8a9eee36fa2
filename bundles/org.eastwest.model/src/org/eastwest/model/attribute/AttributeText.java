// SPDX-License-Identifier: EPL-2.0
package org.eastwest.model.attribute;

import java.util.stream.Collectors;

import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EDataType;
import org.eclipse.emf.ecore.EEnum;
import org.eclipse.emf.ecore.util.EcoreUtil;

/** The text of attributes, as in files and as people type it. Reading is strict and says what to write. */
public final class AttributeText {
    private AttributeText() {
    }

    /**
     * The value of a text, in SI units where it is a quantity. Whether it is in range is for the validation to say.
     *
     * @throws IllegalArgumentException if the text is not a value of the attribute; the message says what is
     */
    public static Object parse(EAttribute attribute, String text) {
        EDataType type = attribute.getEAttributeType();
        if (type instanceof EEnum choices && choices.getEEnumLiteralByLiteral(text) == null) {
            throw new IllegalArgumentException("'" + text + "' is none of: " + choices.getELiterals().stream()
                    .map(literal -> literal.getLiteral()).collect(Collectors.joining(", ")) + ".");
        }
        Class<?> java = type.getInstanceClass();
        if (java == boolean.class && !text.equals("true") && !text.equals("false")) {
            throw new IllegalArgumentException("'" + text + "' is neither true nor false.");
        }
        if ((java == int.class || java == Integer.class) && !isInteger(text)) {
            throw new IllegalArgumentException("'" + text + "' is not a whole number up to " + Integer.MAX_VALUE + ".");
        }
        return EcoreUtil.createFromString(type, text);
    }

    /** The text of a value, which {@link #parse} reads back; {@code null} for none. */
    public static String print(EAttribute attribute, Object value) {
        return EcoreUtil.convertToString(attribute.getEAttributeType(), value);
    }

    private static boolean isInteger(String text) {
        try {
            Integer.parseInt(text);
            return true;
        } catch (NumberFormatException e) {
            return false;
        }
    }
}
