// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.claims.internal;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.claim.Claim;
import org.eastwest.spi.claim.ClaimText;

/**
 * Claims as a text: sections in brackets, a {@code name = value} a line, comments after {@code #}. A section of a
 * shipped claim's id takes from it what it does not say itself.
 */
final class ClaimsFile {
    /** A line, a section or an input that cannot be read. */
    static final String UNREADABLE = "EW-CLAIM-001";
    private static final Pattern SECTION = Pattern.compile("\\[\\s*([a-z0-9][a-z0-9.-]*)\\s*\\]");
    private static final Pattern ENTRY = Pattern.compile("([a-z][a-z0-9-]*)\\s*=\\s*(.*)");

    private final String file;
    private final Map<String, Claim> known;
    private final List<Finding> findings = new ArrayList<>();
    private final Map<String, Section> sections = new LinkedHashMap<>();

    /**
     * @param file  name of the file, for messages
     * @param known claims that a section may start from, by id
     */
    ClaimsFile(String file, Map<String, Claim> known) {
        this.file = file;
        this.known = known;
    }

    /** What a section says, and where. */
    private static final class Section {
        private final int line;
        private final Map<String, String> values = new LinkedHashMap<>();
        private final Map<String, Integer> lines = new LinkedHashMap<>();

        Section(int line) {
            this.line = line;
        }
    }

    ClaimText read(String text) {
        String[] lines = (text.startsWith("\uFEFF") ? text.substring(1) : text).split("\r\n|\r|\n", -1);
        Section current = null;
        for (int i = 0; i < lines.length; i++) {
            String line = lines[i].strip();
            if (!line.isEmpty() && !line.startsWith("#")) {
                current = read(line, i + 1, current);
            }
        }
        if (sections.isEmpty() && findings.isEmpty()) {
            wrong(1, "the file holds no claim", "Begin each claim with its id in brackets, such as [my-claim].");
        }
        List<Claim> claims = new ArrayList<>();
        sections.forEach((id, section) -> claim(id, section, claims));
        return new ClaimText(claims, findings);
    }

    private Section read(String line, int number, Section current) {
        Matcher section = SECTION.matcher(line);
        if (section.matches()) {
            Section begun = new Section(number);
            if (sections.putIfAbsent(section.group(1), begun) != null) {
                wrong(number, "the claim '" + section.group(1) + "' is there twice",
                        "Give each claim an id of its own.");
            }
            return begun;
        }
        Matcher entry = ENTRY.matcher(line);
        if (!entry.matches()) {
            wrong(number, "'" + shorten(line) + "' is neither [id] nor name = value", "Write the id of a claim in"
                    + " brackets, in lower case with dashes, or a name, an equals sign and a value.");
        } else if (current == null) {
            wrong(number, "'" + entry.group(1) + "' stands before the first claim", "Begin with [id].");
        } else if (current.values.putIfAbsent(entry.group(1), entry.group(2).strip()) != null) {
            wrong(number, "'" + entry.group(1) + "' is there twice", "Keep one of them.");
        } else {
            current.lines.put(entry.group(1), number);
        }
        return current;
    }

    private static String shorten(String line) {
        return line.length() > 60 ? line.substring(0, 60) + "..." : line;
    }

    private void claim(String id, Section section, List<Claim> claims) {
        Claim base = known.get(id);
        Map<String, String> inputs = new LinkedHashMap<>(section.values);
        String text = taken(inputs, "text", base == null ? "" : base.text());
        String source = taken(inputs, "source", base == null ? "" : base.source());
        String method = taken(inputs, "method", base == null ? "" : base.method());
        if (method.isEmpty()) {
            wrong(section.line, "the claim '" + id + "' names no method", "Add a line method = ID; docs/claims.md lists"
                    + " the methods.");
            return;
        }
        if (base != null && base.method().equals(method)) {
            base.inputs().forEach(inputs::putIfAbsent);
        }
        section.lines.putIfAbsent("method", section.line);
        claims.add(new Claim(id, text.isEmpty() ? id : text, source.isEmpty() ? "not stated" : source, method, inputs,
                section.lines, file));
    }

    private static String taken(Map<String, String> from, String name, String otherwise) {
        String value = from.remove(name);
        return value == null || value.isEmpty() ? otherwise : value;
    }

    private void wrong(int line, String what, String remedy) {
        findings.add(Finding.error(UNREADABLE, "", place(file, line) + ": " + what + ".", remedy));
    }

    /** File and line as messages name them. */
    static String place(String file, Integer line) {
        return file + (line == null ? "" : ", line " + line);
    }
}
