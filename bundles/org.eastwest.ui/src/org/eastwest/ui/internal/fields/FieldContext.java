// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.fields;

import org.eastwest.ui.internal.session.DesignSession;
import org.eclipse.ui.forms.widgets.FormToolkit;

/**
 * What the fields of a page share.
 *
 * @param session the open design
 * @param toolkit makes the controls
 * @param choices what can be chosen
 * @param hints   what unset values mean
 * @param typing  told when a user begins to type what is not in the design yet
 */
public record FieldContext(DesignSession session, FormToolkit toolkit, Choices choices, Hints hints,
        Runnable typing) {
}
