// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.lint;

import static org.eastwest.viewpoint.internal.specification.Elements.all;
import static org.eastwest.viewpoint.internal.specification.Elements.is;
import static org.eastwest.viewpoint.internal.specification.Elements.isSet;
import static org.eastwest.viewpoint.internal.specification.Elements.text;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.eastwest.viewpoint.Problem;
import org.eastwest.viewpoint.Problem.Severity;
import org.eastwest.viewpoint.Specification;
import org.eastwest.viewpoint.SpecificationReader;
import org.eastwest.viewpoint.SpecificationSource;
import org.eastwest.viewpoint.internal.expression.ExpressionException;
import org.eastwest.viewpoint.internal.specification.Nesting;
import org.eastwest.viewpoint.internal.specification.Problems;
import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EPackage;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.resource.Resource;

/**
 * Checks specifications for what Sirius does not tell: everything that reading finds (the vocabulary, required
 * features, references, expressions, services), types and features of the metamodels, images, names, and the traps that are
 * known to cost days. A specification without a finding loads in Sirius and in this workbench alike.
 */
public final class Lint {
    /** Present wherever the Sirius runtime is; a specification with a newer version is refused there. */
    public static final String SAFE_VERSION = "12.0.0.2017041100";

    private static final String VERSION = "EW-VIEWPOINT-030";
    private static final String AQL = "EW-VIEWPOINT-031";
    private static final String FRACTIONS = "EW-VIEWPOINT-032";
    private static final String TYPE = "EW-VIEWPOINT-033";
    private static final String FEATURE = "EW-VIEWPOINT-034";
    private static final String IMAGE = "EW-VIEWPOINT-035";
    private static final String NAME = "EW-VIEWPOINT-036";
    private static final String FILTER = "EW-VIEWPOINT-037";
    private static final String IN_ITSELF = "EW-VIEWPOINT-038";
    private static final String PLAIN = "EW-VIEWPOINT-039";
    private static final String RANGE = "EW-VIEWPOINT-041";
    private static final Set<String> PSEUDO = Set.of("eContainer", "eContents", "eAllContents", "eCrossReferences");

    private final Specification specification;
    private final Problems problems;
    private final SelfTypes selves;
    /** Whether what fails in a Sirius alone counts. */
    private final boolean traps;

    private Lint(Specification specification, boolean traps) {
        this.specification = specification;
        this.traps = traps;
        this.problems = specification.files().problems();
        this.selves = new SelfTypes(specification.expressions().types());
    }

    /**
     * Checks files that belong together.
     *
     * @param metamodels the packages whose types and features they may name
     */
    public static List<Problem> check(List<SpecificationSource> files, EPackage.Registry metamodels) {
        return check(new SpecificationReader(metamodels).read(files));
    }

    /** Checks what was read. */
    public static List<Problem> check(Specification specification) {
        return check(specification, true);
    }

    /**
     * Checks what was read for what cannot work here: types, features, services and images that do not exist, and
     * elements that cannot be told apart. What fails in Sirius alone is left out.
     *
     * @since 1.1
     */
    public static List<Problem> faults(Specification specification) {
        return check(specification, false);
    }

    private static List<Problem> check(Specification specification, boolean traps) {
        Lint lint = new Lint(specification, traps);
        specification.files().sources().forEach(lint::check);
        return specification.problems();
    }

    private void check(Resource file, SpecificationSource source) {
        if (traps) {
            file.getContents().stream().filter(g -> is(g, "Group")).forEach(this::version);
        }
        file.getAllContents().forEachRemaining(e -> {
            if (e.eClass().getEPackage().getNsURI().startsWith("http://www.eclipse.org/sirius/")) {
                e.eClass().getEAllAttributes().stream().filter(a -> isSet(e, a.getName())
                        || a.getName().equals("labelExpression"))
                        .filter(a -> !a.isMany()).forEach(a -> attribute(e, a, source));
                names(e);
                if (traps) {
                    traps(e);
                }
            }
        });
    }

    private void version(EObject group) {
        String version = text(group, "version");
        if (version.compareTo(SAFE_VERSION) > 0) {
            problems.error(VERSION, group,
                    "Version " + version + " is newer than what every Sirius has: Sirius refuses the"
                    + " specification.", "Write version=\"" + SAFE_VERSION + "\".");
        }
    }

