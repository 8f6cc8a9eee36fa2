// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.evaluate;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eastwest.spi.evaluation.MeasuredRow;
import org.eastwest.spi.hardware.ModelShape;
import org.eastwest.spi.hardware.ModelShape.Attention;
import org.eastwest.spi.hardware.Provenance;

/**
 * The model of a row: a shape of the catalog by its name, whatever its spelling, with the sizes that the row gives
 * instead; or a GPT of the row's own sizes.
 */
final class ModelNames {
    /** A hundred times those of the deepest published model; every layer is computed. */
    private static final int MOST_LAYERS = 10_000;
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
        return gpt(row);
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

    /** A GPT: ungated feed-forward of four times the hidden size unless the row says otherwise. */
    private static ModelShape gpt(MeasuredRow row) {
        int hidden = row.count("hidden", 0);
        int heads = row.count("heads", 0);
        int keyValueHeads = row.count("kv_heads", heads);
        return new ModelShape("row", row.text("model"), layers(row, 0), hidden, heads, keyValueHeads,
                Math.max(1, hidden / heads), row.count("ffn_hidden", 4 * hidden), row.count("vocab", 51200),
                keyValueHeads == heads ? Attention.MHA : Attention.GQA, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, false,
                new Provenance("models", "row", "medium", row.file() + ", line " + row.line(), ""));
    }
}
