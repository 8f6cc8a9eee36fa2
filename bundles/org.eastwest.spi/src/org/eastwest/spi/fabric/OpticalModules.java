// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.fabric;

/**
 * How many links the optical modules at the ends of the links of one kind serve: a module in a port that is broken out
 * into two links serves both, and takes both with it when it fails.
 *
 * @param lower links of a module at the end nearer to the servers, at least 1; 0 where cables are copper and have none
 * @param upper the same at the other end
 * @since 1.1
 */
public record OpticalModules(int lower, int upper) {
    /** Every end of a link has a module of its own. */
    public static final OpticalModules SINGLE = new OpticalModules(1, 1);
    /** Copper cables. */
    public static final OpticalModules NONE = new OpticalModules(0, 0);
}
