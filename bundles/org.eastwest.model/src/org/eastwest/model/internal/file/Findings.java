// SPDX-License-Identifier: EPL-2.0
package org.eastwest.model.internal.file;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;

import org.eastwest.model.path.DesignPath;
import org.eastwest.model.validation.Problem;
import org.eastwest.model.validation.ProblemCode;
import org.eastwest.model.validation.Severity;

/** What is found while a file is read; the paths of elements are known only when all of it is. */
final class Findings {
    /** Of one severity; a file with more is no better known by the rest. */
    private static final int MOST = 500;

    private final List<Finding> findings = new ArrayList<>();
    private final Map<Severity, Integer> told = new EnumMap<>(Severity.class);

    /** @param element and {@code feature}: {@code null} where it is about more than them */
    private record Finding(ProblemCode kind, EObject element, EStructuralFeature feature, String message, int line,
            String remedy) {

        Problem problem(Severity severity) {
            String path = element == null ? "" : feature == null ? DesignPath.of(element)
                    : DesignPath.of(element, feature);
            return new Problem(severity, kind.code(), message, path, line, remedy);
        }
    }

    /** Adds what is about the file. */
    void add(ProblemCode kind, int line, String message, String remedy) {
        add(kind, null, null, line, message, remedy);
    }

    /** Adds what is about an element or one of its features. */
    void add(ProblemCode kind, EObject element, EStructuralFeature feature, int line, String message, String remedy) {
        if (told.merge(kind.severity(), 1, Integer::sum) <= MOST) {
            findings.add(new Finding(kind, element, feature, message, line, remedy));
        }
    }

    /** @param lenient whether errors are warnings */
    List<Problem> problems(boolean lenient) {
        return findings.stream().sorted(Comparator.comparingInt(Finding::line)).map(finding -> {
            Severity severity = finding.kind.severity();
            return finding.problem(lenient && severity == Severity.ERROR ? Severity.WARNING : severity);
        }).toList();
    }
}
