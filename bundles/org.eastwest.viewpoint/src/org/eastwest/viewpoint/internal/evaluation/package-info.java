// SPDX-License-Identifier: EPL-2.0
/** What evaluating diagrams needs beside the expressions. */
package org.eastwest.viewpoint.internal.evaluation;
