// SPDX-License-Identifier: EPL-2.0
package @{id};

import org.eastwest.design.BundleSpecification;

/** The specification of this bundle, which adds a layer to a diagram of Eastwest. */
public final class @{class}Diagrams extends BundleSpecification {
    public @{class}Diagrams() {
        super(@{class}Diagrams.class, "@{id}", "description/@{short}.odesign");
    }
}
