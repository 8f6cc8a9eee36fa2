// SPDX-License-Identifier: EPL-2.0
/**
 * Fabrics endpoint by endpoint and link by link, in primitive arrays.
 * <ul>
 * <li>{@link org.eastwest.engine.fabric.internal.topology.Topology}: the immutable result. Nodes: endpoints 0 to
 * endpoints() - 1, reserved ones, leaves, spines, cores, scale-up switches. Links are directed; {@code reverse} is the
 * other direction of the cable.</li>
 * <li>{@link org.eastwest.engine.fabric.internal.topology.TopologySpec}: from one line,
 * {@code leaf-spine:hosts=1024,down=32,up=32,rate=100Gb/s,uplink-rate=100Gb/s,latency=1us}.</li>
 * <li>{@link org.eastwest.engine.fabric.internal.topology.Expansion}: from the sizing of a design's fabric.</li>
 * <li>{@link org.eastwest.engine.fabric.internal.topology.Faults}: what has failed or slowed down,
 * {@code link:leaf3-spine1}, {@code switch:spine2}, {@code plane:1}, {@code rate:leaf3-spine1=200Gb/s},
 * {@code random-links:3%}; gives another topology with the same numbers, failed links having the rate 0.</li>
 * </ul>
 * Names count from 1: host1, leaf1, spine1, core1, plane 1; switches of all planes are counted through.
 */
package org.eastwest.engine.fabric.internal.topology;
