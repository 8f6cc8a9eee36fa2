// SPDX-License-Identifier: EPL-2.0
/**
 * Charts: immutable values that are laid out once, into a {@link org.eastwest.report.chart.Drawing} of boxes, lines and
 * texts, and painted through {@link org.eastwest.report.chart.ChartPainter} as SVG or on a display. Lengths are in
 * pixels of 1/96 inch; x runs right, y down. Nothing here measures text on a display, so that a chart is the same
 * everywhere.
 */
package org.eastwest.report.chart;
