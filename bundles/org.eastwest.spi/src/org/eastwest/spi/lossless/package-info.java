// SPDX-License-Identifier: EPL-2.0
/**
 * What waiting instead of dropping does to a fabric: pauses or credits that spread, victims, cycles of buffers.
 *
 * @since 1.0
 */
package org.eastwest.spi.lossless;
