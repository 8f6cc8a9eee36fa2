// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.compare;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eastwest.analysis.compare.Axis;
import org.eastwest.analysis.compare.Variants;
import org.eastwest.reader.PathEntry.Type;
import org.eastwest.reader.PathEntry;
import org.eastwest.ui.internal.Combos;
import org.eclipse.jface.layout.PixelConverter;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;

/** What is varied, and over which values; choosing something suggests values around the present one. */
final class AxisField {
    /** No axis. */
    private static final String NOTHING = "nothing";
    /** In characters, so that they grow with the texts of the desktop. */
    private static final int PATH_WIDTH = 14;
    private static final int VALUES_WIDTH = 11;
    private static final int[] QUARTERS = {1, 2, 4, 8, 16};

    private final Combo path;
    private final Text values;
    private final boolean optional;
    private List<Choice> choices = List.of();

    /** Something that can be varied, with values to begin with. */
    private record Choice(String label, String path, String values) {
    }

    /**
     * Creates the controls, four columns of a grid.
     *
     * @param optional true when nothing may be chosen
     * @param changed  told of every change
     */
    AxisField(Composite parent, String label, boolean optional, Runnable changed) {
        this.optional = optional;
        Label name = new Label(parent, SWT.NONE);
        name.setText(label);
        path = new Combo(parent, SWT.DROP_DOWN | SWT.READ_ONLY);
        GridData pathData = new GridData(SWT.FILL, SWT.CENTER, false, false);
        PixelConverter pixels = new PixelConverter(parent);
        pathData.widthHint = pixels.convertWidthInCharsToPixels(PATH_WIDTH);
        path.setLayoutData(pathData);
        Combos.tellWhole(path);
        values = new Text(parent, SWT.BORDER);
        GridData valuesData = new GridData(SWT.FILL, SWT.CENTER, true, false, 2, 1);
        valuesData.widthHint = pixels.convertWidthInCharsToPixels(VALUES_WIDTH);
        values.setLayoutData(valuesData);
        values.setToolTipText("Values with commas between, or a range: 1..8:1 in steps of 1, 1000..64000:x2 doubling");
        path.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> {
            suggest();
            changed.run();
        }));
        values.addModifyListener(event -> changed.run());
    }

    /** Offers what the design has to vary; keeps what is chosen where it is still there. */
    void offer(long gpus, List<String> transports, List<PathEntry> entries, String preferred) {
        String before = chosen().map(Choice::path).orElse("");
        List<Choice> offered = new ArrayList<>();
        if (optional) {
            offered.add(new Choice(NOTHING, "", ""));
        }
        offered.add(new Choice("GPUs", Variants.GPUS, sizes(gpus)));
        offered.add(new Choice("Transport", Variants.TRANSPORT, String.join(",", transports)));
        entries.forEach(entry -> around(entry).ifPresent(v -> offered.add(new Choice(entry.path(), entry.path(), v))));
        if (offered.equals(choices)) {
            return;
        }
        boolean untouched = chosen().filter(choice -> choice.values().equals(values.getText())).isPresent();
        choices = offered;
        path.setItems(offered.stream().map(Choice::label).toArray(String[]::new));
        String wanted = before.isEmpty() && values.getText().isEmpty() ? preferred : before;
        int index = 0;
        for (int i = 0; i < offered.size(); i++) {
            index = offered.get(i).path().equals(wanted) ? i : index;
        }
        path.select(index);
        if (untouched || values.getText().isEmpty() || !offered.get(index).path().equals(before)) {
            suggest();
        }
    }

    private static String sizes(long gpus) {
        List<String> sizes = new ArrayList<>();
        for (int quarters : QUARTERS) {
            sizes.add(Long.toString(Math.max(1, gpus * quarters / 4)));
        }
        return String.join(",", sizes.stream().distinct().toList());
    }

    /** Values around the present one; empty for what has none. */
    private static Optional<String> around(PathEntry entry) {
        if (!entry.choices().isEmpty()) {
            return entry.type() == Type.CHOICE || entry.type() == Type.FLAG
                    ? Optional.of(String.join(",", entry.choices())) : Optional.empty();
        }
        if (entry.type() == Type.WHOLE_NUMBER) {
            return number(entry.value()).map(n -> String.join(",", List.of(n / 2, n, n * 2, n * 4).stream()
                    .filter(v -> v >= 1).map(v -> Long.toString(Math.round(v))).distinct().toList()));
        }
        if (entry.type() == Type.QUANTITY && !entry.value().isEmpty()) {
            String unit = entry.value().replaceFirst("^[-+0-9._eE]+", "");
            return number(entry.value().substring(0, entry.value().length() - unit.length()))
                    .map(n -> String.join(",", List.of(n / 2, n, n * 2).stream()
                            .map(v -> BigDecimal.valueOf(v).stripTrailingZeros().toPlainString() + unit)
                            .distinct().toList()));
        }
        return Optional.empty();
    }

    private static Optional<Double> number(String text) {
        try {
            return Optional.of(Double.valueOf(text.replace("_", "").strip()));
        } catch (NumberFormatException none) {
            return Optional.empty();
        }
    }

    private void suggest() {
        values.setText(chosen().map(Choice::values).orElse(""));
        values.setEnabled(chosen().filter(c -> !c.path().isEmpty()).isPresent());
    }

    private Optional<Choice> chosen() {
        int index = path.getSelectionIndex();
        return index >= 0 && index < choices.size() ? Optional.of(choices.get(index)) : Optional.empty();
    }

    /**
     * The axis; empty when nothing is chosen.
     *
     * @throws IllegalArgumentException when its values are none
     */
    Optional<Axis> axis() {
        return chosen().filter(c -> !c.path().isEmpty())
                .map(c -> Axis.parse(c.path() + "=" + values.getText().strip()));
    }
}
