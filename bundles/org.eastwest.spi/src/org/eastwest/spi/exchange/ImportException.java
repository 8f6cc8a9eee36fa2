// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.exchange;

import java.util.Objects;

/**
 * A file is not what an importer takes. The workbench puts the file's name before the message.
 *
 * @since 1.0
 */
public final class ImportException extends Exception {
    private static final long serialVersionUID = 1L;

    private final int line;
    private final String remedy;

    /**
     * @param line    line of the file, from 1; 0 for the whole file
     * @param message what is wrong and with what, without file and line, as a sentence without its full stop
     * @param remedy  what the user can do, as a sentence
     */
    public ImportException(int line, String message, String remedy) {
        this(line, message, remedy, null);
    }

    /** The same with what caused it. */
    public ImportException(int line, String message, String remedy, Throwable cause) {
        super(Objects.requireNonNull(message, "message"), cause);
        this.line = line;
        this.remedy = Objects.requireNonNull(remedy, "remedy");
    }

    /** Line of the file, from 1; 0 for the whole file. */
    public int line() {
        return line;
    }

    /** What the user can do. */
    public String remedy() {
        return remedy;
    }
}
