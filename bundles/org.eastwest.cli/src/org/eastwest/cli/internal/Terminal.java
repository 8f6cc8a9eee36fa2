// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import java.io.PrintStream;
import java.nio.file.InvalidPathException;
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
    /**
     * The path of a file named on the command line.
     *
     * @throws CommandFailure when this machine has no such names
     */
    Path resolve(String file) {
        try {
            return directory.resolve(file).normalize();
        } catch (InvalidPathException wrong) {
            throw CommandFailure.unusable("'" + file + "' cannot be the name of a file here: " + wrong.getReason()
                    + ". Use another name, or a locale with UTF-8 such as LC_ALL=C.UTF-8.");
        }
    }
}
