// SPDX-License-Identifier: EPL-2.0
/**
 * Facts about hardware and model shapes, as resolved from the catalog: plain records, SI units, bandwidth per
 * direction, {@code NaN} (or an empty text) where the catalog does not know.
 *
 * @since 1.0
 */
package org.eastwest.spi.hardware;
