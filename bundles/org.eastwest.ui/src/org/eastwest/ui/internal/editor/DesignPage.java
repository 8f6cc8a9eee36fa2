// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.editor;

import java.util.Optional;
import org.eastwest.ui.internal.Theme;
import org.eastwest.ui.internal.Turns;
import org.eastwest.ui.internal.WhenShown;
import org.eastwest.ui.internal.session.DesignSession;
import org.eastwest.ui.internal.session.SessionListener;
import org.eastwest.ui.internal.session.Target;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.jface.action.ContributionManager;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.forms.IManagedForm;
import org.eclipse.ui.forms.editor.FormPage;
import org.eclipse.ui.forms.events.IHyperlinkListener;
import org.eclipse.ui.forms.widgets.ScrolledForm;
import org.eclipse.ui.menus.CommandContributionItem;
import org.eclipse.ui.menus.CommandContributionItemParameter;
import org.eclipse.ui.menus.IMenuService;
import org.eclipse.ui.statushandlers.StatusManager;

/** The page on which a design is edited: its elements at the left, the form of the selected one at the right. */
final class DesignPage extends FormPage implements SessionListener {

    static final String ID = "org.eastwest.ui.design";
    private static final String TOOLS = "toolbar:org.eastwest.ui.designPage";

    private final DesignSession session;
    private final PageSelection selection = new PageSelection();
    private DesignBlock block;
    private WhenShown showing;
    /** What is to be shown as soon as there is something that shows it, and somebody who sees it. */
    private Optional<Target> wanted = Optional.empty();
    private boolean focus;
    /** Before, nothing is selected by itself: the form that follows is made in a turn of its own. */
    private boolean complete;

    DesignPage(DesignEditor editor, DesignSession session) {
        super(editor, ID, "Design");
        this.session = session;
    }

    @Override
    protected void createFormContent(IManagedForm managedForm) {
        ScrolledForm form = managedForm.getForm();
        Theme.follow(managedForm.getToolkit(), form);
        session.addListener(this);
        getSite().setSelectionProvider(selection);
        showing = new WhenShown(form.getBody(), this::update);
        DesignBlock made = new DesignBlock(session, getSite());
        Turns.take(form, this::createHeading, () -> createBlock(made), () -> form.getBody().layout(),
                () -> fillToolBar(form.getToolBarManager()), this::showFirst);
    }

    private void createHeading() {
        IManagedForm managed = getManagedForm();
        managed.getToolkit().decorateFormHeading(managed.getForm().getForm());
        managed.getForm().getForm().addMessageHyperlinkListener(
                IHyperlinkListener.linkActivatedAdapter(event -> showProblems()));
        showTitle();
    }

    private void createBlock(DesignBlock made) {
        made.createContent(getManagedForm());
        selection.from(made.selectionProvider());
        block = made;
    }

    private void showFirst() {
        complete = true;
        update();
        if (focus && getSite().getPage().getActivePart() == getEditor()) {
            block.setFocus();
        }
    }

    /** The heading counts the problems of the element shown; the view lists those of the design. */
    private void showProblems() {
        try {
            getSite().getPage().showView(IPageLayout.ID_PROBLEM_VIEW);
        } catch (PartInitException e) {
            StatusManager.getManager().handle(e.getStatus(), StatusManager.SHOW);
        }
    }

    private void fillToolBar(IToolBarManager bar) {
        bar.add(command("org.eastwest.ui.runAnalysis"));
        bar.add(new Separator());
        bar.add(command("org.eastwest.ui.exportReport"));
        bar.add(command(DuplicateScenarioHandler.COMMAND));
        // Other bundles add what they show of a design.
        getSite().getService(IMenuService.class).populateContributionManager((ContributionManager) bar, TOOLS);
        bar.update(true);
    }

    private CommandContributionItem command(String id) {
        return new CommandContributionItem(new CommandContributionItemParameter(getSite(), null, id,
                CommandContributionItem.STYLE_PUSH));
    }

    private void showTitle() {
        ScrolledForm form = getManagedForm().getForm();
        session.design().ifPresent(design -> form.setText(title(design.getName(), design.getId())
                + (session.readOnly() ? " (read-only: written by a newer version)" : "")));
    }

    /** A form's title reads an ampersand as a mark of the next letter. */
    private String title(String name, String id) {
        String title = name != null && !name.isEmpty() ? name : id != null ? id : session.location().title();
        return title.replace("&", "&&");
    }

    @Override
    public void designChanged() {
        showing.ask();
    }

    @Override
    public void checked() {
        showing.ask();
    }

    @Override
    public void relocated() {
        showing.ask();
    }

    private void update() {
        showTitle();
        if (complete) {
            wanted.ifPresent(block::show);
            wanted = Optional.empty();
        }
        if (block != null) {
            block.update(complete);
        }
    }

    @Override
    public void setActive(boolean active) {
        super.setActive(active);
        // Following the selection of a diagram makes it the page of an editor that stays behind.
        if (active && showing != null && showing.visible()) {
            showing.catchUp();
        }
    }

    /** Shows an element and, where one is given, its feature. */
    void show(Target target) {
        if (complete && showing.visible()) {
            wanted = Optional.empty();
            block.show(target);
        } else {
            wanted = Optional.of(target);
            if (showing != null) {
                showing.ask();
            }
        }
    }

    /** The element shown, or to be shown; empty before the page is made. */
    Optional<EObject> shown() {
        return wanted.map(Target::element).or(() -> Optional.ofNullable(block).flatMap(DesignBlock::shown));
    }

    /** Puts the cursor where one searches for elements. */
    void find() {
        if (block != null) {
            block.find();
        }
    }

    /** Puts the cursor into the name of the element shown. */
    void rename() {
        if (block != null) {
            block.rename();
        }
    }

    boolean typingInField() {
        return block != null && block.typing();
    }

    void abandonTyping() {
        block.abandonTyping();
    }

    @Override
    public void setFocus() {
        focus = true;
        if (block != null) {
            showing.catchUp();
            block.setFocus();
        }
    }

    @Override
    public void dispose() {
        session.removeListener(this);
        super.dispose();
    }
}
