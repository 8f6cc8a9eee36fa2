// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.flow;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.eastwest.engine.fabric.internal.topology.Topology;
import org.eastwest.spi.analysis.Progress;

/**
 * The links of many messages whose packets are spread, held small: endpoints of one kind take the same ways between
 * switches, and links between switches that carry the same messages in the same shares fill alike, so that one of them
 * stands for all. What such links are is told by a hash of 64 bits over what they carry.
 */
final class SpreadRows {
    private static final int UNUSED = -1;

    private final Topology topology;
    private final EndpointKinds kinds;
    private final int[] source;
    private final int[] destination;
    /** By message: the row of its two kinds. */
    private final int[] rowOf;
    /** By row: groups of links between switches, with the share of each link. */
    private final PathTable trunks;
    /** By row: the links of an endpoint of either kind, counted from its first, with their shares. */
    private final PathTable upwards;
    private final PathTable downwards;
    /** By link between switches: what it carries. */
    private final long[] carried;
    /** By link between switches: its group; {@link #UNUSED} for one that carries nothing. */
    private final int[] groupOf;

    /**
     * Rows of messages.
     *
     * @param finder of packets that are spread over all ways
     */
    SpreadRows(Topology topology, EndpointKinds kinds, Messages messages, PathFinder finder,
            Progress progress) {
        this.topology = topology;
        this.kinds = kinds;
        int count = messages.count();
        source = IntStream.range(0, count).map(messages::source).toArray();
        destination = IntStream.range(0, count).map(messages::destination).toArray();
        rowOf = new int[count];
        long[] pairs = pairs();
        trunks = new PathTable(pairs.length);
        upwards = new PathTable(pairs.length);
        downwards = new PathTable(pairs.length);
        carried = new long[topology.links()];
        groupOf = new int[topology.links()];
        int[] sampleMessage = samples(pairs);
        for (int p = 0; p < pairs.length; p++) {
            progress.check();
            carry(finder.spread(source[sampleMessage[p]], destination[sampleMessage[p]]), pairs[p]);
        }
        group();
        int[] seen = new int[topology.links()];
        for (int p = 0; p < pairs.length; p++) {
            progress.check();
            row(finder.spread(source[sampleMessage[p]], destination[sampleMessage[p]]), sampleMessage[p], seen, p + 1);
        }
    }

    /** Different pairs of kinds, those to the same kind together; sets the row of each message. */
    private long[] pairs() {
        long[] all = new long[source.length];
        for (int m = 0; m < all.length; m++) {
            all[m] = pair(m);
        }
        long[] sorted = Arrays.stream(all).sorted().distinct().toArray();
        for (int m = 0; m < all.length; m++) {
            rowOf[m] = Arrays.binarySearch(sorted, all[m]);
        }
        return sorted;
    }

    private long pair(int message) {
        return (long) kinds.kindOf()[destination[message]] << 32 | kinds.kindOf()[source[message]];
    }

    private int[] samples(long[] pairs) {
        int[] samples = new int[pairs.length];
        for (int m = source.length - 1; m >= 0; m--) {
            samples[rowOf[m]] = m;
        }
        return samples;
    }

    private boolean isInner(int link) {
        return !topology.isEndpoint(topology.from(link)) && !topology.isEndpoint(topology.to(link));
    }

    private void carry(PathTable way, long pair) {
        for (int i = 0; i < way.size(); i++) {
            if (isInner(way.link(i))) {
                carried[way.link(i)] += mix(pair, Double.doubleToLongBits(way.share(i)));
            }
        }
    }

    /** Finaliser of SplitMix64 (Steele, Lea, Flood 2014) over both; a sum of them does not know the order. */
    private static long mix(long one, long other) {
        long z = one * 0x9E3779B97F4A7C15L + other;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL + one;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        return z ^ (z >>> 31);
    }

    private void group() {
        Map<Long, Integer> known = new HashMap<>();
        for (int link = 0; link < groupOf.length; link++) {
            groupOf[link] = carried[link] == 0 ? UNUSED
                    : known.computeIfAbsent(ofRate(carried[link], link), k -> known.size());
        }
    }

    private long ofRate(long itsLoad, int link) {
        return mix(itsLoad, Double.doubleToLongBits(topology.rate(link)));
    }

