// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.internal.expression;

/**
 * An expression that cannot be read or evaluated; the message names the expression and, where it helps, the position.
 */
public final class ExpressionException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient int position;

    /** @param position the offset in the text of AQL, from 0; negative when the whole expression is meant */
    public ExpressionException(String message, int position) {
        super(message);
        this.position = position;
    }

    public ExpressionException(String message, int position, Throwable cause) {
        super(message, cause);
        this.position = position;
    }

    /** The offset in the text after its prefix, from 0; negative when the whole expression is meant. */
    public int position() {
        return position;
    }
}
