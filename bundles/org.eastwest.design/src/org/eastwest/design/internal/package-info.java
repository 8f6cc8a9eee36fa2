// SPDX-License-Identifier: EPL-2.0
/** What the bundle offers as services. */
package org.eastwest.design.internal;
