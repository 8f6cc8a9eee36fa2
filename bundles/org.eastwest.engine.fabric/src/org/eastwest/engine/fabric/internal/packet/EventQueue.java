// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.packet;

import java.util.Arrays;

/**
 * Events by time, in picoseconds; those of the same time leave in the order they came. A calendar queue: a wheel of
 * buckets for the near future, a heap for the far one. Nothing is allocated for an event.
 *
 * <p>An event is a kind, an index of 28 bits and an amount of 28 bits.
 */
final class EventQueue {
    private static final int FIELD_BITS = 28;
    private static final long FIELD = (1L << FIELD_BITS) - 1;
    private static final int FIRST_SIZE = 1024;

    private final int shift;
    private final int mask;
    private final int[] heads;
    private final long[] occupied;

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
        return 4L * heads.length + 8L * occupied.length + 20L * times.length + 16L * readyTimes.length + far.bytes();
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

    /** True when the event that {@link #poll()} gave last is the first of its bucket. */
    boolean beginsBucket() {
        return readyFrom == 1;
    }

    /** Events of the current bucket that wait. */
    int ready() {
        return readyTo - readyFrom;
    }

    /** One of the events of the current bucket that wait, in their order. */
    long ready(int index) {
        return readyEvents[readyFrom + index];
    }

    private void addToWheel(long time, long entry, int slot) {
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
        occupied[slot >> 6] |= 1L << slot;
        onWheel++;
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

    /** Sorts the events of a bucket; its list has the newest first, so insertion keeps the order of equal times. */
    private void takeBucket(int slot) {
        readyFrom = 0;
        readyTo = 0;
        int node = heads[slot];
        heads[slot] = -1;
        occupied[slot >> 6] &= ~(1L << slot);
        int count = 0;
        for (int n = node; n >= 0; n = next[n]) {
            count++;
        }
        while (count > readyTimes.length) {
            readyTo = readyTimes.length;
            ensureReady();
        }
        readyTo = count;
        onWheel -= count;
        int at = count;
        while (node >= 0) {
            at--;
            readyTimes[at] = times[node];
            readyEvents[at] = events[node];
            int following = next[node];
            next[node] = free;
            free = node;
            node = following;
        }
        sortReady();
    }

    private void sortReady() {
        for (int i = 1; i < readyTo; i++) {
            long time = readyTimes[i];
            long entry = readyEvents[i];
            int at = i;
            while (at > 0 && readyTimes[at - 1] > time) {
                readyTimes[at] = readyTimes[at - 1];
                readyEvents[at] = readyEvents[at - 1];
                at--;
            }
            readyTimes[at] = time;
            readyEvents[at] = entry;
        }
    }
}
