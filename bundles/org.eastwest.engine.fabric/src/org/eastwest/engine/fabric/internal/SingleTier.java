// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal;

import java.util.List;
import java.util.Map;
import org.eastwest.spi.fabric.CableClass;
import org.eastwest.spi.fabric.FabricPlan;
import org.eastwest.spi.fabric.FabricSizing;
import org.eastwest.spi.fabric.TierKind;

/** All endpoints of a plane on one switch. */
final class SingleTier {
    private SingleTier() {
    }

    static FabricSizing size(FabricPlan plan) {
        int radix = plan.radix(TierKind.LEAF);
        long ports = plan.endpoints() + plan.reservedPorts();
        long most = Math.max(0, radix - plan.reservedPorts());
        if (ports > radix) {
            return Sizings.refused(plan, most, List.of(SizingFindings.tooMany(plan, "one tier", most)));
        }
        FabricSizing.Tier leaf = new FabricSizing.Tier(TierKind.LEAF, plan.planes(), radix, (int) ports, 0, 1);
        return new FabricSizing(plan, List.of(leaf),
                Map.of(CableClass.HOST_LEAF, ports * plan.planes() / plan.linksPerCable()), plan.endpoints(),
                plan.endpoints(), plan.planes() * plan.endpoints() / 2.0 * plan.linkBytesPerSecond(), most,
                List.of());
    }
}
