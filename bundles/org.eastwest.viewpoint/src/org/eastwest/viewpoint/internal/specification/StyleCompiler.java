// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.internal.specification;

import static org.eastwest.viewpoint.internal.specification.Elements.all;
import static org.eastwest.viewpoint.internal.specification.Elements.integer;
import static org.eastwest.viewpoint.internal.specification.Elements.is;
import static org.eastwest.viewpoint.internal.specification.Elements.isSet;
import static org.eastwest.viewpoint.internal.specification.Elements.one;
import static org.eastwest.viewpoint.internal.specification.Elements.text;
import static org.eastwest.viewpoint.internal.specification.Elements.truth;
import static org.eastwest.viewpoint.internal.specification.Elements.value;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.eastwest.viewpoint.diagram.Arrow;
import org.eastwest.viewpoint.diagram.Color;
import org.eastwest.viewpoint.diagram.EdgeAppearance.Routing;
import org.eastwest.viewpoint.diagram.Fill;
import org.eastwest.viewpoint.diagram.Label;
import org.eastwest.viewpoint.diagram.LineStyle;
import org.eastwest.viewpoint.diagram.Shape;
import org.eastwest.viewpoint.internal.expression.Expression;
import org.eastwest.viewpoint.internal.specification.NodeStyleSpec.GaugeSpec;
import org.eclipse.emf.ecore.EObject;

/** Reads styles and colours. */
final class StyleCompiler {
    /** Sirius counts the sizes it computes in units of this many pixels. */
    static final int UNIT = 10;
    /** Nothing smaller is readable in print. */
    private static final int SMALLEST_FONT = 9;
    /** Things have soft corners, places those that the specification gives them. Pixels. */
    private static final int SOFT_CORNER = 3;
    private static final ColorSpec GRAY = new ColorSpec.Fixed(new Color(136, 136, 136));
    private static final ColorSpec BLACK = new ColorSpec.Fixed(Color.BLACK);

    private final ExpressionReader expressions;
    private final Problems problems;

    StyleCompiler(ExpressionReader expressions, Problems problems) {
        this.expressions = expressions;
        this.problems = problems;
    }

    ColorSpec color(EObject color) {
        if (is(color, "InterpolatedColor")) {
            return new ColorSpec.Interpolated(expressions.required(color, "colorValueComputationExpression"),
                    expressions.required(color, "minValueComputationExpression"),
                    expressions.required(color, "maxValueComputationExpression"),
                    all(color, "colorSteps").stream().filter(s -> one(s, "associatedColor") != null)
                            .map(s -> new ColorSpec.Interpolated.Step(expressions.required(s, "associatedValue"),
                                    fixed(one(s, "associatedColor")))).toList());
        }
        return is(color, "ComputedColor") ? new ColorSpec.Computed(expressions.required(color, "red"),
                expressions.required(color, "green"), expressions.required(color, "blue"))
                : new ColorSpec.Fixed(fixed(color));
    }

    private static Color fixed(EObject color) {
        return new Color(integer(color, "red"), integer(color, "green"), integer(color, "blue"));
    }

    private ColorSpec color(EObject style, String feature, ColorSpec otherwise) {
        EObject color = one(style, feature);
        return color == null ? otherwise : color(color);
    }

    /** A style of a node or a container; {@code condition} is null for the plain one. */
    Optional<NodeStyleSpec> node(EObject condition, EObject style, StyleNotes notes) {
        if (style == null) {
            return Optional.empty();
        }
        Guarded predicate = condition == null ? null : expressions.required(condition, "predicateExpression");
        boolean container = is(style, "ContainerStyleDescription") && !is(style, "WorkspaceImageDescription");
        ColorSpec fill = color(style, is(style, "FlatContainerStyleDescription")
                || is(style, "ShapeContainerStyleDescription")
                || is(style, "DotDescription") ? "backgroundColor" : "color", GRAY);
        boolean ellipse = is(style, "EllipseNodeDescription");
        return Optional.of(new NodeStyleSpec(predicate, shape(style), label(style, container), fill,
                color(style, "foregroundColor", fill), direction(style), color(style, "borderColor", BLACK),
                expressions.required(style, "borderSizeComputationExpression"), line(text(style, "borderLineStyle")),
                radius(style), container ? null : expressions.optional(style, "sizeComputationExpression"),
                size(style, ellipse ? "horizontalDiameterComputationExpression" : "widthComputationExpression",
                        "width"),
                size(style, ellipse ? "verticalDiameterComputationExpression" : "heightComputationExpression",
                        "height"),
                text(style, "workspacePath"), gauges(style), expressions.optional(style, "tooltipExpression"),
                notes.legend(condition), notes.hatched(condition), sides(style)));
    }

    /** A computed size, or the fixed one of squares. */
    private Guarded size(EObject style, String computed, String fixed) {
        return expressions.optional(style, integer(style, fixed) > 0 ? fixed : computed);
    }

    private List<GaugeSpec> gauges(EObject style) {
        return all(style, "sections").stream().map(s -> new GaugeSpec(expressions.required(s, "minValueExpression"),
                expressions.required(s, "maxValueExpression"), expressions.required(s, "valueExpression"),
                text(s, "label"), color(s, "backgroundColor", GRAY), color(s, "foregroundColor", BLACK))).toList();
    }

