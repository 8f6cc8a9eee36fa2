// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.actions;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.eastwest.ui.diagram.internal.document.DiagramDocument;
import org.eastwest.ui.diagram.internal.editor.DiagramEditor;
import org.eastwest.ui.diagram.internal.paint.SwtDrawing;
import org.eastwest.viewpoint.layout.Box;
import org.eastwest.viewpoint.paint.DiagramPainter;
import org.eastwest.viewpoint.svg.PngPainter;
import org.eastwest.viewpoint.svg.SvgPainter;
import org.eclipse.core.runtime.Status;
import org.eclipse.draw2d.SWTGraphics;
import org.eclipse.jface.dialogs.ErrorDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.ImageTransfer;
import org.eclipse.swt.dnd.Transfer;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.printing.PrintDialog;
import org.eclipse.swt.printing.Printer;
import org.eclipse.swt.printing.PrinterData;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Shell;

/** Takes a diagram out of the window, as the command line draws it: to a file, the clipboard or a printer. */
public final class Exporting {
    /** Pixels of an image for each pixel of the diagram: sharp on screens of twice the resolution. */
    private static final double SCALE = 2;

    private final DiagramEditor editor;
    private final DiagramDocument document;

    public Exporting(DiagramEditor editor) {
        this.editor = editor;
        this.document = editor.document().orElseThrow();
    }

    /** The diagram as an SVG document, with its title and legend. */
    public String svg() {
        StringWriter out = new StringWriter();
        SvgPainter.paint(document.diagram(), document.geometry(), SvgPainter.Frame.of(document.diagram()), out);
        return out.toString();
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

    /** Writes the diagram; the name of the file says whether as PNG or SVG. */
    public void write(Path file) {
        try {
            if (file.toString().toLowerCase(Locale.ROOT).endsWith(".png")) {
                try (OutputStream out = Files.newOutputStream(file)) {
                    PngPainter.paint(svg(), SCALE, out);
                }
            } else {
                Files.writeString(file, svg(), StandardCharsets.UTF_8);
            }
        } catch (IOException e) {
            tell(file + " was not written", e);
        }
    }

    /** Puts an image of the diagram on the clipboard. */
    public void copy() {
        ByteArrayOutputStream png = new ByteArrayOutputStream();
        try {
            PngPainter.paint(svg(), SCALE, png);
        } catch (IOException e) {
            tell("The diagram was not copied", e);
            return;
        }
        Clipboard clipboard = new Clipboard(shell().getDisplay());
        clipboard.setContents(new Object[] {new ImageData(new ByteArrayInputStream(png.toByteArray()))},
                new Transfer[] {ImageTransfer.getInstance()});
        clipboard.dispose();
    }

    /** Asks for a printer and prints the diagram on one page. */
    void print() {
        PrinterData chosen = new PrintDialog(shell()).open();
        if (chosen != null) {
            Printer printer = new Printer(chosen);
            if (printer.startJob(document.diagram().title())) {
                if (printer.startPage()) {
                    page(printer);
                    printer.endPage();
                }
                printer.endJob();
            }
            printer.dispose();
        }
    }

    private void page(Printer printer) {
        Rectangle page = printer.getClientArea();
        Box bounds = document.geometry().bounds();
        double pixels = printer.getDPI().x / 96.0;
        double scale = Math.min(pixels, Math.min(page.width / bounds.width(), page.height / bounds.height()));
        GC gc = new GC(printer);
        SWTGraphics graphics = new SWTGraphics(gc);
        graphics.translate(page.x, page.y);
        graphics.scale(scale);
        graphics.translate((float) -bounds.x(), (float) -bounds.y());
        SwtDrawing.Inks inks = editor.canvas().inks().onPaper(printer);
        new DiagramPainter(new SwtDrawing(printer, graphics, inks, scale)).paint(document.geometry());
        inks.fonts().dispose();
        graphics.dispose();
        gc.dispose();
    }

    private Shell shell() {
        return editor.getSite().getShell();
    }

    private void tell(String what, IOException why) {
        ErrorDialog.openError(shell(), "Eastwest", what + ".", Status.error(why.getMessage(), why));
    }
}
