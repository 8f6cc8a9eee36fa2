// SPDX-License-Identifier: EPL-2.0
/**
 * Numbers as people read them: three significant digits, SI prefix, thin space before the unit. The report, the
 * charts, the window and the command line all write through {@link org.eastwest.report.text.Texts}.
 */
package org.eastwest.report.text;
