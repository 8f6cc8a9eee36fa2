// SPDX-License-Identifier: EPL-2.0
package org.eastwest.examples.internal;

import java.util.List;
import java.util.Map;
import org.eastwest.examples.Template.Parameter;
import org.eastwest.model.design.Design;

/** All templates. */
public final class Blueprints {
    /** In the order in which they are shown: reference architectures, the pairs to compare, published runs. */
    public static final List<Blueprint> ALL = List.of(
            new Blueprint("empty", 0),
            new Blueprint("superpod-h100-llama3-405b", 8, List.of(su(64, 4), new Parameter("ufm",
                    "Leave out the last server for UFM appliances", 0, 1, 0)), Blueprints::superPodH100),
            units("superpod-b200", 8, 32, su(64, 4)),
            units("superpod-b300-ethernet", 8, 64, su(16, 2)),
            units("gb200-nvl72-8su", 72, 8, su(16, 8)),
            units("gb200-nvl72-16su", 72, 8, su(16, 16)),
            units("hgx-h100-spectrum-x-1k", 8, 1, new Parameter("nodes", "Servers", 32, 256, 128)),
            new Blueprint("ib-1k", 8),
            new Blueprint("ethernet-1k", 8),
            new Blueprint("ib-10k", 8),
            new Blueprint("ethernet-10k", 8),
            new Blueprint("meta-24k-roce-llama3", 8),
            new Blueprint("ethernet-100k", 8),
            new Blueprint("alibaba-hpn-pod", 8),
            new Blueprint("moe-deepseek-v3", 8),
            new Blueprint("search-gpt3-175b-a100-64", 8),
            new Blueprint("inference-llama3-70b", 8),
            new Blueprint("shared-ethernet-1k", 8));

    /** UFM appliances take four leaf ports (RA-11333-001, table 4: 8 x 31 + 4 = 252 cables). */
    private static final int UFM_PORTS = 4;
    private static final int SERVERS_PER_H100_SU = 32;

    private Blueprints() {
    }

    private static Parameter su(int maximum, int defaultValue) {
        return new Parameter("su", "Scalable units", 1, maximum, defaultValue);
    }

    /** A template whose only parameter is the number of equal units of servers. */
    private static Blueprint units(String id, int gpusPerServer, int serversPerUnit, Parameter units) {
        return new Blueprint(id, gpusPerServer, List.of(units), (design, values) -> Machine.resize(design,
                values.get(units.name()) * serversPerUnit, gpusPerServer));
    }

    /** With UFM on leaf ports, one server of the last scalable unit has to go (RA-11333-001, table 4). */
    private static void superPodH100(Design design, Map<String, Integer> values) {
        int ufm = values.get("ufm");
        Machine.resize(design, values.get("su") * SERVERS_PER_H100_SU - ufm, 8);
        Machine.compute(design).setReservedPorts(ufm * UFM_PORTS);
    }
}
