// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.topology;

/**
 * Leaves and spines as packet simulators describe them: every leaf with the same links to every spine, in every plane.
 *
 * @param hosts                endpoints, at least 1
 * @param down                 endpoints of a leaf
 * @param up                   links of a leaf upwards
 * @param spines               spines of a plane, not more than {@code up}
 * @param planes               disjoint planes, each with all endpoints
 * @param bytesPerSecond       rate of an endpoint's link, per direction
 * @param uplinkBytesPerSecond rate of a link between leaf and spine, per direction
 * @param latencies            of the links
 * @param scaleUp              scale-up domains beside it
 */
public record LeafSpine(int hosts, int down, int up, int spines, int planes, double bytesPerSecond,
        double uplinkBytesPerSecond, Latencies latencies, ScaleUp scaleUp) {
    public Topology topology() {
        TopologyBuilder builder = new TopologyBuilder(hosts, 0, planes);
        int leaves = -Math.floorDiv(-hosts, down);
        int firstLeaf = add(builder, Topology.LEAF, leaves);
        int firstSpine = add(builder, Topology.SPINE, spines);
        for (int e = 0; e < hosts; e++) {
            builder.place(e, -1, 0);
        }
        for (int plane = 0; plane < planes; plane++) {
            int leaf = firstLeaf + plane * leaves;
            for (int e = 0; e < hosts; e++) {
                builder.join(e, leaf + e / down, bytesPerSecond, latencies.hostLeaf());
            }
            for (int l = 0; l < leaves; l++) {
                for (int k = 0; k < up; k++) {
                    builder.join(leaf + l, firstSpine + plane * spines + (int) (((long) l * up + k) % spines),
                            uplinkBytesPerSecond, latencies.leafSpine());
                }
            }
        }
        Domains.add(builder, hosts, scaleUp, latencies.scaleUp());
        return builder.build();
    }

    private int add(TopologyBuilder builder, int tier, int ofPlane) {
        int first = -1;
        for (int i = 0; i < ofPlane * planes; i++) {
            int node = builder.add(tier, i / ofPlane, -1, 0);
            first = i == 0 ? node : first;
        }
        return first;
    }
}
