// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.evaluation;

import java.util.List;
import org.eastwest.spi.hardware.GpuSpec;
import org.eastwest.spi.hardware.ModelShape;
import org.eastwest.spi.hardware.NicSpec;
import org.eastwest.spi.hardware.ServerSpec;
import org.eastwest.spi.hardware.SwitchSpec;

/**
 * What the catalog knows, each list sorted by id.
 *
 * @param gpus     types of GPU
 * @param servers  types of server
 * @param nics     types of NIC
 * @param switches types of switch
 * @param models   shapes of transformers
 * @since 1.0
 */
public record KnownParts(List<GpuSpec> gpus, List<ServerSpec> servers, List<NicSpec> nics,
        List<SwitchSpec> switches, List<ModelShape> models) {
    public KnownParts {
        gpus = List.copyOf(gpus);
        servers = List.copyOf(servers);
        nics = List.copyOf(nics);
        switches = List.copyOf(switches);
        models = List.copyOf(models);
    }
}
