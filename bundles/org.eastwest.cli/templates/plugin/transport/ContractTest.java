// SPDX-License-Identifier: EPL-2.0
package @{id}.internal;

import java.util.List;
import org.eastwest.testkit.TransportContract;

/** What every transport keeps: parameters, strategies, judgement of parts, service description. */
class ContractTest extends TransportContract {
    ContractTest() {
        super("@{id}", List.of(new @{class}Transport()));
    }
}
