// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.internal.evaluation;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.emf.ecore.xmi.XMLResource;

/**
 * Names objects of a model so that the name outlives the session: by their id where they have one, else by the path of
 * their containment, of names where names are unique and of indices elsewhere.
 */
public final class SemanticIds {
    private final Resource home;
    private final Map<EObject, String> known = new IdentityHashMap<>();
    private final Map<EObject, Map<String, Integer>> siblings = new IdentityHashMap<>();

    /** @param home the resource whose objects are named without it */
    public SemanticIds(Resource home) {
        this.home = home;
    }

    /** The name; the same as long as this object lives. */
    public String of(EObject object) {
        String id = known.get(object);
        if (id == null) {
            id = compute(object);
            known.put(object, id);
        }
        return id;
    }

    public void forget(EObject object) {
        known.remove(object);
    }

    /** Forgets what was counted among siblings: the model changed. */
    public void changed() {
        siblings.clear();
    }

    private String compute(EObject object) {
        String id = ownId(object);
        Resource resource = object.eResource();
        String foreign = resource == null || resource == home || resource.getURI() == null ? ""
                : resource.getURI().lastSegment() + "#";
        return foreign + clean(id == null ? path(object) : id);
    }

    private static String ownId(EObject object) {
        String id = EcoreUtil.getID(object);
        if (id == null && object.eResource() instanceof XMLResource xml) {
            id = xml.getID(object);
        }
        return id == null || id.isBlank() ? null : id;
    }

    private String path(EObject object) {
        EObject container = object.eContainer();
        if (container == null) {
            return "/";
        }
        String parent = ownId(container) == null ? path(container) : ownId(container);
        return parent + (parent.endsWith("/") ? "" : "/") + segment(container, object);
    }

    private String segment(EObject container, EObject object) {
        EReference feature = object.eContainmentFeature();
        if (!feature.isMany()) {
            return feature.getName();
        }
        String name = name(object);
        if (!name.isEmpty() && count(container, feature, name) == 1) {
            return feature.getName() + "=" + name;
        }
        return feature.getName() + "." + ((List<?>) container.eGet(feature)).indexOf(object);
    }

    private int count(EObject container, EReference feature, String name) {
        Map<String, Integer> counts = siblings.computeIfAbsent(container, c -> new java.util.HashMap<>());
        if (!counts.containsKey(feature.getName())) {
            counts.put(feature.getName(), 0);
            for (Object o : (List<?>) container.eGet(feature)) {
                counts.merge(feature.getName() + "=" + name((EObject) o), 1, Integer::sum);
            }
        }
        return counts.getOrDefault(feature.getName() + "=" + name, 0);
    }

    private static String name(EObject object) {
        EStructuralFeature feature = object.eClass().getEStructuralFeature("name");
        return feature instanceof EAttribute && !feature.isMany() && object.eGet(feature) instanceof String s ? s : "";
    }

    /** Ids are lines of a file: no line breaks in them. */
    private static String clean(String id) {
        return id.replaceAll("\\s", " ");
    }
}
