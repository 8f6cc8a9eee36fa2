// SPDX-License-Identifier: EPL-2.0
/** Names of elements and attributes of a design, for findings, the command line and sweeps. */
package org.eastwest.model.path;
