// SPDX-License-Identifier: EPL-2.0
package org.eastwest.analysis.internal;

import org.osgi.framework.Bundle;
import org.osgi.framework.FrameworkUtil;

/**
 * Where a service comes from.
 *
 * @param bundle  symbolic name of the bundle; the package where there is no framework, as in a plain test
 * @param version version of the bundle; empty without a framework
 */
record Origin(String bundle, String version) {
    private static final String PRODUCT = "org.eastwest.";

    static Origin of(Object service) {
        Bundle bundle = FrameworkUtil.getBundle(service.getClass());
        return bundle == null ? new Origin(service.getClass().getPackageName(), "") : of(bundle);
    }

    static Origin of(Bundle bundle) {
        return new Origin(String.valueOf(bundle.getSymbolicName()), bundle.getVersion().toString());
    }

    /** True for what does not come with the product. */
    boolean foreign() {
        return !bundle.startsWith(PRODUCT);
    }
}
