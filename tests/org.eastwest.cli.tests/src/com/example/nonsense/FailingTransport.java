// SPDX-License-Identifier: EPL-2.0
package com.example.nonsense;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.hardware.NicSpec;
import org.eastwest.spi.hardware.SwitchSpec;
import org.eastwest.spi.transport.FixedWindow;
import org.eastwest.spi.transport.ParameterValues;
import org.eastwest.spi.transport.Transport;
import org.eastwest.spi.transport.TransportInfo;
import org.eastwest.spi.transport.TransportModel;
import org.eastwest.spi.transport.TransportParameter;

/**
 * A transport of a third party that answers when it is installed, and later throws.
 *
 * @param sound what it is before
 * @param asked how often it was asked
 */
public record FailingTransport(TransportModel sound, AtomicInteger asked) implements TransportModel {
    /** Sound until it was asked once. */
    public FailingTransport() {
        this(new NonsenseTransport(NonsenseTransport.SOUND, 2, Integer.MAX_VALUE, new FixedWindow(1.5),
                new AtomicInteger()), new AtomicInteger());
    }

    @Override
    public TransportInfo info() {
        return sound.info();
    }

    @Override
    public List<TransportParameter> parameters() {
        return sound.parameters();
    }

    @Override
    public Transport compose(ParameterValues values) {
        if (asked.getAndIncrement() > 0) {
            throw new IllegalStateException("not any more");
        }
        return sound.compose(values);
    }

    @Override
    public List<Finding> compatibility(NicSpec nic, SwitchSpec leaf, double linkBytesPerSecond, String element) {
        return sound.compatibility(nic, leaf, linkBytesPerSecond, element);
    }
}
