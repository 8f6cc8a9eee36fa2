// SPDX-License-Identifier: EPL-2.0
package org.eastwest.model.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;
import java.util.stream.Stream;

import javax.xml.parsers.DocumentBuilderFactory;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.emf.edit.provider.IItemLabelProvider;
import org.eclipse.emf.edit.provider.ITreeItemContentProvider;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.w3c.dom.Element;

import org.eastwest.model.design.Comparison;
import org.eastwest.model.design.Design;
import org.eastwest.model.design.DesignFactory;
import org.eastwest.model.design.DesignPackage;
import org.eastwest.model.design.NicRole;
import org.eastwest.model.design.ServerGroup;
import org.eastwest.model.design.Switch;
import org.eastwest.model.design.TierKind;
import org.eastwest.model.design.Topology;

class DesignLabelsTest {
    private static final DesignFactory MAKE = DesignFactory.eINSTANCE;

    private static <T extends EObject> String label(T element, Consumer<T> change) {
        change.accept(element);
        return DesignLabels.text(element);
    }

    @Test
    void anElementGoesByNameElseByIdentifierElseByItsClass() {
        assertEquals("Cluster", DesignLabels.text(MAKE.createCluster()));
        assertEquals("hall", label(MAKE.createCluster(), cluster -> cluster.setId("hall")));
        assertEquals("The hall", label(MAKE.createCluster(), cluster -> {
            cluster.setId("hall");
            cluster.setName("The hall");
        }));
    }

    @Test
    void theFactsThatTellAnElementFromItsLikeFollow() {
        ServerGroup servers = MAKE.createServerGroup();
        assertEquals("servers (dgx-h100) x 128", label(servers, group -> {
            group.setId("servers");
            group.setServerType("dgx-h100");
            group.setCount(128);
        }));
        assertEquals("East-west NICs (cx7, 400 Gb/s) x 8", label(MAKE.createNicGroup(), nics -> {
            nics.setNicType("cx7");
            nics.setRate(50e9);
            nics.setCountPerServer(8);
        }));
        assertEquals("Storage NICs", label(MAKE.createNicGroup(), nics -> nics.setRole(NicRole.STORAGE)));
        assertEquals("net (compute, rail-only, ib-ndr)", label(MAKE.createFabric(), fabric -> {
            fabric.setId("net");
            fabric.setTopology(Topology.RAIL_ONLY);
            fabric.setTransport("ib-ndr");
        }));
        assertEquals("Spine tier (7:1)", label(MAKE.createTier(), tier -> {
            tier.setKind(TierKind.SPINE);
            tier.setOversubscription(7.0);
        }));
        assertEquals("Plan (TP8 PP16)", label(MAKE.createPlan(), plan -> {
            plan.setTp(8);
            plan.setPp(16);
        }));
        assertEquals("Plan (one GPU)", DesignLabels.text(MAKE.createPlan()));
        assertEquals("Placement (64 GPUs, servers)", label(MAKE.createPlacement(), placement -> {
            placement.setGpus(64);
            placement.getServerGroups().add(servers);
        }));
        assertEquals("kmin = 1 MB", label(MAKE.createParameterOverride(), parameter -> {
            parameter.setName("kmin");
            parameter.setValue("1 MB");
        }));
        assertEquals("r (training.step-time at most 10 s)", label(MAKE.createRequirement(), requirement -> {
            requirement.setId("r");
            requirement.setMetric("training.step-time");
            requirement.setComparison(Comparison.AT_MOST);
            requirement.setTarget("10 s");
        }));
        Switch leaf = MAKE.createSwitch();
        assertEquals("leaf1 (leaf)", label(leaf, element -> element.setId("leaf1")));
        assertEquals("leaf1 - ? x 4", label(MAKE.createLink(), link -> {
            link.setFrom(leaf);
            link.setCount(4);
        }));
    }

    @TestFactory
    Stream<DynamicTest> everyElementHasALabelEvenWhenNewAndAnIconThatSwtCanDraw() {
        return DesignPackage.eINSTANCE.getEClassifiers().stream().filter(EClass.class::isInstance)
                .map(EClass.class::cast)
                .filter(type -> !type.isAbstract()).map(type -> DynamicTest.dynamicTest(type.getName(), () -> {
            EObject element = EcoreUtil.create(type);
            String text = DesignLabels.text(element);
            assertFalse(text.isBlank() || text.contains("null"), text);
            assertNotNull(DesignLabels.icon(element), "no icon");
            try (InputStream stream = DesignLabels.icon(element).openStream()) {
                String svg = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
                Element root = DocumentBuilderFactory.newInstance().newDocumentBuilder()
                        .parse(DesignLabels.icon(element).toString()).getDocumentElement();
                assertEquals("0 0 16 16", root.getAttribute("viewBox"));
                assertTrue(svg.contains("stroke-width=\"1.5\""), svg);
            }
        }));
    }

    @Test
    void theFactoryAnswersWithTheseLabelsAndTheGeneratedContent() {
        Design design = MAKE.createDesign();
        design.getClusters().add(MAKE.createCluster());
        DesignAdapterFactory factory = new DesignAdapterFactory();
        IItemLabelProvider labels = (IItemLabelProvider) factory.adapt((Object) design, IItemLabelProvider.class);
        assertEquals("Design", labels.getText(design));
        assertEquals(DesignLabels.icon(design), labels.getImage(design));
        Object content = factory.adapt((Object) design, ITreeItemContentProvider.class);
        assertEquals(design.getClusters(), ((ITreeItemContentProvider) content).getChildren(design));
        assertNull(DesignLabels.icon("no element"));
        factory.dispose();
    }
}
