// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.ecmp;

import java.util.SplittableRandom;
import org.eastwest.engine.fabric.internal.topology.Topology;
import org.eastwest.spi.fabric.Traffic;

/** To whom each endpoint sends when all are busy with the same kind of traffic, group beside group. */
final class Peers {
    private Peers() {
    }

    /**
     * In a ring to the next member; in an all-to-all to one at a time, in this round to one at a drawn distance.
     *
     * @param rails rails that aligned traffic keeps to; 1 where they do not matter
     * @param round of an all-to-all
     */
    static int[] of(Topology topology, Traffic traffic, int rails, long round) {
        int endpoints = topology.endpoints();
        long stride = Math.max(1, Math.min(traffic.stride(), endpoints));
        long block = Math.min(endpoints, stride * Math.max(1, traffic.endpoints()));
        long steps = 1;
        if (traffic.pattern() == Traffic.Pattern.ALL_TO_ALL && traffic.endpoints() > 2) {
            steps = 1 + new SplittableRandom(round).nextLong(Math.min(traffic.endpoints(), endpoints) - 1);
        }
        int[] peers = new int[endpoints];
        for (int e = 0; e < endpoints; e++) {
            long start = e / block * block;
            long size = Math.min(block, endpoints - start);
            long offset = e - start + stride * steps;
            long peer = start + (offset < size ? offset : wrapped(offset, size, stride, e - start));
            if (traffic.railAligned() && rails > 1) {
                peer = Math.min(endpoints - 1L, peer / rails * rails + e % rails);
            }
            peers[e] = (int) peer;
        }
        return peers;
    }

    /** Past the end of a block the members of a group begin again at their own place in the first stride. */
    private static long wrapped(long offset, long size, long stride, long own) {
        long members = (size - own % stride + stride - 1) / stride;
        return own % stride + offset / stride % Math.max(1, members) * stride;
    }
}
