// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.eastwest.model.design.Design;
import org.eastwest.model.file.DesignFiles;
import org.eastwest.reader.PathException;
import org.eastwest.reader.PlanApplication;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.plan.PlanSearchResult;

/** Writes the best plan of a search into the design file. The file is as it was when that fails. */
final class AppliedPlan {
    private final DesignInput input;
    private final Terminal terminal;

    AppliedPlan(DesignInput input, Terminal terminal) {
        this.input = input;
        this.terminal = terminal;
    }

    /**
     * Applies the best plan.
     *
     * @return what was written
     * @throws CommandFailure when the file cannot be written
     */
    List<Finding> write(PlanSearchResult result) {
        Design design = input.load(terminal).design();
        PlanApplication application = new PlanApplication(design, input.scenario(), result.jobId());
        Map<String, String> changed = apply(application, result);
        save(design);
        List<Finding> findings = new ArrayList<>();
        findings.add(Finding.note("EW-SEARCH-020", result.jobId(), changed.isEmpty()
                ? "The file has the best plan already." : "The file has the best plan now: " + text(changed) + ".",
                ""));
        application.shared(changed).ifPresent(findings::add);
        return findings;
    }

    private Map<String, String> apply(PlanApplication application, PlanSearchResult result) {
        try {
            return application.apply(result.best().get(0).point());
        } catch (PathException wrong) {
            throw CommandFailure.unusable("The best plan cannot be written into " + input.file() + ".",
                    List.of(wrong.finding()));
        }
    }

    private static String text(Map<String, String> changed) {
        return changed.entrySet().stream().map(change -> change.getKey() + "=" + change.getValue())
                .collect(Collectors.joining(", "));
    }

    private void save(Design design) {
        Path file = terminal.resolve(input.file());
        try {
            DesignFiles.save(design, file);
        } catch (IOException fault) {
            throw CommandFailure.unusable("The best plan cannot be written into " + input.file() + ": "
                    + Faults.reason(fault) + ". The file is as it was.");
        }
    }
}
