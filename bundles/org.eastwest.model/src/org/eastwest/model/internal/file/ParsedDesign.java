// SPDX-License-Identifier: EPL-2.0
package org.eastwest.model.internal.file;

import java.util.List;

import org.eastwest.model.design.Design;
import org.eastwest.model.validation.Problem;

/**
 * What came of parsing.
 *
 * @param design {@code null} where there was an error
 * @param version of the file's format; 0 or less where it is not known
 * @param problems in the order of their lines
 */
public record ParsedDesign(Design design, int version, List<Problem> problems) {
    /** Copies the list. */
    public ParsedDesign {
        problems = List.copyOf(problems);
    }

    /** Nothing but one problem. */
    public static ParsedDesign failed(Problem problem) {
        return new ParsedDesign(null, 0, List.of(problem));
    }

    /** Whether a newer version wrote the file. */
    public boolean isNewer() {
        return version > FormatVersion.CURRENT;
    }
}
