// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.diagram;

import org.eastwest.viewpoint.Problem.Severity;

/**
 * A validation rule of the specification that an element breaks.
 *
 * @param severity the rule's level
 * @param rule the rule's name
 * @param message what is wrong
 */
public record Violation(Severity severity, String rule, String message) {
}
