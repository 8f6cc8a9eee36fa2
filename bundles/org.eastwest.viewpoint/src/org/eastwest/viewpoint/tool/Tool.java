// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.tool;

import org.eastwest.viewpoint.internal.specification.ToolSpec;

/** A tool of a palette. */
public final class Tool {
    /** How a tool is used. */
    public enum Kind {
        /** It creates a node or a container where a user points. */
        CREATE,
        /** It creates an edge between two elements. */
        CONNECT,
        /** It does something with an element or the diagram. */
        ACT
    }

    private final ToolSpec spec;

    Tool(ToolSpec spec) {
        this.spec = spec;
    }

    public Kind kind() {
        return switch (spec.kind()) {
            case CREATE_NODE, CREATE_CONTAINER -> Kind.CREATE;
            case CREATE_EDGE -> Kind.CONNECT;
            default -> Kind.ACT;
        };
    }

    public String name() {
        return spec.name();
    }

    /** What users see. */
    public String label() {
        return spec.label();
    }

    /** Path of its icon as the specification has it; empty for none. */
    public String icon() {
        return spec.icon();
    }

    ToolSpec spec() {
        return spec;
    }

    @Override
    public String toString() {
        return name();
    }
}