    /** What a mapping without a style looks like. */
    NodeStyleSpec plain(EObject mapping) {
        Guarded name = new Guarded(c -> org.eastwest.viewpoint.internal.expression.Values.text(c.self()),
                problems.place(mapping), "name", "");
        Guarded zero = new Guarded(Expression.constant(1), problems.place(mapping), "border", "");
        return new NodeStyleSpec(null, Shape.RECTANGLE, new LabelSpec(name, Label.NONE.font(), BLACK,
                Label.Alignment.CENTER, false, ""), new ColorSpec.Fixed(Color.WHITE), new ColorSpec.Fixed(Color.WHITE),
                Fill.Direction.LEFT_TO_RIGHT, GRAY, zero, LineStyle.SOLID, 0, null, null, null, "", List.of(), null, "", false,
                EnumSet.allOf(BorderSide.class));
    }

    /** The sides on which a node may stand on the border of another. */
    private Set<BorderSide> sides(EObject style) {
        Set<BorderSide> sides = EnumSet.allOf(BorderSide.class);
        if (is(style, "NodeStyleDescription") && value(style, "forbiddenSides") instanceof List<?> not) {
            not.forEach(side -> sides.remove(BorderSide.valueOf(side.toString().toUpperCase(Locale.ROOT))));
        }
        return sides.isEmpty() ? EnumSet.allOf(BorderSide.class) : sides;
    }

    private Shape shape(EObject style) {
        return switch (style.eClass().getName()) {
            case "EllipseNodeDescription" -> Shape.ELLIPSE;
            case "LozengeNodeDescription" -> Shape.LOZENGE;
            case "NoteDescription" -> Shape.NOTE;
            case "DotDescription" -> Shape.DOT;
            case "GaugeCompositeStyleDescription" -> Shape.GAUGE;
            case "WorkspaceImageDescription" -> Shape.IMAGE;
            case "ShapeContainerStyleDescription" -> Shape.PARALLELOGRAM;
            case "BundledImageDescription" -> bundled(style);
            default -> Shape.RECTANGLE;
        };
    }

    private static Shape bundled(EObject style) {
        return switch (text(style, "shape")) {
            case "triangle" -> Shape.TRIANGLE;
            case "ring" -> Shape.RING;
            case "dot" -> Shape.DOT;
            case "stroke" -> Shape.STROKE;
            default -> Shape.RECTANGLE;
        };
    }

    private static Fill.Direction direction(EObject style) {
        return switch (text(style, "backgroundStyle")) {
            case "GradientTopToBottom" -> Fill.Direction.TOP_TO_BOTTOM;
            case "Liquid" -> Fill.Direction.DIAGONAL;
            default -> Fill.Direction.LEFT_TO_RIGHT;
        };
    }

    private static int radius(EObject style) {
        return truth(style, "roundedCorner") ? Math.max(integer(style, "arcWidth"), integer(style, "arcHeight"))
                : is(style, "SquareDescription") ? SOFT_CORNER : 0;
    }

    private static LineStyle line(String literal) {
        return literal.isEmpty() ? LineStyle.SOLID : LineStyle.valueOf(literal.toUpperCase(Locale.ROOT));
    }

    private LabelSpec label(EObject style, boolean container) {
        Guarded text = truth(style, "hideLabelByDefault") ? null : expressions.required(style, "labelExpression");
        String format = !isSet(style, "labelFormat") ? "" : value(style, "labelFormat") instanceof List<?> list
                ? list.toString() : text(style, "labelFormat");
        Label.Font font = new Label.Font(Math.max(SMALLEST_FONT, integer(style, "labelSize")), format.contains("bold"),
                format.contains("italic"), format.contains("underline"), format.contains("strike_through"));
        String alignment = text(style, "labelAlignment");
        return new LabelSpec(text, font, color(style, "labelColor", BLACK),
                alignment.isEmpty() ? Label.Alignment.CENTER : Label.Alignment.valueOf(alignment),
                !container && text(style, "labelPosition").equals("border"),
                truth(style, "showIcon") ? text(style, "iconPath") : "");
    }

    /** A style of an edge; a thin grey line when there is none. */
    EdgeStyleSpec edge(EObject condition, EObject style, StyleNotes notes) {
        Guarded predicate = condition == null ? null : expressions.required(condition, "predicateExpression");
        if (style == null) {
            return new EdgeStyleSpec(predicate, GRAY, null, LineStyle.SOLID, Arrow.NO_DECORATION, Arrow.INPUT_ARROW,
                    Routing.STRAIGHT, null, null, null, notes.legend(condition), notes.doubled(condition));
        }
        return new EdgeStyleSpec(predicate, color(style, "strokeColor", GRAY),
                expressions.required(style, "sizeComputationExpression"), line(text(style, "lineStyle")),
                arrow(text(style, "sourceArrow")), arrow(text(style, "targetArrow")),
                Routing.valueOf(text(style, "routingStyle").toUpperCase(Locale.ROOT)),
                edgeLabel(style, "beginLabelStyleDescription"), edgeLabel(style, "centerLabelStyleDescription"),
                edgeLabel(style, "endLabelStyleDescription"),
                notes.legend(condition), notes.doubled(condition));
    }

    private LabelSpec edgeLabel(EObject style, String feature) {
        EObject label = one(style, feature);
        return label == null ? null : label(label, true);
    }

    /** {@code InputFillClosedArrow} is {@code INPUT_FILL_CLOSED_ARROW}. */
    private static Arrow arrow(String literal) {
        return Arrow.valueOf(literal.replaceAll("(?<=[a-z])(?=[A-Z])", "_").toUpperCase(Locale.ROOT));
    }
}
