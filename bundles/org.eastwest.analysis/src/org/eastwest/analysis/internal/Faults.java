// SPDX-License-Identifier: EPL-2.0
package org.eastwest.analysis.internal;

import java.nio.channels.ClosedByInterruptException;
import java.util.concurrent.CancellationException;

/** What foreign code threw, in words; foreign exceptions may fail to describe themselves. */
final class Faults {
    private static final int LONGEST = 300;

    private Faults() {
    }

    static String text(Throwable fault) {
        String text;
        try {
            text = fault.toString();
        } catch (Throwable evenThen) {
            text = fault.getClass().getName();
        }
        String line = text.lines().findFirst().orElse(fault.getClass().getName()).strip();
        String cut = line.length() > LONGEST ? line.substring(0, LONGEST) + "..." : line;
        return cut.endsWith(".") ? cut.substring(0, cut.length() - 1) : cut;
    }

    /** True when it was thrown because the thread is to end, which is no fault. */
    static boolean interrupted(Throwable fault) {
        return Thread.currentThread().isInterrupted() || fault instanceof InterruptedException
                || fault instanceof CancellationException || fault.getCause() instanceof InterruptedException
                || fault.getCause() instanceof ClosedByInterruptException;
    }
}
