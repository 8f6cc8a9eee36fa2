// SPDX-License-Identifier: EPL-2.0
package org.eastwest.model.validation;

import static org.eastwest.model.Designs.MAKE;
import static org.eastwest.model.Designs.with;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;

import org.eclipse.emf.common.util.BasicDiagnostic;
import org.eclipse.emf.common.util.Diagnostic;
import org.eclipse.emf.ecore.util.Diagnostician;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

import org.eastwest.model.Designs;
import org.eastwest.model.design.Attention;
import org.eastwest.model.design.Design;
import org.eastwest.model.design.Fabric;
import org.eastwest.model.design.FabricRole;
import org.eastwest.model.design.Job;
import org.eastwest.model.design.Link;
import org.eastwest.model.design.NicGroup;
import org.eastwest.model.design.ParallelDimension;
import org.eastwest.model.design.PipelineSchedule;
import org.eastwest.model.design.Plan;
import org.eastwest.model.design.Requirement;
import org.eastwest.model.design.ServerGroup;
import org.eastwest.model.design.Switch;
import org.eastwest.model.design.Tier;
import org.eastwest.model.design.TierKind;
import org.eastwest.model.design.Topology;
import org.eastwest.model.design.TrainingRun;
import org.eastwest.model.design.Transformer;
import org.eastwest.model.file.DesignResource;
import org.eastwest.model.file.FileProblem;

class DesignValidationTest {
    /** A change of the sound design, and the one problem it must make. */
    private record Case(DesignConstraint constraint, String element, String words, Consumer<Design> change) {
    }

