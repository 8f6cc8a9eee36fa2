// SPDX-License-Identifier: EPL-2.0
/** How sizes, places and ways are found; the Eclipse Layout Kernel is known here only. */
package org.eastwest.viewpoint.internal.layout;
