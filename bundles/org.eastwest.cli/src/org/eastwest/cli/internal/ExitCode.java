// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

/** What the exit code of a command means. */
enum ExitCode {
    DONE, DESIGN_ERRORS, UNUSABLE, FAULT;

    int code() {
        return ordinal();
    }
}
