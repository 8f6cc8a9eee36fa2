// SPDX-License-Identifier: EPL-2.0
/**
 * Engines held against measurements: tables of measured values, evaluators that predict them, and how far they are off.
 * <p>All numbers are SI; an unknown number is {@code NaN}, never 0. Values are immutable and may be shared between
 * threads.
 *
 * @since 1.0
 */
package org.eastwest.spi.evaluation;
