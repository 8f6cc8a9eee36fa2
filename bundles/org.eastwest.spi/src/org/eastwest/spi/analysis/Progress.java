// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.analysis;

import java.util.concurrent.CancellationException;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * How long work reports where it stands and learns that it should stop. Implementations are thread-safe, return at once
 * and throw nothing but what {@link #check()} does. Reports of work that was given up or cancelled go nowhere.
 *
 * @since 1.0
 */
@ConsumerType
public interface Progress {
    /** Reports nothing and is never cancelled. */
    Progress NONE = new Progress() {
        @Override
        public void report(double fraction, String what) {
        }

        @Override
        public boolean cancelled() {
            return false;
        }
    };

    /**
     * Tells how far the work is.
     *
     * @param fraction 0 to 1; NaN when unknown
     * @param what     what is being done, in a few words
     */
    void report(double fraction, String what);

    /** True once the user no longer wants the result; long work asks at least every 100 ms. */
    boolean cancelled();

    /**
     * Ends the work when the user no longer wants it.
     *
     * @throws CancellationException when {@link #cancelled()}
     */
    default void check() {
        if (cancelled()) {
            throw new CancellationException("cancelled by the user");
        }
    }
}
