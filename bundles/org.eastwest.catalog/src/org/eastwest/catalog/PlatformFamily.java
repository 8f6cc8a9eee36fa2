// SPDX-License-Identifier: EPL-2.0
package org.eastwest.catalog;

import org.eastwest.spi.hardware.Provenance;

/**
 * A family of server platforms.
 *
 * @param id          catalog id ({@code dgx})
 * @param name        as {@link org.eastwest.spi.hardware.ServerSpec#family()} names it ({@code DGX})
 * @param vendor      whose family it is; may be empty
 * @param description one sentence
 * @param provenance  where the row comes from
 * @since 1.0
 */
public record PlatformFamily(String id, String name, String vendor, String description, Provenance provenance) {
}
