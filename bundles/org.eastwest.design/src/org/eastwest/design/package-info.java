// SPDX-License-Identifier: EPL-2.0
/**
 * Which diagrams a design has. All of them are specified in {@code description/eastwest.odesign}, and only there.
 *
 * @since 1.0
 */
package org.eastwest.design;
