// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.internal.expression;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.util.EcoreUtil;

/** Reads features of model objects and tells what was read. */
final class Features {
    /** Names that are no features of a class and can be asked of every object. */
    static final Set<String> PSEUDO = Set.of("eContainer", "eContents", "eAllContents", "eCrossReferences");

    private Features() {
    }

    static Object get(EObject object, String name, Reads reads, int position) {
        EStructuralFeature feature = object.eClass().getEStructuralFeature(name);
        if (feature == null) {
            throw new ExpressionException(object.eClass().getName() + " has no feature '" + name + "'.", position);
        }
        reads.object(object);
        if (feature.isDerived() || feature.isVolatile()) {
            reads.opaque();
        }
        Object value = object.eGet(feature);
        return value instanceof Collection<?> c ? new ArrayList<>(c) : Values.instance(value);
    }

    static Object container(EObject object, Reads reads) {
        EObject container = object.eContainer();
        reads.object(object);
        if (container != null) {
            reads.object(container);
        }
        return container;
    }

    static List<EObject> contents(EObject object, Reads reads) {
        reads.object(object);
        return new ArrayList<>(object.eContents());
    }

    static List<EObject> allContents(EObject object, Reads reads) {
        List<EObject> all = new ArrayList<>();
        reads.object(object);
        object.eAllContents().forEachRemaining(o -> {
            all.add(o);
            reads.object(o);
        });
        return all;
    }

    static List<EObject> crossReferences(EObject object, Reads reads) {
        reads.object(object);
        return new ArrayList<>(object.eCrossReferences());
    }

    /** Who refers to an object, anywhere in its resources; containers do not count. */
    static List<EObject> inverse(EObject object, String feature, Reads reads) {
        reads.opaque();
        EObject root = EcoreUtil.getRootContainer(object);
        Collection<EStructuralFeature.Setting> settings = root.eResource() == null
                ? EcoreUtil.UsageCrossReferencer.find(object, root)
                : root.eResource().getResourceSet() == null
                        ? EcoreUtil.UsageCrossReferencer.find(object, root.eResource())
                        : EcoreUtil.UsageCrossReferencer.find(object, root.eResource().getResourceSet());
        Set<EObject> found = new LinkedHashSet<>();
        settings.stream().filter(s -> feature == null || s.getEStructuralFeature().getName().equals(feature))
                .forEach(s -> found.add(s.getEObject()));
        return new ArrayList<>(found);
    }

    static Object pseudo(EObject object, String name, Reads reads) {
        return switch (name) {
            case "eContainer" -> container(object, reads);
            case "eContents" -> contents(object, reads);
            case "eAllContents" -> allContents(object, reads);
            default -> crossReferences(object, reads);
        };
    }
}
