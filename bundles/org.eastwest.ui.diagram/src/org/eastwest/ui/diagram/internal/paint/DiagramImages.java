// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.paint;

import java.net.URL;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.swt.graphics.Device;
import org.eclipse.swt.graphics.Image;

/** The images that a specification names. Any one thread may use it at a time. */
public final class DiagramImages {
    private final Device device;
    private final Function<String, Optional<URL>> find;
    private final Map<String, Optional<Image>> images = new HashMap<>();

    public DiagramImages(Device device, Function<String, Optional<URL>> find) {
        this.device = device;
        this.find = find;
    }

    /** The image of a path; empty when there is none that can be read. */
    public Optional<Image> image(String path) {
        return images.computeIfAbsent(path, p -> find.apply(p).map(this::load));
    }

    private Image load(URL url) {
        return ImageDescriptor.createFromURL(url).createImage(false, device);
    }

    public void dispose() {
        images.values().forEach(image -> image.ifPresent(Image::dispose));
        images.clear();
    }
}
