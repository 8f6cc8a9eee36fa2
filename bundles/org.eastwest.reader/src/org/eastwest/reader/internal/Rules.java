// SPDX-License-Identifier: EPL-2.0
package org.eastwest.reader.internal;

import org.eastwest.catalog.Catalog;
import org.eastwest.spi.design.DesignSnapshot;

/** Checks that need both the design and what the catalog says of its parts. */
public final class Rules {
    /** Rates are compared with this slack, so that 4 x 100 Gb/s never exceed 400 Gb/s. */
    static final double ROUNDING = 1 + 1e-9;

    private Rules() {
    }

    public static void check(DesignSnapshot design, Catalog catalog, Findings findings) {
        ServerRules servers = new ServerRules(findings);
        design.cluster().groups().forEach(servers::check);
        FabricRules fabrics = new FabricRules(design.cluster(), catalog, findings);
        design.fabrics().forEach(fabrics::check);
        JobRules jobs = new JobRules(design.cluster(), findings);
        design.jobs().forEach(jobs::check);
    }
}
