// SPDX-License-Identifier: EPL-2.0
package org.eastwest.transport.infiniband.internal;

import java.util.List;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.transport.CongestionControl.Signal;
import org.eastwest.spi.transport.ScaleLimit;
import org.eastwest.spi.transport.TransportInfo;

/** InfiniBand XDR: links of 800 Gb/s and less, Quantum-X800 switches, SHARPv4. Nobody published its latency yet. */
public final class XdrTransport extends InfinibandTransport {
    public XdrTransport() {
        super(new Generation(new TransportInfo("ib-xdr", "InfiniBand XDR",
                "Lossless by credits, adaptive routing per packet, reduction in the switches; links of 800 Gb/s.",
                List.of("NVIDIA"), 0.95, List.of("UFM"), 20, false,
                Source.literature("NVIDIA on Quantum-X800 (investor.nvidia.com); latency as measured on NDR; the"
                        + " lock-in figure is a judgement")),
                100e9, 100e9, Signal.TELEMETRY, "SHARPv4", new ScaleLimit(49_151,
                        "unicast addresses: 16-bit LIDs 0x0001 to 0xBFFF; Q3400 switches reach 144^2/2 = 10,368"
                                + " endpoints in two tiers and more in three")));
    }
}
