// SPDX-License-Identifier: EPL-2.0
package org.eastwest.benchmarks;

import java.util.concurrent.TimeUnit;

import org.eastwest.quantity.Dimension;
import org.eastwest.quantity.Quantity;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Reading and printing one value, which tables and reports do thousands of times. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class QuantityBenchmark {

    private String text = "400 Gb/s";
    private double bytesPerSecond = 50e9;

    @Benchmark
    public Quantity parse() {
        return Quantity.parse(text, Dimension.BANDWIDTH);
    }

    @Benchmark
    public String format() {
        return Quantity.format(bytesPerSecond, Dimension.BANDWIDTH);
    }
}
