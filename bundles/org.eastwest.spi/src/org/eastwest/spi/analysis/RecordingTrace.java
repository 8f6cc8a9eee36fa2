// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.analysis;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A {@link Trace} that keeps everything and hands out derivations.
 *
 * @since 1.0
 */
public final class RecordingTrace implements Trace {
    private final Map<String, Derivation> nodes = new LinkedHashMap<>();

    @Override
    public double input(String id, String label, double value, Unit unit, Source source) {
        nodes.put(id, new Derivation(id, label, value, unit, "", source, List.of()));
        return value;
    }

    @Override
    public double derived(String id, String label, double value, Unit unit, String formula, Source source,
            String... inputs) {
        List<Derivation> found = new ArrayList<>(inputs.length);
        for (String input : inputs) {
            found.add(get(input));
        }
        nodes.put(id, new Derivation(id, label, value, unit, formula, source, found));
        return value;
    }

    @Override
    public boolean recording() {
        return true;
    }

    /** Takes over a derivation made elsewhere, so that it can be an input here; replaces a node with the same id. */
    public double include(Derivation derivation) {
        nodes.put(derivation.id(), derivation);
        return derivation.value();
    }

    /**
     * The derivation recorded under this id.
     *
     * @throws IllegalArgumentException when nothing was recorded under it
     */
    public Derivation get(String id) {
        Derivation node = nodes.get(id);
        if (node == null) {
            throw new IllegalArgumentException("no value '" + id + "' was recorded; recorded are " + nodes.keySet());
        }
        return node;
    }
}
