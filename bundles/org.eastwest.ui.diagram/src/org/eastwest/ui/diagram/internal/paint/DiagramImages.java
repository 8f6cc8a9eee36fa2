// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.paint;

import java.net.URL;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.eclipse.jface.resource.DeviceResourceException;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.swt.graphics.Image;

/** The images that a specification names. */
public final class DiagramImages {
    private final Function<String, Optional<URL>> find;
    private final LocalResourceManager resources = new LocalResourceManager(JFaceResources.getResources());
    private final Map<String, Optional<Image>> images = new HashMap<>();

    public DiagramImages(Function<String, Optional<URL>> find) {
        this.find = find;
    }

    /** The image of a path; empty when there is none that can be read. */
    public Optional<Image> image(String path) {
        return images.computeIfAbsent(path, p -> find.apply(p).flatMap(this::load));
    }

    private Optional<Image> load(URL url) {
        try {
            return Optional.of(resources.create(ImageDescriptor.createFromURL(url)));
        } catch (DeviceResourceException e) {
            return Optional.empty();
        }
    }

    public void dispose() {
        resources.dispose();
        images.clear();
    }
}
