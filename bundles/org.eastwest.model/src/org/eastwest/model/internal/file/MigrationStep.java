// SPDX-License-Identifier: EPL-2.0
package org.eastwest.model.internal.file;

import org.w3c.dom.Document;

/** Turns a file of one version into one of the next. */
public interface MigrationStep {
    /** The version it starts from. */
    int from();

    /** Changes what the next version has changed; the namespace is not its business. */
    void migrate(Document document);
}
