// SPDX-License-Identifier: EPL-2.0
package org.eastwest.io;

import org.eastwest.spi.analysis.Finding;

/**
 * No design can be made of a file.
 *
 * @since 1.0
 */
public final class ImportFailure extends Exception {
    private static final long serialVersionUID = 1L;

    private final transient Finding finding;

    public ImportFailure(Finding finding) {
        this(finding, null);
    }

    public ImportFailure(Finding finding, Throwable cause) {
        super(finding.message(), cause);
        this.finding = finding;
    }

    /** What is wrong, with the file, the line where there is one, and the remedy. */
    public Finding finding() {
        return finding;
    }
}
