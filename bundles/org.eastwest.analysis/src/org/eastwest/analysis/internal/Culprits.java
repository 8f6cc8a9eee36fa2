// SPDX-License-Identifier: EPL-2.0
package org.eastwest.analysis.internal;

import java.util.Optional;

/** Knows whose code a stack was in. */
@FunctionalInterface
interface Culprits {
    /** The bundle that does not come with the product and was called last; empty when none was. */
    Optional<Origin> of(StackTraceElement[] stack);
}
