// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.step;

import java.util.HashMap;
import java.util.Map;
import org.eastwest.engine.training.internal.collective.Group;
import org.eastwest.engine.training.internal.plan.Placement;

/**
 * What the communication of a GPU's share of a layer takes at least, over the ways to do it, where ranks stand at a
 * place. Whatever pipeline holds the layer, it takes the same between the same groups: remembered. Not thread-safe: one
 * for each share of a layer and thread.
 */
final class LayerRanges {
    private final Map<Ways, Tensor> tensors = new HashMap<>();
    private final Map<Ways, Range> contexts = new HashMap<>();
    private final Map<Ways, Range> experts = new HashMap<>();

    /** Ways to communicate in a group, a bit for each. */
    private record Ways(Group group, int ways) {
        @Override
        public int hashCode() {
            return (group.hashCode() + ways) * 0x9E3779B9;
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
     * @param site    where their ranks stand
     */
    Tensor tensor(Choices choices, Placement site) {
        return tensors.computeIfAbsent(new Ways(site.tensor(), choices.tensorWays()), ways -> {
            Tensor tensor = Tensor.NONE;
            for (Evaluation way : choices.tensors()) {
                Communication of = way.communication(site);
                tensor = new Tensor(tensor.attention().with(way.attentionTensor(of)),
                        tensor.feed().with(way.feedTensor(of)), tensor.experts().with(way.expertTensor(of)),
                        tensor.end().with(of.tensorEnd()));
            }
            return tensor;
        });
    }

    /**
     * @param choices plans with this share of a layer
     * @param site    where their ranks stand
     */
    Range context(Choices choices, Placement site) {
        return contexts.computeIfAbsent(new Ways(site.context(), choices.contextWays()), ways -> {
            Range range = Range.NONE;
            for (Evaluation way : choices.contexts()) {
                range = range.with(way.context(way.communication(site)));
            }
            return range;
        });
    }

    /**
     * @param choices plans with this share of a layer
     * @param site    where their ranks stand
     */
    Range expert(Choices choices, Placement site) {
        return experts.computeIfAbsent(new Ways(site.experts(), choices.expertWays()), ways -> {
            Range range = Range.NONE;
            for (Evaluation way : choices.experts()) {
                range = range.with(way.expert(way.communication(site)));
            }
            return range;
        });
    }
}
