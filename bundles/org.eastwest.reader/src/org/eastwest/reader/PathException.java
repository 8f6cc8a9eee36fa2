// SPDX-License-Identifier: EPL-2.0
package org.eastwest.reader;

import org.eastwest.spi.analysis.Finding;

/** A PATH that names nothing, or a VALUE that its attribute does not take; the message says what would be right. */
public class PathException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private final transient Finding finding;

    public PathException(Finding finding) {
        super(finding.remedy().isEmpty() ? finding.message() : finding.message() + " " + finding.remedy());
        this.finding = finding;
    }

    /** The same as a finding, with message and remedy apart. */
    public Finding finding() {
        return finding;
    }
}
