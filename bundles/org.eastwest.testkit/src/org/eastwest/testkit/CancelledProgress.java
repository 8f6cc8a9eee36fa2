// SPDX-License-Identifier: EPL-2.0
package org.eastwest.testkit;

import org.eastwest.spi.analysis.Progress;

/** The user no longer wants the result. */
final class CancelledProgress implements Progress {
    @Override
    public void report(double fraction, String what) {
        // Nobody looks.
    }

    @Override
    public boolean cancelled() {
        return true;
    }
}
