// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eastwest.analysis.PluginService;
import org.eastwest.spi.evaluation.Evaluator;
import org.osgi.framework.BundleContext;
import org.osgi.util.tracker.ServiceTracker;

/** Evaluators that bundles registered; waits for the first one only when somebody asks. */
final class RegisteredEvaluators implements Evaluators {
    private final ServiceTracker<Evaluator, Evaluator> tracker;
    private final long waitMillis;
    private final PluginService bundles;

    private RegisteredEvaluators(ServiceTracker<Evaluator, Evaluator> tracker, long waitMillis,
            PluginService bundles) {
        this.tracker = tracker;
        this.waitMillis = waitMillis;
        this.bundles = bundles;
    }

    /**
     * @param bundles    names the bundle of one that fails
     * @param waitMillis how long to wait for the first one, while the framework still starts
     */
    static Evaluators of(BundleContext context, long waitMillis, PluginService bundles) {
        ServiceTracker<Evaluator, Evaluator> tracker = new ServiceTracker<>(context, Evaluator.class, null);
        tracker.open();
        return new RegisteredEvaluators(tracker, waitMillis, bundles);
    }

    @Override
    public Optional<Evaluator> find(String id) {
        return all().filter(e -> e.id().equals(id)).findFirst();
    }

    @Override
    public List<String> ids() {
        return all().map(Evaluator::id).distinct().toList();
    }

    private Stream<Evaluator> all() {
        try {
            tracker.waitForService(waitMillis);
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
        return Arrays.stream(tracker.getServices(new Evaluator[0]))
                .map(evaluator -> bundles.contained(Evaluator.class, evaluator))
                .sorted(Comparator.comparing(Evaluator::id));
    }
}
