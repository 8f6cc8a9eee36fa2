// SPDX-License-Identifier: EPL-2.0
package org.eastwest.catalog.internal;

import org.eastwest.spi.hardware.FailureCause;

/** {@code failures.csv}. */
final class FailureTable extends Table<FailureCause> {
    private static final double SECONDS_OF_A_DAY = 86_400;

    FailureTable() {
        super("failures", new Column("scope", Kind.TEXT), new Column("role", Kind.TEXT),
                new Column("repair", Kind.FLAG), new Column("failures", Kind.NUMBER), new Column("units", Kind.COUNT),
                new Column("days", Kind.NUMBER));
    }

    @Override
    FailureCause read(Cells cells) {
        return new FailureCause(cells.id(), cells.text("name"), cells.constant("scope", FailureCause.Scope.class),
                cells.constant("role", FailureCause.Role.class), cells.flag("repair"), cells.number("failures"),
                cells.count("units"), cells.number("days") * SECONDS_OF_A_DAY, cells.provenance());
    }
}
