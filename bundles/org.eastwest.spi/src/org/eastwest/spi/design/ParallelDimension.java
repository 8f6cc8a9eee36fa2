// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.design;

/**
 * A dimension of parallelism.
 *
 * @since 1.0
 */
public enum ParallelDimension {
    TP, CP, EP, PP, DP
}