    private static final List<Case> CASES = List.of(
            new Case(DesignConstraint.ID_MISSING, "job.1.id", "A Job of design has no identifier",
                    d -> job(d).setId(null)),
            new Case(DesignConstraint.ID_MISSING, "job.1.id", "has no identifier", d -> job(d).setId("")),
            new Case(DesignConstraint.ID_MALFORMED, "fabric.Compute Fabric.id", "'Compute Fabric'",
                    d -> fabric(d).setId("Compute Fabric")),
            new Case(DesignConstraint.ID_MALFORMED, "fabric.1st.id", "'1st'", d -> fabric(d).setId("1st")),
            new Case(DesignConstraint.ID_DUPLICATE, "fabric.hall.id", "A Fabric and a Cluster both",
            d -> fabric(d).setId("hall")),
            new Case(DesignConstraint.ID_DUPLICATE, "job.superpod.id", "A Job and a Design both",
            d -> job(d).setId("superpod")),
            new Case(DesignConstraint.VALUE_MISSING, "cluster.servers.serverType", "has no value",
                    d -> servers(d).setServerType(null)),
            new Case(DesignConstraint.VALUE_MISSING, "fabric.compute.hostCableLength", "the default is 3 m",
                    d -> fabric(d).setHostCableLength(null)),
            new Case(DesignConstraint.VALUE_MISSING, "job.pretraining.plan.order", "the default is TP CP PP DP",
                    d -> plan(d).setOrder(null)),
            new Case(DesignConstraint.ELEMENT_MISSING, "cluster.hall.serverGroups", "Add a ServerGroup",
                    d -> d.getClusters().get(0).getServerGroups().clear()),
            new Case(DesignConstraint.ELEMENT_MISSING, "scenario.base.cluster", "Choose a Cluster",
                    d -> d.getScenarios().get(0).setCluster(null)),
            new Case(DesignConstraint.OUT_OF_RANGE, "job.pretraining.plan.tp",
            "is 0. Give it a value from 1 to 10000000",
                    d -> plan(d).setTp(0)),
            new Case(DesignConstraint.OUT_OF_RANGE, "cluster.servers.count", "is -128", d -> servers(d).setCount(-128)),
            new Case(DesignConstraint.OUT_OF_RANGE, "cluster.servers.count", "is 10000001",
            d -> servers(d).setCount(10_000_001)),
            new Case(DesignConstraint.OUT_OF_RANGE, "cluster.servers.nics.east-west.rate",
            "above 0 b/s, at most 100 Tb/s",
                    d -> nics(d).setRate(1e30)),
            new Case(DesignConstraint.OUT_OF_RANGE, "cluster.servers.nics.east-west.rate", "is 0",
            d -> nics(d).setRate(0.0)),
            new Case(DesignConstraint.OUT_OF_RANGE, "cluster.servers.nics.east-west.rate", "is -",
            d -> nics(d).setRate(-1.0)),
            new Case(DesignConstraint.OUT_OF_RANGE, "job.pretraining.plan.zeroStage", "is 4",
            d -> plan(d).setZeroStage(4)),
            new Case(DesignConstraint.NOT_FINITE, "cluster.servers.nics.east-west.rate", "is NaN",
                    d -> nics(d).setRate(Double.NaN)),
            new Case(DesignConstraint.NOT_FINITE, "fabric.compute.tiers.leaf.oversubscription", "is Infinity",
                    d -> fabric(d).getTiers().get(0).setOversubscription(Double.POSITIVE_INFINITY)),
            new Case(DesignConstraint.DANGLING, "scenario.base.cluster", "leads to 'hall', which is not in the design",
                    d -> d.getScenarios().get(0).setCluster(with(MAKE.createCluster(), c -> c.setId("hall")))),
            new Case(DesignConstraint.NIC_ROLE_TWICE, "cluster.servers.nics.2.role",
            "second group of NICs with the role east-west",
                    d -> servers(d).getNics().add(MAKE.createNicGroup())),
            new Case(DesignConstraint.TOO_MANY_SERVERS, "cluster.hall.serverGroups", "has 10000128 servers",
                    d -> d.getClusters().get(0).getServerGroups().add(with(MAKE.createServerGroup(), g -> {
                        g.setId("more");
                        g.setServerType("dgx-h100");
                        g.setCount(10_000_000);
                    }))),
            new Case(DesignConstraint.TIER_TWICE, "fabric.compute.tiers.2.kind", "a second leaf tier",
                    d -> fabric(d).getTiers().add(MAKE.createTier())),
            new Case(DesignConstraint.TIER_UNUSED, "fabric.compute.tiers.core.kind",
            "is two-tier-fat-tree, which has no core tier",
                    d -> {
                        fabric(d).setTopology(Topology.TWO_TIER_FAT_TREE);
                        fabric(d).getTiers().add(with(MAKE.createTier(), t -> t.setKind(TierKind.CORE)));
                    }),
            new Case(DesignConstraint.SWITCHES_MISSING, "fabric.compute.switches", "lists no switches",
                    d -> fabric(d).setTopology(Topology.EXPLICIT)),
            new Case(DesignConstraint.NO_ENDPOINTS, "fabric.compute.switches", "takes endpoints",
                    d -> explicit(d).getSwitches().forEach(s -> s.setEndpoints(0))),
            new Case(DesignConstraint.SWITCHES_UNUSED, "fabric.compute.switches", "and is rail-only",
                    d -> explicit(d).setTopology(Topology.RAIL_ONLY)),
            new Case(DesignConstraint.LINK_LOOP, "fabric.compute.links.leaf1-leaf1.to",
            "from the switch leaf1 to itself",
                    d -> link(d).setTo(link(d).getFrom())),
            new Case(DesignConstraint.LINK_FOREIGN, "fabric.compute.links.leaf1-far.to",
            "the switch far of fabric.other", d -> {
                Fabric other = with(MAKE.createFabric(), f -> {
                    f.setId("other");
                    f.setRole(FabricRole.STORAGE);
                    f.setTopology(Topology.EXPLICIT);
                    f.setSwitchType("sn5600");
                });
                Switch far = with(MAKE.createSwitch(), s -> {
                    s.setId("far");
                    s.setEndpoints(1);
                });
                d.getFabrics().add(other);
                other.getSwitches().add(far);
                link(d).setTo(far);
            }),
            new Case(DesignConstraint.ONE_PLANE, "fabric.compute.planes", "is multi-plane and has one plane",
                    d -> fabric(d).setTopology(Topology.MULTI_PLANE)),
            new Case(DesignConstraint.PRIORITY, "fabric.compute.losslessPriorities", "[3, 8]",
                    d -> fabric(d).setLosslessPriorities(List.of(3, 8))),
            new Case(DesignConstraint.PRIORITY, "fabric.compute.losslessPriorities", "[3, 3]",
                    d -> fabric(d).setLosslessPriorities(List.of(3, 3))),
            new Case(DesignConstraint.PARAMETER_TWICE, "fabric.compute.parameters.2.name", "the parameter kmin twice",
            d -> {
                for (String value : List.of("1 MB", "2 MB")) {
                    fabric(d).getParameters().add(with(MAKE.createParameterOverride(), p -> {
                        p.setName("kmin");
                        p.setValue(value);
                    }));
                }
            }),
            new Case(DesignConstraint.SWITCH_TYPE_MISSING, "fabric.compute.switchType", "the tiers [spine]", d -> {
                fabric(d).setSwitchType(null);
                fabric(d).getTiers().get(0).setSwitchType("qm9700");
            }),
            new Case(DesignConstraint.SWITCH_TYPE_MISSING, "fabric.compute.switchType", "the switches [leaf1, spine1]",
                    d -> explicit(d).setSwitchType("")),
            new Case(DesignConstraint.TRANSPORT_MISSING, "fabric.compute.transport", "has no transport",
                    d -> fabric(d).setTransport(null)),
            new Case(DesignConstraint.MODEL_MISSING, "workload.llama.modelShape", "has no transformer",
                    d -> run(d).setModelShape(null)),
            new Case(DesignConstraint.MODEL_TWICE, "workload.llama.modelShape",
            "llama3-405b and a transformer of its own",
                    d -> run(d).setTransformer(MAKE.createTransformer())),
            new Case(DesignConstraint.HEADS, "workload.llama.transformer.heads", "a hidden width of 100 and 3 heads",
                    d -> transformer(d, t -> {
                        t.setHidden(100);
                        t.setHeads(3);
                    })),
            new Case(DesignConstraint.HEADS, "workload.llama.transformer.kvHeads", "4 heads and 3 key and value heads",
                    d -> transformer(d, t -> {
                        t.setAttention(Attention.GQA);
                        t.setHidden(100);
                        t.setHeads(4);
                        t.setKvHeads(3);
                    })),
            new Case(DesignConstraint.HEADS, "workload.llama.transformer.kvHeads", "has multi-head attention",
                    d -> transformer(d, t -> {
                        t.setHidden(100);
                        t.setHeads(4);
                        t.setKvHeads(2);
                    })),
            new Case(DesignConstraint.MLA_RANK, "workload.llama.transformer.keyValueRank", "no keyValueRank",
                    d -> transformer(d, t -> {
                        t.setAttention(Attention.MLA);
                        t.setRopeDimension(64);
                    })),
            new Case(DesignConstraint.EXPERTS, "workload.llama.transformer.topK", "visits 8 experts and has none",
                    d -> transformer(d, t -> t.setTopK(8))),
            new Case(DesignConstraint.EXPERTS, "workload.llama.transformer.topK", "has 8 experts and visits none",
                    d -> transformer(d, t -> {
                        t.setExperts(8);
                        t.setExpertFeedForward(1);
                    })),
            new Case(DesignConstraint.EXPERTS, "workload.llama.transformer.topK", "visits 9 experts and has 8",
                    d -> transformer(d, t -> {
                        t.setExperts(8);
                        t.setTopK(9);
                        t.setExpertFeedForward(1);
                    })),
            new Case(DesignConstraint.EXPERTS, "workload.llama.transformer.expertGroups",
                    "divides 8 experts into 3 groups", d -> routed(d, 3, 1)),
            new Case(DesignConstraint.EXPERTS, "workload.llama.transformer.expertGroups",
                    "takes the experts of a token from 5 of 4 groups", d -> routed(d, 4, 5)),
            new Case(DesignConstraint.EXPERTS, "workload.llama.transformer.expertGroups",
                    "takes the experts of a token from 0 of 4 groups", d -> routed(d, 4, 0)),
            new Case(DesignConstraint.EXPERTS, "workload.llama.transformer.expertFeedForward", "unknown width",
                    d -> transformer(d, t -> {
                        t.setExperts(8);
                        t.setTopK(2);
                    })),
            new Case(DesignConstraint.DENSE_LAYERS, "workload.llama.transformer.denseFirstLayers",
            "2 dense first layers and 1",
                    d -> transformer(d, t -> t.setDenseFirstLayers(2))),
            new Case(DesignConstraint.PLAN_MISSING, "job.pretraining.plan", "runs llama and has no plan",
                    d -> job(d).setPlan(null)),
            new Case(DesignConstraint.PLAN_UNUSED, "job.pretraining.plan", "runs independent flows", d -> {
                var flows = with(MAKE.createIndependentFlows(), f -> f.setId("flows"));
                d.getWorkloads().add(flows);
                job(d).setWorkload(flows);
            }),
            new Case(DesignConstraint.VIRTUAL_STAGES, "job.pretraining.plan.virtualStages",
            "2 virtual stages, a pp of 1",
                    d -> {
                        plan(d).setPp(1);
                        plan(d).setVirtualStages(2);
                        plan(d).setSchedule(PipelineSchedule.INTERLEAVED);
                    }),
            new Case(DesignConstraint.VIRTUAL_STAGES, "job.pretraining.plan.virtualStages", "and the schedule 1f1b",
                    d -> plan(d).setVirtualStages(2)),
            new Case(DesignConstraint.NOT_INTERLEAVED, "job.pretraining.plan.schedule", "one virtual stage",
                    d -> plan(d).setSchedule(PipelineSchedule.INTERLEAVED)),
            new Case(DesignConstraint.ORDER_TWICE, "job.pretraining.plan.order", "[TP, DP, TP]",
                    d -> plan(d).setOrder(List.of(ParallelDimension.TP, ParallelDimension.DP, ParallelDimension.TP))),
            new Case(DesignConstraint.SEQUENCE_PARALLELISM, "job.pretraining.plan.sequenceParallelism", "a tp of 1",
            d -> {
                plan(d).setTp(1);
                plan(d).setSequenceParallelism(true);
            }),
            new Case(DesignConstraint.BATCH_SPLIT, "job.pretraining.plan.microBatch",
            "Make the global batch a multiple of 24",
                    d -> plan(d).setMicroBatch(3)),
            new Case(DesignConstraint.BATCH_SPLIT, "job.pretraining.plan.dp", "for 7 replicas",
                    d -> plan(d).setDp(7)),
            new Case(DesignConstraint.BATCH_PIPELINE, "job.pretraining.plan.pp", "has 10 micro-batches", d -> {
                plan(d).setVirtualStages(2);
                plan(d).setSchedule(PipelineSchedule.INTERLEAVED);
                run(d).setGlobalBatch(80);
            }),
            new Case(DesignConstraint.ZERO_UNUSED, "job.pretraining.plan.zeroStage",
            "ZeRO stage 3 and a dp and cp of 1", d -> {
                plan(d).setDp(1);
                plan(d).setZeroStage(3);
            }),
            new Case(DesignConstraint.SHARDING_DEGREE, "job.pretraining.plan.shardingDegree",
            "shards over 3 ranks and has a dp of 8", d -> plan(d).setShardingDegree(3)),
            new Case(DesignConstraint.SHARDING_UNUSED, "job.pretraining.plan.shardingDegree",
            "shards over 4 ranks and has ZeRO stage 0", d -> {
                plan(d).setShardingDegree(4);
                plan(d).setZeroStage(0);
            }),
            new Case(DesignConstraint.TOO_MANY_RANKS, "job.pretraining.placement.gpus",
                    "needs TP 8 x CP 1 x PP 16 x DP 8 GPUs and is given 1000",
                    d -> job(d).setPlacement(with(MAKE.createPlacement(), p -> p.setGpus(1000)))),
            new Case(DesignConstraint.TOO_MANY_RANKS, "job.pretraining.plan.dp", "10,000,000 GPUs are the most", d -> {
                plan(d).setTp(10_000_000);
                plan(d).setCp(10_000_000);
                plan(d).setPp(10_000_000);
            }),
            new Case(DesignConstraint.EXPERT_GROUPS, "job.pretraining.plan.ep", "an ep of 7 for the 64 ranks",
                    d -> plan(d).setEp(7)),
            new Case(DesignConstraint.FABRIC_ROLE_TWICE, "scenario.base.fabrics", "a second compute fabric, twin",
            d -> {
                Fabric twin = with(EcoreUtil.copy(fabric(d)), f -> f.setId("twin"));
                d.getFabrics().add(twin);
                d.getScenarios().get(0).getFabrics().add(twin);
            }),
            new Case(DesignConstraint.PLACEMENT_FOREIGN, "scenario.base.jobs", "is placed on elsewhere", d -> {
                ServerGroup group = with(EcoreUtil.copy(servers(d)), g -> g.setId("elsewhere"));
                var other = with(MAKE.createCluster(), c -> c.setId("other"));
                other.getServerGroups().add(group);
                d.getClusters().add(other);
                job(d).setPlacement(with(MAKE.createPlacement(), p -> p.getServerGroups().add(group)));
            }),
            new Case(DesignConstraint.NO_JOBS, "scenario.base.jobs", "has no jobs",
                    d -> d.getScenarios().get(0).getJobs().clear()),
            new Case(DesignConstraint.NO_COMPUTE_FABRIC, "scenario.base.fabrics", "no compute fabric",
                    d -> fabric(d).setRole(FabricRole.STORAGE)),
            new Case(DesignConstraint.NO_SCENARIO, "design.scenarios", "has no scenario",
            d -> d.getScenarios().clear()),
            new Case(DesignConstraint.TARGET, "requirement.fast.target", "has the target 'very fast'",
                    d -> d.getRequirements().add(with(MAKE.createRequirement(), r -> {
                        r.setId("fast");
                        r.setMetric("training.step-time");
                        r.setTarget("very fast");
                    }))));

