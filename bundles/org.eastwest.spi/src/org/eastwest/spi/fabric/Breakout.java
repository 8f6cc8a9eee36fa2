// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.fabric;

/**
 * How the ports of the switches of one tier are broken out into links, each side on its own: 64 ports of 800 Gb/s may
 * be 32 broken out into 64 links of 400 Gb/s towards the servers, and 32 whole ones towards the next tier.
 *
 * @param ports                ports of a switch before they are broken out, at least 1
 * @param down                 links that a port towards the servers is broken out into, at least 1
 * @param up                   links that a port to the next tier is broken out into, at least 1
 * @param uplinkBytesPerSecond rate of a link to the next tier, per direction; above 0
 * @since 1.0
 */
public record Breakout(int ports, int down, int up, double uplinkBytesPerSecond) {
    /** Ports that so many links towards the servers take. */
    public long downPorts(long links) {
        return -Math.floorDiv(-links, down);
    }

    /** Ports that so many links to the next tier take. */
    public long upPorts(long links) {
        return -Math.floorDiv(-links, up);
    }
}
