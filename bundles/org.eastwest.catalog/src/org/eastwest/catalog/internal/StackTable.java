// SPDX-License-Identifier: EPL-2.0
package org.eastwest.catalog.internal;

import java.util.Map;
import org.eastwest.catalog.ValidatedStack;
import org.eastwest.spi.hardware.NicSpec;
import org.eastwest.spi.hardware.SwitchSpec;

/** {@code stacks.csv}. Whether the parts it names exist is checked once they are read, because they carry its ids. */
final class StackTable extends Table<ValidatedStack> {
    StackTable() {
        super("stacks", new Column("transport", Kind.TEXT), new Column("switch_family", Kind.TEXT),
                new Column("nic_id", Kind.TEXT), new Column("software", Kind.TEXT));
    }

    @Override
    ValidatedStack read(Cells cells) {
        String transport = cells.text("transport");
        if (!cells.id().startsWith(transport)) {
            cells.wrong("id", "does not begin with the transport's id '" + transport + "'.");
        }
        return new ValidatedStack(cells.id(), cells.text("name"), transport, cells.text("switch_family"),
                cells.text("nic_id"), cells.textOrEmpty("software"), cells.provenance());
    }

    /** True when there are such a NIC and such switches; reports it otherwise. */
    boolean partsExist(ValidatedStack stack, Map<String, NicSpec> nics, Map<String, SwitchSpec> switches,
            Problems problems) {
        boolean nic = nics.containsKey(stack.nicId());
        boolean family = switches.values().stream().anyMatch(s -> s.family().equals(stack.switchFamily()));
        if (!nic || !family) {
            problems.error(Problems.REFERENCE, file(), name() + "/" + stack.id(), file() + ", row '" + stack.id()
                    + "', column '" + (nic ? "switch_family" : "nic_id") + "': there is no '"
                    + (nic ? stack.switchFamily() : stack.nicId()) + "' in " + (nic ? "switches.csv" : "nics.csv")
                    + "; the row is left out.", "Name parts that the catalog has, or add rows for them.");
        }
        return nic && family;
    }
}
