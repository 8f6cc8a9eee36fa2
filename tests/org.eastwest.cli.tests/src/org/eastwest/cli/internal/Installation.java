// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eastwest.analysis.AnalysisService;
import org.eastwest.analysis.internal.EngineHost;
import org.eastwest.catalog.Catalog;
import org.eastwest.catalog.CatalogLoader;
import org.eastwest.catalog.CatalogService;
import org.eastwest.engine.claims.internal.Checker;
import org.eastwest.engine.economics.internal.EconomicsEngine;
import org.eastwest.engine.fabric.internal.FabricEngine;
import org.eastwest.engine.fabric.internal.Fabrics;
import org.eastwest.engine.fabric.internal.export.Cables;
import org.eastwest.engine.fabric.internal.export.Explorer;
import org.eastwest.engine.fabric.internal.flow.FlowLevelSimulator;
import org.eastwest.engine.fabric.internal.flow.Sharing;
import org.eastwest.engine.fabric.internal.lossless.Losslessness;
import org.eastwest.engine.fabric.internal.lossless.LosslessEngine;
import org.eastwest.engine.fabric.internal.packet.PacketLevelSimulator;
import org.eastwest.engine.inference.internal.InferenceEngine;
import org.eastwest.engine.reliability.internal.ReliabilityEngine;
import org.eastwest.engine.search.internal.PlanSearchEngine;
import org.eastwest.engine.selection.internal.FlowsEngine;
import org.eastwest.engine.selection.internal.ObservabilityEngine;
import org.eastwest.engine.selection.internal.TransportComparison;
import org.eastwest.engine.selection.internal.advise.TransportAdviser;
import org.eastwest.engine.training.internal.CollectivesEngine;
import org.eastwest.engine.training.internal.LossEngine;
import org.eastwest.engine.training.internal.SharingEngine;
import org.eastwest.engine.training.internal.TrainingEngine;
import org.eastwest.engine.training.internal.search.StepPlans;
import org.eastwest.engine.training.internal.evaluate.CollectivesEvaluator;
import org.eastwest.engine.training.internal.evaluate.MemoryEvaluator;
import org.eastwest.engine.training.internal.evaluate.LayerTimeEvaluator;
import org.eastwest.engine.training.internal.evaluate.StepTimeEvaluator;
import org.eastwest.io.DesignImports;
import org.eastwest.io.internal.host.ImporterHost;
import org.eastwest.io.internal.megatron.MegatronImporter;
import org.eastwest.io.internal.topology.EastwestTopologyImporter;
import org.eastwest.io.internal.topology.InfragraphImporter;
import org.eastwest.io.internal.topology.SubnetImporter;
import org.eastwest.spi.analysis.AnalysisEngine;
import org.eastwest.spi.claim.ClaimChecker;
import org.eastwest.spi.decision.Adviser;
import org.eastwest.spi.evaluation.Evaluator;
import org.eastwest.spi.fabric.FabricModel;
import org.eastwest.spi.simulation.NetworkSimulator;
import org.eastwest.spi.transport.TransportModel;
import org.eastwest.transport.infiniband.internal.NdrTransport;
import org.eastwest.transport.infiniband.internal.XdrTransport;
import org.eastwest.transport.roce.internal.DcqcnTransport;
import org.eastwest.transport.roce.internal.EnhancedEcmpTransport;
import org.eastwest.transport.roce.internal.HpccTransport;
import org.eastwest.transport.roce.internal.SwiftTransport;
import org.eastwest.transport.spectrumx.internal.SpectrumXTransport;
import org.eastwest.transport.uec.internal.UecTransport;

/** The services of the product, put together as the framework does from the component files. */
final class Installation {
    static final Services SERVICES = with(CatalogLoader.shipped(), List.of());

    private Installation() {
    }

