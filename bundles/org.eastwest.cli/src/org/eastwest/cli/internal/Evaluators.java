// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import java.util.List;
import java.util.Optional;
import org.eastwest.spi.evaluation.Evaluator;

/** The evaluators of this installation. */
interface Evaluators {
    /** The evaluator of this id; empty when no bundle brings one. */
    Optional<Evaluator> find(String id);

    /** Ids of all evaluators, sorted. */
    List<String> ids();
}
