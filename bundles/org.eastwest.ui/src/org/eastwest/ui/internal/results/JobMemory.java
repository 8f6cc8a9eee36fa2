// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.results;

import java.util.Optional;
import java.util.stream.DoubleStream;
import org.eastwest.report.text.Texts;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.JobSnapshot;

/**
 * What a job takes of the memory of its fullest GPU.
 *
 * @param needed bytes
 * @param usable bytes that the driver leaves on the smallest of its GPUs
 */
record JobMemory(double needed, double usable) {

    private static final String METRIC = "memory_bytes";

    /** What a metric says about memory; empty where it is about something else, or where one of both is not known. */
    static Optional<JobMemory> of(Metric metric, Optional<DesignSnapshot> design) {
        if (!metric.id().equals(METRIC)) {
            return Optional.empty();
        }
        double usable = design.map(d -> usable(d, metric.element())).orElse(Double.NaN);
        return Double.isFinite(usable) && Double.isFinite(metric.value())
                ? Optional.of(new JobMemory(metric.value(), usable)) : Optional.empty();
    }

    private static double usable(DesignSnapshot design, String job) {
        return design.jobs().stream().filter(j -> j.id().equals(job)).flatMapToDouble(j -> usable(design, j)).min()
                .orElse(Double.NaN);
    }

    private static DoubleStream usable(DesignSnapshot design, JobSnapshot job) {
        return design.cluster().groups().stream().filter(group -> job.groupIds().contains(group.id()))
                .mapToDouble(group -> group.gpu().usableMemoryBytes());
    }

    boolean fits() {
        return needed <= usable;
    }

    /** The verdict in a few words. */
    String verdict() {
        return (fits() ? "of " : "does not fit in ") + Texts.format(usable, Unit.MEMORY_BYTE) + " usable";
    }

    /** The verdict as the title of a chart. */
    String title() {
        return (fits() ? "The job takes " : "The job does not fit: it needs ")
                + Texts.format(needed, Unit.MEMORY_BYTE) + " of " + Texts.format(usable, Unit.MEMORY_BYTE)
                + " usable memory";
    }
}
