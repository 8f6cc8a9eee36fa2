// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.actions;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.eastwest.ui.diagram.internal.document.DiagramDocument;
import org.eastwest.ui.diagram.internal.editor.DiagramEditor;
import org.eastwest.viewpoint.layout.Box;
import org.eastwest.viewpoint.layout.DiagramGeometry;
import org.eastwest.viewpoint.svg.PngPainter;
import org.eastwest.viewpoint.svg.SvgPainter;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.dialogs.ErrorDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.SWTError;
import org.eclipse.swt.SWTException;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.ImageTransfer;
import org.eclipse.swt.dnd.Transfer;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.printing.PrintDialog;
import org.eclipse.swt.printing.Printer;
import org.eclipse.swt.printing.PrinterData;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Shell;

/** Takes a diagram out of the window, as the command line draws it: to a file, the clipboard or a printer. */
public final class Exporting {
    /** Pixels of an image for each pixel of the diagram: sharp on screens of twice the resolution. */
    private static final double SCALE = 2;
    /** Dots per inch of a screen, and of what is printed at most: more is not seen on paper. */
    private static final double SCREEN = 96;
    private static final double SHARP_PRINT = 300;
    private static final String NOT_PRINTED = "The diagram was not printed";

    private final DiagramEditor editor;
    private final DiagramDocument document;

    public Exporting(DiagramEditor editor) {
        this.editor = editor;
        this.document = editor.document().orElseThrow();
    }

    /** Asks for a file and writes it. */
    void export() {
        FileDialog dialog = new FileDialog(shell(), SWT.SAVE);
        dialog.setText("Export Image");
        dialog.setFilterNames(new String[] {"SVG (*.svg)", "PNG (*.png)"});
        dialog.setFilterExtensions(new String[] {"*.svg", "*.png"});
        dialog.setFileName(editor.session().location().title() + "-" + document.diagram().description().name()
                + ".svg");
        dialog.setOverwrite(true);
        String chosen = dialog.open();
        if (chosen != null) {
            write(Path.of(chosen));
        }
    }

    /**
     * Writes the diagram in the background; the name of the file says whether as PNG or SVG.
     *
     * @return what writes it
     */
    public Job write(Path file) {
        boolean png = file.toString().toLowerCase(Locale.ROOT).endsWith(".png");
        return inBackground("Exporting", file + " was not written",
                svg -> Files.write(file, png ? png(svg, SCALE) : svg.getBytes(StandardCharsets.UTF_8)));
    }

    /**
     * Puts an image of the diagram on the clipboard, as soon as it is drawn in the background.
     *
     * @return what draws it
     */
    public Job copy() {
        Display display = shell().getDisplay();
        return inBackground("Copying", "The diagram was not copied", svg -> {
            ImageData image = new ImageData(new ByteArrayInputStream(png(svg, SCALE)));
            onDisplay(display, () -> toClipboard(display, image));
        });
    }

    private static byte[] png(String svg, double scale) throws IOException {
        ByteArrayOutputStream png = new ByteArrayOutputStream();
        PngPainter.paint(svg, scale, png);
        return png.toByteArray();
    }

    private static void toClipboard(Display display, ImageData image) {
        Clipboard clipboard = new Clipboard(display);
        clipboard.setContents(new Object[] {image}, new Transfer[] {ImageTransfer.getInstance()});
        clipboard.dispose();
    }

    /** What is done with the SVG document of the diagram. */
    private interface Use {
        void with(String svg) throws IOException;
    }

    /** Draws the diagram as it is now; until that is done, changes of its model wait. */
    private Job inBackground(String verb, String failure, Use use) {
        Display display = shell().getDisplay();
        Shell shell = shell();
        DiagramGeometry geometry = document.geometry();
        document.busy();
        Job job = Job.create(verb + " " + document.diagram().title(), (ICoreRunnable) monitor -> {
            String svg;
            try {
                svg = svg(geometry);
            } finally {
                onDisplay(display, document::idle);
            }
            try {
                use.with(svg);
            } catch (IOException e) {
                onDisplay(display, () -> tell(shell, failure, e));
            }
        });
        job.schedule();
        return job;
    }

    private String svg(DiagramGeometry geometry) {
        StringWriter out = new StringWriter();
        SvgPainter.paint(document.diagram(), geometry, SvgPainter.Frame.of(document.diagram()), out);
        return out.toString();
    }

    private static void onDisplay(Display display, Runnable work) {
        if (!display.isDisposed()) {
            display.asyncExec(work);
        }
    }

    /** Asks for a printer and prints the diagram on one page. */
    void print() {
        PrinterData chosen = new PrintDialog(shell()).open();
        if (chosen != null) {
            try {
                print(new Printer(chosen));
            } catch (SWTException | SWTError e) {
                tell(shell(), NOT_PRINTED, e);
            }
        }
    }

    /**
     * Prints the diagram as it is now on one page, with its title and legend, in the background.
     *
     * @param printer made by the UI thread, since that asks GTK for printers; it is disposed
     * @return what prints it
     */
    public Job print(Printer printer) {
        Display display = shell().getDisplay();
        Shell shell = shell();
        String title = document.diagram().title();
        double scale = scale(printer, document.geometry().bounds());
        return inBackground("Printing", NOT_PRINTED, svg -> {
            try {
                print(printer, title, new ImageData(new ByteArrayInputStream(png(svg, scale))));
            } catch (SWTException | SWTError e) {
                onDisplay(display, () -> tell(shell, NOT_PRINTED, e));
            } finally {
                printer.dispose();
            }
        });
    }

    /** As large as on a screen, or smaller to fit the page; sharp, but with no more pixels than paper shows. */
    private static double scale(Printer printer, Box bounds) {
        Rectangle page = printer.getClientArea();
        double inch = Math.min(SHARP_PRINT, printer.getDPI().x);
        double fit = Math.min(page.width / bounds.width(), page.height / bounds.height()) * inch / printer.getDPI().x;
        return Math.min(inch / SCREEN, fit);
    }

    /** An image: GTK scales the transformations of a printer twice, so that vectors come out small and out of place. */
    private static void print(Printer printer, String title, ImageData data) throws IOException {
        if (!printer.startJob(title) || !printer.startPage()) {
            throw new IOException("The printer " + printer.getPrinterData().name + " does not take it. Look at its "
                    + "state, or export the diagram as SVG and print that.");
        }
        Rectangle page = printer.getClientArea();
        double enlarged = Math.min(Math.max(1, printer.getDPI().x / SHARP_PRINT),
                Math.min((double) page.width / data.width, (double) page.height / data.height));
        GC gc = new GC(printer);
        Image image = new Image(printer, data);
        gc.drawImage(image, 0, 0, data.width, data.height, page.x, page.y, (int) (data.width * enlarged),
                (int) (data.height * enlarged));
        image.dispose();
        gc.dispose();
        printer.endPage();
        printer.endJob();
    }

    private Shell shell() {
        return editor.getSite().getShell();
    }

    private static void tell(Shell shell, String what, Throwable why) {
        if (!shell.isDisposed()) {
            ErrorDialog.openError(shell, "Eastwest", what + ".", Status.error(why.getMessage(), why));
        }
    }
}
