// SPDX-License-Identifier: EPL-2.0
package org.eastwest.reader.internal;

import java.util.List;
import org.eastwest.catalog.Catalog;
import org.eastwest.model.design.Design;
import org.eastwest.model.design.NamedElement;
import org.eastwest.model.design.Scenario;
import org.eastwest.reader.ReaderCode;
import org.eastwest.spi.design.ClusterSnapshot;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.design.JobSnapshot;

/** Reads one scenario of a valid design. What cannot be read is left out and is an error among the findings. */
public final class ScenarioReader {
    private final Design design;
    private final Scenario scenario;
    private final Catalog catalog;
    private final Findings findings;

    public ScenarioReader(Design design, Scenario scenario, Catalog catalog, Findings findings) {
        this.design = design;
        this.scenario = scenario;
        this.catalog = catalog;
        this.findings = findings;
    }

    public DesignSnapshot read() {
        ClusterReader clusters = new ClusterReader(catalog, findings);
        ClusterSnapshot cluster = clusters.read(scenario.getCluster(), scenario.getFabrics());
        FabricReader fabrics = new FabricReader(cluster, catalog, findings);
        List<FabricSnapshot> fabricSnapshots = scenario.getFabrics().stream().map(fabrics::read).toList();
        JobReader jobs = new JobReader(cluster, new WorkloadReader(catalog, findings), findings);
        List<JobSnapshot> jobSnapshots = jobs.read(scenario.getJobs());
        return withFaults(new DesignSnapshot(design.getId(), name(design), scenario.getId(), name(scenario), cluster,
                fabricSnapshots, jobSnapshots, new RequirementReader(findings).read(design, scenario)));
    }

    private DesignSnapshot withFaults(DesignSnapshot healthy) {
        try {
            return scenario.getFaults() == null ? healthy : healthy.withFaults(scenario.getFaults());
        } catch (IllegalArgumentException wrong) {
            findings.add(ReaderCode.FAULT.at(scenario.getId(), "The faults of the scenario '" + scenario.getId()
                    + "': " + wrong.getMessage(), "Correct scenario.faults, or set it to default for none."));
            return healthy;
        }
    }

    /** The name for people; the id where there is none. */
    static String name(NamedElement element) {
        return Lookup.given(element.getName()) ? element.getName() : element.getId();
    }
}
