// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.fields;

import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.eastwest.ui.internal.Icon;
import org.eastwest.ui.internal.plugins.PluginWatch;
import org.eastwest.ui.internal.session.ModelTexts;
import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;

/** One value of several. */
final class ChoiceField extends Field {

    private static final int VISIBLE = 20;
    private static final int SPACING = 4;

    private Combo combo;
    private Button picker;
    private List<Choice> choices = List.of();

    ChoiceField(FieldContext context, EStructuralFeature feature) {
        super(context, feature);
    }

    @Override
    protected Control createControl(Composite parent) {
        Composite outer = compared() ? context().toolkit().createComposite(parent) : parent;
        combo = new Combo(outer, SWT.DROP_DOWN | SWT.READ_ONLY);
        combo.setVisibleItemCount(VISIBLE);
        // A form scrolls under the pointer; a wheel that changes values by the way would spoil designs.
        combo.addListener(SWT.MouseVerticalWheel, event -> event.doit = false);
        combo.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> chosen()));
        context().toolkit().adapt(combo, true, false);
        if (compared()) {
            createPicker(outer);
            String table = CatalogChoices.table(feature()).orElseThrow();
            CatalogDrag.onto(combo, item -> editable() && item.table().equals(table), item -> set(item.row()));
            PluginWatch.follow(combo, this::refresh);
        }
        return compared() ? outer : combo;
    }

    /** Whether the choices have figures that are worth a look side by side. */
    private boolean compared() {
        return feature() instanceof EAttribute && CatalogChoices.table(feature()).isPresent();
    }

    private void createPicker(Composite outer) {
        GridLayoutFactory.fillDefaults().numColumns(2).spacing(SPACING, 0).applyTo(outer);
        GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).grab(true, false).hint(1, SWT.DEFAULT)
                .applyTo(combo);
        picker = context().toolkit().createButton(outer, "", SWT.PUSH);
        picker.setImage(new LocalResourceManager(JFaceResources.getResources(), picker)
                .create(Icon.CATALOG.descriptor()));
        picker.setToolTipText("Choose by figures, with the present choice beside the new one");
        picker.setData(FEATURE, feature().getName());
        picker.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> CatalogPicker.choose(
                picker.getShell(), context().session(), element(), (EAttribute) feature())));
    }

    @Override
    public Control control() {
        return combo;
    }

    private void chosen() {
        int index = combo.getSelectionIndex();
        if (index >= 0) {
            set(choices.get(index).value());
        }
    }

    @Override
    public void refresh() {
        if (element() == null) {
            return;
        }
        List<Choice> present = context().choices().of(element(), feature(), context().hints().of(element(), feature())
                .map(hint -> "Default: " + hint));
        if (!present.equals(choices)) {
            choices = present;
            combo.setItems(choices.stream().map(Choice::label).toArray(String[]::new));
        }
        Object value = element().eGet(feature());
        int index = IntStream.range(0, choices.size())
                .filter(i -> Objects.equals(value, choices.get(i).value())).findFirst().orElse(-1);
        combo.select(index);
        if (index < 0) {
            combo.deselectAll();
        }
        combo.setEnabled(editable());
        if (picker != null) {
            picker.setEnabled(editable());
        }
        String detail = index < 0 ? "" : choices.get(index).detail();
        String documentation = ModelTexts.documentation(feature());
        combo.setToolTipText(detail.isEmpty() ? documentation : detail + "\n\n" + documentation);
    }
}
