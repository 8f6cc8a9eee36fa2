// SPDX-License-Identifier: EPL-2.0
package org.eastwest.analysis;

import java.io.IOException;
import java.util.List;
import org.osgi.annotation.versioning.ProviderType;

/**
 * Everything that is plugged in, and the switch for each bundle of it. An OSGi service; thread-safe. Which bundles are
 * disabled stands in {@code plugins.disabled} of the user area, one name a line, for the command line and the window
 * alike.
 *
 * @since 1.0
 */
@ProviderType
public interface PluginService {
    /** Everything that is plugged in, broken and disabled ones included, by kind and id. May take seconds at first. */
    List<Plugin> plugins();

    /**
     * Stops a bundle and keeps it stopped until it is enabled again. Its services go at once.
     *
     * @param bundle symbolic name of an installed bundle that does not come with the product
     * @throws IllegalArgumentException when there is no such bundle; says what there is
     * @throws IOException              when the user area cannot be written
     */
    void disable(String bundle) throws IOException;

    /**
     * Starts a bundle that was disabled, or gives one that failed another chance.
     *
     * @param bundle symbolic name of a bundle; one that is not installed is forgotten
     * @throws IOException when the user area cannot be written
     */
    void enable(String bundle) throws IOException;

    /**
     * A service that throws, hangs or returns nothing names its bundle: the same service, but what other bundles than
     * the product's do wrong in a call becomes a {@link PluginException}, and a call in which one of them gives no sign
     * of life is given up. Exceptions that the service declares, {@link IllegalArgumentException} and
     * {@link java.util.concurrent.CancellationException} pass.
     *
     * @param type    an interface
     * @param service one that is registered
     */
    <S> S contained(Class<S> type, S service);

    /**
     * Says what is wrong with the services of a kind that a bundle offers, as far as who uses them finds out. The
     * bundle keeps running; {@link #plugins()} has them as broken until nothing is wrong any more, or the bundle is
     * switched.
     *
     * @param bundle symbolic name
     * @param kind   {@code diagram}, ..., as {@link Plugin#kind()} has it
     * @param reason without a full stop; empty when nothing is wrong any more
     * @since 1.1
     */
    void tell(String bundle, String kind, String reason);

    /**
     * Tells when something was plugged in, went, failed or was switched, on any thread.
     *
     * @return ends it when run
     */
    Runnable listen(Runnable listener);
}
