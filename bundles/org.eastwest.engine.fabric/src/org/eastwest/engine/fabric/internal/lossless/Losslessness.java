// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.lossless;

import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.lossless.LosslessAnswer;
import org.eastwest.spi.lossless.LosslessModel;
import org.eastwest.spi.lossless.LosslessQuestion;

/** Examines pauses and cycles on the single links of a fabric. */
public final class Losslessness implements LosslessModel {
    @Override
    public LosslessAnswer examine(LosslessQuestion question, Progress progress) {
        return new Examination(question, progress).answer();
    }
}
