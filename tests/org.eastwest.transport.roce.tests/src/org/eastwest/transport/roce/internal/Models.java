// SPDX-License-Identifier: EPL-2.0
package org.eastwest.transport.roce.internal;

import java.util.List;
import java.util.Map;
import org.eastwest.spi.transport.ParameterValues;
import org.eastwest.spi.transport.Transport;
import org.eastwest.spi.transport.TransportModel;

/** The transports of this bundle, for its tests. */
final class Models {
    static final List<TransportModel> ALL = List.of(new DcqcnTransport(), new EnhancedEcmpTransport(),
            new HpccTransport(), new SwiftTransport());

    private Models() {
    }

    static TransportModel of(String id) {
        return ALL.stream().filter(m -> m.info().id().equals(id)).findFirst()
                .orElseThrow(() -> new AssertionError("no transport " + id));
    }

    /** A transport with this one parameter overridden. */
    static Transport with(String id, String parameter, double value) {
        TransportModel model = of(id);
        return model.compose(ParameterValues.of(model.parameters(), Map.of(parameter, value), "fabric").values());
    }

    /** A transport with its defaults. */
    static Transport usual(String id) {
        return of(id).compose(ParameterValues.defaults(of(id).parameters()));
    }
}
