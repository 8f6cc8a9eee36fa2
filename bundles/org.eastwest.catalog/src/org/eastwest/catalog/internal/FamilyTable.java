// SPDX-License-Identifier: EPL-2.0
package org.eastwest.catalog.internal;

import org.eastwest.catalog.PlatformFamily;

/** {@code families.csv}. */
final class FamilyTable extends Table<PlatformFamily> {
    FamilyTable() {
        super("families", new Column("vendor", Kind.TEXT), new Column("description", Kind.TEXT));
    }

    @Override
    PlatformFamily read(Cells cells) {
        return new PlatformFamily(cells.id(), cells.text("name"), cells.textOrEmpty("vendor"),
                cells.textOrEmpty("description"), cells.provenance());
    }
}
