// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report;

import java.util.List;
import java.util.Objects;

/**
 * The result of an earlier analysis, to tell what changed since.
 *
 * @param name     how the report calls it, such as the name of its file
 * @param metrics  its numbers
 * @param findings its findings
 */
public record EarlierResult(String name, List<Number> metrics, List<Remark> findings) {
    /**
     * A number of the earlier result.
     *
     * @param id      id of the metric
     * @param element id of the design element
     * @param value   SI; NaN when it was unknown
     */
    public record Number(String id, String element, double value) {
        public Number {
            Objects.requireNonNull(id, "id");
            Objects.requireNonNull(element, "element");
        }
    }

    /** A finding of the earlier result. */
    public record Remark(String code, String element, String message) {
        public Remark {
            Objects.requireNonNull(code, "code");
            Objects.requireNonNull(element, "element");
            Objects.requireNonNull(message, "message");
        }
    }

    public EarlierResult {
        Objects.requireNonNull(name, "name");
        metrics = List.copyOf(metrics);
        findings = List.copyOf(findings);
    }
}
