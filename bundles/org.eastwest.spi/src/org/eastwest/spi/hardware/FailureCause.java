// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.hardware;

/**
 * How often something stopped jobs, as somebody counted it.
 *
 * @param id         catalog id
 * @param name       the cause, for people
 * @param scope      what the count grows with
 * @param role       how a prediction uses it
 * @param repair     true when the server or link is out of use until it is repaired; false when a restart is enough
 * @param failures   interruptions counted
 * @param units      GPUs, servers, NICs or links that were observed
 * @param seconds    for how long
 * @param provenance where it comes from
 * @since 1.0
 */
public record FailureCause(String id, String name, Scope scope, Role role, boolean repair, double failures,
        double units, double seconds, Provenance provenance) {
    /** What a job has many of, each of which can fail. */
    public enum Scope {
        GPU, SERVER, NIC, LINK
    }

    /** How a prediction uses a count. */
    public enum Role {
        /** One of the causes whose sum is the expected rate. */
        EXPECTED,
        /** The rate of all causes together that another operator counted: the other end of the band. */
        COMPARISON
    }

    /** Failures of one unit per second. */
    public double perUnitPerSecond() {
        return failures / (units * seconds);
    }
}
