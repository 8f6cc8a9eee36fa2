// SPDX-License-Identifier: EPL-2.0
/** How the steps of tools change a model. */
package org.eastwest.viewpoint.internal.tool;
