// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.editor;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.eastwest.model.edit.DesignLabels;
import org.eastwest.ui.internal.fields.Choice;
import org.eastwest.ui.internal.fields.Choices;
import org.eastwest.ui.internal.fields.FeatureText;
import org.eastwest.ui.internal.fields.Features;
import org.eastwest.ui.internal.session.DesignSession;
import org.eastwest.ui.internal.session.ModelTexts;
import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.edit.provider.IItemPropertyDescriptor;
import org.eclipse.jface.viewers.ICellEditorValidator;
import org.eclipse.ui.views.properties.ComboBoxPropertyDescriptor;
import org.eclipse.ui.views.properties.IPropertyDescriptor;
import org.eclipse.ui.views.properties.IPropertySource;
import org.eclipse.ui.views.properties.PropertyDescriptor;
import org.eclipse.ui.views.properties.TextPropertyDescriptor;

/** The features of an element in the Properties view; the same texts and choices as in its form. */
final class ElementProperties implements IPropertySource {

    private static final List<Choice> FLAG = List.of(new Choice(false, "false", ""), new Choice(true, "true", ""));

    private final DesignSession session;
    private final Choices choices;
    private final EObject element;

    ElementProperties(DesignSession session, EObject element) {
        this.session = session;
        this.element = element;
        choices = new Choices(session);
    }

    @Override
    public Object getEditableValue() {
        return element;
    }

    @Override
    public IPropertyDescriptor[] getPropertyDescriptors() {
        return Features.descriptors(session, element).stream().map(this::descriptor)
                .toArray(IPropertyDescriptor[]::new);
    }

    private IPropertyDescriptor descriptor(IItemPropertyDescriptor item) {
        EStructuralFeature feature = (EStructuralFeature) item.getFeature(element);
        PropertyDescriptor descriptor = editor(feature, item.getDisplayName(element));
        descriptor.setDescription(ModelTexts.documentation(feature).replace('\n', ' '));
        return descriptor;
    }

    private PropertyDescriptor editor(EStructuralFeature feature, String name) {
        if (session.readOnly() || feature.isMany()) {
            return new PropertyDescriptor(feature, name);
        }
        Optional<List<Choice>> offered = offered(feature);
        if (offered.isPresent()) {
            String[] labels = offered.get().stream().map(Choice::label).toArray(String[]::new);
            return new ComboBoxPropertyDescriptor(feature, name, labels);
        }
        TextPropertyDescriptor text = new TextPropertyDescriptor(feature, name);
        text.setValidator(validator((EAttribute) feature));
        return text;
    }

    private static ICellEditorValidator validator(EAttribute attribute) {
        return value -> {
            try {
                FeatureText.parse(attribute, (String) value);
                return null;
            } catch (IllegalArgumentException e) {
                return e.getMessage();
            }
        };
    }

    private Optional<List<Choice>> offered(EStructuralFeature feature) {
        if (feature.isMany()) {
            return Optional.empty();
        }
        if (Choices.chosen(feature)) {
            return Optional.of(choices.of(element, feature, Optional.empty()));
        }
        return feature.getEType().getInstanceClass() == boolean.class ? Optional.of(FLAG) : Optional.empty();
    }

    @Override
    public Object getPropertyValue(Object id) {
        EStructuralFeature feature = (EStructuralFeature) id;
        if (feature.isMany()) {
            return ((List<?>) element.eGet(feature)).stream().map(DesignLabels::text)
                    .collect(Collectors.joining(", "));
        }
        Optional<List<Choice>> offered = offered(feature);
        if (offered.isEmpty()) {
            return FeatureText.of(element, (EAttribute) feature);
        }
        int index = index(offered.get(), element.eGet(feature));
        return session.readOnly() ? index < 0 ? "" : offered.get().get(index).label() : (Object) index;
    }

    private static int index(List<Choice> offered, Object value) {
        return IntStream.range(0, offered.size()).filter(i -> Objects.equals(value, offered.get(i).value()))
                .findFirst().orElse(-1);
    }

    @Override
    public void setPropertyValue(Object id, Object value) {
        EStructuralFeature feature = (EStructuralFeature) id;
        Optional<List<Choice>> offered = offered(feature);
        if (offered.isEmpty()) {
            session.set(element, feature, FeatureText.parse((EAttribute) feature, (String) value));
        } else if ((Integer) value >= 0) {
            session.set(element, feature, offered.get().get((Integer) value).value());
        }
    }

    @Override
    public boolean isPropertySet(Object id) {
        return element.eIsSet((EStructuralFeature) id);
    }

    @Override
    public void resetPropertyValue(Object id) {
        session.set(element, (EStructuralFeature) id, null);
    }
}
