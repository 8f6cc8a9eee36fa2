// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.welcome;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eastwest.examples.Template;
import org.eastwest.ui.internal.HiddenLayout;
import org.eastwest.ui.internal.Icon;
import org.eastwest.ui.internal.Theme;
import org.eastwest.ui.internal.Turns;
import org.eastwest.ui.internal.examples.Examples;
import org.eastwest.ui.internal.tour.Guide;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IEditorSite;
import org.eclipse.ui.forms.events.IHyperlinkListener;
import org.eclipse.ui.forms.widgets.ExpandableComposite;
import org.eclipse.ui.forms.widgets.FormToolkit;
import org.eclipse.ui.forms.widgets.Hyperlink;
import org.eclipse.ui.forms.widgets.ImageHyperlink;
import org.eclipse.ui.forms.widgets.ScrolledForm;
import org.eclipse.ui.forms.widgets.Section;
import org.eclipse.ui.forms.widgets.TableWrapData;
import org.eclipse.ui.forms.widgets.TableWrapLayout;
import org.eclipse.ui.part.EditorPart;

/** What to begin with: three things to do, the designs one worked on, and the examples. */
public final class WelcomePage extends EditorPart {

    public static final String ID = "org.eastwest.ui.welcome";

    private static final int MARGIN = 24;
    private static final int GAP = 16;
    private static final int INDENT = 22;
    /** Examples that are made in one turn. */
    private static final int AT_ONCE = 6;

    private final RecentDesigns recent = new RecentDesigns();
    private Guide guide;
    private FormToolkit toolkit;
    private LocalResourceManager images;
    private ScrolledForm form;
    private Composite designs;
    private List<Path> shown;
    private Hyperlink first;
    private boolean focus;

    @Override
    public void init(IEditorSite site, IEditorInput input) {
        setSite(site);
        setInput(input);
        setPartName(input.getName());
        guide = new Guide(site.getWorkbenchWindow());
    }

    /** A window that opens with this page is shown before the page is filled, and the examples are read apart. */
    @Override
    public void createPartControl(Composite parent) {
        Display display = parent.getDisplay();
        Job job = Job.createSystem("Reading the examples", (ICoreRunnable) (IProgressMonitor monitor) -> {
            List<Template> examples = Examples.list();
            Turns.take(parent, display, List.of(() -> createForm(parent), this::createHeading, () -> fill(examples)));
        });
        display.asyncExec(job::schedule);
    }

    private void createForm(Composite parent) {
        toolkit = new FormToolkit(parent.getDisplay());
        images = new LocalResourceManager(JFaceResources.getResources(), parent);
        form = toolkit.createScrolledForm(parent);
        Theme.follow(toolkit, form);
        HiddenLayout.defer(this, form);
        parent.layout();
    }

    private void createHeading() {
        form.setText("Welcome to Eastwest");
        toolkit.decorateFormHeading(form.getForm());
    }

    private void fill(List<Template> examples) {
        Composite body = form.getBody();
        TableWrapLayout layout = columns(2);
        layout.leftMargin = MARGIN;
        layout.rightMargin = MARGIN;
        layout.topMargin = GAP;
        layout.horizontalSpacing = 2 * MARGIN;
        body.setLayout(layout);
        text(body, "Design the network between GPUs, see how long a step of a training run takes on it, and why.", 2);
        Composite left = column(body);
        Composite right = column(body);
        designs = section(right, "Recent designs");
        createInTurns(left, section(right, "Examples"), examples);
    }

    /** Laying out wrapped text takes long, so a few entries are laid out at a time. */
    private void createInTurns(Composite left, Composite list, List<Template> examples) {
        List<Runnable> pieces = new ArrayList<>();
        pieces.add(() -> createBegin(left));
        pieces.add(() -> createLearn(left));
        pieces.add(this::showRecent);
        for (int from = 0; from < examples.size(); from += AT_ONCE) {
            List<Template> some = examples.subList(from, Math.min(from + AT_ONCE, examples.size()));
            pieces.add(() -> some.forEach(template -> createExample(list, template)));
            pieces.add(() -> form.reflow(true));
        }
        Turns.takeWhileShown(form, pieces);
    }

    private void createBegin(Composite column) {
        Composite begin = section(column, "Begin");
        first = entry(begin, Icon.NEW_DESIGN, "Make a design from a template",
                "Choose a cluster and its size; a summary tells what comes of it before anything is made.",
                () -> guide.run("org.eastwest.ui.newDesign"));
        entry(begin, Icon.RUN_ANALYSIS, "Open the example and find its bottleneck",
                "Llama 3 405B on 1,024 H100: where the time of a step goes, and where each number comes from.",
                () -> guide.analyseExample(Examples.FIRST));
        entry(begin, Icon.COMPARE, "Compare transports",
                "InfiniBand, RoCEv2, Ultra Ethernet and Spectrum-X side by side under the same job.",
                this::compareOnExample);
        entry(begin, Icon.PLANS, "Find a better plan",
                "Search how to split the job over the GPUs, by time and by memory.",
                () -> showOfExample("org.eastwest.ui.plans"));
        form.reflow(true);
        if (focus && getSite().getPage().getActivePart() == this) {
            first.setFocus();
        }
    }

