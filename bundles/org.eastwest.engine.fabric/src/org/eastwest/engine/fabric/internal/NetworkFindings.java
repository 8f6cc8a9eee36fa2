// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal;

/** Codes of what the fabric engine finds, besides those of sizing and of the transports. */
final class NetworkFindings {
    /** A fabric without NICs. */
    static final String NO_NICS = "EW-NETWORK-001";
    /** A transport that is not installed. */
    static final String UNKNOWN_TRANSPORT = "EW-NETWORK-002";
    /** A transport that failed when it was asked. */
    static final String FAILED_TRANSPORT = "EW-NETWORK-003";
    /** A fabric larger than its transport is known to take. */
    static final String SCALE_LIMIT = "EW-NETWORK-004";
    /** What oversubscription costs. */
    static final String OVERSUBSCRIPTION = "EW-NETWORK-005";
    /** What collisions of flows cost. */
    static final String COLLISIONS = "EW-NETWORK-006";
    /** PFC headroom that the buffer does not hold. */
    static final String HEADROOM = "EW-NETWORK-007";

    /** Faults that name what the fabric does not have. */
    static final String UNKNOWN_FAULT = "EW-NETWORK-008";
    /** What faults leave. */
    static final String FAULTS = "EW-NETWORK-009";

    private NetworkFindings() {
    }
}
