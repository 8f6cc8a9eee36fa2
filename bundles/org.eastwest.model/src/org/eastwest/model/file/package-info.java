// SPDX-License-Identifier: EPL-2.0
/** The files of designs: read strictly, written the same for the same design, replaced in one step. */
package org.eastwest.model.file;
