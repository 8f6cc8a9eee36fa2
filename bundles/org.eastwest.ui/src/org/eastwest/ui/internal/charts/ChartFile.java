// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.charts;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.eastwest.report.chart.Chart;
import org.eastwest.report.chart.Palette;
import org.eastwest.report.chart.SvgPainter;
import org.eclipse.core.runtime.Status;
import org.eclipse.jface.dialogs.ErrorDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Shell;

/** Saves charts as SVG files that stand for themselves, as they look in print. */
public final class ChartFile {
    private static final double WIDTH = 1100;

    private ChartFile() {
    }

    /** Asks for a file and saves the chart there; says so when that fails. */
    public static void saveAs(Shell shell, Chart chart, String name) {
        FileDialog dialog = new FileDialog(shell, SWT.SAVE);
        dialog.setText("Save Chart");
        dialog.setFilterExtensions(new String[] {"*.svg"});
        dialog.setFileName(name + ".svg");
        dialog.setOverwrite(true);
        String file = dialog.open();
        if (file != null) {
            save(shell, chart, Path.of(file));
        }
    }

    private static void save(Shell shell, Chart chart, Path file) {
        try {
            write(chart, file);
        } catch (IOException e) {
            ErrorDialog.openError(shell, "Save Chart", "The chart cannot be written to " + file
                    + ". Choose another place.", Status.error(String.valueOf(e.getMessage()), e));
        }
    }

    static void write(Chart chart, Path file) throws IOException {
        Files.write(file, SvgPainter.standalone(chart.draw(WIDTH), Palette.LIGHT).getBytes(StandardCharsets.UTF_8));
    }
}
