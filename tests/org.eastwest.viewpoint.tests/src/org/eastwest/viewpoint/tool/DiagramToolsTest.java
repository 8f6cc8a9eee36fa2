// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eastwest.viewpoint.Plumbing;
import org.eastwest.viewpoint.diagram.DiagramEdge;
import org.eastwest.viewpoint.diagram.DiagramNode;
import org.eastwest.viewpoint.diagram.DiagramSession;
import org.eclipse.emf.common.command.BasicCommandStack;
import org.eclipse.emf.ecore.EObject;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The tools of a specification change the model, each in one step that can be undone. */
class DiagramToolsTest {
    private final Plumbing plumbing = new Plumbing();
    private final BasicCommandStack stack = new BasicCommandStack();
    private EObject plant;
    private DiagramSession session;
    private DiagramTools tools;
    private String before;

    @TempDir
    private Path folder;

    @BeforeEach
    void open() throws IOException {
        plant = plumbing.fourUnits();
        session = new DiagramSession(plumbing.flow("plumbing.odesign"), plant);
        tools = new DiagramTools(session);
        before = saved();
    }

    @AfterEach
    void undoneItIsAsBefore() throws IOException {
        while (stack.canUndo()) {
            stack.undo();
        }
        assertEquals(before, saved());
        session.close();
    }

