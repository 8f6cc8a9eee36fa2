// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.packet;

import java.util.Arrays;

/** Events beyond the wheel, such as timers: a binary heap by time, then by the order they came. */
final class FarEvents {
    private long[] times = new long[256];
    private long[] orders = new long[256];
    private long[] events = new long[256];
    private int size;
    private long added;

    int size() {
        return size;
    }

    long bytes() {
        return 24L * times.length;
    }

    long firstTime() {
        return times[0];
    }

    void add(long time, long event) {
        if (size == times.length) {
            times = Arrays.copyOf(times, size * 2);
            orders = Arrays.copyOf(orders, size * 2);
            events = Arrays.copyOf(events, size * 2);
        }
        int at = size++;
        long order = added++;
        while (at > 0) {
            int parent = (at - 1) >> 1;
            if (times[parent] <= time) {
                break;
            }
            move(parent, at);
            at = parent;
        }
        put(at, time, order, event);
    }

    long removeFirst() {
        long first = events[0];
        size--;
        if (size > 0) {
            siftDown(times[size], orders[size], events[size]);
        }
        return first;
    }

    private void siftDown(long time, long order, long event) {
        int at = 0;
        int child = 1;
        while (child < size) {
            if (child + 1 < size && before(child + 1, times[child], orders[child])) {
                child++;
            }
            if (!before(child, time, order)) {
                break;
            }
            move(child, at);
            at = child;
            child = 2 * at + 1;
        }
        put(at, time, order, event);
    }

    private boolean before(int at, long time, long order) {
        return times[at] < time || times[at] == time && orders[at] < order;
    }

    private void move(int from, int to) {
        put(to, times[from], orders[from], events[from]);
    }

    private void put(int at, long time, long order, long event) {
        times[at] = time;
        orders[at] = order;
        events[at] = event;
    }
}
