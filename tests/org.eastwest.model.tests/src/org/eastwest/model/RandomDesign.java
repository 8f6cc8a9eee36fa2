// SPDX-License-Identifier: EPL-2.0
package org.eastwest.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

import org.eclipse.emf.common.util.TreeIterator;
import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EDataType;
import org.eclipse.emf.ecore.EEnum;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.util.EcoreUtil;

import org.eastwest.model.attribute.AttributeFacts;
import org.eastwest.model.attribute.Range;
import org.eastwest.model.design.Design;
import org.eastwest.model.design.DesignPackage;
import org.eastwest.model.design.NamedElement;
import org.eastwest.model.design.ParallelDimension;

/** A design with any elements and any values the metamodel allows, the same for the same seed. */
public final class RandomDesign {
    private static final String CHARACTERS = "abz019 _-.,:;<>&\"'\t\n\r=/\\\u00e4\u6f22\u00a0\ud83d\ude80";

    private final Random random;
    private int identified;

    private RandomDesign(long seed) {
        random = new Random(seed);
    }

    /** A new design. */
    public static Design of(long seed) {
        RandomDesign generator = new RandomDesign(seed);
        Design design = (Design) generator.element(DesignPackage.Literals.DESIGN);
        for (TreeIterator<EObject> elements = design.eAllContents(); elements.hasNext();) {
            generator.refer(elements.next(), design);
        }
        return design;
    }

    private EObject element(EClass type) {
        EObject element = EcoreUtil.create(type);
        type.getEAllAttributes().stream().filter(attribute -> random.nextInt(3) > 0)
                .forEach(attribute -> element.eSet(attribute, value(attribute)));
        if (element instanceof NamedElement named) {
            named.setId("e" + identified++);
        }
        for (EReference reference : type.getEAllContainments()) {
            int count = random.nextInt(reference.isMany() ? 4 : 2);
            for (int i = 0; i < count; i++) {
                attach(element, reference, element(concrete(reference.getEReferenceType())));
            }
        }
        return element;
    }

    private EClass concrete(EClass type) {
        List<EClass> choices = DesignPackage.eINSTANCE.getEClassifiers().stream().filter(EClass.class::isInstance)
                .map(EClass.class::cast).filter(choice -> !choice.isAbstract() && type.isSuperTypeOf(choice)).toList();
        return choices.get(random.nextInt(choices.size()));
    }

    @SuppressWarnings("unchecked")
    private static void attach(EObject element, EReference reference, EObject target) {
        if (reference.isMany()) {
            ((List<EObject>) element.eGet(reference)).add(target);
        } else {
            element.eSet(reference, target);
        }
    }

    private void refer(EObject element, Design design) {
        for (EReference reference : element.eClass().getEAllReferences()) {
            if (!reference.isContainment()) {
                List<EObject> targets = new ArrayList<>();
                design.eAllContents().forEachRemaining(target -> {
                    if (reference.getEReferenceType().isInstance(target) && random.nextBoolean()) {
                        targets.add(target);
                    }
                });
                targets.stream().limit(reference.isMany() ? 9 : 1)
                        .forEach(target -> attach(element, reference, target));
            }
        }
    }

    private Object value(EAttribute attribute) {
        EDataType type = attribute.getEAttributeType();
        if (type instanceof EEnum choices) {
            return choices.getELiterals().get(random.nextInt(choices.getELiterals().size())).getInstance();
        }
        if (type == DesignPackage.Literals.DIMENSION_ORDER) {
            return random.ints(random.nextInt(5), 0, 5).mapToObj(ParallelDimension.VALUES::get).toList();
        }
        if (type == DesignPackage.Literals.PRIORITY_LIST) {
            return random.ints(random.nextInt(4), 0, 8).boxed().toList();
        }
        if (type == DesignPackage.Literals.FAULT_LIST) {
            return random.ints(random.nextInt(4), 0, 99).mapToObj(number -> "gpu:servers/" + number + "=80%").toList();
        }
        if (type.getInstanceClass() == boolean.class) {
            return random.nextBoolean();
        }
        return type.getInstanceClass() == String.class ? text() : number(type,
                AttributeFacts.of(attribute).range().get());
    }

    private Number number(EDataType type, Range range) {
        double share = random.nextBoolean() ? random.nextDouble() : Math.pow(10, -12 * random.nextDouble());
        double value = range.minimum() + (range.maximum() - range.minimum()) * share;
        if (type.getInstanceClass() == Double.class) {
            return value;
        }
        return (int) value;
    }

    private String text() {
        int[] points = CHARACTERS.codePoints().toArray();
        StringBuilder text = new StringBuilder();
        random.ints(random.nextInt(12), 0, points.length).forEach(i -> text.appendCodePoint(points[i]));
        return text.toString();
    }
}
