// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.results;

import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.eastwest.report.text.Texts;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.analysis.Unit;

/** Progress that is also told in words, some times a second at most. Thread-safe. */
public final class ShownProgress implements Progress {

    private static final long PAUSE_NANOS = TimeUnit.MILLISECONDS.toNanos(150);

    private final Progress whole;
    private final Consumer<String> shown;
    private long last = System.nanoTime();

    /**
     * @param whole also gets it all; asked whether to stop
     * @param shown gets words such as {@code 42 %, Step time}, on whatever thread reports
     */
    public ShownProgress(Progress whole, Consumer<String> shown) {
        this.whole = whole;
        this.shown = shown;
    }

    @Override
    public void report(double fraction, String what) {
        whole.report(fraction, what);
        if (due()) {
            String share = Double.isFinite(fraction) ? Texts.format(fraction, Unit.FRACTION) : "";
            shown.accept(share + (share.isEmpty() || what.isEmpty() ? "" : ", ") + what);
        }
    }

    private synchronized boolean due() {
        long now = System.nanoTime();
        boolean due = now - last >= PAUSE_NANOS;
        last = due ? now : last;
        return due;
    }

    @Override
    public boolean cancelled() {
        return whole.cancelled();
    }
}
