// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.plans;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BiConsumer;
import org.eastwest.spi.plan.PlanSpace;
import org.eastwest.ui.internal.glossary.GlossaryTips;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;

/** A field for every dimension of a space, with the values that plans may have of it. */
final class SpaceFields {

    /** Names of dimensions for people; others go by their word. */
    private static final Map<String, String> NAMES = Map.ofEntries(Map.entry("gpus", "GPUs"),
            Map.entry("microbatch", "Micro-batch"), Map.entry("virtual", "Virtual stages"),
            Map.entry("zero", "ZeRO stage"), Map.entry("recompute", "Recompute"),
            Map.entry("tp-communication", "TP communication"), Map.entry("regather", "Gather inputs again"),
            Map.entry("tp-overlap", "TP overlap"), Map.entry("schedule", "Schedule"),
            Map.entry("placement", "Placement"), Map.entry("dp-overlap", "DP overlap"),
            Map.entry("pp-overlap", "PP overlap"), Map.entry("cp-overlap", "CP overlap"),
            Map.entry("ep-overlap", "EP overlap"));
    private static final int WIDTH = 60;

    private final Composite area;
    private final BiConsumer<String, String> changed;
    private final Map<String, Combo> fields = new LinkedHashMap<>();
    private boolean showing;

    /**
     * @param changed told the word of a dimension and its values when a user changes them
     */
    SpaceFields(Composite parent, BiConsumer<String, String> changed) {
        this.changed = changed;
        area = new Composite(parent, SWT.NONE);
        GridLayout layout = new GridLayout(2, false);
        layout.marginWidth = 0;
        layout.marginHeight = 0;
        area.setLayout(layout);
    }

    Composite control() {
        return area;
    }

    /** Shows dimensions; the one in which a user is typing is left as it is. */
    void show(List<PlanSpace.Dimension> dimensions) {
        showing = true;
        if (!List.copyOf(fields.keySet()).equals(dimensions.stream().map(PlanSpace.Dimension::word).toList())) {
            for (Control child : area.getChildren()) {
                child.dispose();
            }
            fields.clear();
            dimensions.forEach(dimension -> fields.put(dimension.word(), field(dimension)));
            area.requestLayout();
        }
        dimensions.forEach(dimension -> {
            Combo field = fields.get(dimension.word());
            if (!field.isFocusControl() && !field.getText().equals(dimension.values())) {
                field.setText(dimension.values());
            }
        });
        showing = false;
    }

    private Combo field(PlanSpace.Dimension dimension) {
        String name = name(dimension.word());
        Label label = new Label(area, SWT.NONE);
        label.setText(name);
        GlossaryTips.attach(label, name);
        Combo field = new Combo(area, SWT.DROP_DOWN);
        GridData data = new GridData(SWT.FILL, SWT.CENTER, true, false);
        data.widthHint = WIDTH;
        field.setLayoutData(data);
        field.setItems(choices(dimension).toArray(String[]::new));
        field.setText(dimension.values());
        field.setToolTipText(hint(dimension));
        field.addModifyListener(event -> {
            if (!showing) {
                changed.accept(dimension.word(), field.getText());
            }
        });
        field.addSelectionListener(SelectionListener.widgetDefaultSelectedAdapter(
                event -> changed.accept(dimension.word(), field.getText())));
        return field;
    }

    private static String name(String word) {
        return NAMES.getOrDefault(word, word.toUpperCase(Locale.ROOT));
    }

    /** Every single value, and all of them at once where they are words. */
    private static List<String> choices(PlanSpace.Dimension dimension) {
        List<String> choices = new ArrayList<>(dimension.choices());
        List<String> words = choices.stream().filter(choice -> !choice.equals("design")).toList();
        if (!dimension.numbers() && words.size() > 1) {
            choices.add(0, String.join(",", words));
        }
        return choices;
    }

    private static String hint(PlanSpace.Dimension dimension) {
        return (dimension.numbers() ? "Numbers and ranges such as 1,2,4 or 1..8; auto: all that make sense; "
                : "One or more of " + String.join(", ", dimension.choices()) + " with commas between; ")
                + "design: as in the design";
    }

    void setEnabled(boolean enabled) {
        fields.values().forEach(field -> field.setEnabled(enabled));
    }
}
