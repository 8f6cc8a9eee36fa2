// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.evaluate;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eastwest.spi.evaluation.MeasuredRow;
import org.eastwest.spi.evaluation.UnusableCellException;
import org.eastwest.spi.hardware.ModelShape;
import org.eastwest.spi.hardware.ModelShape.Attention;
import org.eastwest.spi.hardware.Provenance;

/**
 * The model of a row: a shape of the catalog by its name, whatever its spelling, with the sizes that the row gives
 * instead; or a transformer of the row's own sizes.
 */
final class ModelNames {
    /** A hundred times those of the deepest published model; every layer is computed. */
    private static final int MOST_LAYERS = 10_000;
    private static final String OF_ROW = "row";
    /** Tied embeddings and biases change less, a gate more; a logarithm. */
    private static final double SAME_PARAMETERS = 0.15;
    private static final Pattern DENSE_LAYERS = Pattern.compile(
            "dense_layers=(\\d+)|(?:first )?(\\d+) (?:dense layer|layers dense)");

    private static final Pattern FAMILY_AND_SIZE = Pattern.compile("([a-z]+).*[^a-z0-9.](\\d+(?:\\.\\d+)?[bt])");

    private final List<ModelShape> models;

    ModelNames(List<ModelShape> models) {
        this.models = models;
    }

    ModelShape of(MeasuredRow row) {
        Optional<ModelShape> known = known(row.text("model"), row);
        if (known.isPresent()) {
            return changed(known.get(), row);
        }
        if (row.missing("layers") || row.missing("hidden") || row.missing("heads")) {
            throw new RefusedRow("the catalog has no model '" + row.text("model") + "', and the row does not give its "
                    + "layers, hidden size and heads");
        }
        if (!row.missing("moe")) {
            throw new RefusedRow("the catalog has no model '" + row.text("model") + "' of experts");
        }
        return told(row);
    }

    /** A shape whose name begins like the row's, or the other way round, and whose hidden size is the row's. */
    private Optional<ModelShape> known(String name, MeasuredRow row) {
        String plain = plain(name);
        int hidden = row.count("hidden", 0);
        return models.stream().filter(m -> plain(m.name()).startsWith(plain) || plain.startsWith(plain(m.name())))
                .filter(m -> hidden == 0 || hidden == m.hidden()).findFirst().or(() -> ofSize(name, hidden));
    }

    /** The only shape of the same family and size, whatever its version: {@code GPT 175B} is GPT-3's. */
    private Optional<ModelShape> ofSize(String name, int hidden) {
        List<ModelShape> found = models.stream().filter(m -> familyAndSize(m.name()).equals(familyAndSize(name)))
                .filter(m -> hidden == 0 || hidden == m.hidden()).toList();
        return found.size() == 1 && !familyAndSize(name).isEmpty() ? Optional.of(found.get(0)) : Optional.empty();
    }

    /** The letters that a name begins with and the size that it ends in; empty where it has no size. */
    private static String familyAndSize(String name) {
        Matcher parts = FAMILY_AND_SIZE.matcher(
                name.toLowerCase(Locale.ROOT).replaceAll("\\(.*?\\)", "").strip());
        return parts.matches() ? parts.group(1) + parts.group(2) : "";
    }

    /** Letters and digits; versions such as 3.1, which change no shape, and remarks in parentheses left out. */
    private static String plain(String name) {
        return name.toLowerCase(Locale.ROOT).replaceAll("\\(.*?\\)", "")
                .replaceAll("(\\d)\\.\\d(?=\\D)(?!\\d*[bt]\\b)", "$1").replaceAll("[^a-z0-9.]", "");
    }

    private static int layers(MeasuredRow row, int otherwise) {
        int layers = row.count("layers", otherwise);
        if (layers > MOST_LAYERS) {
            throw row.unusable("layers", "is more than " + MOST_LAYERS, "Write how many layers the model has.");
        }
        return layers;
    }

    private static ModelShape changed(ModelShape m, MeasuredRow row) {
        return new ModelShape(m.id(), m.name(), layers(row, m.layers()), m.hidden(),
                row.count("heads", m.heads()), m.attention() == Attention.MLA ? m.kvHeads()
                        : row.count("kv_heads", m.kvHeads()), m.headDimension(),
                m.moe() ? m.feedForward() : row.count("ffn_hidden", m.feedForward()),
                row.count("vocab", m.vocabulary()), m.attention(), m.slidingWindow(), m.windowEvery(),
                m.queryLoraRank(), m.kvLoraRank(), m.ropeDimension(), m.experts(), m.topK(),
                m.sharedExpertFeedForward(), m.expertFeedForward(), dense(m, row.text("moe")), m.gatedFeedForward(),
                m.expertGroups(), m.groupsPerToken(), m.provenance());
    }

    private static int dense(ModelShape shape, String moe) {
        Matcher dense = DENSE_LAYERS.matcher(moe);
        return shape.moe() && dense.find()
                ? Integer.parseInt(dense.group(1) == null ? dense.group(2) : dense.group(1))
                : shape.denseFirstLayers();
    }

    /** A transformer of the row's sizes, with the feed-forward that its parameters tell of, or else its width. */
    private static ModelShape told(MeasuredRow row) {
        ModelShape plain = told(row, false);
        ModelShape gated = told(row, true);
        ModelShape near = off(gated, row) < off(plain, row) ? gated : plain;
        return off(near, row) < SAME_PARAMETERS ? near : narrow(plain) ? gated : plain;
    }

    /** How far the parameters of a shape are from the row's, in logarithms; infinite where it tells none. */
    private static double off(ModelShape shape, MeasuredRow row) {
        double told = parameters(row);
        return Double.isNaN(told) ? Double.POSITIVE_INFINITY : Math.abs(Math.log(shape.parameters() / told));
    }

    /** NaN where the cell is empty or says more than a number: it helps, and nothing else is read from it. */
    private static double parameters(MeasuredRow row) {
        try {
            return row.positive("params_B") * 1e9;
        } catch (UnusableCellException about) {
            return Double.NaN;
        }
    }

    /** A gate is a third matrix: models that have one are made narrower than the four times of the others. */
    private static boolean narrow(ModelShape shape) {
        return shape.feedForward() < 4 * shape.hidden();
    }

    /** What is assumed of a model that the catalog does not know; empty where its row tells. */
    static Optional<String> assumed(ModelShape shape, MeasuredRow row) {
        return shape.id().equals(OF_ROW) && off(shape, row) >= SAME_PARAMETERS
                ? Optional.of(shape.gatedFeedForward() ? "a gated feed-forward" : "a feed-forward without gate")
                : Optional.empty();
    }

    private static ModelShape told(MeasuredRow row, boolean gated) {
        int hidden = row.count("hidden", 0);
        int heads = row.count("heads", 0);
        int keyValueHeads = row.count("kv_heads", heads);
        return new ModelShape(OF_ROW, row.text("model"), layers(row, 0), hidden, heads, keyValueHeads,
                Math.max(1, hidden / heads), row.count("ffn_hidden", 4 * hidden), row.count("vocab", 51200),
                keyValueHeads == heads ? Attention.MHA : Attention.GQA, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, gated,
                new Provenance("models", OF_ROW, "medium", row.file() + ", line " + row.line(), ""));
    }
}
