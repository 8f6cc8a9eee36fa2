// SPDX-License-Identifier: EPL-2.0
package org.eastwest.transport.roce.internal;

import org.eastwest.transport.contract.Models;

/** What this bundle contributes. */
final class Bundle {
    static final Models MODELS = Models.of(new DcqcnTransport(), new EnhancedEcmpTransport(), new HpccTransport(),
            new SwiftTransport());

    private Bundle() {
    }
}
