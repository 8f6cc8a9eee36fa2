// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.economics.internal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.RecordingTrace;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.fabric.CableClass;
import org.eastwest.spi.hardware.Assumption;
import org.eastwest.spi.hardware.CableSpec;
import org.eastwest.spi.hardware.FactBook;
import org.eastwest.spi.hardware.Price;

/** Power of servers and network, what co-packaged optics would save of it, and a year's energy. */
final class PowerReport {
    /** The power of parts is unknown. */
    static final String UNKNOWN_POWER = "EW-ECONOMICS-003";
    /** Rate to which the power of a co-packaged port refers, bytes per second per direction. */
    private static final double CO_PACKAGED_RATE = 100e9;
    private static final String TOTAL = "equipment_power_w";
    private static final double HOURS_OF_A_YEAR = 8766;
    private static final double WATTS_OF_A_KILOWATT = 1000;

    private final DesignSnapshot design;
    private final BillOfMaterials bill;
    private final FactBook facts;
    private final RecordingTrace trace = new RecordingTrace();
    private final List<Metric> metrics = new ArrayList<>();
    private final List<Finding> findings = new ArrayList<>();

    PowerReport(DesignSnapshot design, BillOfMaterials bill, FactBook facts) {
        this.design = design;
        this.bill = bill;
        this.facts = facts;
    }

    AnalysisResult result() {
        List<Line> consumers = bill.lines().stream().filter(line -> line.power() != 0).toList();
        double equipment = equipment(consumers);
        optics();
        energy(equipment);
        return new AnalysisResult(metrics, List.of(), List.of(), List.of(), findings);
    }

    private double equipment(List<Line> consumers) {
        List<Line> known = consumers.stream().filter(line -> !Double.isNaN(line.watts())).toList();
        List<String> unknown = consumers.stream().filter(line -> Double.isNaN(line.watts())).map(Line::name).distinct()
                .toList();
        Source typical = Source.assumption("servers at their maximum; switches as they typically draw without optics,"
                + " and each module beside them; of a switch of which only a maximum is known, that with its optics");
        double watts = trace.formula("known_equipment_power_w", "Power of the parts with known power",
                known.stream().mapToDouble(Line::power).sum(), Unit.WATT, known.isEmpty() ? "0" : terms(known),
                typical);
        add("known_equipment_power_w");
        if (unknown.isEmpty() && !known.isEmpty()) {
            trace.formula(TOTAL, "Power of servers and network", watts, Unit.WATT, "{known_equipment_power_w}",
                    typical);
        } else {
            String what = unknown.isEmpty() ? "any part" : String.join(", ", unknown);
            trace.input(TOTAL, "Power of servers and network", Double.NaN, Unit.WATT,
                    Source.assumption("unknown: no power is known of " + what));
            findings.add(Finding.note(UNKNOWN_POWER, design.scenarioId(), "No power is known of " + what
                    + ": the power of the design stays unknown.",
                    "Put it into the part's file in the folder catalog of your user area."));
        }
        add(TOTAL);
        return trace.get(TOTAL).value();
    }

    private String terms(List<Line> consumers) {
        List<String> terms = new ArrayList<>();
        for (int i = 0; i < consumers.size(); i++) {
            Line line = consumers.get(i);
            trace.input("n" + i, line.name() + " (" + line.where() + ")", line.count(), Unit.COUNT,
                    line.countSource());
            trace.input("w" + i, "Power of " + line.name(), line.watts(), Unit.WATT, line.wattSource());
            terms.add("{n" + i + "} x {w" + i + "}");
        }
        return String.join(" + ", terms);
    }

    /** Only ends in switches can be co-packaged; a NIC keeps its module. */
    private void optics() {
        Optional<Assumption> coPackaged = facts.assumption("cpo-power");
        List<String> pluggable = new ArrayList<>();
        List<String> saved = new ArrayList<>();
        double watts = 0;
        double saving = 0;
        for (FabricParts fabric : bill.fabrics()) {
            for (CableClass kind : CableClass.values()) {
                double modules = fabric.switchSideModules(kind);
                CableSpec cable = fabric.cable(kind);
                if (modules == 0 || Double.isNaN(cable.wattsPerModule()) || coPackaged.isEmpty()) {
                    continue;
                }
                String id = (fabric.fabric().id() + "_" + kind.id()).replace('-', '_');
                double replaced = coPackaged.get().value() * cable.bytesPerSecond() / CO_PACKAGED_RATE;
                trace.input(id + "_modules", "Modules in switches, " + fabric.fabric().name() + ", " + kind.id(),
                        modules, Unit.COUNT, Source.assumption("counted by the sizing of the fabric"));
                trace.input(id + "_module", "Power of a module of " + cable.id(), cable.wattsPerModule(), Unit.WATT,
                        cable.provenance().source());
                trace.input("co_packaged_port", coPackaged.get().name(), coPackaged.get().value(), Unit.WATT,
                        coPackaged.get().source());
                trace.formula(id + "_co_packaged", "Power of a co-packaged port of the module's rate", replaced,
                        Unit.WATT, "{co_packaged_port} x rate of the module / 800 Gb/s",
                        Source.assumption("power grows with the rate"));
                pluggable.add("{" + id + "_modules} x {" + id + "_module}");
                saved.add("{" + id + "_modules} x ({" + id + "_module} - {" + id + "_co_packaged})");
                watts += modules * cable.wattsPerModule();
                saving += modules * (cable.wattsPerModule() - replaced);
            }
        }
        if (!pluggable.isEmpty()) {
            trace.formula("switch_optics_power_w", "Power of pluggable optics in switches", watts, Unit.WATT,
                    String.join(" + ", pluggable), Source.assumption("all ports lit"));
            add("switch_optics_power_w");
            trace.formula("co_packaged_saving_w", "Power that co-packaged optics in switches would save",
                    Math.max(0, saving), Unit.WATT, "max(0, " + String.join(" + ", saved) + ")",
                    Source.assumption("switches of the same radix with co-packaged ports"));
            add("co_packaged_saving_w");
        }
    }

    private void energy(double equipment) {
        Optional<Assumption> pue = facts.assumption("pue");
        Optional<Assumption> utilisation = facts.assumption("utilisation");
        Optional<Price> price = facts.price("electricity");
        if (Double.isNaN(equipment) || pue.isEmpty() || utilisation.isEmpty()) {
            return;
        }
        trace.input("pue", pue.get().name(), pue.get().value(), Unit.RATIO, pue.get().source());
        trace.input("utilisation", utilisation.get().name(), utilisation.get().value(), Unit.FRACTION,
                utilisation.get().source());
        double watts = trace.formula("facility_power_w", "Mean power with cooling and losses",
                equipment * utilisation.get().value() * pue.get().value(), Unit.WATT,
                "{equipment_power_w} x {utilisation} x {pue}", Source.assumption("power usage effectiveness"));
        add("facility_power_w");
        price.filter(Price::known).ifPresent(p -> {
            trace.input("kilowatt_hour", p.name(), p.usd(), Unit.USD, p.source());
            trace.input("hours", "Hours of a year", HOURS_OF_A_YEAR, Unit.COUNT, Source.literature("365.25 days"));
            trace.formula("energy_cost_usd_per_year", "Cost of a year's energy",
                    watts / WATTS_OF_A_KILOWATT * HOURS_OF_A_YEAR * p.usd(), Unit.USD,
                    "{facility_power_w} / 1000 x {hours} x {kilowatt_hour}", p.source());
            add("energy_cost_usd_per_year");
        });
    }

    private void add(String id) {
        metrics.add(Metric.of(id, design.scenarioId(), trace.get(id)));
    }
}
