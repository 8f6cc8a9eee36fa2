// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.flow;

import java.util.Arrays;

/** Messages between endpoints, as rows of primitive arrays. Only appended to. */
public final class Messages {
    private int[] source;
    private int[] destination;
    private double[] bytes;
    private double[] start;
    private int count;

    /**
     * @param expected messages to make room for
     */
    public Messages(int expected) {
        source = new int[Math.max(16, expected)];
        destination = new int[source.length];
        bytes = new double[source.length];
        start = new double[source.length];
    }

    /**
     * @param from         endpoint that sends
     * @param to           endpoint that receives, another one
     * @param payload      bytes, above 0
     * @param startSeconds when it starts
     */
    public void add(int from, int to, double payload, double startSeconds) {
        if (count == source.length) {
            source = Arrays.copyOf(source, 2 * count);
            destination = Arrays.copyOf(destination, 2 * count);
            bytes = Arrays.copyOf(bytes, 2 * count);
            start = Arrays.copyOf(start, 2 * count);
        }
        source[count] = from;
        destination[count] = to;
        bytes[count] = payload;
        start[count++] = startSeconds;
    }

    public int count() {
        return count;
    }

    public int source(int message) {
        return source[message];
    }

    public int destination(int message) {
        return destination[message];
    }

    /** Payload. */
    public double bytes(int message) {
        return bytes[message];
    }

    /** Seconds. */
    public double start(int message) {
        return start[message];
    }
}
