// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.preferences;

import org.eastwest.ui.internal.Icon;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jface.preference.IPreferenceStore;
import org.eclipse.jface.util.IPropertyChangeListener;
import org.eclipse.ui.preferences.ScopedPreferenceStore;

/** What a user can set. */
public final class Settings {

    static final String OPEN_REPORTS = "openReports";
    static final String LIVE_ANALYSIS = "liveAnalysis";

    private Settings() {
    }

    /** Whether a report is shown in the browser once it is written, unless the dialog is told otherwise. */
    public static boolean openReports() {
        return store().getBoolean(OPEN_REPORTS);
    }

    /** Whether a design is analysed again whenever it changes. */
    public static boolean liveAnalysis() {
        return store().getBoolean(LIVE_ANALYSIS);
    }

    public static void setLiveAnalysis(boolean live) {
        store().setValue(LIVE_ANALYSIS, live);
    }

    /**
     * Calls a listener whenever that is switched, wherever it is done.
     *
     * @return ends it
     */
    public static Runnable onLiveAnalysis(Runnable switched) {
        IPreferenceStore store = store();
        IPropertyChangeListener listener = event -> {
            if (event.getProperty().equals(LIVE_ANALYSIS)) {
                switched.run();
            }
        };
        store.addPropertyChangeListener(listener);
        return () -> store.removePropertyChangeListener(listener);
    }

    static IPreferenceStore store() {
        IPreferenceStore store = new ScopedPreferenceStore(InstanceScope.INSTANCE, Icon.BUNDLE);
        store.setDefault(OPEN_REPORTS, true);
        return store;
    }
}
