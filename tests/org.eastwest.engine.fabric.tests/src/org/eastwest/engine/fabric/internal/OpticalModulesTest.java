// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.eastwest.engine.fabric.internal.export.Explorer;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.fabric.CableClass;
import org.eastwest.spi.fabric.FabricExplorer.Survey;
import org.eastwest.spi.fabric.FabricPlan;
import org.eastwest.spi.fabric.OpticalModules;
import org.eastwest.spi.fabric.TierKind;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The optical modules of a design")
class OpticalModulesTest {
    private static FabricPlan plan(Designs design) {
        return new Fabrics().plan(design.cluster(), design.fabric());
    }

    private static Survey survey(FabricPlan plan, String... faults) {
        return new Explorer().survey(plan.withFaults(List.of(faults)), 1);
    }

    @Test
    @DisplayName("serve the links of their port")
    void ofPorts() {
        FabricPlan plan = plan(new Designs().type(Designs.ethernetSwitch(64, 800, 64e6)));
        assertEquals(new OpticalModules(1, 2), plan.optics(CableClass.HOST_LEAF));
        assertEquals(new OpticalModules(2, 2), plan.optics(CableClass.LEAF_SPINE));
        assertEquals(2, survey(plan, "optic:leaf1-host1").cutOffEndpoints());
        assertEquals(1, survey(plan, "optic:host1-leaf1").cutOffEndpoints());
        FabricPlan slow = plan(new Designs().hostCable(Designs.singlePort())
                .type(Designs.ethernetSwitch(64, 800, 64e6)));
        assertEquals(1, survey(slow, "optic:leaf1-host1").cutOffEndpoints(), "the module has the rate of one link");
    }

    @Test
    @DisplayName("serve both ports of a twin-port cage, as the bill of materials counts them")
    void ofTwinPortCages() {
        FabricPlan plan = plan(new Designs().type(Designs.ethernetSwitch(64, 400, 64e6))
                .tiers(Designs.tier(TierKind.LEAF, 1, 0, 0, 0)));
        assertEquals(new OpticalModules(1, 2), plan.optics(CableClass.HOST_LEAF));
        assertEquals(new OpticalModules(2, 2), plan.optics(CableClass.LEAF_SPINE));
        assertEquals(2, survey(plan, "optic:leaf1-host1").cutOffEndpoints());
        assertEquals(1, survey(plan, "optic:host1-leaf1").cutOffEndpoints(), "a NIC has a cage of its own");
        assertEquals(1, survey(plan(new Designs().hostCable(Designs.singlePort())), "optic:leaf1-host1")
                .cutOffEndpoints(), "a cage of one port");
    }

    @Test
    @DisplayName("of a NIC that is split over planes serve the links of its cable")
    void ofSplitNics() {
        FabricPlan plan = plan(new Designs().planes(2, 2 * Designs.LINE).type(Designs.ethernetSwitch(64, 400, 64e6)));
        assertEquals(new OpticalModules(2, 2), plan.optics(CableClass.HOST_LEAF));
        assertEquals(1, survey(plan, "optic:host1-leaf1").cutOffEndpoints());
        assertEquals(0, survey(plan, "optic:leaf1-host1").cutOffEndpoints(), "the other plane is left");
    }

    @Test
    @DisplayName("of NICs that share the cages of their server serve all of them")
    void ofSharedCages() {
        FabricPlan plan = plan(new Designs().nicsPerModule(2));
        assertEquals(2, plan.optics(CableClass.HOST_LEAF).lower());
    }

    @Test
    @DisplayName("are none where cables are copper, and a message says so")
    void copper() {
        FabricPlan plan = plan(new Designs().hostCable(Designs.copper()));
        String said = assertThrows(IllegalArgumentException.class, () -> survey(plan, "optic:leaf1-host1"))
                .getMessage();
        assertTrue(said.contains("is copper and has no optics; give link:leaf1-host1."), said);
        assertEquals(1, survey(plan, "link:leaf1-host1").cutOffEndpoints());
        assertEquals(0, survey(plan, "optic:leaf1-spine1").cutOffEndpoints(), "these cables are not");
    }

    @Test
    @DisplayName("of switches that were drawn serve as many links as the ports of their cage have the rate for")
    void drawn() {
        FabricPlan plan = plan(new Designs().servers(1).drawn(List.of(
                new FabricSnapshot.Node("left", TierKind.LEAF, Designs.ethernetSwitch(8, 800, 64e6)),
                new FabricSnapshot.Node("right", TierKind.LEAF, Designs.ethernetSwitch(8, 400, 64e6)),
                new FabricSnapshot.Node("top", TierKind.SPINE, Designs.ethernetSwitch(8, 800, 64e6))),
                List.of(new FabricSnapshot.Link("servers", "left", 4, Designs.LINE),
                        new FabricSnapshot.Link("servers", "right", 4, Designs.LINE),
                        new FabricSnapshot.Link("left", "top", 2, 2 * Designs.LINE),
                        new FabricSnapshot.Link("right", "top", 4, Designs.LINE))));
        assertEquals(2, survey(plan, "optic:left-host1").cutOffEndpoints());
        assertEquals(2, survey(plan, "optic:right-host5").cutOffEndpoints(), "two ports of 400G in a cage");
        assertEquals(1, survey(plan, "optic:top-left#1").failedLinks(), "one link of 800G fills the port");
        assertEquals(2, survey(plan, "optic:top-right#1").failedLinks());
        assertEquals(1, survey(plan, "optic:right-top#1").failedLinks(), "no module is chosen there");
    }

    @Test
    @DisplayName("cut off all but the most endpoints that still reach each other, whichever leaf it is")
    void smallerPartIsCutOff() {
        for (String leaf : List.of("leaf1", "leaf2", "leaf4")) {
            assertEquals(4, new Explorer().survey("leaf-spine:hosts=16,down=4,up=4,rate=100Gb/s,breakout=2",
                    List.of("optic:" + leaf + "-spine1", "optic:" + leaf + "-spine3"), 1).cutOffEndpoints(), leaf);
        }
        assertEquals(16, new Explorer().survey("leaf-spine:hosts=16,down=4", List.of("plane:1"), 1).cutOffEndpoints());
    }
}
