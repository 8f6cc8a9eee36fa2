// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.pdf;

import java.util.List;

/**
 * A report on paper.
 *
 * @param pdf     the file
 * @param pages   how many
 * @param missing what could not be printed as it should, each a sentence with its remedy; empty when all is well
 */
public record PrintedReport(byte[] pdf, int pages, List<String> missing) {
    public PrintedReport {
        missing = List.copyOf(missing);
    }
}
