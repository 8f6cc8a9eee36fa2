// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.selection.internal.advise;

import java.util.EnumMap;
import java.util.Map;

/**
 * A transport with its values, before they are scored.
 *
 * @param id       id of the transport
 * @param name     its name
 * @param network  what its switches speak; empty when unknown
 * @param possible false when the design cannot run on it
 * @param reason   why not; empty when it can
 * @param parts    parts it was looked at with, where they are not the design's own; empty else
 * @param values   one for each measure
 */
record Entry(String id, String name, String network, boolean possible, String reason, String parts,
        Map<Measure, Raw> values) {
    Entry {
        values = Map.copyOf(values);
    }

    Raw value(Measure measure) {
        return values.getOrDefault(measure, Raw.unknown("no engine gives it"));
    }

    /** This entry with another value. */
    Entry with(Measure measure, Raw other) {
        Map<Measure, Raw> changed = new EnumMap<>(values);
        changed.put(measure, other);
        return new Entry(id, name, network, possible, reason, parts, changed);
    }
}
