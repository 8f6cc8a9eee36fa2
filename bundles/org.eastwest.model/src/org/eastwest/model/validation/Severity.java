// SPDX-License-Identifier: EPL-2.0
package org.eastwest.model.validation;

/** How much a problem matters. */
public enum Severity {
    /** The design cannot be used as it is. */
    ERROR,
    /** The design can be used, and something in it is probably not meant. */
    WARNING,
    /** Worth knowing. */
    INFO
}
