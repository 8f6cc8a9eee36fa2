// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.plan;

import java.util.List;
import org.eastwest.spi.analysis.Finding;

/**
 * No plan of a job can be evaluated, whatever the plan: the findings say why.
 *
 * @since 1.0
 */
public final class UnusableJobException extends Exception {
    private static final long serialVersionUID = 1L;

    private final transient List<Finding> findings;

    public UnusableJobException(List<Finding> findings) {
        super(findings.isEmpty() ? "the job cannot be evaluated" : findings.get(0).message());
        this.findings = List.copyOf(findings);
    }

    /** Why, at least one error. */
    public List<Finding> findings() {
        return findings;
    }
}
