// SPDX-License-Identifier: EPL-2.0
package @{id}.internal;

import org.eastwest.testkit.EngineContract;
import org.eastwest.testkit.SampleDesigns;

/** What every engine keeps: the same result again, cancel, derivations with sources, service description. */
class ContractTest extends EngineContract {
    ContractTest() {
        super("@{id}", new @{class}Engine(), SampleDesigns.request());
    }
}
