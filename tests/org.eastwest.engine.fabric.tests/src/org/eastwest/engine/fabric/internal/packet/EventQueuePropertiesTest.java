// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.packet;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;

/** Events leave by time, and those of one time in the order they came, however they are spread. */
class EventQueuePropertiesTest {
    private record Entry(long time, int index) {
    }

    @Property(tries = 200)
    void itSortsStably(@ForAll @LongRange(min = 1, max = 5_000) long bucket,
            @ForAll @IntRange(min = 1, max = 40) int ahead, @ForAll long seed) {
        EventQueue queue = new EventQueue(bucket, bucket * 100);
        SplittableRandom random = new SplittableRandom(seed);
        List<Entry> expected = new ArrayList<>();
        List<Entry> got = new ArrayList<>();
        int added = 0;
        for (int i = 0; i < 1_000; i++) {
            for (int k = random.nextInt(3); k > 0; k--) {
                long span = random.nextInt(4) == 0 ? bucket * 10_000 : bucket * ahead;
                long time = queue.now() + random.nextLong(span + 1) / 7 * 7;
                queue.add(time, Event.TIMER, added, added % 1000);
                expected.add(new Entry(time, added++));
            }
            poll(queue, got);
        }
        while (queue.size() > 0) {
            poll(queue, got);
        }
        expected.sort(Comparator.comparingLong(Entry::time).thenComparingInt(Entry::index));

        assertEquals(expected, got);
    }

    private static void poll(EventQueue queue, List<Entry> got) {
        long event = queue.poll();
        if (event != -1) {
            assertEquals(Event.TIMER, EventQueue.kind(event));
            assertEquals(EventQueue.index(event) % 1000, EventQueue.amount(event));
            got.add(new Entry(queue.now(), EventQueue.index(event)));
        }
    }
}
