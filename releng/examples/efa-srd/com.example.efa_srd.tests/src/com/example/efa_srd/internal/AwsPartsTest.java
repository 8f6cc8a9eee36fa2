// SPDX-License-Identifier: EPL-2.0
package com.example.efa_srd.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.eastwest.spi.hardware.LinkProtocol;
import org.eastwest.spi.hardware.ServerSpec;
import org.eastwest.testkit.CatalogContract;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AwsPartsTest extends CatalogContract {
    AwsPartsTest() {
        super("com.example.efa_srd", new AwsParts(), "OSGI-INF/catalog.xml");
    }

    @ParameterizedTest(name = "{0}: {1} x {2} Gb/s, {3} Tb/s together")
    @CsvSource({"p4d, 4, 100, 0.4", "p5, 32, 100, 3.2", "p5en, 16, 200, 3.2", "p6-b200, 8, 400, 3.2"})
    void aServerSendsAsMuchAsPublished(String id, int nics, double gigabits, double terabits) {
        ServerSpec server = catalog().servers().find(id).orElseThrow();

        assertEquals(nics, server.computeNics());
        assertEquals(gigabits * 1e9 / 8, server.nicBytesPerSecond());
        assertEquals(terabits * 1e12 / 8, server.computeNics() * server.nicBytesPerSecond(), 1);
        assertEquals(gigabits * 1e9 / 8, catalog().nics().find(server.nicId()).orElseThrow()
                .portBytesPerSecond(LinkProtocol.OTHER));
    }
}
