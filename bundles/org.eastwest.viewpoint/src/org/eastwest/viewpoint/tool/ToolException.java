// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.tool;

/** A tool that could not do its work; the model is as before. The message says why, for people. */
public final class ToolException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public ToolException(String message) {
        super(message);
    }

    public ToolException(String message, Throwable cause) {
        super(message, cause);
    }
}
