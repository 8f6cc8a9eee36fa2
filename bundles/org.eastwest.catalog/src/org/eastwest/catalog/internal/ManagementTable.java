// SPDX-License-Identifier: EPL-2.0
package org.eastwest.catalog.internal;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.eastwest.catalog.ManagementPlane;
import org.eastwest.spi.hardware.LinkProtocol;

/** {@code management.csv}. */
final class ManagementTable extends Table<ManagementPlane> {
    private static final List<String> PROTOCOLS =
            Arrays.stream(LinkProtocol.values()).map(p -> p.name().toLowerCase(Locale.ROOT)).toList();

    ManagementTable() {
        super("management", new Column("vendor", Kind.TEXT), new Column("protocols", Kind.WORDS),
                new Column("description", Kind.TEXT));
    }

    @Override
    ManagementPlane read(Cells cells) {
        return new ManagementPlane(cells.id(), cells.text("name"), cells.textOrEmpty("vendor"), protocols(cells),
                cells.textOrEmpty("description"), cells.provenance());
    }

    private static Set<LinkProtocol> protocols(Cells cells) {
        cells.text("protocols");
        Set<LinkProtocol> protocols = EnumSet.noneOf(LinkProtocol.class);
        for (String word : cells.words("protocols")) {
            int index = PROTOCOLS.indexOf(word.toLowerCase(Locale.ROOT));
            if (index < 0) {
                cells.wrong("protocols", "'" + word + "' is none of " + PROTOCOLS + ".");
            } else {
                protocols.add(LinkProtocol.values()[index]);
            }
        }
        return protocols;
    }
}
