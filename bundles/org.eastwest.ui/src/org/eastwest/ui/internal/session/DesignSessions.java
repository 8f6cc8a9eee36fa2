// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eastwest.ui.internal.recovery.RescueFolder;
import org.eastwest.ui.internal.recovery.RescueJob;
import org.eclipse.swt.widgets.Shell;

/**
 * The open designs: each file once, whatever number of editors shows it, so that they share its elements, its history
 * and whether it is saved. A service of the workbench; belongs to the UI thread.
 */
public final class DesignSessions {

    private static final class Open {
        private final DesignSession session;
        private final DiskWatch disk;
        private final RescueJob rescue;
        private int users;

        private Open(DesignSession session, DiskWatch disk, RescueJob rescue) {
            this.session = session;
            this.disk = disk;
            this.rescue = rescue;
        }
    }

    private final List<Open> all = new ArrayList<>();

    /** The session of a file, for one more user; to be released. */
    public DesignSession acquire(DesignLocation location, Shell shell) {
        Open open = find(location).orElseGet(() -> open(location, shell));
        open.users++;
        return open.session;
    }

    private Optional<Open> find(DesignLocation location) {
        return all.stream().filter(o -> o.session.location().path().equals(location.path())).findFirst();
    }

    private Open open(DesignLocation location, Shell shell) {
        DesignSession session = new DesignSession(location, shell.getDisplay());
        Open open = new Open(session, new DiskWatch(session, shell),
                new RescueJob(RescueFolder.ofWorkspace(), session, shell.getDisplay()));
        all.add(open);
        return open;
    }

    /** Ends the use of a session; the last user closes it. */
    public void release(DesignSession session) {
        Optional<Open> open = all.stream().filter(o -> o.session == session).findFirst();
        open.filter(o -> --o.users == 0).ifPresent(o -> {
            o.disk.stop();
            o.rescue.stop();
            session.close();
            all.remove(o);
        });
    }
}
