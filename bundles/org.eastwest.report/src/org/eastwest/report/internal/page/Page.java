// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.internal.page;

import java.util.List;

/**
 * The page as the template sees it.
 *
 * @param language  of its texts
 * @param title     its heading
 * @param subtitle  below it; may be empty
 * @param generator what wrote it
 * @param css       its style
 * @param glossary  words to explain
 * @param sections  in order
 */
public record Page(String language, String title, String subtitle, String generator, String css, Glossary glossary,
        List<Section> sections) {
    public Page {
        sections = List.copyOf(sections);
    }
}
