// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import java.util.Locale;
import org.eastwest.spi.analysis.Progress;

/** Progress on one line of a terminal, from the first second on; nothing where nobody watches. */
final class TerminalProgress implements Progress {
    private static final long QUIET_NANOS = 1_000_000_000L;
    private static final String CLEAR_LINE = "\r\u001b[K";

    private final Terminal terminal;
    private final long startNanos = System.nanoTime();

    TerminalProgress(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public synchronized void report(double fraction, String what) {
        if (!terminal.interactive() || System.nanoTime() - startNanos < QUIET_NANOS) {
            return;
        }
        String percent = Double.isNaN(fraction) ? "" : String.format(Locale.ROOT, "%3.0f %% ", 100 * fraction);
        terminal.err().print(CLEAR_LINE + (fraction >= 1 ? "" : percent + what));
        terminal.err().flush();
    }

    @Override
    public boolean cancelled() {
        return false;
    }
}
