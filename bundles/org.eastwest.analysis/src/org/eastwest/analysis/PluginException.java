// SPDX-License-Identifier: EPL-2.0
package org.eastwest.analysis;

import org.eastwest.spi.analysis.Finding;

/**
 * A plugin failed where its answer was needed. Engines let it pass; whoever asked shows its finding.
 *
 * @since 1.0
 */
public final class PluginException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String bundle;

    /**
     * @param bundle  symbolic name of the bundle that failed
     * @param message a sentence without its full stop that names the bundle and says what happened
     * @param cause   what it threw; may be null
     */
    public PluginException(String bundle, String message, Throwable cause) {
        super(message, cause);
        this.bundle = bundle;
    }

    /** Symbolic name of the bundle that failed. */
    public String bundle() {
        return bundle;
    }

    /** What to tell the user. */
    public Finding finding() {
        return Finding.error("EW-PLUGIN-006", "", getMessage() + ".", Plugin.remedy(bundle));
    }
}
