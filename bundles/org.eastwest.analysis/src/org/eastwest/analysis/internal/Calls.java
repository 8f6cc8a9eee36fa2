// SPDX-License-Identifier: EPL-2.0
package org.eastwest.analysis.internal;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/** Which threads are inside of a transport, and since when: an engine that hangs may hang in there. */
final class Calls {
    private record Call(ContainedTransport transport, long sinceNanos) {
        double seconds() {
            return (System.nanoTime() - sinceNanos) / 1e9;
        }
    }

    private final Map<Thread, Call> calls = new ConcurrentHashMap<>();
    private final double patienceSeconds;

    /**
     * @param patienceSeconds how long a transport may take to answer
     */
    Calls(double patienceSeconds) {
        this.patienceSeconds = patienceSeconds;
    }

    double patience() {
        return patienceSeconds;
    }

    <T> T in(ContainedTransport transport, Supplier<T> call) {
        Thread thread = Thread.currentThread();
        Call outer = calls.put(thread, new Call(transport, System.nanoTime()));
        try {
            return call.get();
        } finally {
            if (outer == null) {
                calls.remove(thread);
            } else {
                calls.put(thread, outer);
            }
        }
    }

    /** The transport that keeps this thread, or one that nobody has given up yet and that keeps any other. */
    Optional<ContainedTransport> overdue(Thread thread) {
        return calls.entrySet().stream().filter(e -> e.getValue().seconds() > patienceSeconds)
                .filter(e -> e.getKey() == thread || e.getValue().transport().usable())
                .map(e -> e.getValue().transport()).findFirst();
    }
}
