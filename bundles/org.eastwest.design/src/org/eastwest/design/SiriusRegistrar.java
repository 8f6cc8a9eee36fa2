// SPDX-License-Identifier: EPL-2.0
package org.eastwest.design;

import java.lang.reflect.InvocationTargetException;
import java.util.Arrays;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IExecutableExtension;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.osgi.framework.Bundle;
import org.osgi.framework.FrameworkUtil;

/**
 * Gives a specification of diagrams to an installed Sirius, which makes an object of the class that an extension of
 * {@code org.eclipse.sirius.componentization} names. What follows the colon is {@code BUNDLE/PATH} of the file:
 *
 * <pre>{@code
 * <extension point="org.eclipse.sirius.componentization">
 *     <component id="com.example.diagrams" name="Our diagrams"
 *         class="org.eastwest.design/org.eastwest.design.SiriusRegistrar:com.example.diagrams/description/our.odesign"/>
 * </extension>
 * }</pre>
 *
 * <p>Sirius is called by reflection, the only place that does so: it cannot be had where this is built, and without it
 * the extension is ignored and nothing stays unresolved.
 *
 * @since 1.0
 */
public final class SiriusRegistrar implements IExecutableExtension {
    private static final String SIRIUS = "org.eclipse.sirius";
    private static final String REGISTRY = "org.eclipse.sirius.business.api.componentization.ViewpointRegistry";

    /**
     * Registers the specification that {@code data} names.
     *
     * @throws CoreException when no file is named, or Sirius is not as it was in versions 7.4 to 7.6; says which
     */
    @Override
    public void setInitializationData(IConfigurationElement element, String property, Object data)
            throws CoreException {
        if (!(data instanceof String path) || !path.contains("/")) {
            throw failure("The extension of " + element.getContributor().getName() + " names no specification. Write"
                    + " class=\"org.eastwest.design/" + getClass().getName() + ":BUNDLE/PATH.odesign\".", null);
        }
        Bundle sirius = sirius();
        try {
            Class<?> type = sirius.loadClass(REGISTRY);
            Object registry = type.getMethod("getInstance").invoke(null);
            type.getMethod("registerFromPlugin", String.class).invoke(registry, path);
        } catch (InvocationTargetException thrown) {
            throw failure("Sirius " + sirius.getVersion() + " does not take " + path + ".", thrown.getCause());
        } catch (ReflectiveOperationException unlike) {
            throw failure("Sirius " + sirius.getVersion() + " registers specifications differently from versions 7.4"
                    + " to 7.6, for which " + path + " was made.", unlike);
        }
    }

    private static Bundle sirius() throws CoreException {
        Bundle own = FrameworkUtil.getBundle(SiriusRegistrar.class);
        return Arrays.stream(own.getBundleContext().getBundles())
                .filter(bundle -> bundle.getSymbolicName().equals(SIRIUS)).findFirst()
                .orElseThrow(() -> failure("Sirius is not installed. Install Eastwest Diagrams in Sirius.", null));
    }

    private static CoreException failure(String message, Throwable cause) {
        return new CoreException(new Status(IStatus.ERROR, "org.eastwest.design", message, cause));
    }
}
