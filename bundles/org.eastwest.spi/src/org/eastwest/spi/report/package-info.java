// SPDX-License-Identifier: EPL-2.0

/** Sections that installed bundles contribute to design reports. */
package org.eastwest.spi.report;
