// SPDX-License-Identifier: EPL-2.0
package org.eastwest.transport.roce.internal;

import org.eastwest.transport.contract.TransportContract;

class ContractTest extends TransportContract {
    ContractTest() {
        super("org.eastwest.transport.roce", Bundle.MODELS.all());
    }
}
