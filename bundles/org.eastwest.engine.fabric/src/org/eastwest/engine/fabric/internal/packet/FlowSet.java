// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.packet;

import java.util.Arrays;

/** Flows to simulate: messages between endpoints, each from a time, after a trigger or piece by piece after another. */
public final class FlowSet {
    /** Start of a flow that waits for a trigger. */
    public static final double TRIGGERED = Double.POSITIVE_INFINITY;
    private static final int NONE = -1;

    private int size;
    private int[] source = new int[16];
    private int[] destination = new int[16];
    private long[] bytes = new long[16];
    private double[] start = new double[16];
    private int[] priority = new int[16];
    private int[] pieces = new int[16];
    private int[] feeds = new int[16];
    private int[] sendDone = new int[16];
    private int[] receiveDone = new int[16];
    private int[] plane = new int[16];
    private boolean keptToPlanes;
    private boolean equalPriorities;
    private int usualPriority;

    private int triggers;
    private int[] triggerCount = new int[4];
    private boolean[] oneEach = new boolean[4];
    private int[][] triggered = new int[4][];

    /**
     * Adds a flow.
     *
     * @param from         endpoint that sends
     * @param to           endpoint that receives, another one
     * @param payload      bytes of the message, more than 0
     * @param startSeconds when it begins, or {@link #TRIGGERED}
     * @param itsPriority  0 for the usual one; less waits for more, unless they share alike
     * @return its number
     */
    public int add(int from, int to, long payload, double startSeconds, int itsPriority) {
        if (from == to || payload <= 0) {
            throw new IllegalArgumentException("a flow has two ends and at least one byte");
        }
        if (size == source.length) {
            grow(size * 2);
        }
        source[size] = from;
        destination[size] = to;
        bytes[size] = payload;
        start[size] = startSeconds;
        priority[size] = itsPriority;
        pieces[size] = 1;
        feeds[size] = NONE;
        sendDone[size] = NONE;
        receiveDone[size] = NONE;
        plane[size] = Paths.ANY_PLANE;
        return size++;
    }

    /** As {@link #add(int, int, long, double, int)}, from the beginning and in the usual priority. */
    public int add(int from, int to, long payload) {
        return add(from, to, payload, 0);
    }

    /** As {@link #add(int, int, long, double, int)}, in the usual priority. */
    int add(int from, int to, long payload, double startSeconds) {
        return add(from, to, payload, startSeconds, usualPriority);
    }

    /** The usual priority of flows that are added from now on; 0 unless told otherwise. */
    void usualPriority(int itsPriority) {
        usualPriority = itsPriority;
    }

    /**
     * Makes a flow a stream of equal pieces, each of which another flow may only send once this one has delivered the
     * piece before: a step of a ring.
     *
     * @param next  the flow that its pieces free
     * @param count pieces, of this flow and the next alike
     */
    public void feed(int flow, int next, int count) {
        feeds[flow] = next;
        pieces[flow] = count;
    }

    /**
     * Adds a trigger.
     *
     * @param count   how many ends fire it
     * @param oneEach true when each end starts the next flow alone
     * @param flows   that start when it fires
     * @return its number
     */
    public int trigger(int count, boolean oneEach, int... flows) {
        if (triggers == triggerCount.length) {
            triggerCount = Arrays.copyOf(triggerCount, triggers * 2);
            triggered = Arrays.copyOf(triggered, triggers * 2);
            this.oneEach = Arrays.copyOf(this.oneEach, triggers * 2);
        }
        this.oneEach[triggers] = oneEach;
        triggerCount[triggers] = count;
        triggered[triggers] = flows.clone();
        return triggers++;
    }

    /** The end of a flow at its sender counts for this trigger. */
    public void onSendDone(int flow, int trigger) {
        sendDone[flow] = trigger;
    }

    /** The end of a flow at its receiver counts for this trigger. */
    public void onReceiveDone(int flow, int trigger) {
        receiveDone[flow] = trigger;
    }

    /** Keeps a flow to one plane, counted from 0. */
    public void onPlane(int flow, int itsPlane) {
        plane[flow] = itsPlane;
        keptToPlanes = true;
    }

    /**
     * Makes priorities that wait at a link share it alike by bytes, as weighted fair queueing with equal weights does,
     * instead of the lower number going first.
     */
    public void shareAlike() {
        equalPriorities = true;
    }

    private void grow(int length) {
        source = Arrays.copyOf(source, length);
        destination = Arrays.copyOf(destination, length);
        bytes = Arrays.copyOf(bytes, length);
        start = Arrays.copyOf(start, length);
        priority = Arrays.copyOf(priority, length);
        pieces = Arrays.copyOf(pieces, length);
        feeds = Arrays.copyOf(feeds, length);
        sendDone = Arrays.copyOf(sendDone, length);
        receiveDone = Arrays.copyOf(receiveDone, length);
        plane = Arrays.copyOf(plane, length);
    }

    public int size() {
        return size;
    }

    public int source(int flow) {
        return source[flow];
    }

    public int destination(int flow) {
        return destination[flow];
    }

    public long bytes(int flow) {
        return bytes[flow];
    }

    public double startSeconds(int flow) {
        return start[flow];
    }

    public int priority(int flow) {
        return priority[flow];
    }

    public int pieces(int flow) {
        return pieces[flow];
    }

    /** The flow that its pieces free; -1 when there is none. */
    public int feeds(int flow) {
        return feeds[flow];
    }

    /** The plane that a flow is kept to; {@link Paths#ANY_PLANE} for all of them. */
    int plane(int flow) {
        return plane[flow];
    }

    boolean keptToPlanes() {
        return keptToPlanes;
    }

    boolean equalPriorities() {
        return equalPriorities;
    }

    int sendDone(int flow) {
        return sendDone[flow];
    }

    int receiveDone(int flow) {
        return receiveDone[flow];
    }

    int triggers() {
        return triggers;
    }

    int triggerCount(int trigger) {
        return triggerCount[trigger];
    }

    boolean oneEach(int trigger) {
        return oneEach[trigger];
    }

    int[] triggered(int trigger) {
        return triggered[trigger];
    }

    /** Payload of all flows. */
    public long totalBytes() {
        long total = 0;
        for (int f = 0; f < size; f++) {
            total += bytes[f];
        }
        return total;
    }
}
