// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.session;

import java.util.Objects;
import org.eastwest.model.design.provider.DesignEditPlugin;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EModelElement;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.util.EcoreUtil;

/** What classes and features of the metamodel are called, and what they mean. */
public final class ModelTexts {

    private ModelTexts() {
    }

    /** The name of a class, such as {@code Server group}. */
    public static String label(EClass type) {
        return DesignEditPlugin.INSTANCE.getString("_UI_" + type.getName() + "_type");
    }

    /** The name of a feature, such as {@code Link rate}. */
    public static String label(EStructuralFeature feature) {
        return DesignEditPlugin.INSTANCE
                .getString("_UI_" + feature.getEContainingClass().getName() + "_" + feature.getName() + "_feature");
    }

    /** The documentation in the metamodel; empty when there is none. */
    public static String documentation(EModelElement element) {
        return Objects.requireNonNullElse(EcoreUtil.getDocumentation(element), "");
    }
}
