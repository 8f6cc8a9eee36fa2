// SPDX-License-Identifier: EPL-2.0
/**
 * Makes designs of other tools' files with the importers that are installed, and contains those that fail. The command
 * line and the window both import through {@link org.eastwest.io.DesignImports}.
 *
 * @since 1.0
 */
package org.eastwest.io;
