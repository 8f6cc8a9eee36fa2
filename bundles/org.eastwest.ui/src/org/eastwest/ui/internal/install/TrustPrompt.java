// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.install;

import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Collectors;
import org.eastwest.install.Trust;
import org.eastwest.install.UntrustedContent;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.widgets.Shell;

/** Asks the user about content that nobody vouches for whom this machine trusts. */
record TrustPrompt(Shell parent) implements Trust {
    private static final int INSTALL = 0;
    private static final int CANCEL = 1;
    private static final int SHOWN = 12;

    @Override
    public boolean accepts(List<UntrustedContent> content) {
        AtomicBoolean accepted = new AtomicBoolean();
        parent.getDisplay().syncExec(() -> accepted.set(!parent.isDisposed() && ask(content) == INSTALL));
        return accepted.get();
    }

    private int ask(List<UntrustedContent> content) {
        return new MessageDialog(parent, "Trust", null, text(content), MessageDialog.WARNING, CANCEL,
                "Install Anyway", "Cancel").open();
    }

    private static String text(List<UntrustedContent> content) {
        String shown = content.stream().limit(SHOWN).map(UntrustedContent::text).collect(Collectors.joining("\n"));
        String more = content.size() > SHOWN ? "\nand " + (content.size() - SHOWN) + " more" : "";
        return "Nobody whom this machine trusts vouches for this content:\n\n" + shown + more
                + "\n\nA plugin can do whatever you can. Install it only when you know where it comes from.";
    }
}
