// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.routing;

import org.eastwest.engine.fabric.internal.topology.Topology;

/** Which links a switch may send a packet on by, given where it came from. */
public interface HopRule {
    /** The fabric, failures included. */
    Topology topology();

    /**
     * @param ingress     the link by which the packet arrived at the switch
     * @param destination an endpoint
     * @param into        takes the next links; large enough for all links of a node
     * @return how many; 0 when the packet is dropped there
     */
    int next(int ingress, int destination, int[] into);

    /**
     * The links on which an endpoint sends.
     *
     * @return how many; 0 when no way leads there
     */
    int first(int source, int destination, int[] into);

    /** Destinations that this rule does not tell apart have the same group. */
    Routing groups();
}
