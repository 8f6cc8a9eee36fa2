// SPDX-License-Identifier: EPL-2.0
package org.eastwest.reader.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.eastwest.model.view.View;
import org.eastwest.model.view.ViewFactory;
import org.eastwest.model.view.ViewModel;
import org.eastwest.reader.internal.view.ClusterViews;
import org.eastwest.reader.internal.view.FabricViews;
import org.eastwest.reader.internal.view.Marks;
import org.eastwest.reader.internal.view.PlanViews;
import org.eastwest.reader.internal.view.RackViews;
import org.eastwest.reader.internal.view.TimelineViews;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.ServerGroupSnapshot;
import org.eastwest.spi.design.Workload;
import org.eastwest.spi.fabric.FabricModel;

/**
 * Makes the views of one scenario. A view holds groups with counts, never single endpoints of a large cluster: its
 * size does not grow with the number of GPUs. Immutable; every call makes new objects.
 */
public final class ViewBuilder {
    private final DesignSnapshot design;
    private final ClusterViews clusters;
    private final FabricViews fabrics;
    private final RackViews racks;
    private final PlanViews plans;
    private final TimelineViews timelines;

    /**
     * @param design  the scenario
     * @param fabrics sizes its fabrics
     * @param result  what analyses found; {@link AnalysisResult#EMPTY} where nothing was analysed
     */
    public ViewBuilder(DesignSnapshot design, FabricModel fabrics, AnalysisResult result) {
        this(design, fabrics, result, Map.of());
    }

    /**
     * @param design  the scenario, with its faults
     * @param fabrics sizes its fabrics
     * @param result  what analyses found; {@link AnalysisResult#EMPTY} where nothing was analysed
     * @param cycles  cyclic buffer dependencies by the id of their fabric: links whose buffers wait for each other, such
     *                as leaf3-spine1
     */
    public ViewBuilder(DesignSnapshot design, FabricModel fabrics, AnalysisResult result,
            Map<String, List<String>> cycles) {
        this(design, fabrics, result, cycles, UnaryOperator.identity());
    }

    /**
     * @param design     the scenario, with its faults
     * @param fabrics    sizes its fabrics
     * @param result     what analyses found; {@link AnalysisResult#EMPTY} where nothing was analysed
     * @param cycles     cyclic buffer dependencies by the id of their fabric: links whose buffers wait for each other,
     *                   such as leaf3-spine1
     * @param transports what people call the transport with an id; the id itself where nobody knows it
     * @since 1.1
     */
    public ViewBuilder(DesignSnapshot design, FabricModel fabrics, AnalysisResult result,
            Map<String, List<String>> cycles, UnaryOperator<String> transports) {
        Marks marks = new Marks(result);
        this.design = design;
        this.clusters = new ClusterViews(design, fabrics, marks, transports);
        this.fabrics = new FabricViews(design, fabrics, result, marks, cycles, transports);
        this.racks = new RackViews(design, fabrics, marks);
        this.plans = new PlanViews(design, result, marks);
        this.timelines = new TimelineViews(design, result, marks);
    }

    /** Ids of the views at the top, in the order in which they are offered: cluster, fabrics, racks, plans, steps. */
    public List<String> ids() {
        List<String> ids = new ArrayList<>();
        ids.add(ClusterViews.ID);
        for (FabricSnapshot fabric : design.fabrics()) {
            ids.addAll(fabrics.ids(fabric));
        }
        for (ServerGroupSnapshot group : design.cluster().groups()) {
            ids.add(RackViews.id(group));
        }
        for (JobSnapshot job : design.jobs()) {
            if (job.workload() instanceof Workload.Training) {
                ids.add(PlanViews.id(job));
            }
        }
        ids.addAll(timelines.ids());
        return ids;
    }

    /**
     * The view with this id: one of {@link #ids()}, or one that an element opens.
     *
     * @return empty when there is none, such as a pod of a fabric without pods
     */
    public Optional<View> view(String id) {
        if (id.equals(ClusterViews.ID)) {
            return Optional.of(clusters.view());
        }
        return fabrics.view(id).or(() -> racks.view(id)).or(() -> plans.view(id))
                .or(() -> timelines.view(id));
    }

    /** The views at the top, and of those that they open, one of each kind: the first pod, leaf, spine and core. */
    public ViewModel model() {
        ViewModel model = ViewFactory.eINSTANCE.createViewModel();
        model.setDesignName(design.designName());
        model.setScenarioName(design.scenarioName());
        ids().forEach(id -> view(id).ifPresent(model.getViews()::add));
        for (FabricSnapshot fabric : design.fabrics()) {
            fabrics.examples(fabric).forEach(id -> view(id).ifPresent(model.getViews()::add));
        }
        return model;
    }
}
