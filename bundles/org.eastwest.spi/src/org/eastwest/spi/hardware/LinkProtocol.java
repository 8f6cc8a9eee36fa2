// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.hardware;

/**
 * What a port speaks on the wire.
 *
 * @since 1.0
 */
public enum LinkProtocol {
    INFINIBAND, ETHERNET,
    /** Anything else, such as a scheduled cell fabric or SRD of a single cloud. */
    OTHER
}
