// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.internal.vocabulary;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.resource.impl.ResourceImpl;

/**
 * The resource {@code environment:/viewpoint} with the colours that every specification may use. Their values are those
 * of Sirius (red, light yellow, light red and light green measured in its pictures).
 */
public final class SystemColors {
    /** Where specifications find the colours. */
    public static final URI ENVIRONMENT = URI.createURI("environment:/viewpoint");
    private static final Map<String, int[]> COLORS = colors();

    private SystemColors() {
    }

    private static Map<String, int[]> colors() {
        Map<String, int[]> c = new LinkedHashMap<>();
        c.put("black", new int[] {0, 0, 0});
        c.put("blue", new int[] {114, 159, 207});
        c.put("red", new int[] {239, 41, 41});
        c.put("green", new int[] {138, 226, 52});
        c.put("yellow", new int[] {252, 233, 79});
        c.put("purple", new int[] {173, 127, 168});
        c.put("orange", new int[] {252, 175, 62});
        c.put("chocolate", new int[] {233, 185, 110});
        c.put("gray", new int[] {136, 136, 136});
        c.put("white", new int[] {255, 255, 255});
        c.put("dark_blue", new int[] {39, 76, 114});
        c.put("dark_red", new int[] {156, 12, 12});
        c.put("dark_green", new int[] {77, 137, 20});
        c.put("dark_yellow", new int[] {201, 151, 0});
        c.put("dark_purple", new int[] {114, 73, 110});
        c.put("dark_orange", new int[] {224, 133, 3});
        c.put("dark_chocolate", new int[] {154, 103, 23});
        c.put("dark_gray", new int[] {69, 69, 69});
        c.put("light_blue", new int[] {194, 239, 255});
        c.put("light_red", new int[] {246, 139, 139});
        c.put("light_green", new int[] {204, 242, 166});
        c.put("light_yellow", new int[] {255, 245, 181});
        c.put("light_purple", new int[] {217, 196, 215});
        c.put("light_orange", new int[] {253, 206, 137});
        c.put("light_chocolate", new int[] {253, 206, 137});
        c.put("light_gray", new int[] {209, 209, 209});
        return c;
    }

    /** A resource that holds the colours as the vocabulary has them. */
    @SuppressWarnings("unchecked")
    static Resource environment(Vocabulary vocabulary) {
        EObject environment = Vocabulary.create(vocabulary.eClass("description/Environment"));
        EObject palette = Vocabulary.create(vocabulary.eClass("description/SytemColorsPalette"));
        set(environment, "systemColors", palette);
        List<EObject> entries = (List<EObject>) palette.eGet(palette.eClass().getEStructuralFeature("entries"));
        COLORS.forEach((name, rgb) -> {
            EObject color = Vocabulary.create(vocabulary.eClass("description/SystemColor"));
            set(color, "name", name);
            set(color, "red", rgb[0]);
            set(color, "green", rgb[1]);
            set(color, "blue", rgb[2]);
            entries.add(color);
        });
        Resource resource = new ResourceImpl(ENVIRONMENT);
        resource.getContents().add(environment);
        return resource;
    }

    private static void set(EObject object, String feature, Object value) {
        object.eSet(object.eClass().getEStructuralFeature(feature), value);
    }
}
