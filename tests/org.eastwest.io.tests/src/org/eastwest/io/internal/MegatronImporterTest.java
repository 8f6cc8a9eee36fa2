// SPDX-License-Identifier: EPL-2.0
package org.eastwest.io.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.eastwest.io.ImportFailure;
import org.eastwest.io.Imported;
import org.eastwest.reader.DesignReader;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.Precision;
import org.eastwest.spi.design.Workload.Recompute;
import org.eastwest.spi.design.Workload.Training;
import org.eastwest.spi.exchange.ImportNote.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Launch scripts as people write them. */
class MegatronImporterTest {
    /** In the form of the examples of Megatron-LM. */
    private static final String SCRIPT = """
            #!/bin/bash
            export CUDA_DEVICE_MAX_CONNECTIONS=1
            GPUS_PER_NODE=8
            NUM_NODES=${NUM_NODES:-16}
            NUM_NODES=16
            WORLD_SIZE=$(($GPUS_PER_NODE*$NUM_NODES))
            TP=8 # inside of a node
            DISTRIBUTED_ARGS=(
                --nproc_per_node $GPUS_PER_NODE
                --nnodes $NUM_NODES
                --master_addr localhost
            )
            GPT_MODEL_ARGS=(
                --num-layers 96
                --hidden-size 12288 --num-attention-heads=96
                --seq-length 2048
                --max-position-embeddings 2048
            )
            TRAINING_ARGS="--micro-batch-size 1 \\
                --global-batch-size 1536 --lr 6.0e-5 --fp16 --recompute-activations"
            MODEL_PARALLEL_ARGS=(
            \t--tensor-model-parallel-size ${TP}
            \t--pipeline-model-parallel-size 16
            )
            torchrun ${DISTRIBUTED_ARGS[@]} pretrain_gpt.py ${GPT_MODEL_ARGS[@]} --use-distributed-optimizer
            """;

    @TempDir
    private Path folder;

    private Imported read(String text) throws IOException, ImportFailure {
        return Imports.shipped().read(Files.writeString(folder.resolve("train.sh"), text), null, null, Progress.NONE);
    }

    @Test
    void aLaunchScriptBecomesAJobOnAssumedServers() throws Exception {
        Imported imported = read(SCRIPT);

        var reading = DesignReader.read(imported.design(), null, Imports.CATALOG);
        JobSnapshot job = reading.snapshot().orElseThrow(() -> new AssertionError(reading.findings())).jobs().get(0);
        PlanSnapshot plan = job.plan();
        Training run = (Training) job.workload();
        assertEquals(8, plan.tp());
        assertEquals(16, plan.pp());
        assertEquals(1, plan.dp());
        assertEquals(1, plan.zeroStage());
        assertEquals(1536, run.globalBatch());
        assertEquals(2048, run.sequenceLength());
        assertEquals(Precision.FP16, run.precision());
        assertEquals(Recompute.SELECTIVE, run.recompute());
        assertEquals("gpt3-175b", run.model().id());
        assertEquals(128, job.gpus());
        assertTrue(imported.notes().stream().anyMatch(n -> n.kind() == Kind.IGNORED && n.what().equals("--lr 6.0e-5")
                && n.line() == 20), imported.notes().toString());
        assertTrue(imported.notes().stream().anyMatch(n -> n.kind() == Kind.UNDERSTOOD
                && n.what().equals("--tensor-model-parallel-size 8") && n.line() == 22), imported.notes().toString());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "--num-layers 96 | '' | There is no --num-layers",
        "--num-layers 96 | --num-layers 96 --window-size , | --window-size is ','",
        "--pipeline-model-parallel-size 16 | --pipeline-model-parallel-size 7 | The world size 128 is no "
                + "multiple of TP x PP x CP = 56",
        "TP=8 | P=8 | line 22: --tensor-model-parallel-size is '${TP}'",
        "--global-batch-size 1536 | --global-batch-size -3 | line 20: --global-batch-size is -3",
        "--global-batch-size 1536 | --global-batch-size 99999999999 | line 20: --global-batch-size is '99999999999'",
        "--num-layers 96 | --num-layers | line 14: --num-layers has no value",
        "--fp16 | --recompute-granularity some | --recompute-granularity some is unknown"})
    void whatIsWrongIsToldWithItsLine(String right, String wrong, String message) {
        ImportFailure refused = assertThrows(ImportFailure.class, () -> read(SCRIPT.replace(right,
                wrong == null ? "" : wrong)));
        assertTrue(refused.getMessage().contains(message), refused.getMessage());
    }

    @Test
    void theExchangeOfContextParallelismIsTaken() throws Exception {
        Imported imported = read(SCRIPT.replace("--pipeline-model-parallel-size 16",
                "--pipeline-model-parallel-size 8 --context-parallel-size 2 --cp-comm-type allgather"));

        assertEquals("all-gather", imported.design().getJobs().get(0).getPlan().getContextExchange().getLiteral());
    }
}