    /**
     * The same with what a user puts beside it.
     *
     * @param catalog    in place of the shipped one
     * @param transports beside the shipped ones
     */
    static Services with(Catalog catalog, List<TransportModel> transports) {
        FabricModel fabrics = new Fabrics();
        AnalysisService analysis = analysis(fabrics, catalog, transports);
        return new Services(analysis, new ShippedCatalog(catalog), fabrics,
                new BuiltInEvaluators(List.of(new StepTimeEvaluator(), new LayerTimeEvaluator(), new MemoryEvaluator(),
                        new CollectivesEvaluator(fabrics, List.of(new NdrTransport(), new XdrTransport(),
                                new DcqcnTransport(), new HpccTransport(), new UecTransport())))),
                new PlanSearchEngine(new StepPlans(fabrics)),
                level -> List.<NetworkSimulator>of(new FlowLevelSimulator(), new PacketLevelSimulator()).stream()
                        .filter(s -> s.level() == level).findFirst(),
                new Explorer(), new Cables(), new Losslessness(), adviser(analysis, fabrics, catalog),
                claims(analysis, fabrics), imports(), List::of, new NoPlugins(), new NoBundles(), "test");
    }

    private record BuiltInEvaluators(List<Evaluator> all) implements Evaluators {
        @Override
        public Optional<Evaluator> find(String id) {
            return all.stream().filter(e -> e.id().equals(id)).findFirst();
        }

        @Override
        public List<String> ids() {
            return all.stream().map(Evaluator::id).sorted().toList();
        }
    }

    private static DesignImports imports() {
        ImporterHost host = ImporterHost.of(new ShippedCatalog(CatalogLoader.shipped()), importer -> importer);
        List.of(new EastwestTopologyImporter(), new InfragraphImporter(), new SubnetImporter(), new MegatronImporter())
                .forEach(importer -> host.addImporter(importer, Map.of()));
        return host;
    }

    private static ClaimChecker claims(AnalysisService analysis, FabricModel fabrics) {
        Checker checker = new Checker(fabrics, new Explorer(), CatalogLoader.shipped());
        analysis.engines().stream().filter(e -> e.id().equals("training")).forEach(checker::setTraining);
        return checker;
    }

    private static Adviser adviser(AnalysisService analysis, FabricModel fabrics, Catalog catalog) {
        TransportAdviser adviser = new TransportAdviser(fabrics, catalog);
        analysis.engines().stream().filter(e -> !e.id().equals("transports")).forEach(adviser::addEngine);
        adviser.setLossless(new Losslessness());
        adviser.setSearch(new PlanSearchEngine(new StepPlans(fabrics)));
        return adviser;
    }

    private static AnalysisService analysis(FabricModel fabrics, Catalog catalog, List<TransportModel> installed) {
        EngineHost host = new EngineHost();
        AnalysisEngine training = new TrainingEngine(fabrics);
        AnalysisEngine fabric = new FabricEngine(fabrics);
        TransportComparison comparison = new TransportComparison();
        comparison.setTraining(training);
        comparison.setFabric(fabric);
        EconomicsEngine economics = new EconomicsEngine(fabrics, catalog);
        economics.setTraining(training);
        AnalysisEngine inference = new InferenceEngine(fabrics, catalog);
        AnalysisEngine reliability = new ReliabilityEngine(fabrics, catalog);
        List.of(training, fabric, new LosslessEngine(new Losslessness()), comparison, economics, reliability,
                inference,
                new FlowsEngine(fabrics), new ObservabilityEngine(catalog), new LossEngine(fabrics),
                new SharingEngine(fabrics, new Sharing()), new CollectivesEngine(fabrics))
                .forEach(engine -> host.addEngine(engine, Map.of()));
        List.<TransportModel>of(new NdrTransport(), new XdrTransport(), new DcqcnTransport(),
                new EnhancedEcmpTransport(), new HpccTransport(), new SwiftTransport(), new UecTransport(),
                new SpectrumXTransport()).forEach(transport -> host.addTransport(transport, Map.of()));
        installed.forEach(transport -> host.addTransport(transport, Map.of()));
        return host;
    }

    private record ShippedCatalog(Catalog catalog) implements CatalogService {
        @Override
        public void reload() {
        }
    }
}
