// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.fields;

/**
 * A value to choose.
 *
 * @param value  the value; null to leave the feature unset
 * @param label  its name and what matters about it
 * @param detail more about it, such as where it comes from; may be empty
 */
public record Choice(Object value, String label, String detail) {
}