    private void createLearn(Composite column) {
        Composite learn = section(column, "Learn");
        entry(learn, Icon.TOUR, "Take the guided tour", "Eight steps through the example, ten minutes.",
                () -> guide.show("org.eastwest.ui.tour"));
        entry(learn, Icon.GLOSSARY, "Look up a word", "Rail, PXN, bus bandwidth, exposed communication ...",
                () -> guide.show("org.eastwest.ui.glossary"));
        entry(learn, Icon.CATALOG, "Browse the catalog",
                "GPUs, NICs, switches, cables, models and transports with their figures and sources.",
                () -> guide.show("org.eastwest.ui.catalog"));
    }

    private void compareOnExample() {
        if (guide.openExample(Examples.FIRST)) {
            guide.compareTransports();
        }
    }

    private void showOfExample(String view) {
        if (guide.openExample(Examples.FIRST)) {
            guide.show(view);
        }
    }

    private void createExample(Composite examples, Template template) {
        entry(examples, Icon.DESIGN, template.name(), firstSentence(template.description()),
                () -> guide.openExample(template.id()));
    }

    /** The first sentence, or what stands before the list in it. */
    static String firstSentence(String text) {
        String sentence = text.split("(?<=[a-z\\d)])[.:](?= |$)", 2)[0];
        return sentence.endsWith(".") ? sentence : sentence + ".";
    }

    // ---- recent designs

    /** Files may lie on slow drives: whether they are there is asked in the background. */
    private void showRecent() {
        List<Path> files = recent.list();
        Display display = form.getDisplay();
        Job job = Job.createSystem("Looking for recent designs", (ICoreRunnable) (IProgressMonitor monitor) -> {
            List<Path> there = files.stream().filter(Files::isRegularFile).toList();
            if (!display.isDisposed()) {
                display.asyncExec(() -> show(there));
            }
        });
        job.schedule();
    }

    private void show(List<Path> files) {
        if (designs.isDisposed() || files.equals(shown)) {
            return;
        }
        shown = files;
        for (Control child : designs.getChildren()) {
            child.dispose();
        }
        if (files.isEmpty()) {
            text(designs, "Designs that you open are listed here.", 1);
        }
        for (Path file : files) {
            Hyperlink link = entry(designs, Icon.DESIGN, title(file), "", () -> open(file));
            link.setToolTipText(file.toString());
        }
        form.reflow(true);
    }

    /** Name of the file and of the folder around it. */
    private static String title(Path file) {
        String name = file.getFileName().toString().replaceFirst("\\.eastwest$", "");
        Path folder = file.getParent() == null ? null : file.getParent().getFileName();
        return folder == null ? name : name + "  (" + folder + ")";
    }

    private void open(Path file) {
        if (!guide.open(file)) {
            MessageDialog.openInformation(getSite().getShell(), "Recent Designs", file + " is not there any more. "
                    + "It is taken from the list.");
            recent.remove(file);
            showRecent();
        }
    }

    // ---- parts of the page

    private static TableWrapLayout columns(int count) {
        TableWrapLayout layout = new TableWrapLayout();
        layout.numColumns = count;
        layout.makeColumnsEqualWidth = true;
        return layout;
    }

    private Composite column(Composite body) {
        Composite column = toolkit.createComposite(body);
        TableWrapLayout layout = columns(1);
        layout.leftMargin = 0;
        layout.rightMargin = 0;
        layout.verticalSpacing = GAP;
        column.setLayout(layout);
        column.setLayoutData(new TableWrapData(TableWrapData.FILL_GRAB, TableWrapData.TOP));
        return column;
    }

    private Composite section(Composite column, String title) {
        Section section = toolkit.createSection(column, ExpandableComposite.NO_TITLE_FOCUS_BOX);
        section.setText(title);
        section.setLayoutData(new TableWrapData(TableWrapData.FILL_GRAB));
        Composite client = toolkit.createComposite(section);
        client.setLayout(columns(1));
        section.setClient(client);
        return client;
    }

    private Hyperlink entry(Composite parent, Icon icon, String title, String text, Runnable action) {
        ImageHyperlink link = toolkit.createImageHyperlink(parent, SWT.WRAP);
        link.setImage(images.get(icon.descriptor()));
        link.setText(title);
        link.addHyperlinkListener(IHyperlinkListener.linkActivatedAdapter(event -> action.run()));
        if (!text.isEmpty()) {
            Label label = text(parent, text, 1);
            ((TableWrapData) label.getLayoutData()).indent = INDENT;
        }
        return link;
    }

    private Label text(Composite parent, String text, int span) {
        Label label = toolkit.createLabel(parent, text, SWT.WRAP);
        TableWrapData data = new TableWrapData(TableWrapData.FILL_GRAB);
        data.colspan = span;
        label.setLayoutData(data);
        return label;
    }

    // ---- nothing to save

    @Override
    public void setFocus() {
        focus = true;
        if (first != null) {
            first.setFocus();
            showRecent();
        }
    }

    @Override
    public void dispose() {
        if (toolkit != null) {
            toolkit.dispose();
        }
        super.dispose();
    }

    @Override
    public boolean isDirty() {
        return false;
    }

    @Override
    public boolean isSaveAsAllowed() {
        return false;
    }

    @Override
    public void doSave(IProgressMonitor monitor) {
        throw new UnsupportedOperationException("There is nothing to save on the welcome page.");
    }

    @Override
    public void doSaveAs() {
        throw new UnsupportedOperationException("There is nothing to save on the welcome page.");
    }
}
