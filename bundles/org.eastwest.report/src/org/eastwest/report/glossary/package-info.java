// SPDX-License-Identifier: EPL-2.0
/**
 * The words of the field: one glossary for the window, the report, the command line and the docs.
 */
package org.eastwest.report.glossary;
