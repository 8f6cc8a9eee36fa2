// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal;

import java.util.Arrays;

/**
 * How connections spread over the uplinks of a leaf when a hash of each picks one: the number on an uplink is binomially
 * distributed. 64 connections on 64 uplinks leave 36.5 % of them idle.
 *
 * @param connections connections that climb, 0 or more
 * @param uplinks     equal uplinks, at least 1
 */
record UplinkLoad(long connections, long uplinks) {
    /** Less than this share of the uplinks counts as none. */
    private static final double LEAST = 1e-4;
    private static final int MOST = 1 << 16;

    /**
     * The expected share of the uplinks that carry each number of connections, from none to the last number that a
     * share worth telling carries.
     */
    double[] shares() {
        double[] shares = new double[(int) Math.min(connections, MOST) + 1];
        double p = 1.0 / uplinks;
        int last = 0;
        for (int k = 0; k < shares.length; k++) {
            shares[k] = Math.exp(logChoices(k) + k * Math.log(p) + (connections - k) * Math.log1p(-p));
            if (shares[k] >= LEAST) {
                last = k;
                continue;
            }
            shares[k] = 0;
            if (k > connections * p) {
                break;
            }
        }
        return Arrays.copyOf(shares, last + 1);
    }

    /** Logarithm of the ways to choose k connections. */
    private double logChoices(int k) {
        double sum = 0;
        for (int i = 1; i <= k; i++) {
            sum += Math.log((double) (connections - k + i) / i);
        }
        return sum;
    }
}
