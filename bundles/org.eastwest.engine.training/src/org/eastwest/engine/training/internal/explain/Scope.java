// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.explain;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.analysis.Trace;
import org.eastwest.spi.analysis.Unit;

/**
 * A trace whose ids carry a prefix, so that one formula can be recorded several times in one trace. The inputs of a
 * formula are the names in it: each is looked up in the scope itself, then in the scopes around it. Records nothing,
 * and costs next to nothing, when its trace is {@link Trace#NONE}.
 */
public final class Scope {
    /** Records nothing. */
    public static final Scope NONE = new Scope(Trace.NONE, "", null, Set.of());
    private static final Pattern NAME = Pattern.compile("[A-Za-z_][A-Za-z_0-9]*");

    private final Trace trace;
    private final String prefix;
    private final Scope outer;
    private final Set<String> known;

    private Scope(Trace trace, String prefix, Scope outer, Set<String> known) {
        this.trace = trace;
        this.prefix = prefix;
        this.outer = outer;
        this.known = known;
    }

    /** The outermost scope of a trace. */
    public static Scope of(Trace trace) {
        return trace.recording() ? new Scope(trace, "", null, new HashSet<>()) : NONE;
    }

    /** The scope inside this one whose ids begin with {@code part} and an underscore. */
    public Scope in(String part) {
        return recording() ? new Scope(trace, prefix + part + "_", this, known) : NONE;
    }

    /** True when it is worth building labels and formulas for it. */
    public boolean recording() {
        return trace.recording();
    }

    /** The trace itself, for code that brings its own prefix; {@link #announce} what it recorded. */
    public Trace trace() {
        return trace;
    }

    /** The prefix of this scope. */
    public String prefix() {
        return prefix;
    }

    /** Makes known what other code recorded under this scope's prefix. */
    public void announce(String id) {
        known.add(prefix + id);
    }

    /** True when this scope itself recorded the id. */
    public boolean knows(String id) {
        return known.contains(prefix + id);
    }

    /** A formula that adds everything recorded in this scope whose id ends so; {@code 0} when there is nothing. */
    public String sum(String ending) {
        List<String> found = known.stream().filter(id -> id.startsWith(prefix) && id.endsWith("_" + ending))
                .map(id -> id.substring(prefix.length())).sorted().toList();
        return found.isEmpty() ? "0" : String.join(" + ", found);
    }

    /** Records a value that a formula takes as given. */
    public double input(String id, String label, double value, Unit unit, Source source) {
        if (recording()) {
            trace.input(prefix + id, label, value, unit, source);
            known.add(prefix + id);
        }
        return value;
    }

    /** Records a value computed from others, which {@code formula} names without prefix. */
    public double derived(String id, String label, double value, Unit unit, String formula, Source source) {
        if (recording()) {
            record(id, label, value, unit, formula, source);
        }
        return value;
    }

    private void record(String id, String label, double value, Unit unit, String formula, Source source) {
        Set<String> inputs = new LinkedHashSet<>();
        Matcher names = NAME.matcher(formula);
        String qualified = names.replaceAll(match -> {
            String name = resolve(match.group());
            if (known.contains(name)) {
                inputs.add(name);
            }
            return name;
        });
        trace.derived(prefix + id, label, value, unit, qualified, source, inputs.toArray(String[]::new));
        known.add(prefix + id);
    }

    private String resolve(String name) {
        for (Scope scope = this; scope != null; scope = scope.outer) {
            if (known.contains(scope.prefix + name)) {
                return scope.prefix + name;
            }
        }
        return name;
    }
}
