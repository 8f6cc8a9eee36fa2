// SPDX-License-Identifier: EPL-2.0
package org.eastwest.model.validation;

/** A kind of problem. Codes stay the same from release to release, so that tools can rely on them. */
public interface ProblemCode {
    /** The code, such as {@code EW-MODEL-012}. */
    String code();

    /** How much problems of this kind matter. */
    Severity severity();

    /** What is wrong in general, in one line for a list of all codes. */
    String meaning();
}
