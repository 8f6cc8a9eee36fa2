// SPDX-License-Identifier: EPL-2.0
package @{id};

import org.eastwest.model.view.FabricView;

/** What the expressions {@code service:} of the specification call: public methods whose first parameter is the element. */
public final class @{class}Services {
    /** The text of the note. */
    public String @{camel}Note(FabricView fabric) {
        return "Fabric " + fabric.getName();
    }
}
