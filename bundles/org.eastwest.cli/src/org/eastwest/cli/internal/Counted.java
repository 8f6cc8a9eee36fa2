// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import org.eastwest.quantity.Dimension;
import org.eastwest.quantity.Quantity;

/** A number before its noun, as a sentence has it: 1 hop, 1,024 hops. */
final class Counted {
    private Counted() {
    }

    static String of(long number, String one, String many) {
        return Quantity.format(number, Dimension.COUNT) + " " + (number == 1 ? one : many);
    }
}
