// SPDX-License-Identifier: EPL-2.0
package org.eastwest.catalog;

import java.util.List;
import java.util.Optional;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.hardware.Assumption;
import org.eastwest.spi.hardware.CableSpec;
import org.eastwest.spi.hardware.FactBook;
import org.eastwest.spi.hardware.FailureCause;
import org.eastwest.spi.hardware.GpuSpec;
import org.eastwest.spi.hardware.ModelShape;
import org.eastwest.spi.hardware.NicSpec;
import org.eastwest.spi.hardware.Price;
import org.eastwest.spi.hardware.ScaleUpSpec;
import org.eastwest.spi.hardware.ServerSpec;
import org.eastwest.spi.hardware.SwitchSpec;

/**
 * Everything the catalog knows at one time. Immutable and safe to share between threads.
 *
 * @param scaleUps         types of scale-up link, {@code scaleups.csv}
 * @param gpus             types of GPU, {@code gpus.csv}
 * @param nics             types of NIC, {@code nics.csv}
 * @param switches         types of switch, {@code switches.csv}
 * @param servers          types of server and rack, {@code servers.csv}
 * @param cables           cables and transceivers, {@code cables.csv}
 * @param models           shapes of transformers, {@code models.csv}
 * @param families         platform families, {@code families.csv}
 * @param managementPlanes what manages a fabric, {@code management.csv}
 * @param validatedStacks  combinations a vendor validated, {@code stacks.csv}
 * @param prices           what parts cost, {@code prices.csv}
 * @param failures         what stops jobs, {@code failures.csv}
 * @param assumptions      of operation, {@code assumptions.csv}
 * @param findings         what was wrong with the files: an error for a row or file that was left out, a warning for a
 *                         row that was taken but looks wrong
 * @since 1.0
 */
public record Catalog(CatalogTable<ScaleUpSpec> scaleUps, CatalogTable<GpuSpec> gpus, CatalogTable<NicSpec> nics,
        CatalogTable<SwitchSpec> switches, CatalogTable<ServerSpec> servers, CatalogTable<CableSpec> cables,
        CatalogTable<ModelShape> models,
        CatalogTable<PlatformFamily> families, CatalogTable<ManagementPlane> managementPlanes,
        CatalogTable<ValidatedStack> validatedStacks, CatalogTable<Price> prices, CatalogTable<FailureCause> failures,
        CatalogTable<Assumption> assumptions, List<Finding> findings) implements FactBook {
    public Catalog {
        findings = List.copyOf(findings);
    }

    @Override
    public Optional<Price> price(String id) {
        return prices.find(id);
    }

    @Override
    public List<FailureCause> failureCauses() {
        return failures.all();
    }

    @Override
    public Optional<Assumption> assumption(String id) {
        return assumptions.find(id);
    }
}
