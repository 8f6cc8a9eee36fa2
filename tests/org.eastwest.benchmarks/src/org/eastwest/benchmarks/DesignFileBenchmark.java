// SPDX-License-Identifier: EPL-2.0
package org.eastwest.benchmarks;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

import org.eastwest.examples.Templates;
import org.eastwest.model.file.DesignFiles;
import org.eastwest.model.file.LoadedDesign;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/** Opening the design of 100,000 GPUs, which is to take well under a second. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class DesignFileBenchmark {

    private Path file;

    @Setup(Level.Trial)
    public void writeFile() throws IOException {
        file = Files.createTempFile("ethernet-100k", "." + DesignFiles.EXTENSION);
        try (InputStream design = Templates.open("ethernet-100k")) {
            Files.write(file, design.readAllBytes());
        }
    }

    @TearDown(Level.Trial)
    public void deleteFile() throws IOException {
        Files.delete(file);
    }

    @Benchmark
    public LoadedDesign load() {
        return DesignFiles.load(file);
    }
}
