// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.analysis;

import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * A formula that names its inputs in braces, {@code {line} x {goodput}}, so that the two cannot come apart.
 *
 * @param text with braces
 */
record Formula(String text) {
    private static final Pattern INPUT = Pattern.compile("\\{(\\w+)\\}");

    String[] inputs() {
        return INPUT.matcher(text).results().map((MatchResult r) -> r.group(1)).distinct().toArray(String[]::new);
    }

    String plain() {
        return INPUT.matcher(text).replaceAll("$1");
    }
}
