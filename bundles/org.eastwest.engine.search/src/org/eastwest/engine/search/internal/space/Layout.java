// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.search.internal.space;

/**
 * Degrees of a plan.
 *
 * @param tp tensor parallelism
 * @param cp context parallelism
 * @param pp pipeline parallelism
 * @param dp data parallelism
 * @param ep expert parallelism
 */
public record Layout(int tp, int cp, int pp, int dp, int ep) {
    long ranks() {
        return (long) tp * cp * pp * dp;
    }
}
