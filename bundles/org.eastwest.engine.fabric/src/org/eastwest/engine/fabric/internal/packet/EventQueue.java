// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.packet;

import java.util.Arrays;

/**
 * Events by time, in picoseconds; those of the same time leave in the order they came. A calendar queue: a wheel of
 * buckets for the near future, a heap for the far one. A bucket holds its first events in a row of its own, so that
 * memory is read in the order of time, and those beyond in a list. Nothing is allocated for an event.
 *
 * <p>An event is a kind, an index of 28 bits and an amount of 28 bits.
 */
final class EventQueue {
    private static final int FIELD_BITS = 28;
    private static final long FIELD = (1L << FIELD_BITS) - 1;
    private static final int FIRST_SIZE = 1024;
    /** Events in the row of a bucket; with a few on average, more are rare. */
    private static final int ROW_SHIFT = 3;
    private static final int ROW = 1 << ROW_SHIFT;

    private final int shift;
    private final int mask;
    /** By bucket: events in it, and time and event of each in its row. */
    private final int[] counts;
    private final long[] rows;
    private final long[] occupied;

    /** By bucket: the list of those beyond its row, the newest first. */
    private final int[] heads;
    private long[] times = new long[FIRST_SIZE];
    private long[] events = new long[FIRST_SIZE];
    private int[] next = new int[FIRST_SIZE];
    private int free = -1;
    private int used;

    /** Number of the bucket whose events are in {@link #readyTimes}, sorted. */
    private long current;
    private long[] readyTimes = new long[64];
    private long[] readyEvents = new long[64];
    private int readyFrom;
    private int readyTo;

    private final FarEvents far = new FarEvents();
    private int onWheel;
    private long now;

    /**
     * @param bucketPicoseconds width of a bucket; best so that a few events fall into each
     * @param horizon           how far ahead most events lie, picoseconds
     */
    EventQueue(long bucketPicoseconds, long horizon) {
        shift = 63 - Long.numberOfLeadingZeros(Math.max(1, bucketPicoseconds));
        long wanted = Math.max(64, Math.min(1 << 18, (horizon >> shift) + 2));
        int buckets = Integer.highestOneBit((int) wanted - 1) << 1;
        mask = buckets - 1;
        counts = new int[buckets];
        rows = new long[buckets << ROW_SHIFT + 1];
        heads = new int[buckets];
        Arrays.fill(heads, -1);
        occupied = new long[buckets >> 6];
    }

    static int kind(long event) {
        return (int) (event >>> (2 * FIELD_BITS));
    }

    static int index(long event) {
        return (int) (event & FIELD);
    }

    static int amount(long event) {
        return (int) (event >>> FIELD_BITS & FIELD);
    }

    /** Time of the event that {@link #poll()} gave last. */
    long now() {
        return now;
    }

    /** Events that wait. */
    int size() {
        return onWheel + far.size() + readyTo - readyFrom;
    }

    /** Bytes that the queue holds. */
    long bytes() {
        return 8L * heads.length + 8L * rows.length + 8L * occupied.length + 20L * times.length
                + 16L * readyTimes.length + far.bytes();
    }

    /** Adds an event; one of the past happens now. */
    void add(long time, int kind, int index, int amount) {
        long entry = (long) kind << (2 * FIELD_BITS) | (long) amount << FIELD_BITS | index;
        long at = Math.max(time, now);
        long bucket = at >> shift;
        if (bucket <= current) {
            insertReady(at, entry);
        } else if (bucket - current > mask) {
            far.add(at, entry);
        } else {
            addToWheel(at, entry, (int) bucket & mask);
        }
    }

    /** The next event, or -1 when there is none. */
    long poll() {
        if (readyFrom == readyTo && !advance()) {
            return -1;
        }
        now = readyTimes[readyFrom];
        return readyEvents[readyFrom++];
    }

    private void addToWheel(long time, long entry, int slot) {
        int count = counts[slot]++;
        if (count < ROW) {
            int at = (slot << ROW_SHIFT) + count << 1;
            rows[at] = time;
            rows[at + 1] = entry;
        } else {
            addToList(time, entry, slot);
        }
        occupied[slot >> 6] |= 1L << slot;
        onWheel++;
    }

