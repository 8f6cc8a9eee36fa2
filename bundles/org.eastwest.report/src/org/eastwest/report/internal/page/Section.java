// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.internal.page;

import java.util.List;

/**
 * A section of the page.
 *
 * @param id     anchor, unique on the page
 * @param title  its heading
 * @param blocks its content
 */
public record Section(String id, String title, List<Block> blocks) {
    public Section {
        blocks = List.copyOf(blocks);
    }
}
