// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.analysis;

import java.util.Objects;

/**
 * Where a value or a formula comes from.
 *
 * @param kind what sort of source it is
 * @param text the citation: a paper with its table, a catalog row, the PATH of a design attribute
 * @since 1.0
 */
public record Source(Kind kind, String text) {
    /** The sorts of source, from the strongest to the weakest. */
    public enum Kind {
        /** An attribute of the user's design; {@code text} is its PATH. */
        DESIGN,
        /** A row of the catalog; {@code text} names file, id and the row's own citation. */
        CATALOG,
        /** A paper, a specification or a published measurement. */
        LITERATURE,
        /** A default or assumption of this product, stated as one. */
        ASSUMPTION,
        /** A figure that only a vendor states. */
        VENDOR_CLAIM
    }

    public Source {
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(text, "text");
    }

    public static Source design(String path) {
        return new Source(Kind.DESIGN, path);
    }

    public static Source catalog(String text) {
        return new Source(Kind.CATALOG, text);
    }

    public static Source literature(String text) {
        return new Source(Kind.LITERATURE, text);
    }

    public static Source assumption(String text) {
        return new Source(Kind.ASSUMPTION, text);
    }

    public static Source claim(String text) {
        return new Source(Kind.VENDOR_CLAIM, text);
    }
}
