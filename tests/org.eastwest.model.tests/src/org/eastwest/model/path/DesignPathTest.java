// SPDX-License-Identifier: EPL-2.0
package org.eastwest.model.path;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import org.eastwest.model.Designs;
import org.eastwest.model.design.Design;
import org.eastwest.model.design.Fabric;
import org.eastwest.model.design.ParameterOverride;
import org.eastwest.model.design.Scenario;
import org.eastwest.model.path.DesignPath.Attribute;

class DesignPathTest {
    private Design design;

    @BeforeEach
    void make() {
        design = Designs.sound();
    }

    private Object value(String path) {
        return DesignPath.find(design, null, path).map(found -> found.element().eGet(found.attribute())).orElseThrow();
    }

    @Test
    void namesAttributesByIdentifiersAndFeatures() {
        Map.of("scenario.fabric.compute.transport", "ib-ndr", "job.pretraining.plan.tp", 8, "cluster.servers.count",
                128,
                "fabric.compute.tiers.leaf.oversubscription", 2.0, "cluster.servers.nics.east-west.rate", 50e9,
                "workload.llama.modelShape", "llama3-405b", "fabric.compute.switchType", "qm9700")
                .forEach((path, expected) -> assertEquals(expected, value(path), path));
    }

    @Test
    void aFabricOfAScenarioGoesByIdentifierOrRole() {
        Fabric other = Designs.with(Designs.MAKE.createFabric(), fabric -> fabric.setId("ethernet"));
        Scenario second = Designs.with(Designs.MAKE.createScenario(), scenario -> scenario.setId("second"));
        design.getFabrics().add(other);
        design.getScenarios().add(second);
        second.getFabrics().add(other);
        for (String name : List.of("ethernet", "compute")) {
            Attribute found = DesignPath.find(design, second, "scenario.fabric." + name + ".planes").orElseThrow();
            assertSame(other, found.element());
        }
        assertSame(design.getFabrics().get(0),
                DesignPath.find(design, null, "scenario.fabric.compute.planes").orElseThrow().element());
    }

    @Test
    void equalElementsGoByNumber() {
        Fabric fabric = design.getFabrics().get(0);
        for (String name : List.of("kmin", "rate.step", "kmax", "kmax")) {
            ParameterOverride parameter = Designs.MAKE.createParameterOverride();
            parameter.setName(name);
            fabric.getParameters().add(parameter);
        }
        assertEquals(List.of("fabric.compute.parameters.kmin", "fabric.compute.parameters.2",
                "fabric.compute.parameters.3", "fabric.compute.parameters.4"),
                fabric.getParameters().stream().map(DesignPath::of).toList());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", ".", "tp", "job", "job.pretraining", "job.pretraining.plan", "job.pretraining.plan.xp",
        "job.pretraining.plan.tp.tp", "job.nobody.plan.tp", "fabric.servers.count", "job.pretraining.placement.gpus",
        "cluster.servers.nics", "cluster.servers.nics.storage.rate", "scenario.fabric.storage.transport",
        "job.pretraining.workload.modelShape", "scenario.base.cluster"})
    void whatIsNotThereIsNotFound(String path) {
        assertEquals(Optional.empty(), DesignPath.find(design, null, path));
    }
}
