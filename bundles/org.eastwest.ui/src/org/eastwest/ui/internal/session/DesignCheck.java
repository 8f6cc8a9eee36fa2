// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.session;

import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.eastwest.catalog.Catalog;
import org.eastwest.model.design.Design;
import org.eastwest.model.design.Scenario;
import org.eastwest.model.validation.DesignValidation;
import org.eastwest.model.validation.Problem;
import org.eastwest.reader.DesignReader;
import org.eastwest.reader.ProblemFindings;
import org.eastwest.reader.Reading;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Severity;
import org.eastwest.spi.design.DesignSnapshot;

/**
 * What reading all scenarios of a design told.
 *
 * @param snapshots  the scenarios that can be analysed, by id, in the order of the design
 * @param searchable these, and those of which nothing but plans is wrong or missing, so that plans can be searched
 * @param findings   what is wrong or worth knowing, gravest first
 */
public record DesignCheck(Map<String, DesignSnapshot> snapshots, Map<String, DesignSnapshot> searchable,
        List<Finding> findings) {

    /** Before the first check. */
    public static final DesignCheck NONE = new DesignCheck(Map.of(), Map.of(), List.of());

    public DesignCheck {
        snapshots = Collections.unmodifiableMap(new LinkedHashMap<>(snapshots));
        searchable = Collections.unmodifiableMap(new LinkedHashMap<>(searchable));
        findings = List.copyOf(findings);
    }

    static DesignCheck of(Design design, Catalog catalog) {
        Map<String, DesignSnapshot> snapshots = new LinkedHashMap<>();
        Map<String, DesignSnapshot> searchable = new LinkedHashMap<>();
        Set<Finding> findings = new LinkedHashSet<>();
        List<String> ids = design.getScenarios().stream().map(Scenario::getId).toList();
        for (String id : ids.isEmpty() ? Collections.<String>singletonList(null) : ids) {
            Reading reading = DesignReader.read(design, id, catalog);
            reading.snapshot().ifPresent(snapshot -> snapshots.put(snapshot.scenarioId(), snapshot));
            reading.snapshot().or(() -> DesignReader.readForPlans(design, id, catalog).snapshot())
                    .ifPresent(snapshot -> searchable.put(snapshot.scenarioId(), snapshot));
            findings.addAll(reading.findings());
        }
        Map<Finding, String> places = places(design);
        return new DesignCheck(snapshots, searchable, findings.stream()
                .map(finding -> at(finding, places.get(finding))).sorted(Comparator.comparing(Finding::severity))
                .toList());
    }

    /** The attributes that findings of validation are about; the findings themselves name the element only. */
    private static Map<Finding, String> places(Design design) {
        return DesignValidation.validate(design).stream()
                .collect(Collectors.toMap(ProblemFindings::of, Problem::element, (first, second) -> first));
    }

    private static Finding at(Finding finding, String place) {
        return place == null ? finding
                : new Finding(finding.severity(), finding.code(), finding.message(), place, finding.remedy());
    }

    /** What is wrong and what to do about it. */
    public static String text(Finding finding) {
        return finding.remedy().isEmpty() ? finding.message() : finding.message() + " " + finding.remedy();
    }

    /** The first scenario that can be analysed. */
    public Optional<DesignSnapshot> first() {
        return snapshots.values().stream().findFirst();
    }

    public long count(Severity severity) {
        return findings.stream().filter(finding -> finding.severity() == severity).count();
    }
}
