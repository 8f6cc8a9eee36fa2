// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.step;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.eastwest.engine.training.internal.collective.Group;
import org.eastwest.engine.training.internal.plan.Placement;
import org.eastwest.engine.training.internal.plan.Placements;

/** Where plans of the same degrees may stand, and which of these sites are the same to a part of the communication. */
public final class Sites {
    /**
     * Sites by what a part of the communication sees of them.
     *
     * @param of     the kind of each site
     * @param first  a site of each kind
     * @param groups number of the group of each kind; empty where several groups decide the kind
     */
    record Kinds(int[] of, List<Placement> first, int[] groups) {
        int count() {
            return first.size();
        }

        Placement first(int kind) {
            return first.get(kind);
        }
    }

    private final int count;
    private final Kinds tensor;
    private final Kinds context;
    private final Kinds experts;
    private final Kinds pipeline;
    private final Kinds data;
    private final int[] layerKind;
    private final List<int[]> layerKinds = new ArrayList<>();

    /**
     * @param placements numbers the groups
     */
    Sites(List<Placement> sites, Placements placements) {
        count = sites.size();
        tensor = groups(sites, Placement::tensor, placements);
        context = groups(sites, Placement::context, placements);
        experts = groups(sites, Placement::experts, placements);
        pipeline = kinds(sites, site -> List.of(site.pipeline(), site.tensor()));
        data = kinds(sites, Placement::replication);
        layerKind = new int[count];
        Map<List<Integer>, Integer> known = new HashMap<>();
        for (int i = 0; i < count; i++) {
            List<Integer> kind = List.of(tensor.of()[i], context.of()[i], experts.of()[i]);
            layerKind[i] = known.computeIfAbsent(kind, k -> known.size());
            if (layerKind[i] == layerKinds.size()) {
                layerKinds.add(kind.stream().mapToInt(Integer::intValue).toArray());
            }
        }
    }

    private static Kinds groups(List<Placement> sites, Function<Placement, Group> group, Placements placements) {
        Kinds kinds = kinds(sites, group);
        int[] groups = new int[kinds.count()];
        for (int kind = 0; kind < groups.length; kind++) {
            groups[kind] = placements.number(group.apply(kinds.first(kind)));
        }
        return new Kinds(kinds.of(), kinds.first(), groups);
    }

    private static Kinds kinds(List<Placement> sites, Function<Placement, ?> seen) {
        Map<Object, Integer> known = new HashMap<>();
        List<Placement> first = new ArrayList<>();
        int[] of = new int[sites.size()];
        for (int i = 0; i < of.length; i++) {
            Object key = seen.apply(sites.get(i));
            Integer kind = known.get(key);
            if (kind == null) {
                kind = first.size();
                known.put(key, kind);
                first.add(sites.get(i));
            }
            of[i] = kind;
        }
        return new Kinds(of, first, new int[0]);
    }

    int count() {
        return count;
    }

    Kinds tensor() {
        return tensor;
    }

    Kinds context() {
        return context;
    }

    Kinds experts() {
        return experts;
    }

    Kinds pipeline() {
        return pipeline;
    }

    Kinds data() {
        return data;
    }

    /** Number of a combination of TP, CP and EP sites. */
    int layerKind(int site) {
        return layerKind[site];
    }

    /** The combinations: the kind of TP, of CP and of EP. */
    List<int[]> layerKinds() {
        return layerKinds;
    }
}
