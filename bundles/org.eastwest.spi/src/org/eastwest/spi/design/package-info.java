// SPDX-License-Identifier: EPL-2.0
/**
 * The immutable snapshot of a design that engines work on: plain records, SI units, parametric (a group of 12,500
 * servers is one record), serialisable, free of EMF. Every element carries the id by which a PATH names it.
 *
 * @since 1.0
 */
package org.eastwest.spi.design;
