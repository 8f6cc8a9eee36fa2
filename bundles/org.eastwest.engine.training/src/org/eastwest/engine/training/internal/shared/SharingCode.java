// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.shared;

/** Codes of what is found about jobs that share a fabric. */
final class SharingCode {
    /** One job slows another. */
    static final String SLOWED = "EW-SHARING-001";
    /** Jobs do not slow one another. */
    static final String APART = "EW-SHARING-002";
    /** The fabric cannot keep jobs apart as the design asks. */
    static final String IMPOSSIBLE = "EW-SHARING-003";
    /** Fewer priorities than jobs. */
    static final String FEW_PRIORITIES = "EW-SHARING-004";
    /** Too many flows to follow. */
    static final String TOO_LARGE = "EW-SHARING-005";

    private SharingCode() {
    }
}
