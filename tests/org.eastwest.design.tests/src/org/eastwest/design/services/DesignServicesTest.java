// SPDX-License-Identifier: EPL-2.0
package org.eastwest.design.services;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.eastwest.examples.Templates;
import org.eastwest.model.design.Design;
import org.eastwest.model.design.DesignFactory;
import org.eastwest.model.design.Fabric;
import org.eastwest.model.design.FabricRole;
import org.eastwest.model.design.NicGroup;
import org.eastwest.model.design.NicRole;
import org.eastwest.model.design.Scenario;
import org.eastwest.model.design.ServerGroup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the diagrams of a design ask. */
class DesignServicesTest {
    private final DesignServices services = new DesignServices();
    private final Design design = Templates.create("superpod-h100-llama3-405b", Map.of());
    private final Scenario scenario = design.getScenarios().get(0);
    private final ServerGroup servers = scenario.getCluster().getServerGroups().get(0);

    private NicGroup nics(NicRole role) {
        return servers.getNics().stream().filter(n -> n.getRole() == role).findFirst().orElseThrow();
    }

    /** A DGX H100: 450 GB/s of NVLink and one NIC of 400 Gb/s for each GPU, per direction. */
    @Test
    void theCliffIsTheStepFromScaleUpToScaleOutBandwidthPerGpu() {
        assertEquals("450 GB/s per GPU", plain(services.eastwestScaleUpLabel(servers)));
        assertEquals("50.0 GB/s per GPU\ncliff 9:1", plain(services.eastwestAttachmentLabel(servers)));
        assertEquals(6, services.eastwestScaleUpWidth(servers));
        assertEquals(3, services.eastwestAttachmentWidth(servers));
    }

    @Test
    void onlyEastWestNicsContinueTheScaleUpDomain() {
        assertEquals(List.of(nics(NicRole.EAST_WEST)), services.eastwestEastWestNics(servers));
    }

    /** A DGX H100 has eight NICs of 400 Gb/s for its eight GPUs; a design need not repeat that. */
    @Test
    void serversWithoutNicsOfTheirOwnHaveThoseOfTheirType() {
        assertEquals(List.of(), services.eastwestTypeNics(servers));

        servers.getNics().clear();

        assertEquals(List.of(servers), services.eastwestTypeNics(servers));
        assertEquals("8 x ConnectX-7\neast-west, 400 Gb/s", plain(services.eastwestTypeNicLabel(servers)));
        assertEquals("1,024 x 400 Gb/s", plain(services.eastwestTypeNicRateLabel(servers)));
        assertEquals(3, services.eastwestTypeNicWidth(servers));
        assertEquals("50.0 GB/s per GPU\ncliff 9:1", plain(services.eastwestAttachmentLabel(servers)));
        assertEquals(List.of("compute"), services.eastwestComputeFabrics(servers).stream().map(Fabric::getId)
                .toList());
    }

    @Test
    void aServerTypeThatTheCatalogLacksIsToldNotHidden() {
        ServerGroup unknown = DesignFactory.eINSTANCE.createServerGroup();
        unknown.setServerType("none");

        assertTrue(services.eastwestGroupTooltip(unknown).contains("no server type 'none'"));
        assertEquals("GPUs", services.eastwestDomainLabel(unknown));
        assertEquals("", services.eastwestAttachmentLabel(unknown));
    }

    @Test
    void newElementsGetTheFirstIdThatIsFree() {
        ServerGroup first = add();
        first.setId(services.eastwestNewId(first));
        ServerGroup second = add();

        assertEquals(servers.getId().equals("servers") ? "servers-2" : "servers", first.getId());
        assertFalse(services.eastwestNewId(second).equals(first.getId()));
    }

    private ServerGroup add() {
        ServerGroup group = DesignFactory.eINSTANCE.createServerGroup();
        scenario.getCluster().getServerGroups().add(group);
        return group;
    }

    @ParameterizedTest
    @CsvSource({"COMPUTE, EAST_WEST", "STORAGE, STORAGE", "NORTH_SOUTH, NORTH_SOUTH", "MANAGEMENT, MANAGEMENT"})
    void eachRoleOfAFabricHasItsNics(FabricRole fabric, NicRole nics) {
        Fabric made = DesignFactory.eINSTANCE.createFabric();
        made.setRole(fabric);

        assertEquals(nics, services.eastwestNicRole(made));
    }

    @Test
    void nicsReachTheFabricsOfTheirRole() {
        assertEquals(List.of("storage"), services.eastwestFabricsOf(nics(NicRole.STORAGE)).stream()
                .map(Fabric::getId).toList());
    }

    @Test
    void whatIsClickedOnLeadsToWhereNewElementsGo() {
        NicGroup clicked = nics(NicRole.STORAGE);

        assertEquals(scenario.getCluster(), services.eastwestClusterOf(clicked));
        assertEquals(servers, services.eastwestGroupOf(clicked));
        assertEquals(design, services.eastwestDesignOf(clicked));
        assertNull(services.eastwestFabricOf(clicked));
    }

    private static String plain(String text) {
        return text.replace('\u2009', ' ').replace('\u202f', ' ').replace('\u00a0', ' ');
    }
}
