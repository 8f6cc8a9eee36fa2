// SPDX-License-Identifier: EPL-2.0
/**
 * From snapshot and results to the view model: what diagrams show that is not in the design. Views are made on demand,
 * one level of detail at a time, with ids that stay the same as long as the design does.
 */
package org.eastwest.reader.view;
