// SPDX-License-Identifier: EPL-2.0
package org.eastwest.transport.spectrumx.internal;

import org.eastwest.transport.contract.TransportContract;

class ContractTest extends TransportContract {
    ContractTest() {
        super("org.eastwest.transport.spectrumx", Bundle.MODELS.all());
    }
}
