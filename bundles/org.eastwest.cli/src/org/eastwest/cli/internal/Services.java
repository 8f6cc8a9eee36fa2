// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import java.util.List;
import java.util.function.Supplier;
import org.eastwest.analysis.AnalysisService;
import org.eastwest.analysis.PluginService;
import org.eastwest.catalog.CatalogService;
import org.eastwest.install.UserPlugins;
import org.eastwest.io.DesignImports;
import org.eastwest.spi.claim.ClaimChecker;
import org.eastwest.spi.decision.Adviser;
import org.eastwest.spi.fabric.CableWalk;
import org.eastwest.spi.fabric.FabricExplorer;
import org.eastwest.spi.fabric.FabricModel;
import org.eastwest.spi.lossless.LosslessModel;
import org.eastwest.spi.plan.PlanSearch;
import org.eastwest.spi.report.ReportContributor;

/**
 * What the commands work with.
 *
 * @param analysis   engines and transports
 * @param catalog    hardware and model shapes
 * @param fabric     sizes fabrics
 * @param evaluators hold engines against measured values
 * @param plans      searches plans
 * @param simulators run traffic over fabrics
 * @param explorer   looks at single links of fabrics
 * @param cables     walks every link of a fabric
 * @param lossless   looks for cycles of buffers
 * @param adviser    advises on transports
 * @param claims     checks claims
 * @param imports    makes designs of other tools' files
 * @param sections   sections of reports that bundles contribute, whenever asked
 * @param plugins    installs, updates and removes plugins of the user
 * @param bundles    switches bundles of plugins on and off
 * @param version    version of the product, as it stands in {@code run}
 */
record Services(AnalysisService analysis, CatalogService catalog, FabricModel fabric, Evaluators evaluators,
        PlanSearch plans, Simulators simulators, FabricExplorer explorer, CableWalk cables, LosslessModel lossless,
        Adviser adviser, ClaimChecker claims, DesignImports imports,
        Supplier<List<ReportContributor>> sections,
        UserPlugins plugins, PluginService bundles, String version) {
}
