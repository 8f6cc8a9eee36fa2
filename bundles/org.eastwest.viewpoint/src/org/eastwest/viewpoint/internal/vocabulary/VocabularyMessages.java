// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.internal.vocabulary;

import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.xmi.ClassNotFoundException;
import org.eclipse.emf.ecore.xmi.FeatureNotFoundException;
import org.eclipse.emf.ecore.xmi.IllegalValueException;
import org.eclipse.emf.ecore.xmi.PackageNotFoundException;
import org.eclipse.emf.ecore.xmi.UnresolvedReferenceException;

/** What the XML reader found, in words of the vocabulary. */
final class VocabularyMessages {
    private VocabularyMessages() {
    }

    static String of(Resource.Diagnostic diagnostic) {
        if (diagnostic instanceof FeatureNotFoundException e) {
            String owner = e.getObject() == null ? "it" : e.getObject().eClass().getName();
            return "The vocabulary has no feature '" + e.getName() + "' of " + owner + ".";
        }
        if (diagnostic instanceof ClassNotFoundException e) {
            return "The vocabulary has no class '" + e.getName() + "'.";
        }
        if (diagnostic instanceof PackageNotFoundException e) {
            return "The vocabulary has no package " + e.uri() + ".";
        }
        if (diagnostic instanceof IllegalValueException e) {
            String feature = e.getFeature() == null ? "a feature" : "'" + e.getFeature().getName() + "'";
            return "'" + e.getValue() + "' is no value of " + feature + ".";
        }
        if (diagnostic instanceof UnresolvedReferenceException e) {
            return "The reference " + e.getReference() + " does not resolve.";
        }
        return "It is no well-formed XML: " + diagnostic.getMessage();
    }
}
