// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.internal.vocabulary;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eastwest.viewpoint.Problem;
import org.eastwest.viewpoint.Problem.Severity;
import org.eastwest.viewpoint.SpecificationSource;
import org.eastwest.viewpoint.internal.specification.Problems;
import org.eclipse.emf.common.util.TreeIterator;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EPackage;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.EcorePackage;
import org.eclipse.emf.ecore.InternalEObject;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.impl.EPackageRegistryImpl;
import org.eclipse.emf.ecore.resource.ResourceSet;
import org.eclipse.emf.ecore.resource.impl.ResourceSetImpl;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.emf.ecore.xmi.XMLResource;

/** Specifications as objects of the vocabulary, with what their files break of it. */
public final class SpecificationFiles {
    private static final String MALFORMED = "EW-VIEWPOINT-001";
    private static final String UNRESOLVED = "EW-VIEWPOINT-002";
    private static final String MISSING = "EW-VIEWPOINT-003";

    private final Vocabulary vocabulary = new Vocabulary();
    private final ResourceSet resources = new ClosedResourceSet();
    private final Map<Resource, SpecificationSource> sources = new LinkedHashMap<>();
    private final Map<Resource, String> names = new IdentityHashMap<>();
    private final Map<EObject, Integer> lines = new IdentityHashMap<>();
    private final Set<String> metamodelUris = new LinkedHashSet<>();
    private final Problems problems = new Problems(names, lines);

    /** Never fetches anything: only what was given and the known metamodels count. */
    private static final class ClosedResourceSet extends ResourceSetImpl {
        @Override
        public Resource getResource(URI uri, boolean loadOnDemand) {
            return super.getResource(uri, false);
        }
    }

    /** Reads files; references between them resolve whatever their order. */
    public SpecificationFiles(EPackage.Registry metamodels, List<SpecificationSource> files) {
        resources.setPackageRegistry(new EPackageRegistryImpl(metamodels));
        resources.getPackageRegistry().putAll(vocabulary.packages());
        resources.getResources().add(SystemColors.environment(vocabulary));
        files.forEach(this::load);
        sources.keySet().forEach(this::check);
    }

    public Problems problems() {
        return problems;
    }

    /** The source of each loaded file, in the order given. */
    public Map<Resource, SpecificationSource> sources() {
        return sources;
    }

    public Vocabulary vocabulary() {
        return vocabulary;
    }

    /** The URIs of the metamodels that diagrams name, in their order. */
    public Set<String> metamodelUris() {
        return metamodelUris;
    }

    private void load(SpecificationSource source) {
        OdesignResource resource = new OdesignResource(source.uri());
        resources.getResources().add(resource);
        names.put(resource, source.name());
        sources.put(resource, source);
        try (InputStream in = source.open()) {
            byte[] bytes = in.readAllBytes();
            resource.startsOf(ElementLines.of(new String(bytes, StandardCharsets.UTF_8)));
            resource.load(new ByteArrayInputStream(bytes), Map.of(XMLResource.OPTION_DEFER_IDREF_RESOLUTION, true));
        } catch (IOException | RuntimeException e) {
            if (resource.getErrors().isEmpty()) {
                unreadable(source, e);
            }
        }
        resource.getErrors().forEach(d -> unreadable(source, d));
        lines.putAll(resource.lines());
        checkRoot(source, resource);
    }

    private void checkRoot(SpecificationSource source, Resource resource) {
        EObject root = resource.getContents().isEmpty() ? null : resource.getContents().get(0);
        if (root != null && root.eClass() != vocabulary.eClass("description/Group")) {
            problems.error(MALFORMED, root, "The file holds a " + root.eClass().getName()
                    + ", not a specification.", "Its root is a description:Group.");
        } else if (root == null && resource.getErrors().isEmpty()) {
            problems.add(new Problem(Severity.ERROR, MALFORMED, source.name(), 0, "", "The file is empty.",
                    "Its root is a description:Group."));
        }
    }

    private void unreadable(SpecificationSource source, Exception e) {
        problems.add(new Problem(Severity.ERROR, MALFORMED, source.name(), 0, "", "It cannot be read: "
                + message(e), "Give a readable .odesign file."));
    }

    private void unreadable(SpecificationSource source, Resource.Diagnostic diagnostic) {
        problems.add(new Problem(Severity.ERROR, MALFORMED, source.name(), Math.max(0, diagnostic.getLine()), "",
                VocabularyMessages.of(diagnostic), "See what the vocabulary of Sirius allows there."));
    }

    private static String message(Exception e) {
        return e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
    }

    private void check(Resource resource) {
        for (TreeIterator<EObject> all = resource.getAllContents(); all.hasNext();) {
            EObject element = all.next();
            if (!vocabulary.packages().containsValue(element.eClass().getEPackage())) {
                all.prune();
                continue;
            }
            element.eClass().getEAllReferences().stream().filter(r -> !r.isContainment() && !r.isDerived())
                    .forEach(r -> resolve(element, r));
            element.eClass().getEAllStructuralFeatures().stream().filter(f -> missing(element, f)).forEach(f ->
                    problems.error(MISSING, element, "'" + f.getName() + "' is required and "
                            + (element.eIsSet(f) ? "empty." : "not set."), "Give it a value."));
        }
    }

    /**
     * What has a value without being set is not missing: numbers, truth values, enumerations and defaults. An empty
     * text is no value.
     */
    private static boolean missing(EObject element, EStructuralFeature feature) {
        if (!feature.isRequired() || feature.isDerived()) {
            return false;
        }
        return element.eIsSet(feature) ? "".equals(element.eGet(feature))
                : feature.isMany() || element.eGet(feature) == null;
    }

    private void resolve(EObject element, EReference reference) {
        Object value = element.eGet(reference, true);
        List<?> targets = reference.isMany() ? (List<?>) value : value == null ? List.of() : List.of(value);
        for (Object target : List.copyOf(targets)) {
            if (reference.getEReferenceType() == EcorePackage.Literals.EPACKAGE) {
                metamodelUris.add(EcoreUtil.getURI((EObject) target).trimFragment().toString());
                if (target instanceof EPackage known && !known.eIsProxy()) {
                    metamodelUris.add(known.getNsURI());
                }
            }
            if (((EObject) target).eIsProxy()) {
                unresolved(element, reference, ((InternalEObject) target).eProxyURI());
            } else {
                wrongType(element, reference, (EObject) target);
            }
        }
    }

    private void unresolved(EObject element, EReference reference, URI uri) {
        if (reference.getEReferenceType() == EcorePackage.Literals.EPACKAGE) {
            problems.add(Severity.NOTE, UNRESOLVED, element, "The metamodel " + uri.trimFragment()
                    + " is not known here; types and features of it are not checked.",
                    "Name its .ecore file, or the bundle that declares it.");
        } else {
            problems.error(UNRESOLVED, element, "'" + reference.getName() + "' refers to " + uri
                    + ", which does not exist.", "Refer to an element by //@feature[name='...'].");
        }
    }

    private void wrongType(EObject element, EReference reference, EObject target) {
        EClass type = reference.getEReferenceType();
        if (!target.eIsProxy() && !type.isSuperTypeOf(target.eClass()) && !type.getName().equals("EObject")) {
            problems.error(UNRESOLVED, element, "'" + reference.getName() + "' refers to " + Problems.describe(target)
                    + ", which is no " + type.getName() + ".", "Refer to a " + type.getName() + ".");
        }
    }
}
