// SPDX-License-Identifier: EPL-2.0
package org.eastwest.reader.internal.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eastwest.model.view.Dimension;
import org.eastwest.model.view.Link;
import org.eastwest.model.view.LinkKind;
import org.eastwest.model.view.Place;
import org.eastwest.model.view.PlaceKind;
import org.eastwest.model.view.PlanView;
import org.eastwest.model.view.Thing;
import org.eastwest.model.view.ThingKind;
import org.eastwest.model.view.View;
import org.eastwest.model.view.ViewFactory;
import org.eastwest.quantity.Quantity;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Table;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.ParallelDimension;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.ServerGroupSnapshot;
import org.eastwest.spi.design.Workload;

/**
 * How the ranks of a job fill the machine: stages of one replica with the ranks of each, the other replicas, and the
 * bytes between them, which the table {@code communication} of the training analysis tells. Ids: {@code plan.JOB}.
 */
public final class PlanViews {
    private static final String PREFIX = "plan.";
    /** Stages that are drawn one by one. */
    private static final int LISTED = 3;

    private final DesignSnapshot design;
    private final AnalysisResult result;
    private final Marks marks;

    public PlanViews(DesignSnapshot design, AnalysisResult result, Marks marks) {
        this.design = design;
        this.result = result;
        this.marks = marks;
    }

    public static String id(JobSnapshot job) {
        return PREFIX + job.id();
    }

    public Optional<View> view(String id) {
        return design.jobs().stream().filter(j -> j.workload() instanceof Workload.Training && id.equals(id(j)))
                .findFirst().map(this::plan);
    }

    private View plan(JobSnapshot job) {
        PlanSnapshot plan = job.plan();
        String id = id(job);
        PlanView view = Make.named(ViewFactory.eINSTANCE.createPlanView(), id, "Plan of " + job.name(),
                "TP " + plan.tp() + ", CP " + plan.cp() + ", EP " + plan.ep() + ", PP " + plan.pp() + ", DP "
                        + plan.dp() + ": " + Make.some(plan.ranks(), "GPU", "GPUs"));
        marks.mark(view, job.id());
        Place replica = Make.place(PlaceKind.REPLICA, id + "/replica", "Replica 1",
                Make.some(plan.ranks() / plan.dp(), "GPU", "GPUs"), 1);
        marks.mark(replica, job.id());
        view.getPlaces().add(replica);
        List<Place> stages = stages(job, replica);
        for (int i = 1; i < stages.size(); i++) {
            traffic(view, job, Dimension.PP, stages.get(i - 1), stages.get(i));
        }
        addOthers(view, job, replica);
        return view;
    }

    private List<Place> stages(JobSnapshot job, Place replica) {
        int pp = job.plan().pp();
        List<Place> stages = new ArrayList<>();
        for (int stage = 1; stage <= pp; stage++) {
            boolean listed = pp <= LISTED + 1 || stage < LISTED || stage == pp;
            if (listed) {
                stages.add(stage(job, replica, "Stage " + stage, stage, 1));
            } else {
                stages.add(stage(job, replica, "Stages " + stage + " to " + (pp - 1), stage, pp - stage));
                stage = pp - 1;
            }
        }
        return stages;
    }

    private Place stage(JobSnapshot job, Place replica, String name, int stage, int count) {
        PlanSnapshot plan = job.plan();
        String id = replica.getId() + "/stage" + stage;
        Place place = Make.place(PlaceKind.STAGE, id, name,
                Make.some((long) plan.tp() * plan.cp(), "GPU", "GPUs") + (count > 1 ? " each" : "") + domains(job),
                count);
        replica.getPlaces().add(place);
        add(place, job, Dimension.TP, plan.tp());
        add(place, job, Dimension.CP, plan.cp());
        add(place, job, Dimension.EP, plan.ep());
        if (place.getThings().isEmpty()) {
            place.getThings().add(Make.thing(ThingKind.RANK, id + "/rank", "1 rank", "", 1));
        }
        return place;
    }

