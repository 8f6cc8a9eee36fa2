// SPDX-License-Identifier: EPL-2.0
package org.eastwest.rcp.internal;

import java.util.regex.Pattern;
import org.eclipse.core.commands.Command;
import org.eclipse.ui.commands.ICommandService;

/**
 * Takes away the platform's commands for programmers and for a help system that is not there, so that neither the list
 * of keys nor Quick Access offers what does nothing here. Activities do not reach the list of keys.
 */
final class PlatformCommands {

    private static final Pattern UNWANTED = Pattern.compile(String.join("|",
            "org\\.eclipse\\.ui\\.project\\.(buildProject|rebuildProject|buildAutomatically|buildAll|rebuildAll|buildLast"
                    + "|cleanAction)",
            "org\\.eclipse\\.ui\\.edit\\.(addBookmark|addTask)",
            "org\\.eclipse\\.ui\\.ide\\.(deleteCompleted|markCompleted)",
            "org\\.eclipse\\.ui\\.help\\.(helpContents|helpSearch|dynamicHelp|displayHelp|quickStartAction"
                    + "|tipsAndTricksAction)",
            "org\\.eclipse\\.ui\\.file\\.openWorkspace", "org\\.eclipse\\.ui\\.edit\\.text\\.delimiter\\..*",
            "org\\.eclipse\\.(team|compare|debug|quickdiff|e4\\.ui\\.importer)\\..*",
            "org\\.eclipse\\.ui\\.editors\\.(quickdiff|revisions)\\..*", "AnsiConsole\\..*"));

    private PlatformCommands() {
    }

    /** Takes them away, now and when the registry of extensions is read again since a plugin came or went. */
    static void remove(ICommandService commands) {
        for (Command command : commands.getDefinedCommands()) {
            if (UNWANTED.matcher(command.getId()).matches()) {
                command.addCommandListener(event -> {
                    if (command.isDefined()) {
                        command.undefine();
                    }
                });
                command.undefine();
            }
        }
    }
}
