// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.flow;

/**
 * How switches hash flows onto equal links. The hash is uniform and deterministic; a switch mixes its own seed into it
 * unless the hash is polarised: then all switches choose alike, and a flow's choice on one tier decides the next.
 *
 * @param field     what of a flow the switches look at
 * @param polarised true when all switches have the same seed
 * @param seed      of the draw
 */
public record FlowHash(Field field, boolean polarised, long seed) {
    /** What a switch hashes. */
    public enum Field {
        /** Addresses alone: all queue pairs of a connection take one way. */
        ADDRESSES,
        /** Addresses and ports, or the queue pair: each queue pair takes its own way. */
        QUEUE_PAIR
    }

    /** Of every queue pair, with a seed in each switch. */
    public static FlowHash ofQueuePairs(long seed) {
        return new FlowHash(Field.QUEUE_PAIR, false, seed);
    }

    /** What identifies a flow to all switches. */
    public long key(int source, int destination, int queuePair) {
        long addresses = ((long) source << 32) ^ destination;
        return mix(mix(addresses + seed * 0x9E3779B97F4A7C15L)
                + (field == Field.QUEUE_PAIR ? queuePair * 0xD1B54A32D192ED03L : 0));
    }

    /** The choice among {@code ways} equal links at a switch. */
    public int choose(long key, int node, int ways) {
        long own = polarised ? key : mix(key ^ (node + 1) * 0xBF58476D1CE4E5B9L);
        return (int) (((own >>> 32) * ways) >>> 32);
    }

    /** Finaliser of SplitMix64 (Steele, Lea, Flood 2014). */
    private static long mix(long z) {
        long a = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        long b = (a ^ (a >>> 27)) * 0x94D049BB133111EBL;
        return b ^ (b >>> 31);
    }
}
