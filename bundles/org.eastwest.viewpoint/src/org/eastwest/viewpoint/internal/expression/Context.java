// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.internal.expression;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/** What an expression sees: {@code self}, variables, and who is told what it reads. Immutable. */
public final class Context {
    private final Object self;
    private final Map<String, Object> variables;
    private final Reads reads;

    private Context(Object self, Map<String, Object> variables, Reads reads) {
        this.self = self;
        this.variables = variables;
        this.reads = reads;
    }

    /** A context without variables. */
    public static Context of(Object self) {
        return new Context(self, Map.of(), Reads.IGNORED);
    }

    public Object self() {
        return self;
    }

    public Reads reads() {
        return reads;
    }

    public boolean has(String name) {
        return name.equals("self") || variables.containsKey(name);
    }

    /** The value of a variable; one that is only computed when asked for is a {@link Supplier}. */
    public Object variable(String name) {
        Object value = variables.containsKey(name) ? variables.get(name) : name.equals("self") ? self : null;
        return value instanceof Supplier<?> late ? late.get() : value;
    }

    public Context with(String name, Object value) {
        Map<String, Object> more = new LinkedHashMap<>(variables);
        more.put(name, value);
        return new Context(self, more, reads);
    }

    public Context with(Map<String, ?> values) {
        Map<String, Object> more = new LinkedHashMap<>(variables);
        more.putAll(values);
        return new Context(self, more, reads);
    }

    public Context at(Object other) {
        return new Context(other, variables, reads);
    }

    public Context telling(Reads other) {
        return new Context(self, variables, other);
    }
}
