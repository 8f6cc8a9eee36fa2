// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.timeline;

/**
 * How stages send to each other.
 *
 * @param seconds    of a send
 * @param overlapped true when a stage works on while it sends; else it waits
 * @param contention share of its hidden time by which a send slows compute, 0 to 1
 * @param late       what sends from and to each stage take longer, seconds, by stage from 0; null where none does
 */
public record Sends(double seconds, boolean overlapped, double contention, double[] late) {
    /** Sends that all take the same. */
    public Sends(double seconds, boolean overlapped, double contention) {
        this(seconds, overlapped, contention, null);
    }
}
