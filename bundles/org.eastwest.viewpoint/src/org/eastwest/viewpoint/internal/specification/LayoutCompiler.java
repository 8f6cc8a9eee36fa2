// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.internal.specification;

import static org.eastwest.viewpoint.internal.specification.Elements.all;
import static org.eastwest.viewpoint.internal.specification.Elements.integer;
import static org.eastwest.viewpoint.internal.specification.Elements.is;
import static org.eastwest.viewpoint.internal.specification.Elements.one;
import static org.eastwest.viewpoint.internal.specification.Elements.text;
import static org.eastwest.viewpoint.internal.specification.Elements.value;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.eastwest.viewpoint.internal.layout.ElkOptions;
import org.eastwest.viewpoint.internal.specification.DiagramSpec.LayoutSpec;
import org.eastwest.viewpoint.internal.specification.DiagramSpec.OptionSpec;
import org.eclipse.emf.ecore.EObject;

/** Reads how a diagram is laid out. */
final class LayoutCompiler {
    private static final String UNKNOWN = "EW-VIEWPOINT-008";
    private static final String LAYERED = "org.eclipse.elk.layered";

    private final Problems problems;

    LayoutCompiler(Problems problems) {
        this.problems = problems;
    }

    /** What a specification says, or layers from top to bottom. */
    LayoutSpec layout(EObject layout) {
        if (layout == null) {
            return new LayoutSpec(LAYERED, List.of());
        }
        if (is(layout, "CustomLayoutConfiguration")) {
            return custom(layout);
        }
        if (is(layout, "OrderedTreeLayout")) {
            return new LayoutSpec("org.eclipse.elk.mrtree", List.of());
        }
        return composite(layout);
    }

    private LayoutSpec composite(EObject layout) {
        String direction = switch (text(layout, "direction")) {
            case "LeftToRight" -> "RIGHT";
            case "bottomToTop" -> "UP";
            default -> "DOWN";
        };
        Problems.Place place = problems.place(layout);
        String padding = String.valueOf(integer(layout, "padding"));
        return new LayoutSpec(LAYERED, List.of(
                new OptionSpec("org.eclipse.elk.direction", direction, Set.of("PARENT"), place),
                new OptionSpec("org.eclipse.elk.spacing.nodeNode", padding, Set.of("PARENT"), place),
                new OptionSpec("org.eclipse.elk.layered.spacing.nodeNodeBetweenLayers", padding, Set.of("PARENT"),
                        place)));
    }

    private LayoutSpec custom(EObject layout) {
        String algorithm = text(layout, "id");
        if (!ElkOptions.knowsAlgorithm(algorithm)) {
            problems.warning(UNKNOWN, layout, "There is no layout algorithm '" + algorithm + "' here; "
                    + LAYERED + " is used.", "Use org.eclipse.elk.layered, org.eclipse.elk.mrtree, "
                    + "org.eclipse.elk.box or org.eclipse.elk.fixed.");
            algorithm = LAYERED;
        }
        List<OptionSpec> options = new ArrayList<>();
        for (EObject option : all(layout, "layoutOptions")) {
            OptionSpec spec = option(option);
            String wrong = ElkOptions.refuse(spec.id(), spec.value());
            if (wrong.isEmpty()) {
                options.add(spec);
            } else {
                problems.warning(UNKNOWN, option, wrong, "See the reference of the Eclipse Layout Kernel.");
            }
        }
        return new LayoutSpec(algorithm, options);
    }

    private OptionSpec option(EObject option) {
        Set<String> targets = new LinkedHashSet<>();
        if (value(option, "targets") instanceof List<?> list) {
            list.forEach(t -> targets.add(t.toString()));
        }
        if (targets.isEmpty()) {
            targets.add("PARENT");
        }
        return new OptionSpec(text(option, "id"), optionValue(option), targets, problems.place(option));
    }

    private static String optionValue(EObject option) {
        if (is(option, "EnumLayoutOption")) {
            EObject value = one(option, "value");
            return value == null ? "" : text(value, "name");
        }
        if (is(option, "EnumSetLayoutOption")) {
            return all(option, "values").stream().map(v -> text(v, "name")).collect(Collectors.joining(" "));
        }
        return text(option, "value");
    }
}
