// SPDX-License-Identifier: EPL-2.0
/**
 * Analyses and what they tell: engines, results, metrics with their derivations, findings.
 * <p>All numbers are SI (seconds, bytes, bytes per second per direction, watts); an unknown number is {@code NaN},
 * never 0.
 * Values are immutable and may be shared between threads.
 *
 * @since 1.0
 */
package org.eastwest.spi.analysis;
