// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.document;

/**
 * Names a diagram of a design.
 *
 * @param scenario id of the scenario
 * @param diagram  name of its description
 * @param element  id of the element it is of; a part of a fabric follows after a slash
 * @param label    what users see
 */
public record DiagramReference(String scenario, String diagram, String element, String label) {
    /** Whether both name the same diagram. */
    public boolean same(DiagramReference other) {
        return scenario.equals(other.scenario) && diagram.equals(other.diagram) && element.equals(other.element);
    }
}
