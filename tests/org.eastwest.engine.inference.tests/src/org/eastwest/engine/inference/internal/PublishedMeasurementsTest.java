// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.inference.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import org.eastwest.catalog.Catalog;
import org.eastwest.spi.design.Precision;
import org.eastwest.spi.hardware.GpuSpec;
import org.junit.jupiter.api.Test;

/**
 * The model against what TensorRT-LLM publishes: time to the first token of a single prompt (v0.5) and throughput of
 * batches (v0.6.1), docs/source/performance.md@138f96d; throughput under maximum load (v1.0),
 * docs/source/performance/perf-overview.md@00f3768, where the batch is taken to be what fits into memory.
 */
class PublishedMeasurementsTest {
    private static final Catalog CATALOG = Designs.SHIPPED;

    @Test
    void theTimeToTheFirstTokenOfOnePromptIsPredictedWithinAThird() throws IOException {
        for (String[] row : rows("first_token.csv")) {
            Replica replica = replica(row[0], row[2], row[3]);
            double predicted = replica.prefill(1, number(row[4]), gpu(row[1], replica), network(row[1])).seconds();
            double ratio = predicted / (number(row[5]) * 1e-3);

            // Short prompts take longer than this: their kernels were not yet tuned for them.
            assertTrue(number(row[4]) < 1000 || ratio > 0.75 && ratio < 1.33, String.join(",", row) + ": " + ratio);
            assertTrue(ratio > 0.5 && ratio < 1.33, String.join(",", row) + ": " + ratio);
        }
    }

    @Test
    void predictedOverMeasuredThroughputIsOneInTheMiddleAndNineOfTenKeepTheBand() throws IOException {
        List<Double> ratios = new ArrayList<>();
        for (String[] row : rows("throughput.csv")) {
            Replica replica = replica(row[0], row[2], row[4]);
            ratios.add(throughput(replica, row[1], number(row[3]), number(row[5]), number(row[6])) / replica.tp()
                    / number(row[7]));
        }
        for (String[] row : rows("peak_throughput.csv")) {
            Replica replica = replica(row[0], "fp8", row[2]);
            double prompt = number(row[3]);
            double output = number(row[4]);
            ratios.add(throughput(replica, row[1], batch(replica, row[1], prompt + output / 2), prompt, output)
                    / number(row[5]));
        }
        Collections.sort(ratios);

        assertEquals(65, ratios.size());
        assertEquals(1, ratios.get(ratios.size() / 2), 0.1, ratios.toString());
        long within = ratios.stream().filter(r -> r >= ServiceReport.SHORTEST && r <= ServiceReport.LONGEST).count();
        assertTrue(within >= 0.9 * ratios.size(), within + " of " + ratios);
    }

    /** Decoding at other context lengths and batches must rank as measured: correlation of logarithms. */
    @Test
    void predictedThroughputFollowsTheMeasuredOne() throws IOException {
        List<double[]> pairs = new ArrayList<>();
        for (String[] row : rows("peak_throughput.csv")) {
            Replica replica = replica(row[0], "fp8", row[2]);
            double prompt = number(row[3]);
            double output = number(row[4]);
            pairs.add(new double[] {Math.log(throughput(replica, row[1], batch(replica, row[1], prompt + output / 2),
                    prompt, output)), Math.log(number(row[5]))});
        }
        double[] x = pairs.stream().mapToDouble(p -> p[0]).toArray();
        double[] y = pairs.stream().mapToDouble(p -> p[1]).toArray();

        assertTrue(correlation(x, y) > 0.98, String.valueOf(correlation(x, y)));
    }

    private static double correlation(double[] x, double[] y) {
        double mx = Arrays.stream(x).average().orElseThrow();
        double my = Arrays.stream(y).average().orElseThrow();
        double xy = 0;
        double xx = 0;
        double yy = 0;
        for (int i = 0; i < x.length; i++) {
            xy += (x[i] - mx) * (y[i] - my);
            xx += (x[i] - mx) * (x[i] - mx);
            yy += (y[i] - my) * (y[i] - my);
        }
        return xy / Math.sqrt(xx * yy);
    }

    /** Output tokens per second of a whole batch that is prefilled and then decoded to its end. */
    private static double throughput(Replica replica, String gpu, double batch, double prompt, double output) {
        double seconds = replica.prefill(batch, prompt, gpu(gpu, replica), network(gpu)).seconds()
                + output * replica.decode(batch, prompt + output / 2, gpu(gpu, replica), network(gpu)).seconds();
        return batch * output / seconds;
    }

    private static double batch(Replica replica, String gpu, double tokens) {
        double usable = CATALOG.gpus().find(gpu).orElseThrow().usableMemoryBytes() * (1 - fact("memory-reserve"));
        return Math.floor((usable - replica.weightsOnGpu()) / replica.cacheOnGpu(tokens));
    }

    private static Replica replica(String model, String precision, String tp) {
        return new Replica(CATALOG.models().find(model).orElseThrow(),
                Precision.valueOf(precision.toUpperCase(Locale.ROOT)), Integer.parseInt(tp), 1, 1, 1);
    }

    private static Gpu gpu(String id, Replica replica) {
        GpuSpec gpu = CATALOG.gpus().find(id).orElseThrow();
        double eight = replica.precision() == Precision.FP8 ? fact("inference-8-bit-share") : 1;
        return new Gpu(Gpu.peak(gpu, replica.precision()) * Gpu.fraction(gpu) * fact("inference-matmul-share") * eight,
                gpu.memoryBytesPerSecond() * fact("inference-memory-share"), fact("inference-layer-overhead"));
    }

    private static Network network(String id) {
        return new Network(fact("all-reduce-base"), fact("scale-up-hop"),
                CATALOG.gpus().find(id).orElseThrow().scaleUpBytesPerSecond() * fact("scale-up-share"), 8, 3e-6, 50e9);
    }

    private static double fact(String id) {
        return CATALOG.assumption(id).orElseThrow().value();
    }

    private static double number(String cell) {
        return Double.parseDouble(cell);
    }

    private static List<String[]> rows(String file) throws IOException {
        try (BufferedReader in = new BufferedReader(new InputStreamReader(
                PublishedMeasurementsTest.class.getResourceAsStream(file), StandardCharsets.UTF_8))) {
            return in.lines().skip(1).map(line -> line.split(",")).toList();
        }
    }
}
