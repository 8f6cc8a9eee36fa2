// SPDX-License-Identifier: EPL-2.0
/** Holds specifications against what Sirius, the metamodels and the files beside them offer. */
package org.eastwest.viewpoint.lint;
