// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.compare;

import java.nio.file.Path;
import org.eastwest.model.design.Design;

/**
 * A column to be.
 *
 * @param name       its heading
 * @param file       file of the design
 * @param design     a copy that nobody changes
 * @param scenarioId the scenario
 */
record Source(String name, Path file, Design design, String scenarioId) {
}
