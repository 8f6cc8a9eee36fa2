// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.evaluation;

/**
 * A cell of a table makes no sense.
 *
 * @since 1.0
 */
public final class UnusableCellException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String remedy;

    UnusableCellException(String file, long line, String column, String what, String remedy) {
        super(file + ", line " + line + ", column " + column + ": " + what + ".");
        this.remedy = remedy;
    }

    /** What the user can do. */
    public String remedy() {
        return remedy;
    }
}
