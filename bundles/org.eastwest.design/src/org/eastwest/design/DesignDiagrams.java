// SPDX-License-Identifier: EPL-2.0
package org.eastwest.design;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eastwest.model.design.Design;
import org.eastwest.model.design.DesignPackage;
import org.eastwest.model.design.Fabric;
import org.eastwest.model.design.Scenario;
import org.eastwest.model.view.View;
import org.eastwest.model.view.ViewPackage;
import org.eastwest.reader.view.ViewBuilder;
import org.eastwest.viewpoint.DiagramDescription;
import org.eastwest.viewpoint.Specification;
import org.eastwest.viewpoint.SpecificationReader;
import org.eastwest.viewpoint.SpecificationSource;
import org.eastwest.viewpoint.lint.Lint;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EPackage;
import org.eclipse.emf.ecore.impl.EPackageRegistryImpl;

/**
 * The diagrams of one scenario: those of the design itself, and those of its views. A diagram is named by its
 * description and by the element it is of, such as {@code fabric} of {@code compute} or of {@code compute/pod1}.
 *
 * @since 1.0
 */
public final class DesignDiagrams {
    /**
     * A diagram that can be opened.
     *
     * @param id          name of its description
     * @param element     id of the element it is of; a part of a fabric follows after a slash
     * @param name        what users see
     * @param description its description
     * @param root        the object it shows
     */
    public record Offer(String id, String element, String name, DiagramDescription description, EObject root) {
    }

    private final Specification specification;
    private final Design design;
    private final Scenario scenario;
    private final ViewBuilder views;

    /**
     * @param specification as {@link #read} gives it
     * @param scenario      a scenario of the design
     * @param views         makes its views; null for diagrams of the design alone
     */
    public DesignDiagrams(Specification specification, Design design, Scenario scenario, ViewBuilder views) {
        this.specification = specification;
        this.design = design;
        this.scenario = scenario;
        this.views = views;
    }

    /**
     * Reads our specification and those that other bundles register as services {@link SpecificationSource}, which may
     * add layers and diagrams to it. What is wrong with one of them stands in the specification's problems.
     */
    public static Specification installed() {
        return read(contributed());
    }

    /**
     * The specifications that other bundles register now, of a higher rank first; none outside of OSGi. Another list
     * means that what was read before is out of date.
     *
     * @since 1.1
     */
    public static List<SpecificationSource> contributed() {
        return InstalledSpecifications.all();
    }

    /**
     * Reads our specification and further ones, which may add layers and diagrams to it. The further ones are examined
     * for what cannot work; ours is by its tests.
     */
    public static Specification read(List<? extends SpecificationSource> further) {
        EPackage.Registry metamodels = new EPackageRegistryImpl(EPackage.Registry.INSTANCE);
        metamodels.put(DesignPackage.eNS_URI, DesignPackage.eINSTANCE);
        metamodels.put(ViewPackage.eNS_URI, ViewPackage.eINSTANCE);
        List<SpecificationSource> sources = new ArrayList<>();
        sources.add(new EastwestSpecification());
        sources.addAll(further);
        Specification specification = new SpecificationReader(metamodels).read(sources);
        if (!further.isEmpty()) {
            Lint.faults(specification);
        }
        return specification;
    }

    /** The diagrams at the top; what a double click opens comes besides, by {@link #find}. */
    public List<Offer> list() {
        List<Offer> offers = new ArrayList<>();
        offers.addAll(offers(scenario, scenario.getId()));
        for (Fabric fabric : scenario.getFabrics()) {
            offers.addAll(offers(fabric, fabric.getId()));
        }
        if (views != null) {
            views.ids().forEach(id -> views.view(id).ifPresent(view -> offers.addAll(offers(view, element(id)))));
        }
        return offers;
    }

    /**
     * One diagram.
     *
     * @param id      name of its description
     * @param element of what; empty for the first there is
     */
    public Optional<Offer> find(String id, String element) {
        Optional<Offer> listed = list().stream()
                .filter(o -> o.id().equals(id) && (element.isEmpty() || o.element().equals(element))).findFirst();
        return listed.isPresent() || views == null ? listed : part(id, element);
    }

    private Optional<Offer> part(String id, String element) {
        return views.ids().stream().map(top -> top.substring(0, top.indexOf('.') + 1)).distinct()
                .flatMap(kind -> views.view(kind + element).stream())
                .flatMap(view -> offers(view, element).stream()).filter(o -> o.id().equals(id)).findFirst();
    }

    private List<Offer> offers(EObject root, String element) {
        return specification.diagramsOf(root).stream()
                .map(d -> new Offer(d.name(), element, d.label() + ": " + name(root), d, root)).toList();
    }

    private static String name(EObject root) {
        return root instanceof View view ? view.getName()
                : root instanceof org.eastwest.model.design.NamedElement named && named.getName() != null
                        ? named.getName() : "";
    }

    /** What follows the kind of a view in its id. */
    private static String element(String view) {
        return view.substring(view.indexOf('.') + 1);
    }

    public Design design() {
        return design;
    }
}
