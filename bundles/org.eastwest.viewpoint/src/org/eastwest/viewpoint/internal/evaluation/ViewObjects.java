// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.internal.evaluation;

import org.eastwest.viewpoint.diagram.DiagramEdge;
import org.eastwest.viewpoint.diagram.DiagramElement;
import org.eastwest.viewpoint.diagram.DiagramNode;
import org.eastwest.viewpoint.internal.vocabulary.Vocabulary;
import org.eclipse.emf.ecore.EObject;

/**
 * Stand-ins for the views that Sirius hands to expressions as {@code view}, {@code containerView} and {@code diagram}:
 * objects of its vocabulary that know their {@code target} and their {@code name}, and nothing else.
 */
public final class ViewObjects {
    private final Vocabulary vocabulary;

    public ViewObjects(Vocabulary vocabulary) {
        this.vocabulary = vocabulary;
    }

    public EObject diagram(EObject target) {
        return view("diagram/DSemanticDiagram", target, "");
    }

    public EObject of(DiagramElement element) {
        return view(element instanceof DiagramEdge ? "diagram/DEdge" : type(((DiagramNode) element).kind()),
                element.semantic(), "");
    }

    private static String type(DiagramNode.Kind kind) {
        return switch (kind) {
            case NODE -> "diagram/DNode";
            case LIST -> "diagram/DNodeList";
            case LIST_ITEM -> "diagram/DNodeListElement";
            default -> "diagram/DNodeContainer";
        };
    }

    private EObject view(String type, EObject target, String name) {
        EObject view = Vocabulary.create(vocabulary.eClass(type));
        view.eSet(view.eClass().getEStructuralFeature("target"), target);
        view.eSet(view.eClass().getEStructuralFeature("name"), name);
        return view;
    }
}
