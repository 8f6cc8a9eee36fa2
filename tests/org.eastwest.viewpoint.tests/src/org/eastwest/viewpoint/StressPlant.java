// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.emf.ecore.EObject;

/** A plant of three tiers like a large fabric: units of each tier are joined to several of the tier above. */
public final class StressPlant {
    private StressPlant() {
    }

    /**
     * Makes a plant.
     *
     * @param top units of the upper tier
     * @param middle units of the middle tier
     * @param bottom units of the lower tier, each joined to two of the middle one
     * @param pipes all edges; those that the lower tier leaves join the middle and the upper tier
     */
    public static EObject of(Plumbing plumbing, int top, int middle, int bottom, int pipes) {
        EObject plant = plumbing.emptyPlant();
        List<EObject> ports = new ArrayList<>();
        for (int i = 0; i < top + middle + bottom; i++) {
            EObject unit = plumbing.make("Unit", "unit" + i);
            Plumbing.set(unit, "load", i % 15 / 10.0);
            EObject port = plumbing.make("Port", null);
            Plumbing.list(unit, "ports").add(port);
            ports.add(port);
            Plumbing.list(plant, "units").add(unit);
        }
        for (int i = 0; i < pipes; i++) {
            EObject pipe = plumbing.make("Pipe", "pipe" + i);
            boolean lower = i < 2 * bottom;
            int j = i - 2 * bottom;
            Plumbing.set(pipe, "from", ports.get(lower ? top + (i / 2 * middle / bottom + i % 2 * 7) % middle
                    : (j * 3 + j / middle) % top));
            Plumbing.set(pipe, "to", ports.get(lower ? top + middle + i / 2 : top + j % middle));
            Plumbing.list(plant, "pipes").add(pipe);
        }
        return plant;
    }
}