    private static Job job(Design design) {
        return design.getJobs().get(0);
    }

    private static Plan plan(Design design) {
        return job(design).getPlan();
    }

    private static TrainingRun run(Design design) {
        return (TrainingRun) design.getWorkloads().get(0);
    }

    private static Fabric fabric(Design design) {
        return design.getFabrics().get(0);
    }

    private static ServerGroup servers(Design design) {
        return design.getClusters().get(0).getServerGroups().get(0);
    }

    private static NicGroup nics(Design design) {
        return servers(design).getNics().get(0);
    }

    private static void transformer(Design design, Consumer<Transformer> change) {
        run(design).setModelShape(null);
        run(design).setTransformer(with(MAKE.createTransformer(), change));
    }

    private static void routed(Design design, int groups, int perToken) {
        transformer(design, t -> {
            t.setExperts(8);
            t.setTopK(2);
            t.setExpertFeedForward(1);
            t.setExpertGroups(groups);
            t.setGroupsPerToken(perToken);
        });
    }

    /** The fabric, made explicit with a leaf, a spine and a link. */
    private static Fabric explicit(Design design) {
        Fabric fabric = fabric(design);
        fabric.setTopology(Topology.EXPLICIT);
        Switch leaf = with(MAKE.createSwitch(), s -> {
            s.setId("leaf1");
            s.setEndpoints(32);
        });
        Switch spine = with(MAKE.createSwitch(), s -> {
            s.setId("spine1");
            s.setTier(TierKind.SPINE);
        });
        fabric.getSwitches().addAll(List.of(leaf, spine));
        fabric.getLinks().add(with(MAKE.createLink(), l -> {
            l.setFrom(leaf);
            l.setTo(spine);
        }));
        return fabric;
    }

