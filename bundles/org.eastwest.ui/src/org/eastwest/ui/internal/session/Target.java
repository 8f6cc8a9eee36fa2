// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.session;

import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;

/**
 * What a finding is about.
 *
 * @param element an element of the design
 * @param feature the attribute or reference of it that the finding names
 */
public record Target(EObject element, Optional<EStructuralFeature> feature) {
}