    private void addToList(long time, long entry, int slot) {
        int node = free;
        if (node >= 0) {
            free = next[node];
        } else {
            node = used++;
            if (node == times.length) {
                grow();
            }
        }
        times[node] = time;
        events[node] = entry;
        next[node] = heads[slot];
        heads[slot] = node;
    }

    private void grow() {
        int size = times.length * 2;
        times = Arrays.copyOf(times, size);
        events = Arrays.copyOf(events, size);
        next = Arrays.copyOf(next, size);
    }

    private void insertReady(long time, long entry) {
        if (readyFrom == readyTo) {
            readyFrom = 0;
            readyTo = 0;
        }
        ensureReady();
        int at = readyTo++;
        while (at > readyFrom && readyTimes[at - 1] > time) {
            readyTimes[at] = readyTimes[at - 1];
            readyEvents[at] = readyEvents[at - 1];
            at--;
        }
        readyTimes[at] = time;
        readyEvents[at] = entry;
    }

    private void ensureReady() {
        if (readyTo == readyTimes.length) {
            readyTimes = Arrays.copyOf(readyTimes, readyTo * 2);
            readyEvents = Arrays.copyOf(readyEvents, readyTo * 2);
        }
    }

    /** Makes the next bucket with events the current one. */
    private boolean advance() {
        long bucket = onWheel > 0 ? nextOccupied() : Long.MAX_VALUE;
        if (far.size() > 0) {
            bucket = Math.min(bucket, far.firstTime() >> shift);
        }
        if (bucket == Long.MAX_VALUE) {
            return false;
        }
        current = bucket;
        while (far.size() > 0 && (far.firstTime() >> shift) - current <= mask) {
            long time = far.firstTime();
            addToWheel(time, far.removeFirst(), (int) (time >> shift) & mask);
        }
        takeBucket((int) current & mask);
        return true;
    }

    private long nextOccupied() {
        int start = (int) (current + 1) & mask;
        int word = start >> 6;
        long bits = occupied[word] & -1L << start;
        while (bits == 0) {
            word = word + 1 == occupied.length ? 0 : word + 1;
            bits = occupied[word];
        }
        int slot = (word << 6) + Long.numberOfTrailingZeros(bits);
        return current + 1 + (slot - start & mask);
    }

    /** Sorts the events of a bucket as they came; insertion keeps the order of equal times. */
    private void takeBucket(int slot) {
        int count = counts[slot];
        counts[slot] = 0;
        occupied[slot >> 6] &= ~(1L << slot);
        onWheel -= count;
        while (count > readyTimes.length) {
            readyTo = readyTimes.length;
            ensureReady();
        }
        readyFrom = 0;
        readyTo = count;
        long[] sortedTimes = readyTimes;
        long[] sortedEvents = readyEvents;
        if (count > ROW) {
            takeList(slot, count);
        }
        int from = slot << ROW_SHIFT + 1;
        int inRow = Math.min(count, ROW);
        for (int i = 0; i < inRow; i++) {
            insert(sortedTimes, sortedEvents, i, rows[from + 2 * i], rows[from + 2 * i + 1]);
        }
        for (int i = ROW; i < count; i++) {
            insert(sortedTimes, sortedEvents, i, sortedTimes[i], sortedEvents[i]);
        }
    }

    /** Puts the events beyond the row of a bucket behind those of the row, in the order they came. */
    private void takeList(int slot, int count) {
        int node = heads[slot];
        heads[slot] = -1;
        for (int at = count - 1; node >= 0; at--) {
            readyTimes[at] = times[node];
            readyEvents[at] = events[node];
            int following = next[node];
            next[node] = free;
            free = node;
            node = following;
        }
    }

    private static void insert(long[] sortedTimes, long[] sortedEvents, int last, long time, long entry) {
        int at = last;
        while (at > 0 && sortedTimes[at - 1] > time) {
            sortedTimes[at] = sortedTimes[at - 1];
            sortedEvents[at] = sortedEvents[at - 1];
            at--;
        }
        sortedTimes[at] = time;
        sortedEvents[at] = entry;
    }
}
