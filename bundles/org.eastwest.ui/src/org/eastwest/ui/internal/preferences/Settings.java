// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.preferences;

import org.eastwest.ui.internal.Icon;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jface.preference.IPreferenceStore;
import org.eclipse.ui.preferences.ScopedPreferenceStore;

/** What a user can set. */
public final class Settings {

    static final String OPEN_REPORTS = "openReports";

    private Settings() {
    }

    /** Whether a report is shown in the browser once it is written, unless the dialog is told otherwise. */
    public static boolean openReports() {
        return store().getBoolean(OPEN_REPORTS);
    }

    static IPreferenceStore store() {
        IPreferenceStore store = new ScopedPreferenceStore(InstanceScope.INSTANCE, Icon.BUNDLE);
        store.setDefault(OPEN_REPORTS, true);
        return store;
    }
}
