// SPDX-License-Identifier: EPL-2.0
package org.eastwest.model.validation;

import java.util.Objects;

/**
 * One thing that is wrong with a design or its file.
 *
 * @param severity how much it matters
 * @param code the kind, see {@link ProblemCode#code}
 * @param message what is wrong: names the element and the value
 * @param element path of the element or attribute, see {@link org.eastwest.model.path.DesignPath}; empty for the
 *        whole file
 * @param line line in the file, from 1; 0 where it is not known
 * @param remedy what to do about it
 */
public record Problem(Severity severity, String code, String message, String element, int line, String remedy) {
    /** Nothing may be {@code null}. */
    public Problem {
        Objects.requireNonNull(severity, "severity");
        Objects.requireNonNull(code, "code");
        Objects.requireNonNull(message, "message");
        Objects.requireNonNull(element, "element");
        Objects.requireNonNull(remedy, "remedy");
    }

    /** A problem of a kind, with the severity of the kind. */
    public Problem(ProblemCode kind, String message, String element, int line, String remedy) {
        this(kind.severity(), kind.code(), message, element, line, remedy);
    }

    /** Whether the design cannot be used. */
    public boolean isError() {
        return severity == Severity.ERROR;
    }

    /** One line for a log or a terminal. */
    @Override
    public String toString() {
        String where = line > 0 ? "line " + line + ": " : "";
        return severity + " " + code + " " + where + message + " " + remedy;
    }
}
