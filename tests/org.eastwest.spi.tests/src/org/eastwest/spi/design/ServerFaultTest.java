// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.design;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ServerFaultTest {
    @Test
    void aGpuKeepsAShareOfItsSpeed() {
        assertEquals(new ServerFault.SlowGpu("servers", 0, 0.8), ServerFault.parse("gpu:servers=80%"));
        assertEquals(new ServerFault.SlowGpu("job-1", 13, 0.5), ServerFault.parse(" gpu:job-1/13=0.5 "));
    }

    @Test
    void aNicIsSlowerOrHasFailed() {
        assertEquals(new ServerFault.SlowNic("servers", 0, 25e9), ServerFault.parse("nic:servers=200Gb/s"));
        ServerFault.SlowNic failed = (ServerFault.SlowNic) ServerFault.parse("nic:job/2");
        assertTrue(failed.failed());
        assertEquals(2, failed.number());
    }

    @ParameterizedTest
    @ValueSource(strings = {"gpu:servers=80%", "gpu:job/13=12.5%", "nic:servers=200Gb/s", "nic:servers", "nic:job/2"})
    void itIsWrittenAsItIsRead(String text) {
        assertEquals(text, ServerFault.parse(text).toString());
        assertTrue(ServerFault.isOne(text));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"gpu:servers|share of its speed", "gpu:servers=0|above 0 %",
        "gpu:servers=120%|up to 100 %", "gpu:servers=fast|fast", "nic:servers=80%|bandwidth", "gpu:|no fault of a server",
        "gpu:Servers=80%|gpu:servers=80%", "gpu:job/0=80%|no fault", "nic:job/1/2|no fault"})
    void whatCannotBeIsRefusedWithARemedy(String text, String told) {
        String message = assertThrows(IllegalArgumentException.class, () -> ServerFault.parse(text)).getMessage();
        assertTrue(message.contains(told), message);
        assertTrue(message.contains("'" + text + "'"), message);
    }

    @Test
    void faultsOfTheFabricAreOthers() {
        assertFalse(ServerFault.isOne("link:leaf3-spine1"));
        assertFalse(ServerFault.isOne("rate:leaf3-spine1=200Gb/s"));
    }
}
