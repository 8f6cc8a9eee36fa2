// SPDX-License-Identifier: EPL-2.0
/**
 * The example designs, which are the templates of new designs as well: {@link org.eastwest.examples.Templates}. The
 * files stand in {@code designs/} of this bundle.
 *
 * @since 1.0
 */
package org.eastwest.examples;
