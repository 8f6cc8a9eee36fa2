// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import org.osgi.framework.Bundle;
import org.osgi.framework.FrameworkUtil;

/** The classes of every installed bundle; outside a framework, those of the command line itself. */
final class InstalledClasses extends ClassLoader {
    InstalledClasses() {
        super(InstalledClasses.class.getClassLoader());
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        Bundle own = FrameworkUtil.getBundle(InstalledClasses.class);
        if (own != null && own.getBundleContext() != null) {
            for (Bundle bundle : own.getBundleContext().getBundles()) {
                // A fragment has no classes of its own, and one that is not resolved cannot load any.
                if (bundle.getState() >= Bundle.RESOLVED && bundle.getHeaders().get("Fragment-Host") == null) {
                    try {
                        return bundle.loadClass(name);
                    } catch (ClassNotFoundException e) {
                        continue;
                    }
                }
            }
        }
        throw new ClassNotFoundException(name);
    }
}
