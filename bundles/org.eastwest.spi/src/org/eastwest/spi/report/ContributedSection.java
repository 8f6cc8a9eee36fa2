// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.report;

import java.util.List;
import java.util.Objects;

/**
 * A section that a bundle contributes.
 *
 * @param id      stable id in letters, digits and hyphens; its anchor in the page
 * @param title   heading
 * @param place   where it stands
 * @param profile the least profile that shows it
 * @param parts   its content, in order
 * @since 1.0
 */
public record ContributedSection(String id, String title, Place place, ReportProfile profile, List<ReportPart> parts) {
    /** Where a section stands in the report. */
    public enum Place {
        /** After the answer and the requirements. */
        DECISION,
        /** After what the design consists of. */
        DESIGN,
        /** After the engines' results. */
        RESULTS,
        /** Before the assumptions and sources. */
        APPENDIX
    }

    /** @throws IllegalArgumentException when the id is no anchor */
    public ContributedSection {
        Objects.requireNonNull(id, "id");
        Objects.requireNonNull(title, "title");
        Objects.requireNonNull(place, "place");
        Objects.requireNonNull(profile, "profile");
        parts = List.copyOf(parts);
        if (!id.matches("[a-z][a-z0-9-]*")) {
            throw new IllegalArgumentException("section id '" + id + "' has other than letters a to z, digits, hyphens");
        }
    }
}
