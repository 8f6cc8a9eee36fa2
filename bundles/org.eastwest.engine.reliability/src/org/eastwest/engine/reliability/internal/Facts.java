// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.reliability.internal;

import java.util.List;
import org.eastwest.spi.analysis.RecordingTrace;
import org.eastwest.spi.hardware.Assumption;
import org.eastwest.spi.hardware.FactBook;
import org.eastwest.spi.hardware.FailureCause;

/** The catalog's facts, which are known to be there. */
record Facts(FactBook book) {
    boolean has(String id) {
        return book.assumption(id).isPresent();
    }

    Assumption assumption(String id) {
        return book.assumption(id).orElseThrow();
    }

    double value(String id) {
        return assumption(id).value();
    }

    List<FailureCause> expected() {
        return causes(FailureCause.Role.EXPECTED);
    }

    List<FailureCause> causes(FailureCause.Role role) {
        return book.failureCauses().stream().filter(c -> c.role() == role).toList();
    }

    /** Records an assumption under its id with underscores. */
    double record(RecordingTrace trace, String id) {
        Assumption assumption = assumption(id);
        return trace.input(id.replace('-', '_'), assumption.name(), assumption.value(), assumption.unit(),
                assumption.source());
    }
}