    private void attribute(EObject element, EAttribute attribute, SpecificationSource source) {
        String value = text(element, attribute.getName());
        PlainValues.number(attribute.getName(), value).ifPresent(wrong -> problems.error(RANGE, element, wrong, ""));
        switch (attribute.getEAttributeType().getName()) {
            case "InterpretedExpression" -> expression(element, attribute.getName(), value);
            case "TypeName" -> type(element, attribute.getName(), value);
            case "FeatureName" -> changedFeature(element, attribute.getName(), value);
            case "ImagePath" -> image(element, attribute.getName(), value, source);
            default -> { }
        }
        if (attribute.getName().equals("imageExpression") && !value.contains(":")) {
            image(element, attribute.getName(), value, source);
        }
    }

    private void expression(EObject element, String feature, String text) {
        if (traps && text.startsWith("aql:")) {
            problems.warning(AQL, element,
                    "'" + feature + "' uses aql:. In a Sirius without its AQL feature the text itself"
                    + " becomes the value, and nothing tells.", "Use feature:, var: or service:.");
        }
        try {
            specification.expressions().read(text);
        } catch (ExpressionException e) {
            return;
        }
        PlainValues.expression(element, feature, text).ifPresent(wrong -> problems.error(PLAIN, element, wrong,
                "Begin it with feature:, var: or service:."));
        if (text.startsWith("feature:")) {
            String name = text.substring("feature:".length()).trim();
            Set<EClass> types = selves.of(element, feature);
            if (!PSEUDO.contains(name) && !types.isEmpty()
                    && types.stream().noneMatch(t -> selves.hasFeature(t, name))) {
                problems.error(FEATURE, element, "'" + feature + "' is \"" + text + "\", but "
                        + types.stream().map(EClass::getName).reduce((a, b) -> a + " and " + b).orElseThrow()
                        + " has no feature '" + name + "'.", "");
            } else if (types.isEmpty() && selves.knowsMetamodels() && !PSEUDO.contains(name) && !selves.anyHas(name)) {
                problems.error(FEATURE, element, "'" + feature + "' is \"" + text
                        + "\", but no class of the metamodels has a"
                        + " feature '" + name + "'.", "");
            }
        }
    }

    private void type(EObject element, String feature, String name) {
        if (specification.expressions().types().knowsPackage(name) && specification.expressions().types()
                .classifier(name) == null) {
            problems.error(TYPE, element, "'" + feature + "' names the type '" + name + "', which does not exist.",
                    "Name a class as package::Class.");
        } else if (traps && selves.knowsMetamodels() && !specification.expressions().types().knowsPackage(name)) {
            problems.warning(TYPE, element, "'" + feature + "' names the type '" + name + "' of a metamodel that is not"
                    + " known here; it is not checked.", "Name its metamodel, or the bundle that declares it.");
        }
    }

    private void changedFeature(EObject element, String feature, String name) {
        if (selves.knowsMetamodels() && !name.isEmpty() && !selves.anyHas(name)) {
            problems.error(FEATURE, element, "'" + feature + "' is '" + name
                    + "', but no class of the metamodels has such a"
                    + " feature.", "");
        }
    }

    private void image(EObject element, String feature, String path, SpecificationSource source) {
        if (!path.isEmpty() && source.image(path).isEmpty()) {
            problems.error(IMAGE, element, "'" + feature + "' names the image " + path + ", which is not there.",
                    "Write /BUNDLE/PATH.");
        }
    }

    /** References find elements by their names: two of one name at one place cannot be told apart. */
    private void names(EObject owner) {
        for (EReference containment : owner.eClass().getEAllContainments()) {
            if (!containment.isMany()) {
                continue;
            }
            Map<String, EObject> seen = new HashMap<>();
            for (EObject element : all(owner, containment.getName())) {
                String name = text(element, "name");
                if (!name.isEmpty() && seen.putIfAbsent(name, element) != null) {
                    problems.error(NAME, element, "There are two elements '" + name + "' in '" + containment.getName()
                            + "'; references find the first only.", "Give each a name of its own.");
                }
            }
        }
    }

    private void traps(EObject element) {
        String candidates = text(element, "semanticCandidatesExpression");
        if (is(element, "AbstractNodeMapping") && !candidates.isEmpty() && !selves.leadsInwards(candidates)
                && Nesting.inItself(element)) {
            problems.add(Severity.NOTE, IN_ITSELF, element, "It stands in itself. Where"
                    + " 'semanticCandidatesExpression' leads from an object back to it, Sirius draws without end; the"
                    + " diagrams of this workbench leave such an object out and tell it.",
                    "Let it find only what is in an object.");
        }
        if (is(element, "InterpolatedColor")) {
            fractions(element);
        }
        for (String size : List.of("sizeComputationExpression", "widthComputationExpression",
                "heightComputationExpression",
                "borderSizeComputationExpression")) {
            if (text(element, size).matches("-?\\d*\\.\\d+")) {
                problems.warning(FRACTIONS, element, "'" + size + "' is " + text(element, size)
                        + ", but sizes are whole"
                        + " numbers.", "Give a whole number.");
            }
        }
        if (is(element, "MappingFilter") && text(element, "filterKind").equals("HIDE")
                && text(element, "semanticConditionExpression").isEmpty()) {
            problems.add(Severity.NOTE, FILTER, element,
                    "A filter without 'semanticConditionExpression' hides all elements of"
                    + " its mappings.", "The condition is the one to stay visible.");
        }
    }

