// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.editor;

import java.net.URL;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eastwest.ui.diagram.internal.document.DiagramDocument;
import org.eastwest.viewpoint.tool.DiagramTools;
import org.eastwest.viewpoint.tool.Tool;
import org.eclipse.gef.palette.ConnectionCreationToolEntry;
import org.eclipse.gef.palette.CreationToolEntry;
import org.eclipse.gef.palette.MarqueeToolEntry;
import org.eclipse.gef.palette.PaletteDrawer;
import org.eclipse.gef.palette.PaletteEntry;
import org.eclipse.gef.palette.PaletteGroup;
import org.eclipse.gef.palette.PaletteRoot;
import org.eclipse.gef.palette.ToolEntry;
import org.eclipse.gef.requests.CreationFactory;
import org.eclipse.jface.resource.ImageDescriptor;

/** The tools of a diagram: selecting, and what its specification has in the layers that are on. */
final class DiagramPalette {
    private final PaletteRoot root = new PaletteRoot();
    private final PaletteGroup group = new PaletteGroup("Select");

    /** The palette before a diagram is open. */
    DiagramPalette() {
        ToolEntry select = new ToolEntry("Select", "Select, move and resize elements; hold space to move the diagram",
                DiagramIcon.SELECT.descriptor(), DiagramIcon.SELECT.descriptor(), DiagramTool.class) {
        };
        ToolEntry marquee = new MarqueeToolEntry("Select Area", "Select the elements in an area");
        marquee.setSmallIcon(DiagramIcon.MARQUEE.descriptor());
        marquee.setLargeIcon(DiagramIcon.MARQUEE.descriptor());
        group.add(select);
        group.add(marquee);
        root.add(group);
        root.setDefaultEntry(select);
    }

    PaletteRoot root() {
        return root;
    }

    /** Offers the tools of a diagram. The tool that selects stays the same: it may be in use. */
    void show(DiagramDocument document) {
        List<PaletteEntry> entries = new ArrayList<>(List.of(group));
        if (document.editable()) {
            document.tools().palette().forEach(section -> entries.add(drawer(document, section)));
        }
        root.setChildren(entries);
    }

    private static PaletteDrawer drawer(DiagramDocument document, DiagramTools.Section section) {
        PaletteDrawer drawer = new PaletteDrawer(section.label().isEmpty() ? section.name() : section.label());
        drawer.setInitialState(PaletteDrawer.INITIAL_STATE_PINNED_OPEN);
        section.tools().forEach(tool -> drawer.add(entry(document, tool)));
        return drawer;
    }

    private static PaletteEntry entry(DiagramDocument document, Tool tool) {
        Optional<URL> icon = document.diagram().description().image(tool.icon());
        ImageDescriptor image = icon.map(ImageDescriptor::createFromURL).orElseGet(() -> plain(tool).descriptor());
        CreationFactory factory = new ToolFactory(tool);
        return tool.kind() == Tool.Kind.CONNECT
                ? new ConnectionCreationToolEntry(tool.label(), tool.label(), factory, image, image)
                : new CreationToolEntry(tool.label(), tool.label(), factory, image, image);
    }

    private static DiagramIcon plain(Tool tool) {
        return switch (tool.kind()) {
            case CREATE -> DiagramIcon.NODE;
            case CONNECT -> DiagramIcon.EDGE;
            case ACT -> DiagramIcon.TOOL;
        };
    }

    /** What is made is decided by the tool where it is used. */
    private record ToolFactory(Tool tool) implements CreationFactory {
        @Override
        public Object getNewObject() {
            return tool;
        }

        @Override
        public Object getObjectType() {
            return tool.name();
        }
    }
}
