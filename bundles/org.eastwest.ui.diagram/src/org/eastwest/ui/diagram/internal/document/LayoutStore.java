// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.document;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.eastwest.ui.internal.session.DesignSession;
import org.eastwest.ui.internal.session.SessionCompanion;
import org.eastwest.viewpoint.Problem;
import org.eastwest.viewpoint.diagram.Diagram;
import org.eastwest.viewpoint.layout.Layout;
import org.eastwest.viewpoint.layout.LayoutFile;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.ListenerList;

/**
 * Where the elements of the diagrams of an open design stand: one layout for all that show the same diagram, saved with
 * the design in a text beside it. Diagrams that nobody changed by hand are not written, unless they were before.
 */
public final class LayoutStore implements SessionCompanion {
    /** Which diagram. */
    private record Key(String diagram, String object) {
        static Key of(Diagram diagram) {
            return new Key(diagram.description().name(), diagram.rootId());
        }
    }

    private final Map<Key, Layout> layouts = new HashMap<>();
    private final Map<Key, Predicate<String>> present = new HashMap<>();
    private final Set<Key> touched = new HashSet<>();
    private final ListenerList<Consumer<Layout>> listeners = new ListenerList<>();
    private Path home;
    private LayoutFile file;

    private LayoutStore(Path design) {
        home = design;
        file = read(design);
    }

    /** The store of an open design. */
    public static LayoutStore of(DesignSession session) {
        return session.companion(LayoutStore.class, s -> new LayoutStore(s.location().path()));
    }

    private static LayoutFile read(Path design) {
        Path path = LayoutFile.beside(design);
        try {
            LayoutFile.Reading reading = LayoutFile.read(path);
            reading.problems().stream().map(Problem::text).forEach(ILog.get()::warn);
            return reading.file();
        } catch (IOException e) {
            ILog.get().error(path + " cannot be read. Diagrams are laid out anew.", e);
            return new LayoutFile();
        }
    }

    /** The layout of an open diagram. */
    public Layout layout(Diagram diagram) {
        Key key = Key.of(diagram);
        present.put(key, id -> diagram.find(id).isPresent());
        return layouts.computeIfAbsent(key, k -> file.layout(k.diagram(), k.object()).copy());
    }

    /** A user changed a layout: it is saved from now on, and whoever shows it hears of it. */
    void touch(Layout layout) {
        layouts.forEach((key, candidate) -> {
            if (candidate == layout) {
                touched.add(key);
            }
        });
        listeners.forEach(listener -> listener.accept(layout));
    }

    /** Tells of every change of a layout. */
    void addListener(Consumer<Layout> listener) {
        listeners.add(listener);
    }

    void removeListener(Consumer<Layout> listener) {
        listeners.remove(listener);
    }

    @Override
    public void save(Path design) throws IOException {
        boolean same = design.equals(home);
        if (touched.isEmpty() && same) {
            return;
        }
        // Other diagrams may have been merged into the file since it was read.
        file = same ? read(design) : file;
        home = design;
        putTouched(file);
        file.write(LayoutFile.beside(design));
    }

    private void putTouched(LayoutFile target) {
        for (Key key : touched) {
            Layout kept = layouts.get(key).copy();
            kept.keepOnly(present.get(key));
            replace(target.layout(key.diagram(), key.object()), kept);
        }
    }

    @Override
    public Optional<Copy> unsaved() {
        if (touched.isEmpty()) {
            return Optional.empty();
        }
        LayoutFile copy = read(home);
        putTouched(copy);
        return Optional.of(design -> copy.write(LayoutFile.beside(design)));
    }

    private static void replace(Layout target, Layout source) {
        target.keepOnly(id -> false);
        source.nodes().forEach(target::put);
        source.edges().forEach(target::put);
    }

    @Override
    public void reload(Path design) {
        home = design;
        file = read(design);
        touched.clear();
        List.copyOf(layouts.keySet()).forEach(key -> {
            Layout layout = layouts.get(key);
            Layout stored = file.layout(key.diagram(), key.object());
            if (!stored.nodes().isEmpty()) {
                replace(layout, stored);
            }
        });
    }
}
