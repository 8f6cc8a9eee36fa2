// SPDX-License-Identifier: EPL-2.0

/** The design report on paper: the page that {@code org.eastwest.report} writes, laid out as PDF. */
package org.eastwest.report.pdf;
