// SPDX-License-Identifier: EPL-2.0
package org.eastwest.install.internal;

import java.util.LinkedHashSet;
import java.util.Set;
import org.eclipse.core.runtime.IStatus;

/** Turns what p2 reports into one line. */
final class Statuses {
    /** p2 adds a status that only says where it was. */
    private static final String CONTEXT = "session context was";

    private Statuses() {
    }

    /** The messages at the leaves, each once; without full stop. */
    static String text(IStatus status) {
        Set<String> leaves = new LinkedHashSet<>();
        collect(status, leaves);
        return String.join("; ", leaves);
    }

    private static void collect(IStatus status, Set<String> leaves) {
        if (status.getChildren().length > 0) {
            for (IStatus child : status.getChildren()) {
                if (!child.isOK()) {
                    collect(child, leaves);
                }
            }
            return;
        }
        if (!status.getMessage().startsWith(CONTEXT)) {
            leaves.add(clean(status.getMessage()));
        }
        Throwable fault = status.getException();
        if (fault != null && fault.getMessage() != null && !status.getMessage().contains(fault.getMessage())) {
            leaves.add(clean(fault.getMessage()));
        }
    }

    private static String clean(String message) {
        String line = message.replaceAll("\\s+", " ").strip();
        return line.endsWith(".") ? line.substring(0, line.length() - 1) : line;
    }
}
