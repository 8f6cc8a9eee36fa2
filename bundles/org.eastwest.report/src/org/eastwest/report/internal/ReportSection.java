// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.internal;

import java.util.List;
import org.eastwest.report.internal.page.Section;

/** Makes sections of the report; none when it has nothing to say. */
public interface ReportSection {
    List<Section> sections(ReportContext context);
}
