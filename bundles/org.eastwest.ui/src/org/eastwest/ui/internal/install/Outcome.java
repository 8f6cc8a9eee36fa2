// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.install;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.eastwest.install.InstalledFeature;
import org.eastwest.install.InstalledFeature.State;
import org.eastwest.install.PluginChange;
import org.eastwest.install.UserPlugins;
import org.eastwest.ui.internal.Services;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.PlatformUI;

/** Tells what became of a change of plugins, and offers a restart where that is needed. */
final class Outcome {

    private Outcome() {
    }

    static void show(Shell shell, List<PluginChange> changes) {
        Set<String> ids = changes.stream().map(PluginChange::id).collect(Collectors.toSet());
        List<InstalledFeature> touched = Services.call(UserPlugins.class, UserPlugins::installed).stream()
                .filter(feature -> ids.contains(feature.id())).toList();
        String text = changes.stream().map(change -> text(change, touched)).collect(Collectors.joining("\n"));
        if (touched.stream().anyMatch(feature -> feature.state() == State.RESTART)) {
            if (MessageDialog.openQuestion(shell, "Plugins", text + "\n\nRestart Eastwest now?")) {
                PlatformUI.getWorkbench().restart();
            }
        } else if (changes.stream().anyMatch(change -> change.kind() == PluginChange.Kind.FAILED)
                || touched.stream().anyMatch(feature -> feature.state() == State.INCOMPATIBLE)) {
            MessageDialog.openWarning(shell, "Plugins", text);
        } else {
            MessageDialog.openInformation(shell, "Plugins", text);
        }
    }

    private static String text(PluginChange change, List<InstalledFeature> features) {
        InstalledFeature feature = features.stream().filter(each -> each.id().equals(change.id())).findFirst()
                .orElse(null);
        String name = feature == null ? change.id() : feature.name();
        String what = switch (change.kind()) {
            case INSTALLED -> name + " " + change.to() + " is installed.";
            case UPDATED -> name + " is updated from " + change.from() + " to " + change.to() + ".";
            case REMOVED -> name + " " + change.from() + " is removed.";
            case UNCHANGED -> name + " " + change.to() + ": " + change.note() + ".";
            case FAILED -> name + " " + change.from() + " stays: " + change.note();
        };
        return feature == null || feature.state() == State.ACTIVE ? what
                : what + (feature.state() == State.RESTART ? " It needs a restart: " : " It is switched off: ")
                        + feature.reason() + ".";
    }
}
