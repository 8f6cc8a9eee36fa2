// SPDX-License-Identifier: EPL-2.0
package org.eastwest.model.file;

import java.util.List;

import org.eastwest.model.design.Design;
import org.eastwest.model.validation.Problem;

/**
 * What came of reading a file.
 *
 * @param design the whole design, in a {@link DesignResource}; {@code null} where the file has an error, never a part
 * @param problems what is wrong with the file, in the order of its lines
 * @param readOnly whether saving is refused, because a newer version wrote the file and may have put more into it
 */
public record LoadedDesign(Design design, List<Problem> problems, boolean readOnly) {
    /** Copies the list. */
    public LoadedDesign {
        problems = List.copyOf(problems);
    }
}
