// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.economics.internal;

import org.eastwest.spi.analysis.Source;

/**
 * A line of a bill of materials.
 *
 * @param kind        what sort of part
 * @param partId      catalog id
 * @param name        for people
 * @param place       element it belongs to: a server group or a fabric
 * @param where       where it stands, for people
 * @param count       how many
 * @param countSource why so many
 * @param price       of one
 * @param watts       power of one, of a switch without the optics in it; NaN when unknown
 * @param wattSource  where the power comes from
 */
record Line(Kind kind, String partId, String name, String place, String where, double count, Source countSource,
        Price price, double watts, Source wattSource) {
    /** Sorts of part. */
    enum Kind {
        SERVER, GPU, NIC, RACK, SWITCH, COPPER, TRANSCEIVER, FIBRE;

        boolean network() {
            return this == SWITCH || this == COPPER || this == TRANSCEIVER || this == FIBRE;
        }
    }

    /**
     * What one costs.
     *
     * @param usd    NaN when unknown
     * @param within true when it comes with another line and costs nothing of its own
     * @param date   when the price was seen; may be empty
     * @param source where the price comes from
     */
    record Price(double usd, boolean within, String date, Source source) {
        static Price within(String what) {
            return new Price(0, true, "", Source.assumption("comes with the " + what));
        }

        boolean known() {
            return within || !Double.isNaN(usd);
        }
    }

    double usd() {
        return price.within() ? 0 : count * price.usd();
    }

    double power() {
        return count * watts;
    }
}
