// SPDX-License-Identifier: EPL-2.0
package org.eastwest.catalog;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import org.eastwest.spi.hardware.LinkProtocol;
import org.eastwest.spi.hardware.Provenance;

/**
 * What manages a fabric.
 *
 * @param id          catalog id ({@code ufm})
 * @param name        for people
 * @param vendor      who makes it; may be empty
 * @param protocols   the kinds of fabric it manages; never empty
 * @param description one sentence
 * @param provenance  where the row comes from
 * @since 1.0
 */
public record ManagementPlane(String id, String name, String vendor, Set<LinkProtocol> protocols, String description,
        Provenance provenance) {
    public ManagementPlane {
        protocols = Collections.unmodifiableSet(EnumSet.copyOf(protocols));
    }
}
