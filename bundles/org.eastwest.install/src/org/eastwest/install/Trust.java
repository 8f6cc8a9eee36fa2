// SPDX-License-Identifier: EPL-2.0
package org.eastwest.install;

import java.util.List;

/** Decides whether content is installed that nobody vouches for whom this machine trusts. */
@FunctionalInterface
public interface Trust {
    /** Trusts nothing. */
    Trust NOTHING = content -> false;

    /** Trusts everything. */
    Trust EVERYTHING = content -> true;

    /** True when all of this may be installed. Called on the thread that installs. */
    boolean accepts(List<UntrustedContent> content);
}
