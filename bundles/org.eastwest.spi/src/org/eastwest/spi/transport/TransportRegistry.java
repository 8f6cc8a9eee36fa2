// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.transport;

import java.util.List;
import java.util.Optional;
import org.osgi.annotation.versioning.ProviderType;

/**
 * The transports that are installed and work. Thread-safe; the answers change when bundles come, go or fail, so a long
 * analysis asks once. Transports in it are contained: one that fails throws an exception that an engine lets pass.
 *
 * @since 1.0
 */
@ProviderType
public interface TransportRegistry {
    /** All of them, in a stable order: by {@link TransportInfo#order()}, then by id. */
    List<TransportModel> all();

    /** The one with this id. */
    default Optional<TransportModel> find(String id) {
        return all().stream().filter(t -> t.info().id().equals(id)).findFirst();
    }

    /**
     * What people call the transport with this id; the id itself where no such transport is installed.
     *
     * @since 1.1
     */
    default String name(String id) {
        return find(id).map(t -> t.info().name()).orElse(id);
    }

    /** The ones that comparisons show unless told otherwise. */
    default List<TransportModel> compared() {
        return all().stream().filter(t -> t.info().compared()).toList();
    }
}
