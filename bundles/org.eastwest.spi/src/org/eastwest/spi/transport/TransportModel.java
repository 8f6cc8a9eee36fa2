// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.transport;

import java.util.List;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.hardware.NicSpec;
import org.eastwest.spi.hardware.SwitchSpec;

/**
 * A transport that plugs in. Register it as an OSGi service of this type.
 * <p>Contract: stateless and thread-safe; {@link #compose} gives equal strategies for equal parameters; none of the
 * methods blocks or returns null. A transport that throws is contained and listed as broken.
 *
 * @since 1.0
 */
public interface TransportModel {
    /** Who it is. */
    TransportInfo info();

    /** The parameters of its strategies; a design may override each by name. */
    List<TransportParameter> parameters();

    /**
     * The strategies under these parameters.
     *
     * @param values a value for every parameter, within its range; see {@link ParameterValues#of}
     */
    Transport compose(ParameterValues values);

    /**
     * What is wrong, or not validated, about running it over these parts.
     *
     * @param nic                the NIC
     * @param leaf               the switch it is connected to
     * @param linkBytesPerSecond rate of the link, per direction
     * @param element            id of the fabric, for the findings
     * @return an error for parts that cannot carry it, a warning for a combination nobody validated; empty when fine
     */
    List<Finding> compatibility(NicSpec nic, SwitchSpec leaf, double linkBytesPerSecond, String element);
}
