// SPDX-License-Identifier: EPL-2.0
/** Labels, icons and editing support for the elements of a design. */
package org.eastwest.model.edit;
