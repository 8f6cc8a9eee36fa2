// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.explain;

import java.util.regex.Pattern;
import org.eastwest.report.text.Explanation;
import org.eastwest.spi.analysis.Source;

/** A source as the text of a link control: web addresses and places of the design can be clicked. */
final class SourceText {

    /** Begins the {@code href} of a place of the design. */
    static final String DESIGN = "design:";

    private static final Pattern ADDRESS = Pattern.compile("https?://[^\\s<>\"]*[^\\s<>\".,;:)]");

    private SourceText() {
    }

    /** The text of a link control. */
    static String link(Source source) {
        if (source.kind() == Source.Kind.DESIGN) {
            return "design: <a href=\"" + DESIGN + source.text().replace("\"", "") + "\">" + plain(source.text())
                    + "</a>";
        }
        return ADDRESS.matcher(plain(Explanation.source(source))).replaceAll("<a href=\"$0\">$0</a>");
    }

    /** Text that a link control shows as it is. */
    static String plain(String text) {
        return text.replace("&", "&&").replace("<", "\u2039").replace(">", "\u203A");
    }
}
