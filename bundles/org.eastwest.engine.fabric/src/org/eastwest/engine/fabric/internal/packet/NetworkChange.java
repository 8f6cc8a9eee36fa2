// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.packet;

import org.eastwest.engine.fabric.internal.topology.Topology;

/**
 * A failure, slow-down or repair while flows run.
 *
 * @param seconds         when it happens
 * @param topology        the fabric from then on: same nodes and links, other rates
 * @param rerouteSeconds  how long it takes until every switch routes around it; until then packets are sent into what
 *                        has failed
 */
public record NetworkChange(double seconds, Topology topology, double rerouteSeconds) {
}
