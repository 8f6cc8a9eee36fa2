// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;

/** Says in words why a file could not be read or written. */
final class Faults {
    private Faults() {
    }

    static String reason(IOException fault) {
        if (fault instanceof NoSuchFileException) {
            return "its folder does not exist";
        }
        if (fault instanceof AccessDeniedException) {
            return "access is denied";
        }
        return fault.getMessage() == null ? fault.getClass().getSimpleName() : fault.getMessage();
    }
}
