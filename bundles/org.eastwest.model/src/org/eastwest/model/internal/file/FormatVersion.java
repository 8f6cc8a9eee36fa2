// SPDX-License-Identifier: EPL-2.0
package org.eastwest.model.internal.file;

import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.eastwest.model.design.DesignPackage;

/** The version of the file format: the number at the end of the namespace. */
final class FormatVersion {
    private static final Pattern NAMESPACE = Pattern.compile("(http://www\\.eastwest\\.org/design/)(\\d{1,6})");

    /** The version this code reads and writes. */
    static final int CURRENT = of(DesignPackage.eNS_URI).orElseThrow();

    private FormatVersion() {
    }

    /** The version of a namespace; empty for one that is not a design's. */
    static OptionalInt of(String namespace) {
        Matcher matcher = NAMESPACE.matcher(namespace);
        return matcher.matches() ? OptionalInt.of(Integer.parseInt(matcher.group(2))) : OptionalInt.empty();
    }

    /** The namespace of a version. */
    static String namespace(int version) {
        Matcher matcher = NAMESPACE.matcher(DesignPackage.eNS_URI);
        return matcher.replaceFirst("$1" + version);
    }
}
