// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.tool;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Takes a typed label apart by a mask such as <code>{0} : {1}</code>. */
final class EditMask {
    private static final Pattern PLACE = Pattern.compile("\\{(\\d+)}");

    private EditMask() {
    }

    /**
     * The variables {@code arg0}, {@code arg1} and so on.
     *
     * @throws ToolException when the text does not fit
     */
    static Map<String, Object> arguments(String mask, String text) {
        Matcher places = PLACE.matcher(mask);
        StringBuilder pattern = new StringBuilder();
        Map<Integer, String> names = new LinkedHashMap<>();
        int end = 0;
        while (places.find()) {
            pattern.append(Pattern.quote(mask.substring(end, places.start()))).append("(.*)");
            names.put(names.size() + 1, "arg" + places.group(1));
            end = places.end();
        }
        pattern.append(Pattern.quote(mask.substring(end)));
        Matcher fit = Pattern.compile(pattern.toString(), Pattern.DOTALL).matcher(text);
        if (!fit.matches()) {
            throw new ToolException("'" + text + "' does not have the form " + mask + ".");
        }
        Map<String, Object> arguments = new LinkedHashMap<>();
        names.forEach((group, name) -> arguments.put(name, fit.group(group)));
        return arguments;
    }
}
