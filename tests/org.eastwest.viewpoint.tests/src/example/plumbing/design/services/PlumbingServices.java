// SPDX-License-Identifier: EPL-2.0
package example.plumbing.design.services;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.eclipse.emf.ecore.EObject;

/** The Java services of the specifications plumbing.odesign and plain.odesign. */
public class PlumbingServices {
    /** The title of a plant's diagram. */
    public String plumbingTitle(EObject plant) {
        return get(plant, "name") + " flow";
    }

    /** A unit's name and load. */
    public String plumbingUnitLabel(EObject unit) {
        return String.format(Locale.ROOT, "%s (%d %%)", get(unit, "name"), Math.round(load(unit) * 100));
    }

    /** Whether a unit carries more than it can. */
    public boolean plumbingOverloaded(EObject unit) {
        return load(unit) > 1;
    }

    /** The pipes at a unit's ports. */
    public List<EObject> plumbingAttachedPipes(EObject unit) {
        List<EObject> attached = new ArrayList<>();
        for (Object pipe : (List<?>) get(unit.eContainer(), "pipes")) {
            List<?> ports = (List<?>) get(unit, "ports");
            if (ports.contains(get((EObject) pipe, "from")) || ports.contains(get((EObject) pipe, "to"))) {
                attached.add((EObject) pipe);
            }
        }
        return attached;
    }

    /** Gives each unit of a plant the same load. */
    public EObject plumbingBalance(EObject plant) {
        EObject whole = plant.eClass().getEStructuralFeature("units") == null ? plant.eContainer() : plant;
        List<?> units = (List<?>) get(whole, "units");
        double mean = units.stream().mapToDouble(u -> load((EObject) u)).average().orElse(0);
        units.forEach(u -> ((EObject) u).eSet(((EObject) u).eClass().getEStructuralFeature("load"), mean));
        return whole;
    }

    private static double load(EObject unit) {
        return (Double) get(unit, "load");
    }

    private static Object get(EObject object, String feature) {
        return object.eGet(object.eClass().getEStructuralFeature(feature));
    }
}