    private void fractions(EObject color) {
        List<String> values = new ArrayList<>(List.of(text(color, "maxValueComputationExpression")));
        all(color, "colorSteps").forEach(s -> values.add(text(s, "associatedValue")));
        boolean fraction = values.stream().anyMatch(v -> v.matches("-?\\d*\\.\\d+"));
        if (fraction || text(color, "maxValueComputationExpression").equals("1")) {
            problems.warning(FRACTIONS, color,
                    "Values of an interpolated colour are cut to whole numbers: between 0 and 1"
                    + " there are two colours only.", "Compute percents: 0 to 100.");
        }
    }

    /** Which classes {@code self} may have in an expression, as far as the specification tells. */
    private static final class SelfTypes {
        private final org.eastwest.viewpoint.internal.expression.Types types;

        SelfTypes(org.eastwest.viewpoint.internal.expression.Types types) {
            this.types = types;
        }

        boolean knowsMetamodels() {
            return !types.metamodels().isEmpty();
        }

        boolean anyHas(String feature) {
            return types.metamodels().stream().flatMap(p -> p.getEClassifiers().stream())
                    .anyMatch(c -> c instanceof EClass k && k.getEStructuralFeature(feature) != null);
        }

        /** Whether an expression finds only what an object contains, wherever it is evaluated. */
        boolean leadsInwards(String expression) {
            String name = expression.startsWith("feature:") ? expression.substring("feature:".length()).trim() : "";
            List<EStructuralFeature> features = types.metamodels().stream().flatMap(p -> p.getEClassifiers().stream())
                    .filter(EClass.class::isInstance).map(c -> ((EClass) c).getEStructuralFeature(name))
                    .filter(Objects::nonNull).toList();
            return Set.of("eContents", "eAllContents").contains(name) || !features.isEmpty()
                    && features.stream().allMatch(f -> f instanceof EReference r && r.isContainment());
        }

        /** The class or one of its subclasses has it: a precondition may have looked. */
        boolean hasFeature(EClass type, String feature) {
            return type.getEStructuralFeature(feature) != null || types.metamodels().stream()
                    .flatMap(p -> p.getEClassifiers().stream()).anyMatch(c -> c instanceof EClass k
                            && k.getEAllSuperTypes().contains(type) && k.getEStructuralFeature(feature) != null);
        }

        Set<EClass> of(EObject element, String feature) {
            Set<EClass> found = new LinkedHashSet<>();
            EObject mapping = around(element);
            if (mapping == null) {
                return found;
            }
            if (feature.equals("semanticCandidatesExpression") && element == mapping) {
                add(outer(mapping), found);
            } else if (is(mapping, "EdgeMapping") && text(mapping, "domainClass").isEmpty()) {
                all(mapping, "sourceMapping").forEach(s -> add(s, found));
            } else if (!is(mapping, "EdgeMapping") || isSet(mapping, "useDomainElement")) {
                add(mapping, found);
            } else {
                all(mapping, "sourceMapping").forEach(s -> add(s, found));
            }
            return found;
        }

        private void add(EObject mapping, Set<EClass> found) {
            EClass type = mapping == null ? null : types.eClass(text(mapping, "domainClass"));
            if (type != null) {
                found.add(type);
            }
        }

        /** The mapping or the diagram an expression of looks belongs to; tools, colours and rules have no one self. */
        private static EObject around(EObject element) {
            for (EObject o = element; o != null; o = o.eContainer()) {
                if (is(o, "ToolEntry") || is(o, "UserColor") || is(o, "ValidationRule") || is(o, "Filter")
                        || is(o, "DecorationDescription")) {
                    return null;
                }
                if (is(o, "DiagramElementMapping") || is(o, "DiagramDescription")) {
                    return o;
                }
            }
            return null;
        }

        private static EObject outer(EObject mapping) {
            for (EObject o = mapping.eContainer(); o != null; o = o.eContainer()) {
                if (is(o, "DiagramElementMapping")) {
                    return o;
                }
                if (is(o, "DiagramDescription")) {
                    return text(o, "rootExpression").isEmpty() ? o : null;
                }
            }
            return null;
        }
    }
}
