// SPDX-License-Identifier: EPL-2.0
/**
 * Runs the installed engines on a design snapshot and contains those that fail. The command line, the window and the
 * report all analyze through {@link org.eastwest.analysis.AnalysisService}.
 *
 * @since 1.0
 */
package org.eastwest.analysis;
