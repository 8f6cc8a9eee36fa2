// SPDX-License-Identifier: EPL-2.0
package org.eastwest.quantity;

/**
 * A text is not a quantity of the expected dimension. The message quotes the text, says why and how to write it.
 *
 * @since 1.0
 */
public final class QuantityFormatException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    /** @param message the text, what was expected, and examples of right input */
    public QuantityFormatException(String message) {
        super(message);
    }
}
