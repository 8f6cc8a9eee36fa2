// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.flow;

/** What flows get of the links they share. */
interface FairRates {
    /**
     * Rates of the active flows, bytes per second; 0 for the others and for flows over a failed link; infinite for a
     * flow without links.
     *
     * @param active which flows send
     * @return valid until the next call
     */
    double[] rates(boolean[] active);
}
