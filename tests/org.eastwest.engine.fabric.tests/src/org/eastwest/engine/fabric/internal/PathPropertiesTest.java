// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal;

import static org.junit.jupiter.api.Assertions.assertTrue;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import org.eastwest.spi.analysis.Trace;
import org.eastwest.spi.fabric.FabricSizing;
import org.eastwest.spi.fabric.Traffic;
import org.eastwest.spi.transport.LoadBalancing;
import org.eastwest.spi.transport.LossRecovery;
import org.eastwest.spi.transport.Transport;

/** What holds for messages of every size under every strategy. */
class PathPropertiesTest {
    private static final String SEED = "20261130";
    private static final double ROUNDING = 1e-9;

    @Provide
    Arbitrary<Transport> transports() {
        Arbitrary<LoadBalancing> balances = Arbitraries.of(new LoadBalancing.FlowHash(1),
                new LoadBalancing.FlowHash(16), new LoadBalancing.AdaptivePerPacket(), new LoadBalancing.Spraying(1),
                new LoadBalancing.Spraying(256), new LoadBalancing.Spraying(Integer.MAX_VALUE));
        Arbitrary<LossRecovery> recoveries = Arbitraries.of(new LossRecovery.SelectiveRepeat(0, 0),
                new LossRecovery.SelectiveRepeat(1e-3, 1e-3), new LossRecovery.GoBackN(1e-4, 1e-2));
        return Combinators.combine(balances, recoveries).as((balance, recovery) -> {
            Transport ideal = Transports.ideal();
            return new Transport(Transports.roce(), ideal.flowControl(), ideal.congestionControl(), recovery, balance,
                    ideal.inNetworkReduction(), ideal.latency(), ideal.scaleLimit());
        });
    }

    @Property(tries = 500, seed = SEED)
    void aLargerMessageNeverTakesLessTime(@ForAll("transports") Transport transport, @ForAll Traffic.Pattern pattern,
            @ForAll @IntRange(min = 2, max = 1024) int members, @ForAll @DoubleRange(min = 6, max = 24) double doublings,
            @ForAll @DoubleRange(min = 1, max = 3) double factor) {
        FabricSizing sizing = new Fabrics().size(Plans.of(1024, 64).plan());
        double bytes = Math.pow(2, doublings);
        double less = seconds(sizing, transport, new Traffic(pattern, members, 1, false, bytes));
        double more = seconds(sizing, transport, new Traffic(pattern, members, 1, false, bytes * factor));
        assertTrue(more >= less * (1 - ROUNDING), () -> less + " s to " + more + " s");
    }

    private static double seconds(FabricSizing sizing, Transport transport, Traffic traffic) {
        return traffic.messageBytes() / new Fabrics().performance(sizing, transport, traffic, "", Trace.NONE)
                .bytesPerSecond();
    }
}
