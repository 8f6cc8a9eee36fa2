// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.transport;

/**
 * Reduction in the switches.
 *
 * @param name           SHARPv3, SHARPv4
 * @param concurrentTrees streaming trees that one switch port can serve at a time
 * @since 1.0
 */
public record InNetworkReduction(String name, int concurrentTrees) {
}
