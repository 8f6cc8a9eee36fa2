// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint;

import java.net.URL;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eastwest.viewpoint.internal.expression.Context;
import org.eastwest.viewpoint.internal.expression.Expressions;
import org.eastwest.viewpoint.internal.specification.DiagramSpec;
import org.eastwest.viewpoint.internal.vocabulary.SpecificationFiles;
import org.eclipse.emf.ecore.EObject;

/**
 * One kind of diagram of a specification.
 *
 * @since 1.0
 */
public final class DiagramDescription {
    /**
     * A layer.
     *
     * @param name its name
     * @param label what users see
     * @param optional whether it can be switched
     * @param active whether it is on when a diagram is opened
     */
    public record Layer(String name, String label, boolean optional, boolean active) {
    }

    /**
     * A filter.
     *
     * @param name its name
     * @param label what users see
     */
    public record Filter(String name, String label) {
    }

    private final DiagramSpec spec;
    private final SpecificationFiles files;
    private final Expressions expressions;

    DiagramDescription(DiagramSpec spec, SpecificationFiles files, Expressions expressions) {
        this.spec = spec;
        this.files = files;
        this.expressions = expressions;
    }

    public String name() {
        return spec.name();
    }

    /** What users see. */
    public String label() {
        return spec.label();
    }

    /** The name of its viewpoint. */
    public String viewpoint() {
        return spec.viewpoint();
    }

    /** Layers in their order, the default one first. */
    public List<Layer> layers() {
        return spec.layers().stream().map(l -> new Layer(l.name(), l.label().isEmpty() ? l.name() : l.label(),
                l.optional(),
                l.active())).toList();
    }

    public List<Filter> filters() {
        return spec.filters().stream().map(f -> new Filter(f.name(), f.label())).toList();
    }

    /** Whether it shows an object: its class and the diagram's precondition decide. */
    public boolean accepts(EObject object) {
        return spec.type().accepts(object) && (spec.precondition() == null
                || spec.precondition().truth(Context.of(object), new ArrayList<>()::add));
    }

    /** The title of the diagram of an object. */
    public String title(EObject object) {
        return spec.title() == null ? label() : spec.title().text(Context.of(object), new ArrayList<>()::add);
    }

    /** An image by its path as the specification has it. */
    public Optional<URL> image(String path) {
        return path.isEmpty() ? Optional.empty() : files.sources().values().stream().map(s -> s.image(path))
                .flatMap(Optional::stream).findFirst();
    }

    /** What it was compiled to. Not for use by other bundles. */
    public DiagramSpec spec() {
        return spec;
    }

    /** What makes the views that Java services may ask for. Not for use by other bundles. */
    public SpecificationFiles files() {
        return files;
    }

    /** What reads its expressions. Not for use by other bundles. */
    public Expressions expressions() {
        return expressions;
    }

    @Override
    public String toString() {
        return name();
    }
}
