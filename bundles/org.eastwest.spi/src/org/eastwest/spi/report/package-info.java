// SPDX-License-Identifier: EPL-2.0

/**
 * Sections that installed bundles contribute to design reports.
 *
 * @since 1.0
 */
package org.eastwest.spi.report;
