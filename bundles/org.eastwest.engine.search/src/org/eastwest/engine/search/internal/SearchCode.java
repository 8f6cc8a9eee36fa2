// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.search.internal;

import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Severity;

/** The kinds of findings of the search. */
enum SearchCode {
    /** The design has no training job to search a plan for. */
    NO_JOB("EW-SEARCH-001", Severity.ERROR),
    /** The job's own search space cannot be read. */
    SPACE("EW-SEARCH-002", Severity.ERROR),
    /** The space has no plan at all. */
    EMPTY_SPACE("EW-SEARCH-003", Severity.ERROR),
    /** Every plan of the space is refused. */
    NO_PLAN("EW-SEARCH-004", Severity.ERROR),
    /** Values of the space that no plan has. */
    UNUSED_VALUES("EW-SEARCH-005", Severity.WARNING),
    /** Why the best plan beats the design's own. */
    COMPARED("EW-SEARCH-006", Severity.NOTE),
    /** The design's own plan is as good as the best one found. */
    OWN_IS_BEST("EW-SEARCH-007", Severity.NOTE),
    /** The design's own plan does not leave the margin, or cannot run. */
    OWN_DOES_NOT_FIT("EW-SEARCH-008", Severity.NOTE);

    private final String code;
    private final Severity severity;

    SearchCode(String code, Severity severity) {
        this.code = code;
        this.severity = severity;
    }

    Finding finding(String element, String message, String remedy) {
        return new Finding(severity, code, message, element, remedy);
    }
}
