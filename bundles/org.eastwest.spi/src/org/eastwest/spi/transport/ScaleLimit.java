// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.transport;

/**
 * How many endpoints a transport can take.
 *
 * @param endpoints largest number; {@link Long#MAX_VALUE} when nothing in it sets a limit
 * @param basis     what sets it
 * @since 1.0
 */
public record ScaleLimit(long endpoints, String basis) {
}