    private void row(PathTable way, int sample, int[] seen, int stamp) {
        for (int i = 0; i < way.size(); i++) {
            int link = way.link(i);
            if (topology.isEndpoint(topology.from(link))) {
                upwards.add(link - topology.firstLink(source[sample]), way.share(i));
            } else if (topology.isEndpoint(topology.to(link))) {
                downwards.add(topology.reverse(link) - topology.firstLink(destination[sample]), way.share(i));
            } else if (seen[groupOf[link]] != stamp) {
                seen[groupOf[link]] = stamp;
                trunks.add(groupOf[link], way.share(i));
            }
        }
        upwards.endFlow();
        downwards.endFlow();
        trunks.endFlow();
    }

    int flows() {
        return source.length;
    }

    /**
     * Adds the flows of all of these, one after another, each link for those that carry the same of all of them.
     *
     * @param together rows on one fabric
     * @param ofLoad   told of each flow
     */
    static void add(List<SpreadRows> together, PathTable into, Flows ofLoad) {
        SpreadRows any = together.get(0);
        Map<Long, Integer> known = new HashMap<>();
        int links = any.topology.links();
        int[] first = new int[links];
        int firsts = 0;
        for (int link = 0; link < links; link++) {
            long all = 0;
            for (int i = 0; i < together.size(); i++) {
                all += together.get(i).carried[link] == 0 ? 0 : mix(i + 1, together.get(i).carried[link]);
            }
            int itsLink = link;
            if (all != 0 && known.computeIfAbsent(any.ofRate(all, link), k -> itsLink) == link) {
                first[firsts++] = link;
            }
        }
        for (int i = 0; i < together.size(); i++) {
            together.get(i).add(together.get(i).parts(first, firsts), into, i, ofLoad);
        }
    }

    /** Told of flows as they are laid out. */
    interface Flows {
        /** A flow of this one of the loads has its links; more may be added. */
        void laidOut(int load);
    }

    /** By group: those of these links that are in it. */
    private PathTable parts(int[] links, int count) {
        int groups = 1 + Arrays.stream(groupOf).max().orElse(UNUSED);
        int[] start = new int[groups + 1];
        for (int i = 0; i < count; i++) {
            if (groupOf[links[i]] >= 0) {
                start[groupOf[links[i]] + 1]++;
            }
        }
        for (int g = 0; g < groups; g++) {
            start[g + 1] += start[g];
        }
        int[] ordered = new int[start[groups]];
        int[] next = start.clone();
        for (int i = 0; i < count; i++) {
            if (groupOf[links[i]] >= 0) {
                ordered[next[groupOf[links[i]]]++] = links[i];
            }
        }
        PathTable parts = new PathTable(groups);
        for (int g = 0; g < groups; g++) {
            for (int i = start[g]; i < start[g + 1]; i++) {
                parts.add(ordered[i], 1);
            }
            parts.endFlow();
        }
        return parts;
    }

    /** Entries of each row, and one of the load itself. */
    private int[] entries(PathTable parts) {
        int[] entries = new int[trunks.flows()];
        for (int row = 0; row < entries.length; row++) {
            entries[row] = 1 + upwards.first(row + 1) - upwards.first(row) + downwards.first(row + 1)
                    - downwards.first(row);
            for (int i = trunks.first(row); i < trunks.first(row + 1); i++) {
                entries[row] += parts.first(trunks.link(i) + 1) - parts.first(trunks.link(i));
            }
        }
        return entries;
    }

    private void add(PathTable parts, PathTable into, int load, Flows ofLoad) {
        int[] entries = entries(parts);
        into.expect(Arrays.stream(rowOf).map(row -> entries[row]).sum());
        for (int m = 0; m < source.length; m++) {
            int row = rowOf[m];
            for (int i = upwards.first(row); i < upwards.first(row + 1); i++) {
                into.add(topology.firstLink(source[m]) + upwards.link(i), upwards.share(i));
            }
            for (int i = trunks.first(row); i < trunks.first(row + 1); i++) {
                for (int p = parts.first(trunks.link(i)); p < parts.first(trunks.link(i) + 1); p++) {
                    into.add(parts.link(p), trunks.share(i));
                }
            }
            for (int i = downwards.first(row); i < downwards.first(row + 1); i++) {
                into.add(topology.reverse(topology.firstLink(destination[m]) + downwards.link(i)),
                        downwards.share(i));
            }
            if (upwards.first(row) < upwards.first(row + 1)) {
                ofLoad.laidOut(load);
            }
            into.endFlow();
        }
    }
}
