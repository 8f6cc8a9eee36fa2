// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.collective;

import org.eastwest.spi.hardware.ModelShape;

/**
 * How many places the experts of one token stand on, when experts are spread evenly and chosen at equal chances.
 *
 * @param experts        experts that a token visits, at least 1
 * @param groups         groups of experts that the router limits; 0 when it chooses freely
 * @param groupsPerToken groups that the experts of one token come from, 1 to {@code groups}
 */
public record Routing(double experts, double groups, double groupsPerToken) {
    /** A router that chooses freely. */
    public static Routing free(double experts) {
        return new Routing(experts, 0, 0);
    }

    /** The router of a model with experts. */
    public static Routing of(ModelShape shape) {
        return new Routing(shape.topK(), shape.expertGroups(), shape.groupsPerToken());
    }

    /** Places out of n, domains or GPUs, that hold some expert of a token, on average; from 1 to n. */
    public double visited(double n) {
        double open = open(n);
        return open * (1 - Math.pow(1 - 1 / open, experts));
    }

    /** Places that a token may visit at all: a group that several places share opens all of them. */
    private double open(double n) {
        if (groups <= 0) {
            return n;
        }
        return n >= groups ? n * groupsPerToken / groups : Math.min(n, groupsPerToken);
    }
}
