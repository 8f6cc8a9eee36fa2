// SPDX-License-Identifier: EPL-2.0
package org.eastwest.transport.contract;

import java.util.List;
import java.util.Map;
import org.eastwest.spi.transport.ParameterValues;
import org.eastwest.spi.transport.Transport;
import org.eastwest.spi.transport.TransportModel;

/**
 * The transports of one bundle, for its tests.
 *
 * @param all at least one
 */
public record Models(List<TransportModel> all) {
    /** The transports of a bundle. */
    public static Models of(TransportModel... all) {
        return new Models(List.of(all));
    }

    /** The transport of this id. */
    public TransportModel get(String id) {
        return all.stream().filter(m -> m.info().id().equals(id)).findFirst()
                .orElseThrow(() -> new AssertionError("no transport " + id));
    }

    /** A transport with this one parameter overridden. */
    public Transport with(String id, String parameter, double value) {
        TransportModel model = get(id);
        return model.compose(ParameterValues.of(model.parameters(), Map.of(parameter, value), "fabric").values());
    }

    /** A transport with its defaults. */
    public Transport usual(String id) {
        TransportModel model = get(id);
        return model.compose(ParameterValues.defaults(model.parameters()));
    }
}
