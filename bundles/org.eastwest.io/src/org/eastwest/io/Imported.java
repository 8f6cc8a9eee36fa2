// SPDX-License-Identifier: EPL-2.0
package org.eastwest.io;

import java.util.List;
import org.eastwest.model.design.Design;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.exchange.ImportNote;

/**
 * A design made of a file.
 *
 * @param importer who made it
 * @param design   the design, in no resource
 * @param notes    what was understood, assumed and ignored
 * @param findings what is wrong with the design or worth knowing, errors first
 * @since 1.0
 */
public record Imported(Importer importer, Design design, List<ImportNote> notes, List<Finding> findings) {
    public Imported {
        notes = List.copyOf(notes);
        findings = List.copyOf(findings);
    }
}
