// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Band;
import org.eastwest.spi.analysis.Breakdown;
import org.eastwest.spi.analysis.Derivation;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.Series;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.analysis.Table;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.design.ClusterSnapshot;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.FabricRole;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.NicGroupSnapshot;
import org.eastwest.spi.design.ParallelDimension;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.Precision;
import org.eastwest.spi.design.RequirementSnapshot;
import org.eastwest.spi.design.ServerGroupSnapshot;
import org.eastwest.spi.design.Workload;
import org.eastwest.spi.fabric.TopologyKind;
import org.eastwest.spi.hardware.GpuSpec;
import org.eastwest.spi.hardware.LinkProtocol;
import org.eastwest.spi.hardware.ModelShape;
import org.eastwest.spi.hardware.NicRole;
import org.eastwest.spi.hardware.NicSpec;
import org.eastwest.spi.hardware.PcieLink;
import org.eastwest.spi.hardware.Provenance;
import org.eastwest.spi.hardware.ServerSpec;
import org.eastwest.spi.hardware.SwitchSpec;

/** A design with everything a report can show, and results made by hand; no number in it claims to be right. */
public final class Samples {
    public static final String JOB = "pretraining";
    public static final String FABRIC = "compute";
    public static final String CLUSTER = "cluster";

    private Samples() {
    }

    public static Provenance provenance(String table, String row) {
        return new Provenance(table, row, "high", "data sheet of " + row, "");
    }

    public static ServerGroupSnapshot servers(String id, String name, int count) {
        GpuSpec gpu = new GpuSpec("h100", "H100 SXM", "NVIDIA", 989e12, 1979e12, Double.NaN, 80e9, 85.5e9, 3.35e12,
                "NVLink4", 450e9, 450e9, 8, 700, 0.8, provenance("gpus", "h100"));
        NicSpec nic = new NicSpec("cx7", "ConnectX-7", "NVIDIA", Set.of("HCA"), 50e9, 50e9, 50e9, List.of("IB"),
                new PcieLink(5, 16), 4096, true, true, false, 25, provenance("nics", "cx7"));
        ServerSpec type = new ServerSpec("dgx-h100", "DGX H100", "DGX", "h100", 8, 8, 8, "cx7", 50e9, 50e9, 450e9,
                new PcieLink(5, 16), 8, true, "GPU - PCIe switch - NIC", 10200, provenance("servers", "dgx-h100"));
        return new ServerGroupSnapshot(id, name, type, gpu, count, 4, 8, true, List.of(
                new NicGroupSnapshot("ew", NicRole.EAST_WEST, nic, 8, 50e9, 1),
                new NicGroupSnapshot("st", NicRole.STORAGE, nic, 2, 50e9, 1)));
    }

    public static FabricSnapshot fabric(String id, FabricRole role, String transport) {
        SwitchSpec type = new SwitchSpec("qm9700", "QM9700", "NVIDIA", "Quantum-2", LinkProtocol.INFINIBAND, 64, 50e9,
                3.2e12, "51.2 Tb/s", Double.NaN, 130e-9, 747, 1720, 1, "SHARPv3", true, Double.NaN,
                provenance("switches", "qm9700"));
        return new FabricSnapshot(id, id + " fabric", role, TopologyKind.RAIL_OPTIMISED, type, 50e9, 1, 0, List.of(),
                transport, Map.of("mtu", 4096.0), 4, FabricSnapshot.Routing.ADAPTIVE, "ufm", null, Double.NaN,
                List.of(), List.of());
    }

    public static JobSnapshot training(String id, String name) {
        ModelShape model = new ModelShape("llama3-405b", "Llama 3 405B", 126, 16384, 128, 8, 128, 53248, 128256,
                ModelShape.Attention.GQA, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, true, provenance("models", "llama3-405b"));
        Workload workload = new Workload.Training("w", model, 8192, 128, Precision.BF16, 4, Workload.Optimizer.ADAM,
                Workload.Recompute.NONE, true, false, true, true, false, false, 1);
        PlanSnapshot plan = new PlanSnapshot(8, 16, 8, 1, 1, 1, 1, 1, true, PlanSnapshot.Schedule.INTERLEAVED,
                List.of(ParallelDimension.TP, ParallelDimension.CP, ParallelDimension.EP, ParallelDimension.PP,
                        ParallelDimension.DP));
        return new JobSnapshot(id, name, workload, plan, List.of("su1"), 1024);
    }

    public static DesignSnapshot design(String name, List<JobSnapshot> jobs) {
        return new DesignSnapshot("superpod", name, "base", "Base case",
                new ClusterSnapshot(CLUSTER, "SuperPOD", List.of(servers("su1", "SU 1 to 4", 128))),
                List.of(fabric(FABRIC, FabricRole.COMPUTE, "ib-ndr"), fabric("store", FabricRole.STORAGE, "ib-ndr")),
                jobs, List.of(new RequirementSnapshot("r1", "Use the GPUs well", "mfu", true, 0.4),
                        new RequirementSnapshot("r2", "Fast enough", "step_time_s", false, 13),
                        new RequirementSnapshot("r3", "Cheap enough", "cost_usd", false, 5e7)));
    }

