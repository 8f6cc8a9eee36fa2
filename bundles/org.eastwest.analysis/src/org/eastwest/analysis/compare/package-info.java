// SPDX-License-Identifier: EPL-2.0
/**
 * Designs side by side, and metrics over ranges and lists of attributes. Command line, window and report all compare
 * through this package.
 *
 * @since 1.0
 */
package org.eastwest.analysis.compare;
