// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import java.util.Locale;

/** What a plugin that {@code new-plugin} writes adds to the workbench. */
enum PluginKind {
    TRANSPORT("A transport between GPUs."),
    ENGINE("An analysis of designs."),
    IMPORTER("An importer of another tool's files."),
    DIAGRAM("A layer on diagrams."),
    REPORT("A section of design reports.");

    private final String summary;

    PluginKind(String summary) {
        this.summary = summary;
    }

    /** One sentence for people who install it. */
    String summary() {
        return summary;
    }

    /** The word of the command line, and of the folder of its templates. */
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