    public static Derivation leaf(String id, String label, double value, Unit unit, Source source) {
        return new Derivation(id, label, value, unit, "", source, List.of());
    }

    public static Derivation node(String id, String label, double value, Unit unit, String formula,
            Derivation... inputs) {
        return new Derivation(id, label, value, unit, formula, Source.literature("models of step time, part " + id),
                List.of(inputs));
    }

    public static Metric metric(String id, String element, String label, double value, Unit unit) {
        return Metric.of(id, element, leaf(id, label, value, unit, Source.design(element + "." + id)));
    }

    /** All parts, the thin ones too, add up to 13.6 s. */
    public static Breakdown stepTime(String job) {
        return new Breakdown("step_time", job, "Step time", Unit.SECOND, 13.6, List.of(
                new Breakdown.Part("compute_s", "Compute", Breakdown.Kind.COMPUTE, 9.6),
                new Breakdown.Part("exposed_tp_s", "Exposed TP", Breakdown.Kind.TP, 1.4),
                new Breakdown.Part("exposed_cp_s", "Exposed CP", Breakdown.Kind.CP, 0),
                new Breakdown.Part("exposed_ep_s", "Exposed EP", Breakdown.Kind.EP, 0.2),
                new Breakdown.Part("exposed_pp_s", "PP", Breakdown.Kind.PP, 0.21),
                new Breakdown.Part("exposed_dp_s", "Exposed DP", Breakdown.Kind.DP, 0.4),
                new Breakdown.Part("bubble_s", "Bubble", Breakdown.Kind.BUBBLE, 1.6),
                new Breakdown.Part("optimizer_s", "Optimizer", Breakdown.Kind.OPTIMIZER, 0.19)));
    }

    public static AnalysisResult result(String job) {
        Derivation peak = leaf("F_peak", "bf16 peak of a GPU", 989e12, Unit.FLOP_PER_SECOND,
                Source.catalog("gpus/h100 (high confidence): data sheet of h100"));
        Derivation eta = leaf("eta", "matrix multiplication rate over peak", 0.62, Unit.FRACTION,
                Source.assumption("between measured kernels and whole layers"));
        Derivation work = node("F", "FLOPs of a step on a GPU", 5.9e15, Unit.FLOP, "6 Psi n / N",
                leaf("n", "tokens in a step", 1_048_576, Unit.COUNT, Source.design("job.pretraining.workload")));
        Derivation compute = node("t_comp", "Compute", 9.6, Unit.SECOND, "F / (eta F_peak)", work, eta, peak);
        Derivation tp = node("t_tp", "Exposed TP", 1.4, Unit.SECOND, "4 L m (V / B + alpha)",
                leaf("B", "measured bus bandwidth", 370e9, Unit.BYTE_PER_SECOND, Source.literature("nccl-tests, H200")),
                leaf("V", "bytes of an all-reduce", 268435456, Unit.BYTE, Source.design("job.pretraining.plan.tp")));
        Derivation step = node("t_step", "Step time", 13.6, Unit.SECOND, "t_comp + t_tp + t_bubble", compute, tp);
        Derivation mfu = node("MFU", "MFU", 0.413, Unit.FRACTION, "F / (t_step F_peak)", work, step, peak);
        Derivation gain = node("gain", "Gain over other Ethernet", 1.58, Unit.RATIO, "u_sx / u_eth",
                leaf("u_sx", "effective share of the line", 0.95, Unit.FRACTION,
                        Source.claim("vendor's press release of 28 October 2024")));
        Derivation power = node("P", "Power", Double.NaN, Unit.WATT, "n P_switch",
                leaf("P_switch", "power of a switch", Double.NaN, Unit.WATT,
                        Source.catalog("switches/qm9700 does not list it")));
        List<Metric> metrics = new ArrayList<>(List.of(
                metric("gpus", CLUSTER, "GPUs", 1024, Unit.COUNT),
                metric("servers", CLUSTER, "Servers", 128, Unit.COUNT),
                metric("cliff", CLUSTER, "Cliff", 9, Unit.RATIO),
                metric("endpoints", FABRIC, "Endpoints", 1024, Unit.COUNT),
                metric("leaf_switches", FABRIC, "Leaf switches", 32, Unit.COUNT),
                metric("spine_switches", FABRIC, "Spine switches", 16, Unit.COUNT),
                metric("switches", FABRIC, "Switches", 48, Unit.COUNT),
                metric("host_leaf_cables", FABRIC, "Cables host-leaf", 1024, Unit.COUNT),
                metric("oversubscription", FABRIC, "Oversubscription", 1, Unit.RATIO),
                metric("bisection_bytes_per_second", FABRIC, "Bisection bandwidth", 25.6e12, Unit.LINE_RATE),
                new Metric("step_time_s", job, "Step time", 13.6, Unit.SECOND, Optional.of(new Band(12.9, 14.4)), step),
                Metric.of("compute_s", job, compute), Metric.of("exposed_tp_s", job, tp),
                metric("exposed_fraction", job, "Exposed communication", 0.1625, Unit.FRACTION),
                Metric.of("mfu", job, mfu), metric("hfu", job, "HFU", 0.413, Unit.FRACTION),
                metric("memory_bytes", job, "Memory per GPU", 71e9, Unit.MEMORY_BYTE),
                metric("ranks", job, "Ranks", 1024, Unit.COUNT),
                Metric.of("gain", "third.party", gain), Metric.of("power_w", FABRIC, power)));
        return new AnalysisResult(metrics, List.of(stepTime(job), memory(job)), List.of(curve("go-back-N", 0.1),
                curve("selective repeat", 0.95)), List.of(transports(), communication(job)),
                List.of(Finding.warning("EW-TRN-002", job, "TP is exposed because nothing overlaps it.",
                        "Switch on the overlap of TP."),
                        Finding.note("EW-FAB-001", FABRIC, "The fabric is full.", "")));
    }

