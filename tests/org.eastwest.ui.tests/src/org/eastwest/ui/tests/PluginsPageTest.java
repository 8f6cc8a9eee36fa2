// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.tests;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import org.eastwest.ui.tests.robot.Dialogs;
import org.eastwest.ui.tests.robot.Screen;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.dialogs.PreferencesUtil;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleException;

/** The page of plugins says why a bundle is not used, and switches it. */
class PluginsPageTest {
    private static final String HOME = "eastwest.home";
    private static final String BAD = IncompleteBundle.NAME;
    private static final String PAGE = "org.eastwest.ui.preferences.plugins";

    @TempDir
    private Path folder;
    private Bundle installed;

    @BeforeEach
    void aBundleThatMissesAPackage() throws IOException, BundleException {
        System.setProperty(HOME, folder.toString());
        installed = IncompleteBundle.install();
    }

    @AfterEach
    void removesTheBundle() throws BundleException {
        installed.uninstall();
        System.clearProperty(HOME);
    }

    @Test
    void aBrokenBundleIsToldDisabledAndEnabledAgain() {
        Dialogs.during("Preferences", preferences -> {
            Table table = Screen.control("the plugins", preferences, Table.class, t -> t.getColumnCount() == 6);
            select(table, "broken");
            assertTrue(text(preferences).contains("it needs the package com.example.missing"), text(preferences));
            Screen.picture("plugins page");
            Dialogs.press(preferences, "Disable");
            select(table, "disabled");
            assertFalse(button(preferences, "Disable").isEnabled());
            Dialogs.press(preferences, "Enable");
            select(table, "broken");
            preferences.close();
        }, () -> PreferencesUtil.createPreferenceDialogOn(null, PAGE, null, null).open());
    }

    @Test
    void whatComesWithTheProductIsListedAndCannotBeSwitched() {
        Dialogs.during("Preferences", preferences -> {
            Table table = Screen.control("the plugins", preferences, Table.class, t -> t.getColumnCount() == 6);
            TableItem own = Screen.await("a transport of the product", () -> item(table, "org.eastwest.transport.uec",
                    "active"));
            choose(table, own);
            assertFalse(button(preferences, "Disable").isEnabled());
            assertFalse(button(preferences, "Enable").isEnabled());
            preferences.close();
        }, () -> PreferencesUtil.createPreferenceDialogOn(null, PAGE, null, null).open());
    }

    private static void select(Table table, String state) {
        choose(table, Screen.await("the bundle as " + state, () -> item(table, BAD, state)));
    }

    private static void choose(Table table, TableItem item) {
        table.setSelection(item);
        table.notifyListeners(SWT.Selection, new Event());
    }

    private static Optional<TableItem> item(Table table, String bundle, String state) {
        return Arrays.stream(table.getItems()).filter(i -> i.getText(2).equals(bundle) && i.getText(4).equals(state))
                .findFirst();
    }

    private static String text(Shell preferences) {
        return Screen.control("the reason", preferences, Text.class,
                text -> (text.getStyle() & SWT.MULTI) != 0).getText();
    }

    private static Button button(Shell shell, String text) {
        return Screen.control(text, shell, Button.class, button -> button.getText().replace("&", "").equals(text));
    }
}
