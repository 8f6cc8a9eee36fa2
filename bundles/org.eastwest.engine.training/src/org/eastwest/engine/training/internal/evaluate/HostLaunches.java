// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.evaluate;

import java.util.Optional;
import org.eastwest.spi.evaluation.MeasuredRow;

/**
 * How long the host takes to launch a measured collective, which is what small ones are timed at where it takes longer
 * than they do. One thread or process a GPU that calls NCCL launches ahead of the GPUs, so that nothing is seen of it.
 *
 * @param seconds at least 0
 * @param known   what is known of the source where the row does not tell
 */
record HostLaunches(double seconds, Optional<String> known) {
    private static final HostLaunches HIDDEN = new HostLaunches(0, Optional.empty());
    /**
     * A thread launches a collective on one of its GPUs (nccl-tests -g). NVIDIA/nccl-tests issue 123, 4 to 8 A100:
     * 16.9, 20.8, 25.2, 29.5 and 33.7 us; NVIDIA/nccl issue 2094, 8 H100: 33 us from 1 to 32 KiB. That it is the
     * launches is said in NVIDIA/nccl-tests issue 333.
     */
    private static final double ONE_GPU = 4.2e-6;
    /** A call of PyTorch, one process a GPU: 39 us from 32 to 512 KiB on 8 H200, in the source below. */
    private static final double PYTORCH_CALL = 39e-6;
    /** Benchmarks/NVIDIA/NCCLBandwidth.py runs all_reduce_perf with -g, all GPUs of the machine. */
    private static final String ONE_THREAD = "Azure/AI-benchmarking-guide";
    /** network/benchmarks/all_reduce_bench.py calls PyTorch. */
    private static final String PYTORCH = "stas00/ml-engineering";

    static HostLaunches of(MeasuredRow row) {
        int gpus = row.count("gpus_per_thread", 0);
        if (gpus > 0) {
            return gpus == 1 ? HIDDEN : new HostLaunches(gpus * ONE_GPU, Optional.empty());
        }
        String source = row.text("source");
        int all = row.count("num_gpus", 1);
        if (source.startsWith(ONE_THREAD) && PublishedGroup.nodes(row) == 1 && all > 1) {
            return new HostLaunches(all * ONE_GPU, Optional.of("launched by one thread of the host"));
        }
        return source.startsWith(PYTORCH) ? new HostLaunches(PYTORCH_CALL, Optional.of("called from PyTorch")) : HIDDEN;
    }
}
