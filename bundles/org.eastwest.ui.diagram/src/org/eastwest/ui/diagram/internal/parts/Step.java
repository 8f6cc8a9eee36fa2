// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.parts;

import java.util.Optional;
import java.util.function.Function;
import org.eclipse.gef.commands.Command;
import org.eclipse.gef.commands.UnexecutableCommand;

/** A command of GEF's tools that does its work on the design's own history: GEF keeps none. */
public final class Step extends Command {
    private final Runnable work;

    private Step(String label, Runnable work) {
        super(label);
        this.work = work;
    }

    static Step of(String label, Runnable work) {
        return new Step(label, work);
    }

    /** What a tool of the specification offers; what it does not allow cannot be executed. */
    static <C> Command of(Optional<C> offered, Function<C, Step> step) {
        return offered.<Command>map(step).orElse(UnexecutableCommand.INSTANCE);
    }

    @Override
    public void execute() {
        work.run();
    }
}
