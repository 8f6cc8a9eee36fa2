// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.export;

import java.nio.file.Path;

/**
 * The report a user asks for.
 *
 * @param file       the file of the design
 * @param scenarioId the scenario to report on; null for the first
 * @param folder     where to write it
 * @param pdf        whether to write it for paper too
 * @param open       whether to show it when it is written
 */
record ReportRequest(Path file, String scenarioId, Path folder, boolean pdf, boolean open) {
}
