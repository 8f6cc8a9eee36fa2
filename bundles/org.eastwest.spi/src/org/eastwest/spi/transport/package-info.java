// SPDX-License-Identifier: EPL-2.0
/**
 * Transports: what carries RDMA over a fabric. A transport is composed of small strategy values; engines ask for the
 * strategies and never for a transport's name.
 *
 * @since 1.0
 */
package org.eastwest.spi.transport;
