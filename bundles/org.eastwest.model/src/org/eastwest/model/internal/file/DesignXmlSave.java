// SPDX-License-Identifier: EPL-2.0
package org.eastwest.model.internal.file;

import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.xmi.XMLHelper;
import org.eclipse.emf.ecore.xmi.impl.XMISaveImpl;

/** Writes attributes without a value as what they mean: the default, which is left out. */
public final class DesignXmlSave extends XMISaveImpl {
    /** @param helper of the resource to write */
    public DesignXmlSave(XMLHelper helper) {
        super(helper);
    }

    @Override
    protected boolean shouldSaveFeature(EObject object, EStructuralFeature feature) {
        boolean empty = feature instanceof EAttribute && object.eGet(feature) == null;
        return !empty && super.shouldSaveFeature(object, feature);
    }
}
