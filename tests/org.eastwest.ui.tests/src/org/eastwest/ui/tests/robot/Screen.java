// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.tests.robot;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageLoader;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;

/**
 * What is on the screen. Waiting lets the window work on: events are dispatched until what is waited for is there, or a
 * deadline passes; then the screen is saved as a picture.
 */
public final class Screen {

    private static final Duration DEADLINE = Duration.ofSeconds(60);
    private static final Path PICTURES = Path.of("target", "screenshots");
    /** How often, in milliseconds, a condition is asked when no event comes. */
    private static final int PULSE = 25;

    private Screen() {
    }

    public static Display display() {
        return Display.getDefault();
    }

    /**
     * Lets the window work until something is the case.
     *
     * @param what what is waited for, in the words of a failure
     */
    public static void await(String what, BooleanSupplier condition) {
        long end = System.nanoTime() + DEADLINE.toNanos();
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() > end) {
                throw new AssertionError("Waited in vain: " + what + ". The screen then: " + picture(what));
            }
            pulse();
        }
    }

    /** Waits until there is something. */
    public static <T> T await(String what, Supplier<Optional<T>> wanted) {
        List<T> found = new ArrayList<>();
        await(what, () -> {
            wanted.get().ifPresent(found::add);
            return !found.isEmpty();
        });
        return found.get(0);
    }

    private static void pulse() {
        Runnable wake = () -> {
        };
        display().timerExec(PULSE, wake);
        if (!turn()) {
            display().sleep();
        }
        display().timerExec(-1, wake);
    }

    /** What the window does before it looks for the next key or click; false where it has nothing to do. */
    private static boolean turn() {
        return FreezeMonitor.turn(display()::readAndDispatch);
    }

    /** Lets the window do what it has to do now. */
    public static void settle() {
        boolean busy = true;
        while (busy) {
            busy = turn();
        }
    }

    /** Lets the window work for so many milliseconds. */
    public static void watch(int millis) {
        boolean[] over = new boolean[1];
        display().timerExec(millis, () -> over[0] = true);
        while (!over[0]) {
            if (!turn()) {
                display().sleep();
            }
        }
    }

    /** Saves the screen as a picture. */
    public static Path picture(String name) {
        settle();
        Rectangle bounds = display().getBounds();
        Image image = new Image(display(), bounds.width, bounds.height);
        GC gc = new GC(display());
        gc.copyArea(image, 0, 0);
        gc.dispose();
        ImageLoader loader = new ImageLoader();
        loader.data = new ImageData[] {image.getImageData()};
        image.dispose();
        Path file = PICTURES.resolve(name.replaceAll("[^A-Za-z0-9]+", "-") + ".png").toAbsolutePath();
        try {
            Files.createDirectories(file.getParent());
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
        loader.save(file.toString(), SWT.IMAGE_PNG);
        return file;
    }

    /** All visible controls of a kind, in the order in which they stand. */
    public static <T extends Control> List<T> controls(Control root, Class<T> kind, Predicate<T> wanted) {
        List<T> found = new ArrayList<>();
        collect(root, kind, wanted, found);
        return found;
    }

    private static <T extends Control> void collect(Control control, Class<T> kind, Predicate<T> wanted,
            List<T> found) {
        if (control.isDisposed() || !control.isVisible()) {
            return;
        }
        if (kind.isInstance(control) && wanted.test(kind.cast(control))) {
            found.add(kind.cast(control));
        }
        if (control instanceof Composite composite) {
            for (Control child : composite.getChildren()) {
                collect(child, kind, wanted, found);
            }
        }
    }

    /** The first visible control of a kind, waited for. */
    public static <T extends Control> T control(String what, Control root, Class<T> kind, Predicate<T> wanted) {
        return await(what, () -> controls(root, kind, wanted).stream().findFirst());
    }

    /** The open shell with this title. */
    public static Optional<Shell> shell(String title) {
        for (Shell shell : display().getShells()) {
            if (!shell.isDisposed() && shell.isVisible() && shell.getText().equals(title)) {
                return Optional.of(shell);
            }
        }
        return Optional.empty();
    }
}
