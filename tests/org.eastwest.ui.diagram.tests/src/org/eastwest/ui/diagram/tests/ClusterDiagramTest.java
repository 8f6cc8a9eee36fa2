// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.tests;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import org.eastwest.ui.tests.robot.Screen;
import org.eastwest.ui.tests.robot.TestProject;
import org.eastwest.ui.tests.robot.Window;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ClusterDiagramTest {
    private static final String DESIGN = "superpod-h100-llama3-405b";

    private final Window window = new Window();
    private final TestProject project = new TestProject("Diagrams");
    private DiagramRobot diagram;

    @BeforeEach
    void openACopyOfAnExample() throws IOException {
        window.open(project.copy(DESIGN));
        diagram = DiagramRobot.open(window, "Cluster overview");
    }

    @AfterEach
    void closeAndDelete() {
        window.closeEditors();
        project.delete();
    }

    @Test
    void theDiagramShowsTheGroupsOfServersAndTheFabrics() {
        assertTrue(diagram.find("group", "DGX H100").isPresent(), diagram.labels().toString());
        assertTrue(diagram.find("fabric", "Compute").isPresent(), diagram.labels().toString());
        Screen.picture("cluster");
    }
}
