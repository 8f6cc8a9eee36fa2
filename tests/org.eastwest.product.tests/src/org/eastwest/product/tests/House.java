// SPDX-License-Identifier: EPL-2.0
package org.eastwest.product.tests;

import java.util.Arrays;
import java.util.stream.Stream;

import org.osgi.framework.Bundle;
import org.osgi.framework.FrameworkUtil;

/** Our bundles as they stand in the running product, in the order of their names. */
final class House {

    static final String OURS = "org.eastwest.";

    private House() {
    }

    static Stream<Bundle> bundles() {
        return Arrays.stream(FrameworkUtil.getBundle(House.class).getBundleContext().getBundles())
                .filter(bundle -> bundle.getSymbolicName().startsWith(OURS))
                .filter(bundle -> !bundle.getSymbolicName().endsWith(".tests"))
                .filter(bundle -> bundle.getHeaders("").get("Eclipse-SourceBundle") == null)
                .sorted((one, other) -> one.getSymbolicName().compareTo(other.getSymbolicName()));
    }
}
