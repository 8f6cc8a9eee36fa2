// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.claim;

/**
 * A method cannot compute with the value of an input; the message says why and what to give instead.
 *
 * @since 1.0
 */
public final class WrongInputException extends Exception {
    private static final long serialVersionUID = 1L;

    private final String input;

    /**
     * @param input   id of the input
     * @param message what is wrong, and the remedy
     */
    public WrongInputException(String input, String message) {
        super(message);
        this.input = input;
    }

    /** Id of the input. */
    public String input() {
        return input;
    }
}
