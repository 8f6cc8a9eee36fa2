// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.design;

/** What a fabric is for. */
public enum FabricRole {
    /** East-west, between GPUs. */
    COMPUTE, STORAGE, NORTH_SOUTH, MANAGEMENT
}
