// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal;

import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.transport.LoadBalancing;

/**
 * How unevenly a way of load balancing fills equal links.
 *
 * @param strategy       how packets choose
 * @param windowPackets  packets of one flow over which adaptive routing evens out: those on the way
 * @param messagePackets full packets that a message would fill: its last one is in the way as long as it is
 */
record Balance(LoadBalancing strategy, double windowPackets, double messagePackets) {
    /**
     * Busiest over mean link, 1 to {@code links}.
     *
     * @param links       equal links, at least 1
     * @param connections connections that share them
     */
    double slowdown(int links, double connections) {
        if (links <= 1 || !(connections > 0)) {
            return 1;
        }
        double n = links;
        double window = packets() * connections;
        double busiest = 1;
        if (strategy instanceof LoadBalancing.FlowHash hash) {
            busiest = Ecmp.slowdown(links, Math.max(1, Math.round(connections * queuePairs(hash))));
        } else if (adaptive()) {
            busiest = 1 + Math.max(0, Math.log(Math.log(n)) / Math.log(2)) * n / window;
        } else if (strategy instanceof LoadBalancing.Spraying spray) {
            busiest = Math.max(1 + Math.sqrt(2 * n * Math.log(n) / window), uneven(links, connections, spray));
        }
        return Math.min(n, busiest);
    }

    /** Few entropy values cover the links as unevenly as so many flows, however long one waits. */
    private static double uneven(int links, double connections, LoadBalancing.Spraying spray) {
        return spray.entropyValues() >= LoadBalancing.Spraying.ALL_ENTROPY_VALUES ? 1
                : Ecmp.slowdown(links, Math.max(1, Math.round(connections * spray.entropyValues())));
    }

    private boolean adaptive() {
        return strategy instanceof LoadBalancing.AdaptivePerPacket
                || strategy instanceof LoadBalancing.Spraying spray && spray.adaptive();
    }

    /** What a connection is balanced by: its queue pairs, or the packets over which its load evens out. */
    double units() {
        return strategy instanceof LoadBalancing.FlowHash ? queuePairs(strategy) : packets();
    }

    String unitsLabel() {
        return strategy instanceof LoadBalancing.FlowHash ? "Queue pairs of a connection"
                : "Packets of a connection over which its load evens out";
    }

    /** Queue pairs that one connection is split into. */
    static int queuePairs(LoadBalancing strategy) {
        return strategy instanceof LoadBalancing.FlowHash hash ? Math.max(1, hash.queuePairs()) : 1;
    }

    private double packets() {
        double own = strategy instanceof LoadBalancing.Spraying spray ? spray.windowPackets() : windowPackets;
        return Math.max(1, Math.min(messagePackets, own));
    }

    String formula(String links, String flows) {
        if (strategy instanceof LoadBalancing.FlowHash) {
            return "E[busiest of " + links + " links under " + flows + " random flows] x " + links + " / " + flows;
        }
        if (adaptive()) {
            return "1 + log2(ln " + links + ") x " + links + " / " + flows;
        }
        return "1 + sqrt(2 x " + links + " x ln " + links + " / " + flows + ")";
    }

    Source source() {
        if (strategy instanceof LoadBalancing.FlowHash) {
            return Source.literature("maximum of a multinomial distribution, exact (Levin 1981; asymptotic form Raab"
                    + " and Steger 1998)");
        }
        if (adaptive()) {
            return Source.literature("the less loaded of two queues: longest over mean queue (Azar et al. 1994;"
                    + " Mitzenmacher 2001), over the packets on the way");
        }
        return Source.literature("random packets of all flows over the window in which they even out (first-order form"
                + " of Raab and Steger 1998)");
    }
}
