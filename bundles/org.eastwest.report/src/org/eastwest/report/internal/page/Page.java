// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.internal.page;

import java.util.List;
import org.eastwest.report.glossary.Glossary;
import org.eastwest.report.internal.language.Wording;

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
 * @param wording   says the texts that stand in the template
 */
public record Page(String language, String title, String subtitle, String generator, String css, Glossary glossary,
        List<Section> sections, Wording wording) {
    public Page {
        sections = List.copyOf(sections);
    }

    /** A text of the template in the language of the page. */
    public String say(String text) {
        return wording.of(text);
    }
}
