// SPDX-License-Identifier: EPL-2.0
package org.eastwest.catalog;

import org.eastwest.spi.hardware.Provenance;

/**
 * A combination of switch and NIC that a vendor validated for a transport. NICs and switches that belong to it carry
 * its id in their {@code features}.
 *
 * @param id           catalog id; begins with {@code transportId} ({@code spectrum-x-bf3})
 * @param name         for people
 * @param transportId  id of the transport
 * @param switchFamily family of the switches ({@code Spectrum-4})
 * @param nicId        catalog id of the NIC
 * @param software     firmware and software it was validated with; empty where the vendor names none
 * @param provenance   where the row comes from
 * @since 1.0
 */
public record ValidatedStack(String id, String name, String transportId, String switchFamily, String nicId,
        String software, Provenance provenance) {
}
