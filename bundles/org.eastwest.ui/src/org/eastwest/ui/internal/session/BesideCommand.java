// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.session;

import org.eclipse.emf.common.command.Command;
import org.eclipse.emf.common.command.CompoundCommand;

/** A step of a design's history that changes what is kept beside the design, and no element of it. */
public interface BesideCommand extends Command {

    /** Whether a step may have changed elements. */
    static boolean changesDesign(Command command) {
        return command instanceof CompoundCommand several
                ? several.getCommandList().stream().anyMatch(BesideCommand::changesDesign)
                : !(command instanceof BesideCommand);
    }
}
