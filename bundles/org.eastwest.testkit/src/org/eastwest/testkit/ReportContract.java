// SPDX-License-Identifier: EPL-2.0
package org.eastwest.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.eastwest.spi.report.ContributedSection;
import org.eastwest.spi.report.ReportContributor;
import org.eastwest.spi.report.ReportPart;
import org.eastwest.spi.report.ReportRequest;
import org.junit.jupiter.api.Test;

/**
 * What holds for every contributor of sections to reports, tried on a request that it has something to say about.
 *
 * @since 1.0
 */
public abstract class ReportContract {
    private final String bundle;
    private final ReportContributor contributor;
    private final ReportRequest request;
    private final String serviceDescription;

    /**
     * @param bundle             symbolic name of the bundle
     * @param contributor        the contributor
     * @param request            that it has something to say about
     * @param serviceDescription the file that registers it, such as {@code OSGI-INF/foo.xml}
     */
    protected ReportContract(String bundle, ReportContributor contributor, ReportRequest request,
            String serviceDescription) {
        this.bundle = bundle;
        this.contributor = contributor;
        this.request = request;
        this.serviceDescription = serviceDescription;
    }

    /** Its sections about the request. */
    protected final List<ContributedSection> sections() {
        return contributor.sections(request);
    }

    @Test
    void itHasSomethingToSay() {
        assertFalse(contributor.id().isBlank(), "id");
        assertFalse(sections().isEmpty());
        sections().forEach(s -> assertFalse(s.title().isBlank() || s.parts().isEmpty(), s.id()));
    }

    @Test
    void theSameRequestGivesTheSameSections() {
        assertEquals(sections(), sections());
    }

    @Test
    void anEmptyDesignIsNoFault() {
        assertEquals(List.of(), contributor.sections(new ReportRequest(SampleDesigns.empty(), request.result(),
                List.of(), request.profile(), request.language())));
    }

    @Test
    void everyPictureIsOneSvgElement() throws Exception {
        for (ContributedSection section : sections()) {
            for (ReportPart part : section.parts()) {
                if (part instanceof ReportPart.Picture picture) {
                    assertEquals("svg", DocumentBuilderFactory.newInstance().newDocumentBuilder()
                            .parse(new ByteArrayInputStream(picture.svg().getBytes(StandardCharsets.UTF_8)))
                            .getDocumentElement().getTagName(), picture.title());
                }
            }
        }
    }

    @Test
    void aServiceDescriptionRegistersIt() throws Exception {
        ServiceDescription services = new ServiceDescription(getClass(), bundle);
        Object made = services.declared(serviceDescription, ReportContributor.class, "");

        assertEquals(contributor.id(), ((ReportContributor) made).id());
        services.names(serviceDescription);
    }
}
