// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.transport;

import java.util.List;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.hardware.NicSpec;
import org.eastwest.spi.hardware.SwitchSpec;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * A transport that plugs in. Register it as an OSGi service of this type.
 *
 * <p><b>Contract.</b> The workbench asks {@link #info()} and {@link #parameters()} once, when the service appears, and
 * keeps the answers: they must not change. {@link #compose} and {@link #compatibility} are called by engines, commands
 * and views, on any thread but the window's, from several threads at once and some thousand times in a comparison or a
 * search: an implementation is stateless and thread-safe, answers within a millisecond, reads no files and waits for
 * nothing. Equal parameters give equal strategies. Nothing that it returns is null or holds null; all numbers are SI,
 * bandwidth per direction, and none is NaN or negative; infinity stands only where the strategy's documentation allows
 * it.
 *
 * <p><b>Failure.</b> A transport that throws anything, an {@link Error} included, takes longer than five seconds, or
 * returns null or an impossible number, and one whose id another transport has, is not used any further: it is listed
 * as broken with the reason, each analysis has one finding (EW-PLUGIN-005) that names its bundle, and analyses run
 * again as if it were not installed. An id that the product ships belongs to the product, whatever the service ranking.
 *
 * @since 1.0
 */
@ConsumerType
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
