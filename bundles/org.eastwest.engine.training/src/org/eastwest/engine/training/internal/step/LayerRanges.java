// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.step;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import org.eastwest.engine.training.internal.plan.Placement;
import org.eastwest.engine.training.internal.step.Sites.Kinds;

/**
 * What the communication of a GPU's share of a layer takes at least, over the ways to do it, where ranks stand at a
 * place. Whatever pipeline holds the layer, it takes the same between the same groups: remembered. Not thread-safe: one
 * for each share of a layer and thread.
 */
final class LayerRanges {
    private final Shared shared;
    private final Remembered<Range> experts = new Remembered<>();

    /**
     * @param shared of the same share of all but experts
     */
    LayerRanges(Shared shared) {
        this.shared = shared;
    }

    /**
     * What layers have in common whose experts are distributed differently: EP decides nothing of CP's communication,
     * and of TP's only whether TP splits the routed experts too, which it does without EP.
     */
    static final class Shared {
        private final Remembered<Tensor> tensors = new Remembered<>();
        private final Remembered<Tensor> splitting = new Remembered<>();
        private final Remembered<Range> contexts = new Remembered<>();
    }

    /** At each kind of site, and the least of all. */
    record AtSites<R>(List<R> kinds, R least) {
    }

    /** Between all groups that were asked about, and at the sites asked about last, which most plans share. */
    private static final class Remembered<R> {
        /** Ways that a number holds beside that of a group: one bit each. */
        private static final int WAYS = 8;
        private static final int LEAST_SLOTS = 8;

        /** Group and ways of each slot, in open addressing; -1 where it is free. */
        private int[] keys = {};
        private Object[] ranges = {};
        private int count;
        private Kinds lastSites;
        private int lastWays;
        private AtSites<R> last;

        AtSites<R> at(Kinds sites, int ways, Function<Placement, R> made, BinaryOperator<R> or) {
            if (sites != lastSites || ways != lastWays) {
                List<R> kinds = new ArrayList<>(sites.count());
                R least = null;
                for (int kind = 0; kind < sites.count(); kind++) {
                    R range = between(sites, kind, ways, made);
                    kinds.add(range);
                    least = least == null ? range : or.apply(least, range);
                }
                last = new AtSites<>(kinds, least);
                lastSites = sites;
                lastWays = ways;
            }
            return last;
        }

        @SuppressWarnings("unchecked")
        private R between(Kinds sites, int kind, int ways, Function<Placement, R> made) {
            int key = sites.groups()[kind] << WAYS | ways;
            int slot = slot(key);
            if (slot < 0 || keys[slot] != key) {
                R range = made.apply(sites.first(kind));
                grow();
                slot = slot(key);
                keys[slot] = key;
                ranges[slot] = range;
                count++;
            }
            return (R) ranges[slot];
        }

        /** Where a key is, or would be. */
        private int slot(int key) {
            int mask = keys.length - 1;
            int slot = key * 0x9E3779B9 >>> 16 & mask;
            while (mask > 0 && keys[slot] != key && keys[slot] >= 0) {
                slot = slot + 1 & mask;
            }
            return mask < 0 ? -1 : slot;
        }

        /** Keeps a slot in three free, so that the next key has one. */
        private void grow() {
            if (3 * (count + 1) <= 2 * keys.length) {
                return;
            }
            int[] oldKeys = keys;
            Object[] oldRanges = ranges;
            keys = new int[Math.max(LEAST_SLOTS, 2 * oldKeys.length)];
            ranges = new Object[keys.length];
            Arrays.fill(keys, -1);
            for (int i = 0; i < oldKeys.length; i++) {
                if (oldKeys[i] >= 0) {
                    int slot = slot(oldKeys[i]);
                    keys[slot] = oldKeys[i];
                    ranges[slot] = oldRanges[i];
                }
            }
        }
    }

    /**
     * Of one part of the communication, a micro-batch.
     *
     * @param exposed seconds that compute does not hide, at least
     * @param bytes   that a GPU sends through the compute fabric, at least
     * @param longest seconds it takes at most, hidden or not
     */
    record Range(double exposed, double bytes, double longest) {
        static final Range NONE = new Range(Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY, 0);

        Range with(Exposure exposure) {
            return new Range(Math.min(exposed, exposure.exposed()), Math.min(bytes, exposure.scaleOutBytes()),
                    Math.max(longest, exposure.seconds()));
        }

        /** What either takes at least. */
        Range or(Range other) {
            return new Range(Math.min(exposed, other.exposed), Math.min(bytes, other.bytes),
                    Math.max(longest, other.longest));
        }
    }

    /** TP communication of attention, of a dense feed-forward layer, of experts, and of an embedding. */
    record Tensor(Range attention, Range feed, Range experts, Range end) {
        static final Tensor NONE = new Tensor(Range.NONE, Range.NONE, Range.NONE, Range.NONE);

        Tensor or(Tensor other) {
            return new Tensor(attention.or(other.attention), feed.or(other.feed), experts.or(other.experts),
                    end.or(other.end));
        }
    }

    /**
     * @param choices plans with this share of a layer
     * @param sites   where their ranks stand
     */
    AtSites<Tensor> tensor(Choices choices, Sites sites) {
        return (choices.any().splitsExperts() ? shared.splitting : shared.tensors).at(sites.tensor(),
                choices.tensorWays(), site -> tensor(choices, site), Tensor::or);
    }

    private static Tensor tensor(Choices choices, Placement site) {
        Tensor tensor = Tensor.NONE;
        for (Evaluation way : choices.tensors()) {
            Communication of = way.communication(site);
            tensor = new Tensor(tensor.attention().with(way.attentionTensor(of)),
                    tensor.feed().with(way.feedTensor(of)), tensor.experts().with(way.expertTensor(of)),
                    tensor.end().with(of.tensorEnd()));
        }
        return tensor;
    }

    /**
     * @param choices plans with this share of a layer
     * @param sites   where their ranks stand
     */
    AtSites<Range> context(Choices choices, Sites sites) {
        return shared.contexts.at(sites.context(), choices.contextWays(), site -> {
            Range range = Range.NONE;
            for (Evaluation way : choices.contexts()) {
                range = range.with(way.context(way.communication(site)));
            }
            return range;
        }, Range::or);
    }

    /**
     * @param choices plans with this share of a layer
     * @param sites   where their ranks stand
     */
    AtSites<Range> expert(Choices choices, Sites sites) {
        return experts.at(sites.experts(), choices.expertWays(), site -> {
            Range range = Range.NONE;
            for (Evaluation way : choices.experts()) {
                range = range.with(way.expert(way.communication(site)));
            }
            return range;
        }, Range::or);
    }
}
