// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.editor;

import java.util.List;
import java.util.Locale;
import org.eastwest.ui.internal.session.ModelTexts;
import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.ui.views.properties.IPropertyDescriptor;
import org.eclipse.ui.views.properties.IPropertySource;
import org.eclipse.ui.views.properties.PropertyDescriptor;

/** What is known of an element that is computed and not part of the design: it can be read only. */
final class DerivedProperties implements IPropertySource {

    private final EObject element;

    DerivedProperties(EObject element) {
        this.element = element;
    }

    private List<EAttribute> known() {
        return element.eClass().getEAllAttributes().stream().filter(element::eIsSet).toList();
    }

    /** {@code designElement} as {@code Design element}. */
    private static String label(String name) {
        StringBuilder label = new StringBuilder(name.substring(0, 1).toUpperCase(Locale.ROOT));
        name.substring(1).chars().forEach(c -> label.append(Character.isUpperCase(c) ? " " : "")
                .append(Character.toLowerCase((char) c)));
        return label.toString();
    }

    @Override
    public IPropertyDescriptor[] getPropertyDescriptors() {
        return known().stream().map(attribute -> {
            PropertyDescriptor descriptor = new PropertyDescriptor(attribute, label(attribute.getName()));
            descriptor.setDescription(ModelTexts.documentation(attribute).replace('\n', ' '));
            return descriptor;
        }).toArray(IPropertyDescriptor[]::new);
    }

    @Override
    public Object getPropertyValue(Object id) {
        return String.valueOf(element.eGet((EAttribute) id)).replace('\n', ' ');
    }

    @Override
    public boolean isPropertySet(Object id) {
        return true;
    }

    @Override
    public Object getEditableValue() {
        return element;
    }

    @Override
    public void setPropertyValue(Object id, Object value) {
        throw new UnsupportedOperationException("what is computed from the design is not set; change the design");
    }

    @Override
    public void resetPropertyValue(Object id) {
        // It has no other value.
    }
}
