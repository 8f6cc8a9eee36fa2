// SPDX-License-Identifier: EPL-2.0
package org.eastwest.design;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.eastwest.model.design.Design;
import org.eastwest.model.file.DesignResource;
import org.eastwest.viewpoint.diagram.DiagramEdge;
import org.eastwest.viewpoint.diagram.DiagramNode;
import org.eastwest.viewpoint.diagram.DiagramSession;
import org.eastwest.viewpoint.tool.DiagramTools;
import org.eastwest.viewpoint.tool.ModelCommand;
import org.eastwest.viewpoint.tool.Tool;
import org.eclipse.emf.common.command.BasicCommandStack;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EObject;

/** A design in a file, one of its diagrams, and the tools of it with a stack for their steps. */
final class EditedDesign implements AutoCloseable {
    private final BasicCommandStack stack = new BasicCommandStack();
    private final DesignResource file = new DesignResource(URI.createURI("edited.eastwest"));
    private final DiagramSession session;
    private final DiagramTools tools;
    private int steps;

    EditedDesign(Design design, String diagram, EObject root) {
        file.getContents().add(design);
        session = new DiagramSession(DesignDiagrams.read(java.util.List.of()).diagram(diagram).orElseThrow(), root);
        tools = new DiagramTools(session);
    }

    DiagramTools tools() {
        return tools;
    }

    Tool tool(String name) {
        return tools.tool(name).orElseThrow();
    }

    /** Does what a tool made of a gesture. */
    ModelCommand execute(Optional<ModelCommand> command) {
        ModelCommand step = command.orElseThrow();
        stack.execute(step);
        steps++;
        session.refresh();
        return step;
    }

    /** Takes every step back, which must be as many as were made. */
    void undoAll() {
        for (int i = 0; i < steps; i++) {
            stack.undo();
        }
        if (stack.canUndo()) {
            throw new AssertionError("a gesture made more than one step");
        }
        session.refresh();
    }

    /** The bytes of the file, as text. */
    String saved() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            file.save(out, Map.of());
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
        return out.toString(StandardCharsets.UTF_8);
    }

    DiagramNode node(Predicate<DiagramNode> which) {
        return session.diagram().allNodes().filter(which).findFirst().orElseThrow();
    }

    /** The node of a mapping that shows an object. */
    DiagramNode node(String mapping, EObject object) {
        return node(n -> n.mapping().equals(mapping) && n.semantic() == object);
    }

    Optional<DiagramEdge> edge(Predicate<DiagramEdge> which) {
        return session.diagram().edges().stream().filter(which).findFirst();
    }

    @Override
    public void close() {
        session.close();
    }
}