    private static Link link(Design design) {
        return fabric(design).getLinks().isEmpty() ? explicit(design).getLinks().get(0) : fabric(design).getLinks()
                .get(0);
    }

    @Test
    void aSoundDesignHasNoProblem() {
        assertEquals(List.of(), DesignValidation.validate(Designs.sound()));
        assertEquals(List.of(), DesignValidation.validate(with(Designs.sound(), DesignValidationTest::explicit)));
    }

    @TestFactory
    Stream<DynamicTest> everyConstraintFindsWhatItIsFor() {
        return CASES.stream().map(c -> DynamicTest.dynamicTest(c.constraint + ": " + c.words, () -> {
            List<Problem> problems = DesignValidation.validate(with(Designs.sound(), c.change));
            assertEquals(1, problems.size(), problems.toString());
            Problem problem = problems.get(0);
            assertEquals(c.constraint.code(), problem.code(), problem.toString());
            assertEquals(c.constraint.severity(), problem.severity());
            assertEquals(c.element, problem.element());
            assertTrue(problem.toString().contains(c.words), problem.toString());
            assertFalse(problem.remedy().isBlank());
        }));
    }

    @Test
    void everyConstraintHasACase() {
        Set<DesignConstraint> untested = EnumSet.allOf(DesignConstraint.class);
        CASES.forEach(c -> untested.remove(c.constraint));
        assertEquals(Set.of(), untested);
    }

