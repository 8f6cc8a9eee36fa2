// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.design;

import org.eastwest.spi.hardware.NicRole;
import org.eastwest.spi.hardware.NicSpec;

/**
 * Equal NICs of one role in each server of a group.
 *
 * @param id             id of the group of NICs
 * @param role           what they are for
 * @param type           type of NIC
 * @param perServer      NICs in each server
 * @param bytesPerSecond rate of one NIC, all its ports, per direction
 * @param ports          ports each NIC is split into, one a plane
 * @since 1.0
 */
public record NicGroupSnapshot(String id, NicRole role, NicSpec type, int perServer, double bytesPerSecond,
        int ports) {
}
