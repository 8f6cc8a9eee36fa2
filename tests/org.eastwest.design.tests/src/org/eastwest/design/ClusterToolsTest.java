// SPDX-License-Identifier: EPL-2.0
package org.eastwest.design;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.eastwest.examples.Templates;
import org.eastwest.model.design.Design;
import org.eastwest.model.design.Fabric;
import org.eastwest.model.design.NicGroup;
import org.eastwest.model.design.NicRole;
import org.eastwest.model.design.Scenario;
import org.eastwest.model.design.ServerGroup;
import org.eastwest.viewpoint.diagram.DiagramEdge;
import org.eastwest.viewpoint.diagram.DiagramNode;
import org.eastwest.viewpoint.diagram.Violation;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The tools of the cluster overview: each gesture is one step, and undone it leaves the file as it was. */
class ClusterToolsTest {
    private final Design design = Templates.create("superpod-h100-llama3-405b", Map.of());
    private final Scenario scenario = design.getScenarios().get(0);
    private final ServerGroup servers = scenario.getCluster().getServerGroups().get(0);
    private final EditedDesign edited = new EditedDesign(design, "cluster", scenario);
    private final String before = edited.saved();

    @AfterEach
    void undoneTheFileIsAsBefore() {
        assertNotEquals(before, edited.saved(), "the gesture changed something");
        edited.undoAll();
        assertEquals(before, edited.saved());
        edited.close();
    }

    private static NicGroup nics(ServerGroup group, NicRole role) {
        return group.getNics().stream().filter(n -> n.getRole() == role).findFirst().orElseThrow();
    }

    private Fabric fabric(String id) {
        return scenario.getFabrics().stream().filter(f -> f.getId().equals(id)).findFirst().orElseThrow();
    }

    private DiagramEdge connection(NicGroup nics) {
        return edited.edge(e -> e.mapping().equals("connection") && e.semantic() == nics).orElseThrow();
    }

    @Test
    void aServerGroupIsCreatedInTheCluster() {
        edited.execute(edited.tools().create(edited.tool("serverGroup"), null));

        List<ServerGroup> groups = scenario.getCluster().getServerGroups();
        assertEquals(2, groups.size());
        assertNotEquals(groups.get(0).getId(), groups.get(1).getId());
        assertTrue(edited.node("group", groups.get(1)).label().text().startsWith("Servers"));
    }

    @Test
    void nicsAreCreatedInAServerGroupOnly() {
        assertTrue(edited.tools().create(edited.tool("nicGroup"), null).isEmpty());

        edited.execute(edited.tools().create(edited.tool("nicGroup"), edited.node("group", servers)));

        assertEquals(4, servers.getNics().size());
    }

    @Test
    void aFabricIsCreatedAndBelongsToTheScenario() {
        edited.execute(edited.tools().create(edited.tool("fabric"), null));

        assertEquals(4, scenario.getFabrics().size());
        assertEquals(design.getFabrics().get(design.getFabrics().size() - 1), scenario.getFabrics().get(3));
        edited.node("fabric", scenario.getFabrics().get(3));
    }

    @Test
    void connectedNicsTakeTheRoleOfTheFabric() {
        NicGroup storage = nics(servers, NicRole.STORAGE);

        edited.execute(edited.tools().connect(edited.tool("connect"), edited.node("nics", storage),
                edited.node("fabric", fabric("compute"))));

        assertEquals(NicRole.EAST_WEST, storage.getRole());
        assertEquals(fabric("compute"), connection(storage).target().semantic());
    }

    @Test
    void aConnectionMovesToAnotherFabric() {
        NicGroup storage = nics(servers, NicRole.STORAGE);

        edited.execute(edited.tools().reconnect(connection(storage), false, edited.node("fabric",
                fabric("in-band"))));

        assertEquals(NicRole.NORTH_SOUTH, storage.getRole());
        assertEquals(fabric("in-band"), connection(storage).target().semantic());
    }

    @Test
    void groupsAndFabricsAreRenamed() {
        DiagramNode group = edited.node("group", servers);
        assertEquals(servers.getName(), edited.tools().editableLabel(group).orElseThrow());

        edited.execute(edited.tools().rename(group, "Training servers"));
        edited.execute(edited.tools().rename(edited.node("fabric", fabric("compute")), "East-west"));

        assertEquals("Training servers x 128", edited.node("group", servers).label().text());
        assertEquals("East-west", fabric("compute").getName());
    }

    @Test
    void deletedNicsAreGoneWithTheirConnection() {
        NicGroup storage = nics(servers, NicRole.STORAGE);

        edited.execute(edited.tools().delete(List.of(edited.node("nics", storage))));

        assertEquals(2, servers.getNics().size());
        assertFalse(edited.edge(e -> e.semantic() == storage).isPresent());
    }

    @Test
    void aDeletedFabricIsGoneFromTheScenarioToo() {
        edited.execute(edited.tools().delete(List.of(edited.node("fabric", fabric("storage")))));

        assertEquals(List.of("compute", "in-band"), scenario.getFabrics().stream().map(Fabric::getId).toList());
        assertFalse(edited.saved().contains("id=\"storage\""));
    }

    @Test
    void aDeletedServerGroupIsGone() {
        edited.execute(edited.tools().delete(List.of(edited.node("group", servers))));

        assertEquals(List.of(), scenario.getCluster().getServerGroups());
    }

    @Test
    void whatIsIncompleteBreaksARule() {
        assertEquals(List.of(), edited.node("group", servers).violations());

        edited.execute(edited.tools().create(edited.tool("serverGroup"), null));
        edited.execute(edited.tools().delete(List.of(edited.node("fabric", fabric("storage")))));

        DiagramNode group = edited.node("group", scenario.getCluster().getServerGroups().get(1));
        assertEquals(List.of("serverTypeIsKnown"), group.violations().stream().map(Violation::rule).toList());
        DiagramNode nics = edited.node("nics", nics(servers, NicRole.STORAGE));
        assertEquals(List.of("nicsReachAFabric"), nics.violations().stream().map(Violation::rule).toList());
    }

    @Test
    void nicsAreDroppedOnAnotherServerGroup() {
        edited.execute(edited.tools().create(edited.tool("serverGroup"), null));
        ServerGroup other = scenario.getCluster().getServerGroups().get(1);
        NicGroup storage = nics(servers, NicRole.STORAGE);

        edited.execute(edited.tools().drop(edited.node("nics", storage), edited.node("group", other)));

        assertEquals(List.of(storage), other.getNics());
    }
}
