// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.hardware;

/**
 * What a group of NICs in a server is for.
 *
 * @since 1.0
 */
public enum NicRole {
    /** Between GPUs, the compute fabric. */
    EAST_WEST,
    /** To users and the data centre. */
    NORTH_SOUTH, STORAGE, MANAGEMENT
}