    @Test
    void everyCodeIsUniqueAndSaysWhatItMeans() {
        List<ProblemCode> all = new ArrayList<>(Arrays.asList(DesignConstraint.values()));
        all.addAll(Arrays.asList(FileProblem.values()));
        Set<String> codes = new HashSet<>();
        for (ProblemCode code : all) {
            assertTrue(code.code().matches("EW-(MODEL|FILE)-\\d{3}"), code.code());
            assertTrue(codes.add(code.code()), code.code());
            assertTrue(code.meaning().matches("[A-Z].*\\."), code.meaning());
            assertNotNull(code.severity());
        }
    }

    @Test
    void anEmptyDesignIsToldWhatItLacksAndNothingElse() {
        List<Problem> problems = DesignValidation.validate(MAKE.createDesign());
        assertEquals(List.of("EW-MODEL-001", "EW-MODEL-084"), problems.stream().map(Problem::code).toList());
    }

    @Test
    void aDesignOfEmptyElementsIsToldAndNothingBreaks() {
        Design design = MAKE.createDesign();
        design.getClusters().add(MAKE.createCluster());
        design.getFabrics().add(with(MAKE.createFabric(), f -> {
            f.getTiers().add(MAKE.createTier());
            f.getLinks().add(MAKE.createLink());
            f.getSwitches().add(MAKE.createSwitch());
            f.getParameters().add(MAKE.createParameterOverride());
            f.setTopology(null);
            f.setRole(null);
        }));
        design.getWorkloads().add(with(MAKE.createTrainingRun(), r -> r.setTransformer(MAKE.createTransformer())));
        design.getWorkloads().add(MAKE.createInferenceService());
        design.getWorkloads().add(MAKE.createIndependentFlows());
        design.getJobs().add(with(MAKE.createJob(), j -> {
            j.setPlan(MAKE.createPlan());
            j.setPlacement(MAKE.createPlacement());
        }));
        design.getScenarios().add(MAKE.createScenario());
        design.getRequirements().add(MAKE.createRequirement());
        List<Problem> problems = DesignValidation.validate(design);
        assertTrue(problems.size() > 10, problems.toString());
    }

