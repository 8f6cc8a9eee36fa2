// SPDX-License-Identifier: EPL-2.0
package org.eastwest.reader.internal;

import java.util.Optional;
import org.eastwest.catalog.Catalog;
import org.eastwest.model.design.IndependentFlows;
import org.eastwest.model.design.InferenceService;
import org.eastwest.model.design.ModelWorkload;
import org.eastwest.model.design.TrainingRun;
import org.eastwest.model.design.Transformer;
import org.eastwest.reader.ReaderCode;
import org.eastwest.spi.design.Precision;
import org.eastwest.spi.design.Workload;
import org.eastwest.spi.hardware.ModelShape;
import org.eastwest.spi.hardware.Provenance;

/** Reads workloads. */
final class WorkloadReader {
    private final Catalog catalog;
    private final Findings findings;
    private final Lookup lookup;

    WorkloadReader(Catalog catalog, Findings findings) {
        this.catalog = catalog;
        this.findings = findings;
        this.lookup = new Lookup(findings);
    }

    Optional<Workload> read(org.eastwest.model.design.Workload workload) {
        if (workload instanceof TrainingRun run) {
            return training(run);
        } else if (workload instanceof InferenceService service) {
            return inference(service);
        }
        IndependentFlows flows = (IndependentFlows) workload;
        return Optional.of(new Workload.IndependentFlows(flows.getId(), flows.getFlows(), flows.getFlowSize(),
                flows.getLoad()));
    }

    private Optional<Workload> training(TrainingRun run) {
        Optional<ModelShape> shape = shape(run);
        Optional<Precision> precision = precision(run);
        if (shape.isEmpty() || precision.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new Workload.Training(run.getId(), shape.get(), run.getSequenceLength(),
                run.getGlobalBatch(), precision.get(), gradientBytes(run),
                Words.as(Workload.Optimizer.class, run.getOptimizer()),
                Words.as(Workload.Recompute.class, run.getRecompute()), run.isFlashAttention(), run.isOverlapTensor(),
                run.isOverlapData(), run.isOverlapPipeline(), run.isOverlapExpert(), run.isOverlapContext(),
                run.getExpertLoadImbalance()));
    }

    private Optional<Workload> inference(InferenceService service) {
        Optional<ModelShape> shape = shape(service);
        Optional<Precision> precision = precision(service);
        if (shape.isEmpty() || precision.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new Workload.Inference(service.getId(), shape.get(), service.getPromptTokens(),
                service.getOutputTokens(), orNaN(service.getRequestRate()), service.getConcurrency(),
                precision.get(), service.isDisaggregated(), orNaN(service.getTimeToFirstToken()),
                orNaN(service.getTimePerOutputToken())));
    }

    private static double orNaN(Double value) {
        return value == null ? Double.NaN : value;
    }

    private Optional<Precision> precision(ModelWorkload workload) {
        if (workload.getPrecision() == org.eastwest.model.design.Precision.FP32) {
            findings.add(ReaderCode.PRECISION.at(workload.getId(), "precision of '" + workload.getId() + "' is fp32, "
                    + "but no peak rate of fp32 matrix products is known of any GPU.", "Use bf16, fp16, fp8 or fp4."));
            return Optional.empty();
        }
        return Optional.of(Words.as(Precision.class, workload.getPrecision()));
    }

    private int gradientBytes(TrainingRun run) {
        return switch (run.getGradientPrecision()) {
            case FP32 -> 4;
            case BF16, FP16 -> 2;
            case FP8, FP4 -> {
                findings.add(ReaderCode.PRECISION.at(run.getId(), "gradientPrecision of '" + run.getId() + "' is "
                        + run.getGradientPrecision().getLiteral() + ", in which sums of gradients lose their value.",
                        "Use bf16, fp16 or fp32."));
                yield 2;
            }
        };
    }

    private Optional<ModelShape> shape(ModelWorkload workload) {
        Transformer own = workload.getTransformer();
        return own != null ? Optional.of(shape(workload, own))
                : lookup.find(catalog.models(), "transformer", workload.getModelShape(), workload.getId(),
                        "modelShape");
    }

    private static ModelShape shape(ModelWorkload workload, Transformer own) {
        int kvHeads = own.getKvHeads() == null ? own.getHeads() : own.getKvHeads();
        int headDimension = own.getHeadDimension() == null ? own.getHidden() / own.getHeads()
                : own.getHeadDimension();
        int window = orZero(own.getSlidingWindow());
        return new ModelShape(workload.getId(), ScenarioReader.name(workload), own.getLayers(), own.getHidden(),
                own.getHeads(), kvHeads, headDimension, own.getFeedForward(), own.getVocabulary(),
                Words.as(ModelShape.Attention.class, own.getAttention()), window, window > 0 ? 1 : 0,
                orZero(own.getQueryRank()), orZero(own.getKeyValueRank()), orZero(own.getRopeDimension()),
                own.getExperts(), own.getTopK(), own.getSharedExpertFeedForward(),
                orZero(own.getExpertFeedForward()), own.getDenseFirstLayers(), own.isGatedFeedForward(),
                own.getExpertGroups(), own.getGroupsPerToken(),
                new Provenance("design", workload.getId(), "high", "the design itself", ""));
    }

    private static int orZero(Integer value) {
        return value == null ? 0 : value;
    }
}
