// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.parts;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.eastwest.viewpoint.diagram.DiagramNode;
import org.eastwest.viewpoint.layout.Box;
import org.eastwest.viewpoint.tool.ToolException;
import org.eclipse.gef.commands.Command;
import org.eclipse.gef.commands.CommandStack;
import org.eclipse.gef.commands.CompoundCommand;

/**
 * What GEF's tools execute their commands on. It keeps no history, the design has one: each command is one step there,
 * and nodes that are moved together are moved in one.
 */
public final class Steps extends CommandStack {
    private final Consumer<String> failures;

    /** @param failures is told why a tool could not do its work */
    public Steps(Consumer<String> failures) {
        this.failures = failures;
    }

    @Override
    public void execute(Command command) {
        if (command == null || !command.canExecute()) {
            return;
        }
        List<Command> leaves = new ArrayList<>();
        flatten(command, leaves);
        try {
            place(leaves);
            leaves.stream().filter(leaf -> !(leaf instanceof PlaceCommand)).forEach(Command::execute);
        } catch (ToolException e) {
            failures.accept(e.getMessage());
        }
    }

    private static void flatten(Command command, List<Command> leaves) {
        if (command instanceof CompoundCommand compound) {
            compound.getCommands().forEach(inner -> flatten((Command) inner, leaves));
        } else {
            leaves.add(command);
        }
    }

    private static void place(List<Command> leaves) {
        Map<DiagramNode, Box> boxes = new LinkedHashMap<>();
        PlaceCommand any = null;
        for (Command leaf : leaves) {
            if (leaf instanceof PlaceCommand place) {
                any = place;
                boxes.put(place.node(), place.box());
            }
        }
        if (any != null) {
            any.document().execute(any.document().placing(any.getLabel(), boxes));
        }
    }
}
