// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.report.ContributedSection;
import org.eastwest.spi.report.ReportContributor;
import org.eastwest.spi.report.ReportPart;
import org.eastwest.spi.report.ReportProfile;
import org.eastwest.spi.report.ReportRequest;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("What a report shows to whom, what others contribute and what changed")
class ProfilesTest {
    private final DesignReport report = new DesignReport();

    private record Contributor(String id, List<ContributedSection> given) implements ReportContributor {
        @Override
        public List<ContributedSection> sections(ReportRequest request) {
            return given;
        }
    }

    private static ContributedSection section(ReportProfile profile, ReportPart... parts) {
        return new ContributedSection("optics", "Optics", ContributedSection.Place.DESIGN, profile, List.of(parts));
    }

    private String html(ReportContributor... contributors) {
        return report.html(Samples.input().withContributors(List.of(contributors)));
    }

    private static boolean has(String html, String section) {
        return html.contains("<section id=\"" + section + "\"");
    }

    @ParameterizedTest
    @EnumSource(ReportProfile.class)
    @DisplayName("no link of any profile leads nowhere")
    void links(ReportProfile profile) {
        String html = report.html(Samples.input().withProfile(profile));
        for (Matcher link = Pattern.compile("href=\"#([^\"]+)\"").matcher(html); link.find();) {
            if (!link.group(1).equals("_")) {
                assertTrue(html.contains("id=\"" + link.group(1) + "\""), profile + ": " + link.group());
            }
        }
    }

    @Test
    @DisplayName("each profile shows what the ones before it show, and more")
    void profiles() {
        String executive = report.html(Samples.input().withProfile(ReportProfile.EXECUTIVE));
        String engineering = report.html(Samples.input().withProfile(ReportProfile.ENGINEERING));
        String full = report.html(Samples.input());
        assertTrue(has(executive, "answer") && has(executive, "transports") && has(executive, "sources"));
        assertFalse(has(executive, "derivations") || has(executive, "glossary"));
        assertTrue(has(engineering, "answer") && has(engineering, "job-" + Samples.JOB)
                || engineering.length() > executive.length());
        assertFalse(has(engineering, "derivations"));
        assertTrue(has(full, "derivations") && has(full, "glossary"));
        assertTrue(executive.length() < engineering.length() && engineering.length() < full.length());
    }

    @Test
    @DisplayName("a contributed section shows text, tables and pictures; its text is escaped")
    void contributed() {
        String html = html(new Contributor("com.example", List.of(section(ReportProfile.EXECUTIVE,
                new ReportPart.Paragraph("1 < 2 & 3"), new ReportPart.Picture("Optics",
                        "<?xml version=\"1.0\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\"><title>o</title></svg>")))));
        assertTrue(has(html, "optics"));
        assertTrue(html.contains("1 &lt; 2 &amp; 3"));
        assertTrue(html.contains("<svg xmlns=\"http://www.w3.org/2000/svg\"><title>o</title></svg>"));
        assertFalse(html.contains("<?xml"));
    }

    @Test
    @DisplayName("a section for a fuller profile is not shown to a reader of a lesser one")
    void contributedProfile() {
        ReportContributor contributor = new Contributor("com.example", List.of(section(ReportProfile.FULL)));
        assertFalse(has(report.html(Samples.input().withProfile(ReportProfile.ENGINEERING)
                .withContributors(List.of(contributor))), "optics"));
        assertTrue(has(html(contributor), "optics"));
    }

    @Test
    @DisplayName("a contributor that fails is named, once, and everything else is there")
    void failing() {
        ReportContributor broken = new ReportContributor() {
            @Override
            public String id() {
                return "com.example.broken";
            }

            @Override
            public List<ContributedSection> sections(ReportRequest request) {
                throw new IllegalStateException("no optics today");
            }
        };
        String html = html(broken, new Contributor("com.example", List.of(section(ReportProfile.FULL))));
        assertEquals(1, html.split("no optics today", -1).length - 1);
        assertTrue(has(html, "optics") && has(html, "derivations"));
    }

    @Test
    @DisplayName("a picture with a script, or one that is no SVG, is left out and the reason given")
    void scripts() {
        for (String picture : List.of("<svg xmlns=\"http://www.w3.org/2000/svg\"><script>x()</script></svg>",
                "<b>no</b>", "<svg")) {
            String html = html(new Contributor("com.example", List.of(section(ReportProfile.FULL,
                    new ReportPart.Picture("Optics", picture)))));
            assertFalse(html.contains("x()") || has(html, "optics"));
            assertTrue(html.contains("Left out: com.example"), picture);
        }
    }

    @Test
    @DisplayName("against an earlier result it tells which metrics changed, the most first, and which findings are new or gone")
    void changes() {
        AnalysisResult result = Samples.input().result();
        Metric step = result.metric("step_time_s").orElseThrow();
        EarlierResult earlier = new EarlierResult("old.json",
                result.metrics().stream().map(m -> new EarlierResult.Number(m.id(), m.element(),
                        m.id().equals("step_time_s") ? m.value() * 2 : m.value())).toList(),
                List.of(new EarlierResult.Remark("EW-OLD-001", "cluster", "Racks were full.")));
        String html = report.html(Samples.input().comparedWith(earlier));
        assertTrue(has(html, "changes"));
        assertTrue(html.contains("Since old.json, 1 metric changed."), html.substring(html.indexOf("Since old"),
                html.indexOf("Since old") + 200));
        assertTrue(html.contains("-50"), "half of " + step.value());
        assertTrue(html.contains("Racks were full."));
        assertFalse(has(report.html(Samples.input()), "changes"));
    }
}
