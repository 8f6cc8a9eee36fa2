// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.diagram;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import org.eastwest.viewpoint.Problem;
import org.eastwest.viewpoint.internal.expression.Context;
import org.eastwest.viewpoint.internal.specification.DiagramSpec;
import org.eastwest.viewpoint.internal.specification.DiagramSpec.DecorationSpec;
import org.eastwest.viewpoint.internal.specification.DiagramSpec.FilterSpec;
import org.eastwest.viewpoint.internal.specification.DiagramSpec.PartSpec;
import org.eastwest.viewpoint.internal.specification.DiagramSpec.RuleSpec;
import org.eastwest.viewpoint.internal.specification.EdgeSpec;
import org.eastwest.viewpoint.internal.specification.EdgeStyleSpec;
import org.eastwest.viewpoint.internal.specification.Guarded;
import org.eastwest.viewpoint.internal.specification.LabelSpec;
import org.eastwest.viewpoint.internal.specification.MappingSpec;
import org.eastwest.viewpoint.internal.specification.NodeSpec;
import org.eastwest.viewpoint.internal.specification.NodeStyleSpec;
import org.eclipse.emf.ecore.EObject;

/** Evaluates how elements look. */
final class Appearances {
    /** Sirius counts the sizes it computes in units of this many pixels. */
    private static final int UNIT = 10;
    private static final int AUTOMATIC = -1;
    private static final int DEFAULT_NODE = 3;

    private final DiagramSpec spec;
    private final Set<String> layers;
    private final Set<String> filters;
    private final Consumer<Problem> problems;

    Appearances(DiagramSpec spec, Set<String> layers, Set<String> filters, Consumer<Problem> problems) {
        this.spec = spec;
        this.layers = layers;
        this.filters = filters;
        this.problems = problems;
    }

    NodeAppearance node(NodeSpec mapping, Context c, boolean inList) {
        int chosen = chosen(mapping.styles(), NodeStyleSpec::predicate, c);
        NodeStyleSpec style = mapping.styles().get(chosen);
        Fill fill = new Fill(style.fill().color(c, problems), style.fillTo().color(c, problems), style.direction(),
                style.hatched());
        Border border = new Border(style.borderColor().color(c, problems),
                Math.max(0, style.borderSize().integer(c, problems, 0)), style.borderLine());
        Label label = label(style.label(), c);
        return new NodeAppearance(style.shape(), inList && label.onBorder() ? new Label(label.text(), label.font(),
                label.color(), label.alignment(), false, label.icon()) : label, fill, border, style.cornerRadius(),
                size(style.width(), style, mapping, c), size(style.height(), style, mapping, c), style.image(),
                gauges(style, c),
                style.tooltip() == null ? "" : style.tooltip().text(c, problems), decorations(mapping, c),
                violations(mapping, c), visible(mapping, c), number(mapping.styles(), chosen));
    }

    /** The first conditional style whose condition holds, else the last. Every refresh comes here often. */
    private <T> int chosen(List<T> styles, Function<T, Guarded> predicate, Context c) {
        int last = styles.size() - 1;
        for (int i = 0; i < last; i++) {
            Guarded condition = predicate.apply(styles.get(i));
            if (condition == null || condition.truth(c, problems)) {
                return i;
            }
        }
        return last;
    }

    /** The plain style is the last one. */
    private static int number(List<?> styles, int chosen) {
        return chosen == styles.size() - 1 ? 0 : chosen + 1;
    }

    private List<Gauge> gauges(NodeStyleSpec style, Context c) {
        return style.gauges().isEmpty() ? List.of() : style.gauges().stream().map(g -> new Gauge(
                g.minimum().integer(c, problems, 0), g.maximum().integer(c, problems, 0),
                        g.value().integer(c, problems, 0),
                g.label(), g.background().color(c, problems), g.foreground().color(c, problems))).toList();
    }

    /** Width or height in pixels: its own expression, else that of the node, else automatic. */
    private int size(Guarded own, NodeStyleSpec style, NodeSpec mapping, Context c) {
        int units = own == null ? 0 : own.integer(c, problems, 0);
        if (units > 0) {
            return units * UNIT;
        }
        if (mapping.kind().holds()) {
            return AUTOMATIC;
        }
        int size = style.size() == null ? DEFAULT_NODE : style.size().integer(c, problems, DEFAULT_NODE);
        return size <= 0 ? AUTOMATIC : size * UNIT;
    }

    private Label label(LabelSpec label, Context c) {
        if (label == null || label.text() == null) {
            return Label.NONE;
        }
        return new Label(label.text().text(c, problems), label.font(), label.color().color(c, problems),
                label.alignment(),
                label.onBorder(), label.icon());
    }

    EdgeAppearance edge(EdgeSpec mapping, Context c) {
        int chosen = chosen(mapping.styles(), EdgeStyleSpec::predicate, c);
        EdgeStyleSpec style = mapping.styles().get(chosen);
        return new EdgeAppearance(style.color().color(c, problems),
                style.width() == null ? 1 : Math.max(1, style.width().integer(c, problems, 1)), style.line(),
                        style.source(),
                style.target(), style.routing(), label(style.begin(), c), label(style.center(), c),
                        label(style.end(), c),
                decorations(mapping, c), violations(mapping, c), visible(mapping, c), number(mapping.styles(), chosen),
                style.doubled());
    }

    private List<Decoration> decorations(MappingSpec mapping, Context c) {
        List<Decoration> found = new ArrayList<>();
        for (DiagramSpec.LayerSpec layer : spec.layers()) {
            if (!layer.decorations().isEmpty() && (layers.contains(layer.name()) || !layer.optional())) {
                layer.decorations().stream().filter(d -> applies(d, mapping, c)).forEach(d -> found.add(new Decoration(
                        d.position(), d.image() == null ? "" : d.image().text(c, problems),
                        d.tooltip() == null ? "" : d.tooltip().text(c, problems))));
            }
        }
        return found.isEmpty() ? List.of() : List.copyOf(found);
    }

    private boolean applies(DecorationSpec d, MappingSpec mapping, Context c) {
        return (d.mappings() == null || d.mappings().contains(mapping))
                && (d.type() == null || c.self() instanceof EObject o && d.type().accepts(o))
                && (d.precondition() == null || d.precondition().truth(c, problems));
    }

    private List<Violation> violations(MappingSpec mapping, Context c) {
        List<Violation> found = new ArrayList<>();
        for (RuleSpec rule : spec.rules()) {
            boolean concerned = rule.type() == null ? rule.mappings().contains(mapping)
                    : c.self() instanceof EObject o && rule.type().accepts(o);
            if (concerned && !rule.audits().stream().allMatch(a -> a.truth(c, problems))) {
                found.add(new Violation(rule.severity(), rule.name(), rule.message().text(c, problems)));
            }
        }
        return found.isEmpty() ? List.of() : List.copyOf(found);
    }

    private boolean visible(MappingSpec mapping, Context c) {
        for (FilterSpec filter : spec.filters()) {
            if (filters.contains(filter.name()) && filter.parts().stream().anyMatch(p -> hides(p, mapping, c))) {
                return false;
            }
        }
        return true;
    }

    /** A part without a condition hides all it is about; the condition is the one to stay visible. */
    private boolean hides(PartSpec part, MappingSpec mapping, Context c) {
        boolean about = part.mappings().isEmpty() || part.mappings().contains(mapping);
        return about && (part.condition() == null || !part.condition().truth(c, problems));
    }
}
