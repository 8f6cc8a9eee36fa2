// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import org.eastwest.install.Trust;
import picocli.CommandLine.Option;

/** {@code --trust} and {@code --allow-http}. */
final class TrustOptions {
    @Option(names = "--trust", description = "Install content that is not signed, or signed by somebody whom this "
            + "machine does not know.")
    private boolean trust;

    @Option(names = "--allow-http", description = "Read repositories by http too, which anybody on the way can change.")
    private boolean allowHttp;

    Trust trust() {
        return trust ? Trust.EVERYTHING : Trust.NOTHING;
    }

    boolean allowHttp() {
        return allowHttp;
    }
}