    private static Breakdown memory(String job) {
        return new Breakdown("memory", job, "Memory per GPU", Unit.MEMORY_BYTE, 71e9, List.of(
                new Breakdown.Part("memory_weights_bytes", "Weights", Breakdown.Kind.OTHER, 11e9),
                new Breakdown.Part("memory_gradients_bytes", "Gradients", Breakdown.Kind.DP, 22e9),
                new Breakdown.Part("memory_optimizer_bytes", "Optimizer state", Breakdown.Kind.OPTIMIZER, 8e9),
                new Breakdown.Part("memory_activations_bytes", "Activations", Breakdown.Kind.COMPUTE, 30e9)));
    }

    private static Series curve(String label, double last) {
        return new Series("loss-" + label, "third.party", label, "Loss rate", Unit.FRACTION, "Goodput on the wire",
                Unit.FRACTION, new double[] {1e-6, 1e-5, 1e-4, 1e-3, 1e-2},
                new double[] {0.99, 0.985, 0.97, (0.97 + last) / 2, last});
    }

    private static Table transports() {
        List<Table.Column> columns = List.of(new Table.Column("id", "Id", null),
                new Table.Column("name", "Transport", null), new Table.Column("step_time_s", "Step time", Unit.SECOND),
                new Table.Column("exposed", "Exposed communication", Unit.FRACTION),
                new Table.Column("bandwidth", "Effective bandwidth of a NIC", Unit.BYTE_PER_SECOND));
        return new Table("transports", "", "InfiniBand NDR is fastest by 1.5 %", columns, List.of(
                row("ib-ndr", "InfiniBand NDR", 13.6, 0.1625, 46.1e9, false),
                row("rocev2-dcqcn", "RoCEv2 with PFC and DCQCN", 14.3, 0.2, 33e9, false),
                row("rocev2-hpcc", "RoCEv2 without PFC (HPCC)", 13.9, 0.18, 41e9, false),
                row("uec", "UEC 1.0", 13.8, 0.17, 44e9, false),
                row("spectrum-x", "Spectrum-X", 13.8, 0.17, 45e9, true)));
    }

    private static List<Table.Cell> row(String id, String name, double step, double exposed, double bandwidth,
            boolean claim) {
        return List.of(Table.text(id), Table.text(name), new Table.Number(step, claim),
                new Table.Number(exposed, claim), new Table.Number(bandwidth, claim));
    }

    private static Table communication(String job) {
        return new Table("communication", job, "What a GPU sends in a step", List.of(
                new Table.Column("dimension", "Dimension", null),
                new Table.Column("collective", "Collective", null), new Table.Column("where", "Where", null),
                new Table.Column("bytes", "Bytes", Unit.BYTE), new Table.Column("time", "Time", Unit.SECOND)),
                List.of(List.of(Table.text("TP"), Table.text("reduce-scatter, all-gather"),
                        Table.text("scale-up"), Table.number(1.8e12),
                        Table.number(5.1)), List.of(Table.text("DP"), Table.text("reduce-scatter"),
                        Table.text("scale-out"),
                        Table.number(12.6e9), Table.number(Double.NaN))));
    }

    public static ReportInput input() {
        return new ReportInput(design("DGX SuperPOD H100", List.of(training(JOB, "Llama 3 pretraining"))), result(JOB),
                List.of(Finding.note("EW-DES-007", "cluster", "Racks hold four servers.", "")),
                new RunInfo("1.0.0", "./eastwest report superpod.eastwest --out report", List.of(
                        new RunInfo.Component("engine", "training", "org.eastwest.engine.training", "1.0.0"))),
                ReportInput.ENGLISH);
    }

    public static ReportInput input(DesignSnapshot design, AnalysisResult result) {
        return new ReportInput(design, result, List.of(), RunInfo.UNKNOWN, ReportInput.ENGLISH);
    }
}
