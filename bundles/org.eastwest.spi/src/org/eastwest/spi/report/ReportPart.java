// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.report;

import java.util.List;
import java.util.Objects;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.Series;
import org.eastwest.spi.analysis.Table;
import org.osgi.annotation.versioning.ProviderType;

/**
 * A piece of a contributed section.
 *
 * @since 1.0
 */
@ProviderType
public sealed interface ReportPart {
    /** A heading inside the section. */
    record Heading(String text) implements ReportPart {
        public Heading {
            Objects.requireNonNull(text, "text");
        }
    }

    /** A sentence or more, as plain text. */
    record Paragraph(String text) implements ReportPart {
        public Paragraph {
            Objects.requireNonNull(text, "text");
        }
    }

    /** Numbers with their bands; each leads to its derivation. */
    record Metrics(List<Metric> metrics) implements ReportPart {
        public Metrics {
            metrics = List.copyOf(metrics);
        }
    }

    /** A table. */
    record Grid(Table table) implements ReportPart {
        public Grid {
            Objects.requireNonNull(table, "table");
        }
    }

    /** Curves over one pair of axes. */
    record Curves(String title, List<Series> series) implements ReportPart {
        public Curves {
            Objects.requireNonNull(title, "title");
            series = List.copyOf(series);
        }
    }

    /**
     * A picture.
     *
     * @param title what it shows, in a sentence
     * @param svg   one {@code svg} element that is well-formed XML, needs nothing from outside and names nothing that could
     *              clash: ids begin with the section's
     */
    record Picture(String title, String svg) implements ReportPart {
        public Picture {
            Objects.requireNonNull(title, "title");
            Objects.requireNonNull(svg, "svg");
        }
    }
}
