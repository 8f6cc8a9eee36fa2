// SPDX-License-Identifier: EPL-2.0
package org.eastwest.transport.infiniband.internal;

import java.util.List;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.transport.CongestionControl.Signal;
import org.eastwest.spi.transport.ScaleLimit;
import org.eastwest.spi.transport.TransportInfo;

/** InfiniBand NDR: links of 400 Gb/s and less, Quantum-2 switches, SHARPv3. */
public final class NdrTransport extends InfinibandTransport {
    public NdrTransport() {
        super(new Generation(new TransportInfo("ib-ndr", "InfiniBand NDR",
                "Lossless by credits, adaptive routing per packet, reduction in the switches; links of 400 Gb/s.",
                List.of("NVIDIA"), 0.95, List.of("UFM", "OpenSM"), 10, true,
                Source.literature("docs.nvidia.com SHARP 3.13; DGX SuperPOD RA-11333-001; arXiv 2505.09343, table 5"
                        + " (read in a summary); the lock-in figure is a judgement")),
                50e9, 0, Signal.MARK, "SHARPv3", new ScaleLimit(49_151,
                        "unicast addresses: 16-bit LIDs 0x0001 to 0xBFFF; the largest published SuperPOD has 16,384"
                                + " GPUs")));
    }
}
