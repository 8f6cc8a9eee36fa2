// SPDX-License-Identifier: EPL-2.0
/**
 * From the design a user edits to what engines work on: {@link org.eastwest.reader.DesignReader} turns a design into
 * its snapshot or says why it cannot; {@link org.eastwest.reader.DesignPaths} names, reads and writes single
 * attributes by PATH.
 *
 * @since 1.0
 */
package org.eastwest.reader;
