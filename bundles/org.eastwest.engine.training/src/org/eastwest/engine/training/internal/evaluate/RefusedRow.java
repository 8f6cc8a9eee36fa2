// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.evaluate;

/** A row of measured values cannot be evaluated; the message says why. */
final class RefusedRow extends RuntimeException {
    private static final long serialVersionUID = 1L;

    RefusedRow(String reason) {
        super(reason, null, false, false);
    }
}
