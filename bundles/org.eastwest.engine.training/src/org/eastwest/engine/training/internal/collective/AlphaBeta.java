// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.collective;

/**
 * Parts that the formulas of collective algorithms share in the alpha-beta model. Sources: Thakur, Rabenseifner and
 * Gropp 2005; Chan et al. 2007; Patarasuk and Yuan 2009 (ring); Sanders, Speck and Traff 2009 (two trees). The time to
 * reduce is taken to hide behind the transfer, as it does on GPUs.
 */
final class AlphaBeta {
    private AlphaBeta() {
    }

    /** (n-1)/n: what a GPU sends of a buffer that n GPUs share out. */
    static double share(long n) {
        return (n - 1.0) / n;
    }

    /** The smallest k with 2^k not below n: levels of a binary tree of n. */
    static int ceilLog2(long n) {
        return n <= 1 ? 0 : 64 - Long.numberOfLeadingZeros(n - 1);
    }
}
