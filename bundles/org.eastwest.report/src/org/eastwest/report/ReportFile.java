// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report;

import java.util.Objects;

/**
 * A file of a report.
 *
 * @param name    its place in the report's directory, with {@code /} between folders
 * @param content its bytes
 */
public record ReportFile(String name, byte[] content) {
    public ReportFile {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(content, "content");
    }
}
