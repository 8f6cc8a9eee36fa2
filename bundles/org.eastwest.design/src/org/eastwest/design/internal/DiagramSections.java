// SPDX-License-Identifier: EPL-2.0
package org.eastwest.design.internal;

import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eastwest.analysis.AnalysisService;
import org.eastwest.design.DesignDiagrams;
import org.eastwest.model.view.View;
import org.eastwest.reader.view.ViewBuilder;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.fabric.FabricModel;
import org.eastwest.spi.report.ContributedSection;
import org.eastwest.spi.report.ContributedSection.Place;
import org.eastwest.spi.report.ReportContributor;
import org.eastwest.spi.report.ReportPart;
import org.eastwest.spi.report.ReportProfile;
import org.eastwest.spi.report.ReportRequest;
import org.eastwest.viewpoint.DiagramDescription;
import org.eastwest.viewpoint.Specification;
import org.eastwest.viewpoint.diagram.Diagram;
import org.eastwest.viewpoint.diagram.DiagramSession;
import org.eastwest.viewpoint.layout.Arranger;
import org.eastwest.viewpoint.layout.DiagramGeometry;
import org.eastwest.viewpoint.layout.Layout;
import org.eastwest.viewpoint.svg.SvgPainter;

/** The diagrams of a scenario in its report: the cluster, the fabrics with their results, the plans, the racks. */
public final class DiagramSections implements ReportContributor {
    private final FabricModel fabrics;
    private final AnalysisService analysis;

    /**
     * @param fabrics  sizes the fabrics
     * @param analysis knows what transports are called
     */
    public DiagramSections(FabricModel fabrics, AnalysisService analysis) {
        this.fabrics = fabrics;
        this.analysis = analysis;
    }

    @Override
    public String id() {
        return "org.eastwest.diagrams";
    }

    @Override
    public List<ContributedSection> sections(ReportRequest request) {
        Specification specification = DesignDiagrams.installed();
        DesignSnapshot design = request.design();
        ViewBuilder views = new ViewBuilder(design, fabrics,
                AnalysisResult.ofFindings(request.validation()).and(request.result()), Map.of(),
                analysis.transports()::name);
        List<ContributedSection> sections = new ArrayList<>();
        add(sections, "diagram-cluster", "Cluster overview", ReportProfile.EXECUTIVE, pictures(specification, views,
                "overview", "cluster."), "What is built, and how bandwidth falls from the GPUs outwards. The width of "
                        + "a line grows with the logarithm of bandwidth per direction.");
        add(sections, "diagram-fabric", "Fabric diagrams", ReportProfile.ENGINEERING, pictures(specification, views,
                "fabric", "fabric."), "Tiers from top to bottom, rails from left to right; links with their count, rate "
                        + "per direction and, where there is one, oversubscription.");
        add(sections, "diagram-traffic", "Traffic and congestion", ReportProfile.ENGINEERING, pictures(specification,
                views, "traffic", "fabric."), "The same fabrics with what the analyses found: mean utilisation of the "
                        + "links over a step, exposed communication, and what has failed or is paused.");
        add(sections, "diagram-plan", "Parallel plan as a diagram", ReportProfile.ENGINEERING, pictures(specification,
                views, "plan", "plan."), "How the ranks of a job fill the machine, and the bytes that a GPU sends in a "
                        + "step.");
        add(sections, "diagram-rack", "Rack elevation", ReportProfile.ENGINEERING, pictures(specification, views,
                "rack", "rack."), "One rack of each kind, with how many there are.");
        return sections;
    }

    private static void add(List<ContributedSection> sections, String id, String title, ReportProfile profile,
            List<ReportPart> pictures, String lead) {
        if (!pictures.isEmpty()) {
            List<ReportPart> parts = new ArrayList<>();
            parts.add(new ReportPart.Paragraph(lead));
            parts.addAll(pictures);
            sections.add(new ContributedSection(id, title, Place.DESIGN, profile, parts));
        }
    }

    /** One picture of each view of a kind. */
    private static List<ReportPart> pictures(Specification specification, ViewBuilder views, String diagram,
            String kind) {
        Optional<DiagramDescription> description = specification.diagram(diagram);
        List<ReportPart> pictures = new ArrayList<>();
        for (String id : views.ids()) {
            Optional<View> view = (id + ".").startsWith(kind) ? views.view(id) : Optional.empty();
            if (view.isPresent() && description.isPresent() && description.get().accepts(view.get())) {
                pictures.add(picture(description.get(), view.get()));
            }
        }
        return pictures;
    }

    private static ReportPart picture(DiagramDescription description, View view) {
        try (DiagramSession session = new DiagramSession(description, view)) {
            Diagram diagram = session.diagram();
            Layout layout = new Layout();
            Arranger.arrange(diagram, layout, Arranger.Scope.NEW, Arranger.Progress.NONE);
            StringWriter svg = new StringWriter();
            SvgPainter.paint(diagram, DiagramGeometry.of(diagram, layout), SvgPainter.Frame.of(diagram), svg);
            return new ReportPart.Picture("", svg.toString().replaceFirst("^<\\?xml[^>]*\\?>\\s*", ""));
        }
    }
}
