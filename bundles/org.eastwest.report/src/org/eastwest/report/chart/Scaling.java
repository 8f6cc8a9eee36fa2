// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.chart;

/** How an axis places its values. */
public enum Scaling {
    /** Logarithmic where the values are above zero and span more than two decades, else linear. */
    AUTOMATIC,
    /** Linear, beginning at zero or below. */
    LINEAR,
    /** Linear, beginning and ending with the values. */
    FITTED,
    /** Logarithmic where any value is above zero; others have no place on it and count as unknown. */
    LOGARITHMIC
}
