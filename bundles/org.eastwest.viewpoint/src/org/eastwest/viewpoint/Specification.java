// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint;

import java.util.List;
import java.util.Optional;
import org.eastwest.viewpoint.internal.expression.Expressions;
import org.eastwest.viewpoint.internal.vocabulary.SpecificationFiles;
import org.eclipse.emf.ecore.EObject;

/**
 * Specifications that were read together: their diagrams and what is wrong with them.
 *
 * @since 1.0
 */
public final class Specification {
    private final List<DiagramDescription> diagrams;
    private final SpecificationFiles files;
    private final Expressions expressions;

    Specification(List<DiagramDescription> diagrams, SpecificationFiles files, Expressions expressions) {
        this.diagrams = diagrams;
        this.files = files;
        this.expressions = expressions;
    }

    /** All diagrams, in the order of the files. */
    public List<DiagramDescription> diagrams() {
        return diagrams;
    }

    /** The diagram of a name. */
    public Optional<DiagramDescription> diagram(String name) {
        return diagrams.stream().filter(d -> d.name().equals(name)).findFirst();
    }

    /** The diagrams that show an object. */
    public List<DiagramDescription> diagramsOf(EObject object) {
        return diagrams.stream().filter(d -> d.accepts(object)).toList();
    }

    /** What is wrong, by file and line. */
    public List<Problem> problems() {
        return files.problems().all();
    }

    /** The files behind it. Not for use by other bundles. */
    public SpecificationFiles files() {
        return files;
    }

    /** What reads its expressions. Not for use by other bundles. */
    public Expressions expressions() {
        return expressions;
    }
}
