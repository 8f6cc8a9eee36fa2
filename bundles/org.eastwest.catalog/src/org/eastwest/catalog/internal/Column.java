// SPDX-License-Identifier: EPL-2.0
package org.eastwest.catalog.internal;

/**
 * A column of a table.
 *
 * @param name as in the first line of the file; carries the unit of numbers
 * @param kind what its cells hold
 */
record Column(String name, Kind kind) {
}
