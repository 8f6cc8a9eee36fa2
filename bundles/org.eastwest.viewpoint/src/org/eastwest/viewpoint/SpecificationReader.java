// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.eastwest.viewpoint.internal.expression.ExpressionException;
import org.eastwest.viewpoint.internal.expression.Expressions;
import org.eastwest.viewpoint.internal.expression.Services;
import org.eastwest.viewpoint.internal.expression.Types;
import org.eastwest.viewpoint.internal.specification.Elements;
import org.eastwest.viewpoint.internal.specification.Problems;
import org.eastwest.viewpoint.internal.specification.SpecificationCompiler;
import org.eastwest.viewpoint.internal.specification.Supported;
import org.eastwest.viewpoint.internal.vocabulary.SpecificationFiles;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EPackage;
import org.eclipse.emf.ecore.resource.Resource;

/**
 * Reads {@code .odesign} files. Several files read together may refer to one another and extend one another's diagrams;
 * their Java services share one name space.
 *
 * @since 1.0
 */
public final class SpecificationReader {
    private static final String NO_SERVICE = "EW-VIEWPOINT-009";

    private final EPackage.Registry metamodels;

    /** @param metamodels the packages whose types and features specifications may name */
    public SpecificationReader(EPackage.Registry metamodels) {
        this.metamodels = metamodels;
    }

    /** Reads files. What is wrong with them is told by {@link Specification#problems()}; nothing is thrown. */
    public Specification read(List<SpecificationSource> files) {
        SpecificationFiles loaded = new SpecificationFiles(metamodels, files);
        Problems problems = loaded.problems();
        List<EObject> viewpoints = new ArrayList<>();
        Services services = new Services();
        loaded.sources().forEach((resource, source) -> {
            for (EObject viewpoint : viewpoints(resource)) {
                viewpoints.add(viewpoint);
                addServices(viewpoint, source, services, problems);
            }
            Supported.check(resource, problems);
        });
        Expressions expressions = new Expressions(services, new Types(packages(loaded)));
        List<DiagramDescription> diagrams = new SpecificationCompiler(viewpoints, expressions, problems).compile()
                .stream()
                .map(d -> new DiagramDescription(d, loaded, expressions)).toList();
        return new Specification(diagrams, loaded, expressions);
    }

    private static List<EObject> viewpoints(Resource resource) {
        return resource.getContents().stream().filter(g -> Elements.is(g, "Group"))
                .flatMap(g -> Elements.all(g, "ownedViewpoints").stream()).toList();
    }

    private static void addServices(EObject viewpoint, SpecificationSource source, Services services,
            Problems problems) {
        for (EObject extension : Elements.all(viewpoint, "ownedJavaExtensions")) {
            String name = Elements.text(extension, "qualifiedClassName");
            try {
                services.add(source.serviceClass(name));
            } catch (ClassNotFoundException | LinkageError e) {
                problems.error(NO_SERVICE, extension, "The service class " + name + " cannot be loaded: "
                        + e.getMessage()
                        + ".", "Name a public class of the bundle that holds the specification.");
            } catch (ExpressionException e) {
                problems.error(NO_SERVICE, extension, e.getMessage(), "Service classes need one.");
            }
        }
    }

    /** The metamodels that diagrams name, and those that are already there. */
    private List<EPackage> packages(SpecificationFiles loaded) {
        Set<EPackage> packages = new LinkedHashSet<>();
        loaded.metamodelUris().forEach(uri -> {
            EPackage named = metamodels.getEPackage(uri);
            if (named != null) {
                packages.add(named);
            }
        });
        metamodels.values().stream().filter(EPackage.class::isInstance).map(EPackage.class::cast)
                .forEach(packages::add);
        return List.copyOf(packages);
    }
}
