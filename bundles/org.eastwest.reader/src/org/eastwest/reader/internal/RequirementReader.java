// SPDX-License-Identifier: EPL-2.0
package org.eastwest.reader.internal;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eastwest.model.design.Comparison;
import org.eastwest.model.design.Design;
import org.eastwest.model.design.Requirement;
import org.eastwest.model.design.Scenario;
import org.eastwest.quantity.Dimension;
import org.eastwest.quantity.Quantity;
import org.eastwest.reader.ReaderCode;
import org.eastwest.spi.design.RequirementSnapshot;

/** Reads the requirements that apply to a scenario. */
final class RequirementReader {
    /** How the id of a metric ends in its unit; of two that fit, the first holds. */
    private static final List<Map.Entry<String, Dimension>> UNITS = List.of(Map.entry("_s", Dimension.TIME),
            Map.entry("_bytes", Dimension.SIZE), Map.entry("_bytes_per_second", Dimension.BANDWIDTH),
            Map.entry("_bps", Dimension.BANDWIDTH), Map.entry("_flop_per_second", Dimension.COMPUTE_RATE),
            Map.entry("_per_second", Dimension.RATE), Map.entry("_w", Dimension.POWER),
            Map.entry("_usd", Dimension.MONEY));

    private final Findings findings;

    RequirementReader(Findings findings) {
        this.findings = findings;
    }

    List<RequirementSnapshot> read(Design design, Scenario scenario) {
        List<RequirementSnapshot> requirements = new ArrayList<>();
        design.getRequirements().stream().filter(r -> r.getScenario() == null || r.getScenario() == scenario)
                .forEach(r -> read(r).ifPresent(requirements::add));
        return requirements;
    }

    private Optional<RequirementSnapshot> read(Requirement requirement) {
        String id = requirement.getId();
        try {
            Quantity target = target(requirement);
            return Optional.of(new RequirementSnapshot(id, ScenarioReader.name(requirement), requirement.getMetric(),
                    requirement.getComparison() == Comparison.AT_LEAST, target.value()));
        } catch (IllegalArgumentException wrong) {
            findings.add(ReaderCode.NO_QUANTITY.at(id, "target of requirement '" + id + "' on "
                    + requirement.getMetric() + ": " + Words.sentence(wrong.getMessage()),
                    "Write a number with the unit of the metric, such as 10 s or 40 %."));
            return Optional.empty();
        }
    }

    private static Quantity target(Requirement requirement) {
        Optional<Dimension> dimension = UNITS.stream()
                .filter(u -> requirement.getMetric().endsWith(u.getKey())).map(Map.Entry::getValue).findFirst();
        return dimension.isPresent() ? Quantity.parse(requirement.getTarget(), dimension.get())
                : AnyQuantity.parse(requirement.getTarget());
    }
}
