// SPDX-License-Identifier: EPL-2.0
package org.eastwest.transport.spectrumx.internal;

import org.eastwest.transport.contract.Models;

/** What this bundle contributes. */
final class Bundle {
    static final Models MODELS = Models.of(new SpectrumXTransport());

    private Bundle() {
    }
}
