// SPDX-License-Identifier: EPL-2.0
package org.eastwest.io.internal.megatron;

import java.io.IOException;
import java.util.List;
import org.eastwest.spi.exchange.DesignImporter;
import org.eastwest.spi.exchange.ImportException;
import org.eastwest.spi.exchange.ImportRequest;
import org.eastwest.spi.exchange.ImportedDesign;

/**
 * Reads arguments of Megatron-LM (names as in NVIDIA/Megatron-LM megatron/training/arguments.py), as a file of them or
 * in a launch script: the model, the training run and its plan. The inverse of {@code export --format megatron}.
 */
public final class MegatronImporter implements DesignImporter {
    @Override
    public String id() {
        return "megatron-arguments";
    }

    @Override
    public String name() {
        return "Megatron-LM arguments";
    }

    @Override
    public String description() {
        return "Arguments of Megatron-LM, as a file of them or in a launch script: a training job with its model and "
                + "plan. Servers and fabrics are those of the template, or assumed.";
    }

    @Override
    public List<String> extensions() {
        return List.of("sh", "args", "txt");
    }

    @Override
    public boolean recognizes(String fileName, String beginning) {
        return beginning.contains("--num-layers") || beginning.contains("--tensor-model-parallel-size");
    }

    @Override
    public ImportedDesign read(ImportRequest request) throws ImportException, IOException {
        return new MegatronJob(Arguments.of(request.text()), request).design();
    }
}
