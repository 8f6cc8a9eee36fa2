// SPDX-License-Identifier: EPL-2.0
package org.eastwest.io.internal.host;

import org.eastwest.io.ImportFailure;
import org.eastwest.spi.analysis.Finding;

/** What can go wrong with an import; a code never changes its meaning. */
enum ImportCode {
    /** The file is absent or cannot be read. */
    UNREADABLE("EW-IMPORT-001"),
    /** No importer takes the file, or several do. */
    NO_IMPORTER("EW-IMPORT-002"),
    /** The file is not what its importer takes. */
    WRONG_CONTENT("EW-IMPORT-003"),
    /** The importer failed. */
    IMPORTER_FAILED("EW-IMPORT-004"),
    /** What the importer gives fits no design. */
    NO_DESIGN("EW-IMPORT-005");

    private final String code;

    ImportCode(String code) {
        this.code = code;
    }

    ImportFailure because(String message, String remedy) {
        return because(message, remedy, null);
    }

    ImportFailure because(String message, String remedy, Throwable cause) {
        return new ImportFailure(Finding.error(code, "", message, remedy), cause);
    }
}
