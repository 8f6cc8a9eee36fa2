// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.report;

/**
 * How much a reader of a report wants to know; each shows what the ones before it show.
 *
 * @since 1.0
 */
public enum ReportProfile {
    /** Decision, requirements, cost: for those who sign. */
    EXECUTIVE,
    /** Every result: for those who build. */
    ENGINEERING,
    /** And how each number came about: for those who doubt. */
    FULL;

    /** True when a reader of this profile sees what is meant for the other. */
    public boolean shows(ReportProfile other) {
        return compareTo(other) >= 0;
    }
}
