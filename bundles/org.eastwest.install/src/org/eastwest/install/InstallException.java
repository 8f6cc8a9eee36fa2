// SPDX-License-Identifier: EPL-2.0
package org.eastwest.install;

/** Plugins could not be installed, updated or removed. The message names the file and the element. */
public final class InstallException extends Exception {
    private static final long serialVersionUID = 1L;

    private final String remedy;

    /**
     * @param message what is the case; a whole sentence
     * @param remedy  what to do; a whole sentence
     */
    public InstallException(String message, String remedy) {
        super(message);
        this.remedy = remedy;
    }

    /** As above, with the fault behind it. */
    public InstallException(String message, String remedy, Throwable cause) {
        super(message, cause);
        this.remedy = remedy;
    }

    /** What to do; a whole sentence. */
    public String remedy() {
        return remedy;
    }
}
