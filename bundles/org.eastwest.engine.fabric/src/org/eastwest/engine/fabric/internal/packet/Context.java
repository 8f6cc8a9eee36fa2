// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.packet;

import org.eastwest.engine.fabric.internal.routing.Routing;
import org.eastwest.engine.fabric.internal.topology.Topology;
import org.eastwest.spi.transport.Transport;

/**
 * What the parts of one run share.
 *
 * @param networkRoundTrip seconds that a full packet and its acknowledgement take on the longest way
 * @param fails            true when links or switches fail while it runs
 * @param farther          what switches know of links farther on; null when nothing
 */
record Context(Topology topology, Routing routing, Transport transport, FlowTable flows, LinkTable links,
        Packets packets, EventQueue events, Counters counters, Draws draws, long seed, double networkRoundTrip,
        boolean fails, FartherLinks farther) {
}
