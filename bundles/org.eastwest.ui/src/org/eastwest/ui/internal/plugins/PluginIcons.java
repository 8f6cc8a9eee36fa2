// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.plugins;

import java.net.URL;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Stream;
import org.eastwest.spi.transport.TransportModel;
import org.eastwest.ui.internal.Icon;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.swt.graphics.ImageData;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.Constants;
import org.osgi.framework.FrameworkUtil;
import org.osgi.framework.ServiceReference;

/**
 * The icons of plugins: a service names one in its property {@code icon}, as a path in its bundle. No class of a plugin
 * is loaded for it.
 */
public final class PluginIcons {

    /** Pixels on each side at 100 %. */
    private static final int SIZE = 16;
    private static final int PERCENT = 100;
    private static final String ICON = "icon";
    private static final String ID = "id";

    private PluginIcons() {
    }

    /** The icon of a transport, the usual one where it names none. */
    public static ImageDescriptor ofTransport(String id) {
        return Stream.of(bundles()).flatMap(PluginIcons::services)
                .filter(service -> id.equals(service.getProperty(ID)) && offers(service, TransportModel.class.getName()))
                .findFirst().flatMap(PluginIcons::drawn).orElseGet(Icon.PLUGIN::descriptor);
    }

    /** The icon of what a bundle plugs in under an id, the usual one where it names none. */
    public static ImageDescriptor of(String bundle, String id) {
        return Stream.of(bundles()).filter(each -> bundle.equals(each.getSymbolicName())).flatMap(PluginIcons::services)
                .filter(service -> id.equals(service.getProperty(ID))).findFirst().flatMap(PluginIcons::drawn)
                .orElseGet(Icon.PLUGIN::descriptor);
    }

    private static Bundle[] bundles() {
        BundleContext context = FrameworkUtil.getBundle(PluginIcons.class).getBundleContext();
        return context.getBundles();
    }

    private static Stream<ServiceReference<?>> services(Bundle bundle) {
        ServiceReference<?>[] services = bundle.getRegisteredServices();
        return services == null ? Stream.of() : Arrays.stream(services);
    }

    private static boolean offers(ServiceReference<?> service, String type) {
        return Arrays.asList((String[]) service.getProperty(Constants.OBJECTCLASS)).contains(type);
    }

    private static Optional<ImageDescriptor> drawn(ServiceReference<?> service) {
        Bundle bundle = service.getBundle();
        return bundle != null && service.getProperty(ICON) instanceof String path
                ? Optional.ofNullable(bundle.getEntry(path)).map(PluginIcons::fitting) : Optional.empty();
    }

    private static ImageDescriptor fitting(URL drawing) {
        return new Fitting(drawing.toExternalForm(), ImageDescriptor.createFromURL(drawing));
    }

    /** A drawing in the size of icons, whatever size it has; the usual icon where it is no drawing. */
    private static final class Fitting extends ImageDescriptor {
        private final String place;
        private final ImageDescriptor original;

        private Fitting(String place, ImageDescriptor original) {
            this.place = place;
            this.original = original;
        }

        @Override
        public ImageData getImageData(int zoom) {
            ImageData data = original.getImageData(zoom);
            int size = SIZE * zoom / PERCENT;
            return data == null ? Icon.PLUGIN.descriptor().getImageData(zoom)
                    : data.width == size && data.height == size ? data : data.scaledTo(size, size);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Fitting fitting && fitting.place.equals(place);
        }

        @Override
        public int hashCode() {
            return place.hashCode();
        }
    }
}
