// SPDX-License-Identifier: EPL-2.0
/** Specifications with their expressions read, ready to be evaluated. */
package org.eastwest.viewpoint.internal.specification;
