// SPDX-License-Identifier: EPL-2.0
package org.eastwest.model.path;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import org.eastwest.model.Designs;
import org.eastwest.model.design.Design;
import org.eastwest.model.design.DesignPackage;
import org.eastwest.model.design.Fabric;
import org.eastwest.model.design.Link;
import org.eastwest.model.design.ParameterOverride;
import org.eastwest.model.design.ServerGroup;
import org.eastwest.model.design.Switch;

class DesignPathTest {
    private Design design;

    @BeforeEach
    void make() {
        design = Designs.sound();
    }

    @Test
    void anAttributeGoesByTheIdentifiersAndFeaturesOnTheWayToIt() {
        Fabric fabric = design.getFabrics().get(0);
        ServerGroup servers = design.getClusters().get(0).getServerGroups().get(0);
        assertEquals("job.pretraining.plan.tp", DesignPath.of(design.getJobs().get(0).getPlan(),
                DesignPackage.Literals.PLAN__TP));
        assertEquals("cluster.servers.count", DesignPath.of(servers, DesignPackage.Literals.SERVER_GROUP__COUNT));
        assertEquals("cluster.servers.nics.east-west.rate", DesignPath.of(servers.getNics().get(0),
                DesignPackage.Literals.NIC_GROUP__RATE));
        assertEquals("fabric.compute.tiers.leaf.oversubscription", DesignPath.of(fabric.getTiers().get(0),
                DesignPackage.Literals.TIER__OVERSUBSCRIPTION));
        assertEquals("design.author", DesignPath.of(design, DesignPackage.Literals.DESIGN__AUTHOR));
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

    @Test
    void aNameThatIsANumberIsNotTakenForThePlaceOfASibling() {
        Fabric fabric = design.getFabrics().get(0);
        for (String name : List.of("", "1")) {
            ParameterOverride parameter = Designs.MAKE.createParameterOverride();
            parameter.setName(name);
            fabric.getParameters().add(parameter);
        }
        assertEquals(List.of("fabric.compute.parameters.1", "fabric.compute.parameters.2"),
                fabric.getParameters().stream().map(DesignPath::of).toList());
    }

    @Test
    void parallelLinksGoByNumberAndOthersByTheirEnds() {
        Fabric fabric = design.getFabrics().get(0);
        for (String id : List.of("a", "b", "c")) {
            Switch made = Designs.MAKE.createSwitch();
            made.setId(id);
            fabric.getSwitches().add(made);
        }
        for (int[] ends : new int[][] {{0, 1}, {0, 1}, {1, 0}, {1, 2}}) {
            Link link = Designs.MAKE.createLink();
            link.setFrom(fabric.getSwitches().get(ends[0]));
            link.setTo(fabric.getSwitches().get(ends[1]));
            fabric.getLinks().add(link);
        }
        List<String> paths = List.of("fabric.compute.links.1", "fabric.compute.links.2", "fabric.compute.links.b-a",
                "fabric.compute.links.b-c");
        assertEquals(paths, fabric.getLinks().stream().map(DesignPath::of).toList());
        assertEquals(paths, fabric.getLinks().stream().map(DesignPath.all(design)::get).toList());
    }
}
