// SPDX-License-Identifier: EPL-2.0
/**
 * The design report: {@link org.eastwest.report.DesignReport} writes a design, what the engines found out about it and
 * how they did as one HTML page that needs nothing else.
 */
package org.eastwest.report;