    private String saved() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        plant.eResource().save(out, Map.of());
        return out.toString(StandardCharsets.UTF_8);
    }

    private ModelCommand execute(Optional<ModelCommand> command) {
        ModelCommand c = command.orElseThrow();
        stack.execute(c);
        session.refresh();
        return c;
    }

    private Tool tool(String name) {
        return tools.tool(name).orElseThrow();
    }

    private DiagramNode unit(int i) {
        return session.diagram().nodes().get(i);
    }

    private DiagramEdge pipe(String id) {
        return (DiagramEdge) session.diagram().find(id).orElseThrow();
    }

    @Test
    void thePaletteHasTheSectionsOfTheSpecification() {
        assertEquals(List.of("Create", "Edit"), tools.palette().stream().map(DiagramTools.Section::label).toList());
        assertEquals(List.of("Unit", "Port", "Pipe"), tools.palette().get(0).tools().stream().map(Tool::label)
                .toList());
        assertEquals(List.of(Tool.Kind.CREATE, Tool.Kind.CREATE, Tool.Kind.CONNECT),
                tools.palette().get(0).tools().stream().map(Tool::kind).toList());
        assertEquals(List.of("Balance load"), tools.palette().get(1).tools().stream().map(Tool::label).toList());
    }

    @Test
    void aContainerIsCreatedInTheDiagram() {
        ModelCommand command = execute(tools.create(tool("createUnit"), null));
        assertEquals("unit5", Plumbing.get(command.outcome().created().get(0), "name"));
        assertEquals(5, session.diagram().nodes().size());
        stack.undo();
        session.refresh();
        assertEquals(4, session.diagram().nodes().size());
        stack.redo();
        session.refresh();
        assertEquals("unit5 (0 %)", unit(4).label().text());
    }

    @Test
    void aNodeIsCreatedWhereItsMappingHasRoom() {
        execute(tools.create(tool("createPort"), unit(1)));
        assertEquals(3, unit(1).borders().size());
        assertTrue(tools.create(tool("createPort"), null).isEmpty());
        assertTrue(tools.create(tool("createUnit"), unit(0)).isEmpty());
    }

    @Test
    void anEdgeIsCreatedBetweenWhatItsMappingAllows() {
        DiagramNode from = unit(1).borders().get(1);
        DiagramNode to = unit(3).borders().get(0);
        assertTrue(tools.canBegin(tool("createPipe"), from));
        assertFalse(tools.canBegin(tool("createPipe"), unit(1)));
        assertTrue(tools.connect(tool("createPipe"), from, unit(2)).isEmpty());
        execute(tools.connect(tool("createPipe"), from, to));
        assertTrue(session.diagram().edges().stream().anyMatch(e -> e.source() == from && e.target() == to));
    }

    @Test
    void deletingRunsTheToolOfTheMapping() {
        execute(tools.delete(List.of(unit(1))));
        assertEquals(3, Plumbing.list(plant, "units").size());
        assertEquals(2, Plumbing.list(plant, "pipes").size());
    }

    @Test
    void severalElementsAreDeletedInOneStep() {
        execute(tools.delete(List.of(unit(0), unit(0).children().get(0), pipe("pipe:/pipes=pipe2"))));
        assertEquals(3, Plumbing.list(plant, "units").size());
        assertEquals(1, Plumbing.list(plant, "pipes").size());
        stack.undo();
        assertFalse(stack.canUndo());
    }

    @Test
    void whatIsOnlyARelationCannotBeDeleted() {
        assertTrue(tools.delete(List.of(pipe("backup:unit:/units=Unit0 -> unit:/units=Unit3"))).isEmpty());
    }

    @Test
    void aNodeWithoutADeletionToolIsDeletedItself() {
        execute(tools.delete(List.of(unit(0).children().get(0))));
        assertEquals(0, unit(0).children().size());
    }

    @Test
    void aLabelIsEditedThroughTheMask() {
        assertEquals(Optional.of("Unit0"), tools.editableLabel(unit(0)));
        execute(tools.rename(unit(0), "Boiler"));
        assertEquals("Boiler (20 %)", unit(0).label().text());
        assertTrue(tools.editableLabel(unit(0).borders().get(0)).isEmpty());
        assertEquals(Map.of("arg0", "a", "arg1", "b:c"), EditMask.arguments("{0} : {1}", "a : b:c"));
        assertThrows(ToolException.class, () -> EditMask.arguments("{0} : {1}", "a"));
    }

    @Test
    void anEndOfAnEdgeIsMoved() {
        DiagramNode end = unit(2).borders().get(0);
        execute(tools.reconnect(pipe("pipe:/pipes=pipe0"), false, end));
        assertEquals("p20", pipe("pipe:/pipes=pipe0").target().label().text());
        assertTrue(tools.reconnect(pipe("pipe:/pipes=pipe0"), true, unit(2)).isEmpty());
    }

    @Test
    void aNodeIsDroppedWhereTheSpecificationTakesIt() {
        execute(tools.drop(unit(0).children().get(0), unit(1)));
        assertEquals(List.of("T1", "T0"), unit(1).children().stream().map(n -> n.label().text()).toList());
        assertTrue(tools.drop(unit(1).borders().get(0), unit(2)).isEmpty());
        assertTrue(tools.drop(unit(1).children().get(0), null).isEmpty());
    }

    @Test
    void aServiceThatChangesTheModelIsUndoneToo() {
        execute(tools.act(tool("balance"), unit(0)));
        assertEquals("Unit0 (78 %)", unit(0).label().text());
        stack.undo();
        session.refresh();
        assertEquals("Unit0 (20 %)", unit(0).label().text());
    }

    @Test
    void aBrokenRuleCanBeMended() {
        execute(tools.create(tool("createUnit"), null));
        assertEquals(1, unit(4).violations().size());
        execute(tools.fixes(unit(4)).stream().findFirst());
        assertEquals(List.of(), unit(4).violations());
    }

    @Test
    void aToolThatFailsLeavesTheModelAsItWas() throws IOException {
        String text = Files.readString(Plumbing.file("plain.odesign"), StandardCharsets.UTF_8)
                .replace("featureName=\"name\" valueExpression=\"new unit\"",
                        "featureName=\"load\" valueExpression=\"heavy\"");
        Path file = Files.writeString(folder.resolve("plain.odesign"), text, StandardCharsets.UTF_8);
        try (DiagramSession other = new DiagramSession(plumbing.read(file).diagram("flow").orElseThrow(), plant)) {
            DiagramTools failing = new DiagramTools(other);
            ModelCommand command = failing.create(failing.tool("createUnit").orElseThrow(), null).orElseThrow();
            ToolException e = assertThrows(ToolException.class, command::execute);
            assertTrue(e.getMessage().contains(
                    "SetValue of ContainerCreationDescription 'createUnit': 'heavy' is no value of 'load'"),
                    e.getMessage());
            assertEquals(before, saved());
        }
    }

    @Test
    void stepsBranchLoopNameAndNavigate() throws IOException {
        String steps = """
                <firstModelOperations xsi:type="tool_1:ChangeContext" browseExpression="var:element">
                  <subModelOperations xsi:type="tool_1:Let" variableName="all" valueExpression="feature:units">
                    <subModelOperations xsi:type="tool_1:For" expression="var:all" iteratorName="u">
                      <subModelOperations xsi:type="tool_1:Switch">
                        <cases conditionExpression="aql:self.load > 1.0">
                          <subModelOperations xsi:type="tool_1:SetValue" featureName="load" valueExpression="1"/>
                        </cases>
                        <default>
                          <subModelOperations xsi:type="tool_1:If" conditionExpression="aql:u.name = 'Unit0'">
                            <subModelOperations xsi:type="tool_1:Unset" featureName="backup"/>
                            <subModelOperations xsi:type="tool_1:Unset" featureName="ports" elementExpression="aql:u.ports->first()"/>
                          </subModelOperations>
                        </default>
                      </subModelOperations>
                    </subModelOperations>
                  </subModelOperations>
                  <subModelOperations xsi:type="tool_1:ChangeContext" browseExpression="aql:self.units->first()">
                    <subModelOperations xsi:type="tool:Navigation" diagramDescription="//@ownedViewpoints[name='plain']/@ownedRepresentations[name='flow']"/>
                  </subModelOperations>
                </firstModelOperations>""";
        String text = Files.readString(Plumbing.file("plain.odesign"), StandardCharsets.UTF_8).replace(
                "<firstModelOperations xsi:type=\"tool_1:ChangeContext\" browseExpression=\"service:plumbingBalance\"/>", steps);
        Path file = Files.writeString(folder.resolve("plain.odesign"), text, StandardCharsets.UTF_8);
        try (DiagramSession other = new DiagramSession(plumbing.read(file).diagram("flow").orElseThrow(), plant)) {
            DiagramTools more = new DiagramTools(other);
            ModelCommand command = execute(more.act(more.tool("balance").orElseThrow(), null));
            assertEquals(1.0, Plumbing.get(Plumbing.list(plant, "units").get(2), "load"));
            assertEquals(null, Plumbing.get(Plumbing.list(plant, "units").get(0), "backup"));
            assertEquals(1, Plumbing.list(Plumbing.list(plant, "units").get(0), "ports").size());
            assertEquals(new ModelCommand.Navigation("flow", Plumbing.list(plant, "units").get(0)),
                    command.outcome().navigation().orElseThrow());
            assertTrue(command.changedModel());
        }
    }
}
