// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.design;

import org.eastwest.spi.hardware.NicRole;

/**
 * What a fabric is for.
 *
 * @since 1.0
 */
public enum FabricRole {
    /** East-west, between GPUs. */
    COMPUTE(NicRole.EAST_WEST), STORAGE(NicRole.STORAGE), NORTH_SOUTH(NicRole.NORTH_SOUTH),
    MANAGEMENT(NicRole.MANAGEMENT);

    private final NicRole nicRole;

    FabricRole(NicRole nicRole) {
        this.nicRole = nicRole;
    }

    /** The NICs that a fabric of this role joins. */
    public NicRole nicRole() {
        return nicRole;
    }
}
