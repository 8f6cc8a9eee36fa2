// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.hardware;

import java.util.List;
import java.util.Optional;
import org.osgi.annotation.versioning.ProviderType;

/**
 * Prices, failure counts and operating assumptions. The catalog registers it as an OSGi service; engines use it.
 * Stateless for its users and thread-safe.
 *
 * @since 1.0
 */
@ProviderType
public interface FactBook {
    /** The price of a part by its catalog id; empty when the catalog has no row for it. A row may have no price. */
    Optional<Price> price(String id);

    /** Everything known to stop jobs, sorted by id. */
    List<FailureCause> failureCauses();

    /** An operating assumption; empty when the catalog has none of this id. */
    Optional<Assumption> assumption(String id);
}
