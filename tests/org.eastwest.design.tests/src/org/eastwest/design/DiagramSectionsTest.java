// SPDX-License-Identifier: EPL-2.0
package org.eastwest.design;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.StringReader;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.eastwest.design.internal.DiagramSections;
import org.eastwest.engine.fabric.internal.Fabrics;
import org.eastwest.spi.report.ContributedSection;
import org.eastwest.spi.report.ReportPart;
import org.eastwest.spi.report.ReportProfile;
import org.eastwest.spi.report.ReportRequest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;

/** Diagrams in the report. */
class DiagramSectionsTest {
    private static final Pattern ID = Pattern.compile(" id=\"([^\"]*)\"");
    private static final Pattern VARIABLE = Pattern.compile("var\\(|foreignObject|currentColor|<style");

    private static List<ContributedSection> sections(String template) {
        Analysed analysed = Analysed.template(template);
        return new DiagramSections(new Fabrics(), Analysed.host()).sections(new ReportRequest(analysed.snapshot(),
                analysed.result(), List.of(), ReportProfile.FULL, "en"));
    }

    private static Stream<String> pictures(List<ContributedSection> sections) {
        return sections.stream().flatMap(s -> s.parts().stream()).filter(ReportPart.Picture.class::isInstance)
                .map(p -> ((ReportPart.Picture) p).svg());
    }

    @Test
    void theClusterTheFabricsTheirTrafficThePlanAndTheRacksAreShown() {
        List<ContributedSection> sections = sections("superpod-h100-llama3-405b");

        assertEquals(List.of("diagram-cluster", "diagram-fabric", "diagram-traffic", "diagram-plan", "diagram-rack"),
                sections.stream().map(ContributedSection::id).toList());
        assertEquals(9, pictures(sections).count(), "one cluster, three fabrics twice, one plan, one rack");
        assertEquals(List.of("diagram-cluster"), sections.stream().filter(s -> s.profile() == ReportProfile.EXECUTIVE)
                .map(ContributedSection::id).toList());
    }

    @ParameterizedTest
    @ValueSource(strings = {"superpod-h100-llama3-405b", "ethernet-100k", "inference-llama3-70b"})
    void picturesAreSmallWellFormedAndClashWithNothing(String template) throws Exception {
        Set<String> ids = new HashSet<>();
        long size = 0;
        for (String svg : pictures(sections(template)).toList()) {
            Element root = DocumentBuilderFactory.newInstance().newDocumentBuilder()
                    .parse(new InputSource(new StringReader(svg))).getDocumentElement();
            assertEquals("svg", root.getTagName());
            assertEquals("img", root.getAttribute("role"));
            assertEquals("title", root.getFirstChild().getNodeName().equals("#text")
                    ? root.getFirstChild().getNextSibling().getNodeName() : root.getFirstChild().getNodeName());
            assertEquals(1, root.getElementsByTagName("desc").getLength());
            assertTrue(!VARIABLE.matcher(svg).find(), "what a simple SVG engine cannot draw");
            for (Matcher id = ID.matcher(svg); id.find();) {
                assertTrue(ids.add(id.group(1)), id.group(1) + " stands in two pictures");
            }
            size += svg.length();
        }
        assertTrue(size < 500_000, size + " bytes");
    }

    @Test
    void theSameDesignGivesTheSamePictures() {
        assertEquals(pictures(sections("moe-deepseek-v3")).toList(), pictures(sections("moe-deepseek-v3")).toList());
    }
}
