// SPDX-License-Identifier: EPL-2.0
package com.example.efa_srd.internal;

import java.util.List;
import org.eastwest.testkit.TransportContract;

class ContractTest extends TransportContract {
    ContractTest() {
        super("com.example.efa_srd", List.of(new EfaSrdTransport()));
    }
}
