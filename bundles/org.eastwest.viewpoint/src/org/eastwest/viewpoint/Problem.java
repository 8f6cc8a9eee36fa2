// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint;

import java.util.Comparator;

/**
 * What is wrong with a specification, or with its use on a model.
 *
 * @param severity how bad it is
 * @param code a stable name of the kind of problem, for example {@code EW-VIEWPOINT-003}
 * @param file the file as the reader was told it, empty when it is not known
 * @param line the line in which the element begins, from 1; 0 when it is not known
 * @param element the element, for example {@code ContainerMapping 'unit'}
 * @param message what is wrong, as a sentence
 * @param remedy what to do about it, as a sentence; empty when the message says it
 * @since 1.0
 */
public record Problem(Severity severity, String code, String file, int line, String element, String message,
        String remedy) implements Comparable<Problem> {
    /** How bad a problem is. */
    public enum Severity {
        /** The specification cannot be used as it is. */
        ERROR,
        /** It can be used, yet something of it does not work as written. */
        WARNING,
        /** Worth knowing. */
        NOTE
    }

    private static final Comparator<Problem> ORDER = Comparator.comparing(Problem::file)
            .thenComparingInt(Problem::line).thenComparing(Problem::severity).thenComparing(Problem::code)
            .thenComparing(Problem::element).thenComparing(Problem::message);

    /** By file, line and severity. */
    @Override
    public int compareTo(Problem other) {
        return ORDER.compare(this, other);
    }

    /**
     * Whether another one is about the same element: what reading tells is told again where the element is used.
     *
     * @since 1.1
     */
    public boolean isWhere(Problem other) {
        return file.equals(other.file) && line == other.line && element.equals(other.element);
    }

    /** File, line, element, message and remedy in one line. */
    public String text() {
        String place = file + (line > 0 ? ":" + line : "");
        return (place.isEmpty() ? "" : place + ": ") + (element.isEmpty() ? "" : element + ": ") + message
                + (remedy.isEmpty() ? "" : " " + remedy);
    }
}
