// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.internal.specification;

import java.util.Map;
import java.util.Set;
import org.eclipse.emf.common.util.TreeIterator;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.resource.Resource;

/** What of the vocabulary the diagrams here understand; everything else that a specification uses is told. */
public final class Supported {
    static final String UNSUPPORTED = "EW-VIEWPOINT-004";

    private static final Set<String> CLASSES = Set.of("Group", "Viewpoint", "JavaExtension", "DiagramDescription",
            "DiagramExtensionDescription", "Layer", "AdditionalLayer", "NodeMapping", "ContainerMapping", "EdgeMapping",
            "ConditionalNodeStyleDescription", "ConditionalContainerStyleDescription",
                    "ConditionalEdgeStyleDescription",
            "SquareDescription", "EllipseNodeDescription", "LozengeNodeDescription", "BundledImageDescription",
            "NoteDescription", "DotDescription", "GaugeCompositeStyleDescription", "GaugeSectionDescription",
            "WorkspaceImageDescription", "FlatContainerStyleDescription", "ShapeContainerStyleDescription",
            "EdgeStyleDescription", "BeginLabelStyleDescription", "CenterLabelStyleDescription",
            "EndLabelStyleDescription", "UserColorsPalette", "UserFixedColor", "SystemColor", "InterpolatedColor",
            "ColorStep", "ComputedColor", "CompositeFilterDescription", "MappingFilter", "ValidationSet",
            "SemanticValidationRule", "ViewValidationRule", "RuleAudit", "ValidationFix", "DecorationDescriptionsSet",
            "MappingBasedDecoration", "SemanticBasedDecoration", "GenericDecorationDescription", "CompositeLayout",
            "OrderedTreeLayout", "CustomLayoutConfiguration", "BooleanLayoutOption", "StringLayoutOption",
            "IntegerLayoutOption", "DoubleLayoutOption", "EnumLayoutOption", "EnumSetLayoutOption", "EnumLayoutValue",
            "ToolSection", "ToolGroup", "NodeCreationDescription", "ContainerCreationDescription",
            "EdgeCreationDescription", "DeleteElementDescription", "DirectEditLabel", "ReconnectEdgeDescription",
            "ContainerDropDescription", "DoubleClickDescription", "ToolDescription", "DiagramNavigationDescription",
            "EditMaskVariables", "InitialOperation", "InitialNodeCreationOperation", "InitEdgeCreationOperation",
            "InitialContainerDropOperation", "ChangeContext", "CreateInstance", "SetValue", "Unset", "MoveElement",
            "RemoveElement", "For", "If", "Switch", "Case", "Default", "Let", "Navigation", "NodeCreationVariable",
            "ContainerViewVariable", "SourceEdgeCreationVariable", "TargetEdgeCreationVariable",
            "SourceEdgeViewCreationVariable", "TargetEdgeViewCreationVariable", "ElementDeleteVariable",
            "ElementSelectVariable", "ElementDoubleClickVariable", "ElementVariable", "ElementViewVariable",
            "ElementDropVariable", "DropContainerVariable", "NameVariable", "DAnnotation", "EStringToStringMapEntry");

    /** Features without effect here, by class or superclass. */
    private static final Map<String, Set<String>> FEATURES = Map.of(
            "DiagramDescription", Set.of("init", "diagramInitialisation", "defaultConcern", "concerns", "reusedTools"),
            "DiagramElementMapping", Set.of("semanticElements", "detailDescriptions", "pasteDescriptions"),
            "EdgeMapping", Set.of("pathExpression", "pathNodeMapping", "targetExpression"),
            "MappingFilter", Set.of("viewConditionExpression"),
            "AbstractToolDescription", Set.of("filters", "elementsToSelect"),
            "DeleteElementDescription", Set.of("hook"),
            "EdgeStyleDescription", Set.of("centeredSourceMappings", "centeredTargetMappings"),
            "VariableContainer", Set.of("subVariables"),
            "FlatContainerStyleDescription", Set.of("labelBorderStyle"),
            "Layer", Set.of("customization", "edgeMappingImports", "reusedTools"));

    private Supported() {
    }

    /** Tells what of a file has no effect. */
    public static void check(Resource file, Problems problems) {
        for (TreeIterator<EObject> all = file.getAllContents(); all.hasNext();) {
            EObject element = all.next();
            String type = element.eClass().getName();
            if (!element.eClass().getEPackage().getNsURI().startsWith("http://www.eclipse.org/sirius/")) {
                all.prune();
            } else if (!CLASSES.contains(type)) {
                all.prune();
                unsupported(element, type + " is not supported and has no effect", problems);
            } else {
                checkFeatures(element, problems);
            }
        }
    }

    private static void checkFeatures(EObject element, Problems problems) {
        FEATURES.forEach((type, features) -> {
            if (Elements.is(element, type)) {
                features.stream().filter(f -> Elements.isSet(element, f)).sorted().forEach(f ->
                        unsupported(element, "'" + f + "' is not supported and has no effect", problems));
            }
        });
        if (Elements.is(element, "DiagramElementMapping") && !Elements.truth(element, "createElements")) {
            unsupported(element, "'createElements' is false, which is not supported: its elements are always made",
                    problems);
        }
        if (Elements.is(element, "MappingFilter") && Elements.text(element, "filterKind").equals("COLLAPSE")) {
            unsupported(element, "Collapsing is not supported: the filter hides instead", problems);
        }
        String folding = Elements.text(element, "foldingStyle");
        if (!folding.isEmpty() && !folding.equals("NONE")) {
            unsupported(element, "Folding of edges is not supported: they are always shown", problems);
        }
        if (Elements.text(element, "shape").equals("providedShape")) {
            unsupported(element, "Provided shapes are not supported: a square is drawn", problems);
        }
    }

    private static void unsupported(EObject element, String message, Problems problems) {
        problems.warning(UNSUPPORTED, element, message + " in the diagrams of this workbench.",
                "An installed Sirius may support it.");
    }
}
