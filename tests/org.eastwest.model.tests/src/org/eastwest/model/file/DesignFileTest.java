// SPDX-License-Identifier: EPL-2.0
package org.eastwest.model.file;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.resource.ResourceSet;
import org.eclipse.emf.ecore.resource.impl.ResourceSetImpl;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import org.eastwest.model.Designs;
import org.eastwest.model.design.Cluster;
import org.eastwest.model.design.Design;
import org.eastwest.model.design.Fabric;

class DesignFileTest {
    @TempDir
    private Path folder;

    @Test
    void hasOneAttributeALineAndNoDefaults() {
        String text = Designs.text(Designs.sound(), folder);
        assertTrue(text.startsWith("""
                <?xml version="1.0" encoding="UTF-8"?>
                <design:Design
                    xmi:version="2.0"
                    xmlns:xmi="http://www.omg.org/XMI"
                    xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
                    xmlns:design="http://www.eastwest.org/design/1"
                    id="superpod">
                  <clusters
                      id="hall">
                    <serverGroups
                        id="servers"
                        serverType="dgx-h100"
                        count="128">
                      <nics
                          rate="400 Gb/s"/>
                """), text);
        assertTrue(text.endsWith("""
                  <scenarios
                      id="base"
                      cluster="hall"
                      fabrics="compute"
                      jobs="pretraining"/>
                </design:Design>
                """), text);
        assertTrue(text.lines().skip(1).noneMatch(line -> line.contains("\" ") || line.contains("virtualStages")),
                text);
    }

    @Test
    void isSmallForAHundredThousandGpus() {
        Design design = Designs.sound();
        design.getClusters().get(0).getServerGroups().get(0).setCount(12_500);
        assertTrue(Designs.text(design, folder).length() < 100_000);
    }

    @Test
    void takesAnAttributeWithoutAValueForItsDefault() {
        Design design = Designs.sound();
        design.getFabrics().get(0).setHostCableLength(null);
        LoadedDesign loaded = Designs.load(Designs.text(design, folder), folder);
        assertEquals(3.0, loaded.design().getFabrics().get(0).getHostCableLength());
    }

    @Test
    void isReadThroughAResourceSetAsWell() throws IOException {
        Path file = folder.resolve("a design.eastwest");
        DesignFiles.save(Designs.sound(), file);
        Resource resource = resources().getResource(URI.createFileURI(file.toString()), true);
        assertTrue(EcoreUtil.equals(Designs.sound(), resource.getContents().get(0)));
        assertTrue(resource.getEObject("compute") instanceof Fabric);
        ((Design) resource.getContents().get(0)).setName("changed");
        resource.save(Map.of("LINE_WIDTH", 80));
        assertEquals("changed", DesignFiles.load(file).design().getName());
        assertTrue(Files.readString(file).contains("\n    name=\"changed\">\n"), "callers' options change the format");
    }

    @Test
    void givesAResourceSetNothingOfABrokenFile() throws IOException {
        Path file = folder.resolve("broken.eastwest");
        Files.writeString(file, "<!DOCTYPE x [<!ENTITY e SYSTEM 'file:///etc/hostname'>]><x>&e;</x>");
        ResourceSet resources = resources();
        URI uri = URI.createFileURI(file.toString());
        assertThrows(RuntimeException.class, () -> resources.getResource(uri, true));
        DesignResource resource = (DesignResource) resources.getResource(uri, false);
        assertTrue(resource.getContents().isEmpty());
        assertEquals(1, resource.getErrors().size());
        assertTrue(resource.getErrors().get(0).getMessage().contains("DOCTYPE"));
        resource.getContents().add(Designs.sound());
        IOException refused = assertThrows(IOException.class, () -> resource.save(Map.of()));
        assertTrue(refused.getMessage().contains("was not read completely"), refused.getMessage());
    }

    private static ResourceSet resources() {
        ResourceSet resources = new ResourceSetImpl();
        DesignResourceFactory.register(resources);
        return resources;
    }

    @Test
    void isNotWrittenWhenItCouldNotBeReadBack() throws IOException {
        Path file = folder.resolve("kept.eastwest");
        DesignFiles.save(Designs.sound(), file);
        byte[] before = Files.readAllBytes(file);

        assertRefused(file, design -> design.getFabrics().get(0).setId("hall"), "identifier 'hall'");
        assertRefused(file, design -> design.getFabrics().get(0).setLinkRate(Double.NaN), "NaN");
        assertRefused(file, design -> design.getFabrics().get(0).setId(null), "leads nowhere");
        assertRefused(file, design -> design.getFabrics().get(0).setId("two words"), "leads nowhere");
        assertRefused(file, design -> design.setName("bell \u0007"), "invalid XML character");
        assertRefused(file, design -> {
            Cluster removed = design.getClusters().remove(0);
            assertNull(removed.eContainer());
        }, "leads nowhere: the design has no 'hall'");
        assertArrayEquals(before, Files.readAllBytes(file));
        try (var files = Files.list(folder)) {
            assertEquals(List.of(file), files.toList(), "a failed save leaves something beside the file");
        }
    }

    private static void assertRefused(Path file, Consumer<Design> change, String reason) {
        Design design = Designs.with(Designs.sound(), change);
        IOException refused = assertThrows(IOException.class, () -> DesignFiles.save(design, file));
        assertTrue(refused.getMessage().startsWith("kept.eastwest is not saved"), refused.getMessage());
        assertTrue(refused.getMessage().contains(reason), refused.getMessage());
    }

    @Test
    void leavesTheDesignWhereItIsWhenACopyIsWrittenElsewhere() throws IOException {
        Path first = folder.resolve("first.eastwest");
        DesignFiles.save(Designs.sound(), first);
        Design design = DesignFiles.load(first).design();
        Resource own = design.eResource();
        DesignFiles.save(design, folder.resolve("second.eastwest"));
        assertEquals(own, design.eResource());
        design.setName("changed");
        DesignFiles.save(design, first);
        assertEquals("changed", DesignFiles.load(first).design().getName());
        assertNull(DesignFiles.load(folder.resolve("second.eastwest")).design().getName());
    }
}
