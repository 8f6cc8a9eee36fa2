// SPDX-License-Identifier: EPL-2.0
package @{id}.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.eastwest.spi.exchange.ImportException;
import org.eastwest.spi.exchange.ImportedDesign.ServerGroup;
import org.eastwest.testkit.ImporterContract;
import org.junit.jupiter.api.Test;

/** What every importer keeps, and what this one reads. */
class @{class}ImporterTest extends ImporterContract {
    private static final String TEXT = "# inventory\n\ndgx-h100 128\ndgx-b200   16\n";

    @{class}ImporterTest() {
        super("@{id}", new @{class}Importer(), TEXT);
    }

    @Test
    void everyLineIsAServerGroup() throws Exception {
        assertEquals(List.of(new ServerGroup("servers-1", "", "dgx-h100", 128),
                new ServerGroup("servers-2", "", "dgx-b200", 16)), read(TEXT).servers());
    }

    @Test
    void aLineWithoutANumberIsRefusedByItsNumber() {
        ImportException refused = assertThrows(ImportException.class, () -> read("# inventory\ndgx-h100 many\n"));

        assertEquals(2, refused.line());
        assertEquals("'dgx-h100 many' is no type of server with a number", refused.getMessage());
    }
}