    @Test
    void theToolsOfEmfFindTheSame() {
        Design design = with(Designs.sound(), d -> {
            plan(d).setTp(0);
            fabric(d).setTopology(Topology.MULTI_PLANE);
        });
        new DesignResource(null).getContents().add(design);
        BasicDiagnostic diagnostics = new BasicDiagnostic();
        assertFalse(Diagnostician.INSTANCE.validate(design, diagnostics));
        assertEquals(DesignValidation.validate(design).stream().map(Problem::code).toList(),
                diagnostics.getChildren().stream().map(Diagnostic::getSource).toList());
        assertEquals(fabric(design), diagnostics.getChildren().get(0).getData().get(0));
    }

    @Test
    void aLargeExplicitFabricIsCheckedAndItsErrorsAreToldUpToABound() {
        Design design = with(Designs.sound(), DesignValidationTest::explicit);
        Fabric fabric = fabric(design);
        Switch leaf = fabric.getSwitches().get(0);
        Switch spine = fabric.getSwitches().get(1);
        for (int i = 0; i < 20_000; i++) {
            Link link = MAKE.createLink();
            link.setFrom(leaf);
            link.setTo(spine);
            fabric.getLinks().add(link);
        }
        assertEquals(List.of(), DesignValidation.validate(design));
        fabric.getLinks().forEach(link -> link.setCount(0));
        assertEquals(DesignValidation.MOST_ERRORS, DesignValidation.validate(design).size());
    }
}
