// SPDX-License-Identifier: EPL-2.0
package org.eastwest.transport.infiniband.internal;

import org.eastwest.spi.transport.CongestionControl.Signal;
import org.eastwest.spi.transport.ScaleLimit;
import org.eastwest.spi.transport.TransportInfo;

/**
 * What tells one generation of InfiniBand from another.
 *
 * @param info               who it is
 * @param linkBytesPerSecond rate of its fastest link, per direction
 * @param portBytesPerSecond rate of the ports of its parts, per direction; parts with slower ones do not run it. It is
 *                           0 where those of older generations do: what NDR stands for here holds for HDR too
 * @param congestionSignal   what its congestion control goes by
 * @param reduction          its SHARP
 * @param scaleLimit         how many endpoints it takes
 */
record Generation(TransportInfo info, double linkBytesPerSecond, double portBytesPerSecond, Signal congestionSignal,
        String reduction, ScaleLimit scaleLimit) {
}
