// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import org.eastwest.spi.analysis.Progress;
import org.junit.jupiter.api.Test;

class PatienceTest {
    private final Patience impatient = new Patience(0.1);

    @Test
    void whatAnswersIsReturned() {
        assertEquals("done", impatient.of(Progress.NONE, told -> "done"));
    }

    @Test
    void whatHangsIsLeftBehindAndInterrupted() throws InterruptedException {
        CountDownLatch interrupted = new CountDownLatch(1);
        IllegalStateException fault = assertThrows(IllegalStateException.class, () -> impatient.of(Progress.NONE, told -> {
            try {
                new CountDownLatch(1).await();
            } catch (InterruptedException e) {
                interrupted.countDown();
            }
            return 0;
        }));
        assertTrue(fault.getMessage().startsWith("it gave no sign of life"), fault.getMessage());
        interrupted.await();
    }

    @Test
    void whatFailsFailsInItsOwnWords() {
        assertEquals("out of luck", assertThrows(IllegalArgumentException.class, () -> impatient.of(Progress.NONE,
                told -> {
                    throw new IllegalArgumentException("out of luck");
                })).getMessage());
        assertThrows(LinkageError.class, () -> impatient.of(Progress.NONE, told -> {
            throw new LinkageError("no such class");
        }));
        assertThrows(CancellationException.class, () -> impatient.of(Progress.NONE, told -> {
            throw new CancellationException();
        }));
    }
}
