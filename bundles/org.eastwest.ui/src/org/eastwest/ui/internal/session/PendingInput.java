// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.session;

/**
 * A text a user typed that its attribute cannot take: the design keeps the old value until it is corrected.
 *
 * @param text   as typed
 * @param reason why it is not taken, and what would be
 */
public record PendingInput(String text, String reason) {
}
