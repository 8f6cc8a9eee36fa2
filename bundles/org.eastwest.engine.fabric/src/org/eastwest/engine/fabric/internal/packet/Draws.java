// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.packet;

/** Random draws from a seed (SplitMix64, Steele, Lea and Flood 2014), and the hash that switches use. */
final class Draws {
    private static final double UNIT = 0x1.0p-53;
    private long state;

    Draws(long seed) {
        state = seed;
    }

    long nextLong() {
        state += 0x9E3779B97F4A7C15L;
        long z = state;
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }

    /** 0 to bound - 1. */
    int nextInt(int bound) {
        return (int) ((nextLong() >>> 32) * bound >>> 32);
    }

    /** 0 to less than 1. */
    double nextUnit() {
        return (nextLong() >>> 11) * UNIT;
    }

    /** Spreads 32 bits (finalizer of MurmurHash3). */
    static int mix(int value) {
        int h = value;
        h = (h ^ h >>> 16) * 0x85EBCA6B;
        h = (h ^ h >>> 13) * 0xC2B2AE35;
        return h ^ h >>> 16;
    }

    /** A hash as a number of 0 to bound - 1. */
    static int choose(int hash, int bound) {
        return (int) ((hash & 0xFFFF_FFFFL) * bound >>> 32);
    }
}
