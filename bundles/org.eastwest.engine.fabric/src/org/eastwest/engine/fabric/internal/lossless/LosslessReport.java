// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.lossless;

import java.util.ArrayList;
import java.util.List;
import org.eastwest.engine.fabric.internal.Amounts;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.RecordingTrace;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.analysis.Table;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.lossless.LosslessAnswer;
import org.eastwest.spi.lossless.LosslessQuestion;

/** What an examination says about a fabric of a design. */
final class LosslessReport {
    private static final Source LINKS = Source.assumption("followed on the single links of the fabric");
    private static final Source FIRST_ORDER = Source.assumption("first order: a port fills at line rate");

    private final FabricSnapshot fabric;
    private final LosslessQuestion question;
    private final LosslessAnswer answer;
    private final String transport;
    private final RecordingTrace trace = new RecordingTrace();
    private final List<Metric> metrics = new ArrayList<>();

    LosslessReport(FabricSnapshot fabric, LosslessQuestion question, LosslessAnswer answer, String transport) {
        this.fabric = fabric;
        this.question = question;
        this.answer = answer;
        this.transport = transport;
    }

    AnalysisResult result() {
        metric("cyclic_buffers", "Buffers on cycles of dependencies", answer.cyclicBuffers(), Unit.COUNT,
                Source.literature("cyclic buffer dependency, the necessary condition of a deadlock (Dally and Seitz"
                        + " 1987; Hu et al., HotNets 2016); components by Tarjan 1972"));
        metric("pause_hop_s", "Time for a pause to spread over a hop", answer.hopSeconds(), Unit.SECOND, FIRST_ORDER);
        metric("pause_hops", "Hops that pauses spread within a burst of 1 ms", answer.hops(), Unit.COUNT,
                FIRST_ORDER);
        metric("paused_links", "Links that stand still at the end of the burst", answer.pausedLinks(), Unit.COUNT,
                LINKS);
        metric("victim_share", "Share of other flows that stand still with them", answer.victimShare(), Unit.FRACTION,
                LINKS);
        metric("victim_share_until_slowed", "Share of other flows that stand still before congestion control has slowed"
                + " the senders down", answer.slowed().victimShare(), Unit.FRACTION, LINKS);
        return new AnalysisResult(metrics, List.of(), List.of(), List.of(timeline()), findings());
    }

    private void metric(String id, String label, double value, Unit unit, Source source) {
        trace.input(id, label, value, unit, source);
        metrics.add(Metric.of(id, fabric.id(), trace.get(id)));
    }

    private Table timeline() {
        List<Table.Column> columns = List.of(new Table.Column("seconds", "Time", Unit.SECOND),
                new Table.Column("stage", "Stage", null), new Table.Column("what", "What happens", null));
        return new Table("pause_cascade", fabric.id(), "From a burst of " + Amounts.of(
                question.senders(), "sender", "senders") + " to one port over pauses to the servers", columns,
                answer.stages().stream()
                        .map(s -> List.of(Table.number(s.seconds()), Table.text(s.id()), Table.text(s.label())))
                        .toList());
    }

    private List<Finding> findings() {
        List<Finding> findings = new ArrayList<>();
        answer.findings().forEach(f -> findings.add(new Finding(f.severity(), f.code(), f.message(), fabric.id(),
                f.remedy())));
        if (answer.hops() > 0 && answer.hops() == answer.depth()) {
            findings.add(LosslessFindings.storm(fabric, transport, answer));
        }
        return findings;
    }
}
