// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.example.nonsense.NonsenseAlgorithm;
import com.example.nonsense.NonsenseTransport;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.Tuple;
import org.eastwest.analysis.Plugin;
import org.eastwest.analysis.PluginException;
import org.eastwest.analysis.internal.EngineHost;
import org.eastwest.catalog.CatalogLoader;
import org.eastwest.engine.economics.internal.EconomicsEngine;
import org.eastwest.engine.fabric.internal.FabricEngine;
import org.eastwest.engine.fabric.internal.Fabrics;
import org.eastwest.engine.fabric.internal.lossless.LosslessEngine;
import org.eastwest.engine.fabric.internal.lossless.Losslessness;
import org.eastwest.engine.fabric.internal.packet.PacketLevelSimulator;
import org.eastwest.engine.reliability.internal.ReliabilityEngine;
import org.eastwest.engine.selection.internal.FlowsEngine;
import org.eastwest.engine.selection.internal.TransportComparison;
import org.eastwest.engine.training.internal.TrainingEngine;
import org.eastwest.examples.Templates;
import org.eastwest.reader.DesignReader;
import org.eastwest.spi.analysis.AnalysisEngine;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.simulation.SimulatedFabric;
import org.eastwest.spi.simulation.SimulatedTraffic;
import org.eastwest.spi.simulation.SimulationLimitException;
import org.eastwest.spi.simulation.SimulationRequest;
import org.eastwest.spi.transport.CongestionAlgorithm;
import org.eastwest.spi.transport.FixedWindow;
import org.eastwest.spi.transport.ParameterValues;
import org.eastwest.spi.transport.Transport;
import org.eastwest.spi.transport.TransportModel;
import org.eastwest.transport.infiniband.internal.NdrTransport;

/** A transport may say any numbers: no engine throws or hangs, and what cannot be is named with the bundle. */
class NonsensePropertiesTest {
    private static final String BUNDLE = "com.example.nonsense";
    private static final long EVENTS = 200_000;
    private static final DesignSnapshot DESIGN = DesignReader.read(Templates.create("ib-1k", Map.of()), null,
            CatalogLoader.shipped()).snapshot().orElseThrow();

    @Provide
    Arbitrary<Double> numbers() {
        return Arbitraries.frequencyOf(Tuple.of(3, Arbitraries.of(Double.NaN, Double.POSITIVE_INFINITY,
                Double.NEGATIVE_INFINITY, -1.0, 0.0, -0.0, Double.MIN_VALUE, Double.MAX_VALUE, 1e-12, 1e12)),
                Tuple.of(2, Arbitraries.doubles()), Tuple.of(4, Arbitraries.of(1e-6, 1e-3,
                        0.5, 1.0, 2.0, 64.0, 4096.0)));
    }

    /** Sound strategies of which up to three numbers are anything: nonsense, or the extremes of what can be. */
    @Provide
    Arbitrary<List<Double>> values() {
        Arbitrary<Integer> places = Arbitraries.integers().between(0, NonsenseTransport.SOUND.size() - 1);
        return Arbitraries.maps(places, Arbitraries.oneOf(numbers(), Arbitraries.of(1.0, 60.0, 1e-9, 0.999, 65536.0)))
                .ofMaxSize(3).map(spoiled -> {
                    List<Double> values = new ArrayList<>(NonsenseTransport.SOUND);
                    spoiled.forEach(values::set);
                    return values;
                });
    }

    @Provide
    Arbitrary<CongestionAlgorithm> algorithms() {
        return Combinators.combine(Arbitraries.integers().between(0, 20), numbers(), numbers(), numbers())
                .as(NonsenseAlgorithm::new);
    }

    @Property(tries = 60, seed = "-2614951239466046366", shrinking = ShrinkingMode.OFF)
    void noEngineFailsOverStrategiesOfAnyNumbers(@ForAll("values") List<Double> numbers, @ForAll int kinds,
            @ForAll int sound) {
        EngineHost host = host(new NonsenseTransport(numbers, Math.floorMod(kinds, 4), Math.floorMod(sound, 6),
                new FixedWindow(1.5), new AtomicInteger()));

        AnalysisResult result = host.analyze(DESIGN.withComputeTransport(NonsenseTransport.ID), Set.of(),
                Progress.NONE);

        boolean named = host.plugins().stream().anyMatch(p -> p.state() == Plugin.State.BROKEN);
        assertEquals(named ? 1 : 0, result.findings().stream().filter(f -> f.code().equals(Plugin.NOT_USED))
                .filter(f -> f.message().contains(BUNDLE)).count(), "findings that name it");
        assertEquals(List.of(), result.findings().stream().filter(NonsensePropertiesTest::fault).toList());
        result.metrics().forEach(m -> assertTrue(!Double.isInfinite(m.value()), m.element() + "/" + m.id()));
    }

    /** A fault of an engine, or of one within the comparison of transports. */
    private static boolean fault(Finding finding) {
        return finding.code().startsWith("EW-PLUGIN-") && !finding.code().equals(Plugin.NOT_USED)
                || finding.code().equals("EW-SELECT-003");
    }

    @Property(tries = 150, seed = "-4265215656879171203", shrinking = ShrinkingMode.OFF)
    void noSimulationHangsOverHandlersThatLeaveAnyNumbers(@ForAll("algorithms") CongestionAlgorithm algorithm) {
        EngineHost host = host(new NonsenseTransport(List.of(), 2, Integer.MAX_VALUE, algorithm, new AtomicInteger()));
        TransportModel model = host.transports().find(NonsenseTransport.ID).orElseThrow();
        Transport transport = model.compose(ParameterValues.defaults(model.parameters()));
        SimulationRequest request = new SimulationRequest(new SimulatedFabric.Described(
                "leaf-spine:hosts=8,down=4,up=4,rate=100Gb/s,uplink-rate=100Gb/s,latency=1us"), List.of(),
                new SimulatedTraffic.Permutation(1e5), transport, Map.of(), 1, 1L << 28, EVENTS);

        Optional<RuntimeException> thrown = simulate(request);

        boolean blamed = thrown.filter(PluginException.class::isInstance).isPresent();
        assertEquals(blamed, host.plugins().stream().anyMatch(p -> p.state() == Plugin.State.BROKEN
                && p.bundle().equals(BUNDLE)), "listed as broken when the run ended for it");
        thrown.filter(t -> !blamed).ifPresent(t -> assertTrue(t instanceof SimulationLimitException, t.toString()));
    }

    private static Optional<RuntimeException> simulate(SimulationRequest request) {
        try {
            new PacketLevelSimulator().simulate(request, Progress.NONE);
            return Optional.empty();
        } catch (RuntimeException thrown) {
            return Optional.of(thrown);
        }
    }

    private static EngineHost host(TransportModel nonsense) {
        EngineHost host = new EngineHost();
        Fabrics fabrics = new Fabrics();
        AnalysisEngine training = new TrainingEngine(fabrics);
        AnalysisEngine fabric = new FabricEngine(fabrics);
        TransportComparison comparison = new TransportComparison();
        comparison.setTraining(training);
        comparison.setFabric(fabric);
        EconomicsEngine economics = new EconomicsEngine(fabrics, CatalogLoader.shipped());
        economics.setTraining(training);
        List.of(training, fabric, comparison, economics, new LosslessEngine(new Losslessness()),
                new ReliabilityEngine(fabrics, CatalogLoader.shipped()), new FlowsEngine(fabrics))
                .forEach(engine -> host.addEngine(engine, Map.of()));
        host.addTransport(new NdrTransport(), Map.of());
        host.addTransport(nonsense, Map.of());
        return host;
    }
}
