// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.results;

import java.time.LocalTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import org.eastwest.ui.internal.session.DesignSession;
import org.eclipse.emf.common.command.Command;

/**
 * Which state of a design an analysis saw, for people.
 *
 * @param time   when the analysis was started
 * @param change the last change before it; empty for the design as it was opened
 */
public record DesignState(LocalTime time, String change) {

    private static final DateTimeFormatter CLOCK = DateTimeFormatter.ofPattern("HH:mm:ss", Locale.ROOT);

    /** The state of an open design now. */
    static DesignState of(DesignSession session) {
        Command last = session.history().getUndoCommand();
        return new DesignState(LocalTime.now(), last == null ? "" : last.getLabel());
    }

    /** Such as {@code 14:03:12, after "Change of Count"}. */
    public String text() {
        return CLOCK.format(time) + (change.isEmpty() ? ", the design as it was opened" : ", after \"" + change + "\"");
    }
}
