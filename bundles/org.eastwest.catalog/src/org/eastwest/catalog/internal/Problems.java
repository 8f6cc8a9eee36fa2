// SPDX-License-Identifier: EPL-2.0
package org.eastwest.catalog.internal;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Severity;

/** Collects the findings of one loading; of a file that is wrong throughout only the first ones. */
final class Problems {
    /** A file cannot be read as text, or its first line is no header. */
    static final String FILE = "EW-CATALOG-001";
    /** A line is not a row of comma-separated values. */
    static final String SYNTAX = "EW-CATALOG-002";
    /** A row needs a column or a cell that is not there. */
    static final String MISSING = "EW-CATALOG-003";
    /** A column that no table has. */
    static final String UNKNOWN_COLUMN = "EW-CATALOG-004";
    /** An id twice in one file. */
    static final String DUPLICATE = "EW-CATALOG-005";
    /** No id, or not the form of one. */
    static final String ID = "EW-CATALOG-006";
    /** A cell that is not what its column holds. */
    static final String VALUE = "EW-CATALOG-007";
    /** An id that names nothing. */
    static final String REFERENCE = "EW-CATALOG-008";
    /** A file that is no table of the catalog. */
    static final String UNKNOWN_FILE = "EW-CATALOG-009";
    /** More than a part is known to do, often a figure of both directions. */
    static final String TRAP = "EW-CATALOG-101";
    /** Values of one row, or of a row and the parts it names, contradict each other. */
    static final String CONTRADICTION = "EW-CATALOG-102";
    /** PCI Express cannot carry what the NIC sends. */
    static final String PCIE = "EW-CATALOG-103";

    private static final int MOST_OF_A_FILE = 50;

    private final List<Finding> findings = new ArrayList<>();
    private final Map<String, Integer> perFile = new HashMap<>();

    /** The finding makes the row or the file unusable. */
    void error(String code, String file, String element, String message, String remedy) {
        add(Severity.ERROR, code, file, element, message, remedy);
    }

    /** The row is used all the same. */
    void warning(String code, String file, String element, String message, String remedy) {
        add(Severity.WARNING, code, file, element, message, remedy);
    }

    List<Finding> all() {
        return List.copyOf(findings);
    }

    private void add(Severity severity, String code, String file, String element, String message, String remedy) {
        int count = perFile.merge(file, 1, Integer::sum);
        if (count <= MOST_OF_A_FILE) {
            findings.add(new Finding(severity, code, message, element, remedy));
        } else if (count == MOST_OF_A_FILE + 1) {
            findings.add(new Finding(Severity.ERROR, FILE, file + ": has further problems, which are not listed.",
                    element, "Correct the first " + MOST_OF_A_FILE + " and load the catalog again."));
        }
    }
}
