// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.internal;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eastwest.report.internal.page.Block.SourceList;
import org.eastwest.report.internal.page.Card.Origin;
import org.eastwest.spi.analysis.Source;

/** Numbers the sources in the order in which the report first names them; each is printed once. */
public final class Sources {
    private final Map<Source, Integer> numbers = new LinkedHashMap<>();

    /** The source in short. */
    Origin origin(Source source) {
        String word = word(source.kind());
        if (source.text().isBlank()) {
            return new Origin(word, "", 0);
        }
        return source.kind() == Source.Kind.DESIGN
                ? new Origin(word, source.text(), 0)
                : new Origin(word, "", number(source));
    }

    /** The number of a source that is printed in the list of sources. */
    public int number(Source source) {
        return numbers.computeIfAbsent(source, s -> numbers.size() + 1);
    }

    /** Those of one kind, with the numbers they have so far. */
    public List<SourceList.Source> list(Source.Kind kind) {
        return numbers.entrySet().stream().filter(e -> e.getKey().kind() == kind)
                .map(e -> new SourceList.Source("s" + e.getValue(), e.getKey().text())).toList();
    }

    private static String word(Source.Kind kind) {
        return switch (kind) {
            case DESIGN -> "design";
            case CATALOG -> "catalog";
            case LITERATURE -> "literature";
            case ASSUMPTION -> "assumption";
            case VENDOR_CLAIM -> "claim";
        };
    }
}
