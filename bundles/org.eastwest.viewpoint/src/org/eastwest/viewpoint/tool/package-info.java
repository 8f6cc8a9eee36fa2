// SPDX-License-Identifier: EPL-2.0
/**
 * What users do in diagrams: create, delete, rename, reconnect, drop, double-click. The tools of a specification become
 * commands for a command stack of EMF, each one step to undo. Commands change the model alone; the diagram follows when
 * its session refreshes.
 */
package org.eastwest.viewpoint.tool;
