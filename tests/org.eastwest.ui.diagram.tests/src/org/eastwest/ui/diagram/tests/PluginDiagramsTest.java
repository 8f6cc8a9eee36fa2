// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eastwest.analysis.Plugin;
import org.eastwest.analysis.PluginService;
import org.eastwest.ui.tests.robot.Screen;
import org.eastwest.ui.tests.robot.TestProject;
import org.eastwest.ui.tests.robot.Window;
import org.eastwest.viewpoint.SpecificationSource;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.emf.common.util.URI;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.osgi.framework.BundleContext;
import org.osgi.framework.FrameworkUtil;
import org.osgi.framework.ServiceRegistration;

/** Plugins add to the diagrams; their faults are told and cost nothing else. */
class PluginDiagramsTest {
    private static final String NAME = "com.example.optics/description/optics.odesign";
    private static final String WRONG = """
            <?xml version="1.0" encoding="UTF-8"?>
            <description:Group xmi:version="2.0" xmlns:xmi="http://www.omg.org/XMI"
                xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
                xmlns:description="http://www.eclipse.org/sirius/description/1.1.0"
                xmlns:description_1="http://www.eclipse.org/sirius/diagram/description/1.1.0"
                name="optics" version="12.0.0.2017041100">
              <ownedViewpoints name="optics">
                <ownedRepresentationExtensions xsi:type="description_1:DiagramExtensionDescription" name="optics"
                    viewpointURI="viewpoint:/org.eastwest.design/eastwest" representationName="cluster">
                  <metamodel href="http://www.eastwest.org/design/1#/"/>
                  <layers name="Optics">
                    <nodeMappings name="note" domainClass="design::Nowhere"/>
                  </layers>
                </ownedRepresentationExtensions>
              </ownedViewpoints>
            </description:Group>
            """;

    private final Window window = new Window();
    private final TestProject project = new TestProject("With a plugin");

    /** A file in a bundle. */
    private record Contributed(String text) implements SpecificationSource {
        @Override
        public URI uri() {
            return URI.createPlatformPluginURI(NAME, false);
        }

        @Override
        public String name() {
            return NAME;
        }

        @Override
        public InputStream open() {
            return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
        }

        @Override
        public Class<?> serviceClass(String qualifiedName) throws ClassNotFoundException {
            throw new ClassNotFoundException(qualifiedName);
        }

        @Override
        public Optional<URL> image(String path) {
            return Optional.empty();
        }
    }

    @BeforeEach
    void openADesign() throws IOException {
        window.open(project.copy("ib-1k"));
    }

    @AfterEach
    void closeAndDelete() {
        window.closeEditors();
        project.delete();
    }

    private static IMarker[] markers() {
        try {
            return Window.root().findMarkers("org.eastwest.ui.diagram.specification", false, IResource.DEPTH_ZERO);
        } catch (CoreException e) {
            throw new AssertionError(e);
        }
    }

    /** What Preferences > Plugins lists of the plugin. */
    private static Stream<Plugin> listed() {
        BundleContext context = FrameworkUtil.getBundle(PluginDiagramsTest.class).getBundleContext();
        return context.getService(context.getServiceReference(PluginService.class)).plugins().stream()
                .filter(p -> p.bundle().equals("com.example.optics"));
    }

    @Test
    void aFaultOfAPluginIsOneProblemThatNamesItsPlaceAndGoesWithThePlugin() {
        told(WRONG, NAME + ":12: NodeMapping 'note': ", "design::Nowhere");
    }

    @Test
    void aLayerForAViewpointThatIsNotInstalledIsTold() {
        told(WRONG.replace("design/eastwest", "design/nowhere").replace("::Nowhere", "::Fabric"), NAME
                + ":8: DiagramExtensionDescription 'optics': ", "viewpoint:/org.eastwest.design/nowhere");
    }

    @Test
    void aFileThatIsNoXmlIsToldTheSameWay() {
        told("<nonsense", NAME, "");
    }

    private void told(String text, String place, String word) {
        ServiceRegistration<SpecificationSource> plugin = FrameworkUtil.getBundle(getClass()).getBundleContext()
                .registerService(SpecificationSource.class, new Contributed(text), null);
        try {
            DiagramRobot cluster = DiagramRobot.open(window, "Cluster overview");
            Screen.await("the problem", () -> markers().length > 0);
            assertEquals(1, markers().length);
            String message = markers()[0].getAttribute(IMarker.MESSAGE, "");
            assertTrue(message.startsWith(place) && message.contains(word), message);
            assertEquals(List.of(Plugin.State.BROKEN), listed().map(Plugin::state).toList());
            assertEquals(message, listed().findFirst().orElseThrow().reason() + ".");
            assertTrue(cluster.find("fabric", "Compute").isPresent());
        } finally {
            plugin.unregister();
        }
        DiagramRobot.open(window, "Fabric: Compute");
        Screen.await("no problem any more", () -> markers().length == 0);
        assertEquals(0, listed().count(), "nor among the plugins");
    }
}
