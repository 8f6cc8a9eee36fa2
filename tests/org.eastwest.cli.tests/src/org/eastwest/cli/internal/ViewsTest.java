// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.eastwest.examples.Template;
import org.eastwest.examples.Templates;
import org.eastwest.model.view.Element;
import org.eastwest.model.view.Link;
import org.eastwest.model.view.View;
import org.eastwest.model.view.ViewModel;
import org.eastwest.model.view.ViewPackage;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.resource.impl.ResourceSetImpl;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.emf.ecore.xmi.impl.XMIResourceFactoryImpl;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every template has views of its cluster, fabrics, racks and plans; they stay small however large the cluster is. */
class ViewsTest {
    /** The largest view is a switch with its ports. */
    private static final int LARGEST = 1024;

    @TempDir
    private Path folder;

    static Stream<String> templates() {
        return Templates.list().stream().map(Template::id).filter(id -> !id.equals("empty"));
    }

    @ParameterizedTest
    @MethodSource("templates")
    void everyTemplateHasSmallViewsWhoseIdsAreUniqueAndWhoseLinksHaveTwoEnds(String template) throws IOException {
        for (View view : view(template).getViews()) {
            Set<String> ids = new HashSet<>();
            List<EObject> all = new ArrayList<>();
            all.add(view);
            view.eAllContents().forEachRemaining(all::add);
            assertTrue(all.size() <= LARGEST, view.getId() + " has " + all.size() + " elements");
            for (EObject one : all) {
                Element element = (Element) one;
                assertTrue(ids.add(element.getId()), "twice in " + view.getId() + ": " + element.getId());
                assertTrue(element.getName() != null && !element.getName().isBlank(), element.getId());
                if (one instanceof Link link) {
                    assertTrue(all.contains(link.getSource()) && all.contains(link.getTarget()), link.getId());
                    assertTrue(link.getCount() > 0, link.getId());
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("templates")
    void whatADoubleClickOpensExists(String template) throws IOException {
        ViewModel model = view(template);
        Set<String> ids = new HashSet<>();
        model.getViews().forEach(v -> ids.add(v.getId()));
        for (View view : model.getViews()) {
            boolean overview = !view.getId().contains("/");
            view.eAllContents().forEachRemaining(one -> {
                String opens = ((Element) one).getOpens();
                // Of a pod's leaves only the first is written; the overview leads to those that are.
                if (opens != null && overview && opens.matches(".*(pod|leaf|spine|core)1|[^/]*")) {
                    assertTrue(ids.contains(opens), view.getId() + " opens " + opens + ", there are " + ids);
                }
            });
        }
    }

    @Test
    void theSameDesignGivesTheSameBytes() throws IOException {
        view("ib-10k");
        byte[] first = Files.readAllBytes(folder.resolve("ib-10k.eastwestview"));

        assertEquals(0, run("view", "ib-10k.eastwest", "--out", "ib-10k.eastwestview").code());

        assertEquals(new String(first, StandardCharsets.UTF_8),
                Files.readString(folder.resolve("ib-10k.eastwestview")));
    }

    @Test
    void theOverviewOfASuperPodShowsItsRailsAndCounts() throws IOException {
        View fabric = view("superpod-h100-llama3-405b").getViews().stream()
                .filter(v -> v.getId().equals("fabric.compute")).findFirst().orElseThrow();

        List<String> lines = new ArrayList<>();
        fabric.eAllContents().forEachRemaining(one -> {
            if (one instanceof org.eastwest.model.view.Thing thing) {
                lines.add(thing.getName() + " x " + thing.getCount());
            }
        });
        // SuperPOD H100 reference architecture, table 3: 4 SU have 32 leaves, 4 a rail, and 16 spines.
        assertTrue(lines.containsAll(List.of("Spines x 16", "Rail 1 x 4", "Rail 8 x 4", "Servers x 128")),
                lines.toString());
    }

    @Test
    void aFileThatIsNoViewIsNeverReplaced() throws IOException {
        Files.writeString(folder.resolve("notes.eastwestview"), "my notes");
        assertEquals(0, run("new", "--template", "ib-1k", "--out", "a.eastwest").code());

        CommandRun refused = run("view", "a.eastwest", "--out", "notes.eastwestview");

        assertEquals(2, refused.code());
        assertTrue(refused.err().contains("notes.eastwestview"), refused.err());
        assertEquals("my notes", Files.readString(folder.resolve("notes.eastwestview")));
    }

    @Test
    void anotherEndingIsRefusedWithTheReason() {
        assertEquals(0, run("new", "--template", "ib-1k", "--out", "a.eastwest").code());

        CommandRun refused = run("view", "a.eastwest", "--out", "a.xml");

        assertEquals(2, refused.code());
        assertTrue(refused.err().contains(".eastwestview"), refused.err());
    }

    private ViewModel view(String template) throws IOException {
        assertEquals(0, run("new", "--template", template, "--out", template + ".eastwest").code());
        CommandRun viewed = run("view", template + ".eastwest", "--out", template + ".eastwestview");
        assertEquals(0, viewed.code(), viewed.err());
        ResourceSetImpl resources = new ResourceSetImpl();
        resources.getPackageRegistry().put(ViewPackage.eNS_URI, ViewPackage.eINSTANCE);
        resources.getResourceFactoryRegistry().getExtensionToFactoryMap().put("eastwestview",
                new XMIResourceFactoryImpl());
        Resource resource = resources.getResource(
                URI.createFileURI(folder.resolve(template + ".eastwestview").toString()), true);
        EcoreUtil.resolveAll(resource);
        assertNotNull(resource.getContents().get(0));
        return (ViewModel) resource.getContents().get(0);
    }

    private CommandRun run(String... arguments) {
        return CommandRun.in(folder, Installation.SERVICES, arguments);
    }
}
