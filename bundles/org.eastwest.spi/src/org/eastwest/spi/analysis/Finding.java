// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.analysis;

import java.util.Objects;

/**
 * What an analysis or a check tells the designer.
 *
 * @param severity how serious it is
 * @param code     stable code such as {@code EW-PLAN-001}; one code for one kind of finding
 * @param message  what is the case and why, with the values that decide it
 * @param element  id of the design element it is about, as used in a PATH; empty when it is about the whole design
 * @param remedy   what to do about it; may be empty for a note
 * @since 1.0
 */
public record Finding(Severity severity, String code, String message, String element, String remedy) {
    public Finding {
        Objects.requireNonNull(severity, "severity");
        Objects.requireNonNull(code, "code");
        Objects.requireNonNull(message, "message");
        element = element == null ? "" : element;
        remedy = remedy == null ? "" : remedy;
    }

    public static Finding error(String code, String element, String message, String remedy) {
        return new Finding(Severity.ERROR, code, message, element, remedy);
    }

    public static Finding warning(String code, String element, String message, String remedy) {
        return new Finding(Severity.WARNING, code, message, element, remedy);
    }

    public static Finding note(String code, String element, String message, String remedy) {
        return new Finding(Severity.NOTE, code, message, element, remedy);
    }
}
