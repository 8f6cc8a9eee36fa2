// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.claims.internal.method;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.eastwest.spi.analysis.AnalysisEngine;
import org.eastwest.spi.claim.ClaimMethod;
import org.eastwest.spi.fabric.FabricExplorer;
import org.eastwest.spi.fabric.FabricModel;
import org.eastwest.spi.hardware.FactBook;

/** The methods of this bundle. */
public final class Methods {
    private Methods() {
    }

    /** @param training the engine that computes step times, where it is installed */
    public static List<ClaimMethod> all(FabricModel fabrics, FabricExplorer explorer, FactBook facts,
            Supplier<Optional<AnalysisEngine>> training) {
        return List.of(new Cliff(), new PacketLoss(fabrics), new Pauses(fabrics), new TransportMfu(training),
                new Hashing(explorer), new LineShare(fabrics), new Reduction(), new MfuGain(), new BufferOccupancy(),
                new StopTime(facts), new LastHop(), new LinkFailures(fabrics, facts), new FabricSize(fabrics),
                new Capacity(), new PriceRatio(facts));
    }
}
