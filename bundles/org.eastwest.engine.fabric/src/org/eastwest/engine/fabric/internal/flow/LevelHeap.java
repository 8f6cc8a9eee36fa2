// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.flow;

/** Links by the level at which they are full, lowest first, of equal ones the lower number; each at most once. */
final class LevelHeap {
    private final double[] level;
    private final int[] link;
    private int size;

    /**
     * @param most links at a time
     */
    LevelHeap(int most) {
        level = new double[most];
        link = new int[most];
    }

    boolean isEmpty() {
        return size == 0;
    }

    /** The link that is full first. */
    int link() {
        return link[0];
    }

    /** The level of that link when it was put in. */
    double level() {
        return level[0];
    }

    void add(int itsLink, double itsLevel) {
        int at = size++;
        while (at > 0 && isBefore(itsLevel, itsLink, (at - 1) / 2)) {
            move((at - 1) / 2, at);
            at = (at - 1) / 2;
        }
        set(at, itsLink, itsLevel);
    }

    /** Takes the link out that is full first. */
    void remove() {
        size--;
        sink(link[size], level[size]);
    }

    /** Gives the link that was full first another level, at least its own. */
    void raise(double itsLevel) {
        sink(link[0], itsLevel);
    }

    private void sink(int itsLink, double itsLevel) {
        int at = 0;
        for (int child = 1; child < size; child = 2 * at + 1) {
            if (child + 1 < size && isBefore(level[child + 1], link[child + 1], child)) {
                child++;
            }
            if (isBefore(itsLevel, itsLink, child)) {
                break;
            }
            move(child, at);
            at = child;
        }
        set(at, itsLink, itsLevel);
    }

    private boolean isBefore(double itsLevel, int itsLink, int other) {
        int order = Double.compare(itsLevel, level[other]);
        return order < 0 || order == 0 && itsLink < link[other];
    }

    private void move(int from, int to) {
        set(to, link[from], level[from]);
    }

    private void set(int at, int itsLink, double itsLevel) {
        link[at] = itsLink;
        level[at] = itsLevel;
    }
}
