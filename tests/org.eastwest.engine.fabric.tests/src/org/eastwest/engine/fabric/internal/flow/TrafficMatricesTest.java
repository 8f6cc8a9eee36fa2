// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The senders of an incast")
class TrafficMatricesTest {
    private static int[] senders(int endpoints, int count) {
        Messages messages = TrafficMatrices.incast(endpoints, count, 1);
        return IntStream.range(0, messages.count()).map(messages::source).toArray();
    }

    @ParameterizedTest
    @CsvSource({"2, 1", "33, 32", "1000, 32", "1024, 32", "1025, 32", "1024, 1023", "16384, 1000"})
    @DisplayName("are as many endpoints as asked for, and not the receiver")
    void differ(int endpoints, int count) {
        int[] senders = senders(endpoints, count);
        assertEquals(count, IntStream.of(senders).distinct().count());
        assertTrue(IntStream.of(senders).allMatch(s -> s > 0 && s < endpoints));
    }

    @ParameterizedTest
    @CsvSource({"992, 8", "1000, 8", "1024, 8", "1025, 8", "10240, 8", "1024, 4"})
    @DisplayName("stand on no rail much oftener than on others, whatever the number of servers")
    void onAllRails(int endpoints, int rails) {
        long[] ofRail = new long[rails];
        IntStream.of(senders(endpoints, 32)).forEach(s -> ofRail[s % rails]++);
        for (long count : ofRail) {
            assertTrue(count <= 2.5 * 32 / rails, () -> count + " of 32 on one of " + rails + " rails");
        }
    }
}
