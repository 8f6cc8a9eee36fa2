// SPDX-License-Identifier: EPL-2.0
package org.eastwest.reader.internal;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.eastwest.model.validation.Problem;
import org.eastwest.reader.ProblemFindings;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Severity;

/** Collects findings. */
public final class Findings {
    private final Set<Finding> findings = new LinkedHashSet<>();
    private final Predicate<Finding> forgiven;

    /**
     * @param forgiven errors that count as warnings
     */
    public Findings(Predicate<Finding> forgiven) {
        this.forgiven = forgiven;
    }

    public void add(Finding finding) {
        findings.add(finding.severity() == Severity.ERROR && forgiven.test(finding)
                ? new Finding(Severity.WARNING, finding.code(), finding.message(), finding.element(), finding.remedy())
                : finding);
    }

    /** A problem of the model as a finding: the same code and words, the element by its id. */
    public void add(Problem problem) {
        add(ProblemFindings.of(problem));
    }

    /** True when there is an error. */
    public boolean failed() {
        return findings.stream().anyMatch(f -> f.severity() == Severity.ERROR);
    }

    /** Errors first, then warnings, then notes; in the order they were found. */
    public List<Finding> sorted() {
        List<Finding> sorted = new ArrayList<>(findings);
        sorted.sort(Comparator.comparing(Finding::severity));
        return sorted;
    }
}
