// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.internal.specification;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import org.eastwest.viewpoint.Problem;
import org.eastwest.viewpoint.diagram.Color;
import org.eastwest.viewpoint.internal.expression.Context;

/** A colour of a specification. */
public sealed interface ColorSpec {
    Color color(Context context, Consumer<Problem> problems);

    /** Always the same. */
    record Fixed(Color color) implements ColorSpec {
        @Override
        public Color color(Context context, Consumer<Problem> problems) {
            return color;
        }
    }

    /** Three expressions of 0 to 255. */
    record Computed(Guarded red, Guarded green, Guarded blue) implements ColorSpec {
        @Override
        public Color color(Context context, Consumer<Problem> problems) {
            return new Color(red.integer(context, problems, 0), green.integer(context, problems, 0),
                    blue.integer(context, problems, 0));
        }
    }

    /** A value between steps; value, bounds and steps are whole numbers, as in Sirius. */
    record Interpolated(Guarded value, Guarded minimum, Guarded maximum, List<Step> steps) implements ColorSpec {
        /** A value and its colour. */
        public record Step(Guarded value, Color color) {
        }

        private record Point(int value, Color color) {
        }

        @Override
        public Color color(Context context, Consumer<Problem> problems) {
            int least = minimum.integer(context, problems, 0);
            int most = maximum.integer(context, problems, 10);
            int v = Math.max(least, Math.min(most, value.integer(context, problems, least)));
            List<Point> points = new ArrayList<>();
            steps.forEach(s -> points.add(new Point(s.value.integer(context, problems, least), s.color)));
            points.sort(Comparator.comparingInt(Point::value));
            return points.isEmpty() ? Color.BLACK : between(points, v);
        }

        private static Color between(List<Point> points, int v) {
            Point below = points.get(0);
            for (Point above : points) {
                if (above.value >= v) {
                    return above.value == below.value || v <= below.value ? v <= below.value ? below.color : above.color
                            : below.color.towards(above.color,
                                    (v - below.value) / (double) (above.value - below.value));
                }
                below = above;
            }
            return below.color;
        }
    }
}
