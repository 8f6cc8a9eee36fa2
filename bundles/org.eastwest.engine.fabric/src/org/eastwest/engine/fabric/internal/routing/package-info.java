// SPDX-License-Identifier: EPL-2.0
/**
 * Ways through a {@link org.eastwest.engine.fabric.internal.topology.Topology}.
 * <p>{@link org.eastwest.engine.fabric.internal.routing.Routing#upDown} routes a topology, around what has failed in
 * it. To walk from endpoint s to endpoint d:
 *
 * <pre>
 * Routing routing = Routing.upDown(topology);
 * for (int node = s; node != d;) {
 *     int set = routing.next(node, d);          // NONE: no way
 *     int link = routing.link(set, choice(routing.size(set)));
 *     node = topology.to(link);
 * }
 * </pre>
 *
 * Sets list parallel links one by one, in the order of the node's links. An endpoint with a port on every plane has the
 * choice of the plane as its first hop. Rows of sets are computed when they are first asked for; to route around a
 * failure while running, make another {@code Routing} of {@code topology} with the failure applied: link and node
 * numbers stay.
 */
package org.eastwest.engine.fabric.internal.routing;
