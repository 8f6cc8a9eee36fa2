// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.evaluate;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eastwest.engine.training.internal.calibration.Expectation;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.evaluation.EvaluatedRow;
import org.eastwest.spi.evaluation.Evaluation;
import org.eastwest.spi.evaluation.Evaluator;
import org.eastwest.spi.evaluation.KnownParts;
import org.eastwest.spi.evaluation.MeasuredRow;
import org.eastwest.spi.evaluation.MeasuredTable;
import org.eastwest.spi.evaluation.UnusableCellException;
import org.eastwest.spi.fabric.FabricModel;
import org.eastwest.spi.transport.TransportModel;

/** Predicts measured collectives: their time, or where none was published their bandwidth. */
public final class CollectivesEvaluator implements Evaluator {
    private static final List<String> COLUMNS = List.of("row_id", "collective", "gpu_type", "num_gpus",
            "message_bytes");
    private static final List<String> OPTIONAL = List.of("time_us", "busbw_GBps", "algbw_GBps", "kind", "status",
            "system", "num_nodes", "gpus_per_node", "gpus_per_thread", "inter_node_net", "source", "notes");

    private static final Pattern SEVERAL = Pattern.compile("0*(?:[2-9]|[1-9]\\d).*");

    private final FabricModel fabrics;
    private final List<TransportModel> transports;

    /**
     * @param fabrics    says what a fabric carries
     * @param transports that are installed; without any, groups that leave a domain are refused
     */
    public CollectivesEvaluator(FabricModel fabrics, List<TransportModel> transports) {
        this.fabrics = fabrics;
        this.transports = transports;
    }

    @Override
    public String id() {
        return "collectives";
    }

    @Override
    public String name() {
        return "Collectives";
    }

    @Override
    public List<String> columns() {
        return COLUMNS;
    }

    @Override
    public List<String> optionalColumns() {
        return OPTIONAL;
    }

    @Override
    public Evaluation evaluate(MeasuredTable table, KnownParts parts, Progress progress) {
        List<TransportModel> installed = List.copyOf(transports);
        PublishedSystems systems = new PublishedSystems(fabrics, installed, parts);
        CollectiveBands bands = CollectiveBands.of(systems);
        List<EvaluatedRow> rows = new ArrayList<>();
        List<Finding> findings = new ArrayList<>();
        for (MeasuredRow row : table.rows()) {
            progress.check();
            String id = row.text("row_id");
            progress.report(rows.size() / (double) table.rows().size(), id);
            String family = family(row);
            try {
                rows.add(evaluate(row, family, systems, bands));
            } catch (RefusedRow refused) {
                rows.add(EvaluatedRow.refused(id, family, Unit.SECOND, refused.getMessage()));
            } catch (UnusableCellException wrong) {
                rows.add(EvaluatedRow.refused(id, family, Unit.SECOND, wrong.getMessage()));
                findings.add(Finding.warning("EW-EVALUATION-001", id, wrong.getMessage(), wrong.remedy()));
            }
        }
        return new Evaluation("row_id", rows, findings);
    }

    /** The system, and whether the group stays in one node. */
    private static String family(MeasuredRow row) {
        String kind = row.text("kind");
        String system = row.text("system");
        if (kind.startsWith("acceptance")) {
            return "acceptance thresholds, which a healthy node exceeds";
        }
        if (system.isEmpty()) {
            return kind.isEmpty() ? "no system named" : kind;
        }
        return system + (SEVERAL.matcher(row.text("num_nodes")).matches() ? ", across nodes" : ", in one node");
    }

    private static EvaluatedRow evaluate(MeasuredRow row, String family, PublishedSystems systems,
            CollectiveBands bands) {
        PublishedCollective published = PublishedCollective.of(row, systems);
        if (!(published.predicted() > 0 && published.predicted() < Double.POSITIVE_INFINITY)) {
            throw new RefusedRow("no fabric of such NICs joins " + published.group().size() + " GPUs");
        }
        Optional<Expectation> expected = bands.around(published, row.text("row_id"));
        String far = expected.filter(Expectation::far).map(Expectation::explanation).orElse("");
        String assumed = Stream.of(published.assumed(), far).filter(t -> !t.isEmpty())
                .collect(Collectors.joining("; "));
        return EvaluatedRow.of(row.text("row_id"), family, published.unit(), published.measured(),
                published.predicted(), expected.map(Expectation::band), assumed);
    }
}
