// SPDX-License-Identifier: EPL-2.0
package org.eastwest.io.internal.host;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.eastwest.io.ImportFailure;
import org.eastwest.io.Importer;
import org.eastwest.spi.exchange.DesignImporter;
import org.osgi.framework.Bundle;
import org.osgi.framework.FrameworkUtil;

/** An importer with what it tells about itself, asked once; what it does wrong makes it unusable and nothing else. */
record Registered(DesignImporter service, DesignImporter contained, Importer importer, int ranking, long serviceId) {
    /** By id; of two with the same one the higher ranked, then the older comes first. */
    static final Comparator<Registered> ORDER = Comparator.<Registered, String>comparing(r -> r.importer().id())
            .thenComparing(Comparator.comparingInt(Registered::ranking).reversed())
            .thenComparingLong(Registered::serviceId);

    static Registered of(DesignImporter service, DesignImporter contained, Map<String, ?> properties) {
        int ranking = properties.get("service.ranking") instanceof Integer number ? number : 0;
        long serviceId = properties.get("service.id") instanceof Long number ? number : 0;
        return new Registered(service, contained, describe(service, contained, properties), ranking, serviceId);
    }

    private static Importer describe(DesignImporter service, DesignImporter contained, Map<String, ?> properties) {
        String bundle = bundle(service);
        try {
            List<String> extensions = contained.extensions();
            String problem = contained.id() == null || contained.name() == null || contained.description() == null
                    || extensions == null || extensions.isEmpty() ? "it tells no id, name, description or extension"
                            : "";
            if (problem.isEmpty()) {
                return new Importer(contained.id(), contained.name(), contained.description(), extensions, bundle, "");
            }
            return unusable(service, properties, bundle, problem);
        } catch (RuntimeException | LinkageError fault) {
            return unusable(service, properties, bundle, "it failed when asked for its id: " + fault);
        }
    }

    private static Importer unusable(DesignImporter service, Map<String, ?> properties, String bundle,
            String problem) {
        String id = properties.get("id") instanceof String declared ? declared : service.getClass().getName();
        return new Importer(id, "", "", List.of(), bundle, problem);
    }

    /** The bundle to name; the package where there is no framework, as in a plain test. */
    private static String bundle(DesignImporter service) {
        Bundle bundle = FrameworkUtil.getBundle(service.getClass());
        return bundle == null ? service.getClass().getPackageName() : bundle.getSymbolicName();
    }

    /** The same where another importer has its id. */
    Registered second() {
        return new Registered(service, contained, new Importer(importer.id(), importer.name(), importer.description(),
                importer.extensions(), importer.bundle(), importer.usable()
                        ? "another importer with the id '" + importer.id() + "' is registered before it"
                        : importer.problem()), ranking, serviceId);
    }

    boolean takes(String extension) {
        return importer.extensions().contains(extension);
    }

    /** One that fails at this recognizes nothing. */
    boolean recognizes(String fileName, String beginning) {
        try {
            return contained.recognizes(fileName, beginning);
        } catch (RuntimeException | LinkageError | StackOverflowError fault) {
            return false;
        }
    }

    ImportFailure failed(String how, Throwable cause) {
        return ImportCode.IMPORTER_FAILED.because("The importer '" + importer.id() + "' of bundle "
                + importer.bundle() + " failed: " + how + ".", "Update or remove that bundle; nothing was written.",
                cause);
    }
}
