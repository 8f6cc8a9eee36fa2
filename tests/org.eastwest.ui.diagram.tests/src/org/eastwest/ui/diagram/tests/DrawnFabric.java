// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.tests;

import java.util.List;
import java.util.Map;
import org.eastwest.examples.Templates;
import org.eastwest.model.design.Design;
import org.eastwest.model.design.DesignFactory;
import org.eastwest.model.design.Fabric;
import org.eastwest.model.design.FabricRole;
import org.eastwest.model.design.Link;
import org.eastwest.model.design.Switch;
import org.eastwest.model.design.TierKind;
import org.eastwest.model.design.Topology;

/** A design with a fabric whose switches and links are drawn one by one. */
final class DrawnFabric {
    private DrawnFabric() {
    }

    /** Two tiers; each leaf has two links to spines. */
    static Design ofTwoTiers(int spines, int leaves) {
        Fabric fabric = fabric();
        add(fabric, TierKind.SPINE, spines);
        add(fabric, TierKind.LEAF, leaves);
        for (int i = 0; i < 2 * leaves; i++) {
            link(fabric, (i / 2 + i % 2 * 7) % spines, spines + i / 2);
        }
        return with(fabric);
    }

    /** Three tiers of 5,000 switches; of 10,000 links each leaf has two, and the others join the upper tiers. */
    static Design ofFiveThousandSwitches() {
        int cores = 100;
        int spines = 400;
        int leaves = 4500;
        Fabric fabric = fabric();
        add(fabric, TierKind.CORE, cores);
        add(fabric, TierKind.SPINE, spines);
        add(fabric, TierKind.LEAF, leaves);
        for (int i = 0; i < 2 * leaves; i++) {
            link(fabric, cores + (i / 2 * spines / leaves + i % 2 * 7) % spines, cores + spines + i / 2);
        }
        for (int i = 0; i < 1000; i++) {
            link(fabric, (i * 3 + i / spines) % cores, cores + i % spines);
        }
        return with(fabric);
    }

    private static Fabric fabric() {
        Fabric fabric = DesignFactory.eINSTANCE.createFabric();
        fabric.setId("drawn");
        fabric.setName("Drawn");
        fabric.setRole(FabricRole.STORAGE);
        fabric.setTopology(Topology.EXPLICIT);
        return fabric;
    }

    private static void add(Fabric fabric, TierKind tier, int count) {
        for (int i = 0; i < count; i++) {
            Switch made = DesignFactory.eINSTANCE.createSwitch();
            made.setId("switch" + fabric.getSwitches().size());
            made.setTier(tier);
            fabric.getSwitches().add(made);
        }
    }

    private static void link(Fabric fabric, int from, int to) {
        List<Switch> switches = fabric.getSwitches();
        Link link = DesignFactory.eINSTANCE.createLink();
        link.setFrom(switches.get(from));
        link.setTo(switches.get(to));
        fabric.getLinks().add(link);
    }

    private static Design with(Fabric fabric) {
        Design design = Templates.create("ib-1k", Map.of());
        design.getFabrics().add(fabric);
        design.getScenarios().get(0).getFabrics().add(fabric);
        return design;
    }
}
