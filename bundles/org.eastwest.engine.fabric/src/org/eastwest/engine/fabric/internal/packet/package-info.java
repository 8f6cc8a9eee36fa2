// SPDX-License-Identifier: EPL-2.0
/**
 * The packet simulator: discrete events over a {@link org.eastwest.engine.fabric.internal.topology.Topology}. Switches
 * queue at their outputs and share a buffer; NICs carry the congestion control, loss recovery and load balancing of the
 * transport's strategies. Time is whole picoseconds; packets, flows and events are rows of primitive arrays.
 *
 * <p>{@link org.eastwest.engine.fabric.internal.packet.PacketSimulation} is the way in.
 */
package org.eastwest.engine.fabric.internal.packet;
