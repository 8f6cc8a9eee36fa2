// SPDX-License-Identifier: EPL-2.0
package org.eastwest.design;

/**
 * The specification of this bundle, at the address at which an installed Sirius has it too.
 *
 * @since 1.0
 */
public final class EastwestSpecification extends BundleSpecification {
    public EastwestSpecification() {
        super(EastwestSpecification.class, "org.eastwest.design", "description/eastwest.odesign");
    }
}
