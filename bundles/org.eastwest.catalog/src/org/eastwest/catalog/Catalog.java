// SPDX-License-Identifier: EPL-2.0
package org.eastwest.catalog;

import java.util.List;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.hardware.CableSpec;
import org.eastwest.spi.hardware.GpuSpec;
import org.eastwest.spi.hardware.ModelShape;
import org.eastwest.spi.hardware.NicSpec;
import org.eastwest.spi.hardware.ServerSpec;
import org.eastwest.spi.hardware.SwitchSpec;

/**
 * Everything the catalog knows at one time. Immutable and safe to share between threads.
 *
 * @param gpus             types of GPU, {@code gpus.csv}
 * @param nics             types of NIC, {@code nics.csv}
 * @param switches         types of switch, {@code switches.csv}
 * @param servers          types of server and rack, {@code servers.csv}
 * @param cables           cables and transceivers, {@code cables.csv}
 * @param models           shapes of transformers, {@code models.csv}
 * @param families         platform families, {@code families.csv}
 * @param managementPlanes what manages a fabric, {@code management.csv}
 * @param validatedStacks  combinations a vendor validated, {@code stacks.csv}
 * @param findings         what was wrong with the files: an error for a row or file that was left out, a warning for a
 *                         row that was taken but looks wrong
 */
public record Catalog(CatalogTable<GpuSpec> gpus, CatalogTable<NicSpec> nics, CatalogTable<SwitchSpec> switches,
        CatalogTable<ServerSpec> servers, CatalogTable<CableSpec> cables, CatalogTable<ModelShape> models,
        CatalogTable<PlatformFamily> families, CatalogTable<ManagementPlane> managementPlanes,
        CatalogTable<ValidatedStack> validatedStacks, List<Finding> findings) {
    public Catalog {
        findings = List.copyOf(findings);
    }
}