    /** How the ranks of a stage share scale-up domains, where TP and CP fill them first. */
    private String domains(JobSnapshot job) {
        PlanSnapshot plan = job.plan();
        long domain = design.cluster().groups().stream().filter(g -> job.groupIds().contains(g.id()))
                .mapToLong(ServerGroupSnapshot::scaleUpDomainGpus).findFirst().orElse(0);
        long stage = (long) plan.tp() * plan.cp();
        boolean innermost = plan.order().stream().filter(d -> d != ParallelDimension.EP && plan.degree(d) > 1)
                .takeWhile(d -> d == ParallelDimension.TP || d == ParallelDimension.CP)
                .mapToLong(plan::degree).reduce(1, (a, b) -> a * b) == stage;
        if (!innermost || !plan.scaleOut().isEmpty() || domain <= 1 || Math.max(stage, domain)
                % Math.min(stage, domain) != 0) {
            return "";
        }
        return stage == domain ? ", a domain" : stage > domain ? ", " + stage / domain + " domains"
                : ", " + domain / stage + " stages a domain";
    }

    private void add(Place stage, JobSnapshot job, Dimension dimension, int degree) {
        if (degree > 1) {
            Thing thing = Make.thing(ThingKind.RANK, stage.getId() + "/" + dimension.getLiteral(),
                    dimension.getLiteral() + " " + degree, where(job, dimension), 1);
            thing.setTooltip(cell(job, dimension, "collective") + ", " + bytes(job, dimension)
                    + " per GPU and step, " + where(job, dimension));
            stage.getThings().add(thing);
        }
    }

    private void addOthers(PlanView view, JobSnapshot job, Place replica) {
        int dp = job.plan().dp();
        if (dp > 1) {
            Place others = Make.place(PlaceKind.REPLICA, view.getId() + "/others",
                    dp == 2 ? "Replica 2" : "Replicas 2 to " + Make.number(dp), "the same stages", dp - 1L);
            others.getThings().add(Make.thing(ThingKind.RANK, others.getId() + "/ranks", "DP " + Make.number(dp),
                    where(job, Dimension.DP), 1));
            view.getPlaces().add(others);
            traffic(view, job, Dimension.DP, replica, others);
        }
    }

    private void traffic(PlanView view, JobSnapshot job, Dimension dimension, Place from, Place to) {
        boolean inside = "scale-up".equals(where(job, dimension));
        Link link = ViewFactory.eINSTANCE.createLink();
        link.setKind(inside ? LinkKind.SCALE_UP : LinkKind.SCALE_OUT);
        link.setDimension(dimension);
        link.setSource(from);
        link.setTarget(to);
        link.setBytes(number(job, dimension, "scale_up_bytes") + number(job, dimension, "scale_out_bytes"));
        link.setExposedSeconds(number(job, dimension, "exposed_seconds"));
        link.setBytesPerSecond(Math.max(0, number(job, dimension, "bandwidth")));
        Make.named(link, from.getId() + "--" + to.getId(), dimension.getLiteral() + ", " + bytes(job, dimension),
                where(job, dimension));
        link.setTooltip(cell(job, dimension, "collective") + ", " + bytes(job, dimension) + " per GPU and step, "
                + where(job, dimension));
        marks.mark(link, job.id());
        view.getLinks().add(link);
    }

    private String bytes(JobSnapshot job, Dimension dimension) {
        double bytes = number(job, dimension, "scale_up_bytes") + number(job, dimension, "scale_out_bytes");
        return bytes < 0 ? "not analysed" : Quantity.format(bytes, org.eastwest.quantity.Dimension.SIZE);
    }

    private String where(JobSnapshot job, Dimension dimension) {
        return cell(job, dimension, "where");
    }

    private String cell(JobSnapshot job, Dimension dimension, String column) {
        return find(job, dimension, column).map(c -> c instanceof Table.Text text ? text.value() : "").orElse("");
    }

    /** -1 where nothing was analysed. */
    private double number(JobSnapshot job, Dimension dimension, String column) {
        return find(job, dimension, column).map(c -> c instanceof Table.Number n ? n.value() : -1.0)
                .filter(v -> !Double.isNaN(v)).orElse(-1.0);
    }

    private Optional<Table.Cell> find(JobSnapshot job, Dimension dimension, String column) {
        return result.tables().stream().filter(t -> t.id().equals("communication") && t.element().equals(job.id()))
                .findFirst().flatMap(t -> {
                    List<String> ids = t.columns().stream().map(Table.Column::id).toList();
                    int index = ids.indexOf(column);
                    return index < 0 ? Optional.empty() : t.rows().stream()
                            .filter(r -> r.get(0).equals(Table.text(dimension.getLiteral()))).findFirst()
                            .map(r -> r.get(index));
                });
    }
}
