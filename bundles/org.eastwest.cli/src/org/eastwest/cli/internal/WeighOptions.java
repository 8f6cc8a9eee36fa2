// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.decision.Advice;
import picocli.CommandLine.Option;

/** {@code --weight} and {@code --score}: what the user weighs a decision with. */
final class WeighOptions {
    /** The adviser's word for a weight or a score that names what there is not, or is out of range. */
    private static final String WRONG = "EW-SELECT-015";

    @Option(names = "--weight", paramLabel = "CRITERION=W", description = "How much a criterion of the decision between "
            + "transports counts, 0 to 100, such as lock-in=3; may be repeated.")
    private Map<String, Double> weights = new LinkedHashMap<>();

    @Option(names = "--score", paramLabel = "TRANSPORT/CRITERION=S", description = "Your own judgement, 0 (bad) to 1 "
            + "(good), of lock-in, unification, operations or multi-tenancy, such as uec/operations=0.4; may be "
            + "repeated.")
    private Map<String, Double> scores = new LinkedHashMap<>();

    Map<String, Double> weights() {
        return weights;
    }

    Map<String, Double> scores() {
        return scores;
    }

    /** @throws CommandFailure when the adviser could not use them */
    void check(Advice advice) {
        List<Finding> wrong = advice.findings().stream().filter(f -> f.code().equals(WRONG)).toList();
        if (!wrong.isEmpty()) {
            throw CommandFailure.unusable("--weight or --score cannot be used.", wrong);
        }
    }

    /** As they stand on a command line, with a blank before each. */
    String commandLine() {
        return options(" --weight ", weights) + options(" --score ", scores);
    }

    private static String options(String name, Map<String, Double> values) {
        return values.entrySet().stream().map(e -> name + e.getKey() + "=" + e.getValue())
                .collect(Collectors.joining());
    }
}
