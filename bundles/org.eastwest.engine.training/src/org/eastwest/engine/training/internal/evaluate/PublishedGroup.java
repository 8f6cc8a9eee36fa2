// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.evaluate;

import java.util.Locale;
import java.util.regex.Pattern;
import org.eastwest.engine.training.internal.collective.Group;
import org.eastwest.spi.evaluation.MeasuredRow;

/** Where the ranks of a measured collective stand. */
final class PublishedGroup {
    private static final Pattern WORDS = Pattern.compile("[A-Za-z].*");
    /** From this size on a scale-up domain is a rack of several nodes. */
    private static final int RACK = 16;

    private PublishedGroup() {
    }

    /** Nodes of a row; 1 when it does not tell, or tells in words. */
    static int nodes(MeasuredRow row) {
        return WORDS.matcher(row.text("num_nodes")).matches() ? 1 : row.count("num_nodes", 1);
    }

    /**
     * The group.
     *
     * @param domainGpus GPUs of the largest scale-up domain that the GPU is sold in
     */
    static Group of(MeasuredRow row, int domainGpus) {
        if (row.text("collective").toLowerCase(Locale.ROOT).contains("nic")) {
            return Group.spread(2, 1);
        }
        int gpus = row.count("num_gpus", 0);
        if (gpus == 0) {
            throw new RefusedRow("the number of GPUs is missing");
        }
        if (row.text("collective").toLowerCase(Locale.ROOT).contains("loopback")) {
            return Group.spread(gpus, 1);
        }
        return Group.spread(gpus, domain(row, gpus, domainGpus));
    }

    /** GPUs that share scale-up links: a node, or in a rack of one domain all of it. */
    private static int domain(MeasuredRow row, int gpus, int domainGpus) {
        if (domainGpus > RACK) {
            return domainGpus;
        }
        int nodes = nodes(row);
        int told = row.count("gpus_per_node", nodes > 1 ? (gpus + nodes - 1) / nodes : domainGpus);
        return nodes > 1 ? Math.min(told, domainGpus) : domainGpus;
    }
}
