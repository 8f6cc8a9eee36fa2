// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import java.io.PrintStream;
import java.nio.file.Path;

/**
 * Where a command prints and what it calls the current directory.
 *
 * @param out         results
 * @param err         findings, progress and errors
 * @param directory   against which relative paths are resolved
 * @param interactive true when a person watches, so that progress is worth printing
 */
record Terminal(PrintStream out, PrintStream err, Path directory, boolean interactive) {
    Path resolve(String file) {
        return directory.resolve(file).normalize();
    }
}
